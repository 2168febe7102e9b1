"""Stage 12, operand layout: memory holds DPAS operands, so that registers need no sorting.

C[M, N] = A[M, K] @ B[K, N], C float32. A is packed once by the host as operands of 8 x 16, in the order of reading, and
read straight from global memory: 4 messages of 256 bytes a K block. B comes in VNNI order and is laid into SLM as
operands (4 stores of 32 bytes), then read in 4 messages of 256 bytes. C is written in rows of 16 (article 003).
SLM: 2 buffers x 4 KiB of B = 8 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, block_store, f32, function, kernel, nd_item, nd_range, ptr, simd
from course.esimd import pack_operands_a, pack_vnni, slm_block_load, slm_block_store, slm_init, static, u32, unroll, xmx

BM, BN, BK = 128, 64, 32
OPERAND, BUFFER = 128, 2 * BK * BN  # elements of an operand; bytes of a B buffer


@function
def copy_b(buffer, b, lid):
    """Half a row of B, global to SLM: 8 dwords into each of the 4 operands that it belongs to."""
    row, half = lid // 2, lid % 2
    dwords = block_load[u32, 32](b)
    for piece in unroll(range(4)):
        operand = row // 8 * 2048 + piece % 2 * 1024 + (2 * half + piece // 2) * 256
        slm_block_store[u32, 8](buffer + operand + row % 8 * 32, dwords.select[8, 1](8 * piece))


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0)
    copy_b(0, B + lid // 2 * N + col + lid % 2 * 32, lid)
    barrier()
    for block in range(K // BK):
        now = block % 2 * BUFFER
        if block + 1 < K // BK:
            copy_b(BUFFER - now, B + ((block + 1) * BK // 2 + lid // 2) * N + col + lid % 2 * 32, lid)
        a = A + ((row * (K // BK) + block) * 8 + lid // 4) * 4 * OPERAND
        a0, a1 = block_load[bf16, 128](a), block_load[bf16, 128](a + OPERAND)
        a2, a3 = block_load[bf16, 128](a + 2 * OPERAND), block_load[bf16, 128](a + 3 * OPERAND)
        b = now + lid % 4 * 256
        b0, b2 = slm_block_load[bf16, 128](b), slm_block_load[bf16, 128](b + 1024)
        b1, b3 = slm_block_load[bf16, 128](b + 2048), slm_block_load[bf16, 128](b + 3072)
        c00 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c00, b0, a0), b1, a1)
        c01 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c01, b2, a0), b3, a1)
        c10 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c10, b0, a2), b1, a3)
        c11 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c11, b2, a2), b3, a3)
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
