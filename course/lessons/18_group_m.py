# ---
# jupyter:
#   kernelspec: {name: gemm-course, display_name: GEMM course, language: python}
#   course:
#     card: hygon_gfx936
#     minutes: 30
#     versus: 17_triton_gemm
#     answers:
#       panels_row_by_row: "66 (counted: 2 rows and 64 columns)"
#       panels_in_groups_of_8: "18 (counted: 8 rows and 10 columns)"
# ---
# %% [markdown]
# # 18 · GROUP_M
#
# The kernel of lesson 17 stays as it is. Only the *order* changes in which programs take tiles of C. Programs that
# run at the same time should read the same tiles of A and B, so that one of them pays and the L2 cache serves the
# others.
#
# *Time: 30 minutes. The answer is five statements. Article 000 explains this step and prints no times for it.*

# %%
from course import Lesson

lesson = Lesson("18_group_m")

# %% [markdown]
# ## Two orders
#
# Numbers are program ids; each stands where its tile of C is. Left: row by row. Right: in groups of 3 rows, and
# inside a group the row runs fastest. The last group has only 2 rows.

# %%
from course.models.program_order import grouped, panels, windows

tiles_m, tiles_n = 5, 6
left, right = grouped(tiles_m, tiles_n, 1), grouped(tiles_m, tiles_n, 3)
for m in range(tiles_m):
    rows = ["".join(f"{order.index((m, n)):4}" for n in range(tiles_n)) for order in (left, right)]
    print("     ".join(rows))

# %% [markdown]
# Look at programs 0 to 8. On the left they need 2 tile rows of A and 6 tile columns of B: 8 *panels*. On the right
# 3 and 3: 6 panels for the same nine tiles. The squarer the window, the fewer panels.
#
# Now the benchmark: 4096 × 4096 in tiles of 64 × 64 is a grid of 64 × 64. Take the first 80 programs, one for each
# CU of gfx936. How many panels do they read, row by row, and in groups of 8?

# %%
lesson.predict(panels_row_by_row=..., panels_in_groups_of_8=...)

# %% tags=["machine"]
lesson.previous()

# %% [markdown]
# ## The kernel
#
# The grid has one axis now: `pid` counts from 0. Find `tile_m` and `tile_n` so that the numbers lie as in the
# right picture. Which group is it, if a whole group has GROUP_M · tiles_n programs? What is the group's first tile
# row? How many rows does it have (the last may have fewer)? Then the position inside the group gives both.

# %% kernel="triton/group_m.py:gemm" contract="gfx936_gemm_grouped" points=3

# %%
lesson.check(gemm)

# %% [markdown]
# <details><summary>Hint 1</summary>All groups before this one are full, so the programs before the group are its
# first row times tiles_n.</details>
# <details><summary>Hint 2</summary>The height is the smaller of GROUP_M and the rows that are left, tiles_m minus
# the first row.</details>
# <details><summary>Hint 3</summary>With the position inside the group: the rest of a division by the height is the
# row, the quotient is the column.</details>
#
# If two programs take one tile, the check says so: a race. The order itself does not show in C, which is the same in
# every order. In the interpreter the check sees which tile each program stores, and asks that a square of programs
# shares as few panels as your GROUP_M allows. On a GPU it cannot see that: count.

# %% [markdown]
# ## Count the panels
#
# First **your** kernel, run in the interpreter with tiles of one element, on the grid of the benchmark. Then the rule,
# for other GROUP_M and the whole grid, in windows of programs that run together. 80 is one program a CU. 640 is eight
# a CU: what the estimate of lesson 17's `inspect` leaves room for (8 waves a SIMD, 4 SIMDs, 4 waves a program).

# %%
from course.toolchains import source
from course.toolchains.triton import program_order

yours = program_order(source.text_of(gemm), 64, 64, first=80)
print("first 80 programs:", panels(yours), "panels in your order,", panels(grouped(64, 64, 1)[:80]), "row by row\n")
print("GROUP_M    80 at a time   640 at a time")
for group in (1, 4, 8, 16, 32):
    order = grouped(64, 64, group)
    found = [[panels(w) for w in windows(order, size)] for size in (80, 640)]
    print(f"{group:7}", *(f"{sum(f) / len(f):10.1f}     " for f in found))

