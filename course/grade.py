"""Grade students' notebooks of one lesson: every notebook read as data, run by nbval, student code in a sandbox.

    course grade DIR --lesson 02_tiling --out OUT     DIR/<student>.ipynb or DIR/<student>/.../*.ipynb
    course grade --self-test [--gpu]                  does isolation hold on this machine?

OUT gets marks.csv, feedback/, students/, gradescope/ and junit.xml. Run it again to go on where it was stopped.
Exit codes: 0 all graded; 1 graded, but some submissions could not be read; 2 wrong use or an unfit machine;
3 the grader failed for some: run it again.
"""

from __future__ import annotations

import dataclasses
import os
import sys
import time
from pathlib import Path

from course.arguments import at_least, seconds


def add_arguments(parser) -> None:
    parser.add_argument("folder", nargs="?", metavar="DIR", help="folder of submissions")
    parser.add_argument("--lesson", help="lesson number or name")
    parser.add_argument("--out", type=Path, metavar="OUT", help="folder for marks and feedback, one a lesson")
    parser.add_argument("--executor", choices=("local", "slurm"), default="local")
    parser.add_argument("--workers", type=at_least(1), metavar="N", help="notebooks at once (default: one a core)")
    parser.add_argument("--partial", action="store_true", help="a wrong kernel gets its share of right hidden cases")
    parser.add_argument("--speed", type=Path, metavar="FILE", help="speed points: thresholds on a named device (JSON)")
    parser.add_argument("--overrides", type=Path, metavar="FILE", help="CSV of marks set by hand, applied last")
    parser.add_argument("--memory", type=at_least(64), metavar="MIB", help="of a student's kernel (default 3072)")
    parser.add_argument("--case-limit", type=seconds, metavar="S", help="seconds a case may take (default 10)")
    parser.add_argument("--trust-students", action="store_true", help="no sandbox; every report says so")
    parser.add_argument("--self-test", action="store_true", help="try to break out of the sandbox, and report")
    parser.add_argument("--gpu", action="store_true", help="with --self-test: the GPUs in the sandbox")
    slurm = parser.add_argument_group("slurm")
    slurm.add_argument("--partition", metavar="NAME")
    slurm.add_argument("--sbatch", action="append", default=[], metavar="OPTION", help="handed to sbatch as it is")
    slurm.add_argument("--chunk", type=at_least(1), metavar="N", help="submissions an array task takes (default 8)")
    slurm.add_argument("--task", nargs=2, metavar=("MANIFEST", "INDEX"), help="used by the array's tasks")


