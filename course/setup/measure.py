"""Times and weighs the two ways to install the course, each from nothing in a folder that is thrown away.

    make measure-env                       the lean one, as `make lab` installs it
    make measure-env KINDS="lean plain"     both

lean: requirements.lock with --no-deps, course/_vendor in the place of dpnp and of LD_LIBRARY_PATH.
plain: the same requirements and pins, and all that they declare, by pip alone; needs LD_LIBRARY_PATH.
Prints a Markdown row each: what, seconds without pip's cache, MiB on disk, versions, date.
"""

import argparse
import datetime
import os
import platform
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from course.setup import install, lock

DPNP = "dpnp==0.15.0"  # the release of dpctl 0.17.0; pip left alone tries every later one first
IMPORTS = "import torch, triton, matplotlib.pyplot, dpctl, numba_dpex; print([d.name for d in dpctl.get_devices()])"


def lean(folder):
    """Install as `make lab` does; returns the environment that its kernels need."""
    subprocess.run([sys.executable, install.__file__, "--venv", folder], check=True, stdout=sys.stderr)
    return {}


def plain(folder):
    """Install with every declared dependency; returns the environment that its kernels need."""
    venv.create(folder, with_pip=True)
    pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    pins = [line for line in install.LOCK.read_text().splitlines() if not line.startswith("#")]
    constraints = Path(folder) / "constraints.txt"
    constraints.write_text("\n".join(pins))
    subprocess.run([*pip, *(pin for pin in pins if pin.startswith("pip=="))], check=True, stdout=sys.stderr)
    subprocess.run([*pip, "-c", constraints, *lock.declared(), DPNP], check=True, stdout=sys.stderr)
    lib = f"{folder}/lib"
    return {"LD_LIBRARY_PATH": lib, "OCL_ICD_FILENAMES": f"{lib}/libintelocl.so", "OCL_ICD_VENDORS": "/nonexistent"}


def mebibytes(folder):
    """Disk use of `folder` as du counts it: a file under two names once."""
    return int(subprocess.run(["du", "-sm", folder], check=True, capture_output=True, text=True).stdout.split()[0])


def measure(kind):
    """One Markdown row for `kind`, "lean" or "plain"."""
    with tempfile.TemporaryDirectory(prefix=f"gemm-course-{kind}-") as parent:
        folder = f"{parent}/env"
        os.environ["PIP_NO_CACHE_DIR"] = "1"
        start = time.monotonic()
        needs = {"lean": lean, "plain": plain}[kind](folder)
        seconds = time.monotonic() - start
        run = subprocess.run(
            [f"{folder}/bin/python", "-c", IMPORTS], capture_output=True, text=True, env={**os.environ, **needs}
        )
        devices = run.stdout.strip() if run.returncode == 0 else (run.stderr.strip().splitlines() or ["crash"])[-1]
        cores, today = os.cpu_count(), datetime.date.today()
        return (
            f"| {kind} | {seconds:.0f} | {mebibytes(folder)} | {devices} | Python {platform.python_version()}, "
            f"{cores} cores, load {os.getloadavg()[0]:.1f} | {today} |"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", default=["lean"], help="lean, plain")
    kinds = parser.parse_args().kinds
    print(
        "| environment | cold install, s | size, MiB | devices seen | measured on | date |\n|---|---|---|---|---|---|"
    )
    for kind in kinds:
        print(measure(kind), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
