"""MUSA C++: one text, three ways. Lanes:

    cpu      g++ and the simulator (course/musa): blocks of 128-lane warps, every memory access watched
    nvidia   nvcc through the name map (course/musa/names.json), on an NVIDIA GPU, timed with events
    s4000    mcc, the text unchanged, on a Moore Threads S4000; never run so far (hardware_notes/musa_lanes.md)

The text defines extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K); A, B and C
are column-major without gaps. All lanes share the lines below but the compiler; they call `course/musa/host.mu`.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from functools import cache
from pathlib import Path

import numpy as np

from course.musa import build, inspector, source
from course.toolchains.base import Argument, Inspection, KernelError, Program, Session

KIND = "musa"
LANES = {"cpu": {}, "nvidia": {}, "s4000": {}}
DETECTOR = "cpu"
DRIVERS = {"nvidia": ("libcuda.so.1", "cu"), "s4000": ("libmusa.so", "mu")}
ELEMENT = {"half": 2, "half2": 4, "float": 4, "int": 4, "float2": 8, "uint2": 8, "float4": 16, "uint4": 16}  # bytes
COUNTS = ("launches", "blocks", "barriers", "global bytes read", "global bytes written", "shared bytes read",
          "shared bytes written", "matrix products", "bytes copied asynchronously")  # fmt: skip
WHY = {
    "shared_race": "a barrier is missing",
    "global_race": "lanes and blocks of one launch run at the same time",
    "unset_shared_memory": "it is never set, or a barrier is missing",
    "one_after_the_other": "let neighbouring pieces run in different streams",
    "async_copy_not_waited_for": "the wait comes too late, or lets too many groups fly",
    "divergent_barrier": "every lane of the block must reach the same barrier",
    "divergent_warp": "every lane of the warp must reach the same operation with the same arguments",
}


def available() -> list[str]:
    """Lanes usable on this machine, best first."""
    import shutil

    lanes = [lane for lane, tool in (("s4000", build.mcc), ("nvidia", build.nvcc)) if tool() and _device_count(lane)]
    return lanes + (["cpu"] if shutil.which("g++") else [])


@cache
def _device_count(lane: str) -> int:
    """Devices that the driver of a lane sees."""
    name, prefix = DRIVERS[lane]
    count = ctypes.c_int(0)
    try:
        driver = ctypes.CDLL(name)
        if getattr(driver, prefix + "Init")(0) or getattr(driver, prefix + "DeviceGetCount")(ctypes.byref(count)):
            return 0
    except (OSError, AttributeError):
        return 0
    return count.value


def load(text: str, lane: str = "cpu") -> Program:
    """Compile the text for a lane. Raises KernelError."""
    if lane not in LANES:
        raise KernelError(f"There is no lane {lane!r} for MUSA kernels; there are {', '.join(LANES)}.", None, "refused")
    if lane == "cpu":
        return Simulated(text)
    return Device(build.for_nvidia(text) if lane == "nvidia" else build.for_s4000(text))


def library(lane: str) -> Program:
    """The vendor library's product as a program: what a kernel is compared with. Raises KernelError."""
    return Device(build.library(lane))


def inspect(text: str, arguments=None, scalars=None, target: str | None = None) -> Inspection:
    """Registers, shared bytes and matrix instructions that CUDA's compiler makes of the text for `target` (sm_90)."""
    source.check_entry(text)
    return inspector.inspect(text, target or "sm_90")


def sizes(arguments: list[Argument]) -> tuple[int, int, int]:
    """(M, N, K) of A, B, C. Raises KernelError unless all three are column-major without gaps and fit together."""
    if len(arguments) != 3:
        raise KernelError("gemm_optimized takes three matrices: A, B and C.", None, "refused")
    (m, k), (k2, n), c = (a.shape for a in arguments)
    if k != k2 or tuple(c) != (m, n):
        raise KernelError(f"A {m} x {k}, B {k2} x {n} and C {c[0]} x {c[1]} do not fit together.", None, "refused")
    for a in arguments:
        if (
            a.dtype != "f16"
            or (a.shape[0] > 1 and a.strides[0] != 1)
            or (a.shape[1] > 1 and a.strides[1] != a.shape[0])
        ):
            raise KernelError(f"{a.name} must be fp16, column-major and without gaps.", None, "refused")
    return m, n, k


