"""Triton: the same kernel interpreted on the CPU, run on a GPU, and compiled for a GPU that is not here.

    interpreter   NumPy in place of a GPU, one program after another in random order, every access watched
    gpu           torch's "cuda" device: an NVIDIA card, or a DCU or AMD card under torch's HIP build

`inspect` compiles for gfx90a with matrix operations of 16 x 16, the nearest that public Triton has to Hygon's gfx936,
or for the NVIDIA card that is here; `target` chooses: "gfx90a", "gfx942", "sm_90", each with " stages=N" to override
num_stages.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
import stat
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import numpy as np

from course.toolchains import source, triton_syntax
from course.toolchains.base import Argument, Inspection, KernelError, Program, Session

KIND = "triton"
LANES = {"gpu": {}, "interpreter": {"TRITON_INTERPRET": "1"}}
DETECTOR = "interpreter"
AMD_TARGETS = (
    "gfx906",
    "gfx908",
    "gfx90a",
    "gfx942",
    "gfx950",
)  # of public Triton; a vendor's build knows its own card


def _private_cache(wanted: str | None = None) -> str:
    """A folder of this user alone for compiled kernels: whoever can write there chooses the code that others run.

    wanted: the reader's own choice, taken if nobody else can write there."""
    ours = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gemm-course" / "triton"
    for folder in [Path(wanted), ours] if wanted else [ours]:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if folder == ours:
                folder.chmod(0o700)
            found = folder.lstat()
            if found.st_uid == os.getuid() and stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o022:
                return str(folder)
        except OSError:
            continue
    return tempfile.mkdtemp(prefix="gemm-course-triton-")


os.environ["TRITON_CACHE_DIR"] = _private_cache(os.environ.get("TRITON_CACHE_DIR"))


def available() -> list[str]:
    """Lanes usable here, a GPU first."""
    try:
        import torch
        import triton  # noqa: F401
    except ImportError:
        return []
    return (["gpu"] if torch.cuda.is_available() else []) + ["interpreter"]


# ---- arguments -----------------------------------------------------------------------------------------------------


def _dtype(name: str):
    import torch

    kinds = {"bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64", "i8": "int8", "i32": "int32"}
    return getattr(torch, kinds[name])


def tensor(argument: Argument, device: str):
    """(view, whole buffer) of an argument as torch tensors on `device`; on the CPU they share the argument's memory."""
    import torch

    held = argument.buffer.view(np.int16) if argument.dtype == "bf16" else argument.buffer
    whole = torch.from_numpy(held).view(_dtype(argument.dtype)).to(device)
    return whole.as_strided(argument.shape, argument.strides, argument.offset), whole


def _return(argument: Argument, whole) -> None:
    """Copy the device's buffer back, guards included."""
    import torch

    if whole.device.type != "cpu":
        plain = whole.view(torch.int16) if argument.dtype == "bf16" else whole
        argument.buffer.view(np.int16 if argument.dtype == "bf16" else argument.buffer.dtype)[...] = plain.cpu().numpy()


# ---- errors --------------------------------------------------------------------------------------------------------


def _line_in_text(error: BaseException) -> int | None:
    lines, tb = [], error.__traceback__
    while tb is not None:
        if tb.tb_frame.f_code.co_filename == source.FILE:
            lines.append(tb.tb_lineno)
        tb = tb.tb_next
    return lines[-1] if lines else None


def _chain(error: BaseException) -> list[BaseException]:
    """An exception and what caused it, the first cause last."""
    found = [error]
    while found[-1].__cause__ is not None:
        found.append(found[-1].__cause__)
    return found


WRAP = " Rows and columns past the edge have no mask here: they must wrap around (rows % M, cols % N)."


