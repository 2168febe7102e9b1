"""What stages 10 to 14 share: the article's geometry, a thread's share of the copies, and how it leaves its tile of C.

A work-group of 32 threads, 8 x 4 of them, makes BM x BN of C and walks K in blocks of BK; a thread makes 16 x 16.
"""

from course.esimd import (
    bf16,
    block_load,
    block_store,
    f32,
    function,
    nd_range,
    simd,
    slm_block_load,
    slm_block_store,
    u32,
    unroll,
    xmx,
)

BM, BN, BK = 128, 64, 32  # article 003, "16x16 a work-item, BK = 32, 32 threads": its best geometry
THREADS = 32
OPERAND = 128  # bf16 elements of one DPAS operand, 256 bytes
A_TILE, A_BYTES, B_BYTES = BM * BK, 2 * BM * BK, 2 * BK * BN  # elements of a tile of A; bytes of a tile of A, of B
BUFFER = A_BYTES + B_BYTES


def tiles(C):
    """The nd_range that gives every BM x BN tile of C a work-group."""
    return nd_range(C.shape[0] // BM * (C.shape[1] // BN) * THREADS, THREADS)


@function
def copy_rows(buffer, a, b, lid, N, K):
    """One thread's share of a K block, global to SLM as it lies: 4 rows of A (64 B each), half a row of B (128 B)."""
    for r in unroll(range(4)):
        slm_block_store[bf16, 32](buffer + (4 * lid + r) * 64, block_load[bf16, 32](a + (4 * lid + r) * K))
    row, half = lid // 2, lid % 2
    slm_block_store[u32, 32](buffer + A_BYTES + row * 256 + half * 128, block_load[u32, 32](b + row * N + half * 32))


@function
def operands_b(start, left, right):
    """8 rows of 16 dwords of a row-major B tile in SLM, left and right columns apart: two operands in 8 messages."""
    for r in unroll(range(8)):
        row = slm_block_load[u32, 16](start + r * 256)
        left.select[16, 1](16 * r).write(row.select[8, 1](0).bit_cast_view[bf16]())
        right.select[16, 1](16 * r).write(row.select[8, 1](8).bit_cast_view[bf16]())


@function
def multiply(c, b_low, a_low, b_high, a_high):
    """C + A B over one K block of 32: two DPAS, k 0 to 15 and 16 to 31."""
    return xmx.dpas[8, 8, f32](xmx.dpas[8, 8, f32](c, b_low, a_low), b_high, a_high)


@function
def store_narrow(c, N, c00, c01, c10, c11):
    """A 16 x 16 tile of C in 32 messages of 8 float32."""
    for r in unroll(range(8)):
        block_store[f32, 8](c + r * N, c00.select[8, 1](8 * r))
        block_store[f32, 8](c + r * N + 8, c01.select[8, 1](8 * r))
        block_store[f32, 8](c + (r + 8) * N, c10.select[8, 1](8 * r))
        block_store[f32, 8](c + (r + 8) * N + 8, c11.select[8, 1](8 * r))


@function
def store_wide(c, N, c00, c01, c10, c11):
    """A 16 x 16 tile of C in 16 messages of 16 float32: rows of two accumulators side by side."""
    upper, lower = simd[f32, 16](), simd[f32, 16]()
    for r in unroll(range(8)):
        upper.select[8, 1](0).write(c00.select[8, 1](8 * r))
        upper.select[8, 1](8).write(c01.select[8, 1](8 * r))
        lower.select[8, 1](0).write(c10.select[8, 1](8 * r))
        lower.select[8, 1](8).write(c11.select[8, 1](8 * r))
        block_store[f32, 16](c + r * N, upper)
        block_store[f32, 16](c + (r + 8) * N, lower)
