"""Is a kernel right? Runs a contract's cases in a worker, compares with the float64 oracle, and says why not.

The reader's code runs in the worker; inputs, oracle, comparison and verdict stay here. Races: runs are repeated, in
another order where the toolchain has one; ESIMD, Triton and MUSA kernels meet a detector. SYCL kernels have none that
runs them, not oclgrind either: course/toolchains/barriers.py says why, and what is done instead.
"""

from __future__ import annotations

import secrets
import time
import traceback
from dataclasses import dataclass, field, replace

import numpy as np

from course import experiments
from course.contracts import words
from course.contracts.base import Case, Cause, Contract, Judgement, compare, judge
from course.toolchains import source
from course.toolchains.base import KernelError
from course.widgets import constants
from course.worker import wire
from course.worker.host import Crash, Worker

CASE_LIMIT_S = 60.0
REPEATS = 3  # runs of one case, to see a result that changes
NO_LAUNCH = "No kernel was launched. What the host computes does not count: the kernel must compute the result."


NO_CAUSE = "  no known cause fits: do the sum of this element by hand, for the smallest sizes that fail."


@dataclass
class Verdict:
    """The outcome of a check. `outcome`: passed | wrong | refused | crashed | timeout | starter.

    causes: likely causes, best first. judgement: the first wrong case, for pictures. reads: which elements a wrong
    kernel's sums were made of, "" where that cannot be told. notes: the toolchain's, on a right kernel. str() is what
    the reader sees.
    """

    name: str
    outcome: str
    seed: int
    device: str = ""
    cases: int = 0
    output: str = "the output"
    failed: list[Case] = field(default_factory=list)
    judgement: Judgement | None = None
    causes: list[Cause] = field(default_factory=list)
    reads: str = ""
    message: str = ""
    line: int | None = None
    source_line: str = ""
    detail: str = ""
    printed: str = ""
    notes: list[str] = field(default_factory=list)
    worst: float = 0.0
    seconds: float = 0.0
    replay: str = ""

    @property
    def passed(self) -> bool:
        return self.outcome == "passed"

    def __str__(self):
        lines = self._passed() if self.passed else self._wrong() if self.judgement else self._refused()
        if self.printed and not self.passed:
            lines.append("Your kernel printed: " + self.printed.strip()[-400:])
        return "\n".join(lines)

    def _passed(self):
        return [
            f"PASSED  {self.name} on {self.device}",
            f"  {self.cases} cases: every element of {self.output} within the allowed error, inputs unchanged, "
            "nothing written outside",
            f"  seed={self.seed} (inputs are fresh at every check)",
            *(f"  note: {note}" for note in self.notes),
        ]

    def _wrong(self):
        j, p = self.judgement, self.judgement.problem
        lines = [
            f"WRONG  {self.name} on {self.device}: {len(self.failed)} of {self.cases} cases fail",
            f"  first at {p.case}",
        ]
        if j.wrong.any():
            at = tuple(int(x) for x in np.unravel_index(int(j.wrong.argmax()), j.wrong.shape))
            error, allowed = abs(j.got[at] - p.want[at]), p.allowed[at]
            index = ", ".join(map(str, at))
            row = f"  {p.output.name}[{index}] = {j.got[at]:.7g}, wanted {p.want[at]:.7g}"
            if np.isfinite(error):
                row += f": error {error:.2g}, allowed {allowed:.2g} ({error / max(allowed, 1e-300):.3g} times)"
            lines += [row, f"  wrong: {int(j.wrong.sum())} of {j.wrong.size} elements"]
        lines += [f"  likely cause: {c.text}" if i == 0 else f"  or: {c.text}" for i, c in enumerate(self.causes)]
        if not self.causes:
            lines.append(f"  no known cause fits. {self.reads}" if self.reads else NO_CAUSE)
        return [*lines, f"  replay: {self.replay}, seed={self.seed})"]

    def _refused(self):
        title = {"starter": "NOT YET", "crashed": "CRASHED", "timeout": "TIME IS UP"}.get(self.outcome, "REFUSED")
        lines = [f"{title}  {self.name}: {self.message}"]
        if self.line and self.source_line:  # a line of given code has no text in the reader's cell
            lines.append(f"  line {self.line}: {self.source_line}")
        if self.failed:
            lines.append(f"  at {self.failed[0]}")
        return lines