def explain(error: BaseException, text: str = "") -> KernelError:
    """Triton's chain of errors as one sentence with the reader's line. text: the reader's, where it is known."""
    from course.toolchains.triton_interpreter import OutOfBounds

    chain = _chain(error)
    root = chain[-1]
    line = next((n for n in map(_line_in_text, reversed(chain)) if n), None)
    log = "\n".join(str(e) for e in chain)
    if isinstance(root, KernelError):
        return root
    if isinstance(root, NotImplementedError) and not str(root):
        return KernelError("This exercise is not written yet.", line, "starter")
    if isinstance(root, OutOfBounds):
        wraps = "num_stages=" in text and root.cause == "reads_outside"  # lesson 19's loop masks K only
        return KernelError(str(root) + (WRAP if wraps else ""), line, root.cause, log)
    if "CompilationError" in [kind.__name__ for kind in type(chain[0]).__mro__]:
        at = getattr(chain[0], "node", None)
        first = getattr(chain[0], "src", "") or ""
        if source.STUB in "".join(first.splitlines()[at.lineno - 1 : at.lineno] if hasattr(at, "lineno") else []):
            return KernelError("This exercise is not written yet.", line, "starter")
        line = _absolute(first, getattr(at, "lineno", None)) or line
        said = [row.strip() for row in str(root).splitlines() if row.strip() and set(row.strip()) != {"^"}]
        told = getattr(chain[0], "error_message", None) or (said[-1] if said else type(root).__name__)
        return KernelError(f"Triton cannot compile this: {told}", line, "compile", log)
    if "OutOfResources" in type(root).__name__ or "out of resource" in log:
        return KernelError(f"{str(root).strip().rstrip('.')}.", line, "launch", log)
    if "CUDA error" in log or "HIP error" in log or "cuda" in type(root).__module__:
        _leave_soon()
        first = next((row for row in log.splitlines() if "error" in row.lower()), log[:200]).strip()
        return KernelError(
            f"The device stopped the kernel ({first}): most often an access outside of a tensor. "
            "The interpreter lane says which.",
            line,
            "run",
            log,
        )
    first = (str(root).strip().splitlines() or [""])[0]
    return KernelError(f"{type(root).__name__}: {first}".rstrip(": "), line, "run", log)


def _absolute(text: str, line: int | None) -> int | None:
    """A line inside a kernel's own source as a line of the reader's text."""
    import linecache

    if not line or not text:
        return None
    whole = linecache.cache.get(source.FILE, (0, None, [], ""))[2]
    head = text.splitlines()[0].strip()
    starts = [n for n, row in enumerate(whole, 1) if row.strip() == head]
    return starts[0] + line - 1 if starts else None


def _leave_soon() -> None:
    """A device error spoils the whole process: leave once the answer is out, the host starts a fresh one."""
    threading.Timer(0.05, os._exit, (0,)).start()


# ---- running and timing --------------------------------------------------------------------------------------------


def _differ(some: list[np.ndarray], others: list[np.ndarray]) -> bool:
    return any(x.tobytes() != y.tobytes() for x, y in zip(some, others, strict=True))


def _undefined(name: str, line: int | None) -> dict:
    where = f" (line {line})" if line else ""
    return {
        "name": "undefined_lanes",
        "text": f"The masked lanes of the load of {name}{where} are not zero: without other= they hold anything, and "
        "here they reach the result. Add other=0.0.",
    }


