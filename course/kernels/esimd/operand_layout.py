# ruff: noqa: I001 - few import lines: the file is one notebook cell
"""Stage 12, operand layout: memory holds DPAS operands, so that registers need no sorting.

C[M, N] = A[M, K] @ B[K, N], C float32. A is packed once by the host as operands of 8 x 16, in the order of reading, and
read straight from global memory: 4 messages of 256 bytes a K block. B comes in VNNI order and is laid into SLM as
operands (4 stores of 32 bytes), then read in 4 messages of 256 bytes. C is written in rows of 16 (article 003).
SLM: 2 buffers x 4 KiB of B = 8 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, f32, function, kernel, nd_item, pack_operands_a, pack_vnni, ptr
from course.esimd import simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll
from course.kernels.esimd.tiles import B_BYTES, BK, BM, BN, OPERAND, multiply, store_wide, tiles

@function
def copy_b(buffer, b, lid):  # half a row of B: 8 dwords into each of the 4 operands that it belongs to
    row, half = lid // 2, lid % 2
    dwords = block_load[u32, 32](b)
    ### BEGIN SOLUTION
    for piece in unroll(range(4)):
        operand = row // 8 * 2048 + piece % 2 * 1024 + (2 * half + piece // 2) * 256
        slm_block_store[u32, 8](buffer + operand + row % 8 * 32, dwords.select[8, 1](8 * piece))
    ### END SOLUTION

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * B_BYTES)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    copy_b(0, B + lid // 2 * N + col + lid % 2 * 32, lid)
    barrier()
    for block in range(K // BK):
        now = block % 2 * B_BYTES
        if block + 1 < K // BK:
            copy_b(B_BYTES - now, B + ((block + 1) * BK // 2 + lid // 2) * N + col + lid % 2 * 32, lid)
        ### BEGIN SOLUTION
        a, b = A + ((row * (K // BK) + block) * 8 + lid // 4) * 4 * OPERAND, now + lid % 4 * 256
        a0, a1, a2, a3 = [block_load[bf16, 128](a + o * OPERAND) for o in range(4)]
        b0, b2, b1, b3 = [slm_block_load[bf16, 128](b + o * 1024) for o in range(4)]
        ### END SOLUTION
        c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
        c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
        barrier()
    store_wide(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
