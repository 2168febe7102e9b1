"""Stage 11, wide loads: the same kernel as stage 10, but SLM is read in messages as wide as rows allow.

C[M, N] = A[M, K] @ B[K, N]: A bf16 row-major; B bf16 in VNNI order (uint32[K/2, N]); C float32.
A: 4 rows of 64 bytes a message, 256 bytes, DG2's limit: 4 messages instead of 32. B: 16 dwords of a row, 64 bytes: 16
messages instead of 32. What arrives is not yet an operand: `select` sorts it, in registers (article 003, "wide loads").
SLM 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import bf16, block_load, block_store, f32, function, kernel, nd_item, nd_range, pack_vnni, ptr
from course.esimd import barrier, simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll, xmx

BM, BN, BK = 128, 64, 32
A_BYTES, BUFFER = 2 * BM * BK, 2 * BM * BK + 2 * BK * BN


@function
def copy_block(buffer, a, b, lid, N, K):
    """One thread's share of a K block, global to SLM: 4 rows of A, half a row of B."""
    for r in unroll(range(4)):
        slm_block_store[bf16, 32](buffer + (4 * lid + r) * 64, block_load[bf16, 32](a + (4 * lid + r) * K))
    row, half = lid // 2, lid % 2
    slm_block_store[u32, 32](buffer + A_BYTES + row * 256 + half * 128, block_load[u32, 32](b + row * N + half * 32))


@function
def operands_a(start, low, high):
    """8 rows of 32 bf16 in 2 messages; the left halves of the rows make one operand, the right halves the other."""
    for part in unroll(range(2)):
        rows = slm_block_load[bf16, 128](start + part * 256)
        for r in unroll(range(4)):
            low.select[16, 1]((4 * part + r) * 16).write(rows.select[16, 1](32 * r))
            high.select[16, 1]((4 * part + r) * 16).write(rows.select[16, 1](32 * r + 16))


@function
def operands_b(start, left, right):
    """8 rows of 16 dwords, a message each; the left and right 8 columns make an operand each."""
    for r in unroll(range(8)):
        row = slm_block_load[u32, 16](start + r * 256)
        left.select[16, 1](16 * r).write(row.select[8, 1](0).bit_cast_view[bf16]())
        right.select[16, 1](16 * r).write(row.select[8, 1](8).bit_cast_view[bf16]())


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM) * BM, group // (M // BM) * BN
    a0, a1, a2, a3 = simd[bf16, 128](), simd[bf16, 128](), simd[bf16, 128](), simd[bf16, 128]()
    b0, b1, b2, b3 = simd[bf16, 128](), simd[bf16, 128](), simd[bf16, 128](), simd[bf16, 128]()
    c00, c01, c10, c11 = simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0)
    copy_block(0, A + row * K, B + col, lid, N, K)
    barrier()
    for k in range(0, K, BK):
        now = k // BK % 2 * BUFFER
        if k + BK < K:
            copy_block(BUFFER - now, A + row * K + k + BK, B + (k + BK) // 2 * N + col, lid, N, K)
        operands_a(now + lid // 4 * 16 * 64, a0, a1)
        operands_a(now + lid // 4 * 16 * 64 + 512, a2, a3)
        operands_b(now + A_BYTES + lid % 4 * 64, b0, b2)
        operands_b(now + A_BYTES + lid % 4 * 64 + 2048, b1, b3)
        c00 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c00, b0, a0), b1, a1)
        c01 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c01, b2, a0), b3, a1)
        c10 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c10, b0, a2), b1, a3)
        c11 = xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c11, b2, a2), b3, a3)
        barrier()
    c = C + (row + lid // 4 * 16) * N + col + lid % 4 * 16
    for r in unroll(range(8)):
        block_store[f32, 8](c + r * N, c00.select[8, 1](8 * r))
        block_store[f32, 8](c + r * N + 8, c01.select[8, 1](8 * r))
        block_store[f32, 8](c + (r + 8) * N, c10.select[8, 1](8 * r))
        block_store[f32, 8](c + (r + 8) * N + 8, c11.select[8, 1](8 * r))


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    queue.parallel_for(nd_range(M // BM * (N // BN) * 32, 32), gemm, A, pack_vnni(B), C, M, N, K)
