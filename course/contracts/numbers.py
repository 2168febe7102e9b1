"""Number formats of the contracts: how each is held in NumPy, its unit roundoff, and conversions to and from it.

bf16 has no NumPy type: it is held as uint16, the upper half of the float32 with the same value.
"""

from __future__ import annotations

import numpy as np

# dtype name -> (NumPy type that holds it, unit roundoff, smallest normal number)
FORMATS = {
    "bf16": (np.uint16, 2.0**-8, 2.0**-126),
    "f16": (np.float16, 2.0**-11, 2.0**-14),
    "f32": (np.float32, 2.0**-24, 2.0**-126),
    "f64": (np.float64, 2.0**-53, 2.0**-1022),
    "i8": (np.int8, 0.0, 1.0),
    "i32": (np.int32, 0.0, 1.0),
    "u32": (np.uint32, 0.0, 1.0),
}


def holder(dtype: str):
    """The NumPy type that holds `dtype`."""
    return FORMATS[dtype][0]


def roundoff(dtype: str) -> float:
    """Unit roundoff of `dtype` (half the distance from 1 to the next number)."""
    return FORMATS[dtype][1]


def smallest_normal(dtype: str) -> float:
    return FORMATS[dtype][2]


def encode(values: np.ndarray, dtype: str) -> np.ndarray:
    """Round float values to `dtype`, to nearest even; NaN stays NaN. Returns the holder's array."""
    if dtype != "bf16":
        with np.errstate(over="ignore", invalid="ignore"):
            return np.asarray(values).astype(holder(dtype))
    f32 = np.ascontiguousarray(values, np.float32)
    bits = f32.view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(f32), np.uint16(0x7FC0), rounded)


def decode(held: np.ndarray, dtype: str) -> np.ndarray:
    """The exact float64 values of held numbers."""
    if dtype != "bf16":
        return held.astype(np.float64)
    return (held.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
