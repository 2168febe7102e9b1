"""Why is C wrong? Every hypothesis says what C would be if it were true; the runs of a check refute all but a few.

A hypothesis must explain every wrong case and contradict no right one. Where none does, a pattern is described instead:
a general sentence that is true is better than a special one that may not be.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from course.contracts import gemm_addresses, gemm_hypotheses, gemm_patterns
from course.contracts.base import Cause, Judgement
from course.contracts.gemm_evidence import Evidence

LARGE = 1 << 16  # elements of C
BASES = 3  # wrong runs that hypotheses are drawn from
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
    telling = sorted(ordinary, key=lambda j: _telling(Evidence(contract, j)), reverse=True)
    right = sorted(right, key=lambda j: j.problem.want.size)[-WITNESSES:]
    found = []
    for j in telling[:BASES]:
        if not (j.wrong.any() or j.spilled):
            continue
        found = _surviving(Evidence(contract, j), [x for x in telling if x is not j][:WITNESSES], right)
        if found:
            break
    ev = Evidence(contract, telling[0])
    hole = _hole(contract, judgement, telling)
    if found:
        found = found[:2] + [c for c in hole if not ev.judgement.spilled]
    else:
        found = _spilled(ev) + _changed(ev) + hole + gemm_patterns.computed_nan(ev)
        if not gemm_patterns.computed_nan(ev) and (ev.judgement.wrong & ev.touched).any():
            handy = [j for j in ordinary if j.problem.want.size <= LARGE // 4] or ordinary[:1]
            largest = max(handy, key=lambda j: j.problem.want.size)
            found += _patterns(Evidence(contract, largest)) or _patterns(ev)
    return _unique(found + _changed(ev))[:3]


def _hole(contract, shown: Judgement, telling: list[Judgement]) -> list[Cause]:
    """What was not written, told of the case that the verdict shows where that shows the same."""
    all_of_them = [Evidence(contract, j) for j in telling]
    tile = gemm_patterns.missing_tile(all_of_them)
    best = gemm_patterns.unwritten(all_of_them[0], tile, "" if telling[0] is shown else str(telling[0].problem.case))
    here = gemm_patterns.unwritten(Evidence(contract, shown), tile)
    return here if [c.name for c in here] == [c.name for c in best] else best


def _telling(ev: Evidence):
    """How much a case can tell: finite wrong numbers, several rows, columns and products, size, odd coefficients."""
    j = ev.judgement
    m, n, k = ev.sizes.values()
    finite = (j.wrong & ev.touched & np.isfinite(ev.got) & (ev.got != 0)).mean() > 0.05
    odd = sum(abs(x) not in (0, 1) for x in j.problem.case.scalars.values())
    enough = min(m * n * k, 32 * LARGE)  # larger cases only take longer
    return finite, min(m, n, k, 32), j.problem.case.special == "", enough, odd, -m * n * k


def _surviving(ev: Evidence, wrong, right) -> list[Cause]:
    """Hypotheses that explain this run and contradict none of the others."""
    if not ev.judgement.passed and not ev.got[ev.touched].any() and ev.want.any() and ev.touched.any():
        candidates = gemm_hypotheses.zeros(ev)
    elif (ev.judgement.wrong & ev.touched).any():
        candidates = hypotheses(ev)
    else:  # what was written is right: the question is only where
        candidates = gemm_addresses.writes(ev)
    alive = [h for h in candidates if h.test()]
    silent = Counter()  # wrong runs that could not tell
    for j in [*wrong, *right]:
        if not alive:
            break
        there = Evidence(ev.contract, j, is_witness=True)
        by_key = {h.key: h for h in hypotheses(there)}
        answers = [(h, _answer(by_key.get(h.key), there)) for h in alive]
        silent.update(h.key for h, answer in answers if answer is None and not j.passed)
        alive = [h for h, answer in answers if answer is not False]
    return _unique([Cause(h.name, h.text) for h in alive if silent[h.key] <= 0.6 * len(wrong)])


def _answer(hypothesis, ev: Evidence) -> bool | None:
    """What a run says to a hypothesis; where the hypothesis has no effect the run must be right."""
    if hypothesis is None:
        return not (ev.judgement.wrong & ev.touched).any()
    return hypothesis.test()


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
