"""The timer: numbers only for right kernels, from a clock that the kernel cannot reach, and honest about noise."""

import itertools
import threading
import time

import numpy as np
import pytest

from course import timing
from course.contracts.gemm import Gemm
from course.toolchains.base import KernelError
from course.worker.host import Worker

CONTRACT = Gemm("timed", in_dtype="f32", bench=(64, 96, 32))
RIGHT = "import numpy as np\n\ndef launch(A, B, C):\n    C[...] = A @ B\n"
SLEEPS = "import time\n\ndef launch(A, B, C):\n    time.sleep(0.02)\n    C[...] = A @ B\n"


@pytest.fixture(scope="module")
def worker():
    worker = Worker("numpy", "numpy")
    yield worker
    worker.stop()


def test_a_kernel_of_known_cost_lands_within_its_spread(worker):
    spent = timing.measure(SLEEPS, CONTRACT, worker, batches=5)
    assert spent.verdict == "passed"
    assert 0.02 <= spent.median < 0.04


def test_the_clock_is_not_the_kernels(worker):
    cheat = "import time\ntime.perf_counter = time.monotonic = lambda: 0.0\n" + SLEEPS
    assert timing.measure(cheat, CONTRACT, worker, batches=5).median >= 0.02


def test_a_kernel_that_remembers_its_result_has_no_time(worker):
    cheat = """
import numpy as np
kept = {}

def launch(A, B, C):
    if C.shape not in kept:
        kept[C.shape] = A @ B
    C[...] = kept[C.shape]
"""
    with pytest.raises(KernelError, match="timed output is wrong"):
        timing.measure(cheat, CONTRACT, worker, batches=5)


def test_a_kernel_that_stops_working_after_some_calls_has_no_time(worker):
    cheat = """
calls = 0

def launch(A, B, C):
    global calls
    calls += 1
    if calls < 3:
        C[...] = A @ B
"""
    with pytest.raises(KernelError, match="timed output is wrong"):
        timing.measure(cheat, CONTRACT, worker, batches=5)


def test_stop_ends_within_a_batch_and_keeps_what_was_measured(worker):
    stop = threading.Event()
    began = time.perf_counter()
    spent = timing.measure(SLEEPS, CONTRACT, worker, batches=30, on_batch=lambda t: stop.set(), stop=stop)
    assert spent.stopped and len(spent.batches) == 1
    assert time.perf_counter() - began < 10


def test_noise_is_said_instead_of_a_number():
    spent = timing.Timing("k", "d", {}, batches=[1e-3, 2e-3, 1e-3, 3e-3, 1e-3, 4e-3], verdict="passed")
    assert spent.noisy and "too noisy" in str(spent) and " ms" not in str(spent)
    calm = timing.Timing("k", "d", {}, batches=[1e-3] * 6, verdict="passed")
    assert "1 ms (measured on d" in str(calm)


def test_no_number_for_an_unchecked_output():
    assert "no time" in str(timing.Timing("k", "d", {}, batches=[1e-3] * 6, verdict="wrong"))


@pytest.mark.parametrize("claim", [1e9, -1.0, 0.0, "fast", None, float("nan")])
def test_a_device_time_that_cannot_be_is_not_believed(worker, claim, monkeypatch):
    bench = timing.Bench(RIGHT, CONTRACT, worker, "k")
    monkeypatch.setattr(worker, "call", lambda *a, **k: ({"device_seconds": claim}, []))
    assert bench.run(1)[1] is None


def test_what_an_empty_call_costs_is_not_the_kernels_time(worker, monkeypatch):
    bench = timing.Bench(RIGHT, CONTRACT, worker, "k")
    monkeypatch.setattr(worker, "call", lambda *a, **k: ({"device_seconds": 0.007}, []))
    clock = itertools.count()
    monkeypatch.setattr(timing.time, "perf_counter", lambda: 0.05 * next(clock))
    assert bench._empty_call() == pytest.approx(0.05)
    bench.overhead = 0.04
    assert bench.run(1) == (pytest.approx(0.01), 0.007)  # call time without the call's own cost; kernel time by events


def test_versus_tells_which_is_faster(worker):
    fast, slow = (timing.Bench(text, CONTRACT, worker, name) for text, name in ((RIGHT, "fast"), (SLEEPS, "slow")))
    found = timing.versus(fast, slow, batches=5)
    assert found.low > 1 and "fast is" in str(found)


def test_equal_kernels_show_no_difference():
    same = timing.Timing("a", "d", {}, batches=[1.0] * 9, verdict="passed")
    assert "no difference" in str(timing.Comparison(same, same, 1.01, 0.97, 1.05))


def test_permuted_inputs_are_fresh_and_their_oracle_is_right():
    problem = CONTRACT.make(CONTRACT.bench_case())
    rng = np.random.default_rng(1)
    fresh = CONTRACT.permuted(problem, rng)
    a, b, _ = (x.view().astype(np.float64) for x in fresh.arguments)
    assert not np.array_equal(a, problem.arguments[0].view())
    assert np.allclose(a @ b, fresh.want, rtol=1e-12, atol=1e-12)


def test_sets_outgrow_the_cache(worker):
    small = timing.Bench(RIGHT, CONTRACT, worker, "k", cache_bytes=100_000)
    one = sum(a.buffer.nbytes for a in small.problem.arguments)
    assert small.sets * one > 2 * 100_000 or small.sets == timing.MAX_SETS
