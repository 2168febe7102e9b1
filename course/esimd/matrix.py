"""Joint matrices on top of ESIMD: fill, load, mad, store, with DG2's one shape for 16-bit floats, 8 x 8 x 16.

Written in the language itself: what SYCL's joint_matrix hides is the messages and moves below.
    a            8 x 16, row-major: 8 messages of 32 bytes
    b, packed    16 x 8 in VNNI order: 8 messages of 32 bytes, and the registers are the operand
    b, row_major 16 x 8: 16 messages of 16 bytes, and each row's elements move into every second half-dword
    accumulator  8 x 8 float32, row-major
Strides are leading dimensions, in elements of the pointer. Shapes and layouts: sycl_ext_oneapi_matrix,
its table for DG2.
"""

from course.esimd.kernel import function
from course.esimd.operations import block_load, block_store, unroll, xmx
from course.esimd.simd import simd
from course.esimd.types import f32, u32

M, N, K = 8, 8, 16


class use:
    """Which operand a joint matrix is."""

    a, b, accumulator = "a", "b", "accumulator"


class layout:
    """How a matrix lies in memory; packed is ext_intel_packed, the VNNI order."""

    row_major, packed = "row_major", "packed"


@function
def joint_matrix_fill(element, value):
    """joint_matrix_fill[f32](0): an accumulator with `value` in each element."""
    return simd[element, M * N](value)


@function
def joint_matrix_load(role, element, order, p, stride):
    """joint_matrix_load[use.a, bf16, layout.row_major](p, stride): an operand as a vector in DPAS order."""
    if role == use.a:
        m = simd[element, M * K]()
        for r in unroll(range(M)):
            m.select[K, 1](K * r).write(block_load[element, K](p + r * stride))
    elif role == use.accumulator:
        m = simd[f32, M * N]()
        for r in unroll(range(M)):
            m.select[N, 1](N * r).write(block_load[f32, N](p + r * stride))
    elif order == layout.packed:
        dwords = simd[u32, K // 2 * N]()
        for r in unroll(range(K // 2)):
            dwords.select[N, 1](N * r).write(block_load[u32, N](p + r * stride))
        m = dwords.bit_cast_view[element]()
    else:
        m = simd[element, K * N]()
        for r in unroll(range(K)):
            m.select[N, 2](r // 2 * 2 * N + r % 2).write(block_load[element, N](p + r * stride))
    return m


@function
def joint_matrix_mad(a, b, c):
    """a b + c, one DPAS."""
    return xmx.dpas[8, M, f32](c, b, a)


@function
def joint_matrix_store(c, p, stride):
    """Store an accumulator: 8 messages of 32 bytes."""
    for r in unroll(range(M)):
        block_store[f32, N](p + r * stride, c.select[N, 1](N * r))
