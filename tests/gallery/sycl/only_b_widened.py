# contract: a770_gemm_16
# stage: tiling
# cause: bits_as_integers
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen

T = 16


@dpex.kernel
def gemm(item: kapi.NdItem, A, B, C, tile_a, tile_b):
    row, col = item.get_global_id(0), item.get_global_id(1)
    i, j = item.get_local_id(0), item.get_local_id(1)
    total = np.float32(0)
    for k0 in range(0, A.shape[1], T):
        tile_a[i, j] = A[row, k0 + j]
        tile_b[i, j] = widen(B[k0 + i, col])
        kapi.group_barrier(item.get_group())
        for k in range(T):
            total += tile_a[i, k] * tile_b[k, j]
        kapi.group_barrier(item.get_group())
    C[row, col] = total


def launch(queue, A, B, C):
    tiles = [kapi.LocalAccessor((T, T), np.float32) for _ in range(2)]
    submit(queue, gemm, dpex.NdRange(C.shape, (T, T)), A, B, C, *tiles)
