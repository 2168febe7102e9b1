# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 40
#     versus: 12_operand_layout
#     answers:
#       barriers_for_K_512: "9 (counted)"
#       instructions_in_millions: "8.58 (published), 8.8 (counted here)"
# ---
# %% [markdown]
# # 13 · Barriers and addresses
#
# Two remainders of lesson 12: an address is computed anew in every K block, and 32 threads wait for each other in
# every K block. Now pointers only **step**, and four buffers let the group meet every **second** block.
#
# *Time: 40 minutes. The answer is twelve lines. Published on the A770: 0.0734 → 0.0628–0.0646 ms.*

# %%
from course import Lesson

lesson = Lesson("13_barriers_and_addresses")

# %% [markdown]
# ## What an address costs
#
# DG2 has no 64-bit integer arithmetic: adding to a pointer takes two additions and a carry, multiplying takes far
# more. Measure it: two small kernels that read the same data.

# %%
from course.esimd import block_load, block_store, f32, kernel, nd_item, ptr, simd, static
from course.esimd.study import instructions


@kernel
def computed(item: nd_item, A: ptr[f32], C: ptr[f32], K: static):
    total = simd[f32, 32](0)
    for k in range(K):
        total = total + block_load[f32, 32](A + (item.get_group(0) * K + k) * 32 * K)
    block_store[f32, 32](C, total)


@kernel
def stepped(item: nd_item, A: ptr[f32], C: ptr[f32], K: static):
    total, a = simd[f32, 32](0), A + item.get_group(0) * K * 32 * K
    for _ in range(K):
        total = total + block_load[f32, 32](a)
        a = a + 32 * K
    block_store[f32, 32](C, total)


# %% tags=["machine"]
instructions(computed, stepped)

# %% [markdown]
# Each load costs four 64-bit address instructions, however you write it: a 64-bit sum is an addition of the low
# halves, a carry, and an addition of the high halves, and the index has to be widened first. Stepping the pointer
# saves only 32-bit index arithmetic in front of that, and here the compiler had saved most of it already. So
# expect little from stepping alone. The article measures the same: 0.0734–0.0736 ms before, 0.0715–0.0735 ms
# after. Half the barriers are worth more. *Count, then decide.*

# %%
lesson.predict(barriers_for_K_512=..., instructions_in_millions=...)

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# SLM holds four buffers of B, numbered by `block % 4`. A turn multiplies two blocks and fills the two buffers
# that nobody reads: if this turn reads 0 and 1, it fills 2 and 3. Pointers `a`, `b` and the place `slot` are
# computed before the loop.
#
# Write the turn: the first byte of this turn's buffers; if two more blocks exist, step `b` and copy both; for
# each half: read four operands of A from `a`, four of B, multiply, step `a` by A_TILE; at the end, meet.

# %% kernel="esimd/barriers_and_addresses.py:gemm" contract="a770_gemm_128_64_64" points=4

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>A turn's pair of buffers is number block % 4, that is 0 or 2, each of B_BYTES;
# exclusive or with 2 * B_BYTES gives the other pair.</details>
# <details><summary>Hint 2</summary>b steps by BK * N dwords a turn (two blocks of BK / 2 dword rows); the second
# block of the pair is BK // 2 * N further.</details>
# <details><summary>Hint 3</summary>B's operands are at mine + now + half * B_BYTES + o * 1024, in the order left
# low, right low, left high, right high.</details>

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# Published: 12.15 → 8.58 million instructions. Counted here, `addr64` does not fall; `alu32` does, and `control`
# is halved. Barriers: 109 → 57 million in 1,100 calls, published. Count the barriers yourself: 16 K blocks, a
# barrier each plus one before the loop.

# %%
threads, calls = 6144, 1100
for name, barriers in (("lesson 12", 16 + 1), ("lesson 13", 8 + 1)):
    print(f"{name}: {barriers} barriers a thread, {barriers * threads * calls / 1e6:.0f} million in {calls} calls")

# %% tags=["widget"]
lesson.time(gemm, versus="12_operand_layout")

# %% [markdown]
# The count gives 115 and 61 million, 6 % more than the profiler's counters. Why, we do not know; the ratio is the
# same.

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# If four buffers are better than two, eight should be better still: one barrier in four blocks. The article
# tried: 0.069–0.070 ms, *slower*. Think of three possible reasons before lesson 14.
