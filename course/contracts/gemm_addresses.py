"""Wrong addresses: what C would be if A or B were read, or C written, at another place of its flat buffer.

What lies around a matrix is its guard of NaN, so a prediction also says where C must be NaN.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np

from course.contracts.gemm_evidence import Evidence, Hypothesis, sentence_list

INDICES = {"A": ("i", "k"), "B": ("k", "j"), "C": ("i", "j")}
EXTENTS = {"A": "MK", "B": "KN", "C": "MN"}


def strides_for(ev: Evidence, lead: int, swapped: bool) -> tuple[int, int]:
    """Strides of a matrix with this leading dimension; swapped: as if it were stored in the other order."""
    return (lead, 1) if (ev.contract.order == "row") != swapped else (1, lead)


def _places(ev: Evidence, who: str):
    """(key, name, what is wrong, strides, index shifts) of every wrong way to address one matrix."""
    x, low = ev.arguments[who], who.lower()
    verb = "stored" if who == "C" else "read"
    first, second = INDICES[who]
    rows, columns = EXTENTS[who]
    own = max(x.strides)
    leads = {"own": own, **ev.sizes}
    natural = columns if ev.contract.order == "row" else rows  # the size that is the leading dimension, unpadded
    for label, lead in leads.items():
        shown = f"{own}" if label == "own" else label
        if label != "own":
            right = natural if own == ev.sizes[natural] else own
            text = f"{who} is {verb} with leading dimension {shown}; it has {right}."
            yield (label, "ld"), f"{low}_leading_dimension", text, strides_for(ev, lead, False), (0, 0)
        text = f"{who} is {verb} at [{second}, {first}]: its row and column are exchanged (leading dimension {shown})."
        swapped = x.strides[::-1] if label == "own" else strides_for(ev, lead, True)
        yield (label, "swap"), f"{low}_transposed", text, swapped, (0, 0)
    for axis, index in enumerate(INDICES[who]) if ev.contract.any_strides else ():
        if x.strides[axis] > 1 and min(x.shape) > 1:
            strides = tuple(1 if d == axis else s for d, s in enumerate(x.strides))
            text = f"{who} is {verb} as if its neighbours along {index} stood side by side: the stride of {index} is "
            yield ("unit", axis), f"{low}_stride_left_out", text + "left out.", strides, (0, 0)
    for shift in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        which = [f"{index} {'+-'[by < 0]} 1" if by else index for index, by in zip(INDICES[who], shift, strict=True)]
        text = f"{who} is {verb} at [{', '.join(which)}]: an index is off by one."
        yield ("shift", shift), _shift_name(who, shift), text, x.strides, shift
    if who != "C":
        along_k = INDICES[who].index("k")
        for t in (64, 32, 16, 8, 4):
            for by in (t, -t):
                shift = (by, 0) if along_k == 0 else (0, by)
                text = f"{who} is read {t} values of K too {'far' if by > 0 else 'early'}: A and B are a tile apart."
                yield ("shift", shift), f"{low}_k_tile_off", text, x.strides, shift


def _shift_name(who: str, shift: tuple[int, int]) -> str:
    if who == "C":
        return "c_off_by_one"
    if shift[INDICES[who].index("k")]:
        return f"{who.lower()}_k_off_by_one"
    return "row_off_by_one" if who == "A" else "column_off_by_one"


def gather(ev: Evidence, who: str, shape, strides, shift=(0, 0)) -> tuple[np.ndarray, np.ndarray]:
    """(values, known) read from the flat buffer of a matrix; known is False beyond the buffer's own guards."""
    x, flat = ev.arguments[who], ev.flat(who)
    index = address(shape, strides, x.offset + shift[0] * x.strides[0] + shift[1] * x.strides[1])
    known = (index >= 0) & (index < flat.size)
    return np.where(known, flat[np.where(known, index, 0)], 0.0), known


def address(shape, strides, offset: int = 0) -> np.ndarray:
    return offset + np.arange(shape[0])[:, None] * strides[0] + np.arange(shape[1])[None, :] * strides[1]


