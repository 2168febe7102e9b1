"""Grading as one sbatch array: a JSON manifest goes in, the grader's own result files come out. Nothing is unpickled.

    head     writes OUT/slurm/<run>/manifest.json, submits, watches OUT/results, asks Slurm only who is still at work
    task     `course grade --task MANIFEST INDEX`: proves the node on the course's own answers, grades its share

A task that Slurm ends leaves no result; the head maps its state to what to do:
    node lost, preempted, requeued    Slurm runs it again by itself (--requeue); else the head does
    TIMEOUT, OUT_OF_MEMORY            again, alone; a second time, it is the student's outcome
    anything else                     again, alone; a second time, a grader error that names the state
States come from scontrol and squeue, so that Slurm's accounting is not needed.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from course.grading.executor import CannotGrade, Grader, Job, whole
from course.grading.master import master
from course.grading.results import Store, environment_hash, grader_hash, put
from course.grading.sandbox import Limits
from course.worker.host import ROOT

CHUNK = 8
ROUNDS = 2
POLL_S = 1.0
LAG_S = float(os.environ.get("COURSE_SLURM_LAG_S", 60))  # a shared file system may show a result late
COMMAND_LIMIT_S = 30
START_MINUTES, MINUTES_A_SUBMISSION = 15, 3
ACTIVE = {"PENDING", "RUNNING", "CONFIGURING", "COMPLETING", "SUSPENDED", "REQUEUED", "REQUEUE_HOLD", "REQUEUE_FED"}
ACTIVE |= {"SIGNALING", "STAGE_OUT", "STOPPED", "RESIZING", "SPECIAL_EXIT"}
OF_THE_STUDENT = {"TIMEOUT": "timeout", "OUT_OF_MEMORY": "out of memory"}


def _slurm(*command: str) -> str:
    """Output of a Slurm command. Raises CannotGrade in one sentence."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMMAND_LIMIT_S)
    except FileNotFoundError:
        raise CannotGrade(f"There is no {command[0]} here: run this on a machine that submits to Slurm.") from None
    except subprocess.TimeoutExpired:
        raise CannotGrade(f"{command[0]} does not answer within {COMMAND_LIMIT_S} s: is slurmctld up?") from None
    if done.returncode:
        raise CannotGrade(f"{command[0]} refuses: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")
    return done.stdout


@dataclass
class Array:
    """One submitted array. folder: its manifest and logs."""

    folder: Path
    job: str
    chunks: list[list[str]]  # keys, by task
    states: dict[int, str] = field(default_factory=dict)

    def active(self) -> bool:
        """Whether a task still waits or runs; remembers the last state seen of each."""
        alive = False
        for task, state in self._states():
            for index in _indices(task):
                self.states[index] = state
            alive |= state in ACTIVE
        return alive

    def _states(self) -> list[tuple[str, str]]:
        """(task indices, state), from scontrol; a job that Slurm has forgotten has none."""
        try:
            said = _slurm("scontrol", "show", "job", "-o", self.job)
        except CannotGrade as error:
            if "Invalid job id" in str(error):
                return []
            return [("", "RUNNING")]  # no answer: not a reason to think that it is over
        fields = [dict(re.findall(r"(\w+)=(\S*)", line)) for line in said.splitlines()]
        return [(f.get("ArrayTaskId", "0"), f["JobState"]) for f in fields if "JobState" in f]

    def state_of(self, key: str) -> str:
        index = next(i for i, keys in enumerate(self.chunks) if key in keys)
        return self.states.get(index, "UNKNOWN")

    def trouble(self, key: str) -> str:
        """What the key's task said before it gave up."""
        index = next(i for i, keys in enumerate(self.chunks) if key in keys)
        with contextlib.suppress(OSError):
            return (self.folder / f"{index}.error").read_text().strip()
        return ""


def _indices(text: str) -> list[int]:
    """Of "3", "0-2,5" or "4-9%2"."""
    found = []
    for part in text.split("%")[0].split(","):
        low, _, high = part.partition("-")
        if low.isdigit():
            found += range(int(low), int(high or low) + 1)
    return found


def run(grader: Grader, jobs: list[Job], args, progress: Callable[[dict], None]) -> dict[str, str]:
    """Grade jobs through Slurm. Returns key -> reason for those without a result."""
    store, wanted, lost = grader.store, {j.key: j for j in jobs}, {}
    for array in _unfinished(store.out):
        print(f"  waiting for array {array.job}, which an earlier call submitted", flush=True)
        _wait(array, store, wanted, progress)
    for round_number in range(ROUNDS):
        if not wanted:
            break
        chunk = (args.chunk or CHUNK) if round_number == 0 else 1
        array = _submit(grader, list(wanted.values()), chunk, args)
        print(f"  array {array.job}: {len(array.chunks)} tasks, logs in {array.folder}", flush=True)
        _wait(array, store, wanted, progress)
        lost = {}
        for key in list(wanted):
            state, trouble = array.state_of(key), array.trouble(key)
            lost[key] = trouble or f"its Slurm task ended as {state} without a result"
            if round_number and state in OF_THE_STUDENT and (array.folder / f"{key}.started").exists():
                _settle(grader, wanted.pop(key), OF_THE_STUDENT[state])
                del lost[key]
    return lost


