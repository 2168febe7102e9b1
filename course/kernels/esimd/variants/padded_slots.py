# ruff: noqa: I001 - few import lines: the kernel stays one page
"""Stage 14 with padded slots: each strip of A takes 1056 bytes of SLM, each operand of B 288, 32 more than it fills.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order. The idea: slots that begin in different
banks. Nothing else differs from stage 14. Article 003 measured it and found it slower.
SLM: 2 x 8 slots of A + 2 x 16 slots of B = 26,112 bytes. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, f32, function, kernel, nd_item, pack_operands_a, pack_vnni, ptr
from course.esimd import simd, slm_block_load, slm_block_store, slm_init, static, u32, unroll
from course.kernels.esimd.tiles import A_TILE, BK, BM, BN, OPERAND, multiply, store_wide, tiles

A_SLOT, B_SLOT = 1056, 288  # bytes, article 003
A_BYTES, B_BYTES = 8 * A_SLOT, 16 * B_SLOT  # of a buffer

@function
def copy_tiles(buffer, mine, slot, a, b):
    dwords = block_load[u32, 32](b)
    slm_block_store[bf16, 128](buffer * A_BYTES + mine, block_load[bf16, 128](a))
    for piece in unroll(range(4)):
        at = buffer * B_BYTES + slot + (piece % 2 * 4 + piece // 2) * B_SLOT
        slm_block_store[u32, 8](at, dwords.select[8, 1](8 * piece))

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * A_BYTES + 2 * B_BYTES)
    lid, row, col = item.get_local_id(0), item.get_group(0) % (M // BM), item.get_group(0) // (M // BM) * BN
    c00, c01, c10, c11 = [simd[f32, 64](0) for _ in range(4)]
    a, b = A + row * (K // BK) * A_TILE + lid * OPERAND, B + lid // 2 * N + col + lid % 2 * 32
    mine = lid // 4 * A_SLOT + lid % 4 * 256
    slot = 2 * A_BYTES + (lid // 16 * 8 + lid % 2 * 2) * B_SLOT + lid // 2 % 8 * 32
    copy_tiles(0, mine, slot, a, b)
    barrier()
    for block in range(K // BK):
        if block + 1 < K // BK:
            copy_tiles(block % 2 ^ 1, mine, slot, a + A_TILE, b + BK // 2 * N)
        strip, panel = block % 2 * A_BYTES + lid // 4 * A_SLOT, 2 * A_BYTES + block % 2 * B_BYTES + lid % 4 * B_SLOT
        a0, a1, a2, a3 = [slm_block_load[bf16, 128](strip + o * 256) for o in range(4)]
        b0, b2, b1, b3 = [slm_block_load[bf16, 128](panel + o * 4 * B_SLOT) for o in range(4)]
        c00, c01 = multiply(c00, b0, a0, b1, a1), multiply(c01, b2, a0, b3, a1)
        c10, c11 = multiply(c10, b0, a2, b1, a3), multiply(c11, b2, a2, b3, a3)
        barrier()
        if block + 1 < K // BK:
            a, b = a + A_TILE, b + BK // 2 * N
    store_wide(C + (row * BM + lid // 4 * 16) * N + col + lid % 4 * 16, N, c00, c01, c10, c11)

def launch(queue, A, B, C):
    queue.parallel_for(tiles(C), gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
