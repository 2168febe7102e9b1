"""The state of the running interpreter: who runs, its SLM, and what the hardware has been asked for so far."""

from collections import Counter

from course.esimd.faults import fail
from course.esimd.memory import Memory, Reports, Visitor


class Machine:
    """One launch. `counts`: messages by (kind, bytes), dpas, barriers ..., over all work-items."""

    current: "Machine | None" = None

    def __init__(self):
        self.who = Visitor()
        self.reports = Reports()
        self.counts: Counter = Counter()
        self.slm: Memory | None = None
        self.slm_bytes = 0
        self.register_bytes = 0

    def need_slm(self, what: str) -> Memory:
        if self.slm is None:
            fail(f"{what} comes before slm_init: reserve the work-group's SLM first.")
        return self.slm


def running(what: str) -> Machine:
    """The machine of the running kernel; refuses calls from outside of a kernel."""
    if Machine.current is None:
        fail(f"{what} only works inside a kernel that a queue has launched.")
    return Machine.current


def count(name: str, amount: int = 1) -> None:
    """Add to a count of the running launch; outside of a kernel (trying DPAS in a cell) nothing is counted."""
    if Machine.current is not None:
        Machine.current.counts[name] += amount
