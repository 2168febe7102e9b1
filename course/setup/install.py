"""Makes the course's environment, or brings it up to date: what `make lab` and `make test` do first.

    python3.11 course/setup/install.py            .venv beside the Makefile
    python course/setup/install.py --here         the environment that runs this (conda)

A stamp in the environment tells what it was made from; when it still holds, nothing is done. Every failure is one
sentence and exit code 1; running it again repairs what was left half made. It must start on any Python 3, to say which
one it wants.
"""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.lock"
WANTED = (3, 11)  # numba-dpex 0.23.0, its last release, stops there
FREE_GIB = 5  # 3 of them stay (a CUDA build of torch takes 4 more), the rest is downloads on their way
KERNEL = "gemm-course"

# What pip prints when ..., and the sentence for it.
PIP_FAILURES = (
    (
        r"No space left on device|Disk quota exceeded",
        "the disk is full: make room where {folder} is and run this again",
    ),
    (
        r"name resolution|NewConnectionError|Connection refused|Network is unreachable|No route to host|ProxyError"
        r"|Read timed out|ConnectTimeout|Connection (?:broken|reset|aborted)|IncompleteRead|from versions: none",
        "the package index cannot be reached: check the network or proxy (pip's own settings apply) and run this again",
    ),
    (r"No matching distribution found for (\S+)", "the package index has no {match} for this Python and system"),
    (r"Permission denied", "{folder} cannot be written: check who owns it"),
)


# Extensions that nbgrader and jupytext bring and a reader has no use for: 3 s of every start, and panels that ask for a
# grader's configuration. `jupyter server extension enable` and `jupyter labextension enable` bring them back.
SERVER_OFF = (
    "nbgrader.server_extensions.formgrader",
    "nbgrader.server_extensions.validate_assignment",
    "nbgrader.server_extensions.assignment_list",
    "nbgrader.server_extensions.course_list",
    "notebook",
    "jupyterlab_jupytext",
    "jupyter_lsp",
)
LAB_OFF = ("@jupyter/nbgrader", "@jupyter-notebook/lab-extension", "jupyterlab-jupytext")


class Stop(Exception):
    """Set-up cannot go on; the text is the one sentence that the reader sees."""


