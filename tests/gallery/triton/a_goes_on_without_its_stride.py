# contract: gfx936_gemm
# stage: num_stages
# cause: a_step_without_stride
import triton
import triton.language as tl

BLOCK_M, BLOCK_N, BLOCK_K, STAGES = 32, 64, 16, 3

@triton.jit
def gemm(a_ptr, b_ptr, c_ptr, M, N, K, stride_am, stride_ak, stride_bk, stride_bn, stride_cm, stride_cn,
         BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    ks = tl.arange(0, BLOCK_K)
    acc = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    a = a_ptr + (rows % M)[:, None] * stride_am + ks[None, :] * stride_ak
    b = b_ptr + ks[:, None] * stride_bk + (cols % N)[None, :] * stride_bn
    for left in range(K, 0, -BLOCK_K):
        tile_a = tl.load(a, mask=ks[None, :] < left, other=0.0)
        tile_b = tl.load(b, mask=ks[:, None] < left, other=0.0)
        acc = tl.dot(tile_a, tile_b, acc)
        a += BLOCK_K
        b += BLOCK_K * stride_bk
    c = c_ptr + rows[:, None] * stride_cm + cols[None, :] * stride_cn
    tl.store(c, acc.to(c_ptr.dtype.element_ty), mask=(rows[:, None] < M) & (cols[None, :] < N))

def launch(A, B, C, stages=STAGES):
    M, N, K = A.shape[0], B.shape[1], A.shape[1]
    grid = (triton.cdiv(M, BLOCK_M), triton.cdiv(N, BLOCK_N))
    gemm[grid](A, B, C, M, N, K, *A.stride(), *B.stride(), *C.stride(), BLOCK_M, BLOCK_N, BLOCK_K, num_stages=stages)
