# ruff: noqa: I001 - few import lines: the file is one notebook cell
"""Stage 10, explicit SIMD: one hardware thread makes a 16 x 16 tile of C with DPAS, fed from double-buffered SLM.

C[M, N] = A[M, K] @ B[K, N]: A bf16 row-major; B bf16, packed by the host in VNNI order (uint32[K/2, N]); C float32.
A work-group of 32 threads, 8 x 4 of them, makes 128 x 64 of C and walks K in blocks of 32 (article 003's geometry).
SLM: 2 buffers x (8 KiB of A + 4 KiB of B) = 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, f32, function, kernel, nd_item, pack_vnni, ptr, simd, slm_block_load, slm_init
from course.esimd import static, u32, unroll
from course.kernels.esimd.tiles import A_BYTES, BK, BM, BN, BUFFER, copy_rows, multiply, store_narrow, tiles

@function
def operand(start, pitch):  # 8 rows of 32 bytes, `pitch` bytes apart in SLM: one DPAS operand, A or B
    rows = simd[u32, 64]()
    ### BEGIN SOLUTION
    for r in unroll(range(8)):
        rows.select[8, 1](8 * r).write(slm_block_load[u32, 8](start + r * pitch))
    ### END SOLUTION
    return rows.bit_cast_view[bf16]()

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * BUFFER)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM) * BM, group // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    copy_rows(0, A + row * K, B + col, lid, N, K)
    barrier()
    for k in range(0, K, BK):
        ### BEGIN SOLUTION
        now = k // BK % 2 * BUFFER
        if k + BK < K:
            copy_rows(BUFFER - now, A + row * K + k + BK, B + (k + BK) // 2 * N + col, lid, N, K)
        a, b = now + lid // 4 * 16 * 64, now + A_BYTES + lid % 4 * 64
        a0, a1, a2, a3 = operand(a, 64), operand(a + 32, 64), operand(a + 512, 64), operand(a + 544, 64)
        b0, b1, b2, b3 = operand(b, 256), operand(b + 2048, 256), operand(b + 32, 256), operand(b + 2080, 256)
        c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
        c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
        barrier()
        ### END SOLUTION
    store_narrow(C + (row + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, A, pack_vnni(B), C, *C.shape, A.shape[1])
