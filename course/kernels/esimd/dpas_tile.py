"""Stage 05, second step: one DPAS in one hardware thread.

C[8, 8] += A[8, 16] @ B[16, 8]: A bf16 row-major, B in VNNI order as uint32[8, 8], C float32. Each operand is 256 bytes,
8 registers, one message.
"""

from course.esimd import bf16, block_load, block_store, f32, kernel, nd_item, nd_range, ptr, u32, xmx


@kernel
def dpas_tile(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32]):
    ### BEGIN SOLUTION
    a, b, c = block_load[bf16, 128](A), block_load[u32, 64](B), block_load[f32, 64](C)
    c = xmx.dpas[8, 8, f32](c, b.bit_cast_view[bf16](), a)
    block_store[f32, 64](C, c)
    ### END SOLUTION


def launch(queue, A, B, C):
    queue.parallel_for(nd_range(1, 1), dpas_tile, A, B, C)
