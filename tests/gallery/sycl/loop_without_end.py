# contract: a770_gemm
# stage: naive
# cause: timeout
# limit_s: 3
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.Item, A, B, C):
    row, col = item.get_id(0), item.get_id(1)
    total = np.float32(0)
    k = 0
    while k < A.shape[1]:
        total += widen(A[row, k]) * widen(B[k, col])
    C[row, col] = total


def launch(queue, A, B, C):
    submit(queue, gemm, dpex.Range(*C.shape), A, B, C)
