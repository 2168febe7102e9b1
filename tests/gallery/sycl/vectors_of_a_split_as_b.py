# contract: a770_gemm_64
# stage: vectorised_access
# cause: local_memory_not_set, computes_nan, edge_is_nan
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.NdItem, A, B, C, ta, tb):
    i, j, group = item.get_local_id(0), item.get_local_id(1), item.get_group()
    row, col, acc = group.get_group_id(0) * 64, group.get_group_id(1) * 64, kapi.PrivateArray((4, 4), np.float32, True)
    for k0 in range(0, A.shape[1], 16):
        for e in range((i * 16 + j) * 4, (i * 16 + j) * 4 + 4):
            ta[e // 64, e % 16] = widen(A[row + e // 64, k0 + e % 16])
            tb[e // 64, e % 64] = widen(B[k0 + e // 64, col + e % 64])
        kapi.group_barrier(group)
        for k in range(16):
            for x in range(4):
                for y in range(4):
                    acc[x, y] += ta[i * 4 + x, k] * tb[k, j * 4 + y]
        kapi.group_barrier(group)
    for x in range(4):
        for y in range(4):
            C[row + i * 4 + x, col + j * 4 + y] = acc[x, y]


def launch(queue, A, B, C):
    tiles = [kapi.LocalAccessor(shape, np.float32) for shape in ((64, 16), (16, 64))]
    submit(queue, gemm, dpex.NdRange((C.shape[0] // 4, C.shape[1] // 4), (16, 16)), A, B, C, *tiles)
