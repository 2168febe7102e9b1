# contract: gfx936_gemv
# stage: skinny_gemv
# cause: stride_of_rows_is_k
import triton
import triton.language as tl

ROWS, BLOCK_K = 4, 512


@triton.jit
def gemv(w_ptr, x_ptr, y_ptr, M, K, stride_w, ROWS: tl.constexpr, BLOCK_K: tl.constexpr):
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    acc = tl.zeros((ROWS, BLOCK_K), tl.float32)
    for k0 in range(0, K, BLOCK_K):
        ks = k0 + tl.arange(0, BLOCK_K)
        w = tl.load(w_ptr + rows[:, None] * K + ks[None, :],
                    mask=(rows[:, None] < M) & (ks[None, :] < K), other=0.0)
        x = tl.load(x_ptr + ks, mask=ks < K, other=0.0)
        acc += w.to(tl.float32) * x.to(tl.float32)[None, :]
    y = tl.sum(acc, axis=1)  # across lanes once, after the loop
    tl.store(y_ptr + rows, y.to(y_ptr.dtype.element_ty), mask=rows < M)


def launch(W, x, y, rows=ROWS):
    """Start one GEMV on torch tensors; y is written."""
    M, K = W.shape
    gemv[(triton.cdiv(M, rows),)](W, x, y, M, K, W.stride(0), rows, BLOCK_K)
