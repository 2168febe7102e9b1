"""A student's notebook, read as data: the text of each exercise, and what was odd about the file. Nothing is executed.

An exercise's text is found by, in this order,
    its grade_id              several cells with one: the last that differs from the starter, else the last
    its check                 the nearest code cell above `lesson.check(name)` that defines the name
    its name                  the last code cell that defines it
and everything but the first, single, unmoved cell is reported.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path

from course.grading.master import Master, Slot
from course.toolchains import source

FILE_CAP = 20 << 20
TEXT_CAP = 100_000
CELL_CAP = 5000


class Unreadable(Exception):
    """The file is no notebook; the text says why."""


@dataclass
class Submission:
    """texts: grade_id -> exercise text; what is not in it was not attempted. notes: repairs and oddities, in order."""

    student: str
    path: str
    sha256: str = ""
    texts: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    looks: list[str] = field(default_factory=list)  # for the teacher's eyes only; costs nothing
    problem: str = ""  # why nothing could be read
    missing: str = ""  # why there is no result


def read(student: str, path: Path | None, master: Master, shown: str = "") -> Submission:
    """One submission. Never raises for what is in the file."""
    found = Submission(student, shown or (str(path) if path else ""))
    if path is None:
        found.problem = "there is no notebook of this lesson"
        return found
    try:
        data = load(path)
        found.sha256 = hashlib.sha256(data).hexdigest()
        notebook = parse(data)
        cells = code_cells(notebook)
    except Unreadable as error:
        found.problem = str(error)
        found.sha256 = found.sha256 or hashlib.sha256(str(error).encode()).hexdigest()
        return found
    version = _text(_get(_get(notebook, "metadata", {}), "course", {}).get("source_hash"))
    if version != master.source_hash:
        found.notes.append(
            "made from another version of the lesson" if version else "does not say which version of the lesson it is"
        )
    for slot in master.slots:
        text = _find(slot, cells, found.notes)
        if text is not None:
            found.texts[slot.grade_id] = text
            found.looks += _looks(slot, text)
    return found


IMPORTED = re.compile(r"^\s*(?:import|from)\s+(\w+)", re.M)
HARMLESS = {"math", "functools", "warnings", "time"}
# A product that a library computes: NumPy's, torch's or dpctl's, by name or by the operator @ between two operands.
PRODUCT = re.compile(
    r"(?<!tl)\.(matmul|dot|vdot|inner|mm|bmm|addmm|baddbmm|einsum|tensordot|linear|scaled_dot_product_attention)\("
    r"|[\w)\]] (@) [\w(]"
)


def _looks(slot: Slot, text: str) -> list[str]:
    """What a person may want to look at: modules that no answer needs, products that are not the kernel's."""
    if slot.kind == "musa":
        return []
    strange = sorted(set(IMPORTED.findall(text)) - set(IMPORTED.findall(slot.starter)) - HARMLESS)
    found = [f"{slot.name}: imports {', '.join(strange[:8])}"] if strange else []
    code = "\n".join(line.split("#")[0] for line in text.splitlines())
    ready = sorted({a or b for a, b in PRODUCT.findall(code)})
    if ready and slot.kind != "numpy" and not PRODUCT.search(slot.starter):
        found.append(f"{slot.name}: calls a library's product ({', '.join(ready[:4])})")
    return found


def load(path: Path) -> bytes:
    """A regular file's bytes, at most FILE_CAP; no link is followed."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as error:
        raise Unreadable(f"the file cannot be opened: {error.strerror}") from None
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise Unreadable("it is not a regular file")
        data = file.read(FILE_CAP + 1)
    if len(data) > FILE_CAP:
        raise Unreadable(f"the file is over {FILE_CAP >> 20} MiB: clear its outputs and save it again")
    if not data.strip():
        raise Unreadable("the file is empty")
    return data


def parse(data: bytes) -> dict:
    """The notebook's JSON object. Tolerates a byte order mark and UTF-16."""
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
        notebook = json.loads(text)
    except (ValueError, RecursionError, MemoryError) as error:
        raise Unreadable(f"it is not JSON ({type(error).__name__}): save it again from Jupyter") from None
    if not isinstance(notebook, dict):
        raise Unreadable("it is JSON, but no notebook")
    return notebook


@dataclass
class Cell:
    kind: str
    text: str
    grade_id: str
    at: int


