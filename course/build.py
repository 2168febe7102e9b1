"""`course build`: the notebooks of notebooks/ and solutions/ from the one source of each lesson.

    course build [NN ...]    write both notebooks of the named lessons (all by default); solutions are executed
    course build --check     change nothing; fail on drift, on a leaked answer, on a starter that passes its check

A notebook that a reader has edited is never overwritten: its cells no longer match the hash that it was written with.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path

import nbformat

from course import lessonfile
from course.contracts import contract
from course.toolchains import source

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS, SOLUTIONS = ROOT / "notebooks", ROOT / "solutions"
CELL_LIMIT_S = 300
HIDDEN = ("nbval-ignore-output",)
BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"


def add_arguments(parser) -> None:
    parser.add_argument("lessons", nargs="*", metavar="NN", help="lesson numbers or names; all by default")
    parser.add_argument("--check", action="store_true", help="change nothing, fail on any drift or leak")
    parser.add_argument(
        "--no-run", action="store_true", help="do not execute solutions (their outputs stay as they are)"
    )


def main(args) -> int:
    try:
        names = [lessonfile.resolve(n) for n in args.lessons] or lessonfile.names()
    except LookupError as error:
        print(error, file=sys.stderr)
        return 2
    problems = []
    for name in names:
        began = time.perf_counter()
        found = check(name) if args.check else write(name, run=not args.no_run)
        problems += found
        print(f"{name}: {'; '.join(found) if found else 'ok'} ({time.perf_counter() - began:.1f} s)", flush=True)
    if args.check:
        problems += (extra := strays())
        print(*extra, sep="\n", end="\n" if extra else "")
    return 1 if problems else 0


def strays() -> list[str]:
    """Notebooks without a lesson."""
    known = {f"{n}.ipynb" for n in lessonfile.names()}
    return [
        f"{path.relative_to(ROOT)} has no lesson in course/lessons: delete it"
        for folder in (NOTEBOOKS, SOLUTIONS)
        for path in sorted(folder.glob("*.ipynb"))
        if path.name not in known
    ]


# ---- from the lesson's source to two notebooks -----------------------------------------------------------------------


def solved(name: str):
    """The lesson's notebook with the answers in, not executed; nbgrader metadata (schema 3) on graded cells."""
    lesson = lessonfile.read(name)
    notebook = copy.deepcopy(lesson.notebook)
    exercises = iter(lesson.exercises)
    current = None
    for index, cell in enumerate(notebook.cells):
        meta = dict(cell.metadata)
        cell.metadata = nbformat.NotebookNode()
        if meta.get("tags"):
            cell.metadata["tags"] = sorted(
                {*meta["tags"], *(HIDDEN if set(meta["tags"]) & {"widget", "machine"} else ())}
            )
        if cell.cell_type == "code" and "kernel" in meta:
            current = next(exercises)
            cell.source = current.cell()
            cell.metadata["nbgrader"] = grading(current.grade_id, solution=True)
        elif cell.cell_type == "code" and current and cell.source.startswith("lesson.check("):
            cell.metadata["nbgrader"] = grading("check-" + current.grade_id, points=current.points)
            current = None
        cell["id"] = f"{lesson.number}-{index:02d}"
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    notebook.metadata = nbformat.from_dict(
        {
            "kernelspec": {"display_name": "GEMM course", "language": "python", "name": "gemm-course"},
            "language_info": {"name": "python"},
            "course": {"lesson": name, "source_hash": ""},
        }
    )
    return notebook


def grading(grade_id: str, points: float | None = None, solution: bool = False) -> dict:
    """nbgrader's cell metadata, schema version 3."""
    meta = {"schema_version": 3, "grade_id": grade_id, "grade": points is not None, "solution": solution, "task": False}
    meta["locked"] = not solution
    if points is not None:
        meta["points"] = points
    return nbformat.from_dict(meta)


