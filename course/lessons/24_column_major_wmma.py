# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: mtt_s4000
#     minutes: 50
#     answers:
#       bytes_to_the_next_column_of_A: "16,384 at M = 8192 (counted)"
#       products_for_a_tile: "1,024: K / 16 at K = 16384 (counted)"
#       percent_of_peak: "3.65 (published, of 100 TFLOPS; M05)"
# ---
# %% [markdown]
# # 24 · Column-major WMMA
#
# A new card, the Moore Threads S4000, and a new language, MUSA C++. It looks like CUDA, but a warp has **128
# lanes**. All matrices are column-major. You index them by hand, multiply one tile with the matrix unit, then
# build a GEMM of such products: fp16 in, fp32 sums, fp16 out.
#
# *Time: 50 minutes. Three answers, three to eight lines.*

# %%
from course import Lesson

lesson = Lesson("24_column_major_wmma")

# %% [markdown]
# ## Where an element lies
#
# Column-major: going down a column is one step in memory. Each element below holds its own place.

# %%
import numpy as np

M, K = 4, 2
print(np.arange(M * K).reshape(M, K, order="F"))

# %% [markdown]
# From one column to the next it is M places. That distance is the **leading dimension** of the matrix.
#
# | matrix | size | element | leading dimension |
# |---|---|---|---|
# | A | M × K | A[m + k M] | M |
# | B | K × N | B[k + n K] | K |
# | C | M × N | C[m + n M] | M |
#
# The article is judged at M = N = 8192, K = 16384. There: how many bytes lie between A[m, k] and A[m, k + 1]? How
# many matrix products, each 16 deep in K, does one tile of C take? And which share of the card's 100 TFLOPS, in
# percent, will a first kernel with matrix products reach?

# %%
lesson.predict(bytes_to_the_next_column_of_A=..., products_for_a_tile=..., percent_of_peak=...)

# %% [markdown]
# ## One lane, one element
#
# A cell that begins with `%%musa name` is MUSA C++; its text gets that name. `gemm_optimized` is the fixed entry:
# it launches the kernel and returns when the work is done. Without the card, g++ compiles it for a simulator of
# 128-lane warps that watches every access.
#
# Write the sum and store it. `__half2float` and `__float2half` convert. M K can pass 2³¹: make one factor of each
# index a `size_t`. (The check's matrices are small, so it does not notice an `int` there.)

# %% kernel="musa/naive.mu:gemm_naive" contract="s4000_gemm" points=1

# %%
lesson.check(gemm_naive)

# %% [markdown]
# <details><summary>Hint 1</summary>Take both indices from the table: m and k for A, k and n for B. The sum is a
# float.</details>
# <details><summary>Hint 2</summary>Neighbouring lanes have neighbouring m. So they read neighbouring elements of A,
# all the same element of B, and write neighbouring elements of C.</details>
#
# ## One matrix product
#
# A **fragment** is a small matrix spread over the registers of one warp. All 128 lanes call each function together.
#
# | call | what it does |
# |---|---|
# | `fill_fragment(f, x)` | every element becomes x |
# | `load_matrix_sync(f, p, ld)` | loads the tile whose first element is `*p` |
# | `mma_sync(d, a, b, c)` | d = a b + c; d may be c |
# | `store_matrix_sync(p, f, ld, mem_col_major)` | stores it from `*p` on |
#
# `ld` is the leading dimension of the memory behind `p`. Which lane holds which element is not specified, so the
# sums pass through `tile` (32 × 32 floats of shared memory) on their way to fp16.
#
# Here K is 16: one product for each tile. Start from zero, load, multiply, store to `tile`; then make sure that the
# tile is complete before the lanes read it.

# %% kernel="musa/fragment_product.mu:gemm_product" contract="s4000_product" points=2

# %%
lesson.check(gemm_product)

