# contract: gfx936_attention
# stage: split_kv_attention
# cause: low_precision
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
        score = tl.where(tokens[None, :] < L, tl.dot(q, tl.trans(k)) * scale, float("-inf"))
        peak = tl.maximum(top, tl.max(score, axis=1))
        p, old = tl.exp2(score - peak[:, None]), tl.exp2(top - peak)
        acc = tl.dot(p.to(v.dtype), v, acc * old[:, None])
        total, top = total * old + tl.sum(p, axis=1), peak
    row = (head * G + g) * tl.num_programs(1) + s
    tl.store(part + row[:, None] * D + d, acc / total[:, None], mask=g[:, None] < G)
    tl.store(lse + row, top + tl.log2(total), mask=g < G)
def launch(Q, K, V, out, segments=16, block=32):
    (heads, L, D), rows = K.shape, Q.shape[0]
    span = triton.cdiv(L, segments * block) * block
    part, lse = Q.new_empty(rows, triton.cdiv(L, span), D), Q.new_empty(rows, triton.cdiv(L, span)).float()
    segment[heads, part.shape[1]](Q, K, V, part, lse, L, span, 1.4426950408889634 / D**0.5, rows // heads, D, block)
    merge_segments.launch(part, lse, out)
