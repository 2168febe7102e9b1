"""The environment: its pins agree wherever they are written, and its packages live together in one process."""

import os
import re
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
import pytest
import yaml
from nbclient import NotebookClient

from course._vendor import intel_runtime

ROOT = Path(__file__).resolve().parents[1]

ORDERS = [
    "numba_dpex dpctl torch triton matplotlib.pyplot",
    "torch triton matplotlib.pyplot dpctl numba_dpex",
    "matplotlib.pyplot numba_dpex triton torch dpctl",
    "triton dpctl matplotlib.pyplot torch numba_dpex",
]
USE = """
import dpctl.tensor, numba_dpex, torch
@numba_dpex.kernel
def double(item, x):
    i = item.get_id(0)
    x[i] = 2 * x[i]
x = dpctl.tensor.arange(64, dtype="float32")
numba_dpex.call_kernel(double, numba_dpex.Range(64), x)
assert torch.equal(torch.from_numpy(dpctl.tensor.asnumpy(x)), 2 * torch.arange(64.0))
assert float((torch.ones(8, 8) @ torch.ones(8, 8)).sum()) == 512
print(sorted({device.vendor for device in dpctl.get_devices()}))
"""


def pins(lines):
    """{name: version} of lines `name==version`; anything else fails."""
    found = dict(re.fullmatch(r"([a-z0-9-]+)==([\w.]+)", line).groups() for line in lines)
    assert len(found) == len(lines)
    return found


def locked(name="requirements.lock"):
    return pins([line for line in (ROOT / name).read_text().splitlines() if not line.startswith("#")])


def python(code, **environment):
    """Run `code` in a fresh process of this environment, without a library path, away from the repository."""
    clean = {
        key: value for key, value in os.environ.items() if not key.startswith(("LD_LIBRARY_PATH", "OCL_", "PYTHON"))
    }
    return subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, cwd="/", capture_output=True, text=True, timeout=120
    )


def test_the_conda_file_has_the_pins_of_the_lock():
    conda = yaml.safe_load((ROOT / "environment.yml").read_text())["dependencies"]
    assert "python=3.11" in conda
    assert pins(conda[-1]["pip"]) == locked()


def test_the_lock_holds_every_declared_requirement():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for requirement in project["dependencies"] + [r for extra in extras.values() for r in extra]:
        name, bound, version = re.fullmatch(r"([a-z0-9-]+)(==|<)?([\w.]+)?", requirement).groups()
        assert name in locked(), f"{name} is declared and not locked: make lock"
        if bound == "==":
            assert locked()[name] == version
        elif bound == "<":
            assert int(locked()[name].split(".")[0]) < int(version)


def test_this_environment_is_the_lock():
    from importlib.metadata import version

    assert {name: version(name).partition("+")[0] for name in locked()} == locked()


def test_packages_work_together_in_any_order():
    with ThreadPoolExecutor(2) as pool:
        runs = list(pool.map(lambda order: python(f"import {', '.join(order.split())}\n{USE}"), ORDERS))
    for order, run in zip(ORDERS, runs, strict=True):
        assert run.returncode == 0, f"{order}: {run.stderr[-500:]}"
        assert "Intel" in run.stdout and run.stdout.count(",") == 0, (
            f"{order}: a platform that is not Intel's: {run.stdout}"
        )


def test_a_plain_python_start_is_silent_and_loads_nothing():
    run = python("import sys; print([m for m in ('course', 'dpctl', 'ctypes', 'numpy') if m in sys.modules])")
    assert (run.stdout, run.stderr) == ("[]\n", "")


def test_a_missing_runtime_is_told_in_one_sentence(tmp_path):
    run = python(f"import sys; sys.prefix = {str(tmp_path)!r}\ntry:\n import dpctl\nexcept ImportError as e: print(e)")
    assert "libintlc.so.5" in run.stdout and "make setup" in run.stdout and run.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("vendors", "seen"),
    [
        ({}, []),
        ({"pocl.icd": "libpocl.so.2"}, []),
        ({"intel.icd": "/usr/lib/intel/libigdrcl.so\n", "pocl.icd": "libpocl.so.2"}, ["/usr/lib/intel/libigdrcl.so"]),
        ({"intel.icd.bak": "/usr/lib/intel/libigdrcl.so", "b.icd": "\udcff"}, []),
    ],
)
def test_only_intels_opencl_drivers_are_offered(tmp_path, vendors, seen):
    for name, library in vendors.items():
        (tmp_path / name).write_bytes(library.encode("utf-8", "surrogateescape"))
    assert intel_runtime.drivers("/lib", str(tmp_path)) == ["/lib/libintelocl.so", *seen]


def test_a_notebook_may_import_dpctl_first():
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell("import dpctl\nprint(dpctl.SyclDevice('opencl:cpu').vendor)")]
    )
    NotebookClient(notebook, kernel_name="gemm-course", timeout=60).execute()
    assert "Intel" in notebook.cells[0].outputs[0].text
