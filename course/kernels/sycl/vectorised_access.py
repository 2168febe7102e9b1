"""Stage 04, vectorised access: as stage 03, but every work-item moves 4 neighbours at a time.

C[M, N] = A[M, K] @ B[K, N], row-major; A and B are bf16 held as uint16, C is float32.
Work-group 16 x 16, tile 64 x 64 x 16, 4 x 4 elements a work-item, SLM 8 KiB, as in stage 03. A work-item copies 4
consecutive elements of A and of B: the compiler merges neighbours into one wide message.
M and N are multiples of 64, K of 16.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen

BM, BN, BK, SIDE, R = 64, 64, 16, 16, 4


@dpex.kernel
def gemm_vectors(item: kapi.NdItem, A, B, C, tile_a, tile_b):
    i, j = item.get_local_id(0), item.get_local_id(1)
    group = item.get_group()
    row0, col0 = group.get_group_id(0) * BM, group.get_group_id(1) * BN
    first = (i * SIDE + j) * R  # of 1024 elements in each tile
    acc = kapi.PrivateArray((4, 4), np.float32, fill_zeros=True)
    for k0 in range(0, A.shape[1], BK):
        ### BEGIN SOLUTION
        row_a, col_a = first // BK, first % BK
        row_b, col_b = first // BN, first % BN
        for v in range(R):
            tile_a[row_a, col_a + v] = widen(A[row0 + row_a, k0 + col_a + v])
            tile_b[row_b, col_b + v] = widen(B[k0 + row_b, col0 + col_b + v])
        ### END SOLUTION
        kapi.group_barrier(group)
        for k in range(BK):
            for x in range(R):
                a = tile_a[i * R + x, k]
                for y in range(R):
                    acc[x, y] += a * tile_b[k, j * R + y]
        kapi.group_barrier(group)
    for x in range(R):
        for y in range(R):
            C[row0 + i * R + x, col0 + j * R + y] = acc[x, y]


def launch(queue, A, B, C):
    tiles = [kapi.LocalAccessor(shape, np.float32) for shape in ((BM, BK), (BK, BN))]
    groups = C.shape[0] // BM * SIDE, C.shape[1] // BN * SIDE
    submit(queue, gemm_vectors, dpex.NdRange(groups, (SIDE, SIDE)), A, B, C, *tiles)
