# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 35
#     answers:
#       flop_per_byte_decode: "1 (counted)"
#       tokens_at_the_ridge: "353 at 327 FLOP/byte, 386 at 355 (counted)"
#       weights_ms_a_token: "45 (published), 44.8 (counted: 54 GB at 1206 GB/s)"
#       arithmetic_ms_a_token: "0.14 (published), 0.137 (counted)"
# ---
# %% [markdown]
# # 20 · Roofline
#
# A device that is always busy may still be waiting. Two numbers decide: how many bytes it can read in a second,
# and how many operations it can do. This lesson measures both where you are, and places the two halves of a
# language model under them.
#
# *Time: 35 minutes. The answer is three statements. Published on gfx936: 1206 GB/s and 395 TFLOPS (note H05).*

# %%
from course import Lesson

lesson = Lesson("20_roofline")

# %% [markdown]
# ## Two phases, two problems
#
# **Prefill** runs the whole prompt through the model: Y = X Wᵀ with as many rows of X as there are tokens, a GEMM.
# **Decode** makes one token at a time: the same weights, one row, a GEMV. Article 002's layer is the gate and up
# projection of a 27B model, W of 34816 × 5120, bf16. (The down projection would be 5120 × 17408: half of 34816.)
# FLOP per byte counts all bytes: the weights, and the activations that come and go (bf16 too).
#
# Predict: FLOP for each byte in decode; how many tokens a prefill needs to reach the ridge of 327 FLOP/byte; and
# for **one token of the whole model**, 27 billion weights in bf16: milliseconds to read them at 1206 GB/s, and to
# multiply by them at 395 TFLOPS.

# %%
lesson.predict(flop_per_byte_decode=..., tokens_at_the_ridge=..., weights_ms_a_token=..., arithmetic_ms_a_token=...)

# %% [markdown]
# ## The kernel: how fast can this device read?
#
# Read a vector once and do as little as possible with it. A program sums SPAN = BLOCK · STEPS neighbours: STEPS
# loads, each of BLOCK neighbours, added to `acc` lane by lane. The lanes are added up once at the end (given).
#
# `start` is 64 bits wide: the benchmark's vector has 2²⁶ elements of 4 bytes, but others may pass 2³¹. No vector of
# the check is so large: keep the offsets 64 bits wide yourself. Nor does a sum show in which order a program reads: if
# neighbours in `acc` are not neighbours in memory, only the speed tells.

# %% kernel="triton/roofline.py:read" contract="gfx936_read" points=2

# %%
lesson.check(read)

# %% [markdown]
# <details><summary>Hint 1</summary>A plain loop over range(STEPS): block number `step` begins at start + step *
# BLOCK, and tl.arange(0, BLOCK) counts on from there.</details>
# <details><summary>Hint 2</summary>Past the end of x (i >= n) a lane must load 0: mask and other.</details>
#
# On a GPU, 268 MB divided by the panel's time is its read ceiling. (The panel starts small without a GPU: then it
# times an interpreter.)

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"N": 1 << 18}
lesson.time(read, sizes=small)

# %% [markdown]
# ## Your device's two ceilings
#
# By torch this time, so that a CPU has them too: a sum for reading, a matrix product for arithmetic. Beside them, the
# two pairs that were measured on gfx936.

# %% tags=["machine"]
from course.models import ceilings, decode, recorded, roofs
from course.pictures import show_figure

here = ceilings.measure()
print(here)
for roof in roofs.gfx936():
    print(f"{roof.device}: {roof.bandwidth / 1e9:.0f} GB/s, {roof.rate / 1e12:.0f} TFLOPS, ridge {roof.ridge:.1f}")

# %% [markdown]
# Yours are what two libraries reach: lower bounds of what the hardware could do, so a better kernel may move the roof.
# That is exactly the trouble with the pairs of gfx936. Both were measured by others, by methods that neither describes
# fully (note H05): 11 % apart in bandwidth, 21 % in arithmetic. The article rounds its ridge to 327, the other one is
# 355. **A percentage of peak must name its peak.**
#
# ## The layer under the roofs

# %%
shape = (34816, 5120)
points = {f"{n} tokens": decode.linear(*shape, n) for n in (1, 16, 512, 4096)}
for label, (flop, moved) in points.items():
    least = [f"{1e3 * roof.bound(flop, moved):.3f}" for roof in roofs.gfx936()]
    print(f"{label:11} {flop / moved:7.1f} FLOP/byte, at least {least[0]} or {least[1]} (ms, predicted)")