def code_cells(notebook: dict) -> list[Cell]:
    """Every cell with text, whatever its type; nbformat 3's worksheets too."""
    raw = notebook.get("cells")
    if raw is None and isinstance(notebook.get("worksheets"), list):
        raw = [c for sheet in notebook["worksheets"] for c in (_get(sheet, "cells", []) or [])]
    if not isinstance(raw, list):
        raise Unreadable("it is JSON, but no notebook: it has no cells")
    cells = []
    for at, cell in enumerate(raw[:CELL_CAP]):
        if not isinstance(cell, dict):
            continue
        text = _joined(cell.get("source", cell.get("input")))
        if text is not None:
            grade_id = _text(_get(_get(cell, "metadata", {}), "nbgrader", {}).get("grade_id"))
            cells.append(Cell(_text(cell.get("cell_type")), text, grade_id, at))
    return cells


def _get(thing, key, default):
    """thing[key] where both have the type wanted, else the default."""
    value = thing.get(key, default) if isinstance(thing, dict) else default
    return value if isinstance(value, type(default)) else default


def _text(value) -> str:
    return value if isinstance(value, str) else ""


def _joined(value) -> str | None:
    """A cell's source as text: a string, or a list of strings; None for anything else."""
    if isinstance(value, list) and all(isinstance(x, str) for x in value):
        value = "".join(value)
    if not isinstance(value, str):
        return None
    return value.replace("\r\n", "\n").replace("\r", "\n")


def _find(slot: Slot, cells: list[Cell], notes: list[str]) -> str | None:
    """The exercise's text, None where there is none or it is still the starter."""
    chosen = _by_id(slot, cells, notes)
    if chosen is None or untouched(chosen.text, slot):
        other = _by_check(slot, cells) or _by_name(slot, cells)
        if other is not None and other is not chosen:
            notes.append(f"{slot.name}: taken from cell {other.at + 1}, which lacks the exercise's grade_id")
            chosen = other
    if chosen is None:
        notes.append(f"{slot.name}: its cell is missing")
        return None
    text = kernel_text(chosen.text)
    if len(text) > TEXT_CAP:
        notes.append(f"{slot.name}: over {TEXT_CAP} characters, not graded")
        return None
    return None if untouched(text, slot) else text


def _by_id(slot: Slot, cells: list[Cell], notes: list[str]) -> Cell | None:
    found = [c for c in cells if c.grade_id == slot.grade_id]
    if not found:
        return None
    changed = [c for c in found if not untouched(c.text, slot)]
    chosen = (changed or found)[-1]
    if len(found) > 1:
        notes.append(f"{slot.name}: {len(found)} cells have its grade_id; graded: cell {chosen.at + 1}")
    if chosen.kind != "code":
        notes.append(f"{slot.name}: its cell was turned into {chosen.kind or 'another type'}")
    return chosen


def _by_check(slot: Slot, cells: list[Cell]) -> Cell | None:
    checks = [i for i, c in enumerate(cells) if c.text.strip() == slot.check_source.strip()]
    above = reversed(cells[: checks[-1]]) if checks else ()
    return next((c for c in above if _answers(c, slot)), None)


def _by_name(slot: Slot, cells: list[Cell]) -> Cell | None:
    return next((c for c in reversed(cells) if _answers(c, slot)), None)


def _answers(cell: Cell, slot: Slot) -> bool:
    return cell.kind == "code" and defines(cell.text, slot) and not untouched(cell.text, slot)


def defines(text: str, slot: Slot) -> bool:
    """Whether a cell is a whole answer: its entry and its kernel."""
    if slot.kind == "musa":
        return bool(re.search(r"\bgemm_optimized\s*\(", text))
    entry = re.search(r"^def launch\(", slot.starter, re.M) is None or re.search(r"^def launch\(", text, re.M)
    named = re.search(rf"^def {re.escape(slot.name)}\(", slot.starter, re.M) is None
    return bool(entry and (named or re.search(rf"^def {re.escape(slot.name)}\(", text, re.M)))


def kernel_text(text: str) -> str:
    """Without the magic that a MUSA cell starts with; its line stays, so that messages name the cell's lines."""
    return re.sub(r"\A(\s*)%%musa[^\n]*", r"\1", text)


def untouched(text: str, slot: Slot) -> bool:
    """The starter, white space apart; or its stub is still there."""
    return _bare(kernel_text(text)) in ("", _bare(kernel_text(slot.starter))) or source.is_starter(text)


def _bare(text: str) -> str:
    return re.sub(r"\s+", "", text)
