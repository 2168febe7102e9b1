"""Stage 03, register tiling: a work-group computes a 64 x 64 tile of C, each work-item a 4 x 4 block in registers.

C[M, N] = A[M, K] @ B[K, N], row-major; A and B are bf16 held as uint16, C is float32.
A work-group is 16 x 16 work-items and walks K in steps of BK = 16.
SLM: (64 * 16 + 16 * 64) * 4 bytes = 8 KiB. M and N are multiples of 64, K of 16.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen

BM, BN, BK, SIDE, R = 64, 64, 16, 16, 4  # R x R elements of C a work-item, SIDE x SIDE work-items a group


@dpex.kernel
def gemm_registers(item: kapi.NdItem, A, B, C, tile_a, tile_b):
    i, j = item.get_local_id(0), item.get_local_id(1)
    group = item.get_group()
    row0, col0 = group.get_group_id(0) * BM, group.get_group_id(1) * BN
    mine = i * SIDE + j
    acc = kapi.PrivateArray((4, 4), np.float32, fill_zeros=True)
    for k0 in range(0, A.shape[1], BK):
        for e in range(mine, BM * BK, SIDE * SIDE):
            tile_a[e // BK, e % BK] = widen(A[row0 + e // BK, k0 + e % BK])
            tile_b[e // BN, e % BN] = widen(B[k0 + e // BN, col0 + e % BN])
        kapi.group_barrier(group)
        ### BEGIN SOLUTION
        for k in range(BK):
            for x in range(R):
                a = tile_a[i * R + x, k]
                for y in range(R):
                    acc[x, y] += a * tile_b[k, j * R + y]
        ### END SOLUTION
        kapi.group_barrier(group)
    for x in range(R):
        for y in range(R):
            C[row0 + i * R + x, col0 + j * R + y] = acc[x, y]


def launch(queue, A, B, C):
    tiles = [kapi.LocalAccessor(shape, np.float32) for shape in ((BM, BK), (BK, BN))]
    groups = C.shape[0] // BM * SIDE, C.shape[1] // BN * SIDE
    submit(queue, gemm_registers, dpex.NdRange(groups, (SIDE, SIDE)), A, B, C, *tiles)
