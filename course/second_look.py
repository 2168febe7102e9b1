"""A second look at a kernel in the lane that sees what a fast one cannot: races, undefined memory, reads outside.

On a device a race may pass by luck, and a fault there has no line. A toolchain names its watching lane as DETECTOR, and
as DETECTOR_CASES how many cases of a check that lane can be asked for, where it is slow.
"""

from __future__ import annotations

from collections.abc import Callable

from course import checker, lanes
from course.checker import Verdict
from course.contracts.base import Case, Contract
from course.worker.host import Worker, warm

OUTCOMES = ("passed", "wrong", "crashed")
DEVICE_FAULTS = ("run", "launch")  # refusals that only tell that the device stopped


def check(text: str, promised: Contract, worker: Worker, name: str, seed=None, level="lesson", **more) -> Verdict:
    """`checker.check`, and where that leaves something open, a second look."""
    first = checker.check(text, promised, worker, name, seed, level, **more)
    found = lanes.detector(worker.kind, worker.lane)
    if found is None or not wanted(first):
        return first

    def again(cases: list[Case]) -> Verdict:
        asked = more | {"cases": cases, "diagnose": diagnoses(first), "repeat": False}
        return checker.check(text, promised, warm(worker.kind, *found), name, first.seed, **asked)

    return look(first, promised, lanes.detector_cases(worker.kind), again)


def wanted(first: Verdict) -> bool:
    """Whether the watching lane may know more than this verdict tells."""
    stopped = first.outcome == "refused" and first.causes and first.causes[0].name in DEVICE_FAULTS
    return first.outcome in OUTCOMES or bool(stopped)


def diagnoses(first: Verdict) -> bool:
    """Whether the second look's wrong numbers are to be explained: the first look's are already, and by more cases."""
    return first.outcome != "wrong"


def look(first: Verdict, promised: Contract, most: int | None, again: Callable[[list[Case]], Verdict]) -> Verdict:
    """The verdict that counts. again: checks the same text in the watching lane; most: cases that it is asked for."""
    second = again(promised.suite(first.seed)[:most])
    if second.causes and second.outcome in ("wrong", "refused"):
        return second
    # The watching lane is slow: its time is not the kernel's.
    return second if first.passed and second.outcome not in ("passed", "timeout") else first