# %% [markdown]
# With 80 at a time, groups of 8 read 3.5 times less. With 640 at a time they read **no less**, even a little
# more: row by row, 640 programs are ten rows of this grid, and 10 x 64 is squarer than 8 x 64 and a part of the
# next group. (The averages are not whole numbers because windows cross groups, and the last window is short.)
# There 32 is best, and the gain is a quarter. Article 000 says it too: do not assume that grouping is faster,
# compare it together with the tile size.

# %%
for tiles_n in (16, 64, 256):
    found = []
    for group in (1, 8, 32):
        counts = [panels(w) for w in windows(grouped(64, tiles_n, group), 640)]
        found.append(f"{group:2}: {sum(counts) / len(counts):5.1f}")
    print(f"{tiles_n:3} tile columns, 640 at a time, panels for GROUP_M {', '.join(found)}")

# %% [markdown]
# The wider C is, the more the order matters.
#
# ## A cache of 8 MiB
#
# Panels count as read once a window. That holds while the programs of a window walk along K together. The model
# below lets them drift apart: in each tick, a program takes its next step with probability 1 or 1/2. The cache
# holds 8 MiB (measured by others, gfx936's L2) and forgets what was unused for longest. It moves 128 columns of K
# at a time, 16 KiB a tile.

# %%
from course.models.lru import gemm_bytes

print("GROUP_M   80 in step  drifting   640 in step  drifting   (MB from memory, predicted)")
for group in (1, 8, 32):
    order, line = grouped(64, 64, group), []
    for resident in (80, 640):
        for pace in (1.0, 0.5):
            line.append(gemm_bytes(order, 32, 16384, 16384, resident, 8 << 20, pace) / 1e6)
    print(f"{group:7} {line[0]:10.0f} {line[1]:10.0f} {line[2]:12.0f} {line[3]:10.0f}")

# %% [markdown]
# In step, the model agrees with the count: panels a window, times 52 windows of 80, times 0.524 MB for a panel of
# all K (32 steps of 16 KiB); row by row 65.1 x 52 x 0.524 = 1774 MB. Drifting, 640 programs fetch six to eight
# times as much: their 74 panels of 16 KiB are 1.2 MB for one step, so 8 MiB holds 7 of 32 steps, and programs
# drift further than that. 80 programs in groups of 8 have 18 panels, 0.3 MB a step: the cache holds nearly all of
# K. They even gain, because the next window begins while its rows of A are still there. GROUP_M 32 has 35 panels,
# 0.58 MB a step: 14 of 32 steps fit, so drifting doubles its bytes.
#
# A model, not a device: real programs wait for the same data, which pulls them together again. It shows what to look
# for, which is bytes read from memory (on a DCU: `hipprof --pmc-read`).

# %% [markdown]
# ## How long?
#
# Against lesson 17, on your device. On a GPU, turn GROUP_M in the panel. Without one, 256 x 256 is a grid of 4 x 4
# tiles, where every GROUP_M from 4 on is the same order: there is nothing to see.

# %% tags=["widget"]
small = None if lesson.workers["triton"].lane == "gpu" else {"M": 256, "N": 256, "K": 256}
lesson.time(gemm, versus="17_triton_gemm", sizes=small)

# %% [markdown]
# In the interpreter there is no L2 and no "at the same time": no difference is the right result. One H200, whose L2 is
# several times as large, took for this kernel at 4096 × 4096 × 4096:

# %%
from course.models import recorded

for group, spent in recorded.sweep("group_m").items():
    print(f"GROUP_M {group:2}: {spent}")

# %% [markdown]
# Some 5 % from the first to the last, and not in order between: that L2 is wide enough. The count told where to look,
# the clock decides.

# %% tags=["machine"]
lesson.inspect(gemm)
lesson.compare()

# %% [markdown]
# The loop is the same. The divisions are done once a program and cost one scalar register (SGPR) more.
#
# ## Before you go on
#
# Nothing promises that program 0 to 79 start first, or together. Why does everybody rely on it? And what happens
# to correctness when it is not so?
#
# <details><summary>Answer</summary>Hardware hands out work-groups in order of their ids as places become free; it
# is a habit, not a rule, so the order is used for speed only. Correctness does not depend on it: each program
# writes its own tile. The check runs the programs in random order to hold you to that.</details>
