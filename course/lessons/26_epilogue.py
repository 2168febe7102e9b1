# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: mtt_s4000
#     minutes: 45
#     versus: 25_block_tiles
#     answers:
#       scratch_GB: "0.67 (counted: 10 bytes an element)"
#       scratch_ms: "0.87 at 768 GB/s, 1.31 at 513 (predicted; M03)"
#       saved_by_fusing_GB: "0.54 (counted: 8 bytes an element)"
#       best_parts: "2 (published, by less than 1 %); no difference (recorded on an H200)"
# ---
# %% [markdown]
# # 26 · Epilogue
#
# The main loop leaves C as floats in a scratch, and a second kernel rounds them to fp16. First you split that second
# kernel over two streams, as the article does. Then you make it unnecessary. Both are counted, both are timed.
#
# *Time: 45 minutes. Two answers, five lines and two. Published on the S4000: 57.86 TFLOP/s with two parts, 57.59
# with four, 57.39 with eight. There is no figure without a split, and the final kernel, which has two parts, is printed
# with 57.62 (note M01).*

# %%
from course import Lesson

lesson = Lesson("26_epilogue")

# %% [markdown]
# ## What the scratch costs
#
# For each element of C: 4 bytes written by the main loop, 4 read and 2 written by the epilogue. At M = N = 8192: how
# many GB are that? How many milliseconds at the card's 768 GB/s? How many GB does an epilogue save that
# rounds the accumulators where they are? And into how many parts, 2, 4 or 8, would you split it?

# %%
lesson.predict(scratch_GB=..., scratch_ms=..., saved_by_fusing_GB=..., best_parts=...)

# %%
elements, call_ms = 8192 * 8192, 38.2  # a call at 57.62 TFLOP/s, published
for name, size in (("scratch and C", 4 + 4 + 2), ("saved by fusing", 4 + 4)):
    gigabytes = elements * size / 1e9
    print(f"{name}: {gigabytes:.2f} GB (counted)")
    for bandwidth in (768, 513):
        ms = gigabytes / bandwidth * 1000
        print(f"    milliseconds at {bandwidth} GB/s: {ms:.2f}, {ms / call_ms:.1%} of {call_ms} (predicted)")

# %% [markdown]
# That is the ceiling (note M04): no order of streams can win more than the epilogue's own time, and a split saves no
# byte at all. It can only fill gaps: the start and the end of a kernel, where part of the card has nothing to do.
#
# ## On two streams
#
# Kernels in one stream run one after the other; kernels in two streams may run at the same time. An **event** makes one
# stream wait for another.
#
# | | |
# |---|---|
# | `kernel<<<grid, block, 0, stream>>>(…)` | a launch in a stream |
# | `musaEventRecord(event, stream)` | marks the work that the stream has so far |
# | `musaStreamWaitEvent(stream, event, 0)` | later work in this stream waits for the mark |
#
# `gemm_buffered(A, B, sums, M, N, K)` in `main_loop.h` is lesson 25's main loop with a second buffer for B (lesson 27
# is about that); it wants M / 256 by N / BN blocks of THREADS lanes. `round_to_half(sums, C, count)` rounds `count`
# floats with any grid: take 1024 blocks of 256.
#
# Launch the main loop in the first stream, let the second wait for it, and round the PARTS pieces, in turn in either
# stream.

# %% kernel="musa/split_epilogue.mu:gemm_split" contract="s4000_gemm_256" points=2

# %%
lesson.check(gemm_split)

# %% [markdown]
# <details><summary>Hint 1</summary>Record the event right after the main loop's launch, in the same stream.</details>
# <details><summary>Hint 2</summary>Piece i begins `i * part` elements further, in the scratch and in C. Its stream
# is number i % 2.</details>
#
# Leave the wait out and check: the simulator names the two launches, and the array (one of `musaMalloc`, the scratch)
# that one kernel writes and a kernel that does not wait for it reads. On a card such a fault may pass for a long time.
#
# ## Fused
#
# Each warp rounds its own accumulators: no scratch, no second kernel. The numbers must pass through shared memory,
# since nobody tells which lane holds which element. `store_half(p, ld, fragment, patch)` in `tiles.h` does that for one
# fragment: C's tile begins at `*p`, `patch` is room for 32 × 32 floats that no other warp touches. Eight patches are 32
# KiB; declared in place at most 28 KiB are allowed, so the block asks for dynamic shared memory.
#
# Find this warp's patch in `memory`, and store all fragments.

# %% kernel="musa/fused_epilogue.mu:gemm_fused" contract="s4000_gemm_256" points=2

# %%
lesson.check(gemm_fused)

# %% [markdown]
# <details><summary>Hint 1</summary>The warp's number in the block is threadIdx.x / warpSize; a patch has 1024
# floats.</details>
# <details><summary>Hint 2</summary>Fragment j covers rows from m0 and columns from n0 + 32 j of C, whose leading
# dimension is M.</details>
#
# ## What each moves

# %% tags=["machine"]
from course.musa import traffic

traffic.show(gemm_split, gemm_fused, sizes=(256, 256, 64))

# %% [markdown]
# 256 · 256 · 4 = 262,144 bytes less are read, and as many less written: the scratch is gone. The price is paid in
# shared memory: twice the bytes read, five times those written, and three times the barriers. At K = 16384 that
# price is paid once for 512 turns of the main loop; here there are two turns.
#
# ## How long?
#
# On a card, set M = N = 8192 and K = 16384, and turn PARTS in the second panel. On the simulator the times say nothing
# about a GPU.

# %% tags=["widget"]
lesson.time(gemm_fused, versus=gemm_split, sizes={"M": 256, "N": 256, "K": 64})

# %% tags=["widget"]
lesson.time(gemm_split, sizes={"M": 256, "N": 256, "K": 64})

# %% tags=["machine"]
from course.musa.recorded import beside

beside(
    ("2 parts", "split_epilogue 2", "epilogue_split2"),
    ("4 parts", "split_epilogue 4", "epilogue_split4"),
    ("8 parts", "split_epilogue 8", "epilogue_split8"),
    ("not split", "split_epilogue 1", None),
    ("fused", "fused_epilogue", None),
)

# %% [markdown]
# Published, more parts are slower, by 0.5 and 0.8 %; the article gives no spread, and the table calls less than 0.5 %
# no difference. On the H200 the split has no effect in either direction. The article also tried other block shapes for
# the epilogue (56.90 TFLOP/s) and launch bounds (56.59–56.72), both worse than two parts.
#
# The fused epilogue is not in the article. On the H200 it is better, by as much as bytes predict: 0.54 GB at that
# GPU's 4.8 TB/s (its data sheet) are 0.11 ms, and the record has 15.46 ms with two parts, 15.36 ms fused.

# %% tags=["machine"]
lesson.inspect(gemm_fused)

# %% [markdown]
# Ten barriers in the text: two in the loop, two for each of four fragments. The 32,768 bytes of shared memory are asked
# for at the launch, so none are declared. Fewer registers than in lesson 25: that is the main loop's asynchronous
# copy, not the epilogue (`gemm_buffered` has as many).

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# On the S4000, what do you expect of the fused epilogue, and what could make it less?
#
# <details><summary>Answer</summary>0.54 GB less: 0.70 ms of 38.2 at 768 GB/s, 1.8 %, or 1.05 ms and 2.7 % at 513 GB/s
# (predicted, never run). Less, if 32 KiB of shared memory instead of 20 let fewer blocks live on a multiprocessor:
# 72 KiB hold two of them instead of three. You can only know by measuring.</details>
