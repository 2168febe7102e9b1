"""numba-dpex: SYCL kernels in Python, for an Intel GPU or Intel's OpenCL CPU runtime.

numba-dpex is no longer developed (0.23.0, 2024, Python 3.11 at the latest). Everything that touches it is in this file.

    submit(queue, kernel, range, *args)   what a kernel file calls to launch; refuses what numba-dpex drops in silence
    widen(x)                              bf16 (uint16) to float32, inside a kernel
"""

from __future__ import annotations

import functools
import re

import numpy as np

from course._vendor import intel_runtime
from course.toolchains import barriers, source
from course.toolchains.base import Argument, Inspection, KernelError, Program, Session
from course.toolchains.dpex_errors import call_launch, explain

KIND = "sycl"
LANES = {"cpu": {}, "gpu": {}}
SELECT = {"cpu": "opencl:cpu", "gpu": "level_zero:gpu,opencl:gpu"}

intel_runtime.install()


def available() -> list[str]:
    """Lanes usable here, an Intel GPU first."""
    import dpctl

    lanes = []
    if any(d.is_gpu and "intel" in d.vendor.lower() for d in dpctl.get_devices()):
        lanes.append("gpu")
    if dpctl.get_devices(backend="opencl", device_type="cpu"):
        lanes.append("cpu")
    return lanes


@functools.cache
def _device(lane: str):
    import dpctl

    for selector in SELECT[lane].split(","):
        try:
            return dpctl.SyclDevice(selector)
        except Exception:  # noqa: S112 - dpctl raises its own and plain ValueError; the last line says what to do
            continue
    raise KernelError(
        f"There is no {lane} device for SYCL kernels here: `course doctor` says what is missing.", None, "refused"
    )


@functools.cache
def _queue(lane: str):
    """One queue a process: a queue of its own context would make the runtime build every kernel again."""
    import dpctl

    _let_local_accessors_pass()
    return dpctl.SyclQueue(_device(lane), property=("in_order", "enable_profiling"))


def _let_local_accessors_pass() -> None:
    """numba-dpex 0.23 gives a LocalAccessor the default device's queue and then refuses any other queue beside it."""
    from numba_dpex.core.types.kernel_api.local_accessor import LocalAccessorType
    from numba_dpex.kernel_api_impl.spirv.dispatcher import _SPIRVKernelCompiler

    check = _SPIRVKernelCompiler.check_queue_equivalence_of_args

    def check_arrays_only(self, py_func_name, args):
        check(self, py_func_name, [a for a in args if not isinstance(a, LocalAccessorType)])

    _SPIRVKernelCompiler.check_queue_equivalence_of_args = check_arrays_only


def device_name(device) -> str:
    """e.g. "Intel OpenCL CPU runtime on AMD EPYC 7763"."""
    return f"Intel OpenCL CPU runtime on {device.name.strip()}" if device.is_cpu else device.name.strip()


# ---- what kernel files use -----------------------------------------------------------------------------------------


def __getattr__(name: str):
    if name == "widen":  # compiled on first use, so that importing this module does not load numba-dpex
        return _widen()
    raise AttributeError(name)


@functools.cache
def _widen():
    from numba_dpex import kernel_api as kapi  # noqa: F401 - loads the device target
    from numba_dpex.core.decorators import device_func

    @device_func
    def widen(x):
        return np.uint32(np.uint32(x) << np.uint32(16)).view(np.float32)

    return widen


class _Mode:
    """What `submit` does with a launch: run it, collect its event for timing, or only note it for inspection."""

    events: list | None = None
    captured: list | None = None
    launched = 0
    double = False  # a kernel that ran computes in float64


@functools.cache
def _count_launches() -> None:
    """Count what numba-dpex starts, with and without `submit`. To be called before a reader's text is."""
    import numba_dpex

    def counted(function):
        @functools.wraps(function)
        def start(*args):
            _Mode.launched += 1
            return function(*args)

        return start

    numba_dpex.call_kernel = counted(numba_dpex.call_kernel)
    numba_dpex.call_kernel_async = counted(numba_dpex.call_kernel_async)


