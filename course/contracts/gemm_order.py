"""The track's GEMM where the order of the programs is the exercise: C is the same in every order, so it is watched."""

from __future__ import annotations

from dataclasses import dataclass

from course.contracts import base
from course.contracts.gemm import Gemm
from course.contracts.gemv import EXTRA
from course.models.program_order import grouped, panels, windows

MANY_TILES = (500, 560, 20)  # 8 x 9 tiles of 64 x 64: a group of 8 rows, wider than a square of the group


@dataclass(frozen=True)
class GroupedGemm(Gemm):
    """A GEMM whose programs must share panels as those of groups of GROUP_M tile rows do, wherever that can be seen:
    in the interpreter, for a kernel that stores one tile a program and has a GROUP_M."""

    again_up_to = {"N": 200}

    def watched(self, problem: base.Problem, extras: dict) -> list[dict]:
        group, tiles = extras.get("scalars", {}).get("GROUP_M", 0), extras.get("tiles") or []
        rows, columns = ({x: i for i, x in enumerate(sorted({t[d] for t in tiles}))} for d in (1, 2))
        if group < 2 or len(tiles) != len(rows) * len(columns):
            return []
        order = [(rows[r], columns[c]) for _, r, c in tiles]
        text = wrong_order(order, len(rows), len(columns), group)
        return [{"name": "program_order", "text": text}] if text else []


def wrong_order(order: list[tuple[int, int]], tiles_m: int, tiles_n: int, group: int) -> str:
    """What is wrong with an order of programs, in one sentence; "" where it shares as much as groups do.

    Squares of group x group programs are compared, inside every whole group."""
    best, size, whole = grouped(tiles_m, tiles_n, group), group * group, group * tiles_n
    for start in range(0, tiles_m // group * whole, whole):
        pairs = zip(*(windows(x[start : start + whole], size) for x in (order, best)), strict=True)
        for at, (yours, theirs) in enumerate(pairs):
            if panels(yours) <= panels(theirs):
                continue
            first = start + at * size
            reads, should = (
                f"{len({m for m, _ in w})} tile rows of A and {len({n for _, n in w})} tile columns of B"
                for w in (yours, theirs)
            )
            return (
                f"C is right, but the order is not: programs {first} to {first + len(yours) - 1} should share {should} "
                f"(groups of {group} rows, the row runs fastest inside); {_name(order, tiles_m, tiles_n)} they read "
                f"{reads}."
            )
    return ""


def _name(order, tiles_m: int, tiles_n: int) -> str:
    if order == grouped(tiles_m, tiles_n, 1):
        return "yours goes row by row, and"
    if order == grouped(tiles_m, tiles_n, tiles_m):
        return "yours goes column by column, and"
    return "in your order"


CONTRACTS = [
    GroupedGemm(
        "gfx936_gemm_grouped", "bf16", "bf16", any_strides=True, bench=(4096, 4096, 4096), extra=(*EXTRA, MANY_TILES)
    )
]
