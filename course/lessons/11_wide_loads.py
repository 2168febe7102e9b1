# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 35
#     versus: 10_esimd_gemm
#     answers:
#       messages_A: "4 (counted)"
#       messages_B: "16 (counted)"
#       instructions_in_millions: "24.31 (published), 24.4 (counted here)"
# ---
# %% [markdown]
# # 11 · Wide loads
#
# Lesson 10 asks SLM for 32 bytes at a time, 64 times in a K block. Now each message is as wide as the tile's rows
# allow. Nothing else changes: same tiles, same buffers, same DPAS.
#
# *Time: 35 minutes. The answer is five lines. Published on the A770: 0.0992 → 0.0836–0.0856 ms.*

# %%
from course import Lesson

lesson = Lesson("11_wide_loads")

# %% [markdown]
# ## Count the messages first
#
# DG2 carries at most 256 bytes in one block message. In SLM, A has rows of 64 bytes, one after the other. B has
# rows of 256 bytes, of which this thread needs 64.

# %%
operand = 8 * 32  # bytes of one DPAS operand: 8 rows of 32
narrow = 4 * operand // 32 + 4 * operand // 32
print(f"lesson 10: {narrow} messages of 32 bytes for a K block")
print(f"A's 16 rows of 64 bytes: {16 * 64} bytes;  B's 16 rows of 64 bytes: {16 * 64} bytes")

# %% [markdown]
# How many messages now, for A and for B? How far does the total of instructions fall?

# %%
lesson.predict(messages_A=..., messages_B=..., instructions_in_millions=...)

# %% [markdown]
# ## The stage before

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# B is given: `operands_b` reads 16 dwords of a row in one message and splits them into the left and right
# operand.
#
# Write `operands_a`: 8 rows of A, 32 bf16 each, read in two messages of 256 bytes (4 rows, 128 bf16). What
# arrives is *not* an operand: each row holds k 0..15, then k 16..31. Sort it: the first half of row r goes to
# elements 16 r of `low`, the second half to `high`. `low.select[16, 1](16 * r).write(...)` writes 16 elements
# with stride 1.

# %% kernel="esimd/wide_loads.py:gemm" contract="a770_gemm_128_64" points=3

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>Two turns, r = 0 and r = 4: one message of 128 bf16, from row r on, brings
# rows r to r + 3.</details>
# <details><summary>Hint 2</summary>Inside, four turns: row r + s is elements 32 s to 32 s + 31 of the message.
# Loops over constants are unroll(range(...)).</details>

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# The messages from SLM fell from 64 to 20 per K block, exactly as counted: 4 for A, 16 for B. The total fell by a
# fifth here, but only by **8 %** in the article (26.55 to 24.31 million). There the sorting ate most of the gain:
# a `select` out of the middle of a vector is a move, and moves are instructions. Our listing does not show that:
# `alu32` falls too, because lesson 10's count here contains moves that an ESIMD compiler avoids.
#
# The article's own table shows it, without saying so: `Send` falls by 56 %, `Int32 and float` by 35 %, and
# `Other` *rises* by 130 % (note A07). Work moved from messages to moves.

# %% tags=["widget"]
lesson.time(gemm, versus="10_esimd_gemm")

# %% [markdown]
# ## Reading such a table
#
# Three traps in the published counters of this stage. Each is in `hardware_notes/contradictions.md`.
#
# - **A04**: one table is too small by ten. 22.4 *yi* (2.24 billion) ALU instructions there are 22.44 billion in
#   the next one.
# - **A05**: "XMX instructions" differ by 13 % between two kernels that execute the very same 786,432 DPAS. It is
#   the error of the counter.
# - **A06**: `Send` of this kernel is 3.70 billion in one collection and 5.12 billion in another. Use ratios
#   within one table only.

# %%
dpas = 1024 * 1536 * 512 // 1024
for slots in (15.1e9, 13.1e9):  # with A04's factor; per 1,100 calls
    print(f"{slots / 1100 / dpas:.1f} slots for each DPAS (16 expected)")

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The moves sort what arrives in the wrong order. Who could have put it into the right order earlier, and how
# often would that work be done?
#
# <details><summary>Answer</summary>Whoever writes it into SLM: once for a work-group instead of once for each of
# the 4 or 8 threads that read it. Or the host, once for the whole matrix. Lesson 12 does both.</details>
