"""One nbval run of the trusted notebook, in a process of its own.

This process has imported what the run needs (`preload`) and forks: pytest in one child, the kernel in a child of that
one, both with a home of their own. Nothing of a student's has been executed in any of them, and none will be: student
code only runs in the sandbox that the kernel starts, which is a fresh program, not a fork.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import json
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass
from pathlib import Path

from course.grading import sandbox
from course.grading.master import Master

PR_SET_PDEATHSIG = 1
PREFIX = f"course-grade-{os.uname().nodename}-"  # the folder for temporary files may be shared by machines
NOTEBOOK, RECORD, CELLS, JUNIT, LOG = "lesson.ipynb", "record.jsonl", "cells.jsonl", "junit.xml", "log.txt"
INI = "[pytest]\naddopts =\nfilterwarnings = ignore\n"
KEPT_VARIABLES = ("PATH", *sandbox.GPU_VARIABLES)


IMPORTED_LATE = (
    "ipykernel.ipkernel ipykernel.kernelapp ipykernel.debugger jupyter_client.blocking "
    "jupyter_client.provisioning.local_provisioner tornado.platform.asyncio psutil faulthandler IPython.core.completer "
    "IPython.core.completerlib IPython.core.debugger IPython.core.logger IPython.core.oinspect "
    "IPython.extensions.storemagic pytest nbval.plugin"
).split()


def preload() -> None:
    """Import everything once, before the first fork; what pytest and the kernel import late costs every run else."""
    sys.modules.setdefault("debugpy", None)  # nobody debugs this kernel, and its import takes 0.2 s
    from _pytest.config import default_plugins

    import course.contracts
    from course.grading import hardened, inside  # noqa: F401

    for name in (*IMPORTED_LATE, *(f"_pytest.{plugin}" for plugin in default_plugins)):
        importlib.import_module(name)
    course.contracts.registry()
    hardened.install()
    gc.collect()
    gc.freeze()


def sweep() -> None:
    """Remove the private folders of gradings that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*-*"):
        owner = folder.name.removeprefix(PREFIX).split("-")[0]
        if owner.isdigit() and not os.path.exists(f"/proc/{owner}"):
            shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Run:
    """A run in progress. folder: its private files."""

    pid: int
    folder: Path
    ends: float
    overran: bool = False

    def poll(self) -> int | None:
        """The exit code once it has ended (negative: a signal), None before; ends what overruns."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > self.ends and not self.overran:
            self.overran = True
            self.kill()
        return None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def lines(self, name: str) -> list[dict]:
        """Whole JSON lines of one of its files."""
        out = []
        with contextlib.suppress(OSError):
            for line in (self.folder / name).read_text().splitlines():
                with contextlib.suppress(ValueError):
                    out.append(json.loads(line))
        return out

    def log(self) -> str:
        with contextlib.suppress(OSError):
            return (self.folder / LOG).read_bytes()[-4000:].decode(errors="replace")
        return ""

    def clean(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def start(master: Master, context: dict, cell_s: float) -> Run:
    """Fork a run of the trusted notebook. context: see inside.begin; cell_s: seconds a cell may take."""
    folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
    (folder / NOTEBOOK).write_text(master.text)
    (folder / "pytest.ini").write_text(INI)
    (folder / "home").mkdir()
    full = {**context, "record": str(folder / RECORD)}
    (folder / "context.json").write_text(json.dumps(full))
    sys.stdout.flush()
    sys.stderr.flush()
    parent, pid = os.getpid(), os.fork()
    if pid == 0:
        code = 70
        try:
            code = _pytest(folder, cell_s, parent)
        except BaseException:  # noqa: BLE001 - a fork must never return into its parent's code
            traceback.print_exc()
        finally:
            with contextlib.suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)
    cells = 3 + len(master.slots) * 2
    return Run(pid, folder, time.monotonic() + 60 + cells + cell_s * len(master.slots))


def _pytest(folder: Path, cell_s: float, parent: int) -> int:
    """In the child: a session, an environment and a kernel of its own, then pytest."""
    import pytest

    from course.grading.hardened import Hardened

    os.setsid()
    _die_with(parent)
    log = os.open(folder / LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
    null = os.open(os.devnull, os.O_RDONLY)
    for fd, target in ((null, 0), (log, 1), (log, 2)):
        os.dup2(fd, target)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w", closefd=False), open(2, "w", closefd=False)  # noqa: SIM115
    _own_environment(folder)
    os.chdir(folder)
    kernel = ForkedKernel()
    kernel.install()
    options = ["-c", str(folder / "pytest.ini"), "--rootdir", str(folder), "--noconftest", "-p", "no:cacheprovider"]
    options += ["-p", "nbval.plugin", "--nbval-lax", "--nbval-current-env", f"--nbval-cell-timeout={cell_s}"]
    options += [f"--junitxml={folder / JUNIT}", "--color=no", "-q", "--tb=short", str(folder / NOTEBOOK)]
    code = int(pytest.main(options, plugins=[Hardened(str(folder / CELLS))]))
    kernel.kill()
    return code


def _own_environment(folder: Path) -> None:
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    home = str(folder / "home")
    os.environ.clear()
    os.environ.update(kept)
    os.environ.update(
        HOME=home,
        IPYTHONDIR=home,
        JUPYTER_RUNTIME_DIR=home,
        JUPYTER_NO_CONFIG="1",
        COURSE_STATE=str(folder / "home" / "state"),
        COURSE_GRADING=str(folder / "context.json"),
        PYTHONNOUSERSITE="1",
        PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
        OPENBLAS_NUM_THREADS="1",
        LANG="C.UTF-8",
        TMPDIR=home,
    )
    tempfile.tempdir = home


def _die_with(parent: int) -> None:
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before we asked
        os._exit(70)


class ForkedKernel:
    """A kernel process forked ahead, with the interface of Popen that jupyter_client uses. It waits for its command."""

    stdin = stdout = stderr = None

    def __init__(self):
        read, self.command = os.pipe()
        self.returncode = None
        parent, self.pid = os.getpid(), os.fork()
        if self.pid == 0:
            os.close(self.command)
            try:
                self._serve(read, parent)
            except BaseException:  # noqa: BLE001
                traceback.print_exc()
            finally:
                os._exit(70)
        os.close(read)

    def install(self) -> None:
        """Be what jupyter_client launches."""
        from jupyter_client.provisioning import local_provisioner

        local_provisioner.launch_kernel = self._launch

    def _launch(self, cmd, **options):
        os.write(self.command, json.dumps(cmd[cmd.index("-f") + 1]).encode())
        os.close(self.command)
        return self

    @staticmethod
    def _serve(read: int, parent: int) -> None:
        os.setsid()  # jupyter_client interrupts the kernel's process group
        _die_with(parent)
        with os.fdopen(read) as pipe:
            said = pipe.read()
        if not said:
            return
        from ipykernel.kernelapp import IPKernelApp

        app = IPKernelApp.instance()
        app.initialize(["-f", json.loads(said), "--HistoryManager.enabled=False"])
        app.start()

    def poll(self):
        if self.returncode is None:
            with contextlib.suppress(ChildProcessError):
                pid, status = os.waitpid(self.pid, os.WNOHANG)
                if pid:
                    self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout=None):
        ends = time.monotonic() + (timeout or 3600)
        while self.poll() is None and time.monotonic() < ends:
            time.sleep(0.01)
        return self.returncode

    def send_signal(self, number):
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def kill(self):
        self.send_signal(signal.SIGKILL)
        self.wait(5)