print(f"on the ridge from {decode.tokens_at(327, *shape)} tokens (327) or {decode.tokens_at(355, *shape)} (355)")

# %% tags=["machine"]
show_figure(roofs.figure([*roofs.gfx936(), here], points))

# %% [markdown]
# Decode does 1 FLOP a byte: 2 FLOP for each weight of 2 bytes. It stays so for every layer shape; only more tokens
# at once move it to the right. Up to some 350 tokens are nearly free: the weights have to be read anyway. That is
# why servers batch.
#
# ## One token of 27 billion weights

# %%
weights, flop = 2 * 27e9, 2 * 27e9
for roof in roofs.gfx936():
    read_ms, multiply_ms = 1e3 * weights / roof.bandwidth, 1e3 * flop / roof.rate
    print(f"{roof.device}: {read_ms:.1f} to read, {multiply_ms:.3f} to multiply (ms, predicted)")

# %% [markdown]
# The article prints 45 and 0.14 ms, and so do we with its pair; 40.3 and 0.113 ms with the micro-benchmark's. Reading
# is more than 300 times as long. Both are floors, not the time of a token: norms, attention, sampling, launches and
# the framework come on top.
#
# ## And the KV cache
#
# Attention reads the keys and values of all tokens before. With 4 KV heads of 256 elements in bf16, that is 4 KiB
# a token and layer. How many layers keep such a cache, the article does not print. So the number is yours to
# change:

# %%
LAYERS = 16  # of full attention; an assumption, not a published figure
for length in (4096, 16384, 32768, 131072):
    moved = decode.kv_bytes(length, LAYERS)
    spent, share = 1e3 * moved / 1206e9, moved / (moved + weights)
    print(f"{length:6} tokens: {moved / 1e9:5.2f} GB, {spent:4.2f} (ms) at 1206 GB/s, {100 * share:4.1f} % of reads")

# %% [markdown]
# At 32K tokens it is 2 ms on top of 45, by this count. By the published times it is far more: article 002's
# attention kernel takes 0.573 ms a layer for 134 MB at 32K, 234 GB/s, a fifth of its own roof (note H04). Sixteen
# such layers would be 9 ms. So the stream that *grows* is also the one that is far from its roof: lesson 22.

# %% tags=["machine"]
lesson.inspect(read)

# %% [markdown]
# Last, one H200 with the fastest kernels of this course (times recorded, bytes and FLOP counted).

# %% tags=["machine"]
gemv, gemm = (recorded.figure(work) for work in ("gemv bf16 34816x5120", "gemm bf16 4096x4096x4096"))
print(f"{2 * 34816 * 5120 / gemv.value / 1e6:.2f} TB/s: {gemv}")
print(f"{2 * 4096**3 / gemm.value / 1e6:.0f} TFLOPS: {gemm}")
lesson.compare()

# %% [markdown]
# ## In a server
#
# A roofline is a guard of your time. Before you write a kernel for a server, count FLOP and bytes of its exact
# shape, and measure what the present one reaches of its roof. Then wire the new one in for that shape alone and
# keep the old path for all others:

# %%
def worth_it(seconds: float, flop: float, moved: float, roof, slack: float = 1.15) -> bool:
    """Whether a kernel is further than `slack` from its roof: only then a special path may pay for its upkeep."""
    return seconds > slack * roof.bound(flop, moved)


roof = roofs.gfx936()[0]
for rows, ms in ((8, 0.350), (16, 0.827)):  # published, article 002
    print(f"{rows} rows: {ms / 1e3 / roof.bound(*decode.linear(*shape, 1)):.2f} times the floor,",
          "worth a look" if worth_it(ms / 1e3, *decode.linear(*shape, 1), roof) else "leave it")

# %% [markdown]
# ## Before you go on
#
# A profiler shows no gaps between kernels, the device is "100 % busy", and a token takes 60 ms. Which two numbers
# do you ask for, and what would each answer tell you to do?
#
# <details><summary>Answer</summary>Bytes moved and FLOP done, each over the time. Near the read ceiling: read less
# (a smaller format, batching, no extra tensors). Near the arithmetic ceiling: a better GEMM. Near neither: it
# waits for latency; more waves, larger loads or buffering may help. "Busy" only says that a kernel was
# running.</details>
