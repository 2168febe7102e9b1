"""The order in which a grid of output tiles is worked through, and what the programs of one window have to read."""

from __future__ import annotations


def grouped(tiles_m: int, tiles_n: int, group_m: int) -> list[tuple[int, int]]:
    """(tile row, tile column) of every program, in order: groups of `group_m` rows; inside one, the row runs fastest.

    group_m = 1 is row after row, group_m >= tiles_m column after column. Raises ValueError for sizes below 1."""
    if min(tiles_m, tiles_n, group_m) < 1:
        raise ValueError(f"Tiles and group must be 1 or more: {tiles_m} x {tiles_n}, groups of {group_m}.")
    order = []
    for first in range(0, tiles_m, group_m):
        rows = range(first, min(first + group_m, tiles_m))
        order += [(m, n) for n in range(tiles_n) for m in rows]
    return order


def panels(window: list[tuple[int, int]]) -> int:
    """Distinct panels that these programs read together: tile rows of A and tile columns of B. Exact."""
    return len({m for m, _ in window}) + len({n for _, n in window})


def windows(order: list, size: int) -> list[list]:
    """The order cut into windows of `size` programs that run at the same time; the last may be shorter."""
    return [order[i : i + size] for i in range(0, len(order), size)]
