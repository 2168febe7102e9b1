# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 40
#     answers:
#       least_ms: "0.296 (counted: 356.5 MB at 1206 GB/s)"
#       best_rows: "8 (published, on gfx936)"
#       best_percent_of_1206: "84.5 (published time, counted bytes)"
#       gain_of_buffering_percent: "0: within 1.5 % either way (published)"
# ---
# %% [markdown]
# # 21 · Skinny GEMV
#
# One token, one weight matrix: y = W x. Every weight is read once and used once. There is nothing to tile for
# reuse; the only question is how fast the weights can stream in.
#
# *Time: 40 minutes. The answer is six statements. Published on gfx936: 0.350 ms for 34816 × 5120 (note H01).*

# %%
from course import Lesson

lesson = Lesson("21_skinny_gemv")

# %% [markdown]
# ## The floor
#
# 34816 × 5120 are the gate and up projections of a 27B model in article 002. W is bf16: 356.5 MB of weights, and 10 kB
# of x. Two operations a weight of two bytes: 1 FLOP a byte.
#
# Article 002 measured 1206 GB/s as what its gfx936 can read. It says that its GEMV kernels reach **92 to 101 %**
# of that, and that double buffering therefore gains nothing. It also prints the times of a kernel that makes 2,
# 4, 8 or 16 outputs in a block.
#
# Predict: the least possible time at 1206 GB/s; which of 2, 4, 8, 16 rows is best; the percentage of 1206 GB/s
# that it reaches; and what double buffering gains.

# %%
lesson.predict(least_ms=..., best_rows=..., best_percent_of_1206=..., gain_of_buffering_percent=...)

# %% [markdown]
# ## The kernel
#
# A program makes ROWS outputs. `acc` is ROWS × BLOCK_K float32: each lane keeps its own partial sums along K, and
# they are added across lanes only **once**, after the loop, by `tl.sum(..., axis=1)`.
#
# Write the loop over K and the final sum `y` (ROWS numbers). W is row-major: element (row, k) stands at w_ptr + row *
# stride_w + k; stride_w may be more than K, where W is part of a wider matrix. Convert w and x to float32 *before* you
# multiply: a product of two bf16 numbers rounded to bf16 has lost half its digits.

# %% kernel="triton/skinny_gemv.py:gemv" contract="gfx936_gemv" points=3

# %%
lesson.check(gemv)

# %% [markdown]
# <details><summary>Hint 1</summary>Two loads a turn: a tile of W, ROWS × BLOCK_K, masked in both directions, and
# BLOCK_K elements of x, masked by K alone.</details>
# <details><summary>Hint 2</summary>x serves all rows of the tile: [None, :] makes a row of it, and Triton repeats
# it downwards.</details>
# <details><summary>Hint 3</summary>A lane beyond K must add 0: other=0.0 in the load of W is enough only if x
# there is a number, so mask both.</details>
#
# ## How long?
#
# Turn ROWS in the panel: 1, 2, 4, 8, 16. (Without a GPU the panel starts small: the interpreter's times tell
# nothing about rows.)

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"M": 64, "K": 5120}
lesson.time(gemv, sizes=small)

# %% [markdown]
# ## The published table, in GB/s
#
# Divide the bytes by the published times.

# %%
from course import published

M, K = 34816, 5120
weights = 2 * M * K  # bytes
for row in published.rows(system="gfx936", table="gemv_rows_per_block"):
    rate = weights / row.value / 1e6
    rows = row.config["rows_per_block"]
    print(f"{rows:2} rows: {row.value:.3f} (ms, published) = {rate:4.0f} GB/s, {rate / 12.06:.1f} % of 1206")

# %% [markdown]
# So the best is 84.5 %, and one is 36 %. **None lies within 92 to 101 %** (note H01). The text does not say which
# kernel and shape do. At 1206 GB/s the weights alone take 0.296 ms; 0.350 leaves 15 % of 0.350 (note H02). And on the
# 1339 GB/s that others measured (note H05), 92 to 101 % would be 83 to 91 %.
#
# This matters for the argument: "we are at the wall, so nothing helps" is only true at the wall.
#
# ## Why would 16 rows be slow?
#
# Perhaps registers: more rows keep more sums alive, fewer waves fit, and the memory waits. Count it, for gfx90a, and
# see what one H200 took for this kernel.

# %% tags=["machine"]
from course.contracts import contract
from course.models import recorded
from course.toolchains import source
from course.toolchains import triton as compiler
from course.widgets.constants import replace

problem = contract("gfx936_gemv").make(contract("gfx936_gemv").bench_case({"M": 512}))
for rows, spent in recorded.sweep("skinny_gemv").items():
    text = replace(source.text_of(gemv), {"ROWS": rows})
    found = compiler.inspect(text, problem.arguments, {}, "gfx90a").figures
    print(f"{rows:2} rows: {found['VGPRs']} VGPRs, {found['gfx936 waves a SIMD (estimate)']} waves a SIMD (estimate);",
          spent)

# %% [markdown]
# 10 registers for one row, 94 for sixteen. gfx936 has 768 a lane, so even 16 rows would keep 8 of 10 waves. Nothing
# here explains a kernel 2.4 times slower. The article's kernel (LLMM1) is another text: whatever happens to it at 16
# rows is **not shown** by our count. Nor by the H200: a flat curve with its best at 4 to 8, and no cliff.
#
# The article's 58 VGPRs fit 8 rows (60 here). Its "LDS usage about 32" has no unit (note H03), so we use it for
# nothing.
#
# ## Double buffering
#
# The idea: ask for the next tile before you multiply this one, so that the load and the multiplication overlap.
# Triton can do it on demand (`num_stages`), and you can write it. This is the same kernel, with a tile in flight:

# %%
import triton
import triton.language as tl

ROWS, BLOCK_K = 4, 512


@triton.jit
def buffered(w_ptr, x_ptr, y_ptr, M, K, stride_w, ROWS: tl.constexpr, BLOCK_K: tl.constexpr):
    out, ks = tl.program_id(0) * ROWS + tl.arange(0, ROWS), tl.arange(0, BLOCK_K)
    at = w_ptr + out[:, None] * stride_w + ks[None, :]
    inside = out[:, None] < M
    next_w = tl.load(at, inside & (ks[None, :] < K), 0.0)
    next_x = tl.load(x_ptr + ks, ks < K, 0.0)
    total = tl.zeros((ROWS, BLOCK_K), tl.float32)
    for done in range(0, K, BLOCK_K):
        now_w, now_x, left = next_w, next_x, K - done - BLOCK_K
        next_w = tl.load(at + done + BLOCK_K, inside & (ks[None, :] < left), 0.0)
        next_x = tl.load(x_ptr + ks + done + BLOCK_K, ks < left, 0.0)
        total += now_w.to(tl.float32) * now_x.to(tl.float32)[None, :]
    tl.store(y_ptr + out, tl.sum(total, axis=1).to(y_ptr.dtype.element_ty), out < M)


def launch(W, x, y, rows=ROWS):
    buffered[(triton.cdiv(W.shape[0], rows),)](W, x, y, *W.shape, W.stride(0), rows, BLOCK_K)


# %% tags=["machine"]
lesson.check(buffered)
names = ("VGPRs", "LDS bytes", "global loads a turn", "waits a turn")
counts = {f"num_stages={n}": c for n, c in enumerate(compiler.stages(source.text_of(gemv), problem.arguments, {}), 1)}
counts["two buffers by hand"] = compiler.inspect(source.text_of(buffered), problem.arguments, {}, "gfx90a")
for name, found in counts.items():
    print(f"{name}:", ", ".join(f"{found.figures[n]} {n}" for n in names))

# %% [markdown]
# Four times the same code from `num_stages`: for gfx90a this compiler pipelines only loads that feed a `tl.dot`. Only
# the kernel by hand has a second buffer, in registers. Your kernel against it, in one run:

# %% tags=["widget"]
lesson.time(gemv, versus=buffered, sizes=small)

# %% [markdown]
# Why expect nothing? A wave that waits for memory is put aside and another one runs. This kernel keeps 10 waves a SIMD
# (estimate), 40 a CU: the other 39 *are* the second buffer. The public micro-benchmark of note H05 has about 42 GB/s
# for one work-group of gfx936 (`hardware_notes/hygon_gfx936.md`, MMAC). So some 29 busy work-groups fill 1206 GB/s,
# and this grid has 8704. The article measured ±1.5 %, on a kernel that we cannot identify (note H01). If a kernel had
# few waves, it would be different: then buffering is what hides the latency.

# %% tags=["machine"]
lesson.inspect(gemv)

# %% tags=["machine"]
best = recorded.figure("gemv bf16 34816x5120")
print(f"the fastest kernel on an H200: {best}, {weights / best.value / 1e3:.0f} GB/s, data sheet 4800")
lesson.compare()

# %% [markdown]
# `packed float32` in the listing is the packed path of lesson 17: two multiply-adds in one vector instruction.
# `tl.dot` would need 16 columns of x for a matrix instruction, and there is one.
#
# ## In a server
#
# The article's service takes the fast path for **this exact shape** only, and `F.linear` for all others. Such a
# guard tests everything that the kernel takes for granted:

# %%
def guarded(x, weight, bias, fast, fallback):
    """One token, this shape, bf16, no bias, contiguous rows: the fast kernel. Anything else: the library."""
    exact = tuple(weight.shape) == (34816, 5120) and tuple(x.shape) == (1, 5120)
    plain = str(x.dtype) == str(weight.dtype) == "torch.bfloat16" and bias is None
    laid = weight.stride(1) == 1 and x.is_contiguous() and x.device == weight.device
    return fast(weight, x) if exact and plain and laid else fallback(x, weight, bias)


import torch

W = torch.empty(34816, 5120, dtype=torch.bfloat16, device="meta")
for tokens in (1, 2):
    x = torch.empty(tokens, 5120, dtype=torch.bfloat16, device="meta")
    print("tokens", tokens, "->", guarded(x, W, None, lambda *_: "fast kernel", lambda *_: "fallback"))

# %% [markdown]
# Then, in this order: the time at the real shape, the numbers against the fallback, a smoke test of the service,
# and the whole service before and after. A kernel that is 10 % faster may be lost in a step of 45 ms.
#
# ## Before you go on
#
# You measure a GEMV at 60 % of the read bandwidth, with 58 registers and few barriers. What do you look at next:
# buffering, rows, or the number of programs? And at 97 %?
#
# <details><summary>Answer</summary>At 60 %: first whether enough bytes are in flight (waves resident × bytes a
# wave asks for at once), then the width of the loads; buffering only if waves are few. At 97 %: nothing in this
# kernel. Read fewer bytes (a smaller format), or serve several tokens with one read of W.</details>
