"""Which elements did a wrong GEMM multiply? Recovered from C, without a hypothesis.

Where B is read rightly and N > K, row i of C has more equations than the K unknown elements of A in it. They are solved
by least squares; what comes out is looked up in A. The same with B, from the columns of C.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from course.contracts.base import Judgement
from course.contracts.gemm_evidence import Evidence

LINES = 32  # rows of A, or columns of B, that are tried
LARGEST_K = 512


def sentence(contract, judgements: list[Judgement]) -> str:
    """What stands in the sums where A[i, k] or B[k, j] should, or "" where no single operand explains C."""
    for j in sorted(judgements, key=lambda j: j.problem.want.size):
        if j.problem.case.special or "product" not in j.problem.context:
            continue
        ev = Evidence(contract, j)
        for who in "AB":
            if found := _of(ev, who):
                return f"{found} (seen at {j.problem.case})"
    return ""


def _of(ev: Evidence, who: str) -> str:
    right, other = (ev.a, ev.b) if who == "A" else (ev.b.T, ev.a.T)  # C, or its transpose, is right @ other
    got, c, touched = (x if who == "A" else x.T for x in (ev.got, ev.c, ev.touched))
    k, across = other.shape
    if not ev.alpha or k > LARGEST_K or across < k + 4:
        return ""
    lines = np.flatnonzero((touched & np.isfinite(got)).all(1))[:LINES]
    if lines.size < 2:
        return ""
    sums = (got[lines] - (ev.beta * c[lines] if ev.beta else 0.0)) / ev.alpha
    inverse = np.linalg.pinv(other)
    used = sums @ inverse
    noise = ev.slack / abs(ev.alpha) + ev.u * np.abs(sums).max()
    if (np.abs(used @ other - sums) > 4 * noise).any():  # a wrong operand alone does not explain C
        return ""
    close = 4 * noise * np.sqrt((inverse**2).sum(0)) + 1e-6
    wrong = (np.abs(used - right[lines]) > close).mean(0) > 0.5
    return _told(who, right, used, lines, close, wrong) if wrong.any() else ""


def _told(who, right, used, lines, close, wrong) -> str:
    at = int(wrong.argmax())
    good = (
        f"; k = {_runs(np.flatnonzero(~wrong))} {'is' if (~wrong).sum() == 1 else 'are'} right"
        if not wrong.all()
        else ""
    )
    count = int(wrong.sum())
    many = f" So or alike at k = {_runs(np.flatnonzero(wrong))}{good}." if count > 1 else ""
    want = (lambda i, kk: f"A[{i}, {kk}]") if who == "A" else (lambda i, kk: f"B[{kk}, {i}]")
    values = used[:, at]
    if (np.abs(values) < close[at]).all():
        return f"{want(lines[0], at)} is in no sum: its product is missing, or it was taken as 0.{many}"
    votes = defaultdict(list)  # a way to read another element: the lines that it would explain
    for line, value in zip(lines, values, strict=True):
        for i, kk in np.argwhere(np.abs(right - value) < close[at])[:64]:
            votes["same line", int(i - line), int(kk)].append(line)
            votes["turned", int(i), int(kk - line)].append(line)
    if not votes:
        return ""
    (how, first, second), agreed = max(votes.items(), key=lambda vote: len(vote[1]))
    if len(agreed) < 0.8 * lines.size:
        return ""
    here = agreed[0]
    place = (here + first, second) if how == "same line" else (first, here + second)
    return f"Where a sum needs {want(here, at)}, the kernel took {want(*place)}.{many}"


def _runs(places) -> str:
    ends = np.flatnonzero(np.diff(places) != 1)
    firsts, lasts = places[np.r_[0, ends + 1]], places[np.r_[ends, len(places) - 1]]
    parts = [f"{a}" if a == b else f"{a} to {b}" for a, b in zip(firsts, lasts, strict=True)]
    return ", ".join(parts[:3]) + (", ..." if len(parts) > 3 else "")
