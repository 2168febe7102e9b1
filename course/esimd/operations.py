"""What kernels call: memory messages, DPAS, synchronisation. Template arguments stand in brackets, as in ESIMD's <...>.

Each operation is refused where DG2 refuses it, and counted as the messages that DG2 would be sent.
"""

import functools

import numpy as np

from course.esimd import limits
from course.esimd.faults import fail
from course.esimd.machine import count, running
from course.esimd.memory import Memory, Pointer
from course.esimd.simd import convert_array, simd, simd_mask, simd_type
from course.esimd.types import ElementType, bf16, f16, f32, i8, i32, u8, u32, widen


class Operation:
    """One operation of the language; `op[a, b]` fixes its template arguments. The compiler knows it by `name`."""

    def __init__(self, name: str, run, template: tuple[str, ...], params: tuple = ()):
        self.name, self.run, self.template, self.params = name, run, template, params
        self.__doc__ = run.__doc__
        self.bound: dict = {}

    def __repr__(self):
        return self.name

    def __getitem__(self, params):
        params = params if isinstance(params, tuple) else (params,)
        if params not in self.bound:
            self.bound[params] = Operation(self.name, self.run, self.template, params)
        return self.bound[params]

    def __call__(self, *args, **named):
        if len(self.params) != len(self.template):
            self.check_template()
        return self.run(*self.params, *args, **named)

    def check_template(self) -> None:
        """Refuse a call with too few or too many template arguments; those named "T?" may be left out."""
        required = [t for t in self.template if not t.endswith("?")]
        if not len(required) <= len(self.params) <= len(self.template):
            brackets = f"[{', '.join(required)}]" if required else ""
            fail(
                f"{self.name} needs {len(required)} template arguments in brackets: {self.name}{brackets}(...).",
                "source",
            )


def operation(*template: str):
    """Make an Operation of a function whose first parameters are the template arguments; "T?" may be left out."""
    return lambda run: Operation(run.__name__.strip("_"), run, template)


# ---- block messages ------------------------------------------------------------------------------------------------


@functools.lru_cache(512)
def check_block(what: str, element, size) -> int:
    """Bytes of a block message, refused where DG2 has no such message."""
    bytes_ = simd_type(element, size).bytes
    if bytes_ > limits.MESSAGE_BYTES:
        fail(
            f"{what}[{element}, {size}] moves {bytes_} bytes; one DG2 block message moves at most "
            f"{limits.MESSAGE_BYTES} (512 on Ponte Vecchio): split it.",
            "refused",
        )
    if bytes_ % 4 or bytes_ // 4 not in limits.MESSAGE_DWORDS:
        fail(
            f"{what}[{element}, {size}] moves {bytes_} bytes; a block message moves "
            f"{', '.join(map(str, limits.MESSAGE_DWORDS[:-1]))} or {limits.MESSAGE_DWORDS[-1]} dwords of 4 bytes.",
            "refused",
        )
    return bytes_


def _pointer(what: str, p, element=None) -> Pointer:
    if not isinstance(p, Pointer):
        fail(
            f"{what} needs a pointer (a kernel argument, or one plus a number of elements), not {type(p).__name__}.",
            "source",
        )
    if element is not None and p.element is not element:
        fail(f"{what}: the pointer is to {p.element}, not {element}; say reinterpret_cast[{element}](p).", "source")
    return p


def _vector(what: str, v, element, size) -> np.ndarray:
    if not isinstance(v, simd) or v.element is not element or v.size != size:
        got = f"simd[{v.element}, {v.size}]" if isinstance(v, simd) else type(v).__name__
        fail(f"{what}[{element}, {size}] stores a simd[{element}, {size}], got {got}.", "source")
    return np.ascontiguousarray(v.data).view(np.uint8)


def _alignment(what: str, memory: Memory, at: int, alignment: int) -> None:
    if alignment not in (4, 8, 16, 32, 64, 128, 256):
        fail(f"{what}: alignment {alignment} is not a power of two from 4 to 256.", "refused")
    memory.align(at, alignment, what)


@operation("T", "N")
def block_load(T, N, p, alignment=4):
    """N neighbouring elements of global memory, in one message. alignment: bytes, promised by you, checked here."""
    size = check_block("block_load", T, N)
    p = _pointer("block_load", p, T)
    _alignment("block_load", p.memory, p.at, alignment)
    count(f"global load {size} B")
    return simd(p.memory.read(p.at, size, f"block_load[{T}, {N}]").view(T.storage), T)


@operation("T", "N")
def block_store(T, N, p, value, alignment=16):
    """Store N neighbouring elements in one message."""
    size = check_block("block_store", T, N)
    p = _pointer("block_store", p, T)
    _alignment("block_store", p.memory, p.at, alignment)
    count(f"global store {size} B")
    p.memory.write(p.at, _vector("block_store", value, T, N), f"block_store[{T}, {N}]")


