"""The Triton kernels keep their contracts in the interpreter, and typical faults are refused with their cause."""

from pathlib import Path

import pytest

from course import checker
from course.contracts import contract
from course.worker.host import Worker

pytest.importorskip("torch")
KERNELS = Path(__file__).resolve().parents[1] / "course" / "kernels" / "triton"
REFERENCES = [
    ("triton_gemm", "gfx936_gemm", "lesson"),
    ("triton_gemm", "gfx936_gemm_f16", "quick"),
    ("group_m", "gfx936_gemm_grouped", "lesson"),
    ("num_stages", "gfx936_gemm", "lesson"),
    ("roofline", "gfx936_read", "quick"),
    ("skinny_gemv", "gfx936_gemv", "lesson"),
    ("merge_segments", "gfx936_merge", "lesson"),
    ("split_kv_attention", "gfx936_attention", "quick"),
    ("paged_attention", "gfx936_paged", "quick"),
]
# The early starts of the fast kernels are inline PTX, which no interpreter knows: without them, the rest is the same.
FAST = [
    (
        "gemv_stream",
        "gfx936_gemv",
        "def launch(W, x, y):\n    start(W, x, y, EARLY=False, BLOCK_K=64)",
        {"M": 5, "K": 192},
    ),
    (
        "decode_attention",
        "gfx936_attention",
        "def launch(Q, K, V, out):\n    start(Q, K, V, out, EARLY=False, SEGMENTS=3)",
        {"L": 200, "D": 32},
    ),
    (
        "decode_attention",
        "gfx936_paged_16",
        "def launch(Q, K, V, table, out, L):\n    start(Q, K, V, out, table, L, EARLY=False, SEGMENTS=3)",
        {"L": 77, "D": 32},
    ),
    (
        "gemm_persistent",
        "gfx936_gemm",
        "def launch(A, B, C):\n    start(A, B, C, PROGRAMS=3, BLOCK_M=32, BLOCK_N=32, BLOCK_K=32, EARLY=False)",
        {"M": 72, "N": 40, "K": 56},
    ),
]
# (kernel, contract, what stands in the text, what stands there instead, the cause or part of the message)
FAULTS = [
    (
        "skinny_gemv",
        "gfx936_gemv",
        "w.to(tl.float32) * x.to(tl.float32)[None, :]",
        "w * x[None, :]",
        "sum_in_input_precision",
    ),
    (
        "skinny_gemv",
        "gfx936_gemv",
        "for k0 in range(0, K, BLOCK_K)",
        "for k0 in range(0, min(K, BLOCK_K), BLOCK_K)",
        "one_block_of_k",
    ),
    ("skinny_gemv", "gfx936_gemv", "range(0, K, BLOCK_K)", "range(0, K - K % BLOCK_K, BLOCK_K)", "tail_of_k_dropped"),
    (
        "skinny_gemv",
        "gfx936_gemv",
        "mask=(rows[:, None] < M) & (ks[None, :] < K)",
        "mask=(rows[:, None] < M)",
        "past the end",
    ),
    (
        "skinny_gemv",
        "gfx936_gemv",
        "tl.program_id(0) * ROWS + tl.arange(0, ROWS)",
        "tl.program_id(0) * 2 + tl.arange(0, ROWS)",
        "program_race",
    ),
    ("split_kv_attention", "gfx936_attention", "acc * old[:, None]", "acc", "old_sum_not_rescaled"),
    (
        "split_kv_attention",
        "gfx936_attention",
        'tl.dot(q, tl.trans(k)) * scale, float("-inf")',
        "tl.dot(q, tl.trans(k)) * scale, 0.0",
        "zeros_count",
    ),
    ("split_kv_attention", "gfx936_attention", "1.4426950408889634 / D**0.5", "1.0 / D**0.5", "base_of_exp"),
    ("split_kv_attention", "gfx936_attention", "1.4426950408889634 / D**0.5", "1.4426950408889634", "scale_missing"),
    ("paged_attention", "gfx936_paged_16", "tokens % PAGE) * HEADS + head", "tokens % PAGE) * HEADS", "heads_mixed"),
    (
        "merge_segments",
        "gfx936_merge",
        "w = tl.exp2(w - tl.max(w, axis=0))",
        "w = tl.where(s < SEGMENTS, 1.0, 0.0)",
        "segments_averaged",
    ),
    ("merge_segments", "gfx936_merge", "w = tl.exp2(w - tl.max(w, axis=0))", "w = tl.exp2(w)", "weight_overflows"),
    ("merge_segments", "gfx936_merge", " / tl.sum(w, axis=0)", "", "not_divided"),
    ("roofline", "gfx936_read", "mask=i < n, other=0.0", "mask=i < n + 1, other=0.0", "past the end"),
    ("group_m", "gfx936_gemm", "height = min(tiles_m - first, GROUP_M)", "height = GROUP_M", ""),
    ("triton_gemm", "gfx936_gemm", "acc = tl.dot(a, b, acc)", "acc = tl.dot(a, b)", ""),
]


@pytest.fixture(scope="module")
def worker():
    found = Worker("triton", "interpreter", {"TRITON_INTERPRET": "1"})
    yield found
    found.stop()


@pytest.mark.parametrize("name, promised, level", REFERENCES)
def test_reference_keeps_its_contract(worker, name, promised, level):
    verdict = checker.check((KERNELS / f"{name}.py").read_text(), contract(promised), worker, level=level)
    assert verdict.outcome == "passed", str(verdict)


@pytest.mark.parametrize("name, promised, launch, sizes", FAST)
def test_fast_kernel_keeps_its_contract(worker, name, promised, launch, sizes):
    text = (KERNELS / "fast" / f"{name}.py").read_text() + f"\n\nstart = launch\n\n\n{launch}\n"
    case = contract(promised).bench_case(sizes, seed=11)
    verdict = checker.check(text, contract(promised), worker, cases=[case])
    assert verdict.outcome == "passed", str(verdict)


@pytest.mark.parametrize("name, promised, right, wrong, cause", FAULTS)
def test_fault_is_refused_with_its_cause(worker, name, promised, right, wrong, cause):
    text = (KERNELS / f"{name}.py").read_text()
    assert right in text
    level = "lesson" if cause in ("old_sum_not_rescaled", "weight_overflows", "") else "quick"
    verdict = checker.check(text.replace(right, wrong), contract(promised), worker, seed=17, level=level)
    assert verdict.outcome != "passed"
    assert cause in " ".join([c.name for c in verdict.causes] + [verdict.message]), str(verdict)


def test_a_verdict_names_the_output_and_a_case_each_number_once(worker):
    paged = contract("gfx936_paged_16")
    text = (KERNELS / "paged_attention.py").read_text()
    case = paged.suite(5, "quick")[0]
    assert str(case).count("L=") == 1
    assert "every element of out within" in str(checker.check(text, paged, worker, cases=[case]))


def test_later_tiles_that_are_wrong_are_told_by_the_sizes_on_both_sides(worker):
    text = (
        (KERNELS / "skinny_gemv.py")
        .read_text()
        .replace("y = tl.sum(acc, axis=1)", "y = tl.sum(acc, axis=1) + 100 * (K // 512)")
    )
    verdict = checker.check(text, contract("gfx936_gemv"), worker, seed=17)
    assert verdict.causes[0].text.startswith("Cases with K up to 509 pass, those from ")
