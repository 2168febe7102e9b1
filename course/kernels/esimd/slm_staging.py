"""Stage 14, SLM staging: A goes through SLM too, so that a work-group reads each of its operands once.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order (article 003, relay of A).
Each of the 32 threads brings 256 bytes of A and 128 of B a K block; four threads then share a strip of A, eight a panel
of B. Two buffers, a barrier every K block, addresses that only step.
SLM: 2 buffers x (8 KiB of A + 4 KiB of B) = 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, block_store, f32, function, kernel, nd_item, nd_range, ptr, simd
from course.esimd import pack_operands_a, pack_vnni, slm_block_load, slm_block_store, slm_init, static, u32, unroll, xmx

BM, BN, BK = 128, 64, 32
TILE, A_BYTES, BUFFER = BM * BK, 2 * BM * BK, 2 * BM * BK + 2 * BK * BN


@function
def copy_block(buffer, lid, slot, a, b):
    """One thread's share of a K block, global to SLM: one operand of A, half a row of B in 4 pieces."""
    slm_block_store[bf16, 128](buffer + lid * 256, block_load[bf16, 128](a))
    dwords = block_load[u32, 32](b)
    for piece in unroll(range(4)):
        slm_block_store[u32, 8](buffer + slot + piece % 2 * 1024 + piece // 2 * 256, dwords.select[8, 1](8 * piece))


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0)
    a = A + row * (K // BK) * TILE + lid * 128
    b = B + lid // 2 * N + col + lid % 2 * 32
    slot = A_BYTES + lid // 16 * 2048 + lid // 2 % 8 * 32 + lid % 2 * 512
    copy_block(0, lid, slot, a, b)
    barrier()
    for block in range(K // BK):
        now = block % 2 * BUFFER
        if block + 1 < K // BK:
            a, b = a + TILE, b + BK // 2 * N
            copy_block(BUFFER - now, lid, slot, a, b)
        s, t = now + lid // 4 * 1024, now + A_BYTES + lid % 4 * 256
        a0, a1 = slm_block_load[bf16, 128](s), slm_block_load[bf16, 128](s + 256)
        a2, a3 = slm_block_load[bf16, 128](s + 512), slm_block_load[bf16, 128](s + 768)
        b0, b2 = slm_block_load[bf16, 128](t), slm_block_load[bf16, 128](t + 1024)
        b1, b3 = slm_block_load[bf16, 128](t + 2048), slm_block_load[bf16, 128](t + 3072)
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
