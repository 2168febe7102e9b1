"""Whole gradings: the short zoo, a second run, kill -9 in the middle, isolation, and a real Slurm that loses a node.

The long zoo: `python -m tests.grading.zoo DIR`, `course grade DIR ...`, `python -m tests.grading.zoo DIR OUT`.
"""

import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from course import build, lanes, lessonfile
from course.checker import check
from course.contracts import contract
from course.grading import sandbox
from course.worker.host import ROOT
from tests.grading import zoo

LAB = Path(__file__).parent / "grading" / "slurm_lab.sh"
REPORTS = ("marks.csv", "junit.xml", "students", "feedback", "gradescope")

isolated = pytest.mark.skipif(bool(sandbox.missing()), reason=f"no sandbox here: {sandbox.missing()}")


def command(folder, out, *options):
    base = [sys.executable, "-P", "-m", "course.cli", "grade", str(folder), "--lesson", zoo.LESSON, "--out", str(out)]
    return [*base, "--case-limit", "6", *options]


def grade(folder, out, *options, env=None):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **(env or {})}
    return subprocess.run(command(folder, out, *options), capture_output=True, text=True, env=environment)


def reports(out) -> dict[str, bytes]:
    files = [
        p for name in REPORTS for p in ([out / name] if (out / name).is_file() else sorted((out / name).iterdir()))
    ]
    return {str(p.relative_to(out)): p.read_bytes() for p in files}


def some(folder, *names):
    folder.mkdir()
    return zoo.write(folder, [s for s in zoo.SPECIMENS if s.name in names])


@isolated
@pytest.mark.timeout(600)
def test_the_short_zoo_gets_what_it_must_twice(tmp_path):
    (folder := tmp_path / "class").mkdir()
    expected = zoo.write(folder, [s for s in zoo.SPECIMENS if s.quick])
    done = grade(folder, tmp_path / "out")
    assert zoo.differences(tmp_path / "out" / "marks.csv", expected) == [], done.stdout + done.stderr
    assert done.returncode == 1  # two files could not be read
    before = reports(tmp_path / "out")
    again = grade(folder, tmp_path / "out")
    assert ", 0 to run" in again.stdout and again.returncode == 1
    assert reports(tmp_path / "out") == before