def main(args) -> int:
    """Run the verb; returns its exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: no thread may live across a fork
    if args.self_test:
        from course.grading import selftest

        return selftest.main(args.gpu)
    from course.grading.executor import CannotGrade
    from course.grading.marks import BadPolicy

    try:
        if args.task:
            from course.cluster import slurm

            return slurm.task(Path(args.task[0]), int(args.task[1]))
        if not (args.folder and args.lesson and args.out):
            print("course grade needs DIR, --lesson and --out; or --self-test.", file=sys.stderr)
            return 2
        return Session(args).grade()
    except (CannotGrade, BadPolicy, LookupError, OSError, ValueError) as error:
        print(f"course grade: {error.args[0] if isinstance(error, LookupError) else error}", file=sys.stderr)
        return 2


class Session:
    """One call of the verb."""

    def __init__(self, args):
        from course.grading import marks
        from course.grading.executor import Grader
        from course.grading.master import master
        from course.grading.results import Store
        from course.grading.sandbox import Limits

        self.args = args
        self.folder = Path(args.folder)
        if not self.folder.is_dir():
            raise OSError(f"{self.folder} is no folder")
        if args.out.resolve().is_relative_to(self.folder.resolve()):
            raise OSError(f"{args.out} lies in {self.folder}: the marks need a folder of their own")
        self.master = master(args.lesson)
        self.reasons: dict[str, str] = {}  # key -> why there is no result
        self.speed = marks.read_speed(args.speed, self.master) if args.speed else None
        self.overrides = marks.read_overrides(args.overrides) if args.overrides else []
        changed = {"memory": args.memory, "case_s": args.case_limit}
        limits = dataclasses.replace(Limits(), **{k: v for k, v in changed.items() if v})
        self.store = Store(args.out)
        self.grader = Grader(self.master, self.store, limits, args.trust_students, self.speed)

    def read(self) -> None:
        """Every submission as data, and the jobs that are left to do."""
        from course.grading import roster, submission
        from course.grading.executor import Job, not_attempted
        from course.grading.results import key

        self.submissions, self.keys, jobs = [], {}, {}
        for student, path, note in roster.find(self.folder, self.master):
            shown = str(path.relative_to(self.folder)) if path else ""
            found = submission.read(student, path, self.master, shown)
            found.notes[:0] = [note] if note else []
            self.submissions.append(found)
            if found.problem:
                continue
            job = Job(key(found.sha256, self.master.hash, self.grader.asked()), found.sha256, found.texts)
            self.keys[student] = job.key
            if self.store.load(job.key) is not None:
                continue
            if job.texts:
                jobs[job.key] = job
            else:
                self.store.save(not_attempted(job, self.grader))
        self.jobs = list(jobs.values())

    def grade(self) -> int:
        began = time.monotonic()
        self.read()
        if not self.submissions:
            raise OSError(f"{self.folder} holds no notebook and no student's folder")
        if self.args.trust_students:
            print("NOT ISOLATED: --trust-students lets student code run with your rights.", file=sys.stderr)
        print(f"{self.master.lesson}: {len(self.submissions)} submissions, {len(self.jobs)} to run", flush=True)
        if self.jobs:
            self._run()
        rows = self.report()
        return self._summary(rows, time.monotonic() - began)

    def _run(self) -> None:
        if self.args.executor == "slurm":
            from course.cluster import slurm

            self.reasons = slurm.run(self.grader, self.jobs, self.args, Progress(len(self.jobs)))
            return
        slots = self.args.workers or (1 if self.speed else len(os.sched_getaffinity(0)))
        self.grader.prepare()
        self.grader.prove()
        self.grader.run(self.jobs, slots, Progress(len(self.jobs)))

    def report(self) -> list:
        """All reports, from the result files alone."""
        from course.grading import marks, reports

        rows = []
        for found in self.submissions:
            key = self.keys.get(found.student)
            result = self.store.load(key) if key else None
            found.missing = self.reasons.get(key, "")
            rows.append(marks.row(found, result, self.master, self.args.partial, self.speed))
        self.lost = marks.apply(self.overrides, rows)
        reports.write(self.args.out, self.master, rows, self.speed)
        return rows

    def _summary(self, rows: list, seconds: float) -> int:
        from collections import Counter

        from course.grading import reports

        def name(row) -> str:
            return reports.plain(row.student)  # a file's name may hold anything

        outcomes = Counter(m.outcome for r in rows for m in r.marks)
        points = [r.points for r in rows if r.points is not None and r.attempted]
        print(", ".join(f"{n} {outcome}" for outcome, n in sorted(outcomes.items(), key=lambda x: (-x[1], x[0]))))
        if points:
            most = reports.maximum(self.master, self.speed)
            print(f"mean of those who attempted it: {sum(points) / len(points):.2f} of {most:g} points")
        unreadable = [r for r in rows if r.submission.problem]
        for r in unreadable[:20]:
            print(f"  could not be read: {name(r)}: {r.submission.problem}")
        same = Counter(r.submission.sha256 for r in rows if r.attempted and not r.submission.problem)
        for r in (r for r in rows if r.attempted and same[r.submission.sha256] > 1):
            print(f"  the same file as another student's: {name(r)}")
        failed = [r for r in rows if r.points is None]
        for r in failed[:20]:
            why = next((m.record.get("why", "no result yet") for m in r.marks if m.points is None), "")
            print(f"  no mark yet: {name(r)}: {why}")
        for sentence in self.lost:
            print(f"  {sentence}")
        print(f"{self.args.out / 'marks.csv'} and feedback written in {seconds:.0f} s")
        return 3 if failed else 1 if unreadable or self.lost else 0


class Progress:
    """One line that moves on a terminal, a line now and then elsewhere."""

    def __init__(self, total: int):
        self.total, self.done, self.began, self.told = total, 0, time.monotonic(), 0.0

    def __call__(self, result: dict) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.told < (0.5 if sys.stdout.isatty() else 10) and self.done < self.total:
            return
        self.told = now
        left = (now - self.began) / self.done * (self.total - self.done)
        end = "\r" if sys.stdout.isatty() and self.done < self.total else "\n"
        print(f"  {self.done} of {self.total} graded, about {left:.0f} s left   ", end=end, flush=True)
