# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 25
#     versus: 03_register_tiling
#     answers:
#       addresses_before: "8 a work-item and tile pair (counted)"
#       addresses_after: "2 a work-item and tile pair (counted)"
#       speedup: "1.57 (published, on the A770)"
# ---
# %% [markdown]
# # 04 · Vectorised access
#
# Lesson 03 copies tiles one element at a time, each with an address of its own. A work-item that copies 4
# **neighbours** needs one address for them, and the compiler may merge their loads. Nothing else changes.
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
# How many global addresses does a work-item compute for one tile of A and one of B, before and after?

# %%
lesson.predict(addresses_before=..., addresses_after=..., speedup=...)

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
# `SIMD width` fell from 16 to 8: the compiler needs more registers for each work-item and takes fewer of them
# into a thread. So every raw count doubles for the same work, and only the last row compares the two kernels
# fairly: 4.06 → 3.25. Do the same for a class by hand: executed × SIMD width / 805 million multiply-adds.

# %%
for name, send, addr64, width in (("03", 9_891_840, 28_446_720, 16), ("04", 23_322_624, 16_908_288, 8)):
    print(f"{name}: send {send * width / 805_306_368:.3f}, addr64 {addr64 * width / 805_306_368:.3f} a multiply-add")

# %% [markdown]
# Addresses fall by 70 %. Messages *rise* by a fifth: a thread of 8 lanes needs more of them than one of 16. So
# the gain is fewer addresses, not fewer messages, with this compiler; the article's compiler may have merged
# more. On a CPU the gain is small or none: its compiler had already merged what it could.

# %% [markdown]
# ## A trap: four neighbours down a column
#
# Let a work-item take 4 rows of one column instead: `row_a, col_a = t // BK * R, t % BK` with `t = i * SIDE + j`,
# and add `v` to the row; the same for B with BN. The check still passes. Compare time and instructions, then put
# it back.

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
