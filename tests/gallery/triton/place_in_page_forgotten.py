# contract: gfx936_paged
# stage: split_kv_attention
# cause: place_in_page_missing
import triton
import triton.language as tl


@triton.jit
def paged_segment(Q, K, V, table, out, L, scale, HEADS, PAGE, G: tl.constexpr, D: tl.constexpr, BLOCK: tl.constexpr):
    head, g, d = tl.program_id(0), tl.arange(0, 16), tl.arange(0, D)[None, :]
    q = tl.load(Q + (head * G + g)[:, None] * D + d, mask=g[:, None] < G, other=0.0)
    top, total = tl.full((16,), float("-inf"), tl.float32), tl.zeros((16,), tl.float32)
    acc = tl.zeros((16, D), tl.float32)
    for l0 in range(0, L, BLOCK):
        tokens = l0 + tl.arange(0, BLOCK)
        page = tl.load(table + tokens // PAGE, mask=tokens < L, other=0)
        row = ((page.to(tl.int64) * PAGE) * HEADS + head)[:, None] * D + d
        k = tl.load(K + row, mask=tokens[:, None] < L, other=0.0)
        v = tl.load(V + row, mask=tokens[:, None] < L, other=0.0)
        score = tl.where(tokens[None, :] < L, tl.dot(q, tl.trans(k)) * scale, float("-inf"))
        peak = tl.maximum(top, tl.max(score, axis=1))
        p, old = tl.exp2(score - peak[:, None]), tl.exp2(top - peak)
        total, top = total * old + tl.sum(p, axis=1), peak
        acc = tl.dot(p.to(v.dtype), v, acc * old[:, None])
    y = (acc / total[:, None]).to(out.dtype.element_ty)
    tl.store(out + (head * G + g)[:, None] * D + d, y, mask=g[:, None] < G)

def launch(Q, K, V, table, out, L, block=32):
    (_, page, heads, D), rows = K.shape, Q.shape[0]
    scale = 1.4426950408889634 / D**0.5
    paged_segment[(heads,)](Q, K, V, table, out, L, scale, heads, page, rows // heads, D, block)
