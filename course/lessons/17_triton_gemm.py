# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 35
#     answers:
#       matrix_instructions_a_turn: "8 a wave (counted: 64 · 64 · 32 / 16³, shared by 4 waves)"
#       idle_percent: "4.6 (counted)"
# ---
# %% [markdown]
# # 17 · Triton GEMM
#
# A new card and a new language. In Triton you write what one **program** does with whole tiles; the compiler
# shares the work among the threads. What is left for you: which tile, which elements of it exist, and in what
# precision the sum is kept.
#
# *Time: 35 minutes. The answer is four statements. Article 000 prints no times for this stage.*

# %%
from course import Lesson

lesson = Lesson("17_triton_gemm")

# %% [markdown]
# ## The card, and what stands in for it
#
# The Hygon DCU gfx936 has 80 *compute units* (CU) with 4 SIMDs each. A *wave* is 64 lanes that run one
# instruction; a Triton program is a work-group of `num_warps` waves, 4 by default. *LDS* is the on-chip memory of
# a work-group, 64 KiB a CU. Its matrix instruction is called **MMAC** (in C++: DUMMA).
#
# | | what happens | what it tells you |
# |---|---|---|
# | **runs here** | an interpreter on the CPU, or your GPU | is it right? |
# | **compiles for** | gfx90a, the nearest that public Triton knows | which instructions, how much LDS |
# | **runs there** | a DCU: torch calls it "cuda" too, and `torch.version.hip` is set | how fast |
#
# gfx90a is *not* gfx936: it has 512 registers a lane instead of 768, and 8 waves a SIMD instead of 10. The
# course says so at every figure.
#
# ## Blocks and edges
#
# A program computes BLOCK_M × BLOCK_N of C and walks along K in steps of BLOCK_K. Sizes are rarely multiples of a
# block. A lane beyond the edge must neither load nor store: that is what a **mask** is for, and `other=0.0` is
# what such a lane gets instead.

# %%
import numpy as np

