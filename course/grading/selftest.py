"""`course grade --self-test`: tries from inside the sandbox what it must not allow; then grades four submissions.

With --gpu the sandbox gets the GPUs' devices, and a kernel for each that a toolchain drives must be right in it. This
part needs no more than NumPy and the toolchain itself: any python3 with torch and Triton can run it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from course.grading import sandbox
from course.grading.sandbox import Limits
from course.worker.host import ROOT

MEMORY = 256  # MiB, for the tests of the memory limit
LESSON = "01_naive"
GPU_KERNELS = {  # kind -> kernel file, its contract
    "sycl": ("sycl/tiling.py", "a770_gemm_16"),
    "esimd": ("esimd/esimd_gemm.py", "a770_gemm_128_64"),
    "triton": ("triton/triton_gemm.py", "gfx936_gemm"),
    "musa": ("musa/naive.mu", "s4000_gemm"),
}

# What is tried inside: the program prints one JSON object, name -> whether the attempt was stopped.
ATTEMPTS = """
import glob, json, os, socket, sys
known, answers, outside = json.loads(sys.argv[1])
stopped = {}
def attempt(name, action):
    try:
        stopped[name] = not action()
    except (OSError, MemoryError):
        stopped[name] = True
def connect():
    s = socket.socket(); s.settimeout(2); s.connect(("127.0.0.1", known)); return True
def lookup():
    return bool(socket.getaddrinfo("example.org", 80))
def processes():
    return len(glob.glob("/proc/[0-9]*")) > 4  # bubblewrap's init, this program
def write(path):
    open(os.path.join(path, "x"), "w").close(); return True
def secrets():
    return any("COURSE_SELF_TEST" in open(f).read() for f in glob.glob("/proc/[0-9]*/environ") if os.access(f, os.R_OK))
def signal_all():
    os.kill(1, 9); return False
attempt("network: connect to this machine", connect)
attempt("network: look a name up", lookup)
attempt("network: an interface besides lo", lambda: {name for _, name in socket.if_nameindex()} - {"lo"})
attempt("files: the course's answers", lambda: any(os.path.exists(a) for a in answers))
attempt("files: the grader's folder", lambda: os.path.exists(outside))
attempt("files: write to Python", lambda: write(os.path.dirname(os.__file__)))
attempt("files: write to the course", lambda: write(os.path.dirname(sys.argv[2])))
attempt("files: write to /", lambda: write("/"))
attempt("processes: see the grader's", processes)
attempt("processes: read the grader's environment", secrets)
attempt("processes: be root", lambda: os.getuid() == 0)
attempt("processes: become root", lambda: os.setuid(0) is None)
def big_file():
    with open("big", "wb") as f:
        for _ in range(4096): f.write(bytes(1 << 20))
    return True
attempt("disk: 4 GiB", big_file)
print(json.dumps(stopped))
"""
FORKS = """
import os, time
n = 0
try:
    while n < 5000:
        if os.fork() == 0:
            time.sleep(5); os._exit(0)
        n += 1
except OSError:
    pass
print(n)
"""


def main(gpu: bool = False) -> int:
    """Run everything; prints a line each. Exit code 0 when all of it holds, else 2.

    gpu: with the GPUs' devices in the sandbox, and their kernels in place of the four submissions."""
    if why := sandbox.missing():
        print(sandbox.FIX.format(why=why))
        return 2
    lines = {**_attempts(gpu), **_limits(), **_leftovers(), **(_on_gpus() if gpu else _grading())}
    for name, holds in lines.items():
        print(f"  {'ok    ' if holds else 'FAILED'}  {name}")
    bad = [n for n, holds in lines.items() if not holds]
    print(f"{len(lines) - len(bad)} of {len(lines)} hold" + ("" if bad else ": this machine can grade"))
    return 2 if bad else 0


def inside(code: str, *arguments: str, limits: Limits | None = None, timeout: float = 60, gpu: bool = False):
    """Run Python in the sandbox; returns the finished process."""
    command = [*sandbox.command({}, limits or Limits(), gpu), sys.executable, "-c", code, *arguments]
    os.environ["COURSE_SELF_TEST"] = "what only the grader may know"
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=sandbox._clean())


def _attempts(gpu: bool = False) -> dict[str, bool]:
    import socket

    answers = [str(p) for p in (ROOT / "course" / "kernels").rglob("*") if p.is_file() and _answer(p)]
    answers += [str(ROOT / "solutions"), str(ROOT / ".git"), str(ROOT / "course" / "lessons"), str(ROOT / "tests")]
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        known = json.dumps([listener.getsockname()[1], answers, folder])
        done = inside(ATTEMPTS, known, str(ROOT / "course" / "toolchains" / "base.py"), gpu=gpu)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return {f"the sandbox runs Python ({done.stderr.strip()[-200:]})": False}