class Runner:
    """Runs one kernel text in a worker."""

    def __init__(self, worker: Worker, text: str, limit_s: float = CASE_LIMIT_S):
        self.worker, self.text, self.limit_s = worker, text, limit_s
        self.device, self.printed = "", ""

    def of(self, text: str) -> Runner:
        """A runner of another text in the same worker."""
        return Runner(self.worker, text, self.limit_s)

    def load(self) -> str:
        reply, _ = self.worker.call("load", {"text": self.text}, limit_s=self.limit_s)
        self.device = reply["device"]
        return self.device

    def run(self, problem, order: int | None = None) -> tuple[Judgement, dict]:
        """(judgement, extras) of one run with fresh copies of the problem's arguments."""
        meta, buffers = wire.pack_arguments(problem.fresh_arguments())
        text, scalars = self._text_for(problem.case), problem.case.scalars
        request = {"text": text, "arguments": meta, "scalars": scalars, "seed": order}
        reply, returned = self.worker.call("run", request, buffers, limit_s=self.limit_s)
        self.printed = (self.printed + reply.get("printed", ""))[:4000]
        _same_form(buffers, returned)
        extras = reply.get("extras", {})
        if extras.get("launches") == 0:
            raise KernelError(NO_LAUNCH, None, "no_kernel_launched")
        return judge(problem, wire.unpack_arguments(meta, returned)), extras

    def _text_for(self, case: Case) -> str:
        try:
            return constants.replace(self.text, case.constants, self.worker.kind)
        except KeyError as error:
            told = f"The text has no constant {error.args[0]}, which the check sets to other values: write it back."
            raise KernelError(told, None, "refused") from None


def _same_form(sent, returned) -> None:
    """A worker must give back what it got: same number, sizes and types."""
    forms = [(b.size, b.dtype) for b in sent]
    if forms != [(b.size, b.dtype) for b in returned]:
        raise Crash("The kernel's process gave back arrays of another form.", stage="crash")


def check(
    text: str,
    contract: Contract,
    worker: Worker,
    name: str = "kernel",
    seed: int | None = None,
    level: str = "lesson",
    limit_s: float = CASE_LIMIT_S,
    replay: str | None = None,
    cases: list[Case] | None = None,
    diagnose: bool = True,
    repeat: bool = True,
) -> Verdict:
    """Check one kernel text against its contract. Never raises for a fault of the kernel.

    seed: of the whole suite; None draws a fresh one. level: "quick", "lesson" or "long". diagnose: look for causes.
    repeat: run a case again, for results that change; a lane that watches every access needs none.
    """
    seed = secrets.randbelow(2**31) if seed is None else seed
    began = time.perf_counter()
    verdict = Verdict(name, "passed", seed, replay=replay or f"lesson.check({name}")
    runner = Runner(worker, text, limit_s)
    if source.is_starter(text):
        verdict.outcome = "starter"
        verdict.message = f"this exercise is not written yet: replace the line `{source.stub_of(text)}` by your answer."
        return verdict
    case = None
    try:
        verdict.device = runner.load()
        suite = contract.suite(seed, level) if cases is None else cases
        runs = []
        for case in suite:
            judgement, extras = runner.run(contract.make(case), order=seed)
            verdict.cases += 1
            runs.append(judgement)
            verdict.output = judgement.problem.output.name
            if judgement.passed and (found := contract.watched(judgement.problem, extras)):
                extras["races"] = [*(extras.get("races") or []), *found]
            _note(verdict, judgement, extras)
        case = None
        if repeat:
            _look_for_changes(verdict, contract, runner, runs)
        if verdict.judgement is not None:
            verdict.outcome = "wrong"
            if diagnose:
                verdict.causes = verdict.causes or _causes(verdict, contract, runner, runs)
    except KernelError as error:
        _tell(verdict, error, text, case)
    verdict.message = words.told(verdict.message, worker.kind)
    verdict.causes = [Cause(c.name, words.told(c.text, worker.kind)) for c in verdict.causes]
    verdict.printed = runner.printed
    verdict.seconds = time.perf_counter() - began
    return verdict


def _note(verdict: Verdict, judgement: Judgement, extras: dict) -> None:
    verdict.worst = max(verdict.worst, judgement.worst)
    verdict.notes += [note for note in extras.get("notes") or [] if note not in verdict.notes]
    races = extras.get("races") or (judgement.passed and extras.get("broken")) or []
    if judgement.passed and not races:
        return
    verdict.failed.append(judgement.problem.case)
    if verdict.judgement is None:
        verdict.judgement = judgement
    if races and not verdict.causes:
        verdict.causes = [race_cause(r) for r in races[:2]]


def race_cause(race) -> Cause:
    """A detector's finding as a cause: a dict with "name" and "text", or plain text."""
    if isinstance(race, dict):
        return Cause(str(race.get("name", "race")), str(race.get("text", race)))
    return Cause("race", str(race))


def _look_for_changes(verdict, contract, runner, runs) -> None:
    """Run the largest case again, in other orders where the toolchain can: a race shows as a result that changes."""
    quick = contract.again([j.problem.case for j in runs])
    first = max(
        (j for j in runs if j.problem.case in quick),
        key=lambda j: j.problem.want.size * max(j.problem.case.sizes.values()),
    )
    again = [first]
    for order in range(1, REPEATS):
        judgement, extras = runner.run(first.problem, order=verdict.seed + order)
        again.append(judgement)
        _note_repeat(verdict, judgement, extras)
    # The same sizes with other numbers: a result kept from before would be wrong now.
    fresh = contract.make(replace(first.problem.case, seed=first.problem.case.seed + 1))
    judgement, extras = runner.run(fresh, order=verdict.seed)
    runs.append(judgement)
    _note_repeat(verdict, judgement, extras)
    outcomes = {j.passed for j in again}
    if len(outcomes) == 2 and not verdict.causes:
        verdict.causes = [
            Cause(
                "race",
                "The same inputs give different results from run to run: a race. "
                "Look for a missing barrier, or two work-items that write one element.",
            )
        ]


