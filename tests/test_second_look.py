"""A device's verdict and the watching lane's: which of the two a reader is told."""

import pytest

from course import second_look
from course.checker import Verdict
from course.contracts import contract
from course.contracts.base import Cause

GEMM = contract("gfx936_gemm")


def verdict(outcome, *causes):
    return Verdict("k", outcome, seed=5, causes=[Cause(name, "") for name in causes])


@pytest.mark.parametrize(
    ("first", "asked"),
    [
        (verdict("passed"), True),
        (verdict("wrong", "tile_missing"), True),
        (verdict("crashed", "crash"), True),
        (verdict("refused", "run"), True),
        (verdict("refused", "launch"), True),
        (verdict("refused", "compile"), False),
        (verdict("refused", "mask_operators"), False),
        (verdict("timeout", "timeout"), False),
        (verdict("starter"), False),
    ],
)
def test_the_watching_lane_is_asked_where_it_may_know_more(first, asked):
    assert second_look.wanted(first) is asked


@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [
        (verdict("passed"), verdict("passed"), "first"),
        (verdict("passed"), verdict("wrong", "program_race"), "second"),
        (verdict("passed"), verdict("refused", "out_of_range"), "second"),
        (verdict("passed"), verdict("timeout", "timeout"), "first"),  # it is slow, the kernel is not
        (verdict("refused", "run"), verdict("refused", "reads_outside"), "second"),
        (verdict("refused", "launch"), verdict("passed"), "first"),  # a fault of the device's own, e.g. alignment
        (verdict("wrong", "only_large_n"), verdict("wrong", "shared_race"), "second"),
        (verdict("wrong", "tile_missing"), verdict("passed"), "first"),
    ],
)
def test_which_verdict_counts(first, second, counts):
    seen = []
    found = second_look.look(first, GEMM, 2, lambda cases: seen.append(cases) or second)
    assert found is {"first": first, "second": second}[counts]
    assert seen == [GEMM.suite(5)[:2]]  # the same seed's first cases
