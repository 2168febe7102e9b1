"""Fastest GEMM on a Hopper GPU, in Gluon: one warp loads, two groups of four warps multiply.

C[M, N] = A[M, K] @ B[K, N], row-major, rows of a multiple of 16 bytes; f16 or bf16, sums in float32; any M, N, K >= 1.
A tile of C is 128 x BLOCK_N. Each group owns 64 of its rows: both use every tile of B, and they may drift apart, so
that one still multiplies while the other stores. Between the loader and the groups lies a ring of STAGES tile pairs:

    loader   waits until a slot is empty and asks the copy engine to fill it; the engine reports the slot full
    group    waits until a slot is full, starts its product, and reports the slot before it empty: that product is done

Triton 3.6 accepts warp_specialize=True for such a loop on Hopper and compiles it without roles; hence Gluon.
"""
import torch
import triton
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared,
    mbarrier,
    tma,
    warpgroup_mma,
    warpgroup_mma_wait,
)
from triton.experimental.gluon.nvidia.hopper import TensorDescriptor
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait

CONFIG = dict(BLOCK_N=256, BLOCK_K=64, STAGES=3, WIDTH=256, GROUP_M=8, EARLY=True)


@gluon.jit
def place(tile, M, N, GROUP_M: gl.constexpr, BLOCK_N: gl.constexpr):
    """First row and column of a tile, in grouped order (stage 18)."""
    tiles_n = gl.cdiv(N, BLOCK_N)
    first = tile // (GROUP_M * tiles_n) * GROUP_M
    height = min(gl.cdiv(M, 128) - first, GROUP_M)
    inside = tile - first * tiles_n
    return (first + inside % height) * 128, inside // height * BLOCK_N


