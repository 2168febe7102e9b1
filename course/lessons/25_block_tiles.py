# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: mtt_s4000
#     minutes: 50
#     versus: 24_column_major_wmma
#     choices:
#       order: [64 128 256, 64 256 128, 128 64 256, 128 256 64, 256 128 64, 256 64 128]
#     answers:
#       registers_for_sums_N128: "32 a lane (counted: 4 fragments of 1024 sums on 128 lanes)"
#       shared_bytes_N128: "10,240 (counted)"
#       resident_warps_N256: "24 of 48, by shared memory (counted; by registers nobody can)"
#       reads_of_B_N256: "32, at every width: M / 256 (counted)"
#       order: "128 first, then 256 and 64 with ranges that overlap (published); 128 64 256 (recorded on an H200)"
# ---
# %% [markdown]
# # 25 · Block tiles
#
# Eight warps form a block of 1024 lanes. They share one tile of B in shared memory, and each keeps a strip of 32 × N
# of C in its accumulators. How wide should N be: 64, 128 or 256? Count first, predict, then look.
#
# *Time: 50 minutes. The answer is eleven lines.*

# %%
from course import Lesson

lesson = Lesson("25_block_tiles")

# %% [markdown]
# ## The block
#
# | | rows | columns | where |
# |---|---|---|---|
# | C of warp w | 32, from 32 w on | BN | BN / 32 accumulators |
# | C of the block | 256 | BN | |
# | tile of B | 32 of K | BN | shared memory, used by 8 warps |
# | fragment of A, for each warp | 32 | 16 of K | from memory straight into registers |
#
# No two warps of a block need the same rows of A, so A does not pass through shared memory. In `tile` each column of B
# has 32 halves and 8 of padding, BN × 80 bytes in all.
#
# Count, at M = N = 8192, for the width that the name ends in: registers of a lane that hold sums (N128); bytes of
# `tile` (N128); warps that fit on a multiprocessor at a time (N256), which has room for 6144 lanes and 72 KiB of
# shared memory; how often all blocks together read B (N256). Then the order of the three, fastest first, as in
# `order="64 128 256"`.

# %%
lesson.predict(
    registers_for_sums_N128=..., shared_bytes_N128=..., resident_warps_N256=..., reads_of_B_N256=..., order=...
)

# %% [markdown]
# ## The stage before

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# Write one turn of the loop over K. First all lanes copy the tile of B, 8 bytes (`uint2`, four halves) at a time: lane
# t takes halves 4 t to 4 t + 3 of the 32 × BN, then those `THREADS * 4` further, if the tile has as many. Half number
# i lies in row i % 32 of column i / 32. Then two steps of 16: load `a` once, and for each accumulator load `b` from
# the tile and multiply.
#
# Two barriers are needed: what does each protect? The sums go to an fp32 scratch, which `round_to_half` rounds; both
# are in `course/kernels/musa/tiles.h`, and lesson 26 is about them. The text must be right for BN = 64, 128 and 256:
# the check sets all three. WARPS stays 8, since the block's 256 rows are 8 strips of 32.

# %% kernel="musa/block_tiled.mu:gemm_tiled" contract="s4000_gemm_n256" points=4

# %%
lesson.check(gemm_tiled)

# %% [markdown]
# <details><summary>Hint 1</summary>Half i of the tile comes from row k0 + i % 32 and column n0 + i / 32 of B, whose
# leading dimension is K. It goes to column i / 32 of `tile`, whose leading dimension is LD.</details>
# <details><summary>Hint 2</summary>The fragment of A begins at row m0, column k0 + k. The fragments of B begin at row
# k of `tile`, 32 columns apart.</details>
# <details><summary>Hint 3</summary>One barrier stands between the copy and the products, one at the end of the turn:
# a fast warp must not overwrite the tile that a slow one still reads.</details>
#
# Take either barrier out and check: the simulator names the two lines that meet, and the lanes.
#
# ## Counted on paper