def reads(ev: Evidence):
    """Hypotheses about where A and B are read."""
    for who in "AB":
        for key, name, text, strides, shift in _places(ev, who):
            yield Hypothesis((who, *key), name, text, lambda w=who, s=strides, d=shift: _read_fits(ev, {w: (s, d)}))
    for label in ("natural", "own"):
        both = {}
        for who in "AB":
            strides = ev.strides[who][::-1]
            if label == "natural":
                strides = strides_for(ev, ev.sizes[EXTENTS[who][0 if ev.contract.order == "row" else 1]], True)
            both[who] = (strides, (0, 0))
        yield Hypothesis(
            ("both", label),
            "both_transposed",
            "A is read at [k, i] and B at [j, k]: row and column are exchanged in both.",
            lambda w=both: _read_fits(ev, w),
        )

    yield from _steps_without_stride(ev)
    for bound in "MN":
        yield Hypothesis(
            ("bound", bound),
            "k_loop_bound",
            f"The loop over K runs to {bound} instead of K.",
            lambda x=bound: _bound_fits(ev, ev.sizes[x]),
        )


def _steps_without_stride(ev: Evidence):
    """A pointer that goes on by a tile of elements, where the next tile along K is that many strides away."""
    k = np.arange(ev.sizes["K"])
    for who in "AB":
        along = INDICES[who].index("k")
        stride, across = ev.strides[who][along], ev.strides[who][1 - along]
        for t in (128, 64, 32, 16, 8):
            if stride == 1 or k.size <= t:
                continue
            at = (k // t * t + k % t * stride, np.arange(ev.arguments[who].shape[1 - along]) * across)
            index = at[0][:, None] + at[1][None, :] if along == 0 else at[1][:, None] + at[0][None, :]
            yield Hypothesis(
                ("unstrided", who, t),
                f"{who.lower()}_step_without_stride",
                f"{who}'s address goes on by {t} elements from tile to tile: along K that is {t} times the stride "
                f"of {who}, {t} * {stride} here.",
                lambda w=who, i=index: _flat_fits(ev, w, i),
            )


def _flat_fits(ev: Evidence, who: str, index: np.ndarray):
    """C if this matrix were read at these places of its buffer, counted from its first element."""
    flat, index = ev.flat(who), index + ev.arguments[who].offset
    if index.max() >= flat.size:
        return None
    value = flat[index] @ ev.b if who == "A" else ev.a @ flat[index]
    return ev.fits(ev.finish(value))


def _bound_fits(ev: Evidence, k: int):
    m, n = ev.want.shape
    a, known_a = gather(ev, "A", (m, k), ev.strides["A"])
    b, known_b = gather(ev, "B", (k, n), ev.strides["B"])
    return ev.fits(ev.finish(a @ b), known_a.all(1)[:, None] & known_b.all(0)[None, :])


def _read_fits(ev: Evidence, changed: dict):
    operands, known = {"A": ev.a, "B": ev.b}, np.ones(ev.want.shape, bool)
    for who, (strides, shift) in changed.items():
        operands[who], ok = gather(ev, who, operands[who].shape, strides, shift)
        known &= ok.all(1)[:, None] if who == "A" else ok.all(0)[None, :]
    return ev.fits(ev.finish(operands["A"] @ operands["B"]), known)


def writes(ev: Evidence):
    """Hypotheses about where C is written; they explain the guards around C too."""
    shape = ev.want.shape
    for key, name, text, strides, shift in _places(ev, "C"):
        x = ev.arguments["C"]
        start = shift[0] * x.strides[0] + shift[1] * x.strides[1]
        yield Hypothesis(
            ("C", *key), name, text, lambda s=strides, o=start: _write_fits(ev, address(shape, s, o), ev.ab)
        )
    given, taken = ("row-major", "column-major") if ev.contract.order == "row" else ("column-major", "row-major")
    for who in ("AC", "BC", "ABC"):
        yield Hypothesis(
            ("C", "order", who),
            "wrong_storage_order",
            f"{sentence_list(list(who))} are indexed as if they were {taken}; they are {given}.",
            lambda w=who: _ordered_fits(ev, w),
        )
    for t in (64, 32, 16, 8, 4):
        for axis, what in ((0, "rows"), (1, "columns")):
            for sign in (1, -1):
                start = sign * t * ev.arguments["C"].strides[axis]
                yield Hypothesis(
                    ("C", "tile", axis, sign * t),
                    "c_tile_shifted",
                    f"C is stored {t} {what} too {'far' if sign > 0 else 'early'}: the tile's origin is wrong.",
                    lambda o=start: _write_fits(ev, address(shape, ev.arguments["C"].strides, o), ev.ab),
                )
    for grid in ("NM", "MK", "KN", "KM", "NK", "MM", "NN", "KK"):
        text = f"The grid covers {grid[0]} x {grid[1]} elements instead of M x N."
        if grid == "NM":
            text = "The grid covers N x M elements instead of M x N: row and column come from exchanged indices."
        yield Hypothesis(("C", "grid", grid), "wrong_grid", text, lambda g=grid: _grid_fits(ev, g))
    for order in list(permutations(range(3)))[1:]:
        moved = [f"{'MNK'[o]} is used for {x}" for o, x in zip(order, "MNK", strict=True) if "MNK"[o] != x]
        yield Hypothesis(
            ("C", "sizes", order),
            "sizes_exchanged",
            f"The sizes are exchanged: {sentence_list(moved)}.",
            lambda o=order: _exchanged_fits(ev, o),
        )


def _grid_fits(ev: Evidence, grid: str):
    """C if the grid had these sizes: rows and columns beyond M and N run on into what follows in memory."""
    return _computed_fits(ev, ev.sizes[grid[0]], ev.sizes[grid[1]], ev.sizes["K"], ev.strides)


def _exchanged_fits(ev: Evidence, order):
    """C if the kernel took M, N, K in another order, for its grid and its leading dimensions."""
    size = {x: ev.sizes["MNK"[o]] for x, o in zip("MNK", order, strict=True)}
    leading = 1 if ev.contract.order == "row" else 0
    at = {who: strides_for(ev, size[EXTENTS[who][leading]], False) for who in "ABC"}
    return _computed_fits(ev, size["M"], size["N"], size["K"], at)


def _ordered_fits(ev: Evidence, turned: str):
    """C if some matrices, C among them, were addressed in the other storage order, without padding."""
    last = 0 if ev.contract.order == "row" else 1
    at = {
        who: strides_for(ev, ev.sizes[EXTENTS[who][last]], True) if who in turned else ev.strides[who] for who in "ABC"
    }
    return _computed_fits(ev, *ev.sizes.values(), at)


def _computed_fits(ev: Evidence, m: int, n: int, k: int, at: dict):
    a, known_a = gather(ev, "A", (m, k), at["A"])
    b, known_b = gather(ev, "B", (k, n), at["B"])
    known = known_a.all(1)[:, None] & known_b.all(0)[None, :]
    return _write_fits(ev, address((m, n), at["C"]), a @ b, known)


def _write_fits(ev: Evidence, index: np.ndarray, product: np.ndarray, known=None):
    """Whether the whole buffer of C looks as if `product` had been stored at `index`, and nowhere else.

    Where several elements meet at one address, any of them may have come last."""
    if ev.after is None:
        return None
    if not ev.is_witness and np.array_equal(index, address(ev.want.shape, ev.strides["C"])):
        return None  # that is where C belongs
    flat, index = ev.flat("C"), (index + ev.arguments["C"].offset).ravel()
    inside = (index >= 0) & (index < flat.size)
    if inside.mean() < 0.7 or (known is not None and known.mean() < 0.7):
        return None
    index, value = index[inside], ev.alpha * product.ravel()[inside]
    if ev.beta:
        if np.unique(index).size < index.size:
            return None
        value = value + ev.beta * flat[index]
    right = ev.near(ev.after[index], value)
    if known is not None:
        right |= ~known.ravel()[inside]
    hit, good = np.zeros(flat.size, bool), np.zeros(flat.size, bool)
    hit[index] = True
    good[index[right]] = True
    told = ev.is_witness or np.isfinite(value).mean() > 0.05
    return bool(told and not (hit & ~good).any() and not ev.touched_flat[~hit].any())
