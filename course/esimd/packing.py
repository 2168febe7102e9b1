"""Host-side layouts: what a producer of A and B could write directly. Done once, outside of the timed kernel."""

import numpy as np


def pack_vnni(b: np.ndarray) -> np.ndarray:
    """B[K, N] of bf16 (uint16) as uint32[K/2, N]: dword (k/2, n) holds B[k, n] low and B[k+1, n] high. K is even."""
    packed = b[0::2].astype(np.uint32) | b[1::2].astype(np.uint32) << 16
    packed.flags.writeable = False
    return packed


def pack_operands_a(a: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """A[M, K] of bf16 as the DPAS operands that a work-group of `rows` x `columns` tiles reads, one after the other.

    Shape [M/rows, K/columns, rows/16, 2, columns/16, 8, 16]: tile row, tile column, then for each strip of 16 rows its
    operands of 8 x 16: upper half before lower, k ascending within.
    """
    m, k = a.shape
    tiles = a.reshape(m // rows, rows // 16, 2, 8, k // columns, columns // 16, 16)
    packed = np.ascontiguousarray(tiles.transpose(0, 4, 1, 2, 5, 3, 6))
    packed.flags.writeable = False
    return packed
