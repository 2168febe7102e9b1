"""Fast decode attention, contiguous or paged: segments, then a merge that is already waiting for them.

out[h, d] = softmax over l of (Q[h] . K[h // G, l] / sqrt(D)) . V[h // G, l, d]; G <= 16 query heads to a KV head. Q
and out are [G * HEADS, D]. Contiguous: K and V [HEADS, L, D]. Paged: K and V [pages, PAGE, HEADS, D], PAGE a multiple
of 16, and table[i] (int32) is the page of tokens i * PAGE and on. f16 or bf16, sums in float32, D a power of 2, any L
>= 1.

Over split_kv_attention.py: as many segments as fill the device exactly once; keys and values by tensor descriptor
(TMA); a merge of small programs; and EARLY: both kernels may start while the one before drains (programmatic
dependent launch). They wait in `gdc_wait` before they read or write anything. Before that, AHEAD tokens of keys and
values are asked into the L2 cache: a hint only, so that what is written until then is still what is read. (The page
table must be older than the launch.)
"""
import torch
import triton
import triton.language as tl
from triton.language.extra.cuda import gdc_launch_dependents, gdc_wait
from triton.tools.tensor_descriptor import TensorDescriptor

CONFIG = dict(SEGMENTS=32, BLOCK=64, TMA=True, AHEAD=64, EARLY=True, num_warps=4, num_stages=3)
RUN = tl.constexpr(16)  # tokens that are surely in one page


