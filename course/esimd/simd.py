"""`simd[T, N]`: a vector of N elements in registers, and views of its parts. NumPy underneath."""

import functools

import numpy as np

from course.esimd.faults import fail
from course.esimd.types import ElementType, bf16, f64, narrow, widen

_POISON = 0xFF  # an uninitialised register: NaN as float, a large number as integer


class SimdType:
    """`simd[T, N]`; call it for a vector: () undefined, (x) x in each element, (x, step) a ramp, (vector) a copy."""

    def __init__(self, element: ElementType, size: int):
        self.element, self.size = element, size

    def __repr__(self):
        return f"simd[{self.element}, {self.size}]"

    @property
    def bytes(self) -> int:
        return self.element.bytes * self.size

    def __call__(self, *values):
        if not values:
            raw = np.full(self.bytes, _POISON, np.uint8)
            return simd(raw.view(self.element.storage), self.element)
        if len(values) == 1 and isinstance(values[0], simd):
            source = values[0]
            if source.size != self.size:
                fail(f"{self!r} cannot hold {source.size} elements.")
            return simd(convert_array(source.data, source.element, self.element), self.element)
        if len(values) == 2:
            ramp = values[0] + np.arange(self.size) * values[1]
            return simd(_from_numbers(ramp, self.element), self.element)
        numbers = np.asarray(values[0])
        if numbers.ndim and numbers.size != self.size:
            fail(f"{self!r} needs {self.size} numbers, got {numbers.size}.")
        return simd(_from_numbers(np.broadcast_to(numbers, (self.size,)), self.element), self.element)


@functools.cache
def _simd_type(element: ElementType, size: int) -> SimdType:
    return SimdType(element, size)


def simd_type(element, size) -> SimdType:
    """Checked `simd[element, size]`."""
    if element is f64:
        fail("simd[f64, ...]: DG2 has no fp64 units; use f32.", "refused")
    if not isinstance(element, ElementType) or not isinstance(size, int | np.integer) or size < 1:
        fail("simd needs an element type and a length in brackets: simd[f32, 64].", "source")
    return _simd_type(element, int(size))


def _from_numbers(numbers: np.ndarray, element: ElementType) -> np.ndarray:
    if element is bf16:
        return narrow(np.asarray(numbers, np.float32))
    with np.errstate(over="ignore", invalid="ignore"):
        return np.array(numbers).astype(element.storage)


def convert_array(data: np.ndarray, source: ElementType, target: ElementType) -> np.ndarray:
    """Values of one element type as another, always a copy. Float to integer truncates."""
    if source is target:
        return data.copy()
    values = widen(data) if source is bf16 else data
    with np.errstate(over="ignore", invalid="ignore"):
        return narrow(values.astype(np.float32)) if target is bf16 else values.astype(target.storage)


class _Bracketed:
    """`v.select[8, 1](off)`: a method whose template arguments stand in brackets."""

    __slots__ = ("vector", "name", "run", "args")

    def __init__(self, vector, name, run, args=()):
        self.vector, self.name, self.run, self.args = vector, name, run, args

    def __getitem__(self, args):
        return _Bracketed(self.vector, self.name, self.run, args if isinstance(args, tuple) else (args,))

    def __call__(self, *rest):
        try:
            return self.run(self.vector, *self.args, *rest)
        except TypeError:
            fail(f"{self.name} is written {_FORMS[self.name]}.", "source")


_FORMS = {
    "select": "v.select[size, stride](offset)",
    "bit_cast_view": "v.bit_cast_view[u32]()",
    "replicate": "v.replicate[times]()",
    "replicate_w": "v.replicate_w[times, width](offset)",
    "replicate_vs_w_hs": "v.replicate_vs_w_hs[times, step, width, stride](offset)",
}


class _Template:
    def __init__(self, run):
        self.run = run

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, vector, owner):
        return _Bracketed(vector, self.name, self.run)