def stamp(python=sys.version_info):
    """What an environment is made from: the lock, the package's metadata, this Python and the place of the course."""
    digest = hashlib.sha256()
    for part in (LOCK, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(part.read_bytes())
    digest.update("{}.{}.{} {}".format(*python[:3], ROOT).encode())
    return digest.hexdigest()


@contextlib.contextmanager
def step(text):
    """One line of progress with the seconds it took."""
    print(f"  {text} ...", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print(" stopped", flush=True)
        raise
    print(f" {time.monotonic() - start:.1f} s", flush=True)


class Environment:
    """One environment (a venv or conda prefix): where its parts are, and how each is put there."""

    def __init__(self, prefix):
        self.prefix = Path(prefix)
        self.python = self.prefix / "bin" / "python"
        self.stamp = self.prefix / ".gemm-course"
        self.log = self.prefix / "gemm-course-setup.log"

    def ready(self):
        return self.python.exists() and self.stamp.exists() and self.stamp.read_text() == stamp()

    def usable(self):
        """Whether there is an environment of this Python to build on. One whose install broke off is not: pip would
        take a package that was cut short for a whole one."""
        if not self.python.exists() or (self.stamp.exists() and self.stamp.read_text() == "unfinished"):
            return False
        asked = subprocess.run(
            [str(self.python), "-c", "import pip, sys; print(sys.prefix, *sys.version_info[:3], sep='\\n')"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        return asked.stdout.decode().splitlines() == [str(self.prefix), *map(str, sys.version_info[:3])]

    def create(self):
        try:
            import ensurepip  # noqa: F401  Debian ships Python without it
            import venv
        except ImportError:
            raise Stop(
                "this Python has no venv module: install it (Debian, Ubuntu: apt install python3.11-venv)"
            ) from None
        try:
            venv.EnvBuilder(clear=True, with_pip=True, symlinks=True).create(str(self.prefix))
        except (OSError, subprocess.CalledProcessError) as error:
            raise Stop(f"the environment {self.prefix} cannot be made ({one_line(error)})") from None

    def pip(self, *arguments):
        """Run pip quietly; its output goes to the log. Raises Stop with the sentence for what went wrong."""
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
        with open(self.log, "ab") as log:
            start = log.tell()
            code = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, cwd=str(ROOT)).returncode
        if code:
            with open(self.log, "rb") as log:
                log.seek(start)
                raise Stop(explain(log.read().decode("utf-8", "replace"), self.prefix, self.log))

    def site_packages(self):
        return self.prefix / "lib" / "python{}.{}".format(*WANTED) / "site-packages"

    def link_copies(self):
        """Intel's wheels carry each library under two or three names, as copies (300 MB): make them links to one."""
        seen = {}
        for path in sorted((self.prefix / "lib").glob("*.so*")):
            if path.is_symlink() or path.stat().st_size < 2**20:
                continue
            content = hashlib.sha256(path.read_bytes()).digest()
            first = seen.setdefault(content, path)
            if not path.samefile(first):
                link = path.with_name(path.name + ".link")
                os.link(str(first), str(link))
                link.replace(path)

    def hook(self):
        """The .pth file through which `import dpctl` finds Intel's runtime. Silent whatever is missing: Python runs it
        at every start."""
        (self.site_packages() / "gemm_course.pth").write_text(
            f"{ROOT / 'course' / '_vendor'}\n"
            'import sys; exec("try:\\n import intel_runtime\\n intel_runtime.install()\\nexcept Exception:\\n pass")\n'
        )

    def jupyter(self):
        """The kernel that the notebooks name, and a JupyterLab that asks no news, no updates, and starts no graders."""
        share = self.prefix / "share" / "jupyter"
        config = self.prefix / "etc" / "jupyter"
        command = [str(self.python), "-Xfrozen_modules=off", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        write_json(
            share / "kernels" / KERNEL / "kernel.json",
            {
                "argv": command,
                "display_name": "GEMM course",
                "language": "python",
                "metadata": {"debugger": True},
            },
        )
        write_json(
            share / "lab" / "settings" / "overrides.json",
            {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}},
        )
        write_json(
            config / "jupyter_server_config.d" / "zz_gemm_course.json",  # files are read in order: after the others
            {"ServerApp": {"jpserver_extensions": dict.fromkeys(SERVER_OFF, False)}},
        )
        write_json(config / "labconfig" / "page_config.json", {"disabledExtensions": dict.fromkeys(LAB_OFF, True)})

    def check(self):
        """Import what the course stands on, in one process of the new environment. Raises Stop."""
        code = "import torch, triton, matplotlib.pyplot, ipywidgets, jupyterlab.labapp, dpctl, numba_dpex, course"
        run = subprocess.run([str(self.python), "-c", code], stderr=subprocess.PIPE, cwd=str(self.prefix))
        if run.returncode:
            said = run.stderr.decode("utf-8", "replace").strip().splitlines() or [f"exit code {run.returncode}"]
            raise Stop(f"the packages are in place but do not import ({said[-1]}): run this again to start afresh")


def write_json(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n")


def one_line(error):
    return " ".join(str(error).split())[:200]


def explain(output, folder, log):
    """The sentence for a pip failure whose output is `output`."""
    for pattern, sentence in PIP_FAILURES:
        found = re.search(pattern, output)
        if found:
            return sentence.format(match=found.group(found.lastindex or 0), folder=folder)
    errors = [line for line in output.splitlines() if line.startswith("ERROR")] or ["pip failed"]
    return f"{one_line(errors[-1])} (all of pip's output: {log})"


def check_python(version=sys.version_info):
    if tuple(version[:2]) != WANTED:
        raise Stop(
            "the course needs Python {}.{}, and this is {}.{}: install python3.11 and python3.11-venv, "
            "or name one with `make lab PYTHON=/path/to/python3.11`".format(*WANTED, *version[:2])
        )


def check_disk(folder, free=None):
    """Raises Stop when the file system of `folder` has less than FREE_GIB left. `free`: bytes, instead of asking."""
    free = shutil.disk_usage(str(folder)).free if free is None else free
    if free < FREE_GIB * 2**30:
        raise Stop(f"{folder} has {free / 2**30:.1f} GiB free and {FREE_GIB} are needed: make room and run this again")


@contextlib.contextmanager
def alone():
    """One set-up of this course at a time: a second one waits."""
    with open(LOCK, "r+") as lock:  # NFS locks only what is open for writing
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("  waiting for another set-up of this course to finish", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        except OSError:
            pass  # a file system without locks
        yield


def install(environment, here=False):
    """Bring `environment` to what the lock says. Does nothing when its stamp holds. Raises Stop."""
    if environment.ready():
        return
    start = time.monotonic()
    print(f"Setting up {environment.prefix} (once; about three minutes)", flush=True)
    if not here and not environment.usable():
        environment.prefix.parent.mkdir(parents=True, exist_ok=True)
        check_disk(environment.prefix.parent)
        with step("making an empty environment"):
            environment.create()
    environment.stamp.write_text("unfinished")
    pins = [line for line in LOCK.read_text().splitlines() if not line.startswith("#")]
    with step("updating pip (Debian 12's does not see every release)"):
        environment.pip("install", *(pin for pin in pins if pin.startswith("pip==")))
    with step(f"installing {len(pins)} packages"):
        environment.pip("install", "--no-deps", "--no-compile", "-r", str(LOCK))
        environment.link_copies()
    with step("completing PyTorch (a CUDA build needs CUDA's libraries, a CPU build nothing)"):
        environment.pip("install", *(pin for pin in pins if pin.startswith("torch==")))
    with step("adding the course and its kernel"):
        environment.pip("install", "--no-deps", "--no-build-isolation", "-e", ".")
        environment.hook()
        environment.jupyter()
    with step("importing it all once"):
        environment.check()
    environment.stamp.write_text(stamp())
    print(f"Ready after {time.monotonic() - start:.0f} s.", flush=True)


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--venv", default=str(ROOT / ".venv"), help="folder of the environment (default: .venv)")
    parser.add_argument("--here", action="store_true", help="use the environment that runs this program")
    options = parser.parse_args(argv)
    try:
        check_python()
        with alone():
            prefix = sys.prefix if options.here else os.path.abspath(options.venv)
            install(Environment(prefix), options.here)
    except Stop as stop:
        print(f"Set-up stopped: {stop}.", file=sys.stderr)
        return 1
    except OSError as error:
        reason = "the disk is full" if error.errno == 28 else one_line(error)
        print(f"Set-up stopped: {reason}; run this again when that is mended.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nSet-up interrupted; run this again to go on.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
