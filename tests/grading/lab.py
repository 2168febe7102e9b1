"""A private Slurm on this machine, for tests and proofs: slurm_lab.sh as a context manager.

with Lab(folder) as lab:
    subprocess.run([...], env=lab.env)
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from course.worker.host import ROOT

SCRIPT = Path(__file__).with_name("slurm_lab.sh")


def missing() -> str:
    """Why there can be no Slurm here, or ""."""
    if os.getuid() != 0:
        return "needs root"
    absent = [name for name in ("slurmctld", "slurmd", "munged") if not shutil.which(name)]
    return f"needs {' and '.join(absent)} (Debian: apt-get install slurm-wlm munge)" if absent else ""


class Lab:
    """Three nodes of one core. folder: its files. port: the first of 20."""

    def __init__(self, folder: Path, port: int = 27900):
        self.env = {**os.environ, "SLURM_LAB_DIR": str(folder), "SLURM_LAB_PORT": str(port), "PYTHONPATH": str(ROOT)}
        self.env |= {"SLURM_CONF": str(folder / "slurm.conf"), "COURSE_SLURM_LAG_S": "5"}

    def __enter__(self) -> Lab:
        self._do("up")
        return self

    def __exit__(self, *_):
        self._do("down", check=False)

    def _do(self, *words: str, check: bool = True) -> None:
        subprocess.run([SCRIPT, *words], env=self.env, check=check, timeout=60, stdout=subprocess.DEVNULL)

    def busy_node(self, limit_s: float = 120) -> str:
        """The number of a node that runs a task; waits for one."""
        ends = time.monotonic() + limit_s
        while time.monotonic() < ends:
            said = subprocess.run(["squeue", "-h", "-t", "R", "-o", "%N"], env=self.env, capture_output=True, text=True)
            nodes = [n for n in said.stdout.split() if n.startswith("n")]
            if nodes:
                return nodes[0][1:]
            time.sleep(0.2)
        raise TimeoutError("no node has run a task")

    def lose(self, node: str) -> None:
        """The node and all that it runs die at once; a second later it is back."""
        self._do("fail-node", node)
        time.sleep(1)
        self._do("start-node", node)