@triton.jit
def place(table, tokens, end, head, L, HEADS: tl.constexpr, D: tl.constexpr, PAGE: tl.constexpr):
    """Where each token's row of D elements starts; PAGE 0: contiguous."""
    if PAGE == 0:
        row = head * L + tokens
    else:
        first = tl.min(tokens.reshape(tokens.shape[0] // RUN, RUN), axis=1)
        page = tl.load(table + first // PAGE, mask=first < end, other=0)
        row = (page * PAGE + first % PAGE)[:, None] + tl.arange(0, RUN)[None, :]
        row = row.reshape(tokens.shape[0]) * HEADS + head
    return row.to(tl.int64) * D


@triton.jit
def prefetch(pointers, BYTES):
    """Ask the L2 cache for BYTES from each pointer on."""
    tl.inline_asm_elementwise(
        "cp.async.bulk.prefetch.L2.global [$1], $2; mov.u32 $0, 0;", "=r,l,r", [pointers.to(tl.int64), BYTES],
        dtype=tl.int32, is_pure=False, pack=1,
    )  # fmt: skip


@triton.jit
def segment(Q, K, V, k_rows, v_rows, table, part, lse, L, SPAN, scale, SEGMENTS: tl.constexpr, HEADS: tl.constexpr,
            G: tl.constexpr, D: tl.constexpr, BLOCK: tl.constexpr, PAGE: tl.constexpr, TMA: tl.constexpr,
            EVEN: tl.constexpr, AHEAD: tl.constexpr, EARLY: tl.constexpr):
    head, s = tl.program_id(0) % HEADS, tl.program_id(0) // HEADS
    start, end = s * SPAN, min(s * SPAN + SPAN, L)
    g, d = tl.arange(0, 16), tl.arange(0, D)
    if EARLY:
        gdc_launch_dependents()
        if AHEAD:
            soon = start + tl.arange(0, AHEAD)
            early = tl.where(soon < end, place(table, soon, end, head, L, HEADS, D, PAGE), 0)
            prefetch(k_rows + early, D * 2)
            prefetch(v_rows + early, D * 2)
        gdc_wait()
    q = tl.load(Q + (head * G + g)[:, None] * D + d[None, :], mask=g[:, None] < G, other=0.0)
    top, total = tl.full((16,), float("-inf"), tl.float32), tl.zeros((16,), tl.float32)
    acc = tl.zeros((16, D), tl.float32)
    for l0 in tl.range(start, end, BLOCK):
        tokens = l0 + tl.arange(0, BLOCK)
        if TMA:
            k = K.load([head, l0, 0]).reshape(BLOCK, D)
            v = V.load([head, l0, 0]).reshape(BLOCK, D)
        else:
            at = place(table, tokens, end, head, L, HEADS, D, PAGE)[:, None] + d[None, :]
            if EVEN:
                k, v = tl.load(K + at), tl.load(V + at)
            else:
                k = tl.load(K + at, mask=tokens[:, None] < end, other=0.0)
                v = tl.load(V + at, mask=tokens[:, None] < end, other=0.0)
        score = tl.dot(q, k.T) * scale
        if not EVEN:
            score = tl.where(tokens[None, :] < end, score, float("-inf"))
        peak = tl.maximum(top, tl.max(score, axis=1))
        p, old = tl.exp2(score - peak[:, None]), tl.exp2(top - peak)
        total = total * old + tl.sum(p, axis=1)
        acc = tl.dot(p.to(v.dtype), v, acc * old[:, None])
        top = peak
    row = (head * SEGMENTS + s) * G + g
    tl.store(part + row[:, None] * D + d[None, :], acc / total[:, None], mask=g[:, None] < G)
    tl.store(lse + row, top + tl.log2(total), mask=g < G)


@triton.jit
def merge(part, lse, out, SEGMENTS: tl.constexpr, G: tl.constexpr, D: tl.constexpr, SLICE: tl.constexpr,
          WIDTH: tl.constexpr, EARLY: tl.constexpr):
    """One query head and SLICE of D a program."""
    h, d, s = tl.program_id(0), tl.program_id(1) * SLICE + tl.arange(0, SLICE), tl.arange(0, WIDTH)
    if EARLY:
        gdc_launch_dependents()
        gdc_wait()
    row = (h // G * SEGMENTS + s) * G + h % G
    weight = tl.load(lse + row, mask=s < SEGMENTS, other=float("-inf"))
    rows = tl.load(part + row[:, None] * D + d[None, :], mask=s[:, None] < SEGMENTS, other=0.0)
    weight = tl.exp2(weight - tl.max(weight, axis=0))
    result = tl.sum(rows * weight[:, None], axis=0) / tl.sum(weight, axis=0)
    tl.store(out + h * D + d, result.to(out.dtype.element_ty))


_scratch = {}  # allocated once: a launch in a graph must find it again


def launch(Q, K, V, out, table=None, L=None, **changes):
    """Start both kernels on torch tensors; `out` is written. Paged: give `table` and the number of tokens L."""
    use = CONFIG | changes
    if table is not None:
        use["TMA"] = False
        page, heads = K.shape[1:3]
        if page % 16:
            raise ValueError(f"A page holds {page} tokens: it must be a multiple of 16.")
    else:
        page, (heads, L) = 0, K.shape[:2]
    D, G = Q.shape[1], Q.shape[0] // heads
    block, segments = use.pop("BLOCK"), use.pop("SEGMENTS")
    span = triton.cdiv(L, segments * block) * block
    segments = triton.cdiv(L, span)  # none is empty
    key = (Q.device, heads, G, D, segments)
    if key not in _scratch:
        _scratch[key] = [torch.empty(heads * segments * G, n, device=Q.device) for n in (D, 1)]
    part, lse = _scratch[key]
    k, v = K, V
    if use["TMA"]:
        k, v = (TensorDescriptor.from_tensor(x, [1, block, D]) for x in (K, V))
    early = dict(EARLY=use["EARLY"], launch_pdl=use["EARLY"])
    segment[(heads * segments,)](
        Q, k, v, K, V, table, part, lse, L, span, 1.4426950408889634 / D**0.5, segments, heads, G, D, block, page,
        EVEN=L % span == 0, launch_pdl=use["EARLY"], **use,
    )  # fmt: skip
    slice_ = min(64, D)
    merge[(heads * G, D // slice_)](
        part, lse, out, segments, G, D, slice_, triton.next_power_of_2(segments), num_warps=1, **early
    )