def starter(notebook):
    """A solved notebook with the answers cut by nbgrader's own preprocessor."""
    cut = copy.deepcopy(notebook)
    for cell in cut.cells:
        if cell.cell_type == "code" and cell.metadata.get("nbgrader", {}).get("solution"):
            cell.source = cut_answers(cell.source)
    cut.metadata["course"]["source_hash"] = source_hash(cut)
    return cut


def cut_answers(text: str) -> str:
    """One kernel text with every marked region replaced by nbgrader's stub."""
    from nbgrader.preprocessors import ClearSolutions

    preprocessor = ClearSolutions()
    stub = source.stub_of(text)
    comment = "//" if stub == source.CPP_STUB else "#"
    preprocessor.code_stub = {"here": f"{comment} YOUR CODE HERE\n{stub}"}
    cell = nbformat.v4.new_code_cell(text)
    preprocessor._replace_solution_region(cell, "here")
    regions = iter(text.split(BEGIN)[1:])  # one stub each: say how long its answer is

    def counted(match):
        lines = len(answer_lines(BEGIN + next(regions)))
        return f"{match[0]} ({lines} line{'s' if lines != 1 else ''})"

    return re.sub(f"{comment} YOUR CODE HERE", counted, cell.source)


def answer_lines(text: str) -> list[str]:
    """The lines between the markers, without empty ones and comments."""
    inside, lines = False, []
    for line in text.splitlines():
        if BEGIN in line or END in line:
            inside = BEGIN in line
        elif inside and line.strip() and not line.strip().startswith(("#", "//")):
            lines.append(line.strip())
    return lines


def source_hash(notebook) -> str:
    """Hash of the cells' types and sources: what the reader can edit, not what running a notebook changes."""
    cells = [[c["cell_type"], c["source"]] for c in notebook["cells"]]
    return hashlib.sha256(json.dumps(cells).encode()).hexdigest()[:16]


def edited(path: Path) -> bool:
    """Whether someone has changed a notebook since it was written."""
    try:
        notebook = nbformat.read(path, as_version=4)
    except Exception:  # noqa: BLE001 - unreadable: certainly not as we wrote it
        return True
    return notebook.metadata.get("course", {}).get("source_hash") != source_hash(notebook)


