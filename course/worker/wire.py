"""Messages between the trusted side and a worker: a JSON header, then arrays as .npy. Never pickle.

A frame is an 8-byte little-endian length, then that many bytes of JSON; the header's "arrays" says how many frames of
.npy follow. Both sides cap what they read, so that neither can make the other allocate without limit.
"""

from __future__ import annotations

import io
import json
import math
import struct

import numpy as np

HEADER_CAP = 64 << 20
ARRAY_CAP = 4 << 30
MOST_ARRAYS = 4096


class WireError(Exception):
    """The other side broke the protocol or went away."""


def _frame(payload: bytes) -> bytes:
    return struct.pack("<Q", len(payload)) + payload


def _read_exact(stream, n: int) -> bytes:
    parts, left = [], n
    while left:
        part = stream.read(min(left, 1 << 20))
        if not part:
            raise WireError("the other side closed the connection")
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _read_frame(stream, cap: int) -> bytes:
    (n,) = struct.unpack("<Q", _read_exact(stream, 8))
    if n > cap:
        raise WireError(f"a frame of {n} bytes is over the limit of {cap}")
    return _read_exact(stream, n)


def send(stream, header: dict, arrays: list[np.ndarray] = ()) -> None:
    """Write one message and flush."""
    stream.write(_frame(json.dumps({**header, "arrays": len(arrays)}).encode()))
    for array in arrays:
        out = io.BytesIO()
        np.lib.format.write_array(out, np.ascontiguousarray(array), allow_pickle=False)
        stream.write(_frame(out.getbuffer()))
    stream.flush()


def receive(stream, array_cap: int = ARRAY_CAP, header_cap: int = HEADER_CAP) -> tuple[dict, list[np.ndarray]]:
    """Read one message. Raises WireError on anything that is not one."""
    try:
        header = json.loads(_read_frame(stream, header_cap))
        if not isinstance(header, dict) or header["arrays"] > MOST_ARRAYS:
            raise WireError("the header is not an object, or announces too many arrays")
        arrays = [_array(_read_frame(stream, array_cap)) for _ in range(header["arrays"])]
    except (ValueError, LookupError, TypeError, OverflowError, RecursionError, struct.error) as error:
        raise WireError(f"malformed message: {error}") from error
    return header, arrays


def _array(frame: bytes) -> np.ndarray:
    """One .npy; its header must ask for just the bytes that came, or NumPy would allocate what it asks for."""
    stream = io.BytesIO(frame)
    version = np.lib.format.read_magic(stream)
    if version != (1, 0):
        raise WireError(f"an array of .npy version {version}")
    shape, _, dtype = np.lib.format.read_array_header_1_0(stream)
    if dtype.hasobject or math.prod(shape) * dtype.itemsize != len(frame) - stream.tell():
        raise WireError("an array whose header does not fit its bytes")
    stream.seek(0)
    return np.lib.format.read_array(stream, allow_pickle=False)


def pack_arguments(arguments) -> tuple[list[dict], list[np.ndarray]]:
    """Split arguments into JSON descriptions and their flat buffers."""
    meta = [
        {"name": a.name, "offset": a.offset, "shape": a.shape, "strides": a.strides, "role": a.role, "dtype": a.dtype}
        for a in arguments
    ]
    return meta, [a.buffer for a in arguments]


def unpack_arguments(meta: list[dict], arrays: list[np.ndarray]):
    """The reverse of pack_arguments."""
    from course.toolchains.base import Argument

    return [
        Argument(m["name"], a, m["offset"], tuple(m["shape"]), tuple(m["strides"]), m["role"], m["dtype"])
        for m, a in zip(meta, arrays, strict=True)
    ]
