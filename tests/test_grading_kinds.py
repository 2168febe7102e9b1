"""Every kind of exercise through the grader: the answer passes; a wrong kernel and one that is not launched do not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from course import lanes, lessonfile
from course.grading import sandbox
from course.worker.host import ROOT

GALLERY = Path(__file__).parent / "gallery"
RUN = """
import json, sys, tempfile
from pathlib import Path
from course.grading.executor import Grader, Job
from course.grading.master import master
from course.grading.results import Store
lesson, texts = json.load(sys.stdin)
with tempfile.TemporaryDirectory() as folder:
    grader = Grader(master(lesson), Store(Path(folder)), level="quick")
    grader.prepare()
    grader.prove()
    found = {}
    jobs = [Job(name, name, of) for name, of in texts.items()]
    grader.run(jobs, 2, lambda result: found.update({result["key"]: result["exercises"]}))
print(json.dumps(found))
"""
LESSONS = {  # lesson -> exercise, kernels of the gallery that keep to its contract: wrong, computed on the host
    "02_tiling": ("gemm_tiled", "sycl/first_barrier_missing.py", "sycl/computed_on_the_host.py"),
    "05_matrix_core": ("gemm", "esimd/a_leading_dimension.py", "esimd/computed_on_the_host.py"),
    "17_triton_gemm": ("gemm", "triton/dot_without_accumulator.py", "triton/computed_by_torch.py"),
    "24_column_major_wmma": ("gemm_naive", "musa/b_row_major.mu", "musa/computed_on_the_host.mu"),
}


@pytest.mark.skipif(bool(sandbox.missing()), reason=f"no sandbox here: {sandbox.missing()}")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_kind_is_graded(lesson):
    name, wrong, on_host = LESSONS[lesson]
    exercises = lessonfile.read(lesson).exercises
    for kind in {e.kind for e in exercises}:
        if not lanes.available(kind):
            pytest.skip(f"nothing here runs {kind} kernels")
    answers = {e.grade_id: e.answer() for e in exercises}
    asked = next(e.grade_id for e in exercises if e.name == name)
    texts = {"right": answers}
    texts["wrong"] = {asked: (GALLERY / wrong).read_text()}
    texts["on the host"] = {asked: (GALLERY / on_host).read_text()}
    done = subprocess.run(
        [sys.executable, "-P", "-c", RUN], input=json.dumps([lesson, texts]), capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/local/bin:/usr/bin:/bin"}, timeout=800,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    found = {n: {e["grade_id"]: e for e in listed} for n, listed in json.loads(done.stdout.splitlines()[-1]).items()}
    assert {e["outcome"] for e in found["right"].values()} == {"passed"}, found["right"]
    for case in ("wrong", "on the host"):
        assert found[case][asked]["outcome"] == "failed", found[case][asked]
        assert {e["outcome"] for g, e in found[case].items() if g != asked} <= {"not attempted"}
    assert [c[0] for c in found["on the host"][asked]["causes"]] == ["no_kernel_launched"]
