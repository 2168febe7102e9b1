"""Stage 01, naive: one work-item computes one element of C from a row of A and a column of B.

C[M, N] = A[M, K] @ B[K, N], row-major; A and B are bf16 held as uint16, C is float32; any shape.
No local memory; every work-item reads 2 K values from global memory.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm_naive(item: kapi.Item, A, B, C):
    row, col = item.get_id(0), item.get_id(1)
    ### BEGIN SOLUTION
    total = np.float32(0)
    for k in range(A.shape[1]):
        total += widen(A[row, k]) * widen(B[k, col])
    C[row, col] = total
    ### END SOLUTION


def launch(queue, A, B, C):
    """One work-item for every element of C."""
    submit(queue, gemm_naive, dpex.Range(*C.shape), A, B, C)
