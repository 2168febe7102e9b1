# contract: a770_gemm
# stage: tiling
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.NdItem, A, B, C, parts):
    row, col, part = item.get_global_id(0), item.get_global_id(1), item.get_local_id(2)
    total = np.float32(0)
    for k in range(part, A.shape[1], 4):
        total += widen(A[row, k]) * widen(B[k, col])
    parts[part] = total
    kapi.group_barrier(item.get_group())
    if part == 0:
        C[row, col] = (parts[0] + parts[1]) + (parts[2] + parts[3])


def launch(queue, A, B, C):
    parts = kapi.LocalAccessor((4,), np.float32)
    submit(queue, gemm, dpex.NdRange((*C.shape, 4), (1, 1, 4)), A, B, C, parts)