class TritonProgram(Program):
    def __init__(self, text: str, lane: str):
        if lane == "interpreter" and os.environ.get("TRITON_INTERPRET") != "1":
            raise KernelError("The interpreter lane needs a process started with TRITON_INTERPRET=1.", None, "refused")
        triton_syntax.refuse(text)
        self.lane, self.text = lane, text
        self.launch = source.find(source.execute(text), "launch")
        self.device = self._name()

    def _name(self) -> str:
        import triton

        if self.lane == "interpreter":
            return f"Triton {triton.__version__} interpreter"
        import torch

        return torch.cuda.get_device_name()

    def run(self, arguments, scalars, seed=None):
        on = "cpu" if self.lane == "interpreter" else "cuda"
        pairs = [tensor(a, on) for a in arguments]
        try:
            if self.lane == "interpreter":
                return self._interpret(arguments, [view for view, _ in pairs], scalars, seed)
            import torch

            with counting() as started:
                self.launch(*[view for view, _ in pairs], *scalars.values())
            torch.cuda.synchronize()
            for argument, (_, whole) in zip(arguments, pairs, strict=True):
                _return(argument, whole)
            return {"races": [], "counts": {}, "launches": len(started)}
        except Exception as error:
            raise explain(error, self.text) from error

    def _interpret(self, arguments, views, scalars, seed) -> dict:
        """Run under watch; where loads left lanes undefined, see which of them reach the result."""
        from course.toolchains.triton_interpreter import watching

        before = [a.buffer.copy() for a in arguments]

        def launch(spoilt):
            for argument, held in zip(arguments, before, strict=True):
                argument.buffer[...] = held
            with watching(seed, spoilt) as watch, np.errstate(all="ignore"):
                self.launch(*views, *scalars.values())
            return watch, [a.buffer.copy() for a in arguments]

        watch, after = launch(None)
        races = list(watch.races)
        if watch.undefined:
            _, clean = launch(set())
            sites = list(watch.undefined)[:4] if _differ(after, clean) else []
            for site in sites:
                if len(sites) == 1 or _differ(launch({site})[1], clean):
                    races.insert(0, _undefined(*site))
            for argument, held in zip(arguments, after, strict=True):
                argument.buffer[...] = held
        tiles = [[program, *place] for program, place in sorted(watch.tiles.items())]
        return {
            "races": races[:4],
            "counts": watch.counts,
            "launches": watch.launches,
            "tiles": tiles,
            "scalars": watch.scalars,
        }

    def session(self, argument_sets, scalars):
        return TritonSession(self, argument_sets, scalars)


class TritonSession(Session):
    """Sets of tensors on the device; times by events there, none for the interpreter."""

    def __init__(self, program: TritonProgram, argument_sets, scalars):
        self.program, self.sets, self.scalars, self.at = program, argument_sets, scalars, 0
        on = "cpu" if program.lane == "interpreter" else "cuda"
        self.pairs = [[tensor(a, on) for a in arguments] for arguments in argument_sets]
        self.views = [[view for view, _ in pairs] for pairs in self.pairs]

    def _launches(self, n: int) -> None:
        for _ in range(n):
            self.program.launch(*self.views[self.at % len(self.views)], *self.scalars.values())
            self.at += 1

    def launch(self, n: int) -> float | None:
        try:
            if self.program.lane == "interpreter":
                from course.toolchains.triton_interpreter import install

                install()
                with np.errstate(all="ignore"):
                    self._launches(n)
                return None
            import torch

            start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            start.record()
            self._launches(n)
            end.record()
            end.synchronize()
            return start.elapsed_time(end) * 1e-3
        except Exception as error:
            raise explain(error) from error

    def download(self):
        for arguments, pairs in zip(self.sets, self.pairs, strict=True):
            for argument, (_, whole) in zip(arguments, pairs, strict=True):
                _return(argument, whole)
        return self.sets


@contextlib.contextmanager
def counting():
    """A list that gets the name of every Triton kernel started on the GPU inside."""
    from triton.runtime.jit import JITFunction

    started, run = [], JITFunction.run

    def noted(self, *args, **options):
        started.append(getattr(self, "__name__", ""))
        return run(self, *args, **options)

    JITFunction.run = noted
    try:
        yield started
    finally:
        JITFunction.run = run


def load(text: str, lane: str) -> Program:
    """Program of one exercise cell; a GPU kernel is compiled at its first launch."""
    return TritonProgram(text, lane)


# ---- inspection ----------------------------------------------------------------------------------------------------


def _card() -> str | None:
    """The GPU here as a target's name, e.g. "sm_90" or "gfx90a"; None without one."""
    import torch

    if not torch.cuda.is_available():
        return None
    if torch.version.hip:
        return torch.cuda.get_device_properties(0).gcnArchName.split(":")[0]
    return "sm_{}{}".format(*torch.cuda.get_device_capability())


