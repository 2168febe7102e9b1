"""Stage 13, barriers and addresses: four buffers of B, a barrier every second K block, and addresses that only step.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order, as in stage 12 (article 003).
Every address is computed before the loop; in it, pointers take constant steps. Two K blocks a turn, two more on the way.
SLM: 4 buffers x 4 KiB of B = 16 KiB. M, N, K are multiples of 128, 64, 64.
"""
from course.esimd import barrier, bf16, block_load, block_store, f32, function, kernel, nd_item, nd_range, ptr, simd
from course.esimd import pack_operands_a, pack_vnni, slm_block_load, slm_block_store, slm_init, static, u32, unroll, xmx

BM, BN, BK = 128, 64, 32
OPERAND, TILE, BUFFER = 128, BM * BK, 2 * BK * BN  # elements of an operand and of a packed A tile; bytes of a B buffer


@function
def copy_b(slot, b):
    """Half a row of B, global to SLM: 8 dwords into each of the 4 operands that it belongs to."""
    dwords = block_load[u32, 32](b)
    for piece in unroll(range(4)):
        slm_block_store[u32, 8](slot + piece % 2 * 1024 + piece // 2 * 256, dwords.select[8, 1](8 * piece))


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(4 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0)
    a = A + row * (K // BK) * TILE + lid // 4 * 4 * OPERAND
    b = B + lid // 2 * N + col + lid % 2 * 32
    slot, mine = lid // 16 * 2048 + lid // 2 % 8 * 32 + lid % 2 * 512, lid % 4 * 256
    copy_b(slot, b)
    copy_b(slot + BUFFER, b + BK // 2 * N)
    barrier()
    for block in range(0, K // BK, 2):
        now = block % 4 * BUFFER
        if block + 2 < K // BK:
            b = b + BK * N
            copy_b(slot + (now ^ 2 * BUFFER), b)
            copy_b(slot + (now ^ 2 * BUFFER) + BUFFER, b + BK // 2 * N)
        for half in unroll(range(2)):
            a0, a1 = block_load[bf16, 128](a), block_load[bf16, 128](a + OPERAND)
            a2, a3 = block_load[bf16, 128](a + 2 * OPERAND), block_load[bf16, 128](a + 3 * OPERAND)
            s = mine + now + half * BUFFER
            b0, b2 = slm_block_load[bf16, 128](s), slm_block_load[bf16, 128](s + 1024)
            b1, b3 = slm_block_load[bf16, 128](s + 2048), slm_block_load[bf16, 128](s + 3072)
            c00 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c00, b0, a0), b1, a1)
            c01 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c01, b2, a0), b3, a1)
            c10 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c10, b0, a2), b1, a3)
            c11 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c11, b2, a2), b3, a3)
            a = a + TILE
        barrier()
    store_tile(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)


@function
def store_tile(c, N, c00, c01, c10, c11):
    """16 rows of 16 float32, a message each: the rows of two accumulators side by side."""
    upper, lower = simd[f32, 16](), simd[f32, 16]()
    for r in unroll(range(8)):
        upper.select[8, 1](0).write(c00.select[8, 1](8 * r))
        upper.select[8, 1](8).write(c01.select[8, 1](8 * r))
        lower.select[8, 1](0).write(c10.select[8, 1](8 * r))
        lower.select[8, 1](8).write(c11.select[8, 1](8 * r))
        block_store[f32, 16](c + r * N, upper)
        block_store[f32, 16](c + (r + 8) * N, lower)


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    a = pack_operands_a(A, BM, BK)
    queue.parallel_for(nd_range(M // BM * (N // BN) * 32, 32), gemm, a, pack_vnni(B), C, M, N, K)
