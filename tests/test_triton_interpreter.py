"""The strict interpreter: right on bf16, shuffled programs, accesses outside of a tensor, races between programs."""

import pytest

from course import checker
from course.contracts import contract
from course.toolchains.base import KernelError
from course.worker import wire
from course.worker.host import Worker

torch = pytest.importorskip("torch")

HEAD = """
import triton
import triton.language as tl


@triton.jit
def kernel(a_ptr, b_ptr, c_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
"""
TAIL = """

def launch(A, B, C):
    kernel[(triton.cdiv(C.numel(), 16),)](A, B, C, C.numel(), 16)
"""


@pytest.fixture(scope="module")
def worker():
    found = Worker("triton", "interpreter", {"TRITON_INTERPRET": "1"})
    yield found
    found.stop()


def run(worker, body, case="gfx936_gemm", seed=3):
    """(output view, extras) of a kernel body over square GEMM arguments of 37 x 37."""
    import numpy as np

    from course.contracts.base import Case
    from course.contracts.numbers import decode

    problem = contract(case).make(Case({"M": 37, "N": 37, "K": 37}, 1))
    meta, buffers = wire.pack_arguments(problem.fresh_arguments())
    text = HEAD + "".join(f"    {line}\n" for line in body.splitlines()) + TAIL
    reply, out = worker.call("run", {"text": text, "arguments": meta, "scalars": {}, "seed": seed}, buffers)
    returned = wire.unpack_arguments(meta, out)
    a, b = problem.context["A"].ravel(), problem.context["B"].ravel()
    return np.array(decode(returned[2].view(), "bf16")).ravel(), a, b, reply["extras"]


def bf16(values):
    """Rounded to nearest even, as torch does it."""
    return torch.from_numpy(values).to(torch.float32).to(torch.bfloat16).double().numpy()


@pytest.mark.parametrize(
    "expression, exact",
    [
        ("a + b", lambda a, b: a + b),
        ("a * b", lambda a, b: a * b),
        ("tl.maximum(a, b)", lambda a, b: a.clip(b)),
        ("a.to(tl.float32) * 1.001953125", lambda a, b: a * 1.001953125),
        ("tl.where(a < b, a, b)", lambda a, b: a.clip(None, b)),
    ],
)
def test_bf16_arithmetic_is_rounded_once(worker, expression, exact):
    body = f"""a = tl.load(a_ptr + i, mask=i < n, other=0.0)
b = tl.load(b_ptr + i, mask=i < n, other=0.0)
tl.store(c_ptr + i, ({expression}).to(tl.bfloat16), mask=i < n)"""
    got, a, b, _ = run(worker, body)
    assert (got == bf16(exact(a, b))).all()


