"""What a user relies on: nothing wrong passes, nothing right fails, nothing takes the notebook down."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from course.checker import check
from course.contracts.base import compare, judge
from course.contracts.gemm import COEFFICIENTS, Gemm
from course.contracts.numbers import decode, encode
from course.worker import wire
from course.worker.host import Worker

F32 = Gemm("f32", in_dtype="f32", out_dtype="f32")
F16 = Gemm("f16", in_dtype="f16", out_dtype="f16", order="col")
BF16 = Gemm("bf16")
COEFFICIENT = Gemm("coefficients", in_dtype="f32", out_dtype="f32", coefficients=True)
STRIDED = Gemm("strided", in_dtype="f32", out_dtype="f32", strided=True)
WIDEN = "import numpy as np\n\n\ndef widen(x):\n    return (x.astype(np.uint32) << 16).view(np.float32)\n\n\n"


@pytest.fixture(scope="module")
def worker():
    w = Worker("numpy", "numpy")
    yield w
    w.stop()


def launch(body, arguments="A, B, C", head="import numpy as np\n\n\n"):
    """A NumPy kernel text with this body."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return f"{head}def launch({arguments}):\n{lines}"


RIGHT = launch("C[...] = A @ B")


def run(contract, worker, text, **options):
    return check(text, contract, worker, "k", **{"limit_s": 20.0, **options})


def judged(contract, sizes, kernel, scalars=None, special="", seed=7):
    """The judgement of a kernel given as a Python function on the arguments' views."""
    from course.contracts.base import Case

    problem = contract.make(Case(sizes, seed, scalars or {}, special))
    given = problem.fresh_arguments()
    kernel(*(a.view() for a in given), *(scalars or {}).values())
    return judge(problem, given)


# ---- inputs and cases -----------------------------------------------------------------------------------------------


def test_the_suite_has_every_kind_of_shape():
    cases = [c.sizes for c in BF16.suite(3)]
    assert {"M": 1, "N": 1, "K": 1} in cases
    assert any(s["M"] == 1 for s in cases) and any(s["N"] == 1 for s in cases) and any(s["K"] == 1 for s in cases)
    assert any(max(s.values()) < 16 for s in cases), "one case is smaller than a tile"
    assert any(all(x % 16 == 0 for x in s.values()) for s in cases), "one case is aligned"
    assert sum(len(set(s.values())) == 3 for s in cases) >= 5, "M, N and K differ"
    prime = [s for s in cases if all(all(x % d for d in range(2, x)) and x > 20 for x in s.values())]
    assert prime, "one case has three primes"


