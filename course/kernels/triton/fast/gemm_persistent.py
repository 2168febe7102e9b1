"""Fast GEMM in Triton proper: tensor descriptors and a persistent grid.

C[M, N] = A[M, K] @ B[K, N], row-major, rows of a multiple of 16 bytes; A, B, C f16 or bf16, sums in float32; any M,
N, K. A descriptor hands a whole tile to the copy engine, which also clips at the edges: the loop has no masks and no
pointers. PROGRAMS programs walk over all tiles in grouped order; the two loops become one, so that the loads of the
next tile go out while this one is stored. The store goes in two halves: its shared memory is half as large, which
leaves room for a stage. With EARLY the next launch may start while this one drains; it waits in `gdc_wait` until all
earlier results are in memory.
"""
import torch
import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait
from triton.tools.tensor_descriptor import TensorDescriptor

CONFIG = dict(BLOCK_M=128, BLOCK_N=256, BLOCK_K=64, GROUP_M=8, HALVES=True, EARLY=True, num_warps=8, num_stages=4)


@triton.jit
def gemm(a, b, c, M, N, K, PROGRAMS: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
         GROUP_M: tl.constexpr, HALVES: tl.constexpr, EARLY: tl.constexpr, FLAT: tl.constexpr):
    if EARLY:
        gdc_launch_dependents()
        gdc_wait()
    tiles_m, tiles_n = tl.cdiv(M, BLOCK_M), tl.cdiv(N, BLOCK_N)
    for tile in tl.range(tl.program_id(0), tiles_m * tiles_n, PROGRAMS, flatten=FLAT):
        first = tile // (GROUP_M * tiles_n) * GROUP_M
        height = min(tiles_m - first, GROUP_M)
        inside = tile - first * tiles_n
        row, col = (first + inside % height) * BLOCK_M, inside // height * BLOCK_N
        acc = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
        for k in range(tl.cdiv(K, BLOCK_K)):
            acc = tl.dot(a.load([row, k * BLOCK_K]), b.load([k * BLOCK_K, col]), acc)
        if HALVES:
            left, right = tl.split(tl.permute(tl.reshape(acc, (BLOCK_M, 2, BLOCK_N // 2)), (0, 2, 1)))
            c.store([row, col], left.to(c.dtype))
            c.store([row, col + BLOCK_N // 2], right.to(c.dtype))
        else:
            c.store([row, col], acc.to(c.dtype))


def launch(A, B, C, PROGRAMS=0, **changes):
    """Start one GEMM on torch tensors; C is written. PROGRAMS 0: one a multiprocessor, at most one a tile."""
    use = CONFIG | changes
    (M, K), N, (m, n, k) = A.shape, B.shape[1], (use["BLOCK_M"], use["BLOCK_N"], use["BLOCK_K"])
    tiles = triton.cdiv(M, m) * triton.cdiv(N, n)
    here = torch.cuda.get_device_properties(A.device).multi_processor_count if A.is_cuda else 132  # an H200 has 132
    programs = min(tiles, PROGRAMS or here)
    a, b = TensorDescriptor.from_tensor(A, [m, k]), TensorDescriptor.from_tensor(B, [k, n])
    c = TensorDescriptor.from_tensor(C, [m, n // 2 if use["HALVES"] else n])
    gemm[(programs,)](a, b, c, M, N, K, programs, FLAT=programs < tiles, launch_pdl=use["EARLY"], **use)
