"""A whole class, graded as the docs promise: right marks, the same bytes again, through kill -9 and through Slurm.

    make grade-class                          about 10 minutes on two quiet cores; a table at the end
    python -m tests.grading.proof [--keep DIR] [--no-slurm]

The class is the zoo (`tests/grading/zoo.py`), at least 100. All runs have one secret: their hidden cases are the same.
Bytes are compared of all submissions but the few whose own result is a matter of luck (`zoo.VARY`), a race, say.
"""

from __future__ import annotations

import argparse
import csv
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from course.grading.sandbox import inside
from course.worker.host import ROOT
from tests.grading import lab, zoo

FOLDERS = ("students", "feedback", "gradescope")


class Failed(Exception):
    """Something that must hold does not; the text says what."""


def command(folder: Path, out: Path, *options: str) -> list[str]:
    base = [sys.executable, "-P", "-m", "course.cli", "grade", str(folder), "--lesson", zoo.LESSON, "--out", str(out)]
    return [*base, *options]


def start(words: list[str], log: Path, env: dict | None = None) -> subprocess.Popen:
    """A grading in a process group of its own."""
    environment = env or {**os.environ, "PYTHONPATH": str(ROOT)}
    with open(log, "ab") as file:
        return subprocess.Popen(words, stdout=file, stderr=file, env=environment, start_new_session=True)


def kill(process: subprocess.Popen) -> None:
    """kill -9 of the whole group. Raises Failed where anything of it is alive five seconds later."""
    tree = inside(process.pid)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    ends = time.monotonic() + 5
    while left := [p for p in tree if _alive(p)]:
        if time.monotonic() > ends:
            raise Failed(f"{len(left)} processes outlive a kill -9 of the grading")
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def reports(out: Path) -> dict[str, bytes]:
    """Every report, by its path in OUT; marks.csv and junit.xml by student. Without those whose own result varies."""
    found = {f"{folder}/{p.name}": p.read_bytes() for folder in FOLDERS for p in (out / folder).iterdir()}
    for line in (out / "marks.csv").read_bytes().splitlines():
        found[f"marks.csv: {line.decode().split(',')[0]}"] = line
    for part in (out / "junit.xml").read_bytes().split(b"<testcase ")[1:]:
        found[f"junit.xml: {part.decode().split()[0]}"] = part
    return {name: data for name, data in found.items() if not any(student in name for student in zoo.VARY)}


def results(out: Path) -> dict[str, int]:
    """Results on disk, with the time each was written at."""
    return {p.name: p.stat().st_mtime_ns for p in (out / "results").glob("*.json")}


class Memory(threading.Thread):
    """MiB (PSS) of a process, and of it with all that it runs, once a second. str(): the peaks."""

    def __init__(self, pid: int):
        super().__init__(daemon=True)
        self.pid, self.own, self.tree = pid, [], []

    def run(self) -> None:
        while own := _pss(self.pid):
            self.own.append(own)
            self.tree.append(own + sum(map(_pss, inside(self.pid))))
            time.sleep(1)

    def __str__(self) -> str:
        half = len(self.own) // 2
        first, second = (max(part, default=0) for part in (self.own[:half], self.own[half:]))
        return f"at most {first} MiB itself, {second} in the second half; {max(self.tree, default=0)} with what it runs"


def _pss(pid: int) -> int:
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return int(text.split("Pss:")[1].split()[0]) >> 10
    except (OSError, IndexError):
        return 0


