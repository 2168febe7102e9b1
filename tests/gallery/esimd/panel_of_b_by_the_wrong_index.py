# contract: Gemm(multiple=(32, 16, 16))
# stage: barriers_and_addresses
# cause: b_panel_wrong
# ruff: noqa: I001
from course.esimd import barrier, bf16, block_load, f32, joint_matrix_fill, joint_matrix_load, joint_matrix_store
from course.esimd import kernel, layout, nd_item, nd_range, ptr, slm_block_load, slm_block_store, slm_init, static
from course.esimd import unroll, use, xmx


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[bf16], C: ptr[f32], M: static, N: static, K: static):
    slm_init(1024)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // 32) * 32, group // (M // 32) * 16 + lid % 2 * 8
    c = joint_matrix_fill[f32](0)
    for k in range(0, K, 16):
        for r in unroll(range(4)):
            slm_block_store[bf16, 16]((lid * 4 + r) * 32, block_load[bf16, 16](A + (row + lid * 4 + r) * K + k))
        b = joint_matrix_load[use.b, bf16, layout.row_major](B + k * N + col // 16 * 16 + lid // 4 * 8, N)
        barrier()
        c = xmx.dpas[8, 8, f32](c, b, slm_block_load[bf16, 128](lid // 2 * 256))
        barrier()
    joint_matrix_store(c, C + (row + lid // 2 * 8) * N + col, N)


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    queue.parallel_for(nd_range(M // 32 * (N // 16) * 8, 8), gemm, A, B, C, M, N, K)