# %%
M, N, K = 8192, 8192, 16384
for BN in (64, 128, 256):
    sums, shared = BN // 32 * 32 * 32 // 128, BN * 80
    warps = 8 * min(6144 // 1024, 73728 // shared)
    reads_a, reads_b = N // BN, M // 256
    gigabytes = 2 * (reads_a * M * K + reads_b * K * N) / 1e9
    print(f"N{BN}: {sums} registers a lane for sums, {shared} B shared, {warps} warps on a multiprocessor,")
    print(f"     A read {reads_a} times, B {reads_b} times: {gigabytes:.1f} GB; {2 * BN // 32} products a barrier pair")

# %% [markdown]
# Surprised by B? A block of any width spans 256 rows, so B is read 8192 / 256 = 32 times; without sharing every warp
# would read it for its own 32 rows, 256 times in all. **The width decides how often A is read.** N64 reads A 128 times
# and meets at a barrier every 4 products. N256 halves the resident warps. N128 pays neither.
#
# How many registers a multiprocessor of the S4000 has in all is not public, only that a block may take 262,144: 256 a
# lane at 1024 lanes. The article says that N256 fails for lack of registers; paper cannot check that.
#
# ## Counted on your kernel

# %% tags=["machine"]
from course.musa import traffic

traffic.show(gemm_tiled, sizes=(256, 256, 64), BN=(64, 128, 256))

# %% [markdown]
# Barriers halve from width to width. Bytes read from shared memory do not change: each product loads its fragment of B
# once. Bytes written to shared memory are B, 64 · 256 · 2 = 32,768 for each width; with more, your lanes copy the
# same halves several times, which no check calls wrong. Both kernels of a call are counted: 262,144 of the bytes read
# from *global* memory are the fp32 scratch.
#
# ## How long?
#
# Turn BN in the panel: 64, 128, 256. On the simulator its times say nothing about a GPU. On a card set M = N = 8192
# and K = 16384.

# %% tags=["widget"]
lesson.time(gemm_tiled, sizes={"M": 256, "N": 256, "K": 64})

# %% [markdown]
# Published for the S4000, and recorded on another GPU with the same text. (57.62 is printed for the article's final
# kernel too: note M01.)

# %% tags=["machine"]
from course.musa.recorded import beside, counted

beside(
    ("N128", "block_tiled N128", "tile_n128"),
    ("N64", "block_tiled N64", "tile_n64"),
    ("N256", "block_tiled N256", "tile_n256"),
)
for width in (64, 128, 256):
    print(f"N{width}:", *(counted(f"block_tiled N{width}", what) for what in ("registers a lane", "spills (LDL, STL)")))

# %% [markdown]
# Both cards agree that N128 is best. On the S4000 N256 seems to come second, though the ranges overlap; on the H200 it
# comes last. There a warp has 32 lanes, so the sums of N256 alone need 256 registers a lane, more than the 255 there
# are, and they spill to memory (the last line above). On 128 lanes the same sums take 64. *A cause moves to another
# card only with its numbers.*

# %% tags=["machine"]
lesson.inspect(gemm_tiled)

# %% [markdown]
# 64 HMMA: a turn has two steps of four products of 8 HMMA. (Lesson 24's solution has 8, one product a turn.) For each
# product one fragment of B comes from shared memory, by two LDSM; for each step one of A comes from global memory,
# used four times.
#
# From 3.65 to 57.62 TFLOP/s are 15.8 times (published). Between them the article has a version of several warps with
# 14.07, whose text it does not print.

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# 57.62 TFLOP/s is 38.2 ms for a call. In that time N128 reads 25.8 GB. Which bandwidth is that, and what follows?
#
# <details><summary>Answer</summary>676 GB/s. That is 88 % of the 768 GB/s of the product page, and more than the 513
# that one board reports (note M03). So on such a board the L2 cache (24 MB) must serve part of it: blocks
# that run at the same time and lie in one row of blocks read the same rows of A, those in one column the same tiles
# of B.</details>
