"""Where student code runs: a worker inside bubblewrap, without network, course answers or the grader's files.

user        not root: a user of its own (when the grader is root), or the user namespace's nobody
network     none
files       read-only: the system's, Python's, the toolchains; a small tmpfs to write in
processes   a PID namespace of its own, which dies with the grader; RLIMIT_NPROC, and a count from outside
memory      RLIMIT_AS a process (CPU lanes), and the sum of all processes watched from outside
time        of a call, less what its threads waited for a core: a loaded machine costs a student nothing
"""

from __future__ import annotations

import contextlib
import functools
import glob
import os
import re
import resource
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from course.toolchains.base import KernelError
from course.worker import host
from course.worker.host import ON_THE_HOST, ROOT, Crash, Worker

HOME = "/student"
PACKAGE = ("__init__.py", "_vendor", "worker", "toolchains", "esimd", "musa", "isa", "devices.py", "state.py")
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib64", "/lib32", "/etc/ld.so.cache", "/etc/alternatives")
TOOLKITS = ("/opt/intel", "/opt/rocm", "/opt/dtk")  # /usr/local/cuda and /usr/local/musa are below /usr
DEVICES = ("/dev/nvidia*", "/dev/dri", "/dev/kfd", "/dev/mtgpu*", "/dev/mthreads*")
# Where a driver's libraries lie, and which card is this task's: a cluster says it through the environment.
GPU_VARIABLES = (
    *("LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES"),
    *("ZE_AFFINITY_MASK", "ONEAPI_DEVICE_SELECTOR", "MUSA_VISIBLE_DEVICES"),
)
FIX = (
    "bubblewrap does not work here ({why}), and without it student code would run with the grader's rights. "
    "Install it (Debian: apt-get install bubblewrap) and allow user namespaces (docs/grading.md says how), or say "
    "--trust-students, which every report will repeat."
)


class SandboxMissing(Exception):
    """Bubblewrap is missing or not allowed; the text says what to do."""


# Without the seconds: a slow machine stretches them, and reports must not differ for that.
TOO_LONG = (
    "The kernel did not finish in time and was stopped: a loop without an end, or a barrier that not every work-item "
    "reaches."
)
PATIENCE = 6  # a call is ended after this many times its limit, however long it waited for a core


@dataclass(frozen=True)
class Limits:
    """What one exercise of one student may use. memory: MiB of all its processes; file: MiB a file and in tmpfs;
    case_s, check_s: seconds of one call and of all of them, waiting for a core not counted."""

    memory: int = 3072
    processes: int = 256
    file: int = 64
    case_s: float = 10.0
    check_s: float = 60.0


@functools.cache
def missing() -> str:
    """Why there is no sandbox here, or "". Tries it once."""
    if shutil.which("bwrap") is None:
        return "there is no bwrap"
    command = [*_shell(), *_files(()), "--", *_drop(Limits(), gpu=False), "/bin/true"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, env=_clean())
    except subprocess.TimeoutExpired:
        return "bwrap does not return"
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["it fails"])[-1]


def require() -> None:
    """Raises SandboxMissing."""
    if missing():
        raise SandboxMissing(FIX.format(why=missing()))


def _clean() -> dict:
    return {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LANG": "C.UTF-8"}


def _shell() -> list[str]:
    """Namespaces. Root needs none for users: it takes a real unprivileged user (see _drop)."""
    common = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]
    bwrap = [shutil.which("bwrap") or "bwrap", *common, "--die-with-parent", "--new-session", "--hostname", "sandbox"]
    if os.getuid() == 0:
        return [*bwrap, *(x for c in ("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP") for x in ("--cap-add", c))]
    return [*bwrap, "--unshare-user", "--uid", "65534", "--gid", "65534"]


