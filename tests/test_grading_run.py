"""Whole gradings: the short zoo, a second run, kill -9 in the middle, isolation, and a real Slurm that loses a node.

The whole zoo, killed and through Slurm: `make grade-class`.
"""

import os
import re
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
from course.grading import sandbox, selftest
from course.grading.inside import PUBLIC_SEEDS
from course.toolchains.base import KernelError
from course.worker.host import ROOT
from tests.grading import lab, zoo

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
@pytest.mark.skipif(bool(lab.missing()), reason=lab.missing())
def test_a_class_through_slurm_survives_the_loss_of_a_node_and_of_its_head(tmp_path):
    folder, out = tmp_path / "class", tmp_path / "out"
    expected = some(folder, "solution", "helper_function", "does_nothing", "exit_at_import", "transposed", "starter")
    words = command(folder, out, "--executor", "slurm", "--chunk", "2")
    with lab.Lab(tmp_path / "lab") as cluster:
        head = subprocess.Popen(words, env=cluster.env, stdout=subprocess.DEVNULL)
        lost = cluster.busy_node()
        head.kill()
        head.wait()
        head = subprocess.Popen(words, env=cluster.env, stdout=subprocess.PIPE, text=True)
        cluster.lose(lost)
        said, _ = head.communicate(timeout=500)
        assert head.returncode == 0, said
        assert "waiting for array" in said
        assert zoo.differences(out / "marks.csv", expected) == [], said
        before = reports(out)
        assert subprocess.run(words, env=cluster.env, stdout=subprocess.DEVNULL).returncode == 0
        assert reports(out) == before


@isolated
@pytest.mark.timeout(600)
def test_no_report_for_students_shows_a_hidden_size(tmp_path):
    """Prints, also those of the check with public sizes, in which it tells what it kept of the hidden ones."""
    folder, out = tmp_path / "class", tmp_path / "out"
    folder.mkdir()
    noted = (
        "seen.add(C.shape)\n    open('kept', 'a').write(f'{C.shape} ')\n    print(sorted(seen), open('kept').read())\n"
    )
    wrong = zoo.replaced("tile_b[k, j]", "tile_b[j, k]", "seen = set()\n" + zoo.ANSWER)
    for name, end in (("wrong", ""), ("refused", "raise ValueError(str(seen))"), ("crashed", "import os; os._exit(3)")):
        end = f"    if len(seen) > 3: {end}\n" if end else ""
        text = zoo.replaced("    submit(", f"    {noted}{end}    submit(", wrong)
        (folder / f"{name}.ipynb").write_bytes(zoo.dump(zoo.notebook(text)))
    assert grade(folder, out).returncode == 0
    exercise = lessonfile.read(zoo.LESSON).exercises[0]
    promised = contract(exercise.contract)
    public = {(c.sizes["M"], c.sizes["N"]) for seed in PUBLIC_SEEDS for c in promised.suite(seed)}
    shown = "".join(p.read_text() for name in REPORTS[:2] for p in [out / name])
    shown += "".join(p.read_text() for name in ("feedback", "gradescope") for p in (out / name).iterdir())
    sizes = {tuple(map(int, found)) for found in re.findall(r"\((\d+), (\d+)\)", shown)}
    assert sizes and sizes <= public
    assert len(list((out / "feedback").iterdir())) == 3


@isolated
@pytest.mark.timeout(600)
def test_a_grader_error_costs_no_student_anything_and_is_made_good(tmp_path):
    folder, out = tmp_path / "class", tmp_path / "out"
    some(folder, "solution")
    real, count, broken = shutil.which("bwrap"), tmp_path / "count", tmp_path / "broken"
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "bwrap"  # fails once the course's own answers have been graded
    script.write_text(
        f'#!/bin/sh\necho >>{count}\n[ -e {broken} ] && [ $(wc -l <{count}) -gt 2 ] && exit 1\nexec {real} "$@"\n'
    )
    script.chmod(0o755)
    count.write_text("")
    tmp_path.chmod(0o755)
    environment = {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    broken.touch()
    done = grade(folder, out, env=environment)
    assert done.returncode == 3 and "no mark yet: honest_solution" in done.stdout
    assert "grader error" in (out / "marks.csv").read_text() and not list((out / "gradescope").glob("*"))
    broken.unlink()
    assert grade(folder, out, env=environment).returncode == 0
    assert zoo.differences(out / "marks.csv", {"honest_solution": ("passed",)}) == []


@pytest.mark.timeout(600)
def test_without_a_sandbox_but_with_trust_it_grades_and_overrides_come_last(tmp_path):
    folder, out = tmp_path / "class", tmp_path / "out"
    some(folder, "solution", "transposed")
    (tmp_path / "o.csv").write_text(
        "student,exercise,points,reason\naccident_transposed,gemm_tiled,1.5,seen in class\n"
    )
    (tmp_path / "bin").mkdir()
    options = ["--trust-students", "--partial", "--overrides", str(tmp_path / "o.csv")]
    done = grade(folder, out, *options, env={"PATH": str(tmp_path / "bin")})
    assert done.returncode == 0 and "NOT ISOLATED" in done.stderr
    text = (out / "marks.csv").read_text()
    assert (
        text.count("NOT ISOLATED") == 2
        and "set by hand to 1.5" in text
        and '"accident_transposed","02_tiling","1.5"' in text
    )


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="this system does not say how long one waits")
def test_waiting_for_a_core_costs_no_time():
    """One core, six busy processes: what takes a second of it takes more than the limit by the clock."""
    cores, others = os.sched_getaffinity(0), []
    worker = sandbox.SandboxWorker("numpy", "numpy", {}, sandbox.Limits(case_s=3), trusted=True)
    busy = "import time\nends = time.process_time() + 1\nwhile time.process_time() < ends: pass\n"
    try:
        os.sched_setaffinity(0, {min(cores)})
        worker.probe()
        others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(6)]
        worker.call("load", {"text": busy + "def launch(): pass\n"})
        with pytest.raises(KernelError) as told:
            worker.call("load", {"text": "while True: pass\n"})
        assert told.value.stage == "timeout"
    finally:
        os.sched_setaffinity(0, cores)
        for process in others:
            process.kill()
            process.wait()
        worker.stop()


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


@isolated
def test_what_the_sandbox_shows_can_be_read_by_its_user():
    """/etc was root's alone: no library was found by name, no toolkit behind /etc/alternatives."""
    seen = "import os, sys; print([p for p in sys.argv[1:] if not os.access(p, os.R_OK)])"
    paths = [p for p in sandbox.SYSTEM if os.path.exists(p)]
    done = selftest.inside(seen, *paths)
    assert done.stdout.strip() == "[]", done
