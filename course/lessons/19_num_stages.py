# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 35
#     versus: 18_group_m
#     choices:
#       bound_at_1_stage: [registers, LDS, wave slots]
#       bound_at_3_stages: [registers, LDS, wave slots]
#     answers:
#       tile_pair_KiB: "16 (counted)"
#       bound_at_1_stage: "registers: 114 VGPRs leave 6 waves a SIMD (counted for gfx90a, estimate)"
#       bound_at_3_stages: "LDS: 32 KiB leave 2 work-groups a CU, 2 waves a SIMD (counted for gfx90a, estimate)"
# ---
# %% [markdown]
# # 19 · num_stages
#
# A load takes hundreds of cycles (577 from memory on gfx936, measured by others). There are two cures: other waves
# to run meanwhile, or loads sent out several steps ahead. The second is a *software pipeline*: Triton builds it,
# `num_stages` says how deep. It costs LDS, and LDS costs waves. Which of the two wins?
#
# *Time: 35 minutes. The answer is eight statements. Article 000 prints sizes for this step, no times.*

# %%
from course import Lesson

lesson = Lesson("19_num_stages")

# %% [markdown]
# ## What is shared, and by how many
#
# A program is a work-group of 4 waves. A CU of gfx936 has 4 SIMDs, so 4 waves more on the CU are one wave more on
# each SIMD. Five limits; registers are handed out in pieces of `vgpr_granule`:

# %%
from course.devices import resources

card = resources("hygon_gfx936")
for name in ("waves_per_simd", "vgpr_per_lane", "lds_per_cu", "vgpr_granule", "work_groups_per_cu"):
    print(f"{name:20} {card[name]}")

# %% [markdown]
# Waves a SIMD = the least of 10; 768 / registers (rounded up to a multiple of 8); (65536 / LDS of a work-group) · 4
# waves / 4 SIMDs; work-groups a CU · 4 / 4. Every division is rounded down: 33 KiB of LDS leave 1 work-group, not 1.98.
# `vgpr_granule` and `work_groups_per_cu` are not verified for gfx936.
#
# Article 000 works out one size: a step of 64 × 64 × 32 in fp16 reads (64 + 64) · 32 · 2 bytes = 8 KiB. It adds
# that this is not yet the LDS that a kernel takes, and that no stage needs to cost a full buffer. We compile and
# see. Its rule of thumb: with up to 32 KiB of LDS two work-groups fit on a CU, above that one.
#
# This lesson's tile is 128 × 128 × 32. Predict: the KiB of one step's A and B; and which limit binds (registers,
# LDS, wave slots) with 1 stage, and with 3. Write the limits in quotes: `bound_at_1_stage="LDS"`.

# %%
lesson.predict(tile_pair_KiB=..., bound_at_1_stage="...", bound_at_3_stages="...")

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# A pipeline wants a short loop: two loads, one product. So pointers *advance*, and rows and columns past the edge
# **wrap around** to valid ones (`rows % M`): their products land in elements that the last mask drops, and the
# loop needs a mask for K only.
#
# Write both tiles of pointers, then the loop. Let it count down the elements of K that are left: the mask of a
# step is then "less than what is left". Load, multiply, advance both by BLOCK_K.

# %% kernel="triton/num_stages.py:gemm" contract="gfx936_gemm" points=3

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>Pointers to a tile of A: a_ptr plus (rows % M) down times stride_am, plus ks to
# the right times stride_ak.</details>
# <details><summary>Hint 2</summary>range(K, 0, -BLOCK_K) yields what is left at each step: K, K - BLOCK_K, and so
# on.</details>
# <details><summary>Hint 3</summary>A moves along its row by BLOCK_K * stride_ak elements, B down its column by
# BLOCK_K * stride_bk.</details>

# %% [markdown]
# ## Compile it four times

# %% tags=["machine"]
from course.contracts import contract
from course.toolchains import source
from course.toolchains import triton as compiler

gfx936_gemm = contract("gfx936_gemm")
problem = gfx936_gemm.make(gfx936_gemm.bench_case({"M": 512, "N": 512, "K": 512}))
names = ("VGPRs", "LDS bytes", "barriers a turn", "gfx936 waves a SIMD (estimate)", "bound by")


def table(text):
    print("stages", *names, sep=" | ")
    for stages, found in enumerate(compiler.stages(text, problem.arguments, {}), 1):
        print(f"{stages:6}", *(found.figures[name] for name in names), sep=" | ")


table(source.text_of(gemm))

# %% [markdown]
# Compiled for gfx90a, estimated for gfx936:
#
# - **1 stage**: 8 KiB, half a pair: A and B take turns in the same place, and that costs four barriers a turn
#   instead of two. Registers bind: 114 of 768 leave 6 waves.
# - **2 stages**: one pair, 16 KiB. Now LDS binds: 4 work-groups a CU.
# - **3, 4 stages**: 32 and 48 KiB, so n − 1 pairs. Two work-groups a CU, then **one**.
#
# So with *this* compiler n stages take n − 1 pairs, and one stage takes half of one. Registers hardly move: gfx90a's
# loads pass through them whatever the depth. The article's rule holds here.

# %% [markdown]
# ## A smaller tile
#
# The tile of lesson 17, 64 × 64 × 32, with this kernel:

# %% tags=["machine"]
table(source.text_of(gemm).replace("STAGES = 128, 128, 32", "STAGES = 64, 64, 32"))

# %% [markdown]
# A quarter of the accumulators, half the LDS: more waves at every depth. But each byte that it loads is used half
# as often (32 FLOP/byte for 64).

# %% [markdown]
# ## Which one wins?
#
# Turn STAGES in the panel.

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"M": 256, "N": 256, "K": 256}
lesson.time(gemm, versus="18_group_m", sizes=small)

# %% [markdown]
# The interpreter ignores `num_stages`; where it is faster than lesson 18, that is because larger tiles need fewer
# programs. One H200 took for this tile, bf16, 4096 × 4096 × 4096:

# %%
from course.models import recorded

for stages, spent in recorded.sweep("num_stages").items():
    print(f"num_stages {stages}: {spent}, {2 * 4096**3 / spent.value / 1e6:.0f} TFLOPS")

# %% [markdown]
# Deeper is better there, 2.5 times from 1 to 4, *although* fewer programs fit. That card has 227 KiB of shared
# memory for a program and loads that go to it without passing through registers. gfx936 has 64 KiB. With 4 stages
# it would run one work-group a CU, one wave a SIMD: while that wave waits at a barrier, nothing runs. Whether
# depth or waves win there is **not known to us**; the article gives no times. If you have the card, this is a
# measurement to send.

# %% tags=["machine"]
lesson.inspect(gemm)

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# A kernel uses 33 KiB of LDS and 96 registers, with 4 waves a work-group. Which limit binds on gfx936? You save
# 1 KiB of LDS: what changes? You save 32 registers instead: what changes?
#
# <details><summary>Answer</summary>LDS: one work-group a CU, one wave a SIMD (registers would allow 8). 32 KiB
# lets two work-groups in: twice the waves. Fewer registers change nothing. Only the limit that binds is worth
# work.</details>
