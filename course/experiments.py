"""Causes that need another run: the same case with one thing changed, which is the cause if the result is right then.

Besides what is here, a toolchain may offer
    repairs(text)   changed texts, one of which may be right: (cause, sentence, line, text)
    screen(text)    all repairs at once, (cause, sentence, text): where this does not help, none of them does
    probes(text)    pairs of texts, of which only the first gives NaN if the cause is there: (cause, sentence, line,
                    text, text)
"""

from __future__ import annotations

import importlib
from dataclasses import replace

import numpy as np

from course.contracts.base import Argument, Cause, Judgement, Problem
from course.toolchains.base import TOOLCHAINS, KernelError

MOST_REPAIRS = 12


def causes(wrong: list[Judgement], contract, runner) -> list[Cause]:
    """What the experiments prove; [] if nothing. wrong: the wrong runs of a check, the first in the suite first."""
    problem = wrong[0].problem
    before = _run(problem, runner)
    if before is None or before.passed:  # wrong in the suite, right now: nothing below would prove anything
        return []
    computes_wrong = bool((before.wrong & _written(before)).any())
    return (
        (_repairs(problem, runner) if computes_wrong else [])
        or _c_set_to_zero(problem, contract, runner)
        or _guards_set_to_zero(wrong, contract, runner)
        or (_probes(problem, runner) if computes_wrong else [])
    )


def _run(problem: Problem, runner) -> Judgement | None:
    """One run, after a run on other inputs: what the kernel left in local memory must not make it look right."""
    others = [_reversed(x) if x.role == "in" else x for x in problem.arguments]
    try:
        runner.run(replace(problem, arguments=others))
        return runner.run(problem)[0]
    except KernelError:
        return None


def _written(j: Judgement) -> np.ndarray:
    """Mask over the output: elements whose bits changed."""
    after = next(x for x in j.returned if x.name == j.problem.output.name)
    word = f"u{after.buffer.itemsize}"
    return after.view().copy().view(word) != j.problem.output.view().copy().view(word)


def _reversed(x: Argument) -> Argument:
    other = Argument(**{**vars(x), "buffer": x.buffer.copy()})
    other.view()[...] = np.flip(x.view()).copy()
    return other


def _right(problem: Problem, runner) -> bool:
    judgement = _run(problem, runner)
    return judgement is not None and judgement.passed


def _c_set_to_zero(problem: Problem, contract, runner) -> list[Cause]:
    """C starts as NaN where it must not be read; does the kernel need it to be zero?"""
    out = problem.output
    if out.role != "out":
        return []
    cleared = Argument(**{**vars(out), "buffer": out.buffer.copy()})
    cleared.view()[...] = 0
    if not _right(_with(problem, {out.name: cleared}), runner):
        return []
    if problem.case.scalars.get("beta") == 0 and getattr(contract, "coefficients", False):
        text = (
            f"{out.name} is used although beta is 0: 0 times NaN is NaN. With zeros in {out.name} the result is right."
        )
        return [Cause("reads_c_at_beta_zero", text)]
    text = f"{out.name} is used before it is set: it holds NaN at the start. With zeros in it the result is right."
    return [Cause("reads_c", text)]


def _guards_set_to_zero(wrong: list[Judgement], contract, runner) -> list[Cause]:
    """NaN lies around the inputs; does the kernel read it? With zeros there, other causes can show."""
    wrong = [j for j in wrong if (np.isnan(j.got) & np.isfinite(j.problem.want)).any()]
    wrong = [j for j in wrong if not j.problem.case.special]
    if not wrong:
        return []
    inputs = [x for x in wrong[0].problem.arguments if x.role == "in"]
    for some in [[x] for x in inputs] + [inputs]:
        names = [x.name for x in some]
        if _right(_quietened(wrong[0].problem, names), runner):
            text = (
                f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'} read past the edge, where NaN lies. "
                "With zeros around the matrix the result is right."
            )
            return [Cause("reads_outside", text)]
    largest = sorted(wrong, key=lambda j: j.problem.want.size, reverse=True)[:4]
    quiet = [_run(_quietened(j.problem, [x.name for x in inputs]), runner) for j in largest]
    if None in quiet or quiet[0].passed:
        return []
    return [c for c in contract.diagnose(quiet[0], quiet[1:]) if c.name not in VAGUE]


def _quietened(problem: Problem, names: list[str]) -> Problem:
    return _with(problem, {x.name: _quiet(x) for x in problem.arguments if x.name in names})


def _quiet(x: Argument) -> Argument:
    quiet = Argument(**{**vars(x), "buffer": np.zeros_like(x.buffer)})
    quiet.view()[...] = x.view()
    return quiet


def _with(problem: Problem, changed: dict) -> Problem:
    return replace(problem, arguments=[changed.get(x.name, x) for x in problem.arguments])


def _offers(runner, name: str):
    toolchain = importlib.import_module(TOOLCHAINS[runner.worker.kind])
    return getattr(toolchain, name, lambda text: None)(runner.text)


def _repairs(problem: Problem, runner) -> list[Cause]:
    offered, screen = (_offers(runner, "repairs") or [])[:MOST_REPAIRS], _offers(runner, "screen")
    if not offered or (screen is not None and not _right(problem, runner.of(screen[-1]))):
        return []
    for name, sentence, line, text in offered:
        if _right(problem, runner.of(text)):
            return [Cause(name, f"{sentence[:-1]} (line {line}).")]
    return [Cause(*screen[:2])] if screen is not None else []


def _probes(problem: Problem, runner) -> list[Cause]:
    quiet = _quietened(problem, [x.name for x in problem.arguments if x.role == "in"])
    for name, sentence, line, *texts in _offers(runner, "probes") or []:
        first, second = (_run(quiet, runner.of(text)) for text in texts)
        if None not in (first, second) and (np.isnan(first.got) & ~np.isnan(second.got)).any():
            return [Cause(name, f"{sentence[:-1]} (line {line}).")]
    return []


# Causes that only say where C is wrong; an experiment may find out why.
VAGUE = {
    "computes_nan",
    "edge_is_nan",
    "edge_not_written",
    "edge_wrong",
    "elements_permuted",
    "few_wrong",
    "low_precision",
    "nothing_written",
    "partly_written",
    "same_place_in_tiles",
    "scaled",
    "some_columns_wrong",
    "some_rows_wrong",
    "stale_tile",
    "writes_outside",
}