class Device(Program):
    """A loaded text and the device that runs it."""

    def __init__(self, library: build.Library):
        self.lib = ctypes.CDLL(str(library.path))
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        self.lib.course_alloc.restype, self.lib.course_alloc.argtypes = pointer, [size]
        self.lib.course_free.argtypes = [pointer]
        self.lib.course_upload.argtypes = self.lib.course_download.argtypes = [pointer, pointer, size]
        self.lib.course_error.restype = ctypes.c_char_p
        self.lib.course_gemm.argtypes = [pointer] * 3 + [ctypes.c_int] * 3
        self.lib.course_time.restype = ctypes.c_float
        self.lib.course_time.argtypes = [ctypes.POINTER(pointer), *[ctypes.c_int] * 5]
        name = ctypes.create_string_buffer(256)
        self.lib.course_device(name, 255)
        self.device = name.value.decode(errors="replace")

    def upload(self, a: Argument) -> tuple[int, int]:
        """(address of the allocation, address of the view) of a copy on the device, guards included."""
        base = self.lib.course_alloc(a.buffer.nbytes)
        if not base:
            raise KernelError(f"There is no room on the device for {a.name}: {a.buffer.nbytes} bytes.", None, "launch")
        self._check(self.lib.course_upload(base, a.buffer.ctypes.data, a.buffer.nbytes))
        return base, base + a.offset * a.buffer.itemsize

    def run(self, arguments: list[Argument], scalars: dict, seed: int | None = None) -> dict:
        m, n, k = sizes(arguments)
        placed = [self.upload(a) for a in arguments]
        try:
            return self._call(arguments, [view for _, view in placed], (m, n, k), seed)
        finally:
            for a, (base, _) in zip(arguments, placed, strict=True):
                self.lib.course_download(a.buffer.ctypes.data, base, a.buffer.nbytes)
                self.lib.course_free(base)

    def _call(self, arguments, views, mnk, seed) -> dict:
        self._check(self.lib.course_gemm(*views, *mnk))
        return {"races": [], "counts": {}}

    def _check(self, code: int) -> None:
        if code:
            raise KernelError(f"The device reports: {self.lib.course_error(code).decode()}.", None, "launch")

    def session(self, argument_sets, scalars) -> Session:
        return Timing(self, argument_sets)


class Timing(Session):
    """Sets of A, B, C on the device."""

    def __init__(self, program: Device, argument_sets: list[list[Argument]]):
        self.program, self.sets = program, argument_sets
        self.mnk = sizes(argument_sets[0])
        self.placed = [[program.upload(a) for a in arguments] for arguments in argument_sets]
        views = [view for arguments in self.placed for _, view in arguments]
        self.pointers = (ctypes.c_void_p * len(views))(*views)

    def launch(self, n: int) -> float | None:
        ms = self.program.lib.course_time(self.pointers, len(self.sets), n, *self.mnk)
        if ms < 0:
            raise KernelError("The device reports a failed launch.", None, "launch")
        return ms / 1e3

    def download(self) -> list[list[Argument]]:
        for arguments, placed in zip(self.sets, self.placed, strict=True):
            for a, (base, _) in zip(arguments, placed, strict=True):
                self.program.lib.course_download(a.buffer.ctypes.data, base, a.buffer.nbytes)
        return self.sets

    def __del__(self):
        for placed in getattr(self, "placed", []):
            for base, _ in placed:
                self.program.lib.course_free(base)