def _drop(limits: Limits, gpu: bool) -> list[str]:
    """Give up what is left, inside: users, groups but those of the devices, capabilities, limits."""
    processes = limits.processes + (_own_threads() if os.getuid() else 0)
    asked = {"nproc": processes, "fsize": limits.file << 20, "core": 0, "nofile": 4096 if gpu else 256}
    if not gpu:  # a GPU driver reserves far more addresses than it uses
        asked["as"] = 2 * limits.memory << 20
    prlimit = ["prlimit", *(f"--{name}={_allowed(name, value)}" for name, value in asked.items())]
    if os.getuid() != 0:
        return [*prlimit, "--"]
    user = str(200_000 + os.getpid() % 60_000)  # a user of its own: RLIMIT_NPROC counts a user's processes
    groups = ",".join(_device_groups()) if gpu else ""
    drop = [f"--reuid={user}", f"--regid={user}", f"--groups={groups}" if groups else "--clear-groups"]
    drop += ["--no-new-privs", "--bounding-set=-all"]
    return ["setpriv", *drop, *prlimit, "--"]


def _allowed(name: str, wanted: int) -> int:
    """A limit, where the site's own is not lower."""
    hard = resource.getrlimit(getattr(resource, f"RLIMIT_{name.upper()}"))[1]
    return wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)


def devices() -> list[str]:
    """The GPUs' device files and folders on this machine."""
    return [path for pattern in DEVICES for path in sorted(glob.glob(pattern))]


def _device_groups() -> list[str]:
    """Groups that may use the devices (video, render); root's is none."""
    files = [p for d in devices() for p in (glob.glob(f"{d}/*") if os.path.isdir(d) else [d])]
    return sorted({str(s.st_gid) for s in map(os.stat, files) if s.st_gid and s.st_mode & 0o060 == 0o060})


def _own_threads() -> int:
    """Threads of the grader's user: before Linux 5.14 they count towards RLIMIT_NPROC in its sandboxes too."""
    count = 0
    for path in glob.glob("/proc/[0-9]*"):
        with contextlib.suppress(OSError):
            if os.stat(path).st_uid == os.getuid():
                count += len(os.listdir(f"{path}/task"))
    return count


NAMES = (r"^from course\.kernels(?:\.\w+)*\.(\w+) import", r'^#include "(?:[^"]*/)?(\w+)\.h"')


@functools.cache
def kernel_files(starters: tuple[str, ...] = ()) -> tuple[Path, ...]:
    """Files of course/kernels in the sandbox: those that others import or include and that hold no answer, and those
    that the lesson's own starters import, which the reader has read too."""
    files = sorted(p for p in (ROOT / "course" / "kernels").rglob("*") if p.suffix in (".py", ".mu", ".h"))
    texts = {p: p.read_text() for p in files}
    named, given = _named(tuple(texts.values())), _named(starters)

    def shown(path: Path, text: str) -> bool:
        support = path.stem in named and "BEGIN SOLUTION" not in text
        return path.name == "__init__.py" or path.stem in given or support

    return tuple(p for p, text in texts.items() if shown(p, text))


def _named(texts: tuple[str, ...]) -> set[str]:
    return {name for text in texts for pattern in NAMES for name in re.findall(pattern, text, re.M)}


def _parents(paths: list[str]) -> list[str]:
    """Their folders, readable: bubblewrap would make them for root only."""
    folders = {str(parent) for path in paths for parent in Path(path).parents if str(parent) != "/"}
    return [x for folder in sorted(folders) for x in ("--perms", "0755", "--dir", folder)]


def _files(shown: tuple[Path, ...], gpu: bool = False) -> list[str]:
    """The file system, from nothing: what is not named is not there."""
    args = ["--proc", "/proc", "--dev", "/dev"]
    for path, size in ((HOME, 256), ("/tmp", 64), ("/dev/shm", 64)):  # before the rest, which may lie below /tmp
        args += ["--perms", "1777", "--size", str(size << 20), "--tmpfs", path]
    args += _parents([path for path in (*SYSTEM, *TOOLKITS) if os.path.exists(path)])
    for path in (*SYSTEM, *TOOLKITS):
        if os.path.islink(path):
            args += ["--symlink", os.readlink(path), path]
        elif os.path.exists(path):
            args += ["--ro-bind", path, path]
    prefixes = {os.path.realpath(p) for p in (sys.prefix, sys.base_prefix, sys.exec_prefix)} | {sys.prefix}
    outside = [p for p in sorted(prefixes) if not p.startswith("/usr/")]
    package = [ROOT / "course" / name for name in PACKAGE] + [ROOT / "hardware_notes"]
    bound = [str(p) for p in (*outside, *(p for p in package if p.exists()), *shown)]
    args += _parents(bound)
    for path in [*bound, *(["/sys"] if gpu and os.path.isdir("/sys") else [])]:  # drivers find their cards in /sys
        args += ["--ro-bind", path, path]
    for path in devices() if gpu else ():
        args += ["--dev-bind", path, path]
    return [*args, "--remount-ro", "/", "--chdir", HOME]


