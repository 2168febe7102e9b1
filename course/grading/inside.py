"""Inside nbval's kernel: what the trusted notebook's `Lesson` is, and what it writes down.

`begin()` reads the private context ($COURSE_GRADING, a file that no sandbox sees) and puts GradedLesson in Lesson's
place. Its check runs public and hidden cases in the sandbox and appends one line to the record, by grade_id. What the
student may see comes from the public ones: hidden inputs appear in no message.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import course
from course import checker, lanes, lesson, second_look
from course.checker import Verdict
from course.contracts import contract
from course.contracts.base import Contract
from course.grading.sandbox import Limits, SandboxWorker
from course.lesson import CheckFailed
from course.toolchains.base import KernelError

PUBLIC_SEEDS = (1, 2, 3)
MAP_SIDE = 48
OUTCOMES = {"wrong": "failed", "refused": "failed", "starter": "not attempted"}
STAGES = {"memory": "out of memory", "output": "output limit"}


@dataclass(frozen=True)
class Submitted:
    """A student's text under the kernel's name: a string, never run here."""

    name: str
    text: str
    grade_id: str


class GraderError(Exception):
    """Something of the grader's own failed: no mark can follow."""


_context: dict = {}


def begin() -> None:
    """Read the context and take Lesson's place."""
    _context.update(json.loads(Path(os.environ["COURSE_GRADING"]).read_text()))
    sys.setrecursionlimit(3000)
    course.Lesson = GradedLesson


def submitted(grade_id: str) -> Submitted:
    """The student's text for an exercise; empty where there is none."""
    return Submitted(_context["names"][grade_id], _context["texts"].get(grade_id, ""), grade_id)


class GradedLesson(lesson.Lesson):
    """Lesson, with hidden cases, a sandboxed worker, and a record in place of the reader's log."""

    def _start(self, kind: str) -> None:
        lane, env = _context["lanes"][kind]
        limits, starters = Limits(**_context["limits"]), tuple(_context["starters"])
        self.workers[kind] = SandboxWorker(kind, lane, env, limits, _context["trust_students"], starters)

    def check(self, kernel, seed=None, level="lesson") -> None:
        """Grade one exercise: public cases, hidden ones, the record, then CheckFailed unless both passed.

        Public cases come first: what a kernel prints of them is shown, and it has not seen the hidden ones yet."""
        exercise, text = self._exercise(kernel), kernel.text
        if not text:
            _write({"grade_id": kernel.grade_id, "outcome": "not attempted"})
            raise lesson.Told("not attempted")
        worker = self.workers[exercise.kind]
        graded = _Graded(text, contract(exercise.contract), worker, exercise.name)
        _ready(worker)
        public, shown = graded.public(PUBLIC_SEEDS[:1], ("wrong", "crashed"))
        verdict = public
        if public is None or public.outcome in ("passed", "wrong"):
            verdict = graded.check(_context["seeds"][kernel.grade_id], _context["level"])
        record = {**_record(kernel.grade_id, verdict), "longest_s": round(worker.longest_s, 3)}
        passed = verdict.passed and (public is None or public.passed)
        if verdict.passed and not passed:
            record["outcome"] = "failed"
        if not passed and not shown:
            _ready(worker)  # afresh: what it has seen of the hidden cases must not come out in what it prints now
            _, shown = graded.public(PUBLIC_SEEDS[1:], ("passed", "wrong", "crashed"))
            shown = shown or {
                "feedback": "The public cases pass; some hidden cases, of other sizes and values, do not."
            }
        record |= {} if passed else shown
        if passed and _context.get("speed"):
            record["speed"] = _speed(text, graded.promised, worker, exercise.name)
        worker.stop()
        _write(record)
        if not passed:
            raise CheckFailed(verdict)
        print(verdict)


