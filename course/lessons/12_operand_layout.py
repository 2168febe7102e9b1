# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 40
#     versus: 11_wide_loads
#     answers:
#       slm_messages: "4 (counted)"
#       instructions_in_millions: "12.15 (published), 10.8 (counted here)"
# ---
# %% [markdown]
# # 12 · Operand layout
#
# Lesson 11 sorts registers in every thread and every K block. Now memory holds DPAS operands: 256 bytes in a row
# that one message brings and DPAS takes as they are. B is stored into SLM in that order; A is packed once by the
# host and read straight from global memory.
#
# *Time: 40 minutes. Two answers, three lines each. Published: 0.0836–0.0856 → 0.0734–0.0736 ms, half the
# instructions.*

# %%
from course import Lesson

lesson = Lesson("12_operand_layout")

# %% [markdown]
# ## Where does an element of B go?
#
# A K block of B is 16 rows of 64 dwords (VNNI order: dword row i holds k = 2 i and 2 i + 1). A DPAS operand is 8
# rows of 8 dwords. So the block is 2 × 8 operands. In what order? A thread reads, for its 16 columns, four
# operands: two halves of K, two tile columns. The kernel below places operand (half, column) at `half * 2048 +
# (column % 2) * 1024 + (column // 2) * 256`.

# %%
for row, column in ((0, 0), (0, 1), (0, 2), (8, 0), (15, 7)):
    where = row // 8 * 2048 + column % 2 * 1024 + column // 2 * 256 + row % 8 * 32
    print(f"dword row {row:2}, tile column {column}: byte {where}")

# %% [markdown]
# All even tile columns of one half of K stand together, 256 bytes each, then all odd ones. Thread `lid` reads
# column pair `lid % 4`: four messages, 1024 bytes apart.
#
# Predict: messages from SLM in a K block (20 before), and the number of instructions (24.3 million before).

# %%
lesson.predict(slm_messages=..., instructions_in_millions=...)

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# **First hole**, `copy_b`: this thread holds 32 dwords, half a row of B, in `dwords`. They are 4 pieces of 8
# dwords, for 4 tile columns: `4 * half + piece`. Store each piece where the formula above says, `row % 8 * 32`
# bytes into its operand.
#
# **Second hole**: read this block's operands. A is packed in the order of reading: for each block row of C
# (`row`) and each K block, 8 strips of 16 rows, each strip 4 operands of OPERAND elements (upper rows low k,
# upper high, lower low, lower high). B's four come from SLM.

# %% kernel="esimd/operand_layout.py:gemm" contract="a770_gemm_128_64" points=4

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>The tile column of a piece is 4 * half + piece. Its parity is piece % 2, and
# column // 2 is 2 * half + piece // 2.</details>
# <details><summary>Hint 2</summary>Strip number (row * (K // BK) + block) * 8 + lid // 4, times 4 operands, times
# OPERAND elements: that is where a begins.</details>
# <details><summary>Hint 3</summary>Lists may be unpacked: a0, a1, a2, a3 = [block_load[bf16, 128](a + o *
# OPERAND) for o in range(4)]. Mind the order of B: left low, right low, left high, right high.</details>

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# More than half of the instructions are gone; published: 24.31 → 12.15 million. Most of what went is `alu32`, the
# moves; messages are halved too. DPAS now reads the registers that the message filled.
#
# C is merged too: two neighbouring 8-column tiles leave in one message of 16 float32. The article measures that
# step alone: 0.0834–0.0841 ms, next to nothing. B's layout: 0.0799–0.0825 ms. A's packing and the direct loads:
# 0.0734 ms. They add up only in this order; alone, none is worth much.

# %% tags=["widget"]
lesson.time(gemm, versus="11_wide_loads")

# %% [markdown]
# ## The price
#
# The host packs A once. For weights that are used a million times, that is free. For an activation that changes
# at every call it is a pass over memory, and an honest benchmark must count it. The article does not; neither do
# the times here.

# %%
M, N, K = 1024, 1536, 512
least = 2 * M * K + 2 * K * N + 4 * M * N
print(f"packing A reads and writes {2 * 2 * M * K / 1e6:.1f} MB; the GEMM moves at least {least / 1e6:.1f} MB")

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# The article says "72.5 % of oneMKL" and "1.39 times slower". They do not match each other: 1 / 1.39 is 71.9 %
# (note A09), and the denominator is one of four different oneMKL times (A08).

# %% [markdown]
# ## Before you go on
#
# What are the remaining instructions? In `lesson.inspect`, compare `addr64` with `dpas`: for each DPAS there are
# more than three instructions that compute 64-bit addresses. Look at the Python lines beside them: which
# expression is it?
#
# <details><summary>Answer</summary>`A + ((row * (K // BK) + block) * 8 + lid // 4) * 4 * OPERAND`: computed anew
# in every K block, although only `block` changes, by one. Stepping it removes 32-bit index arithmetic; the 64-bit
# addition for each load stays, as lesson 13 measures.</details>
