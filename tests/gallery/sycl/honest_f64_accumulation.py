# contract: a770_gemm
# stage: naive
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.Item, A, B, C):
    row, col = item.get_id(0), item.get_id(1)
    total = np.float64(0)
    for k in range(A.shape[1]):
        total += np.float64(widen(A[row, k])) * np.float64(widen(B[k, col]))
    C[row, col] = np.float32(total)


def launch(queue, A, B, C):
    submit(queue, gemm, dpex.Range(*C.shape), A, B, C)
