# contract: a770_gemm
# stage: naive
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.Item, A, B, C):
    row, col = item.get_id(0), item.get_id(1)
    C[row, col] = np.float32(0)
    for k in range(A.shape[1]):
        C[row, col] += widen(A[row, k]) * widen(B[k, col])


def launch(queue, A, B, C):
    submit(queue, gemm, dpex.Range(*C.shape), A, B, C)