@operation()
def slm_init(size):
    """Reserve `size` bytes of SLM for the work-group; the first thing a kernel does, once."""
    machine = running("slm_init")
    if not 0 < size <= limits.SLM_BYTES:
        fail(f"slm_init({size}): a work-group has at most {limits.SLM_BYTES} bytes of SLM on DG2.", "refused")
    if machine.slm is None:
        machine.slm = Memory("SLM", np.full(size, 0xFF, np.uint8), machine.who, machine.reports, shared=True)
        machine.slm_bytes = size
    elif machine.slm.data.size != size:
        fail(f"slm_init({size}): another work-item of the group asked for {machine.slm.data.size} bytes.")


@operation("T", "N")
def slm_block_load(T, N, offset, alignment=16):
    """N neighbouring elements of SLM, from byte `offset` on, in one message."""
    size = check_block("slm_block_load", T, N)
    slm = running("slm_block_load").need_slm("slm_block_load")
    _alignment("slm_block_load", slm, offset, alignment)
    count(f"slm load {size} B")
    return simd(slm.read(offset, size, f"slm_block_load[{T}, {N}]").view(T.storage), T)


@operation("T", "N")
def slm_block_store(T, N, offset, value, alignment=16):
    """Store N neighbouring elements into SLM at byte `offset`, in one message."""
    size = check_block("slm_block_store", T, N)
    slm = running("slm_block_store").need_slm("slm_block_store")
    _alignment("slm_block_store", slm, offset, alignment)
    count(f"slm store {size} B")
    slm.write(offset, _vector("slm_block_store", value, T, N), f"slm_block_store[{T}, {N}]")


@operation("T", "N")
def prefetch(T, N, p, L1="cached", L2="cached", alignment=4):
    """Ask the caches for N elements; nothing waits for them. Hints as ESIMD's cache_hint_L1 and cache_hint_L2."""
    size = check_block("prefetch", T, N)
    p = _pointer("prefetch", p, T)
    if (L1, L2) not in limits.PREFETCH_HINTS:
        allowed = "; ".join(f"{a}, {b}" for a, b in sorted(limits.PREFETCH_HINTS))
        fail(f"prefetch: L1 {L1} with L2 {L2} is not a hint of DG2. It has: {allowed}.", "refused")
    _alignment("prefetch", p.memory, p.at, alignment)
    p.memory._check(p.at, size, f"prefetch[{T}, {N}]", "asks for")
    count(f"prefetch {size} B")


# ---- gather and scatter --------------------------------------------------------------------------------------------


def check_gather(what: str, element, size) -> None:
    if element.bytes != 4:
        fail(
            f"{what}[{element}, {size}]: gather and scatter are for 32-bit elements here; "
            "load dwords and bit_cast_view them.",
            "refused",
        )
    if size not in limits.GATHER_LANES:
        fail(f"{what}[{element}, {size}]: the number of lanes is one of {limits.GATHER_LANES}.", "refused")


def _lanes(what, element, size, offsets, mask):
    check_gather(what, element, size)
    if not isinstance(offsets, simd) or offsets.element not in (u32, i32) or offsets.size != size:
        fail(f"{what}[{element}, {size}] needs byte offsets as simd[u32, {size}].", "source")
    if mask is not None and (not isinstance(mask, simd_mask) or mask.data.size != size):
        fail(f"{what}[{element}, {size}] needs a mask of {size} elements.", "source")
    lanes = range(size) if mask is None else np.flatnonzero(mask.data)
    return [(int(lane), int(offsets.data[lane])) for lane in lanes]