def submit(queue, kernel, index_space, *args) -> None:
    """Launch a numba-dpex kernel on `queue` and wait.

    Raises KernelError where numba-dpex would do nothing at all: more local memory than the device has, or a work-group
    that is too large; and one sentence instead of its own errors.
    """
    import numba_dpex as dpex

    if _Mode.captured is not None:
        _Mode.captured.append((kernel, index_space, args))
        return
    _refuse(queue.sycl_device, index_space, args)
    try:
        if _Mode.events is None:
            dpex.call_kernel(kernel, index_space, *args)
            _Mode.double |= any(_double(c.kernel_device_ir_module) for c in kernel.overloads.values())
        else:
            _Mode.events.append(dpex.call_kernel_async(kernel, index_space, (), *args))
    except KernelError:
        raise
    except Exception as error:
        raise explain(error) from error


DOUBLE = (
    "The kernel computes in float64, which the A770 does not have: it will not compile there. Start a sum with "
    "np.float32(0), write np.float32(x) around other numbers with a point, and // for a whole quotient."
)


def _double(module) -> bool:
    """Whether a SPIR-V module declares float64, that is OpTypeFloat (22) of width 64; types stand before OpFunction."""
    words = np.frombuffer(module.kernel_bitcode, "<u4")
    at = 5  # after the header
    while at < len(words):
        length, code = int(words[at]) >> 16, words[at] & 0xFFFF
        if code == 22 and words[at + 2] == 64:
            return True
        if code == 54:
            break
        at += length
    return False


def _local_bytes(args) -> int:
    """Local memory that the launch asks for, bytes a work-group."""
    from numba_dpex import kernel_api as kapi

    return sum(int(np.prod(a._shape)) * np.dtype(a._dtype).itemsize for a in args if isinstance(a, kapi.LocalAccessor))


def _refuse(device, index_space, args) -> None:
    from numba_dpex import NdRange

    for number, array in enumerate(a for a in args if hasattr(a, "usm_data")):
        # Seen with runtimes 2024.2: (row, column) views with gaps come back with every second half-vector repeated.
        if device.is_cpu and not (array.flags.c_contiguous or array.flags.f_contiguous):
            raise KernelError(
                f"Array {number} is a view with gaps (strides {array.strides}): Intel's CPU runtime reads such views "
                "wrongly when it vectorises, so they are refused here; pass a contiguous array.",
                None,
                "refused",
            )
    local = _local_bytes(args)
    if local > device.local_mem_size:
        raise KernelError(
            f"The kernel asks for {local} bytes of local memory a work-group; {device.name.strip()} has "
            f"{device.local_mem_size}: make the tile smaller.",
            None,
            "refused",
        )
    if isinstance(index_space, NdRange):
        group = int(np.prod(index_space.local_range))
        if group > device.max_work_group_size:
            raise KernelError(
                f"The work-group has {group} work-items; {device.name.strip()} takes at most "
                f"{device.max_work_group_size}: make it smaller.",
                None,
                "refused",
            )
        for total, part in zip(index_space.global_range, index_space.local_range, strict=True):
            if part < 1 or total % part:
                raise KernelError(
                    f"The global range {tuple(index_space.global_range)} is not a multiple of the work-group "
                    f"{tuple(index_space.local_range)} in every dimension.",
                    None,
                    "refused",
                )


# ---- running and timing --------------------------------------------------------------------------------------------


def upload(argument: Argument, queue):
    """A dpctl.tensor view with the argument's shape and strides, inside its whole buffer on the device.

    Returns (view, whole buffer as a 1-D tensor)."""
    import dpctl.tensor as dpt

    whole = dpt.asarray(argument.buffer, sycl_queue=queue)
    view = dpt.usm_ndarray(
        argument.shape, dtype=whole.dtype, buffer=whole.usm_data, strides=argument.strides, offset=argument.offset
    )
    return view, whole


