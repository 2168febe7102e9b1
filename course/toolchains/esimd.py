"""ESIMD in Python: interpreted in NumPy, compiled for Intel's OpenCL CPU runtime, or compiled for an A770.

The interpreter reports races and counts what the hardware would be asked for; the compiled lanes are fast.
Layouts that `launch` packs on the host are made once, outside of what is timed (as in article 003).
"""

from __future__ import annotations

import platform
import re

from course._vendor import intel_runtime
from course.toolchains import source
from course.toolchains.base import Argument, Inspection, KernelError, Program, Session

KIND = "esimd"
DETECTOR, DETECTOR_CASES = "interpreter", 2  # the lane that sees races, unset SLM and addresses outside; it is slow
# The CPU runtime offers 32 KiB of local memory unless told; DG2 has 64 KiB a work-group.
LANES = {"interpreter": {}, "cpu": {"CL_CONFIG_CPU_FORCE_LOCAL_MEM_SIZE": "64KB"}, "gpu": {}}

# Names of the DG2 family: DPAS of execution size 8. Later cards have 16, and these kernels would not build for them.
DG2 = r"Arc\(TM\) (Pro )?A\d|GPU Flex"


def available() -> list[str]:
    """Lanes usable here: an A770 or its kin first, then the CPU runtime, then the interpreter, which always is."""
    lanes = []
    intel_runtime.install()
    try:
        import dpctl

        if any(re.search(DG2, d.name) for d in dpctl.get_devices(backend="opencl", device_type="gpu")):
            lanes.append("gpu")
        if dpctl.get_devices(backend="opencl", device_type="cpu"):
            lanes.append("cpu")
    except ImportError:
        pass
    return [*lanes, "interpreter"]


def views(arguments: list[Argument]) -> list:
    """The arguments as the NumPy arrays that `launch` gets; inputs cannot be written."""
    out = []
    for argument in arguments:
        view = argument.view()
        if argument.role == "in":
            view.flags.writeable = False
        out.append(view)
    return out


class InterpretedProgram(Program):
    """Runs work-items in NumPy; `seed` fixes the order of work-groups and, between barriers, of work-items."""

    def __init__(self, text: str):
        self.launch = source.find(source.execute(text), "launch")
        self.device = f"ESIMD interpreter (NumPy, {platform.processor() or platform.machine()})"

    def run(self, arguments, scalars, seed=None):
        from course.esimd import InterpreterQueue

        queue = InterpreterQueue(seed)
        source.call(self.launch, [queue, *views(arguments)], scalars)
        return {"races": queue.races, "counts": queue.counts, "launches": queue.launched}

    def session(self, argument_sets, scalars):
        return InterpretedSession(self, argument_sets, scalars)


class InterpretedSession(Session):
    def __init__(self, program, argument_sets, scalars):
        self.program, self.sets, self.scalars, self.at = program, argument_sets, scalars, 0

    def launch(self, n):
        for _ in range(n):
            self.program.run(self.sets[self.at % len(self.sets)], self.scalars, self.at)
            self.at += 1
        return None

    def download(self):
        return self.sets


class CompiledProgram(Program):
    """Compiled to OpenCL C, run through dpctl."""

    def __init__(self, text: str, lane: str):
        from course.esimd.opencl import device_name

        self.launch = source.find(source.execute(text), "launch")
        self.lane, self.device = lane, device_name(lane)

    def queue(self, arguments, record: bool):
        from course.esimd.opencl import CompiledQueue

        return CompiledQueue(self.lane, [a.buffer for a in arguments], record)

    def run(self, arguments, scalars, seed=None):
        queue = self.queue(arguments, False)
        source.call(self.launch, [queue, *views(arguments)], scalars)
        return {"races": [], "counts": {}, "launches": queue.launched}

    def session(self, argument_sets, scalars):
        return CompiledSession(self, argument_sets, scalars)


class CompiledSession(Session):
    """Launches prepared once a set: packed, uploaded, built. Only kernels are timed."""

    def __init__(self, program, argument_sets, scalars):
        self.sets, self.queues, self.at = argument_sets, [], 0
        for arguments in argument_sets:
            queue = program.queue(arguments, True)
            source.call(program.launch, [queue, *views(arguments)], scalars)
            if not queue.launches:
                raise KernelError("launch() submits no kernel: call queue.parallel_for(...).", None, "launch")
            self.queues.append(queue)

    def launch(self, n):
        events = []
        for _ in range(n):
            queue = self.queues[self.at % len(self.queues)]
            events += [queue.submit(launch) for launch in queue.launches]
            self.at += 1
        queue.queue.wait()
        return sum(e.profiling_info_end - e.profiling_info_start for e in events) * 1e-9

    def download(self):
        for queue in self.queues:
            for launch in queue.launches:
                for array in launch[3]:
                    array.read_back()
        return self.sets


def load(text: str, lane: str) -> Program:
    """Program of one exercise cell. Raises KernelError for a cell that is no kernel, or a lane that is not here."""
    return InterpretedProgram(text) if lane == "interpreter" else CompiledProgram(text, lane)


def captured(text: str, arguments, scalars) -> list:
    """What `launch` would submit, nothing run. Raises KernelError."""
    from course.esimd.capture import CaptureQueue

    queue = CaptureQueue()
    source.call(source.find(source.execute(text), "launch"), [queue, *views(arguments)], scalars)
    if not queue.launches:
        raise KernelError("launch() submits no kernel: call queue.parallel_for(...).", None, "launch")
    return queue.launches


def generated(text: str, arguments, scalars) -> str:
    """The OpenCL C of every kernel that `launch` submits, Python lines at the right (for lesson.source)."""
    return "\n".join(launch.compiled().readable() for launch in captured(text, arguments, scalars))


def inspect(text: str, arguments, scalars, target: str | None = None) -> Inspection:
    """A770 code of the kernel: mix, K loop beside the Python lines, estimate for the whole launch. Needs no device."""
    from course.esimd.report import inspect_launches

    return inspect_launches(captured(text, arguments, scalars), text, target or "acm-g10")
