"""`course bench --clock`: is the timer right? A stream kernel of known cost is measured by the protocol.

The cost is calibrated without the protocol's clock, batches or event times: two processes of their own run n and 2 n
calls; the difference of their whole lives, by the operating system's clock, is n calls and nothing else:
start-up, compilation and copies cancel.
"""

from __future__ import annotations

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
from course.worker.host import ROOT, Worker

NAME, FILE = "weighted_sum", "sycl/stream.py"
SETS = 2  # a call moves 100 MB: more than a cache holds
SPAN_S = 1.0  # of the n calls that the difference leaves
PAIRS = 5


def main() -> int:
    """Measure, calibrate, print both. Exit code 1 where they disagree or one is too noisy to tell."""
    try:
        lane, env = lanes.pick("sycl")
    except LookupError as error:
        print(error, file=sys.stderr)
        return 2
    worker = Worker("sycl", lane, env)
    try:
        measured = timing.measure(_text(), contract(NAME), worker, "stream", budget_s=60)
    finally:
        worker.stop()
    print(measured, flush=True)
    if measured.noisy:
        return 1
    calls = max(int(SPAN_S / measured.median), 1)
    costs = calibrated(lambda n: life(lane, n), calls)
    said, good = verdict(measured, costs)
    print(f"stream: {timing.seconds(float(np.median(costs)))} a call, calibrated: {PAIRS} pairs of processes, {calls} "
          f"and {2 * calls} calls, {timing.seconds(min(costs))} to {timing.seconds(max(costs))}")  # fmt: skip
    print(said)
    return 0 if good else 1


def calibrated(life, calls: int) -> list[float]:
    """Seconds a call of every pair: life(n) is how long a process with n calls lives."""
    return [(life(2 * calls) - life(calls)) / calls for _ in range(PAIRS)]


def verdict(measured: timing.Timing, costs: list[float]) -> tuple[str, bool]:
    """(sentence, whether the calibrated cost lies within the spread of the batches)."""
    low, high = np.percentile(costs, [25, 75])
    middle = float(np.median(costs))
    if middle <= 0 or high - low > timing.NOISY * middle:
        return "calibration: too noisy (the pairs are far apart): close other programs and run again", False
    least, most = min(measured.batches), max(measured.batches)
    inside = least <= middle <= most
    spread = f"{timing.seconds(least)} to {timing.seconds(most)}"
    where = "lies within" if inside else "lies outside"
    return f"clock: the calibrated cost {where} the spread of the batches, {spread}", inside


def life(lane: str, calls: int) -> float:
    """Seconds that a process lives which starts, compiles and makes so many calls."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), **lanes.pick("sycl", lane)[1]}
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "course.clock", json.dumps({"lane": lane, "calls": calls})],
        env=env,
        check=False,
    )
    if done.returncode:
        raise SystemExit("The calibrating process failed: run `course doctor`.")
    return time.monotonic() - began


def _calls(lane: str, calls: int) -> None:
    """What the calibrating process does: no clock is read in it."""
    promised = contract(NAME)
    problem = promised.make(promised.bench_case())
    toolchain = importlib.import_module(TOOLCHAINS["sycl"])
    session = toolchain.load(_text(), lane).session(
        [problem.fresh_arguments() for _ in range(SETS)], problem.case.scalars
    )
    session.launch(calls)


def _text() -> str:
    return without_docstring((lessonfile.KERNELS / FILE).read_text())


if __name__ == "__main__":
    _calls(**json.loads(sys.argv[1]))
