# contract: a770_gemm_64
# stage: slm_staging
# cause: run
# ruff: noqa: I001
from course.esimd import barrier, bf16, block_load, f32, joint_matrix_fill, joint_matrix_load, joint_matrix_store
from course.esimd import kernel, layout, nd_item, nd_range, pack_vnni, ptr, slm_block_load, slm_block_store, slm_init
from course.esimd import static, u32, use, xmx


@kernel
def gemm(item: nd_item, A: ptr[bf16], B: ptr[u32], C: ptr[f32], M: static, N: static, K: static):
    slm_init(256)
    lid, group = item.get_local_id(0), item.get_group(0)
    row, col = group % (M // 64) * 64 + 8 * lid, group // (M // 64) * 8
    c = joint_matrix_fill[f32](0)
    for k in range(0, K, 16):
        slm_block_store[u32, 8](lid * 32, block_load[u32, 8](B + (k // 2 + lid) * N + col, alignment=64))
        barrier()
        a = joint_matrix_load[use.a, bf16, layout.row_major](A + row * K + k, K)
        b = slm_block_load[bf16, 128](0)
        c = xmx.dpas[8, 8, f32](c, b, a)
        barrier()
    joint_matrix_store(c, C + row * N + col, N)


def launch(queue, A, B, C):
    M, N, K = *C.shape, A.shape[1]
    queue.parallel_for(nd_range(M // 64 * (N // 8) * 8, 8), gemm, A, pack_vnni(B), C, M, N, K)
