# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course: {card: arc_a770, minutes: 25, versus: 03_register_tiling}
# ---
# %% [markdown]
# # 04 · Vectorised access
#
# Lesson 03 copies tiles one element at a time. A work-item that copies 4 **neighbours** lets the compiler merge
# them into one message and compute one address instead of four. Nothing else changes.
#
# *Time: 25 minutes. The answer is five lines. Published on the A770: 0.431 → 0.274 ms, 1.6×.*

# %%
from course import Lesson

lesson = Lesson("04_vectorised_access")

# %% [markdown]
# ## Which four?
#
# A tile of A has 64 × 16 elements, 1024 in all; 256 work-items; 4 each. Numbered row by row, work-item t takes
# elements 4 t to 4 t + 3.

# %%
BM, BK, BN, R = 64, 16, 64, 4
for t in (0, 1, 3, 4, 255):
    first = t * R
    print(f"work-item {t:3}: tile_a row {first // BK:2}, columns {first % BK:2}..{first % BK + 3:2};"
          f"  tile_b row {first // BN:2}, columns {first % BN:2}..{first % BN + 3:2}")

# %% [markdown]
# Four neighbours never cross the end of a row: 16 and 64 are multiples of 4. That is what makes one address
# enough.

# %% [markdown]
# ## The stage before

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# How many load instructions from global memory does a work-item execute for one tile of A and B, before and
# after? By how much will the whole kernel's instruction count fall?

# %%
lesson.predict(loads_before=..., loads_after=..., speedup=...)

# %% [markdown]
# ## The kernel
#
# `first` is the number of this work-item's first element in either tile. Turn it into a row and a column of each
# tile, once, then copy four neighbours.

# %% kernel="sycl/vectorised_access.py:gemm_vectors" contract="a770_gemm_64" points=3

# %%
lesson.check(gemm_vectors)

# %% [markdown]
# <details><summary>Hint 1</summary>In tile_a (BK columns) element number `first` is at row first // BK, column
# first % BK. tile_b has BN columns.</details>
# <details><summary>Hint 2</summary>Loop v over range(R) and add v to the column only, on both sides of the
# assignment.</details>
# <details><summary>Hint 3</summary>Keep the divisions out of the loop over v.</details>

# %% [markdown]
# ## How long?

# %% tags=["widget"]
lesson.time(gemm_vectors, versus="03_register_tiling")

# %% tags=["machine"]
lesson.inspect(gemm_vectors)

# %% [markdown]
# Two rows deserve a second look.
#
# - `addr64` falls by 40 %: fewer addresses.
# - `SIMD width` fell from 16 to 8: the compiler needs more registers for each work-item and takes fewer
#   work-items into a thread. So the *number* of instructions rises while the work of each lane falls. Only the
#   last row compares the two fairly.
#
# On a CPU the gain is small or none: its compiler had already merged what it could.

# %% [markdown]
# ## A trap: rounding the loop the other way
#
# The same four elements could be taken *down a column*: rows 4 apart, one column. The sum is the same, the check
# passes, the time is not. Try it in the cell above, press Run, and put it back.

# %% [markdown]
# ## Where you stand

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# From 1.952 to 0.274 ms, 7 times faster, and still 5.1 times the library's 0.0537 ms. The library does not
# multiply with the vector unit at all: it uses the matrix engine, 8 times as many multiply-adds in a cycle.

# %% [markdown]
# ## Before you go on
#
# This kernel executes 3.25 instructions for one multiply-add. What is the least a vector unit can do? And what
# would a matrix instruction that does 1024 multiply-adds at once need?
#
# <details><summary>Answer</summary>One (a `mad` with both operands in registers). A DPAS instruction does 8 × 8 ×
# 16 = 1024 multiply-adds for 8 lanes: 128 for a lane. Even ten helper instructions for each DPAS leave less than
# 0.1 instructions a multiply-add. That is lesson 05.</details>
