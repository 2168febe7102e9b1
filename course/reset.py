"""`course reset NN`: put a lesson's notebook back as it came; yours is kept aside in notebooks/kept/."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from course import build, lessonfile

KEPT = build.NOTEBOOKS / "kept"


def add_arguments(parser) -> None:
    parser.add_argument("lessons", nargs="+", metavar="NN", help="lesson numbers or names")


def main(args) -> int:
    try:
        names = [lessonfile.resolve(n) for n in args.lessons]
    except LookupError as error:
        print(error, file=sys.stderr)
        return 2
    for name in names:
        kept = aside(build.NOTEBOOKS / f"{name}.ipynb")
        build.put(build.NOTEBOOKS / f"{name}.ipynb", build.dump(build.starter(build.solved(name))))
        print(f"{name}: as it came" + (f"; yours is now {kept.relative_to(build.ROOT)}" if kept else ""))
    return 0


def aside(path: Path) -> Path | None:
    """Move an edited notebook to notebooks/kept/ under its own name; None when there is nothing of the reader's."""
    if not path.exists() or not build.edited(path):
        return None
    KEPT.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
    target, count = KEPT / f"{path.stem}.{stamp}.ipynb", 1
    while target.exists():
        target, count = KEPT / f"{path.stem}.{stamp}.{count}.ipynb", count + 1
    path.rename(target)
    return target
