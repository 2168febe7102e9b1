# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 50
#     answers:
#       programs_unsplit: "4 on 80 CUs (counted)"
#       GBps_at_32K: "234 with 32 segments (published time, counted bytes)"
#       speedup_at_32K: "1.27 (published: 0.730 / 0.573 ms)"
#       crossing_tokens: "about 9,200 (interpolated from published times)"
# ---
# %% [markdown]
# # 22 · Split-KV attention
#
# One new token looks back at all tokens before it. Its keys and values are long, its output is one row. Cut along
# the context, let many programs work, and put their results together **exactly**.
#
# *Time: 60 minutes. Three answers: six statements, two and two. Published on gfx936, 32K tokens: 0.730 → 0.573 ms.*

# %%
from course import Lesson

lesson = Lesson("22_split_kv_attention")

# %% [markdown]
# ## The shape
#
# Article 002: 16 query heads, 4 KV heads, D = 256, bf16. Four query heads share the keys and values of one KV head
# (they must not be read four times). The public configuration of the model has 24 query heads, so this may be one
# shard of several (note H04).
#
# A context of 32,768 tokens is 134 MB of K and V, and 0.54 GFLOP: 4 FLOP a byte, a memory problem like the GEMV. But
# a GEMV of 34816 rows has thousands of programs from its outputs. Here the output has 16 rows, and gfx936 has 80 CUs.
# The only long axis is L: each KV head's context is cut into 16 or 32 segments.
#
# Splitting changes neither FLOP nor the bytes of K and V. It costs a second kernel, and float32 partial results:
# D + 1 numbers a query head and segment.
#
# Predict: programs without splitting; GB/s of the published 0.573 ms at 32K; the speedup from 16 to 32 segments
# there; and the number of tokens from which 32 segments are faster than 16, if the difference is a straight line
# between 8K (16 segments 0.397, 32 segments 0.404 ms, published) and 16K (0.480 and 0.432 ms, published).

# %%
lesson.predict(programs_unsplit=..., GBps_at_32K=..., speedup_at_32K=..., crossing_tokens=...)

# %% [markdown]
# ## Why the merge can be exact
#
# A segment does not know the largest score of the others. It leaves its own softmax, `part`, and how much weight
# stood behind it, `lse` = log2(sum of 2^score). The whole is the average of the parts with weights 2^lse:

# %%
import numpy as np

D, rng = 256, np.random.default_rng(7)
score, V = 6 * rng.standard_normal(1000), rng.standard_normal((1000, D))
whole = 2**score @ V / np.sum(2**score)
cuts = np.array_split(np.arange(1000), 7)
part = [2 ** score[c] @ V[c] / np.sum(2 ** score[c]) for c in cuts]
lse = np.array([np.log2(np.sum(2 ** score[c])) for c in cuts])
merged = np.average(part, axis=0, weights=2 ** (lse - lse.max()))
print("merged equals whole:", np.allclose(merged, whole, rtol=1e-12, atol=1e-14))
print("plain mean of the parts:", "equal" if np.allclose(np.mean(part, axis=0), whole) else "wrong")

# %% [markdown]
# Exact in real numbers. In float32 the order of additions changes, so the last digits do: the article saw at most
# 2.44e-4 between 16 and 32 segments (published).
#
# ## First kernel: one segment
#
# The segment is itself walked in blocks of BLOCK tokens, by the same idea: `top` is the largest score so far,
# `total` the sum of weights, `acc` the weighted sum of V, all relative to `top`. When a block brings a larger
# score, what was summed before must be scaled down by 2^(old top − new top).
#
# Rows are query heads. A matrix instruction has 16 rows and there are 4 heads, so 12 rows idle: their q is 0, so every
# token's score is 0 and its weight 1. Their `total` is the number of tokens, never 0, and nothing of them is stored.
# `scale` contains log2(e) / sqrt(D): `tl.exp2` is what the hardware has.
#
# Write one block: the scores, −inf for tokens at L and beyond; the new top of each row; weights and the factor for the
# old sums; then `total`, `acc` and `top`. The check takes smaller cases: D = 32, H = 2 KV heads, G = 3 query heads to
# each.

