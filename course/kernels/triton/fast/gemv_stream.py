"""Fast skinny GEMV: one row a program, and the next launch's weights are under way before this launch has ended.

y[M] = W[M, K] @ x[K]; W and x are f16 or bf16, y any float type; W row-major with K contiguous, K a multiple of
BLOCK_K. All of K is unrolled, so that a program has all its loads in flight at once; many small programs a
multiprocessor do the rest. Weights do not change between launches. With EARLY a launch may start while the one before
drains (programmatic dependent launch): its first weights are loaded at once, and `gdc_wait` stands before the first
read of x, which that one may have written.
"""
import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait

CONFIG = dict(ROWS=1, BLOCK_K=1024, EARLY=True, num_warps=2)


@triton.jit
def gemv(w_ptr, x_ptr, y_ptr, M, stride_w, K: tl.constexpr, ROWS: tl.constexpr, BLOCK_K: tl.constexpr,
         EARLY: tl.constexpr):
    if EARLY:
        gdc_launch_dependents()
    rows, ks = tl.program_id(0) * ROWS + tl.arange(0, ROWS), tl.arange(0, BLOCK_K)
    inside = rows[:, None] < M
    weights = w_ptr + rows[:, None].to(tl.int64) * stride_w + ks[None, :]
    w = tl.load(weights, mask=inside, other=0.0, eviction_policy="evict_first")
    if EARLY:
        gdc_wait()
    acc = w.to(tl.float32) * tl.load(x_ptr + ks).to(tl.float32)[None, :]
    for k0 in tl.static_range(BLOCK_K, K, BLOCK_K):
        w = tl.load(weights + k0, mask=inside, other=0.0, eviction_policy="evict_first")
        acc += w.to(tl.float32) * tl.load(x_ptr + k0 + ks).to(tl.float32)[None, :]
    tl.store(y_ptr + rows, tl.sum(acc, axis=1).to(y_ptr.dtype.element_ty), mask=rows < M)


def launch(W, x, y, **changes):
    """Start one GEMV on torch tensors; y is written. Raises ValueError where K is no multiple of BLOCK_K."""
    use = CONFIG | changes
    M, K = W.shape
    if K % use["BLOCK_K"] or W.stride(1) != 1:
        raise ValueError(f"K = {K} must be a multiple of {use['BLOCK_K']}, and W row-major.")
    gemv[(triton.cdiv(M, use["ROWS"]),)](W, x, y, M, W.stride(0), K, launch_pdl=use["EARLY"], **use)