def _aimed(target: str | None):
    """(GPUTarget, options, name, num_stages or None) of a target text; None: the card here, else gfx90a."""
    from triton.backends.compiler import GPUTarget

    here = _card()
    target = target or here or "gfx90a"
    name, _, rest = target.partition(" ")
    stages = re.search(r"stages=(\d+)", rest)
    stages = int(stages.group(1)) if stages else None
    if name.startswith("sm_"):
        return GPUTarget("cuda", int(name[3:].rstrip("a")), 32), {}, name, stages
    if name in AMD_TARGETS or name == here:
        return GPUTarget("hip", name, 64), {"matrix_instr_nonkdim": 16}, name, stages
    raise KernelError(f"There is no compiler here for {name!r}: name gfx90a, gfx942 or sm_90.", None, "refused")


def captured(text: str, arguments: list[Argument], scalars: dict) -> list[tuple]:
    """(kernel, arguments, options) of every launch that the cell's `launch` makes, without running any of them."""
    import torch
    import triton
    from triton.runtime import jit

    found = []
    previous = triton.knobs.runtime.interpret
    run = jit.JITFunction.run
    triton.knobs.runtime.interpret = (
        False  # the cell's kernels become compilable ones, also in the interpreter's process
    )
    jit.JITFunction.run = lambda self, *args, grid, warmup, **options: found.append((self, args, options))
    try:
        space = source.execute(text)
        empty = [torch.empty_strided(a.shape, a.strides, dtype=_dtype(a.dtype)) for a in arguments]
        source.call(source.find(space, "launch"), empty, scalars)
    finally:
        jit.JITFunction.run = run
        triton.knobs.runtime.interpret = previous
    if not found:
        raise KernelError("launch() starts no Triton kernel.", None, "launch")
    return found


def compiled(kernel, args, options, gpu_target, forced: dict, stages: int | None):
    """Triton's compiled kernel for a target that need not be here. Raises KernelError."""
    import triton
    from triton.compiler import ASTSource, make_backend
    from triton.runtime.jit import create_function_from_signature

    backend = make_backend(gpu_target)
    options = {**options, **forced} | ({"num_stages": stages} if stages is not None else {})
    known = set(type(backend.parse_options({})).__dataclass_fields__)
    named = {p.name for p in kernel.params}
    options = {k: v for k, v in options.items() if k in known or k in named}  # options of another vendor's compiler
    try:
        bound, specialization, parsed = create_function_from_signature(kernel.signature, kernel.params, backend)(
            *args, **options
        )
        parsed, signature, constants, attributes = kernel._pack_args(backend, options, bound, specialization, parsed)
        make = kernel.ASTSource if hasattr(kernel, "ASTSource") else ASTSource
        if kernel.is_gluon():
            from triton.experimental.gluon._runtime import GluonASTSource as make
        return triton.compile(make(kernel, signature, constants, attributes), target=gpu_target, options=vars(parsed))
    except Exception as error:
        raise explain(error) from error


def inspect(text: str, arguments, scalars, target: str | None = None) -> Inspection:
    """What Triton's compiler makes of every kernel that `launch` starts; no device is needed. Raises KernelError.

    figures: counts in the main loop (the innermost loop with most matrix instructions, or loads where there are none),
    and registers, shared memory, spills and the occupancy of the kernel with the largest loop.
    """
    if os.environ.get("TRITON_INTERPRET") == "1":
        return _elsewhere(text, arguments, scalars, [target])[0]
    import triton

    from course.toolchains import triton_listing as listing

    triton_syntax.refuse(text)
    gpu_target, forced, name, stages = _aimed(target)
    found = []
    for kernel, args, options in captured(text, arguments, scalars):
        built = compiled(kernel, args, options, gpu_target, forced, stages)
        found.append((kernel.__name__, listing.amd(built) if gpu_target.backend == "hip" else listing.nvidia(built)))
    main = max(found, key=lambda pair: pair[1].weight)[1]
    notes = [f"{len(found)} kernels; figures are those of the one with the largest loop."] if len(found) > 1 else []
    if gpu_target.backend == "hip":
        notes += listing.STAND_IN
    text = "\n".join(f"// {kernel}\n{part.text}" for kernel, part in found)
    return Inspection(name, "Triton", triton.__version__, main.figures, text, notes)


