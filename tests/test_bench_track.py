"""`course bench --track`: what a GPU machine has (torch, triton, NumPy) is enough; without a GPU it says so."""

import os
import subprocess
import sys

import pytest

from course import triton_listings

NOT_NEEDED = ("IPython", "ipykernel", "ipywidgets", "jupytext", "matplotlib", "nbformat", "nbgrader", "numba", "dpctl")
PROGRAM = f"""
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {(*NOT_NEEDED, "numba_dpex")!r}:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Missing())
import course.bench_triton, course.musa.bench
from course import cli
from course.tuning import tuner, works

assert works.all_works()
sys.exit(cli.main(["bench", "--track", sys.argv[1]]))
"""


@pytest.mark.parametrize("track", ["triton", "musa"])
def test_a_track_needs_little_and_refuses_without_a_gpu(track):
    pytest.importorskip("torch")
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "HIP_VISIBLE_DEVICES": "", "TRITON_INTERPRET": "0"}
    done = subprocess.run([sys.executable, "-c", PROGRAM, track], capture_output=True, text=True, env=hidden)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1 and "GPU" in done.stderr


def test_every_kernel_has_its_listing_planned():
    files = {p.relative_to(triton_listings.KERNELS).with_suffix("").as_posix() for p in
             triton_listings.KERNELS.rglob("*.py") if "def launch(" in p.read_text()}  # fmt: skip
    plan = {(kernel, target) for kernel, _, _, target in triton_listings.plan()}
    assert {kernel for kernel, _ in plan} == files
    assert {kernel for kernel, target in plan if target == "gfx90a"} == {f for f in files if "/" not in f}
