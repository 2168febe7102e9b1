"""A number and where it comes from: nothing is shown without both."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("measured", "published", "counted", "predicted", "recorded")


@dataclass(frozen=True)
class Figure:
    """One number as the course shows it.

    value: a number, or (low, high) where the source gives a range. unit: as printed beside it.
    kind: measured here and now | published in an article | counted by a compiler | predicted by a model |
    recorded earlier, on a device that is not this one. source: what produced it, never empty.
    """

    value: float | tuple[float, float]
    unit: str
    kind: str
    source: str
    note: str = ""

    def __post_init__(self):
        if self.kind not in KINDS:
            raise ValueError(f"A figure is one of {', '.join(KINDS)}; got {self.kind!r}.")
        if not self.source:
            raise ValueError(f"The figure {number(self.value)} {self.unit} has no source: say what produced it.")

    def __str__(self) -> str:
        note = f"; {self.note}" if self.note else ""
        return f"{quantity(self.value, self.unit)} ({self.kind}: {self.source}{note})"


def number(value, digits: int = 4) -> str:
    """`value` to `digits` significant digits, without an exponent up to a million; a pair as a range, low–high."""
    if isinstance(value, (tuple, list)):
        return ("–" if len(value) == 2 else ", ").join(number(v, digits) for v in value)
    if isinstance(value, (bool, str)):
        return str(value)
    if abs(value) >= 10**digits and abs(value) < 1e6:
        return f"{value:.0f}"
    return f"{value:.{digits}g}"


def quantity(value, unit: str, digits: int = 4) -> str:
    """`number` with its unit: `1.952 ms`, `0.0613–0.0615 ms`, `3.6 %`."""
    return f"{number(value, digits)} {unit}".strip()
