"""Kernels in plain NumPy: `launch(A, B, C)` on arrays. For exercises that need no device, such as one DPAS by hand."""

from __future__ import annotations

import numpy as np

from course.toolchains import source
from course.toolchains.base import Inspection, KernelError, Program, Session

KIND = "numpy"
LANES = {"numpy": {}}


def available() -> list[str]:
    return ["numpy"]


class PlainProgram(Program):
    device = "NumPy"

    def __init__(self, text: str):
        self.launch = source.find(source.execute(text), "launch")

    def run(self, arguments, scalars, seed=None):
        with np.errstate(all="ignore"):  # warnings would come once a process, not once a check
            source.call(self.launch, [a.view() for a in arguments], scalars)
        return {}

    def session(self, argument_sets, scalars):
        return PlainSession(self.launch, argument_sets, scalars)


class PlainSession(Session):
    def __init__(self, launch, sets, scalars):
        self.call, self.sets, self.scalars, self.at = launch, sets, scalars, 0

    def launch(self, n):
        for _ in range(n):
            source.call(self.call, [a.view() for a in self.sets[self.at % len(self.sets)]], self.scalars)
            self.at += 1
        return None

    def download(self):
        return self.sets


def load(text: str, lane: str) -> Program:
    return PlainProgram(text)


def inspect(text, arguments, scalars, target=None) -> Inspection:
    raise KernelError("A NumPy exercise has no machine code of its own to show.", None, "refused")
