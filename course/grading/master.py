"""The trusted notebook of a lesson: its graded cells; an exercise cell is replaced by a name for the student's text.

No student text is ever part of it, so it is the same file for all, at a hash that every result carries.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
from dataclasses import dataclass

import nbformat

from course import build, lessonfile

PRELUDE = "from course.grading.inside import begin, submitted\n\nbegin()"


@dataclass(frozen=True)
class Slot:
    """One exercise: where the student's text goes, and the check that pays for it."""

    grade_id: str
    check_id: str
    name: str
    kind: str
    contract: str
    points: float
    starter: str
    check_source: str


@dataclass(frozen=True)
class Master:
    """lesson: full name. text: the notebook's JSON. source_hash: the readers' notebook that it belongs to."""

    lesson: str
    title: str
    text: str
    hash: str
    source_hash: str
    slots: tuple[Slot, ...]

    @property
    def points(self) -> float:
        return sum(s.points for s in self.slots)


@functools.cache
def master(name: str) -> Master:
    """The trusted notebook of a lesson, by number or name. Raises LookupError in one sentence."""
    lesson = lessonfile.read(lessonfile.resolve(name))
    if not lesson.exercises:
        raise LookupError(f"Lesson {lesson.name} has no exercise to grade.")
    solved = build.solved(lesson.name)
    exercises = {e.grade_id: e for e in lesson.exercises}
    cells, slots, waiting = [_cell(PRELUDE, "begin")], [], None
    for cell in (c for c in solved.cells if c.cell_type == "code"):
        meta = cell.metadata.get("nbgrader", {})
        if meta.get("solution"):
            waiting = exercises[meta["grade_id"]]
            cells.append(_cell(f"# {waiting.grade_id}", waiting.grade_id, meta))
        elif meta.get("grade"):
            found = re.search(r"lesson\.check\(\s*(\w+)", cell.source)
            cells[-1].source = f"{found[1]} = submitted({waiting.grade_id!r})"
            cells.append(_cell(cell.source, meta["grade_id"], meta))
            slots.append(_slot(waiting, meta, cell.source))
        elif re.search(r"\bLesson\(", cell.source):
            cells.append(_cell(cell.source, "lesson"))
    notebook = nbformat.v4.new_notebook(cells=cells)
    text = nbformat.writes(notebook, version=4)
    reader = build.starter(solved).metadata["course"]["source_hash"]
    identity = json.dumps([text, *(vars(s) for s in slots)])
    return Master(lesson.name, lesson.title, text, _hash(identity), reader, tuple(slots))


def _slot(exercise, meta, check_source: str) -> Slot:
    return Slot(
        exercise.grade_id,
        meta["grade_id"],
        exercise.name,
        exercise.kind,
        exercise.contract,
        float(meta["points"]),
        build.cut_answers(exercise.answer()),
        check_source,
    )


def _cell(text: str, name: str, meta=None):
    cell = nbformat.v4.new_code_cell(text, id=re.sub(r"[^A-Za-z0-9-]", "-", name)[:64])
    if meta:
        cell.metadata["nbgrader"] = nbformat.from_dict(dict(meta))
    return cell


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