class Simulated(Device):
    """A text on the simulator: the same calls, with every access watched."""

    def __init__(self, text: str):
        self.text = text
        self.library = build.for_simulator(text)
        super().__init__(self.library)
        self.device = "g++ and a simulator of 128-lane warps (no speed of any GPU)"
        self.sim = ctypes.CDLL(str(build.simulator()))
        values = {name: value for name, kind, value, _ in self.library.symbols if kind == "FUNC"}
        self.base = ctypes.cast(self.lib.course_alloc, ctypes.c_void_p).value - values["course_alloc"]
        self.kernels = [(self.base + values[name], used) for name, used in build.static_shared(self.library).items()]
        for address, used in self.kernels:
            self.sim.mt_static_shared(ctypes.c_void_p(address), ctypes.c_size_t(used))

    def _call(self, arguments, views, mnk, seed) -> dict:
        sim, size = self.sim, ctypes.c_size_t
        self.lib.course_shared()  # shared memory belongs to the thread that runs the blocks
        sim.mt_module(ctypes.c_void_p(self.base))
        for offset, used, name in build.shared_arrays(self.library):
            sim.mt_shared_name(size(offset), size(used), size(_bytes_of_element(self.text, name)), name.encode())
        for a, view in zip(arguments, views, strict=True):
            used = int(np.prod(a.shape)) * a.buffer.itemsize
            of_one, name = size(a.buffer.itemsize), a.name.encode()
            sim.mt_window(ctypes.c_void_p(view), size(used), of_one, name, a.role == "in", a.role == "out")
        sim.mt_begin(ctypes.c_uint64(_spread(seed)), 1)
        try:
            races = self._outcome(self.lib.course_gemm(*views, *mnk))
            told = "two streams are made, but no two kernels of the call may run at the same time"
            broken = [_finding("one_after_the_other", told, None)] if sim.mt_one_after_the_other() else []
            self.lib.course_wait()
            counts = (ctypes.c_uint64 * len(COUNTS))()
            sim.mt_counts(counts)
        finally:
            sim.mt_begin(ctypes.c_uint64(0), 1)  # a device that failed can be used again
        counted = dict(zip(COUNTS, counts, strict=True))
        return {"races": races, "broken": broken, "counts": counted, "launches": counted["launches"]}

    def _outcome(self, code: int) -> list[dict]:
        """Findings of a call that returned `code`. Raises KernelError for a failure that nothing explains."""
        found = self._findings()
        if found:
            return found
        self._check(code)
        told = "gemm_optimized returns before its kernels have ended: call musaDeviceSynchronize() first"
        return [_finding("not_synchronised", told, None)] if self.sim.mt_unfinished() else []

    def _findings(self) -> list[dict]:
        """What the simulator saw, with the reader's lines."""
        kind, text = ctypes.c_char_p(), ctypes.c_char_p()
        places = [ctypes.c_size_t() for _ in range(3)]  # where, the second place of a conflict, the launch
        self.sim.mt_report_count.restype = ctypes.c_size_t
        raw = []
        for i in range(self.sim.mt_report_count()):
            self.sim.mt_report(ctypes.c_size_t(i), *map(ctypes.byref, (kind, text, *places)))
            raw.append((kind.value.decode().replace(" ", "_"), text.value.decode(), *(p.value for p in places)))
        lines = self._lines([p for _, _, *found in raw for p in found if p])
        found = []
        for name, told, *where in raw:
            line, second, launch = map(lines.get, where)
            if name == "divergent_barrier" and line is not None and line == second:
                continue  # one barrier that the compiler wrote twice
            if line is None and launch is not None:
                line, told = launch, f"in the kernel launched here, {told}"
            found.append(_finding(name, told, line, second, self.text))
        unique = {(f["name"], f["line"], f["other_line"]): f for f in reversed(found)}
        return sorted(reversed(unique.values()), key=_rank)

    def _lines(self, addresses: list[int]) -> dict[int, int]:
        """Line in the reader's text of each return address: the innermost inlined frame that is the reader's."""
        if not addresses:
            return {}
        offsets = [hex(a - 1 - self.base) for a in addresses]
        command = ["addr2line", "-a", "-i", "-e", str(self.library.path), *offsets]
        out = subprocess.run(command, capture_output=True, text=True, timeout=60).stdout
        found, frames = {}, re.split(r"^0x[0-9a-f]+$", out, flags=re.M)[1:]
        for address, text in zip(addresses, frames, strict=True):
            line = re.search(rf"{re.escape(source.FILE)}:(\d+)", text)
            if line:
                found[address] = int(line[1])
        return found

    def session(self, argument_sets, scalars) -> Session:
        """Runs without the watching, for a wall clock."""
        return Unwatched(Device(build.for_simulator(self.text, watch=False)), argument_sets, self.sim)


