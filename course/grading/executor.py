"""Runs jobs on this machine, some at once, and turns what each run left behind into a result."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from course import lanes
from course.grading import harness, sandbox
from course.grading.master import Master
from course.grading.results import UNFINISHED, Store
from course.grading.sandbox import Limits

ATTEMPTS = 2
POLL_S = 0.02


class CannotGrade(Exception):
    """The machine or the set-up is not fit to grade; the text says what to do."""


@dataclass
class Job:
    """One submission to run. texts: grade_id -> exercise text."""

    key: str
    sha256: str
    texts: dict[str, str]
    attempt: int = 0


@dataclass
class Grader:
    """How to grade: the same for every job of a run."""

    master: Master
    store: Store
    limits: Limits = field(default_factory=Limits)
    trust_students: bool = False
    speed: dict | None = None
    level: str = "long"

    def __post_init__(self):
        self.requested = self.limits  # prove() may stretch the limits of a slow machine; keys must not see that

    def asked(self) -> dict:
        """What a result depends on beside the files."""
        speed = {k: self.speed.get(k) for k in ("sizes",)} if self.speed else None
        return {
            "limits": asdict(self.requested),
            "trust_students": self.trust_students,
            "speed": speed,
            "level": self.level,
        }

    def prepare(self) -> None:
        """Check that this machine can grade, by grading the course's own answers. Raises CannotGrade."""
        if not self.trust_students:
            try:
                sandbox.require()
            except sandbox.SandboxMissing as error:
                raise CannotGrade(str(error)) from None
        self.lanes, self.detectors, self.devices = {}, {}, {}
        for kind in dict.fromkeys(s.kind for s in self.master.slots):
            try:
                self.lanes[kind] = lanes.pick(kind)
                self.detectors[kind] = lanes.detector(kind, self.lanes[kind][0])
            except LookupError as error:
                raise CannotGrade(str(error)) from None
        harness.sweep()
        harness.preload()

    def prove(self) -> None:
        """Grade the course's own answers: all must pass, and their time sets how long a student's case may take."""
        from course import lessonfile

        texts = {e.grade_id: e.answer() for e in lessonfile.read(self.master.lesson).exercises}
        generous = replace(self.limits, case_s=max(60.0, self.limits.case_s), check_s=max(180.0, self.limits.check_s))
        job = Job("reference", "", texts)
        run = self._start(job, generous)
        while (code := run.poll()) is None:
            time.sleep(POLL_S)
        result = self._collect(job, run, code)
        bad = [e for e in result["exercises"] if e["outcome"] != "passed"]
        if bad:
            why = bad[0].get("why") or bad[0].get("feedback") or bad[0].get("said") or ""
            raise CannotGrade(
                f"The course's own answer to {bad[0]['grade_id']} does not pass here ({bad[0]['outcome']}: {why}): "
                "nothing was graded. `course doctor` tests the toolchain, `course grade --self-test` the sandbox."
            )
        kinds = {s.grade_id: s.kind for s in self.master.slots}
        self.devices = {kinds[e["grade_id"]]: e["device"] for e in result["exercises"]}
        case, check = (max(e[k] for e in result["exercises"]) for k in ("longest_s", "seconds"))
        limits = self.limits
        self.limits = replace(limits, case_s=max(limits.case_s, 6 * case), check_s=max(limits.check_s, 6 * check))

    def _start(self, job: Job, limits: Limits | None = None) -> harness.Run:
        limits = limits or self.limits
        context = {
            "names": {s.grade_id: s.name for s in self.master.slots},
            "texts": job.texts,
            "starters": [s.starter for s in self.master.slots],
            "lanes": self.lanes,
            "detectors": self.detectors,
            "devices": self.devices,
            "limits": asdict(limits),
            "trust_students": self.trust_students,
            "seeds": {s.grade_id: self.store.seed(job.key, s.grade_id) for s in self.master.slots},
            "level": self.level,
            "speed": self.speed if job.key != "reference" else None,
        }
        # Hidden cases, then public ones, each within the check's limit, and the clock where asked for.
        seconds = 2 * limits.check_s + 90 + (180 if self.speed else 0)
        return harness.start(self.master, context, sandbox.PATIENCE * seconds)

    def _collect(self, job: Job, run: harness.Run, code: int) -> dict:
        """The result of a run that has ended: awarded only where the record and nbval agree."""
        records = {r.get("grade_id"): r for r in run.lines(harness.RECORD)}
        cells = {c.get("grade_id"): c for c in run.lines(harness.CELLS)}
        exercises = []
        for slot in self.master.slots:
            record, cell = records.get(slot.grade_id), cells.get(slot.check_id)
            exercises.append(_merge(slot.grade_id, record, cell, run, code))
        if any(e["outcome"] == UNFINISHED for e in exercises):
            exercises[0].setdefault("log", run.log()[-2000:])
        run.clean()
        return whole(job, self, exercises)

    def run(self, jobs: list[Job], slots: int, done: Callable[[dict], None]) -> None:
        """Grade jobs, `slots` at once; every result is on disk before `done` hears of it."""
        waiting, running = deque(jobs), {}
        try:
            while waiting or running:
                while waiting and len(running) < slots:
                    job = waiting.popleft()
                    run = self._start(job)
                    running[run.pid] = (job, run)
                for pid, (job, run) in list(running.items()):
                    code = run.poll()
                    if code is None:
                        continue
                    del running[pid]
                    result = self._collect(job, run, code)
                    broken = any(e["outcome"] == UNFINISHED for e in result["exercises"])
                    if broken and job.attempt + 1 < ATTEMPTS:
                        waiting.append(replace(job, attempt=job.attempt + 1))
                        continue
                    self.store.save(result)
                    done(result)
                time.sleep(POLL_S)
        finally:
            for _, run in running.values():
                run.kill()
                run.clean()


def _merge(grade_id: str, record: dict | None, cell: dict | None, run: harness.Run, code: int) -> dict:
    """One exercise's outcome from the checker's record and nbval's cell."""
    if record is None:
        ended = "overran its time" if run.overran else f"ended with code {code}"
        why = (cell or {}).get("why") or f"the run {ended} and left no record"
        return {"grade_id": grade_id, "outcome": UNFINISHED, "why": why}
    if record["outcome"] == "passed" and (cell or {}).get("outcome") != "passed":
        why = f"the checker says passed, nbval {(cell or {}).get('why') or 'nothing'}"
        return {**record, "outcome": UNFINISHED, "why": why}
    return record


def not_attempted(job: Job, grader: Grader) -> dict:
    """The result of a submission without any answer: nothing to run."""
    return whole(job, grader, [{"grade_id": s.grade_id, "outcome": "not attempted"} for s in grader.master.slots])


def whole(job: Job, grader: Grader, exercises: list[dict]) -> dict:
    """A result file's contents."""
    return {
        "key": job.key,
        "lesson": grader.master.lesson,
        "master": grader.master.hash,
        "submission": job.sha256,
        "isolated": not grader.trust_students,
        "exercises": exercises,
    }
