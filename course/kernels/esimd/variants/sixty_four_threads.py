# ruff: noqa: I001 - few import lines: the kernel stays one page
"""Stage 14 with 64 threads: 8 x 8 of them, each makes 16 x 8 of C instead of 16 x 16.

C[M, N] = A[M, K] @ B[K, N], C float32; A packed as operands, B in VNNI order. The tile of a work-group, its K blocks
and its SLM stay as in stage 14; a thread brings 128 bytes of A and 64 of B a K block. Eight threads now read each strip
of A, where four did. Article 003 measured it and found it slower.
SLM: 2 x 8 KiB of A + 2 x 4 KiB of B = 24 KiB. M, N, K are multiples of 128, 64, 32.
"""
from course.esimd import barrier, bf16, block_load, block_store, f32, function, kernel, nd_item, nd_range
from course.esimd import pack_operands_a, pack_vnni, ptr, simd, slm_block_load, slm_block_store, slm_init, static, u32
from course.esimd import unroll
from course.kernels.esimd.tiles import A_BYTES, A_TILE, B_BYTES, BK, BM, BN, multiply

THREADS = 64

@function
def copy_tiles(buffer, lid, slot, a, b):  # half an operand of A; a quarter of a row of B in 2 pieces
    dwords = block_load[u32, 16](b)
    slm_block_store[bf16, 64](buffer * A_BYTES + lid * 128, block_load[bf16, 64](a))
    for piece in unroll(range(2)):
        slm_block_store[u32, 8](buffer * B_BYTES + slot + piece * 256, dwords.select[8, 1](8 * piece))

@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(2 * A_BYTES + 2 * B_BYTES)
    lid, row, col = item.get_local_id(0), item.get_group(0) % (M // BM), item.get_group(0) // (M // BM) * BN
    upper, lower = simd[f32, 64](0), simd[f32, 64](0)
    a, b = A + row * (K // BK) * A_TILE + lid * 64, B + lid // 4 * N + col + lid % 4 * 16
    slot = 2 * A_BYTES + lid // 32 * 2048 + lid // 4 % 8 * 32 + lid % 4 * 512
    copy_tiles(0, lid, slot, a, b)
    barrier()
    for block in range(K // BK):
        if block + 1 < K // BK:
            copy_tiles(block % 2 ^ 1, lid, slot, a + A_TILE, b + BK // 2 * N)
        strip, panel = block % 2 * A_BYTES + lid // 8 * 1024, 2 * A_BYTES + block % 2 * B_BYTES + lid % 8 * 256
        a0, a1, a2, a3 = [slm_block_load[bf16, 128](strip + o * 256) for o in range(4)]
        b0, b1 = [slm_block_load[bf16, 128](panel + o * 2048) for o in range(2)]
        upper, lower = multiply(upper, b0, a0, b1, a1), multiply(lower, b0, a2, b1, a3)
        barrier()
        if block + 1 < K // BK:
            a, b = a + A_TILE, b + BK // 2 * N
    c = C + (row * BM + lid // 8 * 16) * N + col + lid % 8 * 8
    for r in unroll(range(8)):
        block_store[f32, 8](c + r * N, upper.select[8, 1](8 * r))
        block_store[f32, 8](c + (r + 8) * N, lower.select[8, 1](8 * r))

def launch(queue, A, B, C):
    sizes = nd_range(C.shape[0] // BM * (C.shape[1] // BN) * THREADS, THREADS)
    queue.parallel_for(sizes, gemm, pack_operands_a(A, BM, BK), pack_vnni(B), C, *C.shape, A.shape[1])
