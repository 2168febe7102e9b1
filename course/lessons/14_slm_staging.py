# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 40
#     versus: 13_barriers_and_addresses
#     answers:
#       messages_more: "1 more: a store; four loads move from memory to SLM (counted)"
#       instructions_in_millions: "10.83 (published), 10.4 (counted here)"
# ---
# %% [markdown]
# # 14 · SLM staging
#
# In lesson 13 four threads of a group read the same strip of A from global memory. Now A goes through SLM as
# well: each operand is fetched once for a group. It costs instructions, and the article finds it 2 to 3 % faster
# all the same. Then three ideas that lost: you will count why, or find that counting does not explain it.
#
# *Time: 40 minutes. Two answers, one line and three. Published on the A770: 0.0628–0.0646 → 0.0613–0.0615 ms.*

# %%
from course import Lesson

lesson = Lesson("14_slm_staging")

# %% [markdown]
# ## Who reads what
#
# A work-group is 8 × 4 threads. The four threads of a row need the same operands of A, the eight of a column the
# same operands of B.

# %%
operand, per_block = 256, 4
print(f"A from global memory, lesson 13: 32 threads x {per_block} operands = {32 * per_block * operand} B a K block")
print(f"A from global memory, here:      32 threads x 1 operand  = {32 * operand} B a K block")
print(f"A from SLM, here:                32 threads x {per_block} operands = {32 * per_block * operand} B a K block")

# %% [markdown]
# So global traffic falls by four, and SLM traffic appears: one store and four loads instead of four loads.
# Predict the change in messages for a thread and K block, and the number of instructions (8.58 million before).

# %%
lesson.predict(messages_more=..., instructions_in_millions=...)

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# Two buffers of A (8 KiB each), then two of B (4 KiB each). Thread `lid` brings operand number `lid` of the
# block's 32: in the packed order of A they stand one after the other, in SLM as well.
#
# **First hole**: store this thread's operand of A. **Second hole**: the strip of A that this thread multiplies
# (four operands, shared by four threads) and its panel of B.

# %% kernel="esimd/slm_staging.py:gemm" contract="a770_gemm_128_64" points=3

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>Buffer `buffer` of A begins at byte buffer * A_BYTES; this thread's operand is
# lid * 256 bytes further.</details>
# <details><summary>Hint 2</summary>Threads 4 i to 4 i + 3 share strip i, which is 4 operands of 256 bytes: lid //
# 4 * 1024.</details>
# <details><summary>Hint 3</summary>B's buffers come after both of A: 2 * A_BYTES + block % 2 * B_BYTES. The rest
# is as in lesson 12.</details>

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# More instructions than lesson 13 (published: 10.83 against 8.58 million, 26 % more), and faster: fewer bytes
# wait for the L2 cache. *Instructions are not time.* They are what you can count without the card; which resource
# is scarce, only the card tells.

# %% tags=["widget"]
lesson.time(gemm, versus="13_barriers_and_addresses")

# %% [markdown]
# ## Three ideas that lost
#
# | idea | hope | published |
# |---|---|---|
# | pad each SLM slot by 32 bytes | no bank conflicts | 0.0698–0.0704 ms, 14 % slower |
# | eight buffers, a barrier every four blocks | half of the barriers again | 0.0690–0.0703 ms |
# | 64 threads of 16 × 8 | more threads to hide latency | 0.0780–0.0791 ms |
#
# The article suspects occupancy: more SLM, fewer work-groups at a time. Check it. The driver reserves SLM in
# powers of two; an Xe-core has 128 KiB and 128 thread places.

# %%
from course.esimd.listing import groups_resident, slm_reserved

ideas = {"as above": (32, 24576), "padded": (32, 26112), "eight buffers": (32, 32768), "64 threads": (64, 24576)}
for name, (threads, slm) in ideas.items():
    groups = groups_resident(threads, slm)
    print(f"{name:14} {slm} B, reserved {slm_reserved(slm)} B: {groups} groups, {groups * threads} threads an Xe-core")

# %% [markdown]
# All of them keep 128 threads resident: on paper, occupancy does **not** explain any of the three (note A12).
# What can be counted:
#
# - 64 threads of 16 × 8 use each operand of A once instead of twice, and B as before: 12 operand reads for 8 DPAS
#   instead of 8.
# - Padding breaks the alignment of 256-byte operands: 1056-byte slots begin at multiples of 32, not of 256.
# - Eight buffers need a longer start and a longer end of the K loop; with 16 blocks in all, that is a quarter of
#   the work.
#
# Which of these is the cause, the article does not know, and without the card neither do we. Saying so is part of
# the job.

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The whole ladder, from 1.952 to 0.0613 ms: 32 times. Yet 0.0613 ms must not be divided by the 0.0491 ms of the
# article's final session (note A03). Which library time belongs to it?
#
# <details><summary>Answer</summary>The ones of the same session: oneMKL 0.0529 ms, oneDNN 0.0552 ms. That is 86 %
# and 90 %, at a shape where the library itself reaches a quarter of the matrix engine's peak.</details>
