"""How long does a kernel take? One protocol for every toolchain.

The clock is read here, outside the reader's process; the toolchain's event times come beside it where it has events.

    warm-up     by time (0.3 s), not by count
    batches     0.1 s or more, so that the clock, the first launch, the last wait and the call's own cost (measured with
                an empty call) are under 1 %; `course bench --clock` tests it
    inputs      sets rotate, together twice the last-level cache; every batch gets freshly permuted ones. One set is
                enough where it is that large itself, and where a call is as long as a batch: what the cache saves it
                is one pass over the inputs, a small part of its time
    outputs     one set of every batch is checked against the oracle, in full or, at sizes where that takes minutes, on
                random rows and columns (Gemm.timed states the rule and what it misses): a fast wrong kernel has no time
    result      median and quartiles over batches; "too noisy" instead of a number when quartiles are over 20 % apart
"""

from __future__ import annotations

import functools
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from course.contracts.base import Contract, Problem, judge
from course.toolchains.base import KernelError
from course.worker import wire
from course.worker.host import ON_THE_HOST, Worker

WARM_UP_S = 0.3
BATCH_S = 0.1
BATCHES = 9
LEAST_BATCHES = 5  # quartiles of fewer say nothing
MAX_BATCHES = 40
NOISY = 0.20
MAX_SETS = 8
PATIENCE = 3  # the first LEAST_BATCHES may take this many times the budget: fewer say nothing
GPU_CACHE = 64 << 20  # bytes: no GPU that the course drives has a larger L2 (H200: 60 MB)


@functools.cache
def last_level_cache() -> int:
    """Bytes of this host's largest cache; 32 MiB when the kernel does not tell."""
    sizes = [0]
    for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        text = path.read_text().strip()
        sizes.append(int(text[:-1]) * {"K": 1 << 10, "M": 1 << 20}.get(text[-1], 1) if text[:-1].isdigit() else 0)
    return max(sizes) or 32 << 20


def cache_of(lane: str) -> int:
    """Bytes of the cache that inputs must not stay in."""
    return last_level_cache() if lane in ON_THE_HOST else GPU_CACHE


@dataclass
class Timing:
    """One measurement. Times in seconds a call. kernel: device time by events, None where there are none."""

    name: str
    device: str
    sizes: dict
    batches: list[float] = field(default_factory=list)  # call time, one number a batch
    kernel_batches: list[float] = field(default_factory=list)
    calls: int = 0
    sets: int = 0
    verdict: str = "not checked"
    stopped: bool = False

    @property
    def median(self) -> float:
        return float(np.median(self.batches)) if self.batches else float("nan")

    @property
    def kernel(self) -> float | None:
        return float(np.median(self.kernel_batches)) if self.kernel_batches else None

    @property
    def best_estimate(self) -> float:
        """Kernel time where events give it, else call time."""
        return self.kernel if self.kernel is not None else self.median

    @property
    def quartiles(self) -> tuple[float, float]:
        values = self.kernel_batches or self.batches
        return tuple(float(x) for x in np.percentile(values, [25, 75])) if values else (float("nan"),) * 2

    @property
    def spread(self) -> float:
        """Interquartile range over the median."""
        low, high = self.quartiles
        return (high - low) / self.best_estimate if self.batches else float("inf")

    @property
    def noisy(self) -> bool:
        return len(self.batches) < LEAST_BATCHES or self.spread > NOISY

    def __str__(self):
        if self.verdict != "passed":
            return f"{self.name}: no time, the timed output is {self.verdict}"
        if len(self.batches) < LEAST_BATCHES:
            return f"{self.name}: no time, {len(self.batches)} batches are too few, {LEAST_BATCHES} are needed"
        if self.noisy:
            return (
                f"{self.name}: too noisy ({len(self.batches)} batches, quartiles {self.spread:.0%} apart, "
                f"limit {NOISY:.0%}): close other programs and run again"
            )
        text = f"{self.name}: {seconds(self.best_estimate)} (measured on {self.device}, "
        text += f"quartiles {self.spread:.0%} apart, {len(self.batches)} batches of fresh inputs)"
        if self.kernel is not None:
            text += f"; with its launch {seconds(self.median)}"
        return text


UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))


def seconds(value: float, like: float | None = None) -> str:
    """3 significant digits with a unit: 1.95 ms. like: in the unit of this time instead."""
    for unit, scale in UNITS:
        if abs(value if like is None else like) >= scale:
            return f"{value / scale:.3g} {unit}"
    return f"{value:.3g} s"