class simd:
    """A vector in registers, or a view of part of one (`select`, `bit_cast_view`): writing to a view writes through."""

    __slots__ = ("data", "element", "view", "__weakref__")

    def __class_getitem__(cls, args):
        if not isinstance(args, tuple) or len(args) != 2:
            fail("simd needs an element type and a length in brackets: simd[f32, 64].", "source")
        return simd_type(*args)

    def __init__(self, data: np.ndarray, element: ElementType, view: bool = False):
        self.data, self.element, self.view = data, element, view

    def __repr__(self):
        return f"simd[{self.element}, {self.size}]({self.numbers()})"

    @property
    def size(self) -> int:
        return self.data.size

    @property
    def bytes(self) -> int:
        return self.data.size * self.element.bytes

    def numbers(self) -> np.ndarray:
        """The elements as NumPy numbers (bf16 widened to float32)."""
        return widen(self.data) if self.element is bf16 else self.data.copy()

    # ---- parts -----------------------------------------------------------------------------------------------------

    @_Template
    def select(self, size, stride, offset=0):
        """View of `size` elements, `stride` apart, from element `offset` on."""
        last = offset + (size - 1) * stride
        if size < 1 or stride < 1 or offset < 0 or last >= self.size:
            fail(f"select[{size}, {stride}]({offset}) reaches element {last} of a vector of {self.size}.")
        return simd(self.data[offset : last + 1 : stride], self.element, view=True)

    @_Template
    def bit_cast_view(self, element):
        """The same bits as elements of another type; the view must be contiguous."""
        if self.data.size > 1 and self.data.strides[0] != self.element.bytes:
            fail("bit_cast_view needs neighbouring elements: select with stride 1 first.")
        if self.bytes % element.bytes:
            fail(f"bit_cast_view[{element}]: {self.bytes} bytes are no whole number of {element}.")
        return simd(self.data.view(element.storage), element, view=True)

    @_Template
    def replicate(self, times):
        return simd(np.tile(self.data, times), self.element)

    @_Template
    def replicate_w(self, times, width, offset=0):
        return self.replicate_vs_w_hs[times, 0, width, 1](offset)

    @_Template
    def replicate_vs_w_hs(self, times, step, width, stride, offset=0):
        """`times` blocks, `step` apart, of `width` elements, `stride` apart (a register region)."""
        index = (offset + np.arange(times)[:, None] * step + np.arange(width) * stride).ravel()
        if index.min() < 0 or index.max() >= self.size:
            fail(f"replicate reaches element {index.max()} of a vector of {self.size}.")
        return simd(self.data[index], self.element)

    def read(self):
        """A copy of the elements."""
        return simd(self.data.copy(), self.element)

    def write(self, value):
        """Overwrite the elements (of a view: of what it views)."""
        self.data[:] = self._operand(value, "write")

    def merge(self, *args):
        """merge(v, mask): v where the mask is set. merge(a, b, mask): a where it is set, b elsewhere."""
        mask = args[-1]
        if len(args) not in (2, 3) or not isinstance(mask, simd_mask):
            fail("merge is written v.merge(value, mask) or v.merge(a, b, mask).", "source")
        if mask.data.size != self.size:
            fail(f"merge: a mask of {mask.data.size} elements on a vector of {self.size}.")
        other = self._operand(args[1], "merge") if len(args) == 3 else self.data
        self.data[:] = np.where(mask.data, self._operand(args[0], "merge"), other)

    def __getitem__(self, index):
        if not 0 <= index < self.size:
            fail(f"Element {index} of a vector of {self.size}.")
        value = self.data[index]
        return float(widen(self.data[index : index + 1])[0]) if self.element is bf16 else value.item()

    def __setitem__(self, index, value):
        self.select[1, 1](index).write(value)

    # ---- arithmetic ------------------------------------------------------------------------------------------------

    def _operand(self, other, name: str) -> np.ndarray:
        if isinstance(other, simd):
            if other.size not in (self.size, 1):
                fail(f"{name}: {self.size} elements with {other.size}.")
            if other.element is not self.element:
                fail(
                    f"{name}: {self.element} with {other.element}; say convert[{self.element}](v) "
                    f"or bit_cast_view[{self.element}]()."
                )
            return other.data
        if not isinstance(other, int | float | np.generic):
            fail(f"{name}: a vector with {type(other).__name__}.")
        if self.element.kind != "float" and isinstance(other, float | np.floating):
            fail(f"{name}: a vector of {self.element} with the fraction {other}.")
        return _from_numbers(np.asarray(other), self.element)

    def _binary(self, other, name: str, run, allowed=("float", "int", "uint"), swap=False):
        if not self.element.arithmetic:
            fail(f"'{name}' on {self.element}: element-wise arithmetic is for 32-bit types; convert[f32](v) first.")
        if self.element.kind not in allowed:
            fail(f"'{name}' on {self.element} is not in the language.")
        with np.errstate(all="ignore"):
            value = self._operand(other, name)
            out = run(value, self.data) if swap else run(self.data, value)
        return simd_mask(out) if out.dtype == bool else simd(out, self.element)

    def __neg__(self):
        return self._binary(0, "-", np.subtract, swap=True) if self.element.kind != "float" else self * -1.0


def _arithmetic():
    whole = ("int", "uint")
    every = ("float", "int", "uint")
    table = {
        "add": ("+", np.add, every),
        "sub": ("-", np.subtract, every),
        "mul": ("*", np.multiply, every),
        "truediv": ("/", np.divide, ("float",)),
        "and": ("&", np.bitwise_and, whole),
        "or": ("|", np.bitwise_or, whole),
        "xor": ("^", np.bitwise_xor, whole),
        "lshift": ("<<", np.left_shift, whole),
        "rshift": (">>", np.right_shift, whole),
    }
    for method, (name, run, allowed) in table.items():

        def forward(self, other, name=name, run=run, allowed=allowed):
            return self._binary(other, name, run, allowed)

        def backward(self, other, name=name, run=run, allowed=allowed):
            return self._binary(other, name, run, allowed, swap=True)

        setattr(simd, f"__{method}__", forward)
        setattr(simd, f"__r{method}__", backward)
    comparisons = {
        "lt": ("<", np.less),
        "le": ("<=", np.less_equal),
        "gt": (">", np.greater),
        "ge": (">=", np.greater_equal),
        "eq": ("==", np.equal),
        "ne": ("!=", np.not_equal),
    }
    for method, (name, run) in comparisons.items():

        def compare(self, other, name=name, run=run):
            return self._binary(other, name, run)

        setattr(simd, f"__{method}__", compare)
    simd.__hash__ = object.__hash__


_arithmetic()


class simd_mask:
    """One truth value an element; made by comparing vectors."""

    __slots__ = ("data",)

    def __init__(self, data: np.ndarray):
        self.data = data

    def __and__(self, other):
        return simd_mask(self.data & other.data)

    def __or__(self, other):
        return simd_mask(self.data | other.data)

    def __invert__(self):
        return simd_mask(~self.data)

    def __bool__(self):
        fail("A mask has one truth value an element: use v.merge(value, mask) instead of `if`.", "source")
