"""The timer: numbers only for right kernels, from a clock that the kernel cannot reach, and honest about noise."""

import itertools
import threading
import time

import numpy as np
import pytest

from course import timing
from course.contracts import contract
from course.contracts.gemm import Gemm
from course.contracts.numbers import decode
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
    assert found.low > 1
    assert ("no ratio" if found.noisy else "fast is") in str(found)


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


@pytest.fixture
def sampled(monkeypatch):
    """The contract with the rule for large sizes at work."""
    from course.contracts import gemm

    monkeypatch.setattr(gemm, "SAMPLE_FLOP", 0)
    monkeypatch.setattr(gemm, "SAMPLE", 16)
    return Gemm("timed", in_dtype="f32", bench=(64, 96, 32))


def test_a_sampled_oracle_is_that_of_make_and_moves_with_the_inputs(sampled):
    case = sampled.bench_case(seed=5)
    part, full = sampled.timed(case), sampled.make(case)
    assert part.want.size == part.at.size == 16 * 96 + 16 * 64
    assert np.allclose(part.want, full.want.ravel()[part.at], rtol=1e-14)
    assert np.allclose(part.allowed, full.allowed.ravel()[part.at], rtol=1e-12)
    fresh = sampled.permuted(part, np.random.default_rng(1))
    a, b, _ = (x.view().astype(np.float64) for x in fresh.arguments)
    assert np.allclose((a @ b).ravel()[fresh.at], fresh.want, rtol=1e-12, atol=1e-12)
    assert set(fresh.at) != set(part.at)


def test_a_wrong_tile_has_no_time_where_only_a_sample_is_checked(worker, sampled):
    assert timing.measure(RIGHT, sampled, worker, batches=5).verdict == "passed"
    wrong = RIGHT + "    C[16:32, 32:64] = 0\n"  # goes unseen in (3/4)^16 (2/3)^16 = 1.5e-5 of the batches
    with pytest.raises(KernelError, match="timed output is wrong"):
        timing.measure(wrong, sampled, worker, batches=5)


def test_only_large_sizes_are_sampled():
    gemm = Gemm("timed")
    assert gemm.timed(gemm.bench_case({"M": 256, "N": 256, "K": 256})).at is None


@pytest.mark.parametrize("name, sizes", [
    ("gfx936_attention", {"L": 77, "D": 16}), ("gfx936_paged", {"L": 77, "D": 16, "PAGE": 16}),
    ("gfx936_read", {"N": 50_000}), ("gfx936_gemv", {"M": 30, "K": 70}),
])  # fmt: skip
def test_fresh_inputs_of_a_batch_have_their_own_right_oracle(name, sizes):
    """What `permuted` wants is what the arrays that it hands out give."""
    promised = contract(name)
    problem = promised.timed(promised.bench_case(sizes, seed=3))
    fresh = promised.permuted(problem, np.random.default_rng(2))
    held = {a.name: decode(a.view(), a.dtype) for a in fresh.arguments}
    if name == "gfx936_read":
        got = [held["x"][i : i + promised.span].sum() for i in range(0, 50_000, promised.span)]
    elif name == "gfx936_gemv":
        got = held["W"] @ held["x"]
    else:
        k, v = held["K"], held["V"]
        if "table" in held:
            table = held["table"].astype(int)
            k, v = (np.moveaxis(x[table].reshape(-1, *x.shape[2:])[:77], 1, 0) for x in (k, v))
        got = promised._oracle(held["Q"], k, v)[0]
    assert np.allclose(got, fresh.want, rtol=1e-10, atol=1e-10)
    assert not np.allclose(fresh.want, problem.want)


def test_the_read_benchmark_fits_a_machine():
    """Its guards do not grow with the vector."""
    problem = contract("gfx936_read").make(contract("gfx936_read").bench_case({"N": 1 << 20}))
    assert sum(a.buffer.nbytes for a in problem.arguments) < 2 * 4 << 20