@isolated
@pytest.mark.timeout(600)
def test_killed_anywhere_it_loses_nothing_and_repeats_nothing(tmp_path):
    folder, out, whole = tmp_path / "class", tmp_path / "out", tmp_path / "whole"
    some(folder, "solution", "does_nothing", "exit_at_import", "segmentation_fault", "starter")
    whole.mkdir()
    (whole / "secret").write_text("5" * 64)
    shutil.copytree(whole, out)
    assert grade(folder, whole).returncode == 0
    for results in (1, 2, 4):  # one is there before anything runs: the starter's
        process = subprocess.Popen(
            command(folder, out, "--workers", "1"),
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        while len(list((out / "results").glob("*.json"))) < results and process.poll() is None:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.wait()
        kept = {p.name: p.stat().st_mtime_ns for p in (out / "results").glob("*.json")}
    assert grade(folder, out).returncode == 0
    assert reports(out) == reports(whole)
    assert {n: (out / "results" / n).stat().st_mtime_ns for n in kept} == kept


@isolated
@pytest.mark.parametrize("user", ["as it is", "not root"])
def test_the_sandbox_holds(user, monkeypatch):
    from course.grading import selftest

    if user == "not root":
        if os.getuid() != 0:
            pytest.skip("already tested as it is")
        monkeypatch.setattr(sandbox.os, "getuid", lambda: 1000)
    found = selftest._attempts() | selftest._leftovers()
    assert len(found) > 10 and [name for name, holds in found.items() if not holds] == []


def first_of_each_kind():
    exercises = [e for name in lessonfile.names() for e in lessonfile.read(name).exercises]
    return list({e.kind: e for e in reversed(exercises)}.values())


@isolated
@pytest.mark.parametrize("exercise", first_of_each_kind(), ids=lambda e: e.kind)
def test_every_kind_of_answer_passes_in_the_sandbox(exercise):
    try:
        lane, env = lanes.pick(exercise.kind)
    except LookupError as error:
        pytest.skip(str(error))
    limits = sandbox.Limits(case_s=100, check_s=200)
    starter = build.cut_answers(exercise.answer())
    worker = sandbox.SandboxWorker(exercise.kind, lane, env, limits, starters=(starter,))
    try:
        verdict = check(
            exercise.answer(), contract(exercise.contract), worker, exercise.name, level="quick", limit_s=100
        )
    finally:
        worker.stop()
    assert verdict.passed, verdict.detail or str(verdict)


def test_without_a_sandbox_it_refuses_and_says_what_to_do(tmp_path):
    folder = tmp_path / "class"
    some(folder, "solution")
    (tmp_path / "bin").mkdir()
    environment = {"PATH": str(tmp_path / "bin"), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command(folder, tmp_path / "out"), capture_output=True, text=True, env=environment)
    assert done.returncode == 2
    assert "bubblewrap" in done.stderr and "--trust-students" in done.stderr and "Traceback" not in done.stderr
    assert not (tmp_path / "out" / "marks.csv").exists()


@isolated
@pytest.mark.timeout(600)
@pytest.mark.skipif(os.getuid() != 0 or not shutil.which("slurmctld") or not shutil.which("munged"),
                    reason="needs root, slurm-wlm and munge")  # fmt: skip
def test_a_class_through_slurm_survives_the_loss_of_a_node(tmp_path):
    folder, out = tmp_path / "class", tmp_path / "out"
    expected = some(folder, "solution", "helper_function", "does_nothing", "exit_at_import", "transposed", "starter")
    lab = {**os.environ, "SLURM_LAB_DIR": str(tmp_path / "lab"), "SLURM_LAB_PORT": "27900", "PYTHONPATH": str(ROOT)}
    lab |= {"SLURM_CONF": str(tmp_path / "lab" / "slurm.conf"), "COURSE_SLURM_LAG_S": "5"}
    try:
        subprocess.run([LAB, "up"], env=lab, check=True, timeout=60, stdout=subprocess.DEVNULL)
        options = ["--executor", "slurm", "--chunk", "2"]
        head = subprocess.Popen(command(folder, out, *options), env=lab, stdout=subprocess.PIPE, text=True)
        lost = _a_busy_node(lab, head)
        subprocess.run([LAB, "fail-node", lost], env=lab, check=True, timeout=30)
        time.sleep(1)
        subprocess.run([LAB, "start-node", lost], env=lab, check=True, timeout=30, stdout=subprocess.DEVNULL)
        said, _ = head.communicate(timeout=500)
        assert head.returncode == 0, said
        assert zoo.differences(out / "marks.csv", expected) == [], said
        before = reports(out)
        assert grade(folder, out, *options, env=lab).returncode == 0 and reports(out) == before
    finally:
        subprocess.run([LAB, "down"], env=lab, timeout=60, stdout=subprocess.DEVNULL)


def _a_busy_node(lab, head) -> str:
    """The number of a node that runs a task."""
    while head.poll() is None:
        found = subprocess.run(["squeue", "-h", "-t", "R", "-o", "%N"], env=lab, capture_output=True, text=True)
        nodes = [n for n in found.stdout.split() if n.startswith("n")]
        if nodes:
            return nodes[0][1:]
        time.sleep(0.2)
    raise AssertionError(f"the head ended with {head.returncode} before a task ran")


@isolated
@pytest.mark.skipif(os.getuid() != 0, reason="makes device files")
def test_a_gpu_lane_may_use_the_cards_that_their_group_may_use(monkeypatch):
    """Stands in for /dev/dri: one card of a group's, one of root's."""
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    try:
        folder.chmod(0o755)
        for name, group in (("renderD128", 44), ("card0", 0)):
            os.mknod(folder / name, stat.S_IFCHR, os.makedev(1, 3))
            os.chown(folder / name, 0, group)
            os.chmod(folder / name, 0o660)
        monkeypatch.setattr(sandbox, "DEVICES", (str(folder),))
        code = "import os, sys\nfor name in sorted(os.listdir(sys.argv[1])):\n"
        code += "    if os.access(os.path.join(sys.argv[1], name), os.R_OK): print(name)\n"
        code += "print(os.path.isdir('/sys/devices'), os.getuid() > 0)\n"
        words = [*sandbox.command({}, sandbox.Limits(), gpu=True), sys.executable, "-c", code, str(folder)]
        done = subprocess.run(words, capture_output=True, text=True, env=sandbox._clean())
        assert done.stdout.split() == ["renderD128", "True", "True"], done.stderr
    finally:
        shutil.rmtree(folder)
