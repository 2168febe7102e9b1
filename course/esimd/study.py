"""Small experiments for the lessons: what a few lines of ESIMD become on the A770."""

from __future__ import annotations

import numpy as np

from course import isa
from course.esimd.capture import CaptureQueue
from course.esimd.interpreter import nd_range
from course.esimd.listing import compile_launch


def instructions(*kernels, K: int = 16) -> None:
    """Print the loop of each kernel(A, C, K) by instruction class, side by side: a turn, per turn of the Python loop.

    A, C: float32 arrays. Without ocloc: one sentence that says what to install."""
    if missing := isa.ocloc_missing():
        print(missing)
        return
    rows = []
    for kernel in kernels:
        queue = CaptureQueue()
        queue.parallel_for(nd_range(8, 8), kernel, np.zeros(1 << 20, np.float32), np.zeros(1 << 10, np.float32), K)
        listing = compile_launch(queue.launches[0], "acm-g10")
        loops = listing.loops()
        body = loops[0].instructions if loops else listing.instructions
        loads = max(sum(i.message.startswith("load") for i in body), 1)
        mix = loops[0].mix() if loops else listing.mix()
        rows.append((kernel.name, {k: v / loads for k, v in mix.items() if v}, loads))
    names = list(dict.fromkeys(k for _, mix, _ in rows for k in mix))
    print(f"{'for each load':14}" + "".join(f"{k:>9}" for k in names))
    for name, mix, _ in rows:
        print(f"{name:14}" + "".join(f"{mix.get(k, 0):9.1f}" for k in names))
    print(f"counted: {isa.compiler_version()}, acm-g10")
