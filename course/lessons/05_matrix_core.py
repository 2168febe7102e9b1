# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: arc_a770
#     minutes: 45
#     versus: 04_vectorised_access
#     answers:
#       messages_for_one_dpas: "24: 8 for A, 16 for B (counted)"
#       moves_for_one_dpas: "some 33 alu32 instructions for a DPAS, most of them moves (counted)"
# ---
# %% [markdown]
# # 05 · Matrix core
#
# Beside each vector unit the A770 has a matrix engine (XMX). One instruction, **DPAS**, computes `C += A B` for
# an 8 × 16 tile of A and a 16 × 8 tile of B: 1024 multiply-adds. You will do one by hand, then in one hardware
# thread, then build a GEMM of them.
#
# *Time: 45 minutes. Three short answers. Published on the A770: 0.431 ms, no gain over lesson 03, and behind 04.*

# %%
from course import Lesson

lesson = Lesson("05_matrix_core")

# %% [markdown]
# ## The three operands
#
# All three are 256 bytes: eight registers of 32 bytes.
#
# | operand | values | in registers |
# |---|---|---|
# | A | 8 × 16 bf16 | row by row |
# | B | 16 × 8 bf16 | 8 × 8 dwords of **two** bf16 each |
# | C | 8 × 8 float32 | row by row |
#
# A dword of B holds two elements of the same column. Which two? Nobody tells you: ask the instruction.

# %%
from course.esimd import bf16, f32, simd, u32, xmx

ramp = simd[bf16, 128]([k for _ in range(8) for k in range(16)])  # every row of A is 0, 1, ..., 15


def ask(dword, half):
    """Put a single 1 into one half of one dword of B (dwords 8 r to 8 r + 7 are register r); return C[0, :]."""
    numbers = [0] * 64
    numbers[dword] = 0x3F80 << (16 * half)  # 0x3F80 is 1.0 in bf16
    b = simd[u32, 64](numbers).bit_cast_view[bf16]()
    return xmx.dpas[8, 8, f32](simd[f32, 64](0), b, ramp).numbers()[:8]


# %% [markdown]
# The one element of B that is 1 stands in some row k and column n. Row 0 of A holds 0, 1, 2, …, so C[0, n]
# becomes k. Ask about dwords 8, 9 and 17, low half (0) and high half (1), until you can say the rule.

# %%
for dword in (8, 9, 17):
    for half in (0, 1):
        print(dword, half, ask(dword, half))

# %% [markdown]
# Register 1 answers k = 2 and 3, register 2 answers 4 and 5. This order is called **VNNI**. Write your rule down:
# register r, low half, is row …; high half is row …
#
# ## By hand
#
# `A` holds 8 × 16 bf16 in uint16, `B` the 8 × 8 dwords in uint32, `C` float32. Undo the VNNI order of B and add
# the product to C.

# %% kernel="numpy/dpas_by_hand.py:dpas_by_hand" contract="dpas_tile" points=1

# %%
lesson.check(dpas_by_hand)

# %% [markdown]
# <details><summary>Hint 1</summary>B & 0xFFFF are the low halves, B >> 16 the high halves, both 8 x 8.</details>
# <details><summary>Hint 2</summary>Make a 16 x 8 array and fill every second row: b[0::2] and b[1::2].</details>
#
# ## In one hardware thread
#
# From here on a kernel says what one **hardware thread** does, in the names of Intel's ESIMD C++
# (`hardware_notes/esimd_map.md` maps them): `simd[T, N]` is a vector of N elements in registers, `block_load[T,
# N](p)` one message that fills it, `block_store[T, N](p, v)` one that writes it back. One work-item is one
# hardware thread. Template arguments stand in brackets. `xmx.dpas[8, 8, f32](c, b, a)` is 8 steps deep and takes
# 8 rows of A; mind the order, B before A. A kernel sees only the names of its own cell.

# %% kernel="esimd/dpas_tile.py:dpas_tile" contract="dpas_tile" points=1

# %%
lesson.check(dpas_tile)

# %% [markdown]
# <details><summary>Hint 3</summary>Three loads of 256 bytes: 128 bf16, 64 u32, 64 f32. dpas wants bf16 for b:
# b.bit_cast_view[bf16]() reads the same registers with another type.</details>

# %% [markdown]
# ## A GEMM of tiles
#
# SYCL's `joint_matrix` hides messages and moves behind load, mad and store. B is row-major in memory, so loading
# it as an operand costs something. What? Guess before you compile: how many memory messages for one DPAS?

# %%
lesson.predict(messages_for_one_dpas=..., moves_for_one_dpas=...)

# %% [markdown]
# 32 threads make a work-group, 4 × 8 of them; each computes one 8 × 8 tile of C. `A + row * K + k` is a pointer,
# as in C.

# %% kernel="esimd/matrix_core.py:gemm" contract="a770_gemm_32_64" points=2

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 4</summary>joint_matrix_load[use.a, bf16, layout.row_major](pointer, leading dimension).
# A's leading dimension is K, B's is N. joint_matrix_mad(a, b, c) returns a b + c: give c the result.</details>

# %% tags=["widget"]
lesson.time(gemm)

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# Count for one turn of the K loop: 8 messages for the rows of A (32 bytes each), 16 for the rows of B (16 bytes
# each), and one DPAS. The 16 rows of B then go into VNNI order by moves, each row into every second half-dword.
# One instruction that does 1024 multiply-adds waits for 24 messages: the engine is idle nearly all the time.
# Lesson 08 packs B once, before the kernel runs.

# %% [markdown]
# ## What the article measured here
#
# 0.430931 ms, the same as register tiling with no matrix engine at all. Reasons are in your listing: 24 messages
# for a DPAS, some 97 instructions for their 64-bit addresses, some 33 others, most of them moves. Another is a
# fault: the article's kernel uses sub-groups of 16, but the compiler for DG2 (the A770's chip) takes only 8 for
# joint matrices; so two sub-groups probably computed each tile, and every result was stored twice (note A01 in
# `hardware_notes/contradictions.md`). Only an A770 can settle that.

# %% tags=["machine"]
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# The benchmark needs M N K / 1024 DPAS. How many is that, and how long do 512 engines need at 2.1 GHz, if a DPAS
# takes one engine 16 cycles?
#
# <details><summary>Answer</summary>786,432 DPAS; 1536 for each engine; 24,576 cycles; 11.7 µs. The library needs
# 49 to 54 µs.</details>
