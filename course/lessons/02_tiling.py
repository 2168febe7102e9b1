# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 30
#     versus: 01_naive
#     answers: {loads_per_element: "2 K / T = 64 (counted)", speedup: "1.31 (published, on the A770)"}
# ---
# %% [markdown]
# # 02 · Tiling
#
# In lesson 01 every work-item fetches its own row and column, and its neighbours fetch nearly the same ones
# again. Now 256 work-items fetch a tile of A and a tile of B **once** into the memory that they share (SLM), and
# each element of it is then used by 16 work-items.
#
# *Time: 30 minutes. The answer is six lines. Published on the A770: 1.952 → 1.492 ms, 1.3×.*

# %%
from course import Lesson

lesson = Lesson("02_tiling")

# %% [markdown]
# ## What a tile saves
#
# Light orange: what the work-group reads over all steps. Dark orange: this step's tiles. Move the tile size and
# read the number of global loads for one element of C.

# %% tags=["widget"]
lesson.picture(tile_m=16, tile_n=16, tile_k=16, k=64)

# %% [markdown]
# ## The stage before

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# Lesson 01 loads 2 K values for an element of C. How many does a work-group of `T` × `T` load for an element? And
# how much faster will the kernel be?

# %%
K, T = 512, 16
lesson.predict(loads_per_element=..., speedup=...)

# %% [markdown]
# ## The kernel
#
# `item.get_global_id` is the position in C, `item.get_local_id` the position in the work-group. `tile_a` and
# `tile_b` are 16 x 16 float32 in SLM, shared by the group. `kapi.group_barrier` takes the group and waits until
# every work-item of it is there.
#
# Two barriers are needed in every turn. Say to yourself what each one protects before you write it. M, N and K
# are multiples of 16.

# %% kernel="sycl/tiling.py:gemm_tiled" contract="a770_gemm_16" points=3

# %%
lesson.check(gemm_tiled)

# %% [markdown]
# <details><summary>Hint 1</summary>Work-item (i, j) brings element (i, j) of both tiles, widened to float32. Which
# row and column of A is that, when the tile starts at column k0? And of B?</details>
# <details><summary>Hint 2</summary>Between the copy and the sum: nobody may read a tile before all of it is
# there.</details>
# <details><summary>Hint 3</summary>After the sum: nobody may overwrite a tile that a neighbour still reads.</details>
#
# Take one barrier out and check again. The check then puts a barrier back, place by place, and sees which one
# makes the result right. It cannot prove that none is missing: some races show only on a GPU.

# %% [markdown]
# ## Is it faster?
#
# Run it against lesson 01, on your device.

# %% tags=["widget"]
lesson.time(gemm_tiled, versus="01_naive")

# %% [markdown]
# **If your device is a CPU, it is slower**, often by 1.5 to 5 times. A CPU has no SLM: the tile lies in the same
# cache that served the naive kernel already, and the copy into it is extra work. The A770 has 128 KiB of SLM in
# each Xe-core. So look at what the card's compiler makes of it:

# %% tags=["machine"]
lesson.inspect(gemm_tiled)

# %% [markdown]
# Read the last row: a third of the instructions for a multiply-add are left. The loop over a tile has a known
# length, so the compiler unrolls it, and the places in SLM are constants: most of the index arithmetic is gone.
# But one instruction in 4 to 5 is now a `send`, a message to memory or SLM: each multiply-add still reads two
# values from SLM.

# %% [markdown]
# ## Where you stand

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# 16 times fewer global loads, a third of the instructions, and only 1.3 times faster on the card. Where did the
# rest go?
#
# <details><summary>Answer</summary>Into SLM traffic. For every multiply-add a work-item reads one element of each
# tile, 4 bytes each, and does nothing else with it. Registers are the only memory that can deliver two operands
# for every multiply-add. Lesson 03 uses them.</details>
