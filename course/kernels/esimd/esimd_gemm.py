"""Stage 10, explicit SIMD: one hardware thread makes a 16 x 16 tile of C with DPAS, fed from double-buffered SLM.

C[M, N] = A[M, K] @ B[K, N]: A bf16 row-major; B bf16, packed once by the host in VNNI order (uint32[K/2, N]); C float32.
A work-group of 32 threads, 8 x 4 of them, makes 128 x 64 of C and walks K in blocks of 32 (article 003's geometry).
SLM: 2 buffers x (8 KiB of A + 4 KiB of B) = 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import bf16, f32, ptr, simd, static, u32, xmx
from course.esimd import barrier, block_load, block_store, function, kernel, nd_item, nd_range, pack_vnni
from course.esimd import slm_block_load, slm_block_store, slm_init, unroll

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
def operand(start, pitch):
    """8 rows of 32 bytes each, `pitch` apart in SLM: one DPAS operand, A or B."""
    rows = simd[u32, 64]()
    for r in unroll(range(8)):
        rows.select[8, 1](8 * r).write(slm_block_load[u32, 8](start + r * pitch))
    return rows.bit_cast_view[bf16]()


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM) * BM, group // (M // BM) * BN
    c00, c01, c10, c11 = simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0), simd[f32, 64](0)
    copy_block(0, A + row * K, B + col, lid, N, K)
    barrier()
    for k in range(0, K, BK):
        now = k // BK % 2 * BUFFER
        if k + BK < K:
            copy_block(BUFFER - now, A + row * K + k + BK, B + (k + BK) // 2 * N + col, lid, N, K)
        a, b = now + lid // 4 * 16 * 64, now + A_BYTES + lid % 4 * 64
        a0, a1, a2, a3 = operand(a, 64), operand(a + 32, 64), operand(a + 512, 64), operand(a + 544, 64)
        b0, b1, b2, b3 = operand(b, 256), operand(b + 2048, 256), operand(b + 32, 256), operand(b + 2080, 256)
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
