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
    """The fastest of a work's newest passed records, e.g. "gemv bf16 34816x5120". Raises KeyError in one sentence."""
    found = [r for r in records() if r.get("work") == work and r["verdict"] == "passed"]
    found = list({(r["stage"], r.get("label"), str(r["parameters"])): r for r in found}.values())
    if not found:
        known = sorted({r["work"] for r in records() if "work" in r})
        raise KeyError(f"No record of {work!r} on the H200; there are: {', '.join(known)}.")
    return min(found, key=lambda r: r["median_s"])


def figure(work: str) -> Figure:
    """The fastest time of a work as a recorded Figure, in microseconds."""
    return _figure(best(work))


def sweep(stage: str, work: str | None = None) -> dict[int, Figure]:
    """A lesson's own kernel with its parameter varied, value -> recorded Figure in microseconds, the newest of each.

    E.g. sweep("num_stages")[3]. work: which one, where a stage has several. Raises KeyError in one sentence."""
    found = [r for r in records() if (r["stage"], r["exercise"], r["verdict"]) == (stage, "sweep", "passed")]
    found = [r for r in found if work in (None, r["work"])]
    if not found or len({r["work"] for r in found}) > 1:
        known = sorted({f"{r['stage']} on {r['work']}" for r in records() if r["exercise"] == "sweep"})
        raise KeyError(f"No one sweep of {stage!r} on {work or 'any work'}; there are: {', '.join(known)}.")
    return {value: _figure(r) for r in found for value in r["parameters"].values()}


def _figure(record: dict) -> Figure:
    source = f"{record['device']}, {record['stage']}, {record['date']}, commit {record['commit']}"
    return Figure(round(record["median_s"] * 1e6, 2), "us", "recorded", source)
