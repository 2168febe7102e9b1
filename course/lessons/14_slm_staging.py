# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 40
#     versus: 13_barriers_and_addresses
#     answers:
#       messages_more: "2 more: one global load, one store and four SLM loads instead of four global loads (counted)"
#       instructions_in_millions: "10.83 (published), 10.4 (counted here)"
#       padded: "SLM, by 1536 bytes; reserved as before (counted)"
#       eight_buffers: "SLM, twice (counted)"
#       threads_64: "sends 1.5 times, instructions 1.7 times (counted)"
# ---
# %% [markdown]
# # 14 · SLM staging
#
# In lesson 13 four threads of a group read the same strip of A from global memory. Now A goes through SLM as
# well: each operand is fetched once for a group. It costs instructions, and the article finds it 2 to 5 % faster
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
# So A's global traffic falls by four, and SLM traffic appears: one global load, one store to SLM and four loads
# from it, instead of four global loads. Predict the change in messages for a thread and K block, and the number
# of instructions (8.58 million before).

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
# | idea | base | hope |
# |---|---|---|
# | padded: 32 unused bytes after every strip of A and every operand of B in SLM | lesson 14 | no bank conflicts |
# | eight buffers of B, a barrier every four blocks | lesson 13 | half of the barriers again |
# | 64 threads of 16 × 8 | lesson 14 | smaller tiles, more threads to hide latency |
#
# All three give the right C; they are in `course/kernels/esimd/variants/`. Predict for each which count **grows**
# against its base: `"instructions"`, `"sends"`, `"SLM"`, `"barriers"` or `"none"`.

# %%
lesson.predict(padded=..., eight_buffers=..., threads_64=...)

# %% tags=["machine"]
from course.esimd import study

study.variants()

# %% [markdown]
# Read each column against its base.
#
# - **64 threads: the counts point the way the time goes.** A thread sends less, but there are twice as many: 1.5
#   times the sends, 1.5 times the bytes from SLM, 1.7 times the instructions, for the same DPAS. Six operands
#   feed four DPAS, where eight fed eight. The time is 1.27 to 1.29 times as long: the counts give the direction,
#   not the amount.
# - **Padded: the counts do not explain it.** The same messages of the same sizes. 1.5 % more instructions is less
#   than another wording of the source changes (5 %). SLM grows by 1536 bytes, and what is reserved does not. One
#   thing that no row shows has changed: slots begin at multiples of 32 bytes, no longer of 256. Whether the A770
#   pays for that, the article did not measure.
# - **Eight buffers: the counts point the other way.** Fewer barriers, as hoped, the same messages, 4 % fewer
#   instructions (again within the 5 %), and yet slower. Only SLM grows.
#
# Is it occupancy, then? The last row says no: on paper **128 threads stay resident in all five** (note A12). Two
# suspects are left for eight buffers, and no count settles either. Four groups now reserve all 128 KiB of an
# Xe-core, where they took 64; SLM shares its memory with the L1 cache (`hardware_notes/arc_a770.json`, a
# secondary source), and this kernel still reads A from global memory: 36 KiB a block with B, against 12 in lesson
# 14. And four of the 16 blocks of B must arrive before the first DPAS, where two had to.
#
# Last, the times themselves. Elsewhere in the article one design differs by 20 to 27 % between two sessions (note
# A03). Padding loses 13 to 15 %, eight buffers 7 to 12 %: that is a loss only if idea and base were timed in one
# session. The article prints them in one table and says no more. Only 64 threads lose more than that. The article
# tried them twice; 0.0832–0.0835 ms is on the base of lesson 13, not counted here.
#
# Which cause is the right one, the article does not know for padding and eight buffers, and without the card
# neither do we. Saying so is part of the job.

# %% [markdown]
# ## One design, two times
#
# In the article's last chapter this very design, two buffers of A and B and one barrier per block, takes
# 0.0739–0.0781 ms, 63–66 % of oneMKL, where this chapter says 82–90 %. It is another session, with another
# library time: note A03. A figure without its session is not a figure.

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
