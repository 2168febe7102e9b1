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
# *Time: 45 minutes. Two answers, five lines and two.*

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
# Kernels in one stream run one after the other; kernels in two streams may run at the same time. An **event** makes
# one stream wait for another.
#
# | | |
# |---|---|
# | `kernel<<<grid, block, 0, stream>>>(…)` | a launch in a stream |
# | `musaEventRecord(event, stream)` | marks the work that the stream has so far |
# | `musaStreamWaitEvent(stream, event, 0)` | later work in this stream waits for the mark |
#
# `course/kernels/musa/main_loop.h` defines BN, WARPS and THREADS, names the namespace of the fragments, and has
# `gemm_buffered(A, B, sums, M, N, K)`: lesson 25's main loop with a second buffer for B (lesson 27 is about that). It
# wants M / 256 by N / BN blocks of THREADS lanes. `round_to_half(sums, C, count)` rounds `count`
# floats with any grid: take 1024 blocks of 256.
#
# Launch the main loop in the first stream, let the second wait for it, and round the PARTS pieces, in turn in either
# stream. The check also wants that two kernels of a call may run at the same time.

# %% kernel="musa/split_epilogue.mu:gemm_split" contract="s4000_gemm_256" points=2

# %%
lesson.check(gemm_split)

# %% [markdown]
# <details><summary>Hint 1</summary>Record the event right after the main loop's launch, in the same stream.</details>
# <details><summary>Hint 2</summary>Piece i begins `i * part` elements further, in the scratch and in C. Its stream
# is number i % 2.</details>
#
# Leave the wait out and check: the simulator names the two launches, the array (one of `musaMalloc`, the scratch) that
# one kernel writes and the other reads, and what the wait lacks. On a card such a fault may pass for a long time.
#
# ## Fused
#
# Each warp rounds its own accumulators: no scratch, no second kernel. The numbers must pass through shared memory,
# since which lane holds which element is not specified. `store_half(p, ld, fragment, patch)` in `tiles.h` does that
# for one fragment: C's tile begins at `*p`, `patch` is room for 32 × 32 floats that no other warp touches. Eight
# patches are 32 KiB. A kernel may declare at most 28 KiB (`hardware_notes/mtt_s4000.md`), so the launch asks for
# dynamic shared memory.
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
# shared memory: 262,144 bytes more are read there and 262,144 more written, so twice and nine times as many, and there
# are three times the barriers. At K = 16384 that price is paid once for 512 turns of the main loop; here there are
# two.
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
from course.musa.recorded import beside, figure

beside(
    ("2 parts", "split_epilogue 2", "epilogue_split2"),
    ("4 parts", "split_epilogue 4", "epilogue_split4"),
    ("8 parts", "split_epilogue 8", "epilogue_split8"),
    ("not split", "split_epilogue 1", None),
    ("fused", "fused_epilogue", None),
)
for exercise in ("block_tiled N128", "split_epilogue 2", "fused_epilogue"):
    print(f"{exercise}: {figure(exercise)}")

# %% [markdown]
# Published, more parts are slower, by 0.47 and 0.81 %; the article gives no spread, and the table calls less than 0.5
# % no difference. There is no published figure without a split, and the final kernel, which has two parts, is printed
# with 57.62 (note M01). On the H200 the split has no effect in either direction. The article also tried other block
# shapes for the epilogue (56.90 TFLOP/s) and launch bounds (56.59–56.72), both worse than two parts.
#
# The fused epilogue is not in the article. On the H200 it is better, by as much as bytes predict: 0.54 GB at that
# GPU's 4.8 TB/s (its data sheet) are 0.11 ms; subtract the last two lines above.
#
# The large step from lesson 25's N128 to here is the second buffer, not the epilogue: the next tile of B comes while
# this one is used. Two tiles take 20 KiB, so only 24 warps fit on a multiprocessor of the S4000, as with N256 in
# lesson 25; but where a copy overlaps the products there is less waiting for other warps to hide.

# %% tags=["machine"]
lesson.inspect(gemm_fused)

# %% [markdown]
# Ten barriers in the text: two in the loop, two for each of four fragments. The 32,768 bytes of shared memory are
# asked for at the launch, so none are declared. Fewer registers than in lesson 25: that is the main loop's
# asynchronous copy, not the epilogue (`gemm_buffered` has as many).

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
