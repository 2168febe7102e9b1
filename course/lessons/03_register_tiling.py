# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 30
#     versus: 02_tiling
#     answers:
#       slm_reads_per_multiply_add: "2 / R = 0.5 (counted)"
#       registers: "16 numbers a work-item for the block, 24 with one row and column of operands (counted)"
#       speedup: "3.47 (published, on the A770)"
# ---
# %% [markdown]
# # 03 · Register tiling
#
# A work-item that computes one element of C uses each value from SLM once. A work-item that computes a 4 × 4
# block uses each value **four times**, out of a register. The work-group grows with it: 16 × 16 work-items, a
# tile of 64 × 64.
#
# *Time: 30 minutes. The answer is five lines. Published on the A770: 1.492 → 0.431 ms, 3.5×.*

# %%
from course import Lesson

lesson = Lesson("03_register_tiling")

# %% [markdown]
# ## Sixteen elements for eight reads
#
# The dark block of C needs 4 values of A and 4 of B at each k: 8 reads for 16 multiply-adds, where lesson 02
# makes 32.

# %% tags=["widget"]
lesson.picture(tile_m=64, tile_n=64, tile_k=16, item_m=4, item_n=4, k=64)

# %% [markdown]
# ## The stage before

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# For a block of R × R: how many SLM reads for one multiply-add? How many numbers must a work-item hold in
# registers (float32, one for each element)? The register file of a hardware thread is 4 KiB, shared by its 8 to
# 32 work-items.

# %%
R = 4
lesson.predict(slm_reads_per_multiply_add=..., registers=..., speedup=...)

# %% [markdown]
# ## The kernel
#
# The copies and the stores are given. Each work-item copies 4 elements of each tile; the loop steps by 256 so
# that neighbours copy neighbours. `kapi.PrivateArray` lives in registers as long as its indices are known when
# the loops are unrolled.
#
# Write the product: for every k of the tile, for every row x of the block, read one `a`; for every column y, add
# to `acc[x, y]`.

# %% kernel="sycl/register_tiling.py:gemm_registers" contract="a770_gemm_64" points=3

# %%
lesson.check(gemm_registers)

# %% [markdown]
# <details><summary>Hint 1</summary>Row x of this work-item's block is row i * R + x of tile_a.</details>
# <details><summary>Hint 2</summary>Column y of the block is column j * R + y of tile_b.</details>
# <details><summary>Hint 3</summary>Read tile_a outside the loop over y: one read serves R products.</details>

# %% [markdown]
# ## How long?

# %% tags=["widget"]
lesson.time(gemm_registers, versus="02_tiling")

# %% [markdown]
# Even a CPU gains here: fewer loads for each multiply-add help every machine.

# %% tags=["machine"]
lesson.inspect(gemm_registers)

# %% [markdown]
# Three rows: `send` falls by almost ten times. `executed a multiply-add` is halved. `spill bytes` is 0: the block
# stays in registers. A warning on the raw counts: a SIMD16 instruction serves 16 work-items and counts once, so
# compare kernels of different SIMD widths only by the last row.
#
# The published gain, 3.5×, is larger than the fall in instructions. Messages were the bottleneck: `send` counts
# those to SLM and to global memory, and one message here brings several neighbours of `tile_b` at once, so they
# fell by more than the 4 that the reads fell by.

# %% [markdown]
# ## How large a block?
#
# An 8 × 8 block would halve the SLM reads again. Count its registers before you believe in it.

# %%
for R in (1, 2, 4, 8):
    reads, registers = 2 / R, R * R + 2 * R
    print(f"{R} x {R}: {reads:5.3f} SLM reads a multiply-add, {registers:3} registers, {registers * 64} B at SIMD16")

# %% [markdown]
# A hardware thread has 4096 B of registers. The last line shows why nobody takes 8 × 8 with 16 work-items in a
# thread.

# %% [markdown]
# ## Where you stand

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The copy into SLM moves one element at a time: a 2-byte load, a shift, a 4-byte store. A memory message can
# carry 64 bytes and more for a whole SIMD group. What has to be true of the addresses of one work-item so that
# the compiler can use wider ones?
#
# <details><summary>Answer</summary>Its elements must be neighbours in memory, and the compiler must see it. In
# the given copy, one work-item's elements are 256 apart. Lesson 04 gives it 4 in a row.</details>
