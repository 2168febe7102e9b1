"""`course bench --clock`: is the timer right? Kernels of known cost are measured by the protocol.

The cost is calibrated without the protocol's worker, batches or event times: a process of its own is asked for n and
for 2 n calls in turn; the difference of the two waits, by this side's clock, is n calls and nothing else: the first
launch, the last wait for the device and the way of the messages cancel.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import subprocess
import sys
import time

import numpy as np

from course import lanes, lessonfile, timing
from course.contracts import contract
from course.toolchains.base import TOOLCHAINS
from course.toolchains.source import without_docstring
from course.worker.host import ON_THE_HOST, ROOT, Worker

# (kind, lane or None for the best one, contract, kernel). A stream's cost follows the memory, which others use too;
# a chain of multiply-adds has the core to itself. Triton's clock is tested on a GPU only: its interpreter has none.
KNOWN = [
    ("sycl", None, "multiply_add_chain", "sycl/multiply_add_chain.py"),
    ("sycl", None, "weighted_sum", "sycl/stream.py"),
    ("triton", "gpu", "gfx936_read", "triton/roofline.py"),
]
SETS = 2  # a call of a stream moves 100 MB or more: more than a cache holds
SPAN_S = 0.5  # of the n calls that the difference leaves
PAIRS = 15
DONE = "done\n"
CLAIMED = 0.01  # what the protocol says of the cost of its batches' ends
SURE = 0.1  # a calibrated cost whose standard error is a larger part of it tells nothing


def main() -> int:
    """Measure and calibrate what runs here. Exit code 1 where they disagree or one is too noisy to tell, 2 for none."""
    found = []
    for kind, lane, name, path in KNOWN:
        try:
            lane, env = lanes.pick(kind, lane)
        except LookupError:
            continue
        found.append(test(kind, lane, env, name, path))
    if not found:
        print("No kernel of known cost runs here: `course doctor` says what is missing.", file=sys.stderr)
        return 2
    return 0 if all(found) else 1


def test(kind: str, lane: str, env: dict, name: str, path: str) -> bool:
    """Whether the timer's batches hold the calibrated cost of one kernel; prints both."""
    worker = Worker(kind, lane, env)
    try:
        measured = timing.measure(_text(path), contract(name), worker, name, budget_s=60)
    finally:
        worker.stop()
    print(measured, flush=True)
    if measured.noisy:
        return False
    calls = max(int(SPAN_S / measured.median), 1)
    with caller(kind, lane, env, name, path) as wait:
        costs = calibrated(wait, calls)
    said, good = verdict(measured, costs, hidden=lane not in ON_THE_HOST)
    print(f"{name}: {timing.seconds(float(np.median(costs)))} a call, calibrated: {PAIRS} pairs of {calls} and "
          f"{2 * calls} calls, {timing.seconds(min(costs))} to {timing.seconds(max(costs))}")  # fmt: skip
    print(said, flush=True)
    return good


def calibrated(wait, calls: int) -> list[float]:
    """Seconds a call of every pair: wait(n) is how long the answer to a question for n calls takes."""
    wait(calls)  # the first is slower: code is made, and memory is touched
    return [(wait(2 * calls) - wait(calls)) / calls for _ in range(PAIRS)]


def verdict(measured: timing.Timing, costs: list[float], hidden: bool = False) -> tuple[str, bool]:
    """(sentence, whether the calibrated cost lies within the spread of the batches, up to the timer's own 1 %).

    hidden: a launch is hidden behind the kernel before it, as on a GPU: then the kernel's time is compared, not the
    call's."""
    low, high = np.percentile(costs, [25, 75])
    middle = float(np.median(costs))
    # Of a median: 1.25 sigma / sqrt(n), and sigma is 0.74 of the quartile range.
    error = 0.93 * (high - low) / len(costs) ** 0.5
    if middle <= 0 or error > SURE * middle:
        return "calibration: too noisy (the pairs are far apart): close other programs and run again", False
    batches = (measured.kernel_batches if hidden else None) or measured.batches
    least, most = min(batches), max(batches)
    inside = (1 - CLAIMED) * least <= middle <= (1 + CLAIMED) * most
    spread = f"{timing.seconds(least)} to {timing.seconds(most)}"
    where = "lies within" if inside else "lies outside"
    ratio = f"{middle / np.median(batches):.3f} of the timer's median"
    return f"clock: the calibrated cost, {ratio}, {where} the spread of the batches, {spread}", inside


@contextlib.contextmanager
def caller(kind: str, lane: str, env: dict, name: str, path: str):
    """A function: seconds until the process that it starts has made so many calls."""
    asked = json.dumps({"kind": kind, "lane": lane, "name": name, "path": path})
    process = subprocess.Popen(
        [sys.executable, "-m", "course.clock", asked],
        env={**os.environ, "PYTHONPATH": str(ROOT), **env},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def wait(calls: int) -> float:
        began = time.perf_counter()
        process.stdin.write(f"{calls}\n")
        process.stdin.flush()
        while (line := process.stdout.readline()) != DONE:
            if not line:
                raise SystemExit("The calibrating process ended early: run `course doctor`.")
        return time.perf_counter() - began

    try:
        wait(0)  # it has started and loaded the kernel
        yield wait
    finally:
        process.kill()
        process.wait()


def _answer(kind: str, lane: str, name: str, path: str) -> None:
    """What the calibrating process does: no clock is read in it."""
    promised = contract(name)
    problem = promised.make(promised.bench_case())
    toolchain = importlib.import_module(TOOLCHAINS[kind])
    session = toolchain.load(_text(path), lane).session(
        [problem.fresh_arguments() for _ in range(SETS)], problem.case.scalars
    )
    for line in sys.stdin:
        if int(line):
            session.launch(int(line))
        print(DONE, end="", flush=True)


def _text(path: str) -> str:
    return without_docstring((lessonfile.KERNELS / path).read_text())


if __name__ == "__main__":
    _answer(**json.loads(sys.argv[1]))