def _note_repeat(verdict: Verdict, judgement: Judgement, extras: dict) -> None:
    if not judgement.passed and verdict.judgement is None:
        verdict.judgement = judgement
        verdict.failed.append(judgement.problem.case)
    if extras.get("races") and not verdict.causes:
        verdict.judgement = verdict.judgement or judgement
        verdict.causes = [race_cause(r) for r in extras["races"][:2]]


def _kept_results(runs: list[Judgement]) -> list[Cause]:
    """A wrong run that holds an earlier run's result: the kernel did not compute it again."""
    for at, j in enumerate(runs):
        for earlier in runs[:at] if not j.passed else []:
            p, q = j.problem, earlier.problem
            if p.want.shape != q.want.shape or p.want.size < 4 or not np.isfinite(q.want).all() or not q.want.any():
                continue
            if p.case.sizes == q.case.sizes and not compare(j.got, q.want, 4 * q.allowed)[0].any():
                text = (
                    f"The result is that of an earlier call with the same sizes ({q.case}): it was kept, not computed."
                )
                return [Cause("cached_result", text)]
    return []


def _causes(verdict, contract, runner, runs) -> list[Cause]:
    """The diagnosis; a fault of its own must not hide the verdict from the reader."""
    try:
        return _diagnose(verdict, contract, runner, runs)
    except Exception:  # noqa: BLE001
        verdict.detail = traceback.format_exc()
        return []


def _diagnose(verdict: Verdict, contract, runner, runs) -> list[Cause]:
    kept = _kept_results(runs)
    if kept:
        return kept
    causes = contract.diagnose(verdict.judgement, [j for j in runs if j is not verdict.judgement])
    wrong = [j for j in runs if not j.passed]
    if wrong and all(c.name in experiments.VAGUE for c in causes):
        causes = experiments.causes(wrong, contract, runner) or causes
    verdict.reads = contract.reads(wrong)
    if all(c.name in experiments.VAGUE for c in causes):
        common = common_to_failures(runs)
        scalars = [c for c in common if c.name.startswith("coefficient")]
        causes = scalars + causes or common
    return causes


def common_to_failures(runs: list[Judgement]) -> list[Cause]:
    """What the failing cases have in common that no passing case has."""
    failed, rights = ([j.problem.case for j in runs if j.passed == right] for right in (False, True))
    if not rights or not failed:
        return []
    specials = {c.special for c in failed}
    if len(specials) == 1 and "" not in specials:
        return [Cause("only_special", f"Only the case with {specials.pop()} fails.")]
    for name in failed[0].constants:
        wrong, right = ({c.constants.get(name) for c in cases} for cases in (failed, rights))
        if None not in wrong and not wrong & right:
            values = " and ".join(map(str, sorted(wrong)))
            return [Cause("only_constant", f"Only the cases with {name} = {values} fail: what depends on {name}?")]
    for name in failed[0].sizes:
        smallest = min(c.sizes[name] for c in failed)
        largest = max(c.sizes[name] for c in rights)
        if largest < smallest:
            return [
                Cause(
                    "only_large_" + name.lower(),
                    f"Cases with {name} up to {largest} pass, those from {smallest} on fail: the first tile along "
                    f"{name} is right, later ones are not.",
                )
            ]
        for step in (2, 4, 8, 16, 32, 64):
            if all(c.sizes[name] % step for c in failed) and not any(c.sizes[name] % step for c in rights):
                return [
                    Cause(
                        "ragged_" + name.lower(),
                        f"Cases fail just when {name} is not a multiple of {step}: what happens in the last, "
                        f"partial tile along {name}?",
                    )
                ]
    for name in failed[0].scalars:
        wrong, right = {c.scalars[name] for c in failed}, {c.scalars[name] for c in rights}
        if not wrong & right:
            return [
                Cause(
                    "coefficient_" + name,
                    f"Cases fail just when {name} is {', '.join(f'{x:g}' for x in sorted(wrong))}.",
                )
            ]
    return []


def _tell(verdict: Verdict, error: KernelError, text: str, case: Case | None) -> None:
    verdict.outcome = {"crash": "crashed", "timeout": "timeout", "starter": "starter"}.get(error.stage, "refused")
    verdict.message, verdict.line, verdict.detail = str(error), error.line, error.detail
    verdict.causes = [Cause(error.stage, str(error))]
    verdict.failed = [case] if case else []
    verdict.judgement = None
    lines = text.splitlines()
    if error.line and 0 < error.line <= len(lines):
        verdict.source_line = lines[error.line - 1].strip()