def _messages(kind: str, size: int) -> None:
    count(f"{kind} {min(size, limits.MESSAGE_LANES)} lanes", -(-size // limits.MESSAGE_LANES))


def _gather(what, memory, start, T, N, offsets, mask):
    out = np.zeros(N, T.storage)
    for lane, offset in _lanes(what, T, N, offsets, mask):
        memory.align(start + offset, 4, what)
        out[lane] = memory.read(start + offset, 4, what).view(T.storage)[0]
    return simd(out, T)


def _scatter(what, memory, start, T, N, offsets, value, mask):
    data = _vector(what, value, T, N)
    for lane, offset in _lanes(what, T, N, offsets, mask):
        memory.align(start + offset, 4, what)
        memory.write(start + offset, data[4 * lane : 4 * lane + 4], what)


@operation("T", "N")
def gather(T, N, p, offsets, mask=None):
    """Element i from p plus offsets[i] bytes; lanes that the mask leaves out are 0."""
    p = _pointer("gather", p, T)
    _messages("global gather", N)
    return _gather(f"gather[{T}, {N}]", p.memory, p.at, T, N, offsets, mask)


@operation("T", "N")
def scatter(T, N, p, offsets, value, mask=None):
    """Store element i at p plus offsets[i] bytes; lanes that the mask leaves out store nothing."""
    p = _pointer("scatter", p, T)
    _messages("global scatter", N)
    _scatter(f"scatter[{T}, {N}]", p.memory, p.at, T, N, offsets, value, mask)


@operation("T", "N")
def slm_gather(T, N, offsets, mask=None):
    """Element i from byte offsets[i] of SLM."""
    slm = running("slm_gather").need_slm("slm_gather")
    _messages("slm gather", N)
    return _gather(f"slm_gather[{T}, {N}]", slm, 0, T, N, offsets, mask)


@operation("T", "N")
def slm_scatter(T, N, offsets, value, mask=None):
    """Store element i at byte offsets[i] of SLM."""
    slm = running("slm_scatter").need_slm("slm_scatter")
    _messages("slm scatter", N)
    _scatter(f"slm_scatter[{T}, {N}]", slm, 0, T, N, offsets, value, mask)


# ---- registers -----------------------------------------------------------------------------------------------------


@operation("T")
def reinterpret_cast(T, p):
    """The same address as a pointer to another type."""
    p = _pointer("reinterpret_cast", p)
    return Pointer(p.memory, p.at, T)


@operation("T")
def convert(T, v):
    """The values of a vector as another element type (bf16 and f16 widen exactly, narrow to nearest even)."""
    return simd(convert_array(v.data, v.element, T), T)


def _elementwise(name, run, floats_only=False):
    def apply(*args):
        first = next((a for a in args if isinstance(a, simd)), None)
        if first is None:
            fail(f"{name} is for vectors.", "source")
        if not first.element.arithmetic or floats_only and first.element is not f32:
            fail(f"{name} is for 32-bit {'floats' if floats_only else 'types'}, not {first.element}.", "source")
        with np.errstate(all="ignore"):
            return simd(run(*(first._operand(a, name) for a in args)).astype(first.element.storage), first.element)

    apply.__doc__ = f"Element-wise {name}."
    return Operation(name, apply, ())


vmax = _elementwise("vmax", np.fmax)
vmin = _elementwise("vmin", np.fmin)
vabs = _elementwise("vabs", np.abs, floats_only=True)
exp2 = _elementwise("exp2", np.exp2, floats_only=True)
sqrt = _elementwise("sqrt", np.sqrt, floats_only=True)


# ---- matrix engine -------------------------------------------------------------------------------------------------

PER_CHANNEL = {bf16: 2, f16: 2, i8: 4, u8: 4}  # operations a channel: elements in one dword


def dpas_shape(depth, repeat, c_type, a, b, c) -> tuple[int, ElementType]:
    """Check a dpas; returns (K, accumulator type). a, b, c: (element, size), c None without accumulator."""
    if depth != limits.DEPTH:
        fail(f"dpas: systolic depth {depth}; DG2's array has depth {limits.DEPTH}.", "refused")
    if not 1 <= repeat <= limits.REPEAT:
        fail(f"dpas: repeat count {repeat}; it is 1 to {limits.REPEAT}.", "refused")
    (a_type, a_size), (b_type, b_size) = a, b
    integer = {i8, u8}
    if a_type not in PER_CHANNEL or (a_type is not b_type and not {a_type, b_type} <= integer):
        fail(
            f"dpas multiplies bf16, f16 or 8-bit integers, both of one kind: here A is {a_type} and B is {b_type}.",
            "refused",
        )
    wanted = i32 if a_type in integer else f32
    if c_type is not wanted:
        fail(f"dpas of {a_type} accumulates in {wanted} on DG2, not {c_type}.", "refused")
    k = depth * PER_CHANNEL[a_type]
    wide = 2 * limits.EXECUTION_SIZE
    if b_size == k * wide or c is not None and c[1] == repeat * wide:
        fail(
            f"dpas of execution size {wide} (N = {wide}) is not on DG2, only from Xe-HPC (Ponte Vecchio) on: "
            f"here N is {limits.EXECUTION_SIZE}. The article's test of it gave 78 wrong elements of 128.",
            "refused",
        )
    for name, got, want in (("A", a_size, repeat * k), ("B", b_size, k * limits.EXECUTION_SIZE)):
        if got != want:
            fail(
                f"dpas[{depth}, {repeat}]: {name} has {want} elements of {a_type} "
                f"({'rows x K' if name == 'A' else 'K x 8'}), not {got}.",
                "source",
            )
    if c is not None and c != (c_type, repeat * limits.EXECUTION_SIZE):
        fail(
            f"dpas[{depth}, {repeat}]: C is simd[{c_type}, {repeat * limits.EXECUTION_SIZE}], "
            f"not simd[{c[0]}, {c[1]}].",
            "source",
        )
    return k, wanted


def _dpas(depth, repeat, c_type, *operands):
    """C + A B on the matrix engine: dpas[8, rows, f32](c, b, a), or (b, a) without accumulator.

    a: rows x K, row-major. b: K x 8 in VNNI order, each dword holding neighbouring k of one column.
    c: rows x 8, row-major.
    K is 16 for bf16 and f16, 32 for 8-bit integers. Products are exact; they are added to C one k after the other in
    float32, k ascending (the order within the real array is not published).
    """
    if len(operands) not in (2, 3) or not all(isinstance(x, simd) for x in operands):
        fail("dpas is written xmx.dpas[8, 8, f32](c, b, a): B before A, all simd.", "source")
    c, b, a = operands if len(operands) == 3 else (None, *operands)
    k, _ = dpas_shape(
        depth, repeat, c_type, (a.element, a.size), (b.element, b.size), (c.element, c.size) if c is not None else None
    )
    count("dpas")
    per = PER_CHANNEL[a.element]
    n = limits.EXECUTION_SIZE
    rows = _operand_values(a).reshape(repeat, k)
    columns = _operand_values(b).reshape(k // per, n, per).transpose(0, 2, 1).reshape(k, n)
    terms = np.empty((k + 1, repeat, n), c_type.storage)
    terms[0] = 0 if c is None else c.data.reshape(repeat, n)
    with np.errstate(all="ignore"):
        np.multiply(rows.T[:, :, None], columns[:, None, :], out=terms[1:])
        return simd(np.add.reduce(terms, axis=0, dtype=c_type.storage).ravel(), c_type)  # axis 0 is added in order


def _operand_values(v: simd) -> np.ndarray:
    if v.element is bf16:
        return widen(np.ascontiguousarray(v.data))
    return v.data.astype(np.float32 if v.element is f16 else np.int32)


def _dpasw(*args):
    """Refused: dpasw shares A between two fused engines."""
    fail(
        "dpasw lets two fused engines share one A; the work-items of this language are not paired. "
        "Write dpas: the arithmetic is the same.",
        "refused",
    )


class xmx:
    """Namespace of the matrix engine, as esimd::xmx."""

    dpas = Operation("dpas", _dpas, ("depth", "repeat", "C type"))
    dpasw = Operation("dpasw", _dpasw, ("depth", "repeat", "C type"))


# ---- synchronisation -----------------------------------------------------------------------------------------------


@operation()
def barrier():
    """All work-items of the group wait here; SLM written before is seen after."""
    fail("barrier() stands as a line of its own in the kernel, not inside of another expression or function.", "source")


@operation()
def fence():
    """Order this work-item's memory accesses; it waits for nobody, so it is no substitute for a barrier."""
    count("fence")


def _refused(name: str, why: str) -> Operation:
    def run(*args, **named):
        fail(f"{name}: {why}", "refused")

    return Operation(name, run, ("T?", "N?", "M?", "R?"))


_NO_2D = "DG2 has no 2D block messages (has_2d_block_io_support is false); use block_load row by row."
load_2d, store_2d, prefetch_2d = (_refused(name, _NO_2D) for name in ("load_2d", "store_2d", "prefetch_2d"))


# ---- work-items ----------------------------------------------------------------------------------------------------


class nd_item:
    """Who the work-item is. One ESIMD work-item is one hardware thread."""

    __slots__ = ("group", "local", "size", "groups")

    def __init__(self, group: int, local: int, size: int, groups: int):
        self.group, self.local, self.size, self.groups = group, local, size, groups

    def get_local_id(self, dim=0):
        return self._one(dim, self.local)

    def get_group(self, dim=0):
        return self._one(dim, self.group)

    def get_global_id(self, dim=0):
        return self._one(dim, self.group * self.size + self.local)

    def get_local_range(self, dim=0):
        return self._one(dim, self.size)

    def get_group_range(self, dim=0):
        return self._one(dim, self.groups)

    def get_group_linear_id(self):
        return self.group

    def get_local_linear_id(self):
        return self.local

    def _one(self, dim, value):
        if dim:
            fail(
                f"Dimension {dim}: an nd_range has one dimension here; "
                "compute rows and columns from the group's number.",
                "source",
            )
        return value


def unroll(steps):
    """`for r in unroll(range(8))`: the loop is written out, so that r is known at compile time."""
    return steps


def copied(value):
    """What `b = a` makes of a vector: C++ copies it (a view stays a view)."""
    return value.read() if isinstance(value, simd) and not value.view else value
