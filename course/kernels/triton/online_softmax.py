"""Stage 22, a block of keys and values taken into a running softmax: what split_kv_attention.py does in its loop.

q [16, D], k and v [BLOCK, D]; inside [BLOCK] tells which tokens exist. top, total [16] and acc [16, D], float32: the
largest score so far, the sum of weights and the weighted sum of v, both relative to top. scale: log2(e) / sqrt(D).
"""
import triton
import triton.language as tl


@triton.jit
def step(q, k, v, inside, scale, top, total, acc):
    """(top, total, acc) with the block in."""
    score = tl.where(inside[None, :], tl.dot(q, tl.trans(k)) * scale, float("-inf"))
    peak = tl.maximum(top, tl.max(score, axis=1))
    p, old = tl.exp2(score - peak[:, None]), tl.exp2(top - peak)
    return peak, total * old + tl.sum(p, axis=1), tl.dot(p.to(v.dtype), v, acc * old[:, None])