def test_sum_of_bf16_is_kept_in_float32(worker):
    body = """a = tl.load(a_ptr + i, mask=i < n, other=0.0)
tl.store(c_ptr + tl.program_id(0), tl.sum(a, axis=0).to(tl.bfloat16))"""
    got, a, _, _ = run(worker, body)
    whole = a[: len(a) // 16 * 16].reshape(-1, 16)
    assert (got[: len(whole)] == bf16(whole.sum(1))).all()


def test_read_past_the_end_is_told_with_the_tensor_and_the_line(worker):
    with pytest.raises(KernelError) as told:
        run(worker, "tl.store(c_ptr + i, tl.load(a_ptr + i), mask=i < n)")
    assert "reads a_ptr" in str(told.value) and "past the end" in str(told.value)
    assert told.value.line == HEAD.count("\n") + 1


def test_masked_lanes_without_other_are_undefined(worker):
    head = "a = tl.load(a_ptr + i, mask=i < 30)\n"
    got, a, _, extras = run(worker, head + "tl.store(c_ptr + i, a, mask=i < 30)")
    assert not extras["races"] and (got[:30] == a[:30]).all()  # nobody stores them
    got, *_, extras = run(worker, head + "tl.store(c_ptr + i, a, mask=i < n)")
    assert got[30:].tolist() != [0.0] * (got.size - 30)
    assert [r["name"] for r in extras["races"]] == ["undefined_lanes"] and "a_ptr" in extras["races"][0]["text"]


def test_undefined_lanes_name_the_load_that_spoils_the_result(worker):
    body = """a = tl.load(a_ptr + i, mask=i < 30)
b = tl.load(b_ptr + i, mask=i < 30)
tl.store(c_ptr + i, tl.where(i < 30, a, 0.0) + b, mask=i < n)"""
    *_, extras = run(worker, body)
    assert len(extras["races"]) == 1 and "load of b_ptr" in extras["races"][0]["text"]


def test_undefined_integers_are_large(worker):
    *_, extras = run(
        worker,
        "x = tl.load(a_ptr.to(tl.pointer_type(tl.int16), bitcast=True) + i, mask=i < 30)\n"
        "tl.store(c_ptr + i, tl.where(x == 0x5555, 1.0, 2.0).to(tl.bfloat16), mask=i < n)",
    )
    assert extras["races"][0]["name"] == "undefined_lanes"


@pytest.mark.parametrize(
    "mask, better",
    [
        ("i > 3 and i < n", "(i > 3) & (i < n)"),
        ("i < n & i > 3", "(i < n) & (i > 3)"),
        ("(i < n) & i > 3", "(i < n) & (i > 3)"),
        ("0 <= i < n", "(0 <= i) & (i < n)"),
    ],
)
def test_masks_that_read_otherwise_than_they_look_are_told(worker, mask, better):
    with pytest.raises(KernelError) as told:
        run(worker, f"tl.store(c_ptr + i, i.to(tl.bfloat16), mask={mask})")
    assert better in str(told.value) and told.value.stage == "mask_operators"
    assert told.value.line == HEAD.count("\n") + 1


@pytest.mark.parametrize(
    "expression, operation",
    [("i * 0 + n * 2000000000", "mul"), ("i + 2147483647", "add"), ("(0 - n) - 2147483647 + i", "sub")],
)
def test_an_integer_that_leaves_its_type_is_told(worker, expression, operation):
    with pytest.raises(KernelError) as told:
        run(worker, f"tl.store(c_ptr + i, ({expression}).to(tl.bfloat16), mask=i < n)")
    assert "int32 overflow" in str(told.value) and operation in str(told.value)
    assert told.value.line == HEAD.count("\n") + 1


def test_the_largest_integers_are_no_overflow(worker):
    head = "x = i * 0 + 2147483646 + 1 - 2147483647\n"
    got, *_ = run(worker, head + "tl.store(c_ptr + i, tl.max(x + i, axis=0).to(tl.bfloat16), mask=i < n)")
    assert got[0] == 15


def test_bits_and_conditions_of_numbers_may_stay(worker):
    body = "if n > 3 and n < 10000:\n    tl.store(c_ptr + i, i.to(tl.bfloat16), mask=((i & 1) == 0) & (i < n))"
    run(worker, body)


def test_an_order_that_shares_less_than_groups_is_told():
    from course.contracts.gemm_order import wrong_order
    from course.models.program_order import grouped

    told = wrong_order(grouped(12, 17, 1), 12, 17, 8)
    assert "row by row" in told and "8 tile rows of A and 8 tile columns of B" in told
    assert "column by column" in wrong_order(grouped(12, 17, 12), 12, 17, 8)
    assert wrong_order(grouped(12, 17, 8), 12, 17, 8) == ""
    backwards = [(m, 16 - n) for m, n in grouped(12, 17, 8)]
    assert wrong_order(backwards, 12, 17, 8) == ""


def test_the_order_of_a_readers_programs_is_counted():
    from pathlib import Path

    from course.models.program_order import grouped
    from course.toolchains.triton import program_order

    text = (Path(checker.__file__).parent / "kernels/triton/group_m.py").read_text()
    assert program_order(text, 12, 5, 50) == grouped(12, 5, 8)[:50]


def test_programs_of_two_axes_are_told_by_both():
    from course.toolchains.triton_interpreter import Watch

    watch = Watch(None)
    watch.grid(3, 4, 1)
    assert watch.called(5) == "(1, 1)"
    watch.grid(12, 1, 1)
    assert watch.called(5) == "5"


def test_write_before_the_start_is_told(worker):
    with pytest.raises(KernelError, match=r"writes c_ptr \d+ elements before the start"):
        run(worker, "tl.store(c_ptr + i - 20, i.to(tl.bfloat16), mask=i < n)")


def test_two_programs_that_store_one_element_are_a_race(worker):
    *_, extras = run(worker, "tl.store(c_ptr + i // 2, i.to(tl.bfloat16), mask=i < n)")
    assert not extras["races"]  # pairs of elements lie in one program
    *_, extras = run(worker, "tl.store(c_ptr + i % 20, i.to(tl.bfloat16), mask=i < n)")
    assert extras["races"][0]["name"] == "program_race" and "c_ptr" in extras["races"][0]["text"]


def test_reading_what_another_program_writes_is_a_race(worker):
    body = """tl.store(c_ptr + i, i.to(tl.bfloat16), mask=i < n)
x = tl.load(c_ptr + i + 16, mask=i + 16 < n, other=0.0)
tl.store(c_ptr + i, x, mask=i < n)"""
    *_, extras = run(worker, body)
    assert any("in the same launch" in r["text"] for r in extras["races"])


def test_programs_run_in_an_order_drawn_from_the_seed(worker):
    body = """done = tl.atomic_add(b_ptr.to(tl.pointer_type(tl.int32), bitcast=True) + 0, 0)
tl.store(c_ptr + i, (tl.load(c_ptr + 0) * 0 + done).to(tl.bfloat16), mask=i < n)"""
    text = "x = tl.load(c_ptr + n - 1)\ntl.store(c_ptr + i, tl.where(x == x, 2.0, 1.0).to(tl.bfloat16), mask=i < n)"
    del body
    orders = {tuple(run(worker, text, seed=s)[0]) for s in range(4)}  # who runs before the last program sees poison
    assert len(orders) > 1


def test_starter_is_told_as_one(worker):
    with pytest.raises(KernelError, match="not written yet"):
        run(worker, "raise NotImplementedError()")


def test_lane_asks_for_its_own_process():
    outside = Worker("triton", "interpreter", {"TRITON_INTERPRET": "0"})
    try:
        with pytest.raises(KernelError, match="TRITON_INTERPRET=1"):
            outside.call("load", {"text": HEAD + "    pass\n" + TAIL})
    finally:
        outside.stop()


def test_checker_names_the_missing_mask(worker):
    from pathlib import Path

    import course.kernels as kernels

    path = Path(kernels.__path__[0]) / "triton" / "triton_gemm.py"
    text = path.read_text().replace("mask=(rows[:, None] < M) & (cols[None, :] < N))", "mask=rows[:, None] < M)")
    verdict = checker.check(text, contract("gfx936_gemm"), worker, seed=5, level="quick")
    assert verdict.outcome != "passed"
