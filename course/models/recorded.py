"""Times that one NVIDIA H200 took, out of the committed records: shown as recorded, for readers without such a card."""

from __future__ import annotations

import json
from functools import cache

from course.devices import NOTES
from course.figures import Figure

FILE = NOTES / "measured" / "nvidia_h200" / "triton.jsonl"


@cache
def records() -> tuple[dict, ...]:
    """All records of the file, in order."""
    return tuple(json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines() if line.strip())


def best(work: str) -> dict:
    """The fastest passed record of a work, e.g. "gemv bf16 34816x5120". Raises KeyError in one sentence."""
    found = [r for r in records() if r.get("work") == work and r["verdict"] == "passed"]
    if not found:
        known = sorted({r["work"] for r in records() if "work" in r})
        raise KeyError(f"No record of {work!r} on the H200; there are: {', '.join(known)}.")
    return min(found, key=lambda r: r["median_s"])


def figure(work: str) -> Figure:
    """The fastest time of a work as a recorded Figure, in microseconds."""
    record = best(work)
    source = f"{record['device']}, {record['stage']}, {record['date']}"
    return Figure(round(record["median_s"] * 1e6, 2), "us", "recorded", source)
