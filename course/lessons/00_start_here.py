# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 20
#     answers:
#       bandwidth_GBps: "measured above, on the memory line"
#       rate_GFLOPS: "measured above, on the arithmetic line"
# ---
# %% [markdown]
# # 00 · Start here
#
# You will write matrix multiplication (GEMM) for three accelerators, one idea at a time, and measure what each
# idea is worth. Owning one of the cards is fine; owning none is fine too. This lesson shows what a GEMM costs,
# how fast *your* device is, and how the course checks and times a kernel.
#
# *Time: 20 minutes. One warm-up exercise, two lines.*

# %%
from course import Lesson

lesson = Lesson("00_start_here")

# %% [markdown]
# ## Three places, one source
#
# The text that you write is used three times. The course always says which one you are looking at.
#
# | | what happens | what it tells you |
# |---|---|---|
# | **runs here** | Intel's CPU runtime, or an interpreter, executes it | is it right? |
# | **compiles for the card** | the card's own compiler reads it, no card needed | which instructions, how many |
# | **runs there** | the card executes it, when you have one | how fast |
#
# And every number says what it is: *measured* here and now, *published* in an article, *counted* in compiled
# code, *predicted* by you or by a model, *recorded* earlier on another machine.

# %% [markdown]
# **Words.** *GEMM*: general matrix multiplication. *Ladder*: the stages of one card, each faster than the one
# before. *Article 003*: the text that the A770 ladder follows (the four articles: `hardware_notes/published.md`).
# *bf16*: a 16-bit float, the upper half of a float32. *Work-item*: one run of the kernel function; a *work-group*
# is a block of them that can share memory; a *hardware thread* runs 8, 16 or 32 of them at once (its *SIMD
# width*), each in a *lane*. *SLM*: shared local memory, the work-group's own. *Matrix unit* (XMX): hardware that
# multiplies small matrices; its instruction is *DPAS*. The A770 has 32 *Xe-cores* with 128 places for hardware
# threads each.
#
# **Other verbs.** `lesson.hint()` gives the next hint, `lesson.explain()` the numbers of a wrong result,
# `lesson.log()` your experiments, `lesson.restore(version)` an earlier kernel.

# %% [markdown]
# ## What a GEMM costs
#
# `C = A B` with A of M × K and B of K × N. Every element of C needs K multiplications and K additions. The least
# traffic is: read A once, read B once, write C once. In this ladder A and B are bf16 (2 bytes), C is float32 (4
# bytes).

# %%
M, N, K = 1024, 1536, 512  # the benchmark shape of article 003

flop = 2 * M * N * K
moved = 2 * M * K + 2 * K * N + 4 * M * N
print(f"{flop / 1e9:.2f} GFLOP, {moved / 1e6:.1f} MB at least: {flop / moved:.0f} FLOP for each byte")

# %% [markdown]
# The last number is the **arithmetic intensity**. A device that can do R FLOP/s and move W bytes/s needs an
# intensity of at least R / W (its *ridge*) before arithmetic, not memory, is the limit.
#
# Guess first: what are R and W of the machine that you are using now?

# %%
lesson.predict(bandwidth_GBps=..., rate_GFLOPS=...)

# %% [markdown]
# ## Your own roofline
#
# Two kernels, timed on your device: one only moves data, one only multiplies and adds. They give the two
# ceilings. (A problem that fits into a cache can beat the memory line.)

# %% tags=["machine"]
lesson.roofline(gemm=(flop, moved), dot_product=(2 * K, 8 * K))

# %% [markdown]
# The A770's lines are higher: 560 GB/s and 17.2 TFLOPS of float32 from its data sheet, 137.6 TFLOPS in its matrix
# units (`hardware_notes/arc_a770.md` has the sources). This GEMM lies *left* of the matrix units' ridge: 181
# FLOP/byte against 246. Keep that in mind when a text says that a kernel reaches 90 % of a library: at this shape
# the library's 0.0537 ms is itself 22 % of the peak (note A17 in `hardware_notes/contradictions.md`).

# %% [markdown]
# ## The warm-up
#
# A SYCL kernel is a function that runs once for every **work-item**. Here the work-items form a grid of M × N;
# `item.get_id(0)` is the row of this one, `item.get_id(1)` its column. Store one element:
#
# `C[row, col] = alpha · A[row, col] + beta · B[row, col]`
#
# `launch` is given. Replace the two marked lines.

# %% kernel="sycl/weighted_sum.py:weighted_sum" contract="weighted_sum" points=1

# %%
lesson.check(weighted_sum)

# %% [markdown]
# <details><summary>Hint 1</summary>Take row and column from item.get_id(0) and item.get_id(1), then write the
# formula with square brackets: A[row, col].</details>
# <details><summary>Hint 2</summary>A kernel returns nothing: it stores into C.</details>

# %% [markdown]
# **How a check works.** Your kernel runs in a process of its own, on random inputs of several shapes. C is filled
# with NaN before, and the memory around all three arrays is watched. Every element is compared with a float64
# result; how far it may be off follows from the number of roundings. If you are wrong, the check says where and,
# when it can, why. Try it: exchange `alpha` and `beta` in your kernel and check again.

# %% [markdown]
# ## How long does it take?
#
# Press **Run**. The course warms up, then measures batches on fresh inputs, checks the timed output and shows the
# median. The clock is not in your kernel's process.

# %% tags=["widget"]
lesson.time(weighted_sum)

# %% [markdown]
# This kernel moves 12 bytes for 3 FLOP: 0.25 FLOP/byte. Divide 100.7 MB by your time. The roofline's memory probe
# is a kernel of the same kind, so the two should agree; if they do not, something else was running during one of
# them.

# %% [markdown]
# ## Before you go on
#
# A GEMM kernel reads each element of A and B from memory for *every* element of C that needs it. How many bytes
# does that make at the benchmark shape, and what does your bandwidth allow? Write the time down; lesson 01
# measures it.
#
# <details><summary>Answer</summary>2 · M · N · K values of 2 bytes = 3.2 GB, 361 times the least traffic. At 560
# GB/s that would take 5.8 ms; the published naive kernel takes 1.95 ms, because caches serve most of the
# reads.</details>
