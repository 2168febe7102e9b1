# ruff: noqa: I001 - few import lines: the kernel stays one page
"""Stage 13 with eight buffers of B: a barrier every fourth K block instead of every second.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order. Four K blocks a turn, four on the way.
Nothing else differs from stage 13. Article 003 measured it and found it slower.
SLM: 8 buffers x 4 KiB of B = 32 KiB. M, N, K are multiples of 128, 64, 128.
"""
from course.esimd import barrier, bf16, block_load, f32, function, kernel, nd_item, pack_operands_a, pack_vnni, ptr
from course.esimd import simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll
from course.kernels.esimd.tiles import A_TILE, B_BYTES, BK, BM, BN, OPERAND, multiply, store_wide, tiles

@function
def copy_b(slot, b):
    dwords = block_load[u32, 32](b)
    for piece in unroll(range(4)):
        slm_block_store[u32, 8](slot + piece % 2 * 1024 + piece // 2 * 256, dwords.select[8, 1](8 * piece))

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(8 * B_BYTES)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // BM), group // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    a, b = A + row * (K // BK) * A_TILE + lid // 4 * 4 * OPERAND, B + lid // 2 * N + col + lid % 2 * 32
    slot, mine = lid // 16 * 2048 + lid // 2 % 8 * 32 + lid % 2 * 512, lid % 4 * 256
    for step in unroll(range(4)):
        copy_b(slot + step * B_BYTES, b + step * (BK // 2) * N)
    barrier()
    for block in range(0, K // BK, 4):
        now = block % 8 * B_BYTES
        if block + 4 < K // BK:
            b = b + 2 * BK * N
            for step in unroll(range(4)):
                copy_b(slot + (now ^ 4 * B_BYTES) + step * B_BYTES, b + step * (BK // 2) * N)
        for step in unroll(range(4)):
            a0, a1, a2, a3 = [block_load[bf16, 128](a + o * OPERAND) for o in range(4)]
            b0, b2, b1, b3 = [slm_block_load[bf16, 128](mine + now + step * B_BYTES + o * 1024) for o in range(4)]
            c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
            c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
            a = a + A_TILE
        barrier()
    store_wide(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
