"""Stage 22, paged: the same segment kernel where keys and values lie in pages, as a server keeps them.

out[h, d] = softmax over l < L of (Q[h] . K[h // G, l] / sqrt(D)) . V[h // G, l, d], with G <= 16 query heads to a KV
head. Q and out are [G * HEADS, D]; K and V [pages, PAGE, HEADS, D], contiguous; table[i] (int32) is the page that
holds tokens i * PAGE and on. f16 or bf16, sums in float32; L >= 1, any PAGE (784 as published, 16 as vLLM's default),
D a power of 2. What changes against split_kv_attention.py is where a token's row starts; the rest of a page behind L
is never read.
"""
import torch
import triton
import triton.language as tl

from course.kernels.triton import merge_segments, online_softmax


@triton.jit
def paged_segment(Q, K, V, table, part, lse, L, SPAN, scale, HEADS, PAGE,
                  G: tl.constexpr, D: tl.constexpr, BLOCK: tl.constexpr):
    head, s, g, d = tl.program_id(0), tl.program_id(1), tl.arange(0, 16), tl.arange(0, D)[None, :]
    q = tl.load(Q + (head * G + g)[:, None] * D + d, mask=g[:, None] < G, other=0.0)
    top, total = tl.full((16,), float("-inf"), tl.float32), tl.zeros((16,), tl.float32)
    acc = tl.zeros((16, D), tl.float32)
    for l0 in range(s * SPAN, min(s * SPAN + SPAN, L), BLOCK):
        tokens = l0 + tl.arange(0, BLOCK)
        ### BEGIN SOLUTION
        page = tl.load(table + tokens // PAGE, mask=tokens < L, other=0)
        row = ((page.to(tl.int64) * PAGE + tokens % PAGE) * HEADS + head)[:, None] * D + d
        ### END SOLUTION
        k = tl.load(K + row, mask=tokens[:, None] < L, other=0.0)
        v = tl.load(V + row, mask=tokens[:, None] < L, other=0.0)
        top, total, acc = online_softmax.step(q, k, v, tokens < L, scale, top, total, acc)
    row = (head * G + g) * tl.num_programs(1) + s
    tl.store(part + row[:, None] * D + d, acc / total[:, None], mask=g[:, None] < G)
    tl.store(lse + row, top + tl.log2(total), mask=g < G)


def launch(Q, K, V, table, out, L, segments=16, block=32):
    """Start both kernels on torch tensors; `out` is written. L: tokens in the cache."""
    (_, page, heads, D), rows = K.shape, Q.shape[0]
    span = triton.cdiv(L, segments * block) * block
    part, lse = (torch.empty(rows, triton.cdiv(L, span), n, device=Q.device) for n in (D, 1))
    sizes = L, span, 1.4426950408889634 / D**0.5, heads, page, rows // heads, D, block
    paged_segment[heads, part.shape[1]](Q, K, V, table, part, lse, *sizes)
    merge_segments.launch(part, lse, out)
