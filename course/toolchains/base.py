"""What every toolchain shares: how arrays reach a kernel, how it runs, is timed and inspected, how it fails.

A toolchain is one module (`dpex`, `esimd`, `triton`, `musa`) with

    KIND       name of the source kind
    LANES      lane name -> environment variables that its worker process needs
    available  () -> lanes usable on this machine, best first
    load       (text, lane) -> Program; `text` is the reader's exercise cell
    inspect    (text, arguments, scalars, target) -> Inspection

It runs in a worker process (`course.worker`). Oracle, verdict and clock stay outside of that process.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

TOOLCHAINS = {
    "sycl": "course.toolchains.dpex",
    "esimd": "course.toolchains.esimd",
    "triton": "course.toolchains.triton",
    "musa": "course.toolchains.musa",
    "numpy": "course.toolchains.plain",
}


class KernelError(Exception):
    """A mistake in the reader's kernel, told in one sentence.

    line: 1-based line in the reader's text, or None. stage: source | compile | launch | run | refused.
    detail: a longer log, or "".
    """

    def __init__(self, message: str, line: int | None = None, stage: str = "run", detail: str = ""):
        super().__init__(message)
        self.line, self.stage, self.detail = line, stage, detail

    def _render_traceback_(self) -> list[str]:
        """What IPython prints where nobody catches it: the sentence."""
        return [f"{self}" + (f" (line {self.line} of the kernel's cell)" if self.line else "")]


@dataclass
class Argument:
    """One array as the kernel sees it: `shape`, `strides` and `offset` (in elements) into a flat buffer.

    The buffer owns what lies around the view too: the checker's canaries. bf16 is held as uint16.
    role: "in" (must come back unchanged), "out" or "inout".
    """

    name: str
    buffer: np.ndarray
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    role: str
    dtype: str

    def view(self) -> np.ndarray:
        """The kernel's view of the buffer, shape `shape`; writes go through."""
        size = self.buffer.itemsize
        return np.lib.stride_tricks.as_strided(
            self.buffer[self.offset :], self.shape, tuple(s * size for s in self.strides)
        )


@dataclass
class Inspection:
    """What a compiler made of a kernel for `target`. figures: name -> number or text, in display order."""

    target: str
    compiler: str
    version: str
    figures: dict
    listing: str = ""
    notes: list[str] = field(default_factory=list)
    kind: str = "counted"


class Session:
    """Inputs uploaded once, for timing."""

    def launch(self, n: int) -> float | None:
        """Launch n times, rotating over the input sets, and wait. Returns device seconds, or None without events."""
        raise NotImplementedError

    def download(self) -> list[list[Argument]]:
        """The input sets with their current contents."""
        raise NotImplementedError


class Program:
    """A loaded kernel. `device` names what will run it."""

    device = ""

    def run(self, arguments: list[Argument], scalars: dict, seed: int | None = None) -> dict:
        """Run once and wait; every buffer is written back, guards included.

        seed: order of work-groups where the toolchain can shuffle it. Returns {"races": [...], "counts": {...},
        "launches": kernels started; left out where the toolchain cannot tell}.
        """
        raise NotImplementedError

    def session(self, argument_sets: list[list[Argument]], scalars: dict) -> Session:
        raise NotImplementedError
