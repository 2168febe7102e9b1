"""The build: two notebooks from one source, no drift, no leak, nothing of a reader's lost."""

import ast
import shutil

import nbformat
import pytest

from course import build, lessonfile, reset
from course.toolchains import source
from tests import needs

NAMES = lessonfile.names()
MUSA = [(n, e) for n in NAMES for e in lessonfile.read(n).exercises if e.kind == "musa"]


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """The notebooks in a folder of the test's own."""
    for name in ("NOTEBOOKS", "SOLUTIONS"):
        target = tmp_path / name.lower()
        shutil.copytree(getattr(build, name), target, ignore=shutil.ignore_patterns("kept"))
        monkeypatch.setattr(build, name, target)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(reset, "KEPT", tmp_path / "notebooks" / "kept")
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_starter_runs_up_to_the_exercise(name):
    for cell in build.starter(build.solved(name)).cells:
        if cell.source.startswith("%%musa "):
            assert source.is_starter(cell.source)
        elif cell.cell_type == "code":
            compile(cell.source, name, "exec")


@pytest.mark.parametrize("name", NAMES)
def test_cells_are_short_and_few(name):
    cells = build.solved(name).cells
    code = [len(c.source.splitlines()) for c in cells if c.cell_type == "code"]
    assert 12 <= len(cells) <= 25
    assert max(code) <= 40


@pytest.mark.parametrize("name", NAMES)
def test_nbgrader_accepts_the_metadata(name):
    from nbgrader.nbgraderformat import SCHEMA_VERSION, MetadataValidator

    notebook = build.solved(name)
    nbformat.validate(notebook)
    assert SCHEMA_VERSION == 3
    MetadataValidator().validate_nb(notebook)
    ids = []
    for cell in notebook.cells:
        if "nbgrader" in cell.metadata:
            ids.append(cell.metadata.nbgrader.grade_id)
    assert len(ids) == len(set(ids)) == 2 * len(lessonfile.read(name).exercises)


@pytest.mark.parametrize("name", NAMES)
def test_every_exercise_has_a_check_cell_with_its_points(name):
    graded = {
        c.metadata.nbgrader.grade_id: c.metadata.nbgrader.points
        for c in build.solved(name).cells
        if c.metadata.get("nbgrader", {}).get("grade")
    }
    assert graded == {f"check-{e.grade_id}": e.points for e in lessonfile.read(name).exercises}


def test_a_leaked_answer_is_found_wherever_it_stands():
    name = "02_tiling"
    clean = build.starter(build.solved(name))
    assert build.leaks(name, build.dump(clean)) == []
    line = "tile_a[i, j] = widen(A[row, k0 + j])"
    in_markdown, in_metadata, in_output = (build.starter(build.solved(name)) for _ in range(3))
    in_markdown.cells[0].source += "\n" + line
    in_metadata.metadata["course"]["note"] = line
    in_output.cells[1].outputs = [nbformat.v4.new_output("stream", text=line)]
    for notebook in (in_markdown, in_metadata, in_output):
        assert any(line in problem for problem in build.leaks(name, build.dump(notebook)))


def test_drift_of_either_notebook_is_found(folders):
    name = "01_naive"
    assert build.check_solution(build.SOLUTIONS / f"{name}.ipynb", build.solved(name)) == []
    path = build.SOLUTIONS / f"{name}.ipynb"
    path.write_text(path.read_text().replace("np.float32(0)", "np.float32(1)"))
    assert "is not what the lesson gives" in build.check_solution(path, build.solved(name))[0]
    path.unlink()
    assert "missing" in build.check_solution(path, build.solved(name))[0]


def test_a_solution_that_was_not_run_is_found(folders):
    name = "01_naive"
    build.put(build.SOLUTIONS / f"{name}.ipynb", build.dump(build.solved(name)))
    assert "not executed" in build.check_solution(build.SOLUTIONS / f"{name}.ipynb", build.solved(name))[0]


def edit(path):
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[1].source += "\nmy_own = 1"
    nbformat.write(notebook, path)


def test_an_edited_notebook_is_never_overwritten(folders):
    path = build.NOTEBOOKS / "01_naive.ipynb"
    edit(path)
    before = path.read_bytes()
    assert any("stays as it is" in p for p in build.write("01_naive", run=False))
    assert path.read_bytes() == before