class DpexProgram(Program):
    def __init__(self, text: str, lane: str):
        _count_launches()
        self.launch = source.find(source.execute(text), "launch")
        if found := barriers.divergent(text):
            raise KernelError(found[1], found[0], "refused")
        self.lane = lane
        self.device = device_name(_device(lane))

    def run(self, arguments, scalars, seed=None):
        import dpctl.tensor as dpt

        queue = _queue(self.lane)
        pairs = [upload(a, queue) for a in arguments]
        _Mode.launched, _Mode.double = 0, False
        call_launch(self.launch, [queue, *(view for view, _ in pairs)], scalars)
        queue.wait()
        for argument, (_, whole) in zip(arguments, pairs, strict=True):
            argument.buffer[...] = dpt.asnumpy(whole)
        return {"launches": _Mode.launched, "notes": [DOUBLE] if _Mode.double else []}

    def session(self, argument_sets, scalars):
        return DpexSession(self, argument_sets, scalars)


class DpexSession(Session):
    """In-order queue with profiling: device time comes from SYCL events, call time from the trusted side's clock."""

    def __init__(self, program, argument_sets, scalars):
        self.queue = _queue(program.lane)
        self.sets, self.scalars, self.launch_cell = argument_sets, scalars, program.launch
        self.pairs = [[upload(a, self.queue) for a in arguments] for arguments in argument_sets]
        self.at = 0

    def launch(self, n: int) -> float | None:
        spans = []
        _Mode.events = []
        try:
            for _ in range(n):
                views = [view for view, _ in self.pairs[self.at % len(self.pairs)]]
                call_launch(self.launch_cell, [self.queue, *views], self.scalars)
                self.at += 1
                if len(_Mode.events) >= 64:  # few events stay alive, and the queue never runs empty
                    _Mode.events[31][1].wait()
                    spans += [_span(event) for _, event in _Mode.events[:32]]
                    del _Mode.events[:32]
            self.queue.wait()
            spans += [_span(event) for _, event in _Mode.events]
        finally:
            _Mode.events = None
        return sum(spans) * 1e-9 if spans else None

    def download(self):
        import dpctl.tensor as dpt

        for arguments, pairs in zip(self.sets, self.pairs, strict=True):
            for argument, (_, whole) in zip(arguments, pairs, strict=True):
                argument.buffer[...] = dpt.asnumpy(whole)
        return self.sets


def _span(event) -> int:
    """Nanoseconds that a finished command ran on the device."""
    return event.profiling_info_end - event.profiling_info_start


def load(text: str, lane: str) -> Program:
    """Program of one exercise cell; nothing is compiled before its first launch."""
    return DpexProgram(text, lane)


# ---- repairs: hypotheses that need another run ---------------------------------------------------------------------


def repairs(text: str) -> list[tuple[str, str, int, str]]:
    """Variants of the text with one barrier more: (cause, sentence, line, text).

    If one of them makes the result right, the missing barrier is the cause."""
    lines = text.splitlines()
    return [
        (
            "missing_barrier",
            f"A barrier is missing: with one more after `{lines[at - 1].strip()[:60]}` the result is right.",
            at,
            _with_barriers(lines, [(at, indent, call)]),
        )
        for at, indent, call in _barrier_places(text)
    ]


def screen(text: str) -> tuple[str, str, str] | None:
    """All of `repairs` at once: where this does not help, none of them does. (cause, sentence, text) or None."""
    places = _barrier_places(text)
    if not places:
        return None
    sentence = "Barriers are missing: with one after every statement of the loop over tiles the result is right."
    return "missing_barrier", sentence, _with_barriers(text.splitlines(), places)


def _with_barriers(lines: list[str], places) -> str:
    out = list(lines)
    for at, indent, call in sorted(places, key=lambda p: (-p[0], p[1])):
        out.insert(at, " " * indent + call)
    return "\n".join(out) + "\n"


def _alias(text: str) -> str:
    found = re.search(r"from numba_dpex import kernel_api(?: as (\w+))?", text)
    return (found.group(1) or "kernel_api") if found else "kapi"


