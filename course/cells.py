"""Cells of a notebook that were run but not taken: a cell that stops with an error leaves the older kernel in place."""

from __future__ import annotations

import inspect
import os
import re

from course.toolchains import source
from course.toolchains.base import KernelError


def untaken(kernel, name: str, text: str, shell=None) -> int | None:
    """The number n of the newest cell In [n] that defines `name` where that cell stopped and `text` is older, or None.

    An older kernel that the reader kept under another name on purpose is no such case: then the newest cell did run."""
    shell = shell or _shell()
    if shell is None or not name or not _from_a_cell(kernel):
        return None
    cells = shell.history_manager.input_hist_parsed
    defines = re.compile(rf"^def {re.escape(name)}\s*\(", re.M)
    newest = next((n for n in range(len(cells) - 1, 0, -1) if defines.search(cells[n])), None)
    if newest is None or _same(cells[newest], text) or _same(cells[newest], _text(shell.user_ns.get(name))):
        return None
    return newest


def _shell():
    try:
        from IPython import get_ipython
    except ImportError:
        return None
    return get_ipython()


def _from_a_cell(kernel) -> bool:
    """Whether a cell defined it, not a file."""
    try:
        return not os.path.exists(inspect.getfile(source.function_of(kernel)))
    except TypeError:
        return False


def _text(kernel) -> str:
    try:
        return source.text_of(kernel)
    except KernelError:
        return ""


def _same(cell: str, text: str) -> bool:
    return cell.strip() == text.strip()
