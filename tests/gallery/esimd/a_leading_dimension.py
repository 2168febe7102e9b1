# contract: a770_gemm_32_64
# stage: matrix_core
# cause: a_leading_dimension, computes_nan, run
# ruff: noqa: I001
from course.esimd import bf16, f32, joint_matrix_fill, joint_matrix_load, joint_matrix_mad, joint_matrix_store, kernel
from course.esimd import layout, nd_item, nd_range, ptr, static, use


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[bf16], C: ptr[f32], M: static, N: static, K: static):
    lid, group = item.get_local_id(0), item.get_group(0)
    row = group % (M // 32) * 32 + lid // 8 * 8
    col = group // (M // 32) * 64 + lid % 8 * 8
    c = joint_matrix_fill[f32](0)
    for k in range(0, K, 16):
        a = joint_matrix_load[use.a, bf16, layout.row_major](A + row * K + k, N)
        b = joint_matrix_load[use.b, bf16, layout.row_major](B + k * N + col, N)
        c = joint_matrix_mad(a, b, c)
    joint_matrix_store(c, C + row * N + col, N)


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    queue.parallel_for(nd_range(M // 32 * (N // 64) * 32, 32), gemm, A, B, C, M, N, K)
