"""Which file is whose: DIR/<student>.ipynb, or DIR/<student>/.../<any name>.ipynb.

Of several notebooks of one student, the one that looks most like the lesson is graded: by the lesson that its metadata
name, then by its grade_ids, then by its file name; the last in name order among equals. Links and hidden files are
passed over.
"""

from __future__ import annotations

import os
from pathlib import Path

from course.grading import submission
from course.grading.master import Master

MOST_FILES = 200  # notebooks of one student that are looked at


def find(folder: Path, master: Master) -> list[tuple[str, Path | None, str]]:
    """(student, notebook or None, what to say about the choice), sorted by student. Raises OSError."""
    found = []
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        if entry.name.startswith(".") or entry.is_symlink():
            continue
        if entry.is_file() and entry.name.endswith(".ipynb"):
            found.append((entry.name.removesuffix(".ipynb"), Path(entry.path), ""))
        elif entry.is_dir():
            found.append((entry.name, *_of_folder(Path(entry.path), master)))
    return sorted(found)


def _of_folder(folder: Path, master: Master) -> tuple[Path | None, str]:
    files = []
    for at, folders, names in os.walk(folder, followlinks=False):
        folders[:] = sorted(f for f in folders if not f.startswith("."))
        paths = [Path(at) / n for n in sorted(names) if n.endswith(".ipynb") and not n.startswith(".")]
        files += [p for p in paths if not p.is_symlink()]
        if len(files) >= MOST_FILES:
            break
    if len(files) < 2:
        return (files[0] if files else None), ""
    best = max(files, key=lambda p: (_likeness(p, master), p.name, str(p)))
    return best, f"{len(files)} notebooks; graded: {best.relative_to(folder)}"


def _likeness(path: Path, master: Master) -> tuple[int, int, int]:
    try:
        notebook = submission.parse(submission.load(path))
        cells = submission.code_cells(notebook)
    except submission.Unreadable:
        return 0, 0, 0
    metadata = notebook.get("metadata")
    course = metadata.get("course") if isinstance(metadata, dict) else None
    named = isinstance(course, dict) and course.get("lesson") == master.lesson
    ids = {s.grade_id for s in master.slots}
    return int(named), len({c.grade_id for c in cells} & ids), int(master.lesson in path.name)
