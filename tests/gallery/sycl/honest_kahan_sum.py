# contract: Gemm(specials=False)
# stage: naive
# (an infinity leaves NaN in the compensation, hence no special values)
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.Item, A, B, C):
    row, col = item.get_id(0), item.get_id(1)
    total, lost = np.float32(0), np.float32(0)
    for k in range(A.shape[1]):
        term = widen(A[row, k]) * widen(B[k, col]) - lost
        larger = total + term
        lost, total = (larger - total) - term, larger
    C[row, col] = total


def launch(queue, A, B, C):
    submit(queue, gemm, dpex.Range(*C.shape), A, B, C)