# %% kernel="triton/split_kv_attention.py:segment" contract="gfx936_attention" points=4

# %%
lesson.check(segment)

# %% [markdown]
# <details><summary>Hint 1</summary>Scores are q times k transposed, times scale: tl.dot(q, tl.trans(k)).
# tl.where(condition, a, b) chooses for each element.</details>
# <details><summary>Hint 2</summary>The new top is tl.maximum of the old one and tl.max of the scores along axis 1.
# Weights are 2^(score − new top), never above 1.</details>
# <details><summary>Hint 3</summary>Both sums get the factor for the old part: the total is a row sum of the
# weights, acc a dot of the weights (in V's type) with v. Set `top` last, since the factor needs the old one.</details>
#
# Most tests cannot see a sum that is kept in bf16: the weights are rounded to bf16 anyway, and the errors look alike.
# One test can: its weights are exact, and its values cancel.
#
# ## Second kernel: the merge
#
# `w` holds the lse of all segments of a row (−inf beyond the last), `x` their parts, one in each row. Turn w into
# weights, largest 1, and form the average `y`.

# %% kernel="triton/merge_segments.py:merge" contract="gfx936_merge" points=2

# %%
lesson.check(merge)

# %% [markdown]
# <details><summary>Hint 4</summary>Take the largest w off before exp2: 2^300 is no float32, and the check tries
# such numbers. Segments run along axis 0.</details>
#
# ## Third kernel: pages
#
# A server does not keep a context in one piece. It keeps **pages** of PAGE tokens, scattered over a pool that other
# requests use too; `table[i]` says in which page of the pool tokens i · PAGE and on lie. 784 tokens a page as
# published, 16 in vLLM by default. The pool is [pages, PAGE, HEADS, D].
#
# Only one thing changes in the first kernel: where the row of D numbers of a token begins. (The softmax of a block,
# which you wrote there, is `online_softmax.step` here.) Write it: `page` for each of the block's `tokens`, then `row`,
# the offsets of their rows and all of `d`. A block of 32 tokens may lie in several pages. Pools are large: make the
# page's number 64 bits wide before you multiply it.

# %% kernel="triton/paged_attention.py:paged_segment" contract="gfx936_paged" points=2

# %%
lesson.check(paged_segment)

# %% [markdown]
# <details><summary>Hint 5</summary>Token t is number t % PAGE of page number t // PAGE of this request. Load from the
# table with a vector of addresses, one a token, and a mask for tokens that do not exist.</details>
# <details><summary>Hint 6</summary>Count rows of D numbers first: PAGE · HEADS of them in a page, HEADS for each token,
# then head. [:, None] makes a column of it.</details>
#
# ## How long?
#
# With pages, as the article's kernel has them; turn PAGE. (`lesson.time(segment)` times keys and values in one piece.
# Without a GPU the panel starts small.)

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"L": 256, "D": 32, "PAGE": 16}
lesson.time(paged_segment, sizes=small)

# %% tags=["machine"]
lesson.inspect(segment)

# %% [markdown]
# Compiled for gfx90a, with D = 256: 40 matrix instructions a turn, and LDS binds at 2 waves a SIMD (estimate). A
# kernel that keeps so few waves cannot hide latency by waves: it needs programs on every CU, and loads far ahead.
#
# ## The published times
#
# Page size 784, 16 and 32 segments (note H04 on every row). At 8K, 32 are slower, at 16K faster: where do they meet?

# %%
from course import published

times = {r.name: r.value for r in published.rows(system="gfx936", table="attention_segments", metric="time_per_call")}
for tokens in (8, 16, 32):
    slow, fast = (times[f"attn_seg{s}_{tokens}k"] for s in (16, 32))
    rate = [4 * 4 * tokens * 1024 * D / ms / 1e6 for ms in (slow, fast)]
    print(f"{tokens:2}K: {slow:.3f} and {fast:.3f} (ms, published), ratio {slow / fast:.2f},",
          f"{rate[0]:.0f} and {rate[1]:.0f} GB/s = {rate[0] / 12.06:.0f} and {rate[1] / 12.06:.0f} % of 1206")
