# ruff: noqa: I001 - few import lines: the file is one notebook cell
"""Stage 14, SLM staging: A goes through SLM too, so that a work-group reads each of its operands once.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order (article 003, relay of A).
Each of the 32 threads brings 256 bytes of A and 128 of B a K block; four threads then share a strip of A, eight a panel
of B. Two buffers of each, a barrier every K block, pointers that only step.
SLM: 2 x 8 KiB of A + 2 x 4 KiB of B = 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, f32, function, kernel, nd_item, pack_operands_a, pack_vnni, ptr
from course.esimd import simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll
from course.kernels.esimd.tiles import A_BYTES, A_TILE, B_BYTES, BK, BM, BN, OPERAND, multiply, store_wide, tiles

@function
def copy_tiles(buffer, lid, slot, a, b):  # one operand of A; half a row of B in 4 pieces
    dwords = block_load[u32, 32](b)
    ### BEGIN SOLUTION
    slm_block_store[bf16, 128](buffer * A_BYTES + lid * 256, block_load[bf16, 128](a))
    ### END SOLUTION
    for piece in unroll(range(4)):
        at = buffer * B_BYTES + slot + piece % 2 * 1024 + piece // 2 * 256
        slm_block_store[u32, 8](at, dwords.select[8, 1](8 * piece))

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * A_BYTES + 2 * B_BYTES)
    lid, row, col = item.get_local_id(0), item.get_group(0) % (M // BM), item.get_group(0) // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    a, b = A + row * (K // BK) * A_TILE + lid * OPERAND, B + lid // 2 * N + col + lid % 2 * 32
    slot = 2 * A_BYTES + lid // 16 * 2048 + lid // 2 % 8 * 32 + lid % 2 * 512
    copy_tiles(0, lid, slot, a, b)
    barrier()
    for block in range(K // BK):
        if block + 1 < K // BK:
            copy_tiles(block % 2 ^ 1, lid, slot, a + A_TILE, b + BK // 2 * N)
        ### BEGIN SOLUTION
        strip, panel = block % 2 * A_BYTES + lid // 4 * 1024, 2 * A_BYTES + block % 2 * B_BYTES + lid % 4 * 256
        a0, a1, a2, a3 = [slm_block_load[bf16, 128](strip + o * 256) for o in range(4)]
        b0, b2, b1, b3 = [slm_block_load[bf16, 128](panel + o * 1024) for o in range(4)]
        ### END SOLUTION
        c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
        c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
        barrier()
        if block + 1 < K // BK:  # no pointer is made that lies beyond the matrices
            a, b = a + A_TILE, b + BK // 2 * N
    store_wide(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
