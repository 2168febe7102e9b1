"""What is said of a wrong GEMM beside its cause: where its numbers came from, which case is meant, in whose words."""

import numpy as np
import pytest

from course import explain
from course.checker import Verdict
from course.contracts import words
from course.contracts.base import Case, Cause, judge
from course.contracts.gemm import Gemm
from course.contracts.gemm_recovery import sentence

CONTRACT = Gemm("x", in_dtype="f32", out_dtype="f32")


def judged(compute, sizes=(64, 48, 16), contract=CONTRACT):
    """compute(C, A, B) writes the C of a run."""
    p = contract.make(Case(dict(zip("MNK", sizes, strict=True)), 1))
    given = p.fresh_arguments()
    a, b, c = (x.view() for x in given)
    compute(c, a, b)
    return judge(p, given)


def of_a(order):
    def compute(c, a, b):
        c[:] = a[:, order] @ b

    return compute


def test_the_element_that_was_taken_is_named():
    order = np.arange(16)
    order[8:] = order[:8]
    text = sentence(CONTRACT, [judged(of_a(order))])
    assert "needs A[0, 8], the kernel took A[0, 0]" in text and "k = 8 to 15; k = 0 to 7 are right" in text


def test_a_row_of_b_that_is_off_is_named():
    def compute(c, a, b):
        c[:] = a @ np.roll(b, 3, 1)

    assert "needs B[0, 3], the kernel took B[0, 0]" in sentence(CONTRACT, [judged(compute)])


def test_a_missing_product_is_named():
    def compute(c, a, b):
        c[:] = a[:, :15] @ b[:15]

    assert "A[0, 15] is in no sum" in sentence(CONTRACT, [judged(compute)])


def test_what_no_operand_explains_is_left_alone():
    def compute(c, a, b):
        c[:] = (a @ b) ** 2

    assert sentence(CONTRACT, [judged(compute)]) == ""


def test_a_refusal_without_a_wrong_element_is_told_as_what_it_was():
    refused = Verdict("gemm", "refused", 1, message="a barrier is missing.", line=4, source_line="x = y")
    said = explain.last([refused])
    assert "a barrier is missing" in said and "no numbers" in said and "line 4: x = y" in said
    raced = Verdict("gemm", "wrong", 1, judgement=judged(of_a(np.arange(16))), causes=[Cause("race", "Two write.")])
    assert "Two write." in explain.last([refused, raced])
    assert "no check" in explain.last([])


def written(rows, columns):
    def compute(c, a, b):
        c[:rows, :columns] = (a @ b)[:rows, :columns]

    return compute


@pytest.mark.parametrize(
    ("sizes", "columns", "multiple", "said"),
    [
        ((60, 81, 9), 64, (1, 1, 1), "17 of 81 columns (64 to 80): the last, partial tile"),
        ((70, 200, 9), 64, (1, 1, 1), "136 of 200 columns (64 to 199): no work-group takes them"),
        ((64, 128, 32), 64, (64, 128, 32), "64 of 128 columns (64 to 127): no work-group takes them"),
    ],
)
def test_a_partial_tile_is_called_so_only_where_it_is_one(sizes, columns, multiple, said):
    contract = Gemm("x", in_dtype="f32", out_dtype="f32", multiple=multiple)
    found = contract.diagnose(judged(written(sizes[0], columns), sizes, contract), [])
    assert said in next(c.text for c in found if c.name == "edge_not_written")


def test_the_case_that_is_shown_is_the_one_that_is_told_of():
    small, large = judged(written(60, 64), (60, 81, 9)), judged(written(70, 64), (70, 200, 33))
    assert "of 81 columns" in CONTRACT.diagnose(small, [large])[0].text
    part = judged(lambda c, a, b: np.copyto(c[::2], (a @ b)[::2]), (60, 81, 9))
    assert "at M=70, N=200, K=33:" in CONTRACT.diagnose(part, [large])[0].text


def test_causes_speak_the_language_of_the_kernel():
    text = "Two work-items of a work-group write it."
    assert words.told(text, "sycl") == text
    assert words.told(text, "musa") == "Two lanes of a block write it."
    assert "program" in words.told(text, "triton") and "work-item" not in words.told(text, "triton")