@dataclass
class _Graded:
    """A student's text under check in the sandbox."""

    text: str
    promised: Contract
    worker: SandboxWorker
    name: str

    def check(self, seed: int, level: str, diagnose: bool = False, look: tuple = ("passed",)) -> Verdict:
        """One check; where its outcome is one of `look`, a second look as in lesson.check: a race may pass by luck."""
        self.worker.left_s = self.worker.limits.check_s
        asked = (self.name, seed, level, self.worker.limits.case_s)
        verdict = checker.check(self.text, self.promised, self.worker, *asked, diagnose=diagnose)
        lane = _context["detectors"].get(self.worker.kind)
        if lane is None or verdict.outcome not in look:
            return verdict
        watcher = SandboxWorker(self.worker.kind, *lane, self.worker.limits, self.worker.trusted, self.worker.starters)
        try:
            _ready(watcher)
            most = lanes.detector_cases(self.worker.kind)
            found = second_look.look(verdict, self.promised, most, lambda cases: checker.check(
                self.text, self.promised, watcher, *asked, cases=cases,
                diagnose=diagnose and second_look.diagnoses(verdict)))  # fmt: skip
        finally:
            watcher.stop()
        if found is not verdict:
            found.cases += verdict.cases
        return found

    def public(self, seeds: tuple, look: tuple) -> tuple[Verdict | None, dict]:
        """The check with seeds that a student may repeat: the last verdict, and what is shown; {} where all pass."""
        level = "quick" if _context["level"] == "quick" else "lesson"
        for seed in seeds:
            try:
                verdict = self.check(seed, level, True, look)
            except GraderError:
                raise
            except Exception as error:  # noqa: BLE001 - a diagnosis may fail on strange text; marks do not need it
                return None, {"feedback": f"No diagnosis: {type(error).__name__}."}
            if not verdict.passed:
                causes = [[c.name, c.text] for c in verdict.causes]
                return verdict, {"feedback": str(verdict), "causes": causes, "map": _map(verdict.judgement)}
        return verdict, {}


def _ready(worker: SandboxWorker) -> None:
    """A process that answers, before it has seen any student's text."""
    try:
        worker.begin()
        worker.probe()
    except KernelError as error:
        raise GraderError(f"The sandbox does not start: {error} {error.detail[-500:]}") from None


def _record(grade_id: str, verdict) -> dict:
    """What marks need of a check. `said` is for the teacher only: student code may print its inputs."""
    stage = verdict.causes[0].name if verdict.outcome == "refused" and verdict.causes else ""
    wrong = min(max(len(verdict.failed), 1), max(verdict.cases, 1)) if verdict.outcome == "wrong" else 0
    return {
        "grade_id": grade_id,
        "outcome": STAGES.get(stage) or OUTCOMES.get(verdict.outcome, verdict.outcome),
        "cases": verdict.cases,
        "right": verdict.cases - wrong if verdict.outcome in ("passed", "wrong") else 0,
        "said": f"{verdict.message[:500]}\n{verdict.printed[-1000:]}".strip(),
        "device": verdict.device,
        "seconds": round(verdict.seconds, 3),
    }


def _map(judgement) -> list[str]:
    """Rows of the output as text: "#" where a block of elements holds a wrong one, "." where none does."""
    if judgement is None:
        return []
    wrong = judgement.wrong.reshape(judgement.wrong.shape[0], -1) if judgement.wrong.ndim else judgement.wrong[None]
    step = [-(-n // MAP_SIDE) for n in wrong.shape]
    rows = [wrong[i : i + step[0]].any(0) for i in range(0, wrong.shape[0], step[0])]
    starts = np.arange(0, wrong.shape[1], step[1])
    return ["".join(".#"[int(x)] for x in np.logical_or.reduceat(row, starts)) for row in rows]


def _speed(text, promised, worker, name) -> dict:
    """A measured time, by the trusted side's clock, on the benchmark's shape."""
    from course.timing import measure

    worker.left_s = _context["speed"].get("limit_s", 120.0)
    try:
        timing = measure(text, promised, worker, name, _context["speed"].get("sizes"))
    except (KernelError, ValueError) as error:
        return {"error": str(error)[:300]}
    # The call's time by our clock: event times come from the student's process.
    figures = {"median_s": timing.median, "batches": len(timing.batches), "noisy": timing.noisy}
    return {**figures, "device": _context["devices"].get(worker.kind, ""), "sizes": timing.sizes}


def _write(record: dict) -> None:
    """One whole line, on disk before the cell goes on."""
    handle = os.open(_context["record"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(handle, (json.dumps(record) + "\n").encode())
        os.fsync(handle)
    finally:
        os.close(handle)