def test_tiled_contracts_keep_to_their_multiples_and_change_the_number_of_tiles():
    cases = [c.sizes for c in Gemm("t", multiple=(16, 32, 8)).suite(5, "long")]
    assert all(s["M"] % 16 == 0 and s["N"] % 32 == 0 and s["K"] % 8 == 0 for s in cases)
    assert {"M": 16, "N": 32, "K": 8} in cases
    assert len({s["K"] // 8 for s in cases}) >= 4


def test_all_pairs_of_coefficients_are_asked_for():
    pairs = {(c.scalars["alpha"], c.scalars["beta"]) for c in COEFFICIENT.suite(1)}
    assert pairs == {(a, b) for a in COEFFICIENTS for b in COEFFICIENTS}
    assert set(COEFFICIENTS) == {0.0, 1.0, -1.0, 0.5, 3.0}


def test_a_seed_gives_the_same_cases_inputs_and_verdict(worker):
    text = launch("C[...] = A[:, :-1] @ B[:-1]")
    first, second = run(F32, worker, text, seed=11), run(F32, worker, text, seed=11)
    assert str(first) == str(second) and "seed=11" in str(first)
    a, b = (F32.make(F32.suite(11)[0]) for _ in range(2))
    assert all((x.buffer == y.buffer)[~np.isnan(x.buffer)].all() for x, y in zip(a.arguments, b.arguments, strict=True))
    assert F32.suite(11) != F32.suite(12)
    assert run(F32, worker, text).seed != run(F32, worker, text).seed, "seeds are fresh where none is given"


def test_outputs_are_poisoned_and_inputs_are_surrounded_by_nan():
    p = F32.make(F32.suite(1)[0])
    a, _, c = p.arguments
    assert np.isnan(c.view()).all()
    for x in (a, c):
        inside = x.view().size
        assert np.isnan(x.buffer).sum() >= x.buffer.size - inside and x.buffer.size > inside + 128


# ---- what must be refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("contract", [F32, F16], ids=lambda c: c.name)
@pytest.mark.parametrize(
    "body",
    [
        "C[...] = np.nan",
        "C[...] = 0",
        "pass",
        "C[...] = np.inf",
        "C[...] = np.float32(1e-30)",
        "C[...] = A[:, :1] if A.shape[0] == C.shape[0] else 0",
    ],
)
def test_kernels_that_compute_nothing_are_refused(worker, contract, body):
    verdict = run(contract, worker, launch(body))
    assert not verdict.passed and len(verdict.failed) >= verdict.cases - 2


@pytest.mark.parametrize("contract", [F32, F16, BF16], ids=lambda c: c.name)
def test_zeros_and_a_copy_of_an_input_are_refused_where_values_are_small(contract):
    sizes = {"M": 24, "N": 24, "K": 24}
    for kernel in (lambda A, B, C: C.fill(0), lambda A, B, C: np.copyto(C, A.astype(C.dtype))):
        j = judged(contract, sizes, kernel, special="small values")
        assert j.wrong.mean() > 0.9


def test_one_wrong_element_is_enough(worker):
    verdict = run(F32, worker, launch("C[...] = A @ B\nC[-1, -1] += 1"))
    assert not verdict.passed and "wrong: 1 of" in str(verdict)


def test_a_stale_c_is_refused(worker):
    verdict = run(COEFFICIENT, worker, launch("if beta == 0:\n    C[...] = alpha * (A @ B)", "A, B, C, alpha, beta"))
    assert verdict.outcome == "wrong" and verdict.causes[0].name == "nothing_written"
    assert "as it was before" in str(verdict)


def test_c_must_not_be_used_at_beta_zero(worker):
    right = "C[...] = alpha * (A @ B) + (beta * C if beta else 0)"
    assert run(COEFFICIENT, worker, launch(right, "A, B, C, alpha, beta")).passed
    wrong = "C[...] = alpha * (A @ B) + beta * C"
    verdict = run(COEFFICIENT, worker, launch(wrong, "A, B, C, alpha, beta"))
    assert verdict.causes[0].name == "reads_c_at_beta_zero"


def test_inputs_must_come_back_unchanged(worker):
    verdict = run(F32, worker, launch("C[...] = A @ B\nB[0, 0] += 1"))
    assert verdict.causes[0].name == "input_changed" and "B was written to" in str(verdict)


@pytest.mark.parametrize("shift", ["(C.shape[0] + 1) * C.shape[1]", "-2"])
def test_a_write_outside_c_is_seen(worker, shift):
    body = f"C[...] = A @ B\nas_strided(C, (10**6,), (4,))[{shift}] = 1" if shift != "-2" else (
        "C[...] = A @ B\nctypes.c_float.from_address(C.ctypes.data - 8).value = 1.0")  # fmt: skip
    head = "import ctypes\n\nimport numpy as np\nfrom numpy.lib.stride_tricks import as_strided\n\n\n"
    verdict = run(F32, worker, launch(body, head=head))
    assert verdict.causes[0].name == "writes_outside"


def test_a_write_between_the_rows_of_c_is_seen(worker):
    """Columns of canaries: the leading dimension of C is larger than N."""
    wide = "stray(C, (C.shape[0], C.shape[1] + 1), C.strides)"
    body = f"C[...] = A @ B\nif C.strides[0] > 4 * C.shape[1]:\n    {wide}[0, -1] = 1"
    head = "import numpy as np\nfrom numpy.lib.stride_tricks import as_strided as stray\n\n\n"
    verdict = run(STRIDED, worker, launch(body, head=head))
    assert verdict.outcome == "wrong" and verdict.judgement.spilled == ["C"] and len(verdict.failed) == 1


def test_special_values_must_propagate(worker):
    assert run(F32, worker, launch("with np.errstate(all='ignore'):\n    C[...] = A @ B")).passed
    verdict = run(F32, worker, launch("C[...] = np.nan_to_num(A) @ np.nan_to_num(B)"))
    assert verdict.causes[0].name == "special_values" and len(verdict.failed) == 1


def test_a_result_kept_from_the_call_before_is_refused(worker):
    text = launch("C[...] = kept.setdefault(C.shape + A.shape, A @ B)", head="kept = {}\n\n\n")
    plain = Gemm("plain", in_dtype="f32", out_dtype="f32", specials=False)
    assert run(plain, worker, text).causes[0].name == "cached_result"


# ---- what must be accepted ------------------------------------------------------------------------------------------

ORDERS = {
    "forwards": "for k in range(K): total += a[:, k, None] * b[None, k]",
    "backwards": "for k in reversed(range(K)): total += a[:, k, None] * b[None, k]",
    "sorted by size": "for k in np.argsort(np.abs(a[0])): total += a[:, k, None] * b[None, k]",
    "in blocks": "for k in range(0, K, 8): total += a[:, k:k + 8] @ b[k:k + 8]",
    "in two halves": "total = (a[:, ::2] @ b[::2]) + (a[:, 1::2] @ b[1::2])",
}


@pytest.mark.parametrize("contract", [BF16, F16], ids=lambda c: c.name)
@pytest.mark.parametrize("order", ORDERS)
def test_every_honest_order_of_the_sum_is_accepted(worker, contract, order):
    wide = "widen(A), widen(B)" if contract is BF16 else "A.astype(np.float32), B.astype(np.float32)"
    body = f"a, b = {wide}\nK, total = A.shape[1], np.zeros(C.shape, np.float32)\n{ORDERS[order]}\nC[...] = total"
    verdict = run(contract, worker, launch(body, head=WIDEN))
    assert verdict.passed, str(verdict)


@pytest.mark.parametrize("k", [2, 8, 512])
@pytest.mark.parametrize("contract", [F16, BF16], ids=lambda c: c.name)
def test_a_sum_in_a_short_format_is_refused(contract, k):
    """At small K as well as at large; the same sum in float32 passes."""
    dtype = contract.in_dtype

    def summed(A, B, C, narrow):
        a, b = decode(A, dtype), decode(B, dtype)
        total = np.zeros(C.shape)
        for i in range(k):
            total = narrow(total + narrow(a[:, i, None] * b[None, i]))
        C[...] = encode(total, contract.out_dtype)

    def low(x):
        return decode(encode(x, dtype), dtype)

    sizes = {"M": 48, "N": 40, "K": k}
    assert not judged(contract, sizes, lambda A, B, C: summed(A, B, C, low)).passed
    assert judged(contract, sizes, lambda A, B, C: summed(A, B, C, lambda x: x.astype(np.float32).astype(float))).passed


def test_the_bound_is_not_so_loose_that_one_product_of_512_can_be_missing():
    sizes = {"M": 32, "N": 32, "K": 512}
    j = judged(F32, sizes, lambda A, B, C: np.copyto(C, A[:, 1:] @ B[1:]))
    assert j.wrong.mean() > 0.95


def test_column_major_and_large_leading_dimensions_are_handled(worker):
    for contract in (STRIDED, Gemm("both", in_dtype="f32", out_dtype="f32", order="col", strided=True)):
        assert run(contract, worker, RIGHT).passed
        case = next(c for c in contract.suite(2) if "leading" in c.special)
        a = contract.make(case).arguments[0]
        assert max(a.strides) > min(a.shape[1] if contract.order == "row" else a.shape[0], 10**9)
    flat = launch("a = np.lib.stride_tricks.as_strided(A, A.shape, (4 * A.shape[1], 4))\nC[...] = a @ B")
    verdict = run(STRIDED, worker, flat)
    assert verdict.causes[0].name == "a_leading_dimension" and len(verdict.failed) == 1


def test_nan_matches_only_nan_and_infinity_only_its_sign():
    want = np.array([np.nan, np.inf, -np.inf, 1.0, 1.0])
    got = np.array([np.nan, np.inf, np.inf, np.nan, 1.0 + 1e-9])
    wrong, _ = compare(got, want, np.full(5, 1e-6))
    assert wrong.tolist() == [False, False, True, True, False]


# ---- crashes, hangs, noise ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body,outcome,told",
    [
        ("os._exit(7)", "crashed", "exit code 7"),
        ("sys.exit(0)", "refused", "SystemExit"),
        ("os.kill(os.getpid(), 9)", "crashed", "SIGKILL"),
        ("ctypes.string_at(0)", "crashed", "segmentation fault"),
        ("os.abort()", "crashed", "abort"),
        ("raise KeyboardInterrupt", "refused", "KeyboardInterrupt"),
        ("os.closerange(0, 200)", "crashed", "exit code 1"),
    ],
)
def test_a_kernel_that_ends_its_process_is_told_so_and_the_next_check_works(worker, body, outcome, told):
    verdict = run(F32, worker, launch(body, head="import ctypes\nimport os\nimport sys\n\n\n"))
    assert verdict.outcome == outcome, str(verdict)
    assert told in str(verdict)
    assert run(F32, worker, RIGHT).passed


@pytest.mark.parametrize("body", ["while True: pass", "import time; time.sleep(1000)"])
def test_a_kernel_that_never_ends_is_stopped_at_the_limit(worker, body):
    began = time.monotonic()
    verdict = run(F32, worker, launch(body), limit_s=2.0)
    assert verdict.outcome == "timeout" and "within 2 s" in str(verdict)
    assert time.monotonic() - began < 8
    assert run(F32, worker, RIGHT).passed


def test_a_check_that_the_reader_interrupts_leaves_nothing_for_the_next_one(worker, monkeypatch):
    """The late reply of the interrupted call was once taken for the next call's."""
    receive = wire.receive
    monkeypatch.setattr(wire, "receive", lambda *a, **k: (_ for _ in ()).throw(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        run(F32, worker, launch("import time; time.sleep(1)"))
    monkeypatch.setattr(wire, "receive", receive)
    assert run(F32, worker, RIGHT).passed


@pytest.mark.parametrize("contract", [F32, Gemm("g", in_dtype="bf16", coefficients=True, order="col")])
def test_every_special_case_has_zeros_that_meet_inf_and_nan(contract):
    """A kernel that skips zeros passed at one seed in four."""
    for seed in range(50):
        case = next(c for c in contract.suite(seed) if c.special.startswith("Inf"))
        context = contract.make(case).context
        for one, other in ((context["A"], context["B"]), (context["B"].T, context["A"].T)):
            assert ((one == 0).astype(int) @ (~np.isfinite(other)).astype(int)).any(), seed


@pytest.mark.parametrize(("lane", "fresh"), [("gpu", True), ("numpy", False)])
def test_a_fault_on_a_device_gets_the_next_check_a_fresh_process(lane, fresh):
    """A CUDA context that faulted once told every later kernel the same error."""
    worker = Worker("numpy", lane)
    try:
        assert run(F32, worker, RIGHT).passed
        before = worker.process.pid
        assert run(F32, worker, launch("raise RuntimeError('illegal memory access')")).outcome != "passed"
        assert run(F32, worker, RIGHT).passed
        assert (worker.process.pid != before) == fresh
    finally:
        worker.stop()


def test_a_worker_ends_with_the_process_that_started_it_in_the_middle_of_a_call():
    program = (
        "import threading, time\n"
        "from course.worker.host import warm\n"
        "worker = warm('numpy', 'numpy')\n"
        "text = 'import time\\ndef launch():\\n    time.sleep(1000)\\n'\n"
        "call = lambda: worker.call('run', {'text': text, 'arguments': [], 'scalars': {}})\n"
        "threading.Thread(target=call, daemon=True).start()\n"
        "time.sleep(2)\n"
        "print(worker.process.pid, flush=True)\n"
        "time.sleep(1000)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(200):
        if not Path(f"/proc/{child}").exists():
            return
        time.sleep(0.1)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("the worker outlived its parent by 20 s")


def test_a_kernel_that_writes_without_end_is_stopped_and_the_worker_lives(worker):
    body = [
        "with open('much', 'wb') as f:",
        "    f.truncate((1 << 30) - 1)  # a hole: nothing is on the disk yet",
        "    f.seek(0, 2)",
        "    f.write(bytes(4096))",
    ]
    assert run(F32, worker, launch("C[...] = A @ B")).passed
    process = worker.process.pid
    verdict = run(F32, worker, launch("\n".join(body)))
    assert verdict.outcome == "refused" and "wrote a file of 1 GiB" in verdict.message, str(verdict)
    assert verdict.source_line.startswith(("f.write", "with open"))
    assert run(F32, worker, launch("C[...] = A @ B")).passed and worker.process.pid == process


def test_a_worker_killed_between_calls_starts_again(worker):
    assert run(F32, worker, RIGHT).passed
    worker.process.kill()
    worker.process.wait()
    assert run(F32, worker, RIGHT).passed


def test_prints_reach_the_reader_and_not_the_protocol(worker):
    body = "print('hello')\nos.write(1, b'raw')\nsys.stdout.write('x')\nsys.stderr.write('err')\nC[...] = 0"
    verdict = run(F32, worker, launch(body, head="import os\nimport sys\n\n\n"))
    assert verdict.outcome == "wrong" and "hello" in str(verdict) and "err" in str(verdict)


def test_a_flood_of_output_is_cut(worker):
    verdict = run(F32, worker, launch("print('x' * 50_000_000)\nC[...] = A @ B"))
    assert verdict.passed and len(verdict.printed) <= 10_000


@pytest.mark.parametrize(
    "body", ["sys.stdout = None", "sys.stdout = sys.stderr = open(os.devnull, 'w')", "del sys.stdout"]
)
def test_a_kernel_may_replace_the_standard_streams(worker, body):
    text = launch(f"{body}\nC[...] = A @ B", head="import os\nimport sys\n\n\n")
    assert run(F32, worker, text).passed
    assert run(F32, worker, RIGHT).passed


@pytest.mark.parametrize(
    "text,told",
    [
        ("def launch(A, B, C:\n    pass\n", "not valid Python"),
        ("\x00\x01garbage", "cell"),
        ("", "does not define `launch`"),
        ("import nothing_by_this_name\n", "nothing_by_this_name"),
        ("x = undefined_name\n", "undefined_name"),
        ("launch = 3\n", "launch"),
        ("def launch(A, B):\n    pass\n", "launch"),
        (launch("C[...] = A @ missing"), "missing"),
        (launch("C[...] = np.zeros((3, 5, 7))"), "broadcast"),
    ],
)
def test_a_text_that_cannot_run_gets_one_sentence(worker, text, told):
    verdict = run(F32, worker, text)
    assert verdict.outcome == "refused" and told in verdict.message, str(verdict)
    assert "Traceback" not in str(verdict) and str(verdict).count("\n") <= 3


def test_the_line_of_a_mistake_is_shown(worker):
    verdict = run(F32, worker, launch("a = A\nC[...] = a @ missing"))
    assert verdict.line == 6 and "line 6: C[...] = a @ missing" in str(verdict)


def test_a_worker_that_returns_other_arrays_is_refused(worker, monkeypatch):
    call = worker.call
    monkeypatch.setattr(worker, "call", lambda verb, *a, **k: _shrunk(*call(verb, *a, **k)))
    verdict = run(F32, worker, RIGHT)
    assert verdict.outcome == "crashed" and "another form" in str(verdict)


def _shrunk(reply, arrays):
    return reply, [a[:-1] for a in arrays]


# ---- diagnosis ------------------------------------------------------------------------------------------------------


def test_a_refusal_names_shape_element_numbers_and_replay(worker):
    text = str(run(F32, worker, launch("C[...] = A[:, :-1] @ B[:-1]"), seed=5))
    for part in ("first at M=", "C[0, ", "wanted", "allowed", "times", "wrong: ", "likely cause", "replay: ", "seed=5"):
        assert part in text


def test_a_change_from_run_to_run_is_called_a_race(worker):
    text = "n = 0\n\n\n" + launch("global n\nn += 1\nC[...] = A @ B if n % 2 else A @ (B + 1)", head="")
    assert run(F32, worker, text).causes[0].name == "race"


@pytest.mark.parametrize("seed", range(6))
def test_a_fault_that_no_hypothesis_describes_gets_no_special_cause(worker, seed):
    """Noise of any size must not be taken for a transposition or a missing tile."""
    body = f"C[...] = A @ B + np.random.default_rng({seed}).standard_normal(C.shape) * {10.0 ** (1 - seed)}"
    verdict = run(F32, worker, launch(body))
    assert not verdict.passed
    vague = {"low_precision", "race", "few_wrong", "only_large_m", "only_large_n", "only_large_k", "special_values"}
    assert {c.name for c in verdict.causes} <= vague, str(verdict)


def test_a_diagnosis_takes_at_most_a_second():
    contract = Gemm("large", multiple=(64, 64, 16))
    runs = []
    for case in contract.suite(1):
        problem = contract.make(case)
        given = problem.fresh_arguments()
        given[2].view()[...] = np.random.default_rng(0).standard_normal(problem.want.shape)
        runs.append(judge(problem, given))
    began = time.process_time()
    contract.diagnose(runs[0], runs[1:])
    assert time.process_time() - began < 4  # 1 s on an idle machine; a loose limit, since tests share theirs