class Bench:
    """A kernel on a contract's problem, ready to be timed batch by batch."""

    def __init__(
        self,
        text: str,
        contract: Contract,
        worker: Worker,
        name: str,
        sizes: dict | None = None,
        cache_bytes: int | None = None,
        limit_s: float = 60.0,
    ):
        self.text, self.contract, self.worker, self.limit_s = text, contract, worker, limit_s
        self.rng = np.random.default_rng(secrets.randbits(64))
        self.problem = contract.timed(contract.bench_case(sizes, seed=int(self.rng.integers(2**31))))
        one = sum(a.buffer.nbytes for a in self.problem.arguments)
        cache = cache_of(worker.lane) if cache_bytes is None else cache_bytes
        self.sets = 1 if one >= 2 * cache else min(-(-2 * cache // one) + 1, MAX_SETS)
        self.key = f"bench-{secrets.token_hex(4)}"
        self.overhead = self._empty_call()
        self.timing = Timing(name, "", dict(self.problem.case.sizes), sets=self.sets)
        self.per_batch, self.warm = 1, False

    def _empty_call(self) -> float:
        spans = []
        for _ in range(9):
            began = time.perf_counter()
            self.worker.call("ping", limit_s=self.limit_s)
            spans.append(time.perf_counter() - began)
        return float(np.median(spans))

    def upload(self, sets: int | None = None) -> list[Problem]:
        """Give the worker freshly permuted input sets; returns their problems, one of them with its oracle."""
        if sets is None:
            sets = 1 if self.per_batch == 1 else self.sets
        self.which = int(self.rng.integers(min(self.per_batch, sets)))  # the set whose output will be checked
        problems = [self.contract.permuted(self.problem, self.rng, oracle=i == self.which) for i in range(sets)]
        packed = [wire.pack_arguments(p.arguments) for p in problems]
        reply, _ = self.worker.call(
            "session",
            {"name": self.key, "text": self.text, "sets": [m for m, _ in packed], "scalars": self.problem.case.scalars},
            [b for _, buffers in packed for b in buffers],
            self.limit_s,
        )
        self.timing.device = reply["device"]
        return problems

    def run(self, n: int) -> tuple[float, float | None]:
        """(call seconds, device seconds or None) of n launches."""
        with self.worker.lock:  # waiting for another thread's call is not our time
            began = time.perf_counter()
            reply, _ = self.worker.call("launch", {"name": self.key, "n": n}, limit_s=self.limit_s)
            wall = max(time.perf_counter() - began - self.overhead, 1e-9)
        device = reply.get("device_seconds")
        # The device cannot have worked longer than we waited: such a number is not a measurement.
        if not isinstance(device, float) or not 0 < device <= wall * 1.02 + 1e-4:
            device = None
        return wall, device

    def warm_up(self, on_run: Callable[[str, float], None] | None = None, stop: threading.Event | None = None) -> None:
        """Compile, run for WARM_UP_S, and learn how many launches make a batch.

        on_run: called after every run with the kernel's name and seconds a call; never before an output was checked.
        Raises KernelError when the first output is wrong."""
        problems = self.upload(sets=1)
        began, calls = time.perf_counter(), 0
        while calls < 2 or time.perf_counter() - began < WARM_UP_S:
            if stop is not None and stop.is_set():
                return
            wall, _ = self.run(self.per_batch)
            if calls == 0:  # the first run may have compiled
                self._check(problems)
                began = time.perf_counter()
            calls += 1
            one = wall / self.per_batch
            if on_run:
                on_run(self.timing.name, one)
            self.per_batch = int(np.clip(np.ceil(max(BATCH_S, 100 * self.overhead) / one), 1, 100_000))
        self.warm = True

    def batch(self) -> float:
        """One batch on fresh inputs, its output checked. Returns seconds a call.

        Raises KernelError when the timed output is wrong."""
        problems = self.upload()
        wall, device = self.run(self.per_batch)
        self._check(problems)
        self.timing.calls += self.per_batch
        self.timing.batches.append(wall / self.per_batch)
        if device is not None:
            self.timing.kernel_batches.append(device / self.per_batch)
        return (device or wall) / self.per_batch

    def _check(self, problems: list[Problem]) -> None:
        which = self.which  # told only now: until here the process cannot know which output counts
        _, buffers = self.worker.call("download", {"name": self.key, "set": which}, limit_s=self.limit_s)
        meta, sent = wire.pack_arguments(problems[which].arguments)
        if len(buffers) != len(sent):
            raise KernelError("The kernel's process gave back another number of arrays.", None, "crash")
        returned = wire.unpack_arguments(meta, buffers)
        if not judge(problems[which], returned).passed:
            self.timing.verdict = "wrong"
            raise KernelError(
                "The timed output is wrong: the kernel passes once but not when it runs many times.", None, "run"
            )
        self.timing.verdict = "passed"

    def close(self) -> None:
        if self.worker.process is None:  # it died, its sessions with it
            return
        try:
            self.worker.call("close", {"name": self.key}, limit_s=5)
        except KernelError:
            pass


def call_time(text: str, contract: Contract, worker: Worker, name: str, sizes: dict, enough_s: float = 30.0) -> float:
    """About how many seconds one call takes at these sizes, told from smaller ones in proportion to the FLOP.

    Sizes grow from an eighth until a call takes 1 s, or the large one is seen to take less than enough_s."""
    whole = contract.cost(sizes)[0]
    for part in (8, 4, 2):
        smaller = _part_of(contract, sizes, part)
        bench = Bench(text, contract, worker, name, smaller, cache_bytes=0)
        try:
            bench.upload(sets=1)
            one = min(bench.run(1)[0] for _ in range(2))  # the first may compile
        finally:
            bench.close()
        expected = one * whole / contract.cost(smaller)[0]
        if one > 1 or expected < enough_s:
            break
    return expected


def _part_of(contract: Contract, sizes: dict, part: int) -> dict:
    """About 1 / part of every size, as the contract allows it."""
    steps = dict(zip(sizes, getattr(contract, "multiple", ()), strict=False))
    return {x: max(size // part // (step := steps.get(x, 1)) * step, step) for x, size in sizes.items()}


def size_for(contract: Contract, sizes: dict, expected_s: float, wanted_s: float) -> tuple[dict, float]:
    """(sizes, seconds): sizes halved until a call that takes expected_s takes no longer than wanted_s."""
    whole = contract.cost(sizes)[0]
    for part in (2, 4, 8, 16, 32, 64):
        smaller = _part_of(contract, sizes, part)
        takes = expected_s * contract.cost(smaller)[0] / whole
        if takes <= wanted_s:
            break
    return smaller, takes


def measure(
    text: str,
    contract: Contract,
    worker: Worker,
    name: str = "kernel",
    sizes: dict | None = None,
    batches: int = BATCHES,
    on_batch: Callable[[Timing], None] | None = None,
    stop: threading.Event | None = None,
    budget_s: float = 20.0,
    on_warm_up: Callable[[str, float], None] | None = None,
    **options,
) -> Timing:
    """Time one kernel. Raises KernelError when it fails or its timed output is wrong.

    on_batch: called after every batch with the Timing so far. on_warm_up: called while warming up, see Bench.warm_up.
    stop: end early; what was measured stands. budget_s: after so many seconds no new batch begins, but for the first
    LEAST_BATCHES, which get PATIENCE times as long."""
    bench = Bench(text, contract, worker, name, sizes, **options)
    try:
        bench.warm_up(on_warm_up, stop)
        for _ in _until_quiet(bench.timing, batches, stop, budget_s):
            bench.batch()
            if on_batch:
                on_batch(bench.timing)
    except KernelError as error:
        if not _cut_off(error, stop):
            raise
        bench.timing.stopped = True  # the reader stopped it in the middle of a batch
    finally:
        bench.close()
    return bench.timing


def _cut_off(error: KernelError, stop) -> bool:
    """Whether the process is gone because the reader stopped it."""
    return error.stage == "crash" and stop is not None and stop.is_set()


def _until_quiet(timing: Timing, batches: int, stop, budget_s: float) -> Iterator[int]:
    """At least `batches` turns, and more while the spread is too wide, up to MAX_BATCHES or the time budget."""
    began = time.perf_counter()
    for turn in range(MAX_BATCHES):
        if turn and time.perf_counter() - began > budget_s * (PATIENCE if turn < LEAST_BATCHES else 1):
            return
        if stop is not None and stop.is_set():
            timing.stopped = True
            return
        if turn >= batches and not timing.noisy:
            return
        yield turn


@dataclass
class Comparison:
    """A against B, batches in turn: ratio B / A (how many times faster A is) with its interval."""

    a: Timing
    b: Timing
    ratio: float
    low: float
    high: float

    @property
    def noisy(self) -> bool:
        return self.a.noisy or self.b.noisy

    def __str__(self):
        a, b, interval = self.a.name, self.b.name, f"{self.low:.2f} to {self.high:.2f}"
        if self.noisy:
            return f"{a} and {b}: no ratio, the times are too noisy or too few"
        if self.low <= 1 <= self.high:
            return f"{a} and {b}: no difference seen (ratio {self.ratio:.2f}, {interval})"
        return f"{a} is {self.ratio:.2f} times as fast as {b} ({interval})"


def versus(a: Bench, b: Bench, batches: int = BATCHES, on_batch=None, stop=None, on_warm_up=None) -> Comparison:
    """Time two kernels in turn, so that a drift hits both; 95 % interval of the median ratio (bootstrap).

    on_batch: called after every pair with both Timings. stop, on_warm_up: as in `measure`. A warm Bench stays warm."""
    for bench in (a, b):
        if not bench.warm:
            bench.warm_up(on_warm_up, stop)
    ratios = []
    for turn in range(batches):
        if stop is not None and stop.is_set():
            a.timing.stopped = b.timing.stopped = True
            break
        first, second = (a, b) if turn % 2 == 0 else (b, a)
        try:
            times = {id(first): first.batch(), id(second): second.batch()}
        except KernelError as error:
            if not _cut_off(error, stop):
                raise
            a.timing.stopped = b.timing.stopped = True
            break
        ratios.append(times[id(b)] / times[id(a)])
        if on_batch:
            on_batch(a.timing, b.timing)
    if not ratios:
        raise KernelError("Stopped before the first pair of batches.", None, "stopped")
    drawn = np.random.default_rng(0).choice(ratios, (2000, len(ratios)))
    low, high = np.percentile(np.median(drawn, axis=1), [2.5, 97.5])
    return Comparison(a.timing, b.timing, float(np.median(ratios)), float(low), float(high))