def _answer(path: Path) -> bool:
    return path.suffix in (".py", ".mu") and "BEGIN SOLUTION" in path.read_text()


def _limits() -> dict[str, bool]:
    small = Limits(memory=MEMORY, processes=40)
    memory = inside("x = bytearray(4 << 30)", limits=small)
    forks = inside(FORKS, limits=small)
    count = int(forks.stdout.strip().splitlines()[-1]) if forks.stdout.strip() else 0
    return {
        "memory: 4 GiB by one process": "MemoryError" in memory.stderr,
        "memory: many processes, each within its limit": _many(small),
        f"processes: 5000 forks ({count} came through)": count < 5000,
    }


def _many(limits: Limits) -> bool:
    """Eight processes of 100 MiB are more than the sum allows: the watch must end them."""
    code = (
        "import os, time\nfor _ in range(8):\n    if os.fork() == 0:\n        x = b'1' * (100 << 20); time.sleep(20)\n"
    )
    command = [*sandbox.command({}, limits), sys.executable, "-c", code + "time.sleep(20)"]
    worker = sandbox.SandboxWorker("numpy", "numpy", {}, limits)
    worker.process = subprocess.Popen(command, env=sandbox._clean(), start_new_session=True)
    watch = sandbox.Watch(worker, 60)
    try:
        worker.process.wait(60)
    except subprocess.TimeoutExpired:
        worker.process.kill()
    watch.end()
    return worker.excess == "memory"


def _leftovers() -> dict[str, bool]:
    """A process that leaves its session must die with the sandbox."""
    mark = f"31{os.getpid()}"
    inside(f"import subprocess\nsubprocess.Popen(['sleep', '{mark}'], start_new_session=True)")
    time.sleep(0.3)
    lines = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            lines.append(path.read_bytes())
        except OSError:
            continue
    return {"processes: one that stays behind": not any(mark.encode() in x and b"sleep" in x for x in lines)}


def _on_gpus() -> dict[str, bool]:
    """For each kind of kernel with a GPU here: its kernel, in the sandbox, judged outside of it."""
    from course import lanes

    found = {}
    for kind in GPU_KERNELS:
        for lane in lanes.available(kind):
            if lane not in sandbox.ON_THE_HOST:
                found |= _on_gpu(kind, lane)
    none = {f"GPU: no toolchain drives one here (devices: {', '.join(sandbox.devices()) or 'none'})": False}
    return found or none


def _on_gpu(kind: str, lane: str) -> dict[str, bool]:
    from course import lanes
    from course.checker import check
    from course.contracts import contract

    file, promised = GPU_KERNELS[kind]
    lane, env = lanes.pick(kind, lane)
    worker = sandbox.SandboxWorker(kind, lane, env, Limits(memory=16384, case_s=120, check_s=300))
    try:
        text = (ROOT / "course" / "kernels" / file).read_text()
        verdict = check(text, contract(promised), worker, file, level="quick", limit_s=120)
    finally:
        worker.stop()
    told = "right" if verdict.passed else f"{str(verdict)[:300]} {verdict.detail[-300:]}".replace("\n", " ")
    return {f"GPU: {kind} kernel on {verdict.device or lane}: {told}": verdict.passed}


def _grading() -> dict[str, bool]:
    """A right, a wrong and a cheating submission through the whole grader."""
    from course import lessonfile
    from course.grading.executor import CannotGrade, Grader, Job
    from course.grading.master import master
    from course.grading.results import Store

    found = master(LESSON)
    answer = lessonfile.read(LESSON).exercises[0].answer()
    texts = {
        "passed": answer,
        "failed": "def launch(*a):\n    pass\n",
        "crashed": "import os\nos._exit(0)\n",
        "timeout": "def launch(*a):\n    while True: pass\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        grader = Grader(found, Store(Path(folder)), Limits(case_s=5, check_s=20))
        try:
            grader.prepare()
            grader.prove()
        except CannotGrade as error:
            return {f"grading: {error}": False}
        results = {}
        jobs = [Job(want, want, {found.slots[0].grade_id: text}) for want, text in texts.items()]
        grader.run(jobs, 2, lambda r: results.update({r["key"]: r["exercises"][0]["outcome"]}))
    return {f"grading: {want} (got {results.get(want)})": results.get(want) == want for want in texts}
