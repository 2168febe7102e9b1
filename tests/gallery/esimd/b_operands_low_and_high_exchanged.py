# contract: Gemm(multiple=(32, 64, 32), few_shapes=True)
# stage: wide_loads
# cause: operand_order
# ruff: noqa: I001
from course.esimd import bf16, f32, joint_matrix_fill, joint_matrix_load, joint_matrix_store, kernel, layout
from course.esimd import nd_item, nd_range, ptr, static, use
from course.kernels.esimd.tiles import multiply


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[bf16], C: ptr[f32], M: static, N: static, K: static):
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // 32) * 32, group // (M // 32) * 64 + lid % 4 * 16
    c00, c01, c10, c11 = [joint_matrix_fill[f32](0) for _ in range(4)]
    for k in range(0, K, 32):
        a, b = A + (row + lid // 4 * 16) * K + k, B + k * N + col
        a0, a1 = [joint_matrix_load[use.a, bf16, layout.row_major](a + o * 16, K) for o in range(2)]
        a2, a3 = [joint_matrix_load[use.a, bf16, layout.row_major](a + 8 * K + o * 16, K) for o in range(2)]
        b0, b1 = [joint_matrix_load[use.b, bf16, layout.row_major](b + o * 16 * N, N) for o in range(2)]
        b2, b3 = [joint_matrix_load[use.b, bf16, layout.row_major](b + o * 16 * N + 8, N) for o in range(2)]
        c00, c01 = multiply(c00, b0, a0, b2, a1), multiply(c01, b1, a0, b3, a1)
        c10, c11 = multiply(c10, b0, a2, b2, a3), multiply(c11, b1, a2, b3, a3)
    c = C + (row + lid // 4 * 16) * N + col
    joint_matrix_store(c00, c, N)
    joint_matrix_store(c01, c + 8, N)
    joint_matrix_store(c10, c + 8 * N, N)
    joint_matrix_store(c11, c + 8 * N + 8, N)


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    queue.parallel_for(nd_range(M // 32 * (N // 64) * 8, 8), gemm, A, B, C, M, N, K)
