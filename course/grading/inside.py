"""Inside nbval's kernel: what the trusted notebook's `Lesson` is, and what it writes down.

`begin()` reads the private context ($COURSE_GRADING, a file that no sandbox sees) and puts GradedLesson in Lesson's
place. Its check runs the hidden cases in the sandbox and appends one line to the record, by grade_id. What the student
may see comes from a second check with a public seed: hidden inputs appear in no message.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import course
from course import checker, lesson
from course.contracts import contract
from course.grading.sandbox import Limits, SandboxWorker
from course.lesson import CheckFailed
from course.toolchains.base import KernelError

PUBLIC_SEEDS = (1, 2, 3)
MAP_SIDE = 48
SECOND_LOOK = 2  # cases that the lane which sees races runs too
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
        """Grade one exercise: hidden cases, the record, then CheckFailed unless it passed."""
        exercise, text = self._exercise(kernel), kernel.text
        if not text:
            _write({"grade_id": kernel.grade_id, "outcome": "not attempted"})
            raise lesson.Told("not attempted")
        promised, worker = contract(exercise.contract), self.workers[exercise.kind]
        _ready(worker)
        hidden = _check(text, promised, worker, exercise.name, _context["seeds"][kernel.grade_id], _context["level"])
        record = {**_record(kernel.grade_id, hidden), "longest_s": round(worker.longest_s, 3)}
        if record["outcome"] in ("failed", "crashed"):
            worker.stop()  # what it has seen of the hidden cases must not come out in what it prints now
            _ready(worker)
            record |= _shown(text, promised, worker, exercise.name)
        if hidden.passed and _context.get("speed"):
            record["speed"] = _speed(text, promised, worker, exercise.name)
        worker.stop()
        _write(record)
        if not hidden.passed:
            raise CheckFailed(hidden)
        print(hidden)


def _check(text, promised, worker, name, seed, level, diagnose=False):
    """A check in the sandbox, and as in lesson.check a second look: a race may pass by luck."""
    asked = (name, seed, level, worker.limits.case_s)
    verdict = checker.check(text, promised, worker, *asked, diagnose=diagnose)
    lane = _context["detectors"].get(worker.kind)
    if lane is None or verdict.outcome not in (("passed", "wrong", "crashed") if diagnose else ("passed",)):
        return verdict
    watcher = SandboxWorker(worker.kind, *lane, worker.limits, worker.trusted, worker.starters)
    try:
        _ready(watcher)
        cases = promised.suite(seed, level)[:SECOND_LOOK]
        second = checker.check(text, promised, watcher, *asked, cases=cases, diagnose=diagnose)
    finally:
        watcher.stop()
    told = second.causes and second.outcome in ("wrong", "refused")
    if not told and (not verdict.passed or second.outcome in ("passed", "timeout")):
        return verdict  # the lane that sees races is slow: its time is not the kernel's
    second.cases += verdict.cases
    return second


def _ready(worker: SandboxWorker) -> None:
    """A process that answers, before it has seen any student's text."""
    try:
        worker.begin()
        worker.probe()
    except KernelError as error:
        raise GraderError(f"The sandbox does not start: {error} {error.detail[-500:]}") from None


def _record(grade_id: str, verdict) -> dict:
    """What marks need of the hidden check. `said` is for the teacher only: student code may print its inputs."""
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


def _shown(text, promised, worker, name) -> dict:
    """The verdict on public cases: what the student may see, and repeat with lesson.check(kernel, seed=...)."""
    for seed in PUBLIC_SEEDS:
        try:
            verdict = _check(text, promised, worker, name, seed, "lesson", diagnose=True)
        except Exception as error:  # noqa: BLE001 - a diagnosis may fail on strange text; the mark stands without it
            return {"feedback": f"No diagnosis: {type(error).__name__}."}
        if not verdict.passed:
            causes = [[c.name, c.text] for c in verdict.causes]
            return {"feedback": str(verdict), "causes": causes, "map": _map(verdict.judgement)}
    return {"feedback": "The public cases pass; some hidden cases, of other sizes and values, do not."}


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