def test_running_a_notebook_is_not_editing_it(folders):
    path = build.NOTEBOOKS / "01_naive.ipynb"
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[1].execution_count = 7
    notebook.cells[1].outputs = [nbformat.v4.new_output("stream", text="hello")]
    notebook.cells[1].metadata["trusted"] = True
    nbformat.write(notebook, path)
    assert not build.edited(path)


def test_reset_keeps_the_readers_work(folders, capsys):
    path = build.NOTEBOOKS / "01_naive.ipynb"
    clean = path.read_text()
    edit(path)
    mine = path.read_bytes()
    args = type("Args", (), {"lessons": ["1"]})
    assert reset.main(args) == 0
    assert path.read_text() == clean
    assert [p.read_bytes() for p in reset.KEPT.iterdir()] == [mine]
    edit(path)
    assert reset.main(args) == 0
    assert len(list(reset.KEPT.iterdir())) == 2


def test_an_unreadable_notebook_counts_as_edited(folders):
    path = build.NOTEBOOKS / "01_naive.ipynb"
    path.write_text("{ half a notebook")
    assert build.edited(path)


def test_a_wrong_lesson_is_one_sentence(capsys):
    assert build.main(type("Args", (), {"lessons": ["77"], "check": True, "no_run": False})) == 2
    assert "There is no lesson '77'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text,lines", [("a\n    ### BEGIN SOLUTION\n    b = 1\n    # why\n\n    c = 2\n    ### END SOLUTION\n", 2)]
)
def test_the_stub_says_how_many_lines(text, lines):
    cut = build.cut_answers(text)
    assert f"({lines} lines)" in cut and "b = 1" not in cut and "raise NotImplementedError()" in cut


@pytest.mark.parametrize("name,exercise", MUSA, ids=[e.grade_id for _, e in MUSA])
def test_a_musa_exercise_is_a_cell_with_its_magic(name, exercise):
    solved = next(c for c in build.solved(name).cells if c.source.startswith(f"%%musa {exercise.name}\n"))
    assert solved.source.split("\n", 1)[1] == exercise.answer().rstrip("\n")
    assert not exercise.answer().startswith("/*") and "gemm_optimized" in exercise.answer()


@pytest.mark.parametrize("name,exercise", MUSA, ids=[e.grade_id for _, e in MUSA])
def test_without_the_magic_a_musa_check_has_nothing_to_check(name, exercise):
    """nbval lets an unknown magic pass: only the magic may make the name that the check is called with."""
    cells = [c.source for c in build.solved(name).cells if c.cell_type == "code"]
    python = [ast.parse(c) for c in cells if not c.startswith("%%musa ")]
    bound = {
        n.id for tree in python for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    assert any(c.startswith(f"lesson.check({exercise.name})") for c in cells)
    assert exercise.name not in bound


def test_a_musa_starter_says_that_it_is_not_written_yet():
    cut = build.cut_answers("int f() {\n    // ### BEGIN SOLUTION\n    return 1;\n    // ### END SOLUTION\n}\n")
    assert "// YOUR CODE HERE (1 line)" in cut and "return 1" not in cut and source.is_starter(cut)
    assert source.stub_of(cut) == source.CPP_STUB
    assert not source.is_starter(cut.replace(source.CPP_STUB, "return 2;"))


@needs.gxx
def test_a_musa_starter_does_not_compile_and_the_message_says_why():
    from course.toolchains import musa
    from course.toolchains.base import KernelError

    text = build.cut_answers((lessonfile.KERNELS / "musa" / "naive.mu").read_text())
    with pytest.raises(KernelError, match="not written yet: replace this line") as told:
        musa.load(text)
    assert "#error" in text.splitlines()[told.value.line - 1]


def test_the_lesson_brings_the_magic():
    from IPython.core.interactiveshell import InteractiveShell

    from course.lesson import _load_magic

    shell = InteractiveShell.instance()
    shell.run_line_magic("unload_ext", "course.musa.magic") if shell.find_cell_magic("musa") else None
    _load_magic("course.musa.magic")
    shell.run_cell_magic("musa", "mine", "int x;\n")
    assert shell.user_ns["mine"].text == "\nint x;\n"  # an empty line for the magic's own: JupyterLab counts it
