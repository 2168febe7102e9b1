"""lesson.explain(): what the last failed check can say beyond its verdict: where the numbers in C came from."""

from __future__ import annotations

import numpy as np


def last(failed: list, size: int = 4) -> str:
    """The last of these failed verdicts explained. size: of the tables of numbers."""
    if not failed:
        return "Nothing to explain: no check of this session has failed."
    verdict = failed[-1]
    if verdict.judgement is None or not verdict.judgement.wrong.any():
        why = "; ".join(c.text for c in verdict.causes) or verdict.message
        line = f" (line {verdict.line}: {verdict.source_line})" if verdict.source_line else ""
        return f"{verdict.name} was refused, but not for a wrong element, so there are no numbers to show: {why}{line}"
    return "\n".join([*filter(None, [verdict.reads]), text(verdict.judgement, size)])


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
