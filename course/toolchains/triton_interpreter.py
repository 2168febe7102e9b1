"""Triton's interpreter, made strict: right on bf16, programs in any order, every access watched.

As released (3.6 to 3.9) the interpreter multiplies bf16 bit patterns as integers, truncates float32 to bf16, runs the
programs of a grid one after the other in order, and reads or writes any address that a kernel makes up. `install`
replaces the builder's methods concerned; a kernel needs no change. Works in a process started with TRITON_INTERPRET=1.

    bf16       an operation widens to float32, works there, and rounds to nearest even: what a GPU does
    order      programs run in an order drawn from `Watch(seed)`
    bounds     an active lane outside every tensor that the launch was given raises OutOfBounds
    races      two programs of one launch that touch one element, one of them storing, are noted (atomics are not)
    undefined  masked lanes of a load without `other` are NaN (0x55... for integers), not 0: a GPU leaves anything there
    tiles      where each program stores first, which tells the order of the programs
    overflow   integers that leave their type are told, as released, but found by one operation instead of twelve
"""

from __future__ import annotations

import sys

import numpy as np

from course.toolchains import source

_BF16_BINARY = (
    "create_fadd",
    "create_fsub",
    "create_fmul",
    "create_fdiv",
    "create_frem",
    "create_precise_divf",
    "create_minimumf",
    "create_minnumf",
    "create_maximumf",
    "create_maxnumf",
)
_COMPARE = [f"create_fcmp{o}{c}" for o in "OU" for c in ("LT", "GT", "LE", "GE", "EQ", "NE")]
_UNARY = ("cos", "exp", "exp2", "floor", "ceil", "log", "log2", "precise_sqrt", "sqrt", "sin", "erf", "rsqrt")


class Enough(BaseException):
    """As many programs have run as were asked for."""


class OutOfBounds(Exception):
    """An access outside of every tensor. str() is one sentence; `cause`: reads_outside or writes_outside."""

    def __init__(self, text: str, kind: str):
        super().__init__(text)
        self.cause = "reads_outside" if kind == "load" else "writes_outside"


def widen(held: np.ndarray) -> np.ndarray:
    """float32 values of bf16 numbers held as uint16."""
    return (held.astype(np.uint32) << 16).view(np.float32)


def narrow(values: np.ndarray) -> np.ndarray:
    """bf16 as uint16, rounded to nearest even; NaN stays NaN."""
    values = np.ascontiguousarray(values, np.float32)
    bits = values.view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), rounded)


class _Tensor:
    """What one tensor of a launch looks like from outside: its address range, and who touched each element."""

    def __init__(self, name: str, tensor):
        self.name, self.shape, self.size = name, tuple(tensor.shape), tensor.element_size()
        reach = sum((n - 1) * s for n, s in zip(tensor.shape, tensor.stride(), strict=True)) if tensor.numel() else -1
        self.low = tensor.data_ptr()
        self.high = self.low + (reach + 1) * self.size
        self.strides = tensor.stride()
        self.count = reach + 1
        self.writer = self.reader = None  # the last program to write, to read each element; -1: nobody
        self.written = False

    def touched(self):
        if self.writer is None:
            self.writer = np.full(self.count, -1, np.int32)
            self.reader = np.full(self.count, -1, np.int32)
        return self.writer, self.reader

    def place(self, flat: int) -> list[int]:
        """[i, j] of a flat element."""
        rest = flat
        order = sorted(range(len(self.shape)), key=lambda d: -self.strides[d])
        found = [0] * len(self.shape)
        for d in order:
            found[d], rest = divmod(rest, self.strides[d]) if self.strides[d] else (0, rest)
        return found

    def index(self, flat: int) -> str:
        return f"{self.name}[{', '.join(map(str, self.place(flat)))}]"