def execute(notebook, folder: Path):
    """Run a solved notebook in the course's kernel. Raises RuntimeError naming the cell that fails."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError

    client = NotebookClient(
        notebook, timeout=CELL_LIMIT_S, kernel_name="gemm-course", resources={"metadata": {"path": folder}}
    )
    try:
        with tempfile.TemporaryDirectory() as state:  # the builder's own experiments must not show in a solution
            client.execute(env={**os.environ, "COURSE_STATE": state})
    except (CellExecutionError, CellTimeoutError) as error:
        raise RuntimeError(f"a cell of the solution fails: {str(error).strip().splitlines()[-1]}") from error
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        cell.metadata.pop("execution", None)
        cell.outputs = [slim(o) for o in cell.outputs if "widget" not in cell.metadata.get("tags", [])]
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    return notebook


def slim(output):
    """An output as it is stored: text and HTML; pictures only as the text beside them."""
    if "data" in output:
        output.data = nbformat.from_dict({k: v for k, v in output.data.items() if k in ("text/plain", "text/html")})
    return output


def dump(notebook) -> str:
    return nbformat.writes(notebook, version=4).rstrip("\n") + "\n"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(text)
    part.replace(path)


def write(name: str, run: bool = True) -> list[str]:
    """Write both notebooks of a lesson. Returns problems."""
    notebook = solved(name)
    target = NOTEBOOKS / f"{name}.ipynb"
    problems = []
    if target.exists() and edited(target):
        problems.append(
            f"notebooks/{name}.ipynb was edited and stays as it is (`course reset {name[:2]}` takes the new one)"
        )
    else:
        put(target, dump(starter(notebook)))
    solution = SOLUTIONS / f"{name}.ipynb"
    if run:
        try:
            executed = execute(copy.deepcopy(notebook), SOLUTIONS if SOLUTIONS.exists() else ROOT)
        except RuntimeError as error:
            return [*problems, str(error)]
        put(solution, dump(executed))
    return problems


# ---- what --check holds ----------------------------------------------------------------------------------------------


def check(name: str) -> list[str]:
    """Problems of the committed notebooks of a lesson, in sentences."""
    notebook = solved(name)
    clean = starter(notebook)
    problems = []
    target, solution = NOTEBOOKS / f"{name}.ipynb", SOLUTIONS / f"{name}.ipynb"
    if not target.exists() or target.read_text() != dump(clean):
        problems.append(f"notebooks/{name}.ipynb is not what the lesson gives: run `course build {name[:2]}`")
    problems += check_solution(solution, notebook)
    for text in (target.read_text() if target.exists() else "", dump(clean)):
        problems += leaks(name, text)
    for exercise in lessonfile.read(name).exercises:
        problems += check_exercise(exercise)
    return list(dict.fromkeys(problems))


def check_solution(path: Path, notebook) -> list[str]:
    """The stored solution is the lesson's solved notebook, executed without an error."""
    if not path.exists():
        return [f"solutions/{path.name} is missing: run `course build {path.name[:2]}`"]
    stored = nbformat.read(path, as_version=4)
    pairs = [(c.cell_type, c.source, {k: v for k, v in c.metadata.items()}) for c in stored.cells]
    if pairs != [(c.cell_type, c.source, dict(c.metadata)) for c in notebook.cells]:
        return [f"solutions/{path.name} is not what the lesson gives: run `course build {path.name[:2]}`"]
    for cell in stored.cells:
        if cell.cell_type == "code" and cell.source.strip():
            if cell.execution_count is None:
                return [f"solutions/{path.name} was not executed: run `course build {path.name[:2]}`"]
            if any(o.output_type == "error" for o in cell.outputs):
                return [f"solutions/{path.name} holds an error output"]
    return []


def leaks(name: str, text: str) -> list[str]:
    """Lines of an answer that stand anywhere in a reader's notebook: cells, outputs or metadata."""
    found = []
    for exercise in lessonfile.read(name).exercises:
        answer = exercise.answer()
        given = {line.strip() for line in cut_answers(answer).splitlines()}
        for line in answer_lines(answer):
            bare = re.split("  (?:#|//)", line)[0].rstrip()
            if len(bare) >= 12 and bare not in given and json.dumps(bare)[1:-1] in text:
                found.append(f"notebooks/{name}.ipynb leaks the answer line `{bare}`")
    if BEGIN in text:
        found.append(f"notebooks/{name}.ipynb still has {BEGIN}")
    return found


def check_exercise(exercise) -> list[str]:
    """The starter must be refused: as it is, and with its stub taken out."""
    from course.checker import check as run_check
    from course.worker.host import warm

    text = cut_answers(exercise.answer())
    if exercise.answer() == text:
        return [f"{exercise.path} has no {BEGIN} region"]
    problems = []
    lane = lanes(exercise.kind)
    if not lane:
        return [f"{exercise.path}: no lane of {exercise.kind} runs here, so its starter cannot be tried"]
    emptied = text.replace(source.stub_of(text), "pass" if exercise.file.suffix == ".py" else ";")
    for version, what in ((text, "starter"), (emptied, "starter without its stub")):
        verdict = run_check(version, contract(exercise.contract), warm(exercise.kind, *lane), exercise.name)
        if verdict.passed:
            problems.append(f"{exercise.path}: the {what} passes its check")
    return problems


def lanes(kind: str) -> tuple | None:
    """(lane, environment) that checks use for a kind, or None."""
    from course import lanes as module

    try:
        return module.pick(kind)
    except LookupError:
        return None
