"""The worker process: loads one toolchain and runs the reader's kernels for the trusted side.

Started as `python -m course.worker.child KIND LANE`. Requests come on stdin, replies go to the original stdout;
whatever the reader's code prints goes to a capped log that travels with the reply.
"""

from __future__ import annotations

import errno
import importlib
import os
import resource
import shutil
import signal
import sys
import threading
import time
import traceback

from course.toolchains.base import TOOLCHAINS, KernelError
from course.worker import wire

PRINT_CAP = 64 << 10
FILE_CAP = 1 << 30  # bytes of one file: no exercise writes any, and a full disk stops the whole machine
READER_FILE = "<your kernel>"


class Printed:
    """Where the reader's prints go: kept up to PRINT_CAP characters a request."""

    def __init__(self):
        self.text = ""

    def write(self, text: str) -> int:
        self.text += text[: max(0, PRINT_CAP - len(self.text))]
        return len(text)

    def flush(self):
        pass

    def isatty(self):
        return False

    def take(self) -> str:
        text, self.text = self.text, ""
        return text


def reader_line(error: BaseException) -> int | None:
    """The last line of the reader's own text in the traceback, or None."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == READER_FILE]
    if frames:
        return frames[-1].lineno
    return error.lineno if isinstance(error, SyntaxError) and error.filename == READER_FILE else None


def describe(error: BaseException) -> dict:
    """An exception as JSON: type, one sentence, line, stage, detail."""
    cause = error.__cause__ or error
    if isinstance(cause, OSError) and cause.errno == errno.EFBIG:
        message = f"The kernel wrote a file of {FILE_CAP >> 30} GiB and was stopped: a kernel has no need of files."
        return {"message": message, "line": reader_line(cause), "stage": "refused", "detail": ""}
    if isinstance(error, KernelError):
        return {"message": str(error), "line": error.line, "stage": error.stage, "detail": error.detail[-20000:]}
    first = (str(error).strip().splitlines() or [""])[0][:300]
    name = type(error).__name__
    return {
        "message": f"{name}: {first}" if first else name,
        "line": reader_line(error),
        "stage": "run",
        "detail": "".join(traceback.format_exception(error))[-20000:],
    }


class Worker:
    """Holds the programs and timing sessions of one lane."""

    def __init__(self, kind: str, lane: str):
        self.lane = lane
        self.toolchain = importlib.import_module(TOOLCHAINS[kind])
        self.programs: dict[str, object] = {}
        self.sessions: dict[str, object] = {}

    def program(self, text: str):
        if text not in self.programs:
            if len(self.programs) > 64:
                self.programs.clear()
            self.programs[text] = self.toolchain.load(text, self.lane)
        return self.programs[text]

    def do_load(self, request, arrays):
        return {"device": self.program(request["text"]).device}, []

    def do_run(self, request, arrays):
        program = self.program(request["text"])
        arguments = wire.unpack_arguments(request["arguments"], arrays)
        began = time.perf_counter()
        extras = program.run(arguments, request["scalars"], request.get("seed"))
        reply = {"extras": extras or {}, "device": program.device, "seconds": time.perf_counter() - began}
        return reply, [a.buffer for a in arguments]

    def do_session(self, request, arrays):
        sets, at = [], 0
        for meta in request["sets"]:
            sets.append(wire.unpack_arguments(meta, arrays[at : at + len(meta)]))
            at += len(meta)
        program = self.program(request["text"])
        self.sessions[request["name"]] = program.session(sets, request["scalars"])
        return {"device": program.device}, []

    def do_launch(self, request, arrays):
        return {"device_seconds": self.sessions[request["name"]].launch(request["n"])}, []

    def do_download(self, request, arrays):
        return {}, [a.buffer for a in self.sessions[request["name"]].download()[request["set"]]]

    def do_close(self, request, arrays):
        self.sessions.pop(request["name"], None)
        return {}, []

    def do_inspect(self, request, arrays):
        arguments = wire.unpack_arguments(request["arguments"], arrays)
        found = self.toolchain.inspect(request["text"], arguments, request["scalars"], request.get("target"))
        return {"inspection": vars(found)}, []

    def do_ping(self, request, arrays):
        return {"rss_kib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}, []


def leave() -> None:
    """The other side is gone, perhaps killed: the private folder that it made for us is ours to remove."""
    here = os.getcwd()
    if os.path.basename(here).startswith("course-worker-"):
        os.chdir("/")
        shutil.rmtree(here, ignore_errors=True)


def follow_parent() -> None:
    """End with the process that started us, also in the middle of a call: a killed notebook leaves nothing running."""
    parent = os.getppid()

    def watch():
        while os.getppid() == parent:
            time.sleep(1)
        leave()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def cap_files() -> None:
    """Writing past FILE_CAP fails with EFBIG, which names the reader's line, instead of ending the process."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    if soft == resource.RLIM_INFINITY or soft > FILE_CAP:
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_CAP, hard))


def main(kind: str, lane: str) -> None:
    cap_files()
    follow_parent()
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    # The reader's code must not reach the protocol by accident: stdin is empty, stdout is stderr's file.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    printed = Printed()
    worker = Worker(kind, lane)
    while True:
        try:
            request, arrays = wire.receive(requests)
        except wire.WireError:
            leave()
            return
        real = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = printed
        try:
            reply, out = getattr(worker, "do_" + request["verb"])(request, arrays)
        except BaseException as error:  # SystemExit and KeyboardInterrupt of the reader's code are its faults too
            reply, out = {"error": describe(error)}, []
        finally:
            sys.stdout, sys.stderr = real
        wire.send(replies, {**reply, "printed": printed.take()}, out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
