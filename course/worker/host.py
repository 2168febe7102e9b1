"""The trusted side of a worker: starts it, keeps it warm, limits its time, and tells why it died.

A worker is a plain child process here; the grader passes `wrap`, the command line of its sandbox, and nothing else
changes. The reply to a call is data only (JSON and .npy).
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from course.toolchains.base import KernelError
from course.worker import wire

ROOT = Path(__file__).resolve().parents[2]
DEFAULT_LIMIT_S = 60.0
ON_THE_HOST = ("cpu", "interpreter", "numpy", "simulator")  # lanes whose kernels run on this host's cores

SIGNALS = {
    signal.SIGSEGV: "a segmentation fault: an index went far outside an array",
    signal.SIGBUS: "a bus error: an index went far outside an array",
    signal.SIGFPE: "an arithmetic fault: an integer division by zero",
    signal.SIGABRT: "an abort of its runtime",
    signal.SIGKILL: "SIGKILL: most often the machine was out of memory",
    signal.SIGILL: "an illegal instruction",
}


class Crash(KernelError):
    """The kernel took its process down, or used up its time."""


class _Pipe:
    """Reads from, or writes to, a descriptor until a deadline."""

    def __init__(self, fd: int):
        self.fd, self.deadline = fd, 0.0

    def read(self, n: int) -> bytes:
        left = self.deadline - time.monotonic()
        if left <= 0 or not select.select([self.fd], [], [], left)[0]:
            raise TimeoutError
        return os.read(self.fd, n)

    def write(self, data) -> None:
        """All of data: a process that has stopped reading must not hold us for ever."""
        view = memoryview(data).cast("B")
        while view:
            left = self.deadline - time.monotonic()
            if left <= 0 or not select.select([], [self.fd], [], left)[1]:
                raise TimeoutError
            try:
                view = view[os.write(self.fd, view[: 1 << 20]) :]
            except BlockingIOError:
                continue

    def flush(self) -> None:
        """Nothing is kept back."""


class Worker:
    """One warm worker process for a source kind and a lane. Not started before the first call."""

    def __init__(self, kind: str, lane: str, env: dict | None = None, wrap: list[str] = ()):
        self.kind, self.lane, self.env, self.wrap = kind, lane, env or {}, list(wrap)
        self.process = None
        self.caps: dict[str, int] = {}  # limits on a reply, see wire.receive
        self.lock = threading.RLock()

    def start(self) -> None:
        """Start the process if none runs. Raises nothing: a failed start shows at the first call."""
        with self.lock:
            if self.process is not None and self.process.poll() is None:
                return
            self.folder = tempfile.TemporaryDirectory(prefix="course-worker-")
            self.log = open(Path(self.folder.name) / "stderr", "w+b")  # noqa: SIM115
            self.process = subprocess.Popen(
                [*self.wrap, sys.executable, "-P", "-m", "course.worker.child", self.kind, self.lane],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.log,
                cwd=self.folder.name,
                env=self._environment(),
                start_new_session=True,
                bufsize=0,
            )
            os.set_blocking(self.process.stdin.fileno(), False)
            for stream in (self.process.stdin, self.process.stdout):
                with contextlib.suppress(OSError):  # a site may allow less; 64 KiB only make it slower
                    fcntl.fcntl(stream, fcntl.F_SETPIPE_SZ, 1 << 20)
            self.pipe, self.requests = _Pipe(self.process.stdout.fileno()), _Pipe(self.process.stdin.fileno())

    def _environment(self) -> dict:
        path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        return {**os.environ, "PYTHONPATH": path, **self.env}

    def stop(self) -> None:
        """End the process and everything that it started."""
        with self.lock:
            if self.process is None:
                return
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self.process.wait()
            for stream in (self.process.stdin, self.process.stdout):
                try:
                    stream.close()
                except OSError:
                    pass
            self.log.close()
            self.folder.cleanup()
            self.process = None

    def kill(self) -> None:
        """End the process at once, even while another thread waits for its reply: that call raises Crash."""
        process = self.process
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def _death(self) -> Crash:
        """Why the process ended, as a sentence."""
        try:
            code = self.process.wait(5)
        except subprocess.TimeoutExpired:
            code = None
        self.log.seek(0)
        tail = self.log.read()[-4000:].decode(errors="replace")
        if code is None:
            why = "its process closed the connection"
        elif code < 0:
            why = f"its process was ended by {SIGNALS.get(-code, signal.Signals(-code).name)}"
        else:
            why = f"its process left with exit code {code}"
        self.stop()
        return Crash(f"The kernel crashed: {why}.", stage="crash", detail=tail)

    def call(self, verb: str, request: dict | None = None, arrays: list = (), limit_s: float = DEFAULT_LIMIT_S):
        """One request and its reply: (header, arrays).

        Raises KernelError for a mistake of the reader's, Crash when the process died or overran limit_s seconds; the
        next call starts a fresh process.
        """
        with self.lock:
            self.start()
            self.pipe.deadline = self.requests.deadline = time.monotonic() + limit_s
            try:
                wire.send(self.requests, {"verb": verb, **(request or {})}, arrays)
                reply, out = wire.receive(self.pipe, **self.caps)
            except TimeoutError:
                self.stop()
                raise Crash(
                    f"The kernel did not finish within {limit_s:g} s and was stopped: a loop without an end, or a "
                    "barrier that not every work-item reaches.",
                    stage="timeout",
                ) from None
            except (OSError, wire.WireError):
                raise self._death() from None
            except BaseException:  # interrupted: its late reply would be taken for the next call's
                self.stop()
                raise
        if "error" in reply:
            error = _error(reply["error"])
            if self.lane not in ON_THE_HOST and error.stage in ("run", "launch"):
                self.stop()  # after a fault a GPU's context answers with the same error for ever
            raise error
        return reply, out


def _error(told) -> KernelError:
    """A KernelError from a reply; the reply may be anything."""
    told = told if isinstance(told, dict) else {"message": told}
    line = told.get("line") if isinstance(told.get("line"), int) else None
    return KernelError(str(told.get("message")), line, str(told.get("stage", "run")), str(told.get("detail", "")))


_warm: dict[tuple, Worker] = {}


def warm(kind: str, lane: str, env: dict | None = None) -> Worker:
    """The shared warm worker of this process for a kind and lane."""
    key = (kind, lane, tuple(sorted((env or {}).items())))
    if key not in _warm:
        _warm[key] = Worker(kind, lane, env)
    return _warm[key]


def stop_all() -> None:
    """End every shared worker."""
    for worker in _warm.values():
        worker.stop()
    _warm.clear()


atexit.register(stop_all)
