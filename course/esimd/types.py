"""Element types of registers and memory, and the marks that a kernel's parameters carry."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, eq=False)
class ElementType:
    """One element type. `storage` is how NumPy holds it (bf16 as uint16); `c` its name in OpenCL C memory."""

    name: str
    bytes: int
    storage: type
    c: str
    kind: str  # "float" | "int" | "uint"

    def __repr__(self):
        return self.name

    @property
    def arithmetic(self) -> bool:
        """Whether element-wise arithmetic is in the language: for 32-bit types; convert the others first."""
        return self.bytes == 4


bf16 = ElementType("bf16", 2, np.uint16, "ushort", "float")
f16 = ElementType("f16", 2, np.float16, "half", "float")
f32 = ElementType("f32", 4, np.float32, "float", "float")
i8 = ElementType("i8", 1, np.int8, "char", "int")
u8 = ElementType("u8", 1, np.uint8, "uchar", "uint")
i16 = ElementType("i16", 2, np.int16, "short", "int")
u16 = ElementType("u16", 2, np.uint16, "ushort", "uint")
i32 = ElementType("i32", 4, np.int32, "int", "int")
u32 = ElementType("u32", 4, np.uint32, "uint", "uint")
f64 = ElementType("f64", 8, np.float64, "double", "float")  # only there to be refused: DG2 has none


@dataclass(frozen=True)
class PointerType:
    """A pointer into global memory, as a parameter's annotation: `A: ptr[bf16]`."""

    element: ElementType


class _Ptr:
    def __getitem__(self, element: ElementType) -> PointerType:
        return PointerType(element)


ptr = _Ptr()


class static:
    """A parameter's annotation: `K: static` is known when the kernel is compiled, as a C++ template argument."""


def widen(x: np.ndarray) -> np.ndarray:
    """bf16 (uint16) to float32, exactly."""
    return (x.astype(np.uint32) << 16).view(np.float32)


def narrow(x: np.ndarray) -> np.ndarray:
    """float32 to bf16 (uint16), to nearest, ties to even; NaN stays NaN."""
    u = np.ascontiguousarray(x, np.float32).view(np.uint32)
    rounded = ((u + 0x7FFF + ((u >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(x), (u >> 16).astype(np.uint16) | 0x40, rounded).astype(np.uint16)