lost, won = (times[f"attn_seg{a}_{n}k"] - times[f"attn_seg{b}_{n}k"] for a, b, n in ((32, 16, 8), (16, 32, 16)))
print(f"equal near {8192 + 8192 * lost / (lost + won):.0f} tokens (predicted, from published times)")

# %% [markdown]
# The article writes "10 %" and "21 %" faster: that is time saved. As a speed it is 1.11 and 1.27 times. And the
# rates say more than the ratio: 7 to 19 % of the memory's rate. This kernel is **not** bound by memory. It is short
# of parallel work, or slow in what lies between the loads; that is why more segments help at all.
#
# The article's rule is 32 segments from 12,288 tokens on, 16 below. It stays above the crossing: near it nothing is to
# be won, and a wrong choice costs little. Three points and two choices are thin, though. More than 32 are not printed.
#
# One H200 took for your kernel's reference, and for the fastest kernel of this course (pages of 16 and 784 with it):

# %% tags=["machine"]
from course.models import recorded

for length in (8192, 16384, 32768):
    found = recorded.sweep("split_kv_attention", f"attention bf16 {length}")
    print(f"{length:5} tokens, us by segments:", ", ".join(f"{n}: {spent.value}" for n, spent in found.items()))
print(f"all ({found[64].kind}: {found[64].source})")
for work in ("8192", "32768", "131072", "32768 page 16", "32768 page 784"):
    spent = recorded.figure(f"attention bf16 {work}")
    beside = spent.value / recorded.figure("attention bf16 32768").value if "page" in work else None
    print(f"fastest, L = {work}: {spent}, {4096 * int(work.split()[0]) / spent.value / 1e3:.0f} GB/s",
          f"(pages cost {100 * beside - 100:.1f} %)" if beside else "")
lesson.compare()

# %% [markdown]
# There, 64 segments are best at every length, and 32 nearly as good: 4 heads × 32 fill 128 of 132 multiprocessors once.
# 64 put two programs on most of them: one can work while the other waits (likely, not measured). With 4 or 8, most of
# the card stands idle. Long contexts reach the memory's rate, short ones do not: what is left at 8K is two launches and
# the merge. What was tried and lost: `hardware_notes/triton_tried.md`.
#
# ## In a server
#
# The article takes 32 segments for one token, these heads, and 12,288 tokens or more; everything else keeps its
# old path. Prefill never comes here.

# %%
def path(tokens_now: int, q_heads: int, kv_heads: int, head_dim: int, dtype: str, longest: int) -> str:
    """Which attention a server runs; `longest`: the longest context of the batch."""
    exact = (tokens_now, q_heads, kv_heads, head_dim, dtype) == (1, 16, 4, 256, "bf16")
    return f"split KV, {32 if longest >= 12288 else 16} segments" if exact else "fallback"


for request in ((1, 16, 4, 256, "bf16", 32768), (1, 16, 4, 256, "bf16", 4096), (512, 16, 4, 256, "bf16", 32768),
                (1, 24, 4, 256, "bf16", 32768)):
    print(request, "->", path(*request))

# %% [markdown]
# A kernel's gain is not the service's: 0.157 ms a layer, against 45 ms of weights. Check numbers, then the health
# of the service, then a whole request.
#
# ## Before you go on
#
# With 1,024 segments of one block (32 tokens) there would be 4,096 programs at L = 32K. Why not? Give two costs, in
# numbers. (Ask `launch` for 1,000: it rounds a segment up to whole blocks, here two, and starts 4 · 512.)
#
# <details><summary>Answer</summary>Partial results: 16 heads · 1,024 · 257 · 4 bytes = 17 MB written and read
# again, a quarter of K and V's 134 MB in all. And with one block a segment nothing is left to pipeline: each program
# pays its start for 32 KiB of keys and values.</details>
