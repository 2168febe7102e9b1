"""A lesson's source, `course/lessons/NN_name.py` (Jupytext percent format): its cells, its exercises, its front matter.

An exercise cell names its kernel file and what is asked of it:

    # %% kernel="sycl/tiling.py" contract="a770_gemm_16" points=3

The front matter (jupyter: course:) holds `card` (resource file), `versus` (previous stage) and `minutes`.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path

from course.toolchains import source

FOLDER = Path(__file__).resolve().parent
LESSONS = FOLDER / "lessons"
KERNELS = FOLDER / "kernels"


@dataclass(frozen=True)
class Exercise:
    """One hole of a lesson. `name`: the kernel's; `kind`: sycl, esimd, triton, musa or numpy."""

    name: str
    path: str
    kind: str
    contract: str
    points: float
    grade_id: str

    @property
    def file(self) -> Path:
        return KERNELS / self.path

    def answer(self) -> str:
        """The kernel file's text as the solved cell has it."""
        text = self.file.read_text()
        return source.without_docstring(text) if self.file.suffix == ".py" else source.without_heading(text)

    def cell(self) -> str:
        """The exercise's notebook cell, solved: a MUSA text becomes a name by its magic."""
        magic = f"%%musa {self.name}\n" if self.kind == "musa" else ""
        return magic + self.answer().rstrip("\n")


@dataclass
class LessonFile:
    name: str
    title: str
    notebook: object  # nbformat notebook, kernel cells still empty
    options: dict
    exercises: list[Exercise] = field(default_factory=list)

    @property
    def number(self) -> str:
        return self.name[:2]


def names() -> list[str]:
    """Every lesson that exists, in order."""
    return sorted(p.stem for p in LESSONS.glob("[0-9][0-9]_*.py"))


def resolve(text: str) -> str:
    """A lesson's full name from its number, name or start. Raises LookupError in one sentence."""
    wanted = Path(text).name.removesuffix(".ipynb").removesuffix(".py")
    found = [n for n in names() if n == wanted or n.split("_")[0] == wanted.zfill(2)] or [
        n for n in names() if n.startswith(wanted)
    ]
    if len(found) != 1:
        raise LookupError(f"There is no lesson {text!r}: the lessons are {', '.join(names())}.")
    return found[0]


@functools.cache
def read(name: str) -> LessonFile:
    """Parse one lesson. Raises LookupError for an unknown name, ValueError for a malformed exercise cell."""
    import jupytext

    name = resolve(name)
    notebook = jupytext.read(LESSONS / f"{name}.py", fmt="py:percent")
    options = dict(notebook.metadata.get("course", {}))
    title = next(
        (line.lstrip("# ") for c in notebook.cells for line in c.source.splitlines() if line.startswith("# ")), name
    )
    lesson = LessonFile(name, title, notebook, options)
    for cell in notebook.cells:
        if cell.cell_type == "code" and "kernel" in cell.metadata:
            lesson.exercises.append(_exercise(lesson, cell))
    return lesson


def _exercise(lesson: LessonFile, cell) -> Exercise:
    path, _, entry = str(cell.metadata["kernel"]).partition(":")
    if "contract" not in cell.metadata:
        raise ValueError(f"{lesson.name}: the exercise {path} has no contract=.")
    kind = cell.metadata.get("kind") or path.split("/")[0]
    name = entry or Path(path).stem
    grade_id = f"{lesson.name}-{name}".replace("_", "-")
    return Exercise(name, path, kind, str(cell.metadata["contract"]), float(cell.metadata.get("points", 1)), grade_id)