# %% [markdown]
# <details><summary>Hint 1</summary>The tile of A begins at row m0, column 0; the tile of B at row 0, column n0,
# which is n0 columns of K elements further.</details>
# <details><summary>Hint 2</summary>The leading dimensions are M for A, K for B and 32 for `tile`, which is a matrix
# of its own.</details>
# <details><summary>Hint 3</summary>In the last line of the kernel a lane reads what other lanes stored. At
# `__syncthreads()` every lane waits until all lanes of the block are there.</details>
#
# ## The classic fault
#
# Give A's load K instead of M, and check. The simulator stops at that line: the leading dimension 16 is smaller
# than the tile's 32 rows. With M = N = K the same text would pass, since all leading dimensions are equal then.
# The check's sizes differ for that reason. Put it back.
#
# ## A GEMM of products
#
# Now K is long. One warp still computes one 32 × 32 tile of C, but adds a product for every 16 steps of K. The
# accumulator stays in registers, in fp32. The same calls, and where does each load begin?

# %% kernel="musa/wmma_one_warp.mu:gemm_wmma" contract="s4000_gemm_32" points=3

# %%
lesson.check(gemm_wmma)

# %% [markdown]
# <details><summary>Hint 1</summary>Fill once, before the loop: after it the sums are kept.</details>
# <details><summary>Hint 2</summary>k columns further in A is k M elements; k rows further in B is k
# elements.</details>
# <details><summary>Hint 3</summary>The last argument and the first of `mma_sync` are the same fragment.</details>
#
# ## What it moves

# %% tags=["machine"]
from course.musa import traffic

traffic.show(gemm_naive, gemm_wmma, sizes=(128, 128, 64))

# %% [markdown]
# A 32nd of the bytes: a loaded element of A is used for 32 columns, an element of B for 32 rows. Is that enough? The
# card has 768 GB/s by its product page and 513 by one board's report (note M03).

# %%
flop, bytes_read = 2 * 32 * 32 * 16, 2 * (32 * 16 + 16 * 32)
for bandwidth in (768, 513):
    roof = flop / bytes_read * bandwidth / 1000
    print(f"{flop / bytes_read:.0f} FLOP/B x {bandwidth} GB/s = {roof:.1f} TFLOP/s (predicted, if no cache helps)")

# %% [markdown]
# Published is 3.65, far below both; the article does not print that kernel, so why is not known. Yours has one warp of
# 128 lanes in a block, and it waits for every load. Lesson 25 improves both, the waiting and the bytes.

# %% tags=["machine"]
lesson.inspect(gemm_wmma)

# %% [markdown]
# These are CUDA's instructions, a stand-in. One product of 32 × 32 × 16 is four of 16 × 16 × 16 in PTX, CUDA's
# portable assembly, and 8 HMMA in machine code. Divide the table's HMMA by 8: so many products are
# in the code. With one, the loop is as you wrote it; with more, the compiler unrolled it: several turns in a row. The
# fragments come by loads from global memory, and the tile passes through shared memory once.
#
# ## How long?
#
# In the simulator the panel shows the simulator's time, which says nothing about a GPU. On a card, set M = N = 8192
# and K = 16384: only those runs enter the last table. The next table has two columns of figures: the article's first
# kernel on the S4000, and this lesson's text on another GPU. They are two kernels on two cards: compare each figure
# only with later steps in its own column.

# %% tags=["widget"]
lesson.time(gemm_wmma, sizes={"M": 128, "N": 128, "K": 128})

# %% tags=["machine"]
from course.musa.recorded import beside

beside(("one warp, one tile", "wmma_one_warp", "wmma_first"))
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The bytes a tile reads grow with its edges, its work with its area. How many FLOP a byte does a block of 256 × 128
# do, when each element is read once for the whole block? What is the roof then?
#
# <details><summary>Answer</summary>In 16 steps of K: 2 · 256 · 128 · 16 FLOP for 2 · 16 · (256 + 128) bytes, 85.3
# FLOP/B. With 768 GB/s that is 65.5 TFLOP/s, with 513 GB/s 43.8. Lesson 25 builds this block.</details>
