"""Why is C wrong? Every hypothesis says what C would be if it were true; the runs of a check refute all but a few.

A hypothesis must explain every wrong case and contradict no right one. Where none does, a pattern is described instead:
a general sentence that is true is better than a special one that may not be.
"""

from __future__ import annotations

from course.contracts import gemm_addresses, gemm_hypotheses, gemm_patterns
from course.contracts.base import Cause, Judgement
from course.contracts.gemm_evidence import Evidence

WITNESSES = 12  # further runs, wrong and right each, that a hypothesis must fit


def hypotheses(ev: Evidence):
    """All hypotheses about a run, the most telling first."""
    yield from gemm_hypotheses.values(ev)
    yield from gemm_addresses.reads(ev)
    yield from gemm_addresses.writes(ev)


def causes(contract, judgement: Judgement, others: list[Judgement] = ()) -> list[Cause]:
    """Likely causes of a wrong result, best first, at most three.

    others: more runs of the same kernel, right and wrong; they settle which of several explanations it is."""
    wrong = [judgement, *(j for j in others if j is not judgement and not j.passed)]
    right = [j for j in others if j.passed and not j.problem.case.special.startswith("Inf")]
    ordinary = [j for j in wrong if not j.problem.case.special.startswith("Inf")]
    if not ordinary:
        return _special(contract, judgement)
    telling = sorted(ordinary, key=_telling, reverse=True)
    ev = Evidence(contract, telling[0])
    found = []
    if ev.judgement.wrong.any() or ev.judgement.spilled:
        found = _surviving(contract, ev, telling[1 : 1 + WITNESSES], sorted(right, key=_telling)[-WITNESSES:])
    hole = gemm_patterns.unwritten(ev)
    if found:
        found = found[:2] + [c for c in hole if not ev.judgement.spilled]
    else:
        found = _spilled(ev) + hole + gemm_patterns.computed_nan(ev)
        if not hole or (ev.judgement.wrong & ev.touched).any():
            found += _patterns(ev) if not gemm_patterns.computed_nan(ev) else []
    return _unique(found + _changed(ev))[:3]


def _telling(j: Judgement):
    """How much a case can tell: several rows, columns and products, then size, then coefficients unlike 0 and 1."""
    m, n, k = (j.problem.case.sizes[x] for x in "MNK")
    odd = sum(abs(x) not in (0, 1) for x in j.problem.case.scalars.values())
    return min(m, n, k, 32), j.problem.case.special == "", m * n * k, odd


def _surviving(contract, ev: Evidence, wrong, right) -> list[Cause]:
    alive = [h for h in hypotheses(ev) if h.test()]
    for j in [*wrong, *right]:
        if not alive:
            break
        there = Evidence(contract, j)
        by_key = {h.key: h for h in hypotheses(there)}
        alive = [h for h in alive if _agrees(by_key.get(h.key), there)]
    return _unique([Cause(h.name, h.text) for h in alive])


def _agrees(hypothesis, ev: Evidence) -> bool:
    """Whether a run does not contradict a hypothesis; where the hypothesis has no effect the run must be right."""
    if hypothesis is None:
        return not (ev.judgement.wrong & ev.touched).any()
    return hypothesis.test() is not False


def _patterns(ev: Evidence) -> list[Cause]:
    for pattern in (gemm_patterns.scaled, gemm_patterns.products, gemm_patterns.precision):
        found = pattern(ev)
        if found:
            return found
    return gemm_patterns.misplaced(ev) or gemm_patterns.edges(ev)


def _special(contract, j: Judgement) -> list[Cause]:
    ev = Evidence(contract, j)
    if not gemm_patterns.unwritten(ev) and j.wrong.any():
        return [
            Cause(
                "special_values",
                "Only the case with Inf, NaN and subnormals is wrong: special values are filtered, replaced, or "
                "multiplied by padding (0 times Inf is NaN).",
            )
        ]
    return _unique(gemm_patterns.unwritten(ev) + _spilled(ev) + _changed(ev))


def _spilled(ev: Evidence) -> list[Cause]:
    names = ev.judgement.spilled
    if not names:
        return []
    return [Cause("writes_outside", f"Something was written outside {' and '.join(names)}: an index passes the edge.")]


def _changed(ev: Evidence) -> list[Cause]:
    names = ev.judgement.changed
    if not names:
        return []
    return [Cause("input_changed", f"{' and '.join(names)} was written to: inputs must stay as they are.")]


def _unique(found: list[Cause]) -> list[Cause]:
    first = {}
    for c in found:
        first.setdefault(c.name, c)
    return list(first.values())
