"""Refusals: one sentence with the line of the reader's kernel."""

import os
import sys

from course.toolchains.base import KernelError

_HERE = os.path.dirname(os.path.abspath(__file__))


def reader_line() -> int | None:
    """Line of the innermost frame outside of this package: where the reader's kernel stands."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_HERE):
        frame = frame.f_back
    return frame.f_lineno if frame is not None else None


def fail(message: str, stage: str = "run"):
    """Raise a KernelError at the reader's line. stage "refused": the A770 itself has no such thing."""
    raise KernelError(message, reader_line(), stage)
