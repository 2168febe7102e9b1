# ruff: noqa: I001 - few import lines: the file is one notebook cell
"""Stage 13, barriers and addresses: four buffers of B, a barrier every second K block, and addresses that only step.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order, as in stage 12 (article 003).
Every address is computed before the loop; in it, pointers take constant steps. Two K blocks a turn, two on the way.
SLM: 4 buffers x 4 KiB of B = 16 KiB. M, N, K are multiples of 128, 64, 64.
"""
from course.esimd import barrier, bf16, block_load, f32, function, kernel, nd_item, pack_operands_a, pack_vnni, ptr
from course.esimd import simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll
from course.kernels.esimd.tiles import A_TILE, B_BYTES, BK, BM, BN, OPERAND, multiply, store_wide, tiles

@function
def copy_b(slot, b):  # half a row of B: 8 dwords into each of the 4 operands that it belongs to
    dwords = block_load[u32, 32](b)
    for piece in unroll(range(4)):
        slm_block_store[u32, 8](slot + piece % 2 * 1024 + piece // 2 * 256, dwords.select[8, 1](8 * piece))

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(4 * B_BYTES)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    a, b = A + row * (K // BK) * A_TILE + lid // 4 * 4 * OPERAND, B + lid // 2 * N + col + lid % 2 * 32
    slot, mine = lid // 16 * 2048 + lid // 2 % 8 * 32 + lid % 2 * 512, lid % 4 * 256
    copy_b(slot, b)
    copy_b(slot + B_BYTES, b + BK // 2 * N)
    barrier()
    for block in range(0, K // BK, 2):
        ### BEGIN SOLUTION
        now = block % 4 * B_BYTES
        if block + 2 < K // BK:
            b = b + BK * N
            copy_b(slot + (now ^ 2 * B_BYTES), b)
            copy_b(slot + (now ^ 2 * B_BYTES) + B_BYTES, b + BK // 2 * N)
        for half in unroll(range(2)):
            a0, a1, a2, a3 = [block_load[bf16, 128](a + o * OPERAND) for o in range(4)]
            b0, b2, b1, b3 = [slm_block_load[bf16, 128](mine + now + half * B_BYTES + o * 1024) for o in range(4)]
            c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
            c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
            a = a + A_TILE
        barrier()
        ### END SOLUTION
    store_wide(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
