# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 20
#     answers: {instructions_per_multiply_add: "25.7 (counted)", loaded_GB: "3.22 (counted: 2 M N K values of 2 bytes)"}
# ---
# %% [markdown]
# # 01 · Naive
#
# One work-item computes one element of C: it walks along a row of A and down a column of B. Nothing is shared,
# nothing is reused on purpose. Every later lesson is measured against this one.
#
# *Time: 20 minutes. The answer is four lines. Published on the A770: 1.952 ms, 36 times the library's 0.0537 ms.*

# %%
from course import Lesson

lesson = Lesson("01_naive")

# %% [markdown]
# ## What one work-item touches
#
# Dark: one work-item, at this step of K. Orange: an 8 × 8 block of its neighbours, at the same step; light
# orange: at all steps. Move the slider.

# %% tags=["widget"]
lesson.picture(tile_m=8, tile_n=8, tile_k=1, k=48, shared=False)

# %% [markdown]
# **bf16 without a bf16 type.** A and B hold bf16 numbers, but Python's kernels know no such type, so the arrays
# are `uint16`. A bf16 number is the upper half of a float32: shift it left by 16 bits and read the bits as
# float32. `widen(x)` does that, exactly. Products of two bf16 numbers are exact in float32; only the additions
# round.

# %%
import numpy as np

bits = np.uint16(0x4049)  # the first 16 bits of float32 pi
print(np.uint32(int(bits) << 16).view(np.float32))

# %% [markdown]
# How many instructions do you expect for one multiply-add of one work-item, loads and addresses included? And how
# many GB does the kernel load in all?

# %%
lesson.predict(instructions_per_multiply_add=..., loaded_GB=...)

# %% [markdown]
# ## The kernel
#
# Any shape: M, N and K may be 1, or prime. Sum in float32 (`np.float32(0)` to start with), store once at the end.

# %% kernel="sycl/naive.py:gemm_naive" contract="a770_gemm" points=2

# %%
lesson.check(gemm_naive)

# %% [markdown]
# <details><summary>Hint 1</summary>K is A.shape[1]. The element of A at step k is A[row, k], that of B is B[k,
# col].</details>
# <details><summary>Hint 2</summary>Both are uint16: multiply widen(A[row, k]) by widen(B[k, col]).</details>
# <details><summary>Hint 3</summary>A local variable collects the sum; C[row, col] is written after the
# loop.</details>

# %% [markdown]
# ## How long?
#
# The published time belongs to another device than yours, so it is drawn as a line to see, not to beat.

# %% tags=["widget"]
lesson.time(gemm_naive)

# %% [markdown]
# ## What the A770 would execute
#
# The card's own compiler reads your kernel. The upper rows count the instructions in the text, the lower rows
# those *executed* for the whole GEMM: instructions of a loop × its turns × hardware threads.
#
# | row | what it counts |
# |---|---|
# | `send` | messages to memory or SLM |
# | `dpas` | matrix instructions |
# | `alu32` | arithmetic, comparisons and moves of 32 bits or less, addresses' 32-bit parts included |
# | `addr64` | 64-bit address arithmetic |
# | `sync`, `control` | waiting, branches |
# | `GRF`, `spill` | registers of 32 bytes for a thread; bytes that did not fit into them |
#
# One instruction serves a whole SIMD group, so 646 million instructions stand for 805 million multiply-adds of 32
# lanes each. The last row puts that right: instructions that *one lane* executes for one multiply-add.

# %% tags=["machine"]
lesson.inspect(gemm_naive)

# %% [markdown]
# Nearly 26 instructions for one multiply-add, and only one or two of them multiply. The rest finds the data:
# `A[row, k]` is `base + (row · K + k) · 2` in 64 bits, and this GPU has no 64-bit integers, so an address is
# built of 32-bit pieces (counted under `alu32` and `addr64`). A matrix kernel that spends 4 % of its instructions
# on multiplying cannot be fast, whatever the memory does.

# %%
M, N, K = 1024, 1536, 512
print(f"loaded: {2 * M * N * K * 2 / 1e9:.2f} GB; A and B once: {(M * K + K * N) * 2 / 1e9:.4f} GB")

# %% [markdown]
# ## Where you stand

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The kernel asks for 3.2 GB and the card delivers at most 0.56 GB in a millisecond. Yet the published time is
# 1.95 ms, not 5.8 ms. Who delivered the rest? And why is that no reason to be content?
#
# <details><summary>Answer</summary>The caches: neighbours in a row of C read the same row of A and neighbouring
# elements of B. But every read is still an instruction, an address and a message to the cache. Lesson 02 asks
# once for 16 readers.</details>