def _barrier_places(text: str) -> list[tuple[int, int, str]]:
    """(line index, indent, call) where a barrier could be missing, the likeliest first: at the end of an outermost loop
    of a kernel with local memory, before its inner loops, after its other statements, and before it; the places
    beside a barrier are left out."""
    import ast

    if "LocalAccessor" not in text:
        return []
    places = []
    for function in [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.decorator_list]:
        if not function.args.args:
            continue
        call = f"{_alias(text)}.group_barrier({function.args.args[0].arg}.get_group())"
        loops = [s for s in function.body if isinstance(s, (ast.For, ast.While))]
        pairs = []
        for body in (s.body for s in loops):
            for a, b in zip(body, [*body[1:], body[0]], strict=True):
                pairs.append((a, b, 0 if a is body[-1] else 1 if isinstance(b, (ast.For, ast.While)) else 2))
        pairs += [(a, b, 3) for a, b in zip(function.body, function.body[1:], strict=False) if b in loops]
        for statement, following, rank in pairs:
            if not _is_barrier(statement) and not _is_barrier(following):
                places.append((rank, (statement.end_lineno, statement.col_offset, call)))
    return [place for _, place in sorted(places)]


def probes(text: str) -> list[tuple[str, str, int, str, str]]:
    """The text with one local array full of NaN at the start, and with it full of zeros: where only the first gives NaN
    in C, an element of the array was read unset. (cause, sentence, line, text, text)"""
    import ast

    out = []
    lines = text.splitlines()
    for function in [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.decorator_list]:
        stores = [s for s in ast.walk(function) if isinstance(s, ast.Subscript) and isinstance(s.ctx, ast.Store)]
        ranks = {s.value.id: len(getattr(s.slice, "elts", [0])) for s in stores if isinstance(s.value, ast.Name)}
        given = _launch_arguments(text, function.name)
        locals_ = [a.arg for a in function.args.args[1 + given :] if a.arg in ranks]
        indent, at = " " * function.body[0].col_offset, function.body[0].lineno - 1
        for name in locals_:
            index = [f"fill{d}" for d in range(ranks[name])]
            item = function.args.args[0].arg
            fill = [f"{indent}if {item}.get_local_id(0) == 0:"]
            fill += [f"{indent} {' ' * d}for {x} in range({name}.shape[{d}]):" for d, x in enumerate(index)]
            fill.append(f"{indent} {' ' * len(index)}{name}[{', '.join(index)}] = np.float32(VALUE)")
            fill.append(f"{indent}{_alias(text)}.group_barrier({item}.get_group())")
            sentence = f"Local memory is read where nothing was stored: not every element of {name} is filled."
            changed = "\n".join([*lines[:at], *fill, *lines[at:]]) + "\n"
            full = ["import numpy as np\n" + changed.replace("VALUE", value) for value in ("np.nan", "0")]
            out.append(("local_memory_not_set", sentence, function.lineno, *full))
    return out


def _launch_arguments(text: str, kernel: str) -> int:
    """How many arguments of a launch are arrays of launch() itself: what follows is local memory."""
    import ast

    for call in [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Call) and len(n.args) > 3]:
        if getattr(call.func, "id", "") == "submit" and getattr(call.args[1], "id", "") == kernel:
            return sum(getattr(a, "id", "") in ("A", "B", "C") for a in call.args[3:])
    return 3


def _is_barrier(statement) -> bool:
    import ast

    return isinstance(statement, ast.Expr) and "group_barrier" in ast.unparse(statement)


# ---- inspection ----------------------------------------------------------------------------------------------------


