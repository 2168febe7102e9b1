"""Stage 02, tiling: a work-group shares one tile of A and one of B through local memory (SLM).

C[M, N] = A[M, K] @ B[K, N], row-major; A and B are bf16 held as uint16, C is float32.
A work-group is TILE x TILE work-items, one element of C each; it walks K one tile at a time.
SLM: 2 * TILE * TILE * 4 bytes (tiles are widened to float32 on the way in).
M, N and K are multiples of TILE.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen

TILE = 16


@dpex.kernel
def gemm_tiled(item: kapi.NdItem, A, B, C, tile_a, tile_b):
    row, col = item.get_global_id(0), item.get_global_id(1)
    i, j = item.get_local_id(0), item.get_local_id(1)
    group = item.get_group()
    total = np.float32(0)
    for k0 in range(0, A.shape[1], TILE):
        ### BEGIN SOLUTION
        tile_a[i, j] = widen(A[row, k0 + j])
        tile_b[i, j] = widen(B[k0 + i, col])
        kapi.group_barrier(group)  # every element of both tiles is there
        for k in range(TILE):
            total += tile_a[i, k] * tile_b[k, j]
        kapi.group_barrier(group)  # nobody still reads what the next turn overwrites
        ### END SOLUTION
    C[row, col] = total


def launch(queue, A, B, C):
    """One work-group for every TILE x TILE tile of C."""
    tiles = [kapi.LocalAccessor((TILE, TILE), np.float32) for _ in range(2)]
    submit(queue, gemm_tiled, dpex.NdRange(C.shape, (TILE, TILE)), A, B, C, *tiles)
