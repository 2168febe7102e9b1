"""lesson.explain(): the numbers around the first wrong element, for a comparison by hand."""

from __future__ import annotations

import numpy as np


def text(judgement, size: int = 4) -> str:
    """A size x size corner of what came back and of what was wanted, around the first wrong element."""
    p = judgement.problem
    first = np.unravel_index(int(judgement.wrong.argmax()), judgement.wrong.shape)
    corner = [max(0, int(i) - size // 2) for i in first]
    part = tuple(slice(c, c + size) for c in corner)
    shown = []
    for name, values in (("got", judgement.got), ("wanted", p.want), ("allowed error", p.allowed)):
        rows = np.atleast_2d(values[part])
        shown += [f"{name}:", *("  " + "  ".join(f"{x:12.6g}" for x in row) for row in rows)]
    where = ", ".join(f"{c} to {min(c + size, n) - 1}" for c, n in zip(corner, judgement.wrong.shape, strict=True))
    return "\n".join([f"{p.case}", f"{p.output.name}[{where}]", *shown])