def spirv(kernel, index_space, args) -> tuple[str, bytes]:
    """(kernel name, SPIR-V) of a kernel for these arguments, without a launch."""
    from numba import typeof, types
    from numba.core.registry import cpu_target
    from numba.core.target_extension import target_override
    from numba_dpex import NdRange
    from numba_dpex.core.descriptor import dpex_kernel_target
    from numba_dpex.core.types.kernel_api.index_space_ids import ItemType, NdItemType

    # Imports numba's own lowerings; without it the device target finds "no definition for static_getitem".
    cpu_target.target_context.refresh()
    nd = isinstance(index_space, NdRange)
    dimensions = len(index_space.global_range) if nd else len(tuple(index_space))
    signature = types.void((NdItemType if nd else ItemType)(dimensions), *[typeof(a) for a in args])
    with target_override("spirv"):
        dpex_kernel_target.typing_context.refresh()
        dpex_kernel_target.target_context.refresh()
        try:
            compiled = kernel.get_compile_result(signature)
        except Exception as error:
            raise explain(error) from error
    module = compiled.kernel_device_ir_module
    return module.kernel_name, module.kernel_bitcode


def inspect(text: str, arguments, scalars, target: str | None = None) -> Inspection:
    """Instruction mix of the A770 code of every kernel that `launch` submits, summed. Raises KernelError."""
    from course.isa import CompileError, OclocMissing, compile_spirv

    launch = source.find(source.execute(text), "launch")
    queue = _queue(available()[0])
    _Mode.captured = []
    try:
        plain = {k: v for k, v in scalars.items() if k != "k_step"}
        call_launch(launch, [queue, *(upload(a, queue)[0] for a in arguments)], plain)
        captured = _Mode.captured
    finally:
        _Mode.captured = None
    if not captured:
        raise KernelError("launch() submits no kernel: call submit(queue, kernel, range, ...).", None, "launch")
    figures, listings = None, []
    for kernel, index_space, args in captured:
        _, module = spirv(kernel, index_space, args)
        try:
            listing = compile_spirv(module, target or "acm-g10")
        except OclocMissing as error:
            raise KernelError(str(error), None, "missing") from error
        except CompileError as error:
            raise KernelError(_ocloc_says(str(error)), None, "compile", error.log) from error
        figures = _add(figures, _figures(listing, index_space, arguments, scalars, _local_bytes(args)))
        listings.append(listing.text)
    return Inspection(target or "acm-g10", "ocloc", listing.compiler_version, figures, "\n".join(listings), [])


def _ocloc_says(message: str) -> str:
    if "Double type is not supported" in message:
        return (
            "The kernel computes in float64, which the A770 does not have: start a sum with np.float32(0), and pass "
            "scalars as np.float32."
        )
    return f"ocloc: {message}"


def _work_items(index_space) -> int:
    space = getattr(index_space, "global_range", index_space)
    return int(np.prod([int(x) for x in space]))


def _figures(listing, index_space, arguments, scalars, local: int) -> dict:
    """Static mix and resources; for a GEMM also what the whole problem executes."""
    figures = {
        "SIMD width": listing.simd,
        "GRF a thread": listing.grf,
        "spill bytes": listing.spill_bytes,
        "SLM bytes a group": listing.slm_bytes + local,
        "instructions": listing.instruction_count,
        **{f"  {name}": count for name, count in listing.mix().items()},
    }
    shapes = {a.name: a.shape for a in arguments}
    if len(shapes.get("A", ())) == 2 and len(shapes.get("B", ())) == 2 and shapes["A"][1] == shapes["B"][0]:
        from course.isa.simt import estimate

        (m, k), n = shapes["A"], shapes["B"][1]
        step = scalars.get("k_step", 1)
        whole = estimate(listing, m, n, k, _work_items(index_space), step)
        figures["executed, whole GEMM"] = round(whole["total"])
        figures |= {f"  executed {name}": round(whole[name]) for name in listing.mix()}
        figures["executed an element of C"] = round(whole["total"] * listing.simd / (m * n), 1)
        figures["executed a multiply-add"] = round(whole["a multiply-add"], 2)
    return figures


def _add(total: dict | None, more: dict) -> dict:
    """Figures of several kernels of one launch, together."""
    if total is None:
        return more
    keep = {"SIMD width": min, "GRF a thread": max, "SLM bytes a group": max}
    return {k: keep.get(k, lambda a, b: a + b)(total[k], more[k]) for k in total}
