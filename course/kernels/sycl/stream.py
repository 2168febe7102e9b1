"""Roofline probe: memory only. Two arrays are read, one is written, 12 bytes for 3 FLOP.

C[M, N] = alpha * A[M, N] + beta * B[M, N], float32, row-major, any shape. No exercise.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit


@dpex.kernel
def stream(item: kapi.Item, A, B, C, alpha, beta):
    row, col = item.get_id(0), item.get_id(1)
    C[row, col] = alpha * A[row, col] + beta * B[row, col]


def launch(queue, A, B, C, alpha, beta):
    """One work-item for every element of C."""
    # Python's floats are float64, which an A770 does not have.
    submit(queue, stream, dpex.Range(*C.shape), A, B, C, np.float32(alpha), np.float32(beta))
