# contract: a770_gemm
# stage: naive
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def clear(item: kapi.Item, C):
    C[item.get_id(0), item.get_id(1)] = np.float32(0)


@dpex.kernel
def gemm(item: kapi.Item, A, B, C):
    row, col, part = item.get_id(0), item.get_id(1), item.get_id(2)
    total = np.float32(0)
    for k in range(part, A.shape[1], 3):
        total += widen(A[row, k]) * widen(B[k, col])
    kapi.AtomicRef(C, (row, col)).fetch_add(total)


def launch(queue, A, B, C):
    submit(queue, clear, dpex.Range(*C.shape), C)
    submit(queue, gemm, dpex.Range(*C.shape, 3), A, B, C)