class Watch:
    """One launch after another under watch.

    races: findings as {"name", "text"}, at most four. undefined: (tensor, line) of loads that left lanes undefined;
    spoilt: those of them that get NaN there, None for all, the others get 0. tiles: of the last launch, program as a
    GPU starts them (axis 0 runs fastest) -> element that it stores first. scalars: its integers by name."""

    def __init__(self, seed: int | None, spoilt: set | None = None):
        self.spoilt, self.undefined = spoilt, {}
        self.limit: int | None = None  # programs to run before Enough is raised
        self.tiles: dict[int, list[int]] = {}
        self.scalars: dict[str, int] = {}
        self.rng = np.random.default_rng(seed) if seed is not None else None
        self.races: list[dict] = []
        self.tensors: list[_Tensor] = []
        self.counts = {"programs": 0, "loads": 0, "stores": 0, "atomics": 0}
        self.atomics = False
        self.launches = 0

    def begin(self, names, values) -> None:
        """A launch starts with these arguments."""
        self.tensors = []
        for name, value in zip(names, values, strict=False):
            value = getattr(value, "base", value) if hasattr(value, "block_shape") else value
            if hasattr(value, "data_ptr") and hasattr(value, "element_size"):
                self.tensors.append(_Tensor(name, value))
        self.scalars = {n: v for n, v in zip(names, values, strict=False) if type(v) is int}
        self.tiles = {}
        self.atomics = False
        self.launches += 1
        self.order = None

    def grid(self, nx: int, ny: int, nz: int) -> None:
        self.shape = (nx, ny, nz)
        total = nx * ny * nz
        self.order = self.rng.permutation(total) if self.rng is not None else np.arange(total)
        self.done = 0

    def next(self) -> tuple[int, int, int]:
        """Coordinates of the program that runs now."""
        if self.done == self.limit:
            raise Enough
        self.program = int(self.order[self.done])
        self.done += 1
        self.counts["programs"] += 1
        return self._place(self.program)

    def _place(self, program: int) -> tuple[int, int, int]:
        return tuple(int(x) for x in np.unravel_index(program, self.shape))

    def called(self, program: int) -> str:
        """A program as the reader counts them: 3, or (1, 0) on a grid of two axes."""
        place = self._place(int(program))
        axes = max(n for n in (1, 2, 3) if n == 1 or self.shape[n - 1] > 1)
        return str(place[0]) if axes == 1 else str(place[:axes])

    def garbage(self, pointers: np.ndarray, kind: np.dtype, is_bf16: bool) -> np.ndarray:
        """What the masked lanes of this load hold: it has no `other`."""
        frame = sys._getframe()
        while frame is not None and frame.f_code.co_filename != source.FILE:
            frame = frame.f_back
        near = self._nearest(int(np.ravel(pointers)[0]))
        site = (near.name if near else "a tensor", frame.f_lineno if frame else None)
        self.undefined[site] = self.called(self.program)
        if self.spoilt is not None and site not in self.spoilt:
            return np.zeros(np.shape(pointers), kind)
        if is_bf16:
            return np.full(np.shape(pointers), 0x7FC0, kind)
        if kind.kind == "f":
            return np.full(np.shape(pointers), np.nan, kind)
        return np.ones(np.shape(pointers), kind) if kind.kind == "b" else _large(np.shape(pointers), kind)

    def _nearest(self, address: int) -> _Tensor | None:
        return min(self.tensors, key=lambda t: max(t.low - address, address - t.high, 0), default=None)

    def access(self, pointers: np.ndarray, active: np.ndarray, size: int, kind: str) -> None:
        """Active lanes `kind` ("load", "store", "atomic") elements of `size` bytes."""
        self.counts[kind + "s"] += int(active.sum())
        if kind == "atomic":
            self.atomics = True
        addresses = np.asarray(pointers)[np.broadcast_to(active, np.shape(pointers))].astype(np.int64)
        if addresses.size == 0:
            return
        low, high = int(addresses.min()), int(addresses.max()) + size
        for tensor in self.tensors:  # nearly always one tensor holds them all
            if tensor.low <= low and high <= tensor.high:
                return self._note(tensor, (addresses - tensor.low) // tensor.size, kind)
        left = np.ones(addresses.shape, bool)
        for tensor in self.tensors:
            left &= ~((addresses >= tensor.low) & (addresses + size <= tensor.high))
        if left.any():
            raise OutOfBounds(self._tell(int(addresses[left][0]), int(left.sum()), kind), kind)

    def _note(self, tensor: _Tensor, at: np.ndarray, kind: str) -> None:
        if kind == "atomic":
            return
        writer, reader = tensor.touched()
        if kind == "load" and not tensor.written:
            reader[at] = self.program
            return
        other = (writer[at] >= 0) & (writer[at] != self.program)
        if kind == "load":
            if other.any() and not self.atomics:  # after an atomic, another program's result may be meant to be there
                self._race(tensor, at[other][0], writer[at[other][0]], "reads", "wrote")
            reader[at] = self.program
        else:
            tensor.written = True
            (x, y, z), (nx, ny, _) = self._place(self.program), self.shape
            self.tiles.setdefault(x + nx * (y + ny * z), tensor.place(int(at.min())))
            if other.any() and not self.atomics:
                self._race(tensor, at[other][0], writer[at[other][0]], "writes", "wrote")
            read = (reader[at] >= 0) & (reader[at] != self.program)
            if read.any() and not self.atomics:
                self._race(tensor, at[read][0], reader[at[read][0]], "writes", "read")
            writer[at] = self.program

    def _race(self, tensor, at, other, does, did) -> None:
        if len(self.races) < 4:
            self.races.append(
                {
                    "name": "program_race",
                    "text": f"Program {self.called(self.program)} {does} {tensor.index(int(at))}, which program "
                    f"{self.called(other)} {did} "
                    "in the same launch: programs run in any order, so the result is a matter of luck.",
                }
            )

    def _tell(self, address: int, lanes: int, kind: str) -> str:
        near, who = self._nearest(address), f"Program {self.called(self.program)}"
        if near is None:
            return f"{who} {kind}s an address that belongs to no tensor."
        flat = (address - near.low) // near.size
        far = -flat if flat < 0 else flat - near.count + 1
        side = f"{far} element{'s' * (far != 1)} {'before the start' if flat < 0 else 'past the end'}"
        verb = {"load": "reads", "store": "writes", "atomic": "updates"}[kind]
        told = (
            f"{who} {verb} {near.name} {side} ({lanes} lane{'s' * (lanes != 1)}; its shape is {near.shape}): "
            "a mask is missing or too wide, or the address (a stride, an offset) is wrong."
        )
        for name, line in self.undefined:
            told += f" The masked lanes of the load of {name}{_on(line)} hold anything: it has no other=."
        return told


def _on(line: int | None) -> str:
    return f" (line {line})" if line else ""


def _large(shape: tuple, kind: np.dtype) -> np.ndarray:
    return np.frombuffer(bytes([0x55]) * (int(np.prod(shape)) * kind.itemsize), kind).reshape(shape)


class _State:
    watch: Watch | None = None


def install() -> None:
    """Make this process's interpreter strict; once is enough. Triton must be in interpreter mode."""
    from triton import language as tl
    from triton.runtime import interpreter as base

    builder = base.InterpreterBuilder
    if getattr(builder, "course_strict", False):
        return
    builder.course_strict = True
    _quick(base, tl)
    _index(base)
    _bf16(builder, base, tl)
    _order(builder, base)
    _bounds(builder, base)


def _quick(base, tl) -> None:
    """Half of the interpreter's time, without a change of what it does.

    It looks through the whole language for builtins at every call of a function such as tl.max, although they are
    replaced already; and it has its own language check every integer operation for overflow."""
    patch = base._patch_lang

    def patch_once(fn):
        seen = [x for x in fn.__globals__.values() if x is tl or x is tl.core]
        if seen and not any(tl.core.is_builtin(x.load) for x in seen):
            return base._LangPatchScope()
        return patch(fn)

    def overflow(self, left, right, operation):
        kind = left.type.scalar
        if kind.int_bitwidth >= 64:
            return
        exact = _EXACT[operation.__name__](*(np.asarray(x.handle.data, np.int64) for x in (left, right)))
        fits = kind.get_int_min_value() <= exact.min() and exact.max() <= kind.get_int_max_value()
        assert fits, f"{kind} overflow: {operation.__name__} gives {_outside(exact, kind)}"

    base._patch_lang = patch_once
    type(base.interpreter_semantic).binary_op_sanitize_overflow_impl = overflow


def _index(base) -> None:
    """Triton 3.6 makes an index of an array of one element, which recent NumPy refuses."""
    patch = base._patch_lang_tensor

    def indexed(tensor, *scope):
        patch(tensor, *scope)
        tensor.__index__ = lambda self: int(self.handle.data.item())

    base._patch_lang_tensor = indexed


_EXACT = {"add": np.add, "sub": np.subtract, "mul": np.multiply}


def _outside(exact: np.ndarray, kind) -> int:
    """The number that is farthest off."""
    return int(max(exact.min(), exact.max(), key=abs))


def _bf16(builder, base, tl) -> None:
    handle, bf16 = base.TensorHandle, tl.bfloat16

    def plain(x):
        return handle(widen(x.data), tl.float32) if x.dtype.scalar == bf16 else x

    def rounding(method, compares=False):
        def wrapped(self, *operands):
            if not any(isinstance(x, handle) and x.dtype.scalar == bf16 for x in operands):
                return method(self, *operands)
            result = method(self, *[plain(x) if isinstance(x, handle) else x for x in operands])
            return result if compares else handle(narrow(result.data), bf16)

        return wrapped

    for name in (*_BF16_BINARY, *(f"create_{u}" for u in _UNARY), "create_fma", "create_clampf"):
        setattr(builder, name, rounding(getattr(builder, name)))
    for name in _COMPARE:
        setattr(builder, name, rounding(getattr(builder, name), compares=True))

    dot = builder.create_dot

    def create_dot(self, a, b, d, *rest):
        return dot(self, plain(a), plain(b), d, *rest)

    builder.create_dot = create_dot

    def convert(method):
        def wrapped(self, src, dst_type, *rest):
            if src.dtype.scalar == dst_type.scalar == bf16:
                return src
            if src.dtype.scalar == bf16:
                wide = plain(src)
                return wide if dst_type.scalar == tl.float32 else method(self, wide, dst_type, *rest)
            if dst_type.scalar == bf16:
                wide = src if src.dtype.scalar == tl.float32 else method(self, src, tl.float32, *rest)
                return handle(narrow(wide.data), bf16)
            return method(self, src, dst_type, *rest)

        return wrapped

    builder.cast_impl = convert(builder.cast_impl)
    builder.create_fp_to_fp = convert(builder.create_fp_to_fp)

    apply = base.ReduceScanOpInterface.apply

    def reduce_in_float32(self, input):
        many = input if isinstance(input, tuple) else (input,)
        if not any(x.dtype.scalar == bf16 for x in many):
            return apply(self, input)
        wide = tuple(x.to(tl.float32) if x.dtype.scalar == bf16 else x for x in many)
        done = apply(self, wide)
        done = tuple(y.to(bf16) if x.dtype.scalar == bf16 else y for x, y in zip(many, done, strict=False))
        return done if isinstance(input, tuple) else done[0]

    base.ReduceScanOpInterface.apply = reduce_in_float32


def _order(builder, base) -> None:
    executor = base.GridExecutor
    set_dim, set_idx, arguments = builder.set_grid_dim, builder.set_grid_idx, executor._init_args_hst

    def set_grid_dim(self, nx, ny, nz):
        set_dim(self, nx, ny, nz)
        if _State.watch:
            _State.watch.grid(nx, ny, nz)

    def set_grid_idx(self, x, y, z):
        set_idx(self, *(_State.watch.next() if _State.watch else (x, y, z)))

    def init_args(self, args, kwargs):
        if not _State.watch:
            return arguments(self, args, kwargs)
        host, named = arguments(self, args, kwargs)
        _State.watch.begin([*self.arg_names, *named], [*host, *named.values()])
        return host, named

    builder.set_grid_dim, builder.set_grid_idx = set_grid_dim, set_grid_idx
    executor._init_args_hst = init_args


def _bounds(builder, base) -> None:
    def watched(method, kind, mask_at):
        def wrapped(self, *operands, **named):
            if _State.watch:
                pointers, mask = operands[0], operands[mask_at] if len(operands) > mask_at else named.get("mask")
                active = np.ones(np.shape(pointers.data), bool) if mask is None else np.asarray(mask.data, bool)
                size = max(1, pointers.get_element_ty().primitive_bitwidth // 8)
                _State.watch.access(pointers.data, active, size, kind)
                if kind == "load" and operands[2] is None and not active.all():
                    element = pointers.get_element_ty()
                    held = np.dtype(base._get_np_dtype(element))
                    anything = _State.watch.garbage(pointers.data, held, element.name == "bf16")
                    operands = (*operands[:2], base.TensorHandle(anything, element), *operands[3:])
            return method(self, *operands, **named)

        return wrapped

    builder.create_masked_load = watched(builder.create_masked_load, "load", 1)
    builder.create_masked_store = watched(builder.create_masked_store, "store", 2)
    builder.create_atomic_rmw = _atomic(builder.create_atomic_rmw, 1, 3)
    builder.create_atomic_cas = _atomic(builder.create_atomic_cas, 0, None)


def _atomic(method, pointer_at, mask_at):
    def wrapped(self, *operands):
        if _State.watch:
            pointers = operands[pointer_at]
            mask = operands[mask_at] if mask_at is not None else None
            active = np.ones(np.shape(pointers.data), bool) if mask is None else np.asarray(mask.data, bool)
            _State.watch.access(
                pointers.data, active, max(1, pointers.get_element_ty().primitive_bitwidth // 8), "atomic"
            )
        return method(self, *operands)

    return wrapped


class watching:
    """with watching(seed) as watch: ... - every launch inside is watched."""

    def __init__(self, seed: int | None, spoilt: set | None = None):
        self.watch = Watch(seed, spoilt)

    def __enter__(self) -> Watch:
        install()
        _State.watch = self.watch
        return self.watch

    def __exit__(self, *_):
        _State.watch = None