class Unwatched(Timing):
    """Sets of A, B, C in the simulator, which has no clock of its own."""

    def __init__(self, program: Device, argument_sets, sim):
        super().__init__(program, argument_sets)
        self.sim = sim

    def launch(self, n: int) -> None:
        self.program.lib.course_shared()
        self.sim.mt_module(ctypes.c_void_p(0))  # forgets the arrays of watched builds
        self.sim.mt_begin(ctypes.c_uint64(0), 0)
        super().launch(n)


def _spread(seed: int | None) -> int:
    """A seed as the simulator wants it: 0 keeps the natural order, so a seed never becomes 0."""
    return 0 if seed is None else (int(seed) * 0x9E3779B97F4A7C15 + 1) % 2**64 or 1


def _rank(finding: dict) -> int:
    """Causes before what follows from them: lanes that part make races, and a race may show as an unset value."""
    return next((i for i, word in enumerate(("divergent", "race", "unset")) if word in finding["name"]), 1)


def _bytes_of_element(text: str, name: str) -> int:
    """Size of an element of a shared array as a text, else a header of the kernels, declares it; 0: not known."""
    for body in (text, *(h.read_text() for h in sorted(build.KERNELS.glob("*.h")))):
        if found := re.search(rf"__shared__\s+(?:alignas\(\d+\)\s*)?(\w+)\s+(?:\w+\[[^;]*,\s*)?{name}\s*\[", body):
            return ELEMENT.get(found[1], 0)
    return 0


def _kernel_launched(line: str) -> str:
    found = re.search(r"(\w+)(?:<[^<>]*>)?\s*<<<", line)
    return found[1] if found else ""


def _why(name: str, text: str, other: int | None) -> str:
    """Advice on a finding, "" where its text says it all."""
    if name in ("shared_race", "global_race") and text.endswith(" writes") and " writes, " in text:
        owner = "each warp or lane its own part" if name == "shared_race" else "every element one lane that writes it"
        return f"both write the same memory: give {owner}" + (
            ", or put a barrier between" if name == "shared_race" else ""
        )
    if name == "unset_shared_memory" and other:
        return f"line {other} writes elements beside it: look at the index there, or a barrier is missing"
    return WHY.get(name, "")


def _finding(name: str, text: str, line: int | None, other: int | None = None, source_text: str = "") -> dict:
    lines = source_text.splitlines()
    places = f"line {line}" if line else ""
    if line and other and other != line and name != "unset_shared_memory":
        places += f" and line {other}"
    if name == "stream_race" and line and other and max(line, other) <= len(lines):
        later, earlier = (_kernel_launched(lines[n - 1]) for n in (line, other))
        if later and earlier:
            text = text.replace("one kernel", earlier, 1)
            text = text.replace("a kernel that does not wait for it", f"{later}, which does not wait for it,", 1)
    shown = f"{places}: {text}" if places else text
    if line and line <= len(lines):
        told = lines[line - 1].strip()
        shown += f", in `{told if len(told) <= 90 else told[:87] + '...'}`"
    if why := _why(name, text, other):
        shown += f" ({why})"
    return {"name": name, "text": shown + ".", "line": line, "other_line": other}


def compiler_of(lane: str) -> str:
    """The compiler of a lane and its version, for records."""
    tool = {"cpu": build.gxx, "nvidia": build.nvcc, "s4000": build.mcc}[lane]()
    return f"{Path(tool).name} {build.version(tool)}" if tool else "none"