def _settle(grader: Grader, job: Job, outcome: str) -> None:
    exercises = [
        {"grade_id": s.grade_id, "outcome": outcome if s.grade_id in job.texts else "not attempted"}
        for s in grader.master.slots
    ]
    grader.store.save(whole(job, grader, exercises))


def _wait(array: Array, store: Store, wanted: dict[str, Job], progress) -> None:
    """Until the array is over and its results, or the lack of them, are certain."""
    mine = {k for keys in array.chunks for k in keys}
    over_at = None
    while mine & wanted.keys():
        for key in sorted(mine & wanted.keys()):
            result = store.load(key)
            if result is not None:
                del wanted[key]
                progress(result)
        if over_at is None and not array.active():
            over_at = time.monotonic()
        if over_at is not None and time.monotonic() - over_at > LAG_S:
            return
        time.sleep(POLL_S)


def _unfinished(out: Path) -> list[Array]:
    """Arrays of earlier calls that are still at work."""
    found = []
    for path in sorted((out / "slurm").glob("*/job")):
        with contextlib.suppress(OSError, ValueError, KeyError):
            chunks = json.loads((path.parent / "manifest.json").read_text())["chunks"]
            array = Array(path.parent, path.read_text().strip(), [[j["key"] for j in c] for c in chunks])
            if array.job and array.active():
                found.append(array)
    return found


def _submit(grader: Grader, jobs: list[Job], chunk: int, args) -> Array:
    number = len(list((grader.store.out / "slurm").glob("*"))) + 1
    folder = (grader.store.out / "slurm" / f"{number:04}").resolve()
    folder.mkdir(parents=True)
    os.chmod(folder, 0o700)
    chunks = [jobs[i : i + chunk] for i in range(0, len(jobs), chunk)]
    manifest = {
        "lesson": grader.master.lesson,
        "master": grader.master.hash,
        "grader": grader_hash(),
        "environment": environment_hash(),
        "out": str(grader.store.out.resolve()),
        "limits": asdict(grader.limits),
        "trust_students": grader.trust_students,
        "speed": grader.speed,
        "chunks": [[asdict(j) for j in c] for c in chunks],
    }
    put(folder / "manifest.json", json.dumps(manifest))
    command = [sys.executable, "-P", "-m", "course.cli", "grade", "--task", str(folder / "manifest.json")]
    path = f"export PYTHONPATH={shlex.quote(str(ROOT))}"  # --export=NONE: the task inherits nothing
    script = f'#!/bin/sh\n{path}\nexec {shlex.join(command)} "$SLURM_ARRAY_TASK_ID"\n'
    put(folder / "task.sh", script)
    cores = args.workers or 1
    options = [
        "--parsable",
        f"--array=0-{len(chunks) - 1}",
        f"--job-name=grade-{grader.master.lesson}",
        f"--output={folder}/%a.log",
        "--open-mode=append",
        "--export=NONE",
        "--requeue",
        f"--chdir={folder}",
        f"--cpus-per-task={cores}",
        f"--time={START_MINUTES + MINUTES_A_SUBMISSION * min(chunk, len(jobs))}",
        f"--mem={cores * (grader.limits.memory + 1024)}",
        *([f"--partition={args.partition}"] if args.partition else []),
        *(x for option in args.sbatch for x in shlex.split(option)),
    ]
    said = _slurm("sbatch", *options, str(folder / "task.sh"))
    job = said.strip().split(";")[0].splitlines()[-1]
    put(folder / "job", job)
    return Array(folder, job, [[j.key for j in c] for c in chunks])


def task(path: Path, index: int) -> int:
    """One task of the array, on its node. Exit code as of `course grade`."""
    manifest = json.loads(path.read_text())
    grader = Grader(
        master(manifest["lesson"]),
        Store(Path(manifest["out"])),
        Limits(**manifest["limits"]),
        manifest["trust_students"],
        manifest["speed"],
    )
    here = {"master": grader.master.hash, "grader": grader_hash(), "environment": environment_hash()}
    jobs = [Job(**j) for j in manifest["chunks"][index]]
    jobs = [j for j in jobs if grader.store.load(j.key) is None]
    try:
        for what, value in here.items():
            if value != manifest[what]:
                raise CannotGrade(f"The node {os.uname().nodename} has another {what} than the machine that submitted.")
        grader.prepare()
        grader.prove()
    except CannotGrade as error:
        put(path.parent / f"{index}.error", f"{error}\n")
        print(error, file=sys.stderr)
        return 2
    slots = int(os.environ.get("SLURM_CPUS_PER_TASK") or 1)
    done = []
    for job in jobs:
        put(path.parent / f"{job.key}.started", "")
    grader.run(jobs, slots, lambda result: (done.append(result), print(result["key"], flush=True)))
    return 0 if len(done) == len(jobs) else 3