BLOCK = 64
for size in (64, 100, 1000, 4096):
    tiles = -(-size // BLOCK)
    last = np.arange((tiles - 1) * BLOCK, tiles * BLOCK) < size
    print(f"{size:5} rows: {tiles:2} blocks, {int(last.sum()):2} of {BLOCK} rows of the last one exist")

# %% [markdown]
# Three edges, three masks: rows of A against M, columns of B against N, and **both** loads against K. The last is
# the one to forget, and the worst: a row that is too far only spoils elements that nobody stores, a k that is too
# far spoils every sum. It must read 0, not just anything.
#
# Predict, before you write: a step multiplies 64 × 32 by 32 × 64. The matrix instruction does 16 × 16 × 16. How
# many of them does each of the 4 waves execute in a turn of the loop? And at M = N = 1000, which percentage of
# the lanes of C is masked off?

# %%
lesson.predict(matrix_instructions_a_turn=..., idle_percent=...)

# %% [markdown]
# ## The kernel
#
# Pointers and strides come in; A, B and C may have any strides. `rows` and `cols` are this program's rows and
# columns of C. One case stores A and B column by column: use every stride. A tile of addresses
# comes from two vectors: `v[:, None]` is a column, `v[None, :]` a row, and their sum is a matrix.
#
# Write one step of K: the vector of k, both loads with their masks, and the product, added to `acc`. `tl.dot(a,
# b, c)` is a b + c. `acc` is float32 whatever A and B are; C is rounded once, at the end.

# %% kernel="triton/triton_gemm.py:gemm" contract="gfx936_gemm" points=3

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>Name the BLOCK_K values of k of this step first: they begin at k0, and
# tl.arange counts from 0.</details>
# <details><summary>Hint 2</summary>Element (row, k) of A stands at a_ptr + row * stride_am + k * stride_ak. Row
# runs down (rows[:, None]), k runs to the right. In B, k runs down and cols to the right.</details>
# <details><summary>Hint 3</summary>A mask has the shape of its tile: (rows[:, None] < M) & (...) for A. Use &,
# not `and`, and mind the parentheses.</details>
# <details><summary>Hint 4</summary>tl.dot(a, b) alone forgets the steps before.</details>
#
# In the interpreter, the check runs the programs in random order and watches every address. Take the condition on K
# out of the mask of A, or the mask of the store, and check again: it names the tensor, the program and how far outside
# it was. Leave out `other=0.0`: masked lanes then hold NaN there, as they may hold anything on a GPU. With a
# GPU, `Lesson("17_triton_gemm", lane="interpreter")` asks for that lane.

# %%
for size in (1000, 4096):
    lanes = (-(-size // 64) * 64) ** 2
    print(f"{size} x {size}: {100 * (1 - size * size / lanes):.1f} % of the lanes of C are masked off")

# %% [markdown]
# ## Where the sum is kept
#
# Try it in numpy: the same 4096 products, added up in float16 or in float32.

# %%
x = np.full(4096, 0.1, np.float16)
short = np.float16(0)
for value in x * x:  # in the inputs' own format
    short = np.float16(short + value)
print(f"float16 {short:.2f}, float32 {np.sum(x.astype(np.float32) ** 2):.2f}, exact {4096 * float(x[0]) ** 2:.2f}")

# %% [markdown]
# float16 has 11 bits. Once the sum is 2,048 to 4,096 times a product, adding the product changes nothing: here it
# stops at 32. bf16 has 8 bits and stops earlier. Write `.to(tl.bfloat16).to(tl.float32)` behind the dot and check
# again: most cases still pass, because they are short or small. A test of one easy shape would have let it go.
# Then take the change out again: the panel and `inspect` below use the kernel as it stands.
#
# ## How long?
#
# On a GPU the panel starts at 4096³. The interpreter would need many minutes for that, so without a GPU the panel
# starts small; its times say nothing about a card.

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"M": 256, "N": 256, "K": 256}
lesson.time(gemm, sizes=small)

# %% [markdown]
# ## What it is compiled to

# %% tags=["machine"]
lesson.inspect(gemm)

# %% [markdown]
# Compiled for gfx90a, a turn has 8 matrix instructions of 16 × 16 × 16 a wave. The tiles go from global memory
# (128 bits a lane and load) into LDS and out again. Look at `LDS reads`: A comes 128 bits at a time (in the
# listing `ds_read2st64_b64`: two of 64 bits), B in pieces of 16. The instruction wants neighbours along K in one
# register, and in B they are a whole row apart. That is the operand layout problem of lesson 12 again.
#
# ## Which instruction, from which type?
#
# Article 000 lists the shapes of gfx936's matrix instruction (published, DUMMA manual, table 3.1):

# %%
from course import published

for row in published.rows(system="gfx936", table="dumma"):
    shape = " x ".join(map(str, row.shape.values()))
    print(f"{row.dtype:19} {shape:13} {'gfx936' if row.config['on_gfx936'] else 'not on gfx936'}")

# %% [markdown]
# The wider the type, the fewer steps of K in one instruction: 32 bytes of K each for 16 and 8 bits, 16 or 32 for
# 32 bits. Now the compiler's own choice, for your kernel and three input types. gfx942 is AMD's next generation
# (MI300):

# %% tags=["machine"]
from course.contracts.gemm import Gemm
from course.toolchains import source
from course.toolchains import triton as compiler

for dtype in ("bf16", "f16", "f32"):
    promised = Gemm(dtype, dtype, "f32")
    problem = promised.make(promised.bench_case({"M": 128, "N": 128, "K": 128}))
    for target in ("gfx90a", "gfx942"):
        found = compiler.inspect(source.text_of(gemm), problem.arguments, {}, target).figures
        chosen, packed = found["their shape"], found["packed float32 a turn"]
        print(f"{dtype:4} for {target}: {chosen:14} packed float32: {packed}")

# %% [markdown]
# Same text, and float32 becomes 16 × 16 × 4 on one target and 16 × 16 × 8 on the other. The second is **xf32**: a
# float32 with the mantissa cut short, AMD's relative of TF32. `tl.dot` allows that unless you write
# `input_precision="ieee"`. So the input type does not tell you the instruction; the listing does
# (`lesson.inspect(gemm, listing=True)` prints its main loop, `listing="all"` all of it; on a DCU: `dccobjdump`).
#
# **Packed FP32** is another path: a vector instruction that does two float32 multiply-adds a lane, with no matrix
# unit. None in this kernel, but lesson 21 has them. On gfx936, measured by others: 29.7 TFLOPS packed, 61 by the
# float32 matrix instruction, 476 by bf16 (395 in article 002: two methods, note H05).
#
# Last, what is known of times: one H200 with this kernel, the vendor's library on that card, the fastest kernel
# that we know how to write (in Gluon, the lower level of Triton, where you place data and copies yourself: warps
# with roles, see `hardware_notes/triton_tried.md`), and your own.

# %% tags=["machine"]
from course.models import recorded

ours = recorded.best("gemm bf16 4096x4096x4096")
print("4096 x 4096 x 4096, lesson 18's kernel in this one's order:", recorded.sweep("group_m")[1])
print(f"the library, {ours['against']}: {1e6 * ours['library_s'][ours['against']]:.1f} us, in the run of the next line")
print("the fastest kernel, in Gluon:", recorded.figure("gemm bf16 4096x4096x4096"))
lesson.compare()

# %% [markdown]
# ## Before you go on
#
# A program loads (64 + 64) · 32 elements a step for 2 · 64 · 64 · 32 operations. What is its arithmetic intensity
# in bf16, counting only these loads? gfx936's ridge is 327 FLOP/byte (or 355, note H05). Who has to make up for
# the difference?
#
# <details><summary>Answer</summary>262,144 operations for 8192 bytes: 32 FLOP/byte, a tenth of the ridge. The L2
# cache must serve nine of ten loads, so programs that run at the same time should want the same tiles. That is
# lesson 18. Or the tile grows: 128 × 128 gives 64 FLOP/byte, and costs registers and LDS: lesson 19.</details>
