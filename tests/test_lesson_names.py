"""A lesson's cells may run in any order, again and again: none may replace what the reader wrote in an exercise."""

import ast

import pytest

from course import build, lessonfile


def bound(text: str) -> set[str]:
    """Names that a cell binds at its top level, by import, assignment, def or class."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {(a.asname or a.name).split(".")[0] for a in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


@pytest.mark.parametrize("name", lessonfile.names())
def test_only_its_own_cell_binds_an_exercise(name):
    exercises = {e.name for e in lessonfile.read(name).exercises}
    for cell in build.solved(name).cells:
        if cell.cell_type != "code" or cell.source.startswith("%%"):
            continue
        graded = cell.metadata.get("nbgrader", {})
        own = {e.name for e in lessonfile.read(name).exercises if graded.get("grade_id") == e.grade_id}
        assert not (bound(cell.source) & exercises) - own, f"{cell.id} binds a name that is an exercise's"


def test_exercises_of_a_lesson_have_names_of_their_own():
    for name in lessonfile.names():
        names = [e.name for e in lessonfile.read(name).exercises]
        assert len(names) == len(set(names)), name