def command(env: dict, limits: Limits, gpu: bool = False, starters: tuple[str, ...] = ()) -> list[str]:
    """The command line to put before a worker's: everything that student code may see and use."""
    args = [*_shell(), *_files(kernel_files(starters), gpu)]
    variables = {
        "PATH": f"{os.path.dirname(sys.executable)}:/usr/bin:/bin",
        "HOME": HOME,
        "USER": "student",
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONNOUSERSITE": "1",
        "OMP_NUM_THREADS": "2",
        "OPENBLAS_NUM_THREADS": "1",
        "COURSE_STATE": f"{HOME}/state",
        "NUMBA_CACHE_DIR": f"{HOME}/numba",
        "TRITON_CACHE_DIR": f"{HOME}/triton",
        **({name: os.environ[name] for name in GPU_VARIABLES if name in os.environ} if gpu else {}),
        **env,
    }
    args.append("--clearenv")
    for name, value in variables.items():
        args += ["--setenv", name, value]
    return [*args, "--", *_drop(limits, gpu)]


def inside(pid: int) -> list[int]:
    """The processes below pid, itself left out."""
    found, todo = [], [pid]
    while todo:
        at = todo.pop()
        with contextlib.suppress(OSError):
            for path in glob.glob(f"/proc/{at}/task/*/children"):
                with open(path) as file:
                    children = [int(x) for x in file.read().split()]
                found += children
                todo += children
    return found


def used(pids: list[int]) -> int:
    """MiB resident, all together; files that are mapped (a GPU's libraries: gigabytes) are the page cache's."""
    kib = 0
    for pid in pids:
        with contextlib.suppress(OSError, ValueError), open(f"/proc/{pid}/status") as file:
            text = file.read()
            found = re.findall(r"^Rss(?:Anon|Shmem):\s*(\d+)", text, re.M) or re.findall(r"^VmRSS:\s*(\d+)", text, re.M)
            kib += sum(map(int, found))
    return kib >> 10


class Waited:
    """Seconds that processes were ready to run and no core was free: of each interval, the longest wait of a thread.

    From Linux's /proc/PID/task/TID/schedstat; where there is none, nothing was waited for."""

    def __init__(self):
        self.seconds, self.last = 0.0, None

    def look(self, pids: list[int]) -> None:
        """Add what was waited for since the last look; the first one adds nothing."""
        now = {}
        for pid in pids:
            for path in glob.glob(f"/proc/{pid}/task/*/schedstat"):
                with contextlib.suppress(OSError, IndexError, ValueError), open(path) as file:
                    now[path] = int(file.read().split()[1]) * 1e-9
        if self.last is not None:
            self.seconds += max((now[path] - self.last.get(path, 0.0) for path in now), default=0.0)
        self.last = now


