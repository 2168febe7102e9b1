"""Stage 22, split-KV attention: one query token, its keys and values cut into segments along the context.

out[h, d] = softmax over l of (Q[h] . K[h // G, l] / sqrt(D)) . V[h // G, l, d], with G <= 16 query heads to a KV
head. Q and out are [G * HEADS, D], K and V [HEADS, L, D], contiguous; f16 or bf16, sums in float32; L >= 1, D a power
of 2. `segment` takes one segment of one KV head and leaves its own softmax and lse, the log2 of its sum; `merge`
weighs the segments by exp2(lse), which is exact. Scratch: D + 1 float32 a query head and segment. A dot has 16 rows,
the fewest that the matrix unit takes: 16 - G of them are idle.
"""
import torch
import triton
import triton.language as tl

from course.kernels.triton import merge_segments


@triton.jit
def segment(Q, K, V, part, lse, L, SPAN, scale, G: tl.constexpr, D: tl.constexpr, BLOCK: tl.constexpr):
    head, s, g, d = tl.program_id(0), tl.program_id(1), tl.arange(0, 16), tl.arange(0, D)[None, :]
    q = tl.load(Q + (head * G + g)[:, None] * D + d, mask=g[:, None] < G, other=0.0)
    top, total = tl.full((16,), float("-inf"), tl.float32), tl.zeros((16,), tl.float32)
    acc = tl.zeros((16, D), tl.float32)
    for l0 in range(s * SPAN, min(s * SPAN + SPAN, L), BLOCK):
        tokens = l0 + tl.arange(0, BLOCK)
        k = tl.load(K + (head * L + tokens)[:, None] * D + d, mask=tokens[:, None] < L, other=0.0)
        v = tl.load(V + (head * L + tokens)[:, None] * D + d, mask=tokens[:, None] < L, other=0.0)
        ### BEGIN SOLUTION
        score = tl.where(tokens[None, :] < L, tl.dot(q, tl.trans(k)) * scale, float("-inf"))
        peak = tl.maximum(top, tl.max(score, axis=1))
        p, old = tl.exp2(score - peak[:, None]), tl.exp2(top - peak)  # `old` brings earlier sums to the new peak
        total = total * old + tl.sum(p, axis=1)
        acc = tl.dot(p.to(v.dtype), v, acc * old[:, None])
        top = peak
        ### END SOLUTION
    row = (head * G + g) * tl.num_programs(1) + s
    tl.store(part + row[:, None] * D + d, acc / total[:, None], mask=g[:, None] < G)
    tl.store(lse + row, top + tl.log2(total), mask=g < G)


def launch(Q, K, V, out, segments=16, block=32):
    """Start both kernels on torch tensors; `out` is written."""
    (heads, L, D), rows = K.shape, Q.shape[0]
    span = triton.cdiv(L, segments * block) * block
    segments = triton.cdiv(L, span)  # none is empty
    part, lse = (torch.empty(rows, segments, n, device=Q.device) for n in (D, 1))
    segment[heads, segments](Q, K, V, part, lse, L, span, 1.4426950408889634 / D**0.5, rows // heads, D, block)
    merge_segments.launch(part, lse, out)
