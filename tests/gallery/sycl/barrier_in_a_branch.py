# contract: a770_gemm
# stage: tiling
# cause: refused
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen

T = 8


@dpex.kernel
def gemm(item: kapi.NdItem, A, B, C, tile_a, tile_b):
    row, col, i, j = item.get_global_id(0), item.get_global_id(1), item.get_local_id(0), item.get_local_id(1)
    M, N, K, total = C.shape[0], C.shape[1], A.shape[1], np.float32(0)
    for k0 in range(0, K, T):
        tile_a[i, j] = widen(A[row, k0 + j]) if row < M and k0 + j < K else np.float32(0)
        tile_b[i, j] = widen(B[k0 + i, col]) if k0 + i < K and col < N else np.float32(0)
        if row < M and col < N:
            kapi.group_barrier(item.get_group())
            for k in range(T):
                total += tile_a[i, k] * tile_b[k, j]
        kapi.group_barrier(item.get_group())
    if row < M and col < N:
        C[row, col] = total


def launch(queue, A, B, C):
    tiles = [kapi.LocalAccessor((T, T), np.float32) for _ in range(2)]
    whole = [-(-x // T) * T for x in C.shape]
    submit(queue, gemm, dpex.NdRange(whole, (T, T)), A, B, C, *tiles)