def _elsewhere(text, arguments, scalars, targets: list) -> list[Inspection]:
    """`inspect` in a process of its own: where the interpreter is on, Triton's own functions cannot be compiled."""
    forms = [dict(name=a.name, shape=a.shape, strides=a.strides, dtype=a.dtype, role=a.role) for a in arguments]
    found = _asked({"text": text, "arguments": forms, "scalars": scalars, "targets": targets})
    return [Inspection(**one) for one in found]


def _asked(request: dict, **env: str) -> list:
    """The answer of a process of its own, with the interpreter only where `env` says so. Raises KernelError."""
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        input=json.dumps(request),
        capture_output=True,
        text=True,
        timeout=150,
        env={k: v for k, v in os.environ.items() if k != "TRITON_INTERPRET"} | env,
    )
    try:
        reply = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        raise KernelError("Triton's compiler crashed on this kernel.", None, "compile", done.stderr[-8000:]) from None
    if "error" in reply:
        raise KernelError(*reply["error"])
    return reply["found"]


def _answer() -> None:
    """The other side of `_asked`: a request on stdin, what was found as the last line of stdout."""
    request = json.load(sys.stdin)
    try:
        found = _order(**request["order"]) if "order" in request else _inspections(request)
        reply = {"found": found}
    except KernelError as error:
        reply = {"error": [str(error), error.line, error.stage, error.detail[-8000:]]}
    print("\n" + json.dumps(reply))


def _inspections(request: dict) -> list[dict]:
    arguments = [
        Argument(f["name"], np.empty(0), 0, tuple(f["shape"]), tuple(f["strides"]), f["role"], f["dtype"])
        for f in request["arguments"]
    ]
    return [vars(inspect(request["text"], arguments, request["scalars"], t)) for t in request["targets"]]


# ---- the order of programs -----------------------------------------------------------------------------------------


def program_order(text: str, tiles_m: int, tiles_n: int, first: int) -> list[tuple[int, int]]:
    """(tile row, tile column) of the `first` programs of a GEMM on a grid of one axis, in their order. Counted.

    Runs the reader's kernel in the interpreter, with tiles of one element and K = 0: only its order matters.
    Raises KernelError."""
    order = {"text": text, "tiles_m": tiles_m, "tiles_n": tiles_n, "first": first}
    return [tuple(tile) for tile in _asked({"order": order}, TRITON_INTERPRET="1")]


def _order(text: str, tiles_m: int, tiles_n: int, first: int) -> list:
    import torch

    from course.toolchains.triton_interpreter import Enough, watching

    triton_syntax.refuse(text)
    launch = source.find(source.execute(text), "launch")
    launch.__globals__.update(BLOCK_M=1, BLOCK_N=1, BLOCK_K=1)
    c = torch.zeros(tiles_m, tiles_n)
    with watching(None) as watch, contextlib.suppress(Enough):
        watch.limit = first
        try:
            launch(torch.zeros(tiles_m, 0), torch.zeros(0, tiles_n), c)
        except Exception as error:
            raise explain(error, text) from error
    return [tile for _, tile in sorted(watch.tiles.items())]


def stages(text: str, arguments, scalars, target: str = "gfx90a", counts=(1, 2, 3, 4)) -> list[Inspection]:
    """`inspect` for each num_stages in `counts`."""
    targets = [f"{target} stages={n}" for n in counts]
    if os.environ.get("TRITON_INTERPRET") == "1":
        return _elsewhere(text, arguments, scalars, targets)
    return [inspect(text, arguments, scalars, t) for t in targets]


def loop_of(listing: str) -> str:
    """The main loop of an inspection's listing."""
    from course.toolchains.triton_listing import loop_of

    return loop_of(listing)


@functools.cache
def version() -> str:
    import triton

    return triton.__version__


if __name__ == "__main__":
    _answer()