class Proof:
    """One class, and what must hold for it. folder: scratch space."""

    def __init__(self, folder: Path):
        self.folder, self.rows = folder, []
        self.students = folder / "class"
        self.students.mkdir(parents=True)
        self.expected = zoo.write(self.students, zoo.SPECIMENS, 100)
        self.log = folder / "log.txt"

    def out(self, name: str) -> Path:
        """An empty OUT with the proof's secret."""
        out = self.folder / name
        out.mkdir()
        (out / "secret").write_text("5" * 64)
        return out

    def step(self, title: str, action) -> None:
        began = time.monotonic()
        print(f"{title} ...", flush=True)
        told = action()
        self.rows.append((title, f"{time.monotonic() - began:.0f} s", told))
        print(f"  {self.rows[-1][1]}: {told}", flush=True)

    def right(self, out: Path) -> str:
        wrong = zoo.differences(out / "marks.csv", self.expected)
        if wrong:
            raise Failed("; ".join(wrong))
        return f"{len(self.expected)} submissions, 0 wrong marks"

    def same(self, out: Path, wanted: dict[str, bytes]) -> str:
        found = reports(out)
        if differing := sorted(n for n in found.keys() | wanted.keys() if found.get(n) != wanted.get(n)):
            raise Failed(f"{len(differing)} reports differ: {', '.join(differing[:8])}")
        return f"{len(found)} reports and rows byte-equal"

    def whole(self) -> str:
        out = self.out("local")
        process = start(command(self.students, out), self.log)
        memory = Memory(process.pid)
        memory.start()
        if process.wait() != 1:  # 1: some files cannot be read
            raise Failed(f"exit code {process.returncode}, see {self.log}")
        self.wanted = reports(out)
        return f"{self.right(out)}; {memory}"

    def again(self) -> str:
        out = self.folder / "local"
        before = results(out)
        if start(command(self.students, out), self.log).wait() != 1 or results(out) != before:
            raise Failed("a second run did something again")
        return self.same(out, self.wanted)

    def killed(self) -> str:
        """kill -9 early, in the middle, near the end and while reports are written."""
        out, kept, points = self.out("killed"), {}, []
        total = len(results(self.folder / "local"))
        for share in (0.25, 0.6, 0.97):
            process = start(command(self.students, out), self.log)
            self._until(process, lambda share=share: len(results(out)) >= share * total)
            kill(process)
            points.append(f"{len(results(out))} of {total}")
            self._kept(out, kept)
            kept = results(out)
        process = start(command(self.students, out), self.log)
        self._until(process, lambda: len(list((out / "feedback").glob("*.html"))) > len(self.expected) // 3)
        kill(process)
        points.append(f"{len(list((out / 'feedback').glob('*.html')))} of {len(self.expected)} pages")
        kept = results(out)
        if start(command(self.students, out), self.log).wait() != 1:
            raise Failed(f"it does not go on, see {self.log}")
        self._kept(out, kept)
        return f"killed at {', '.join(points)}; nothing repeated; {self.right(out)}; {self.same(out, self.wanted)}"

    def _until(self, process, holds) -> None:
        while not holds():
            if process.poll() is not None:
                raise Failed(f"it ended with {process.returncode} before it was killed, see {self.log}")
            time.sleep(0.02)

    def _kept(self, out: Path, before: dict[str, int]) -> None:
        now = results(out)
        if lost := [name for name, at in before.items() if now.get(name) != at]:
            raise Failed(f"{len(lost)} results were lost or made again")

    def slurm(self) -> str:
        """One array over three nodes; the head is killed, and a node is lost, both in the middle."""
        out = self.out("slurm")
        total = len(results(self.folder / "local"))
        words = command(self.students, out, "--executor", "slurm")
        with lab.Lab(self.folder / "lab") as cluster:
            head = start(words, self.log, cluster.env)
            self._until(head, lambda: len(results(out)) >= 0.25 * total)
            kill(head)
            at_head = len(results(out))
            head = start(words, self.log, cluster.env)
            self._until(head, lambda: len(results(out)) >= 0.5 * total)
            lost, kept = cluster.busy_node(), results(out)
            cluster.lose(lost)
            if head.wait() != 1:
                raise Failed(f"exit code {head.returncode}, see {self.log}")
            self._kept(out, kept)
            arrays = len(list((out / "slurm").iterdir()))
        told = f"head killed at {at_head} of {total}, node n{lost} lost at {len(kept)}; {arrays} arrays"
        return f"{told}; {self.right(out)}; {self.same(out, self.wanted)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, help="folder for everything that is made (default: a temporary one)")
    parser.add_argument("--no-slurm", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="course-proof-") as folder:
        proof = Proof(args.keep or Path(folder))
        try:
            proof.step("local", proof.whole)
            proof.step("a second run", proof.again)
            proof.step("kill -9 at four points", proof.killed)
            if args.no_slurm or lab.missing():
                print(f"Slurm: left out ({lab.missing() or '--no-slurm'})")
            else:
                proof.step("Slurm", proof.slurm)
        except Failed as error:
            print(f"FAILED: {error}")
            if proof.log.exists():
                print(proof.log.read_text()[-3000:])
            return 1
    csv.writer(sys.stdout, delimiter="|", lineterminator="\n").writerows(proof.rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