@gluon.jit
def load(a, b, a_ring, b_ring, full, empty, M, N, K, tiles, PROGRAMS: gl.constexpr, GROUP_M: gl.constexpr,
         EARLY: gl.constexpr):
    STAGES: gl.constexpr = b_ring.type.shape[0]
    BLOCK_K: gl.constexpr = b_ring.type.shape[1]
    BLOCK_N: gl.constexpr = b_ring.type.shape[2]
    if EARLY:
        gdc_wait()  # nothing is read before this, and nothing written, since a product lies in between
    step = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        row, col = place(tile, M, N, GROUP_M, BLOCK_N)
        for k in range(0, K, BLOCK_K):
            s = step % STAGES
            mbarrier.wait(empty.index(s), (step // STAGES & 1) ^ 1)
            mbarrier.expect(full.index(s), 2 * a.block_type.nbytes + b.block_type.nbytes)
            tma.async_copy_global_to_shared(a, [row, k], full.index(s), a_ring.index(2 * s))
            tma.async_copy_global_to_shared(a, [row + 64, k], full.index(s), a_ring.index(2 * s + 1))
            tma.async_copy_global_to_shared(b, [k, col], full.index(s), b_ring.index(s))
            step += 1


@gluon.jit
def multiply(HALF: gl.constexpr, a_ring, b_ring, full, empty, c, c_tile, M, N, K, tiles, PROGRAMS: gl.constexpr,
             GROUP_M: gl.constexpr):
    STAGES: gl.constexpr = b_ring.type.shape[0]
    BLOCK_K: gl.constexpr = b_ring.type.shape[1]
    BLOCK_N: gl.constexpr = b_ring.type.shape[2]
    WIDTH: gl.constexpr = c_tile.type.shape[1]
    layout: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, BLOCK_N, 16])
    half_layout: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, WIDTH, 16])
    step = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        row, col = place(tile, M, N, GROUP_M, BLOCK_N)
        acc = gl.zeros([64, BLOCK_N], gl.float32, layout)
        for k in range(0, K, BLOCK_K):
            s = step % STAGES
            mbarrier.wait(full.index(s), step // STAGES & 1)
            acc = warpgroup_mma(a_ring.index(2 * s + HALF), b_ring.index(s), acc, is_async=True)
            acc = warpgroup_mma_wait(1, deps=[acc])  # all but the newest product are done
            mbarrier.arrive(empty.index((step + STAGES - 1) % STAGES), count=1, pred=k > 0)
            step += 1
        acc = warpgroup_mma_wait(0, deps=[acc])
        mbarrier.arrive(empty.index((step + STAGES - 1) % STAGES), count=1)
        tma.store_wait(0)  # the tile before has left c_tile
        if WIDTH == BLOCK_N:
            c_tile.store(acc.to(c.dtype))
        else:
            left, right = gl.split(acc.reshape([64, 2, WIDTH]).permute([0, 2, 1]))
            c_tile.store(gl.convert_layout(left, half_layout).to(c.dtype))
            fence_async_shared()
            tma.async_copy_shared_to_global(c, [row + 64 * HALF, col], c_tile)
            tma.store_wait(0)
            c_tile.store(gl.convert_layout(right, half_layout).to(c.dtype))
        fence_async_shared()
        tma.async_copy_shared_to_global(c, [row + 64 * HALF, col + BLOCK_N - WIDTH], c_tile)
    tma.store_wait(0)


@gluon.jit
def gemm(a, b, c, M, N, K, PROGRAMS: gl.constexpr, GROUP_M: gl.constexpr, STAGES: gl.constexpr, EARLY: gl.constexpr):
    BLOCK_K: gl.constexpr = b.block_type.shape[0]
    BLOCK_N: gl.constexpr = b.block_type.shape[1]
    a_ring = gl.allocate_shared_memory(a.dtype, [2 * STAGES, 64, BLOCK_K], a.layout)
    b_ring = gl.allocate_shared_memory(b.dtype, [STAGES, BLOCK_K, BLOCK_N], b.layout)
    c_tiles = gl.allocate_shared_memory(c.dtype, [2, 64, c.block_type.shape[1]], c.layout)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    if EARLY:
        gdc_launch_dependents()
    for s in gl.static_range(STAGES):
        mbarrier.init(full.index(s), count=1)
        mbarrier.init(empty.index(s), count=2)
    fence_async_shared()
    tiles = gl.cdiv(M, 128) * gl.cdiv(N, BLOCK_N)
    gl.warp_specialize(
        [
            (multiply, (0, a_ring, b_ring, full, empty, c, c_tiles.index(0), M, N, K, tiles, PROGRAMS, GROUP_M)),
            (multiply, (1, a_ring, b_ring, full, empty, c, c_tiles.index(1), M, N, K, tiles, PROGRAMS, GROUP_M)),
            (load, (a, b, a_ring, b_ring, full, empty, M, N, K, tiles, PROGRAMS, GROUP_M, EARLY)),
        ],
        [4, 1],  # warps of the second group and of the loader; the first group is the kernel's own
        [240, 24],  # their registers a thread
    )


def launch(A, B, C, **changes):
    """Start one GEMM on torch tensors; C is written. WIDTH, the columns stored at once, is BLOCK_N or half of it."""
    use = CONFIG | changes
    n, k, width = use.pop("BLOCK_N"), use.pop("BLOCK_K"), use.pop("WIDTH")
    kind = {"torch.bfloat16": gl.bfloat16, "torch.float16": gl.float16}[str(A.dtype)]
    tiles = triton.cdiv(A.shape[0], 128) * triton.cdiv(B.shape[1], n)
    here = torch.cuda.get_device_properties(A.device).multi_processor_count if A.is_cuda else 132  # an H200 has 132
    programs = min(tiles, here)
    a, b, c = (
        TensorDescriptor.from_tensor(x, box, gl.NVMMASharedLayout.get_default_for(box, kind))
        for x, box in ((A, [64, k]), (B, [k, n]), (C, [64, width]))
    )
    shape = (A.shape[0], B.shape[1], A.shape[1])
    gemm[(programs,)](a, b, c, *shape, programs, num_warps=4, maxnreg=168, launch_pdl=use["EARLY"], **use)
