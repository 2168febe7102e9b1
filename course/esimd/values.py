"""What an expression of a kernel is to the compiler: a constant, a scalar, a pointer, a vector, a view ..."""

from dataclasses import dataclass

import numpy as np

from course.esimd.lanes import HEX, components
from course.esimd.types import ElementType, f32, i32, u32

BASE = {f32: "float", i32: "int"}  # C type of a component; every other element type is held as uint


@dataclass
class Const:
    """A Python object known at compile time."""

    value: object


@dataclass
class Scalar:
    """A number that is the same in every lane. kind: u32 (known not to be negative), i32, f32, or "bool"."""

    text: str
    kind: object


@dataclass
class PointerValue:
    text: str
    element: ElementType


@dataclass
class Vector:
    """A whole vector: a C variable (`is_name`) or an expression."""

    text: str
    element: ElementType
    size: int
    is_name: bool = False

    @property
    def bytes(self) -> int:
        return self.size * self.element.bytes

    @property
    def components(self) -> int:
        return components(self.bytes)

    @property
    def c_type(self) -> str:
        return c_type(self.element, self.components)

    @property
    def component_cast(self) -> str:
        """How to see a component as uint."""
        return "as_uint" if self.element in BASE else ""


@dataclass
class View:
    """Part of a vector variable: element i lies in bytes[i * size of T :][: size of T] of it."""

    base: Vector
    element: ElementType
    bytes: np.ndarray

    @property
    def size(self) -> int:
        return len(self.bytes) // self.element.bytes


@dataclass
class Mask:
    """A truth value an element: C int vector of 0 and -1, laid out as a vector of dwords."""

    text: str
    size: int


@dataclass
class Method:
    """`receiver.name[params]`, waiting to be called."""

    receiver: object
    name: str
    params: tuple = ()


@dataclass
class Item:
    """The nd_item of the kernel."""


def c_type(element: ElementType, count: int) -> str:
    return BASE.get(element, "uint") + (str(count) if count > 1 else "")


def literal(value, kind) -> str:
    """A Python number as a C literal of a scalar kind."""
    if kind is f32:
        value = float(np.float32(value))
        if np.isnan(value):
            return "NAN"
        if np.isinf(value):
            return "INFINITY" if value > 0 else "-INFINITY"
        return f"{value!r}f"
    if kind is u32:
        return f"{int(value)}u"
    return f"{int(value)}" if int(value) != -(2**31) else "(-2147483647 - 1)"


def hex_swizzle(first: int, count: int) -> str:
    return ".s" + "".join(HEX[first + i] for i in range(count))


def is_value(thing) -> bool:
    return isinstance(thing, Const | Scalar | PointerValue | Vector | View | Mask | Method | Item)


def shape_of(value) -> str:
    if isinstance(value, Vector | View):
        return f"simd[{value.element}, {value.size}]"
    if isinstance(value, PointerValue):
        return f"ptr[{value.element}]"
    if isinstance(value, Scalar):
        return "a truth value" if value.kind == "bool" else "a float" if value.kind is f32 else "a whole number"
    if isinstance(value, Const):
        return repr(value.value)
    return type(value).__name__.lower()


def renamed(value, c_name: str):
    if isinstance(value, Vector):
        return Vector(c_name, value.element, value.size, is_name=True)
    if isinstance(value, Scalar):
        return Scalar(c_name, u32 if value.kind == "bool" else value.kind)
    return PointerValue(c_name, value.element)


def c_declared(value) -> str:
    if isinstance(value, Vector):
        return value.c_type
    if isinstance(value, PointerValue):
        return f"global {value.element.c}*"
    return "uint" if value.kind == "bool" else value.kind.c
