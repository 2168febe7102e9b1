# ruff: noqa: I001 - few import lines: the file is one notebook cell
"""Stage 11, wide loads: the same kernel as stage 10, but SLM is read in messages as wide as its rows allow.

C[M, N] = A[M, K] @ B[K, N]: A bf16 row-major; B bf16 in VNNI order (uint32[K/2, N]); C float32.
A: 4 rows of 64 bytes a message, 256 bytes, DG2's limit: 4 messages instead of 32. B: 16 dwords of a row, 64 bytes: 16
messages instead of 32. What arrives is not yet an operand: `select` sorts it in registers (article 003, "wide loads").
SLM 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, f32, function, kernel, nd_item, pack_vnni, ptr, simd, slm_block_load, slm_init
from course.esimd import static, u32, unroll
from course.kernels.esimd.tiles import A_BYTES, BK, BM, BN, BUFFER, copy_rows, multiply, operands_b, store_narrow, tiles

@function
def operands_a(start, low, high):  # 8 rows of 32 bf16, left and right halves; 2 messages
    ### BEGIN SOLUTION
    for r in unroll(range(0, 8, 4)):
        rows = slm_block_load[bf16, 128](start + r * 64)
        for s in unroll(range(4)):
            low.select[16, 1](16 * (r + s)).write(rows.select[16, 1](32 * s))
            high.select[16, 1](16 * (r + s)).write(rows.select[16, 1](32 * s + 16))
    ### END SOLUTION

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM) * BM, group // (M // BM) * BN
    a0, a1, b0, b1, b2, b3 = [simd[bf16, 128]() for _ in range(6)]
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    copy_rows(0, A + row * K, B + col, lid, N, K)
    barrier()
    for k in range(0, K, BK):
        now = k // BK % 2 * BUFFER
        if k + BK < K:
            copy_rows(BUFFER - now, A + row * K + k + BK, B + (k + BK) // 2 * N + col, lid, N, K)
        operands_b(now + A_BYTES + lid % 4 * 64, b0, b2)
        operands_b(now + A_BYTES + lid % 4 * 64 + 2048, b1, b3)
        operands_a(now + lid // 4 * 1024, a0, a1)
        c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
        operands_a(now + lid // 4 * 1024 + 512, a0, a1)
        c10, c11 = multiply(c10, b0, a0, b1, a1), multiply(c11, b2, a0, b3, a1)
        barrier()
    store_narrow(C + (row + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, A, pack_vnni(B), C, *C.shape, A.shape[1])