class SandboxWorker(Worker):
    """A worker whose process runs in the sandbox, with a limit on the whole check. trusted: without the sandbox.

    `excess`: what it was stopped for: "memory", "processes", "time" or "". `longest_s`: seconds of the longest call."""

    WATCH_S = 0.05

    def __init__(
        self, kind: str, lane: str, env: dict | None, limits: Limits, trusted: bool = False, starters: tuple = ()
    ):
        wrap = [] if trusted else command(env or {}, limits, lane not in ON_THE_HOST, starters)
        super().__init__(kind, lane, env, wrap)
        self.limits, self.trusted, self.starters = limits, trusted, starters
        self.left_s, self.longest_s, self.excess = limits.check_s, 0.0, ""

    def _environment(self) -> dict:
        return super()._environment() if self.trusted else _clean()

    def begin(self) -> None:
        """A fresh process and a fresh budget: every exercise has its own."""
        if self.process is not None and self.left_s < self.limits.check_s:
            self.stop()
        self.left_s, self.longest_s, self.excess = self.limits.check_s, 0.0, ""

    def call(self, verb, request=None, arrays=(), limit_s=host.DEFAULT_LIMIT_S):
        """As Worker.call, within what is left of the check's time; an excess names its limit."""
        with self.lock:
            self.start()
            limit, self.excess = max(0.01, min(limit_s, self.limits.case_s, self.left_s)), ""
            # Nothing that comes back is larger than what went in, but for the .npy header.
            largest = max((a.nbytes for a in arrays), default=0) + 4096
            self.caps = {"array_cap": max(largest, self.caps.get("array_cap", 0)), "header_cap": 4 << 20}
            watch = Watch(self, limit)
            try:
                reply, returned = super().call(verb, request, arrays, PATIENCE * limit)
                return _tidy(reply), returned
            except KernelError as error:
                raise self._named(error) from None
            finally:
                seconds = watch.end()
                self.left_s, self.longest_s = max(0.0, self.left_s - seconds), max(self.longest_s, seconds)

    def _named(self, error: KernelError) -> KernelError:
        if self.excess == "time" or error.stage == "timeout":
            return Crash(TOO_LONG, stage="timeout")
        if self.excess == "processes":
            return Crash(f"The kernel started more than {self.limits.processes} processes.", stage="crash")
        if self.excess:
            return Crash(f"The kernel used more than {self.limits.memory} MiB of memory.", stage="memory")
        text = str(error)
        if "MemoryError" in text or "bad_alloc" in text or "Cannot allocate memory" in text:
            return Crash(f"The kernel asked for more than {self.limits.memory} MiB of memory.", stage="memory")
        if "File too large" in text or "No space left on device" in text:
            return Crash(f"The kernel wrote more than {self.limits.file} MiB.", stage="output")
        return error

    def probe(self) -> None:
        """Start the process and hear from it, before it has seen any student's text. Raises KernelError."""
        with self.lock:
            self.start()
            Worker.call(self, "ping", limit_s=PATIENCE * 60)


class Watch:
    """Watches a call from outside, and kills the worker where it takes too much; `excess` says of what."""

    EVERY_S = 0.05

    def __init__(self, worker: SandboxWorker, limit_s: float):
        self.worker, self.limit_s = worker, limit_s
        self.pid, self.waited, self.began = worker.process.pid, Waited(), time.monotonic()
        self.done = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _pids(self) -> list[int]:
        """The sandbox's processes; without one, the worker's own too."""
        return inside(self.pid) + ([self.pid] if self.worker.trusted else [])

    def used_s(self) -> float:
        """Seconds so far, less what was waited for a core."""
        return max(0.0, time.monotonic() - self.began - self.waited.seconds)

    def _run(self) -> None:
        limits = self.worker.limits
        while not self.done.wait(self.EVERY_S):
            pids = self._pids()
            self.waited.look([*pids, os.getpid()])  # a call waits for us too
            over = {
                "processes": len(pids) > limits.processes,
                "memory": used(pids) > limits.memory,
                "time": self.used_s() > self.limit_s,
            }
            if any(over.values()) and not self.done.is_set():
                self.worker.excess = next(name for name, holds in over.items() if holds)
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self.pid, 9)
                return

    def end(self) -> float:
        """Stop watching; the seconds that count."""
        self.done.set()
        self.thread.join()
        return self.used_s()


def _tidy(reply: dict) -> dict:
    """A reply with the types that the checker expects: its process is the student's."""
    extras = reply.get("extras") if isinstance(reply.get("extras"), dict) else {}
    races = extras.get("races") if isinstance(extras.get("races"), list) else []
    shown = [r if isinstance(r, dict) else str(r)[:300] for r in races[:4]]
    launches = extras.get("launches") if isinstance(extras.get("launches"), int) else None
    return {
        **reply,
        "device": str(reply.get("device", ""))[:200],
        "printed": str(reply.get("printed", ""))[: 64 << 10],
        "extras": {"races": shown, "launches": launches},
    }
