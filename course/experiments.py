"""Causes that need another run: the same case with one thing changed, which is the cause if the result is right then.

Besides what is here, a toolchain may offer `repairs(text)`: changed texts, and `screen(text)`: all of them at once.
"""

from __future__ import annotations

import importlib
from dataclasses import replace

from course.contracts.base import Argument, Cause, Judgement, Problem
from course.toolchains.base import TOOLCHAINS, KernelError

MOST_REPAIRS = 12


def causes(judgement: Judgement, runner) -> list[Cause]:
    """What the experiments prove; [] if nothing."""
    problem = judgement.problem
    for experiment in (_c_set_to_zero, _guards_set_to_zero):
        found = experiment(problem, runner)
        if found:
            return [found]
    return _repairs(problem, runner)


def _right(problem: Problem, runner) -> bool:
    try:
        return runner.run(problem)[0].passed
    except KernelError:
        return False


def _c_set_to_zero(problem: Problem, runner) -> Cause | None:
    """C starts as NaN where it must not be read; does the kernel need it to be zero?"""
    out = problem.output
    if out.role != "out":
        return None
    cleared = Argument(**{**vars(out), "buffer": out.buffer.copy()})
    cleared.view()[...] = 0
    if not _right(_with(problem, {out.name: cleared}), runner):
        return None
    if problem.case.scalars.get("beta") == 0:
        return Cause(
            "reads_c_at_beta_zero",
            f"{out.name} is used although beta is 0: 0 times NaN is NaN. With zeros in {out.name} the result is right.",
        )
    return Cause(
        "reads_c",
        f"{out.name} is added to, or left unset, before it is written: it holds NaN at the start. With zeros in "
        f"{out.name} the result is right.",
    )


def _guards_set_to_zero(problem: Problem, runner) -> Cause | None:
    """NaN lies around the inputs; does the kernel read it?"""
    inputs = [x for x in problem.arguments if x.role == "in"]
    for some in [[x] for x in inputs] + [inputs]:
        changed = {}
        for x in some:
            quiet = Argument(**{**vars(x), "buffer": 0 * x.buffer.view(f"u{x.buffer.itemsize}")})
            quiet.buffer = quiet.buffer.view(x.buffer.dtype)
            quiet.view()[...] = x.view()
            changed[x.name] = quiet
        if _right(_with(problem, changed), runner):
            names = " and ".join(changed)
            return Cause(
                "reads_outside",
                f"{names} {'is' if len(changed) == 1 else 'are'} read past the edge: what lies there is not zero. "
                "With zeros around the matrix the result is right.",
            )
    return None


def _with(problem: Problem, changed: dict) -> Problem:
    return replace(problem, arguments=[changed.get(x.name, x) for x in problem.arguments])


def _repairs(problem: Problem, runner) -> list[Cause]:
    toolchain = importlib.import_module(TOOLCHAINS[runner.worker.kind])
    offered = getattr(toolchain, "repairs", lambda text: [])(runner.text)[:MOST_REPAIRS]
    screen = getattr(toolchain, "screen", lambda text: None)(runner.text)
    if not offered or (screen is not None and not _right(problem, runner.of(screen[-1]))):
        return []
    for name, sentence, line, text in offered:
        if _right(problem, runner.of(text)):
            return [Cause(name, f"{sentence[:-1]} (line {line}).")]
    return [Cause(*screen[:2])] if screen is not None else []
