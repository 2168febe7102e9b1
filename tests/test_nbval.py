"""nbval over solutions/ holds what it should: a broken solution turns it red, and lessons use nothing it lets pass."""

import re
import subprocess

import nbformat
import pytest

from course import build, lessonfile
from course.setup.steps import STEPS

NAMES = lessonfile.names()


def nbval(path) -> int:
    command = [str(x) for x in STEPS["nbval"][0] if str(x) != "solutions"]
    return subprocess.run([*command, str(path)], cwd=build.ROOT, capture_output=True).returncode


def test_deleting_one_line_of_a_solution_turns_it_red(tmp_path):
    path = tmp_path / "02_tiling.ipynb"
    notebook = nbformat.read(build.SOLUTIONS / "02_tiling.ipynb", as_version=4)
    cell = next(c for c in notebook.cells if "def gemm_tiled" in c.source)
    cell.source = re.sub(r"\n[^\n]*nobody still reads[^\n]*", "", cell.source)
    nbformat.write(notebook, path)
    assert nbval(path) == 1


@pytest.mark.parametrize("name", NAMES)
def test_no_magic_or_shell_line_where_nbval_would_let_it_pass(name):
    for cell in build.solved(name).cells:
        if cell.cell_type == "code":
            lines = [line for line in cell.source.splitlines() if re.match(r"\s*[%!]", line)]
            assert all(line.startswith("%%musa ") for line in lines), lines


@pytest.mark.parametrize("name", NAMES)
def test_what_nbval_compares_holds_no_time_and_no_picture(name):
    notebook = nbformat.read(build.SOLUTIONS / f"{name}.ipynb", as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code" and "nbval-ignore-output" not in cell.metadata.get("tags", []):
            for output in cell.outputs:
                assert "image/png" not in output.get("data", {})
                assert not re.search(r"\d (ms|µs)\b", output.get("text", ""))


@pytest.mark.parametrize("name", NAMES)
def test_stored_outputs_stay_small(name):
    assert (build.SOLUTIONS / f"{name}.ipynb").stat().st_size < 100_000
