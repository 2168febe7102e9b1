# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 50
#     versus: 05_matrix_core
#     answers:
#       slm_reads_for_a_K_block: "64 (counted)"
#       instructions_in_millions: "26.55 (published), 30.4 (counted here)"
# ---
# %% [markdown]
# # 10 · ESIMD GEMM
#
# Now one hardware thread computes a 16 × 16 tile of C: 2 × 2 DPAS tiles, so that each operand is used twice.
# Thirty-two threads share tiles of A and B in SLM, in **two buffers**: while all multiply out of one, all fill
# the other.
#
# *Time: 50 minutes. Two answers, two lines and nine. Published on the A770: 0.0992 ms, 53 % of the nearest oneMKL
# run (A08).*

# %%
from course import Lesson

lesson = Lesson("10_esimd_gemm")

# %% [markdown]
# ## The geometry
#
# The article tries several shapes; this one won. A work-group makes 128 × 64 of C and walks K in blocks of 32.

# %%
BM, BN, BK, threads = 128, 64, 32, 32
print(f"SLM: 2 x ({2 * BM * BK} B of A + {2 * BK * BN} B of B) = {2 * (2 * BM * BK + 2 * BK * BN)} B")
groups = 1024 // BM * (1536 // BN)
print(f"work-groups: {groups}, hardware threads: {groups * threads} on 4096 places")
print(f"DPAS a thread and K block: {16 // 8 * (16 // 8) * (BK // 16)}")

# %% [markdown]
# 6,144 threads on 4,096 places: one and a half waves. In the second wave half of the card has nothing to do (note
# A18). Keep that in mind when a percentage of the library looks low: the shape, not only the kernel, decides.
#
# The published times of the article's other geometries: 16 × 8 a thread, BK 16: 0.139 ms; 16 × 8, BK 32: 0.109
# ms; 16 × 16, BK 32: 0.0992 ms; four buffers of A and B with doubled registers: 0.282 ms (lesson 13 has four
# buffers of B only). Why does a smaller tile lose? Each operand is used less often.

# %%
lesson.predict(slm_reads_for_a_K_block=..., instructions_in_millions=...)

# %% [markdown]
# ## The kernel
#
# B comes packed in VNNI order, once, by the host (`pack_vnni`), as dwords. `copy_rows` (given, in
# `course.kernels.esimd.tiles`) copies this thread's share of a K block into a buffer.
#
# Lessons 06 to 09 come between 05 and this one in the article; its gain over its own stage before is 1.19×.
#
# **First hole**, `operand`: a DPAS operand is 8 rows of 32 bytes that lie `pitch` bytes apart in SLM. Read each
# with `slm_block_load[u32, 8](address)` and put it into its place, `rows.select[8, 1](8 * r).write(...)`.
# `unroll(range(8))` is a loop that the compiler writes out.
#
# **Second hole**, one K block: which buffer is `now` (0 or BUFFER)? If there is a next block, start copying it
# into the other. Read four operands of A (two tile rows, two halves of K) and four of B, multiply, and meet at
# the barrier.
#
# In a buffer, A is 128 rows of 64 bytes; this thread's 16 rows begin at row `lid // 4 * 16`. After A_BYTES comes
# B: 16 rows of 256 bytes, and this thread's columns begin at byte `lid % 4 * 64`. `multiply(c, b_low, a_low,
# b_high, a_high)` is two DPAS, for both halves of K.

# %% kernel="esimd/esimd_gemm.py:gemm" contract="a770_gemm_128_64" points=4

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>A's operands for k 0..15 begin at a, for k 16..31 at a + 32 (bytes); the
# second tile row is 8 rows of 64 bytes further. Pitch 64.</details>
# <details><summary>Hint 2</summary>B in VNNI order has 16 rows of dwords for 32 values of k. The upper 8 rows are
# k 0..15; the lower 8 begin 8 * 256 = 2048 bytes further. The second tile column is 32 bytes to the right. Pitch
# 256.</details>
# <details><summary>Hint 3</summary>K block number k // BK uses buffer 0 when it is even, else the one at BUFFER;
# the other one is BUFFER minus this one. The next block begins at A + row * K + k + BK, and (k + BK) // 2 rows of
# N dwords into B, plus col: a dword row holds two k. One barrier at the end of the turn is enough: it says both
# that the next buffer is full and that nobody still reads this one.</details>
#
# The check runs the compiled kernel first, then an interpreter that lets the threads of a group run in random
# order between barriers. It sees races and reads of SLM that nobody wrote. Delete the barrier and look.

# %% [markdown]
# ## What is it compiled to?
#
# Your Python becomes OpenCL C (one sub-group of 8 lanes is one hardware thread), and that becomes A770 code. Look
# at the source:

# %% tags=["machine"]
lesson.source(gemm)

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# The article's profiler counted **26.55 million** instructions for this kernel, 29 % of them messages. The
# estimate above is some 14 % higher: this compiler copies many loaded registers into the operands of DPAS by
# moves, which an ESIMD compiler avoids. Be careful with such comparisons: VTune's ALU and XMX counters count
# *execution slots*, only its totals and its `Send` count instructions (note A05).
#
# 64 messages from SLM to registers in each K block for 8 DPAS. That is the next thing to improve.

# %% tags=["widget"]
lesson.time(gemm)

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# A message from SLM may carry up to 256 bytes on this GPU. You read 32 bytes at a time. How few messages could
# bring the 4 + 4 operands of a K block?
#
# <details><summary>Answer</summary>8 operands of 256 bytes: 8 messages at best. Whether you reach it depends on
# how the tile lies in SLM. A's rows are 64 bytes and adjacent, so 4 rows fit into one message; B's rows are 256
# bytes apart, so one message gets 64 bytes of use.</details>
