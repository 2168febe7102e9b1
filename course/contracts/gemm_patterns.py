"""What a wrong C looks like when no single hypothesis predicts it: unwritten or NaN regions, rounding, missing
products, a permutation, an edge. Each function returns a list of causes, empty if the pattern is not there.
"""

from __future__ import annotations

import math

import numpy as np

from course.contracts.base import Cause
from course.contracts.gemm_evidence import Evidence
from course.contracts.numbers import decode, encode, roundoff


def unwritten(ev: Evidence, tile: tuple[int, int] = (1, 1), at: str = "") -> list[Cause]:
    """Elements that still hold what the checker put there.

    tile: rows and columns that are missing together as far as all cases tell, see `missing_tile`. at: the case, where
    it is not the one that the verdict shows."""
    hole = ~ev.touched & ev.judgement.wrong
    if not hole.any():
        return []
    at = f" at {at}" if at else ""
    if hole.all():
        return [
            Cause(
                "nothing_written",
                "Every element of C is as it was before: the store is missing, goes elsewhere, or no work-item reaches "
                "it.",
            )
        ]
    where, edge, _ = region(hole)
    if where and edge:
        why = "the last, partial tile is left out"
        if any(start and size - start >= t for start, size, t in zip(_edges(hole), hole.shape, tile, strict=True)):
            why = "no work-group takes them, or their results are stored elsewhere"
        return [Cause("edge_not_written", f"C was not written in {where}{at}: {why}.")]
    text = where or f"{int(hole.sum())} of {hole.size} elements, first [{_first(hole)}]"
    why = "not every element has a work-item that stores it"
    return [Cause("partly_written", f"C was not written in {text}{at}: {why}.")]


def missing_tile(evidences: list[Evidence]) -> tuple[int, int]:
    """(rows, columns) of the largest tile, up to 64, at whose edge all holes of C begin; 1 where there are none.

    A size that the contract makes a multiple of something is never cut off in a tile."""
    steps = [0, 0]
    for ev in evidences:
        for axis, start in enumerate(_edges(~ev.touched & ev.judgement.wrong)):
            steps[axis] = math.gcd(steps[axis], start)
    fixed = evidences[0].contract.multiple[:2]
    powers = [min(step & -step, 64) or 1 for step in steps]
    return tuple(1 if multiple > 1 else power for power, multiple in zip(powers, fixed, strict=True))


def _edges(hole: np.ndarray) -> tuple[int, int]:
    """The first row, and the first column, from which on all to the end are missing; 0: none."""
    found = []
    for axis in (1, 0):
        full = hole.mean(axis) > 0.9
        found.append(0 if full.all() or not full[-1] else len(full) - int(np.argmin(full[::-1])))
    return tuple(found)


def computed_nan(ev: Evidence) -> list[Cause]:
    """NaN that the kernel computed where a finite number is wanted."""
    nan = np.isnan(ev.got) & ev.touched & np.isfinite(ev.want)
    if not nan.any():
        return []
    where, edge, _ = region(nan)
    place = "every element" if nan.all() else where or f"{int(nan.sum())} elements (first [{_first(nan)}])"
    return [
        Cause(
            "edge_is_nan" if edge and where else "computes_nan",
            f"C is NaN in {place}: a read outside A or B (NaN lies around them), or of memory that was never set.",
        )
    ]


def edges(ev: Evidence) -> list[Cause]:
    """Wrong elements that fill whole rows or columns, or a place inside every tile."""
    wrong = ev.judgement.wrong & ev.touched
    if not wrong.any() or wrong.all():
        return []
    where, edge, what = region(wrong)
    if where and edge:
        text = f"Only {where} are wrong: the partial tile at the edge, or all tiles but the first."
        return [Cause("edge_wrong", text)]
    periodic = _periodic(wrong)
    if periodic:
        return [periodic]
    if where:
        return [Cause(f"some_{what}_wrong", f"Only {where} are wrong: look at who computes them.")]
    if wrong.sum() <= max(1, 0.02 * wrong.size):
        return [
            Cause(
                "few_wrong",
                f"Only {int(wrong.sum())} of {wrong.size} elements are wrong, first [{_first(wrong)}].",
            )
        ]
    return []


def region(mask: np.ndarray) -> tuple[str, bool, str]:
    """(where, at the edge, "rows" | "columns") if the mask fills whole rows and columns and almost nothing else."""
    for what in ("rows", "columns", "both"):
        rows = mask.mean(1) > 0.9 if what != "columns" else np.zeros(mask.shape[0], bool)
        columns = mask.mean(0) > 0.9 if what != "rows" else np.zeros(mask.shape[1], bool)
        if what == "both":
            rows, columns = mask.mean(1) > 0.99, mask.mean(0) > 0.99
        covered = rows[:, None] | columns[None, :]
        if not covered.any() or rows.all() or columns.all() or mask[~covered].mean() > 0.02:
            continue
        if what == "both" and covered.mean() > 0.9:  # a few right elements are no pattern
            continue
        parts, edge = [], True
        for bad, name in ((rows, "row"), (columns, "column")):
            if bad.any():
                first, last = int(bad.argmax()), len(bad) - 1 - int(bad[::-1].argmax())
                edge &= bool(bad[first:].all())
                number = f"{int(bad.sum())} of {len(bad)} {name}s"
                solid = bad[first : last + 1].all()
                parts.append(f"{number} ({first} to {last})" if solid and first < last else f"{number} (first {first})")
        return " and ".join(parts), edge, "rows" if rows.any() else "columns"
    return "", False, ""


def _periodic(wrong) -> Cause | None:
    for axis, what in ((0, "rows"), (1, "columns")):
        bad = wrong.mean(1 - axis) > 0.9
        if not bad.any() or bad.all() or wrong.take(np.flatnonzero(~bad), axis).mean() > 0.02:
            continue
        for t in (2, 4, 8, 16, 32):
            if len(bad) >= 2 * t and (bad == bad[np.arange(len(bad)) % t]).all():
                places = ", ".join(str(x) for x in np.flatnonzero(bad[:t])[:4])
                return Cause(
                    "same_place_in_tiles",
                    f"In every {t} {what}, only {what[:-1]} {places} of the {t} is wrong: the same work-item of every "
                    f"tile, or one of {t} elements that an item computes.",
                )
    return None


def _first(mask) -> str:
    return ", ".join(str(int(x)) for x in np.unravel_index(int(mask.argmax()), mask.shape))


# ---- numbers -------------------------------------------------------------------------------------------------------


def scaled(ev: Evidence) -> list[Cause]:
    """C = x A B + y C with other coefficients than asked for."""
    where = ev.touched & np.isfinite(ev.got) & np.isfinite(ev.want)
    if where.sum() < 16:
        return []
    basis = [ev.ab[where]] + ([ev.c[where]] if ev.beta else [])
    solution = np.linalg.lstsq(np.stack(basis, 1), ev.got[where], rcond=None)[0]
    value = sum(w * x for w, x in zip(solution, basis, strict=True))
    near = np.abs(ev.got[where] - value) <= ev.slack * max(1, abs(solution[0])) + 4 * ev.u * np.abs(value)
    asked = (ev.alpha, ev.beta)
    other = any(abs(w - x) > 0.01 * max(1, abs(x)) for w, x in zip(solution, asked, strict=False))
    if not near.all() or not other or abs(solution[0]) < 1e-6:
        return []
    text = f"C is {solution[0]:.4g} A B"
    if ev.beta and abs(solution[1]) > 1e-5:
        text += f" + {solution[1]:.4g} C"
    return [Cause("scaled", f"{text}: the right sum with another factor.")]


def precision(ev: Evidence) -> list[Cause]:
    """Errors everywhere, of the size that a shorter format makes."""
    p, k = ev.problem, ev.sizes["K"]
    where = ev.touched & np.isfinite(ev.got) & np.isfinite(ev.want)
    if k < 2 or where.sum() < 16 or (ev.touched & ~np.isfinite(ev.got) & np.isfinite(ev.want)).any():
        return []
    error = (ev.got - ev.want)[where]
    rms = float(np.sqrt(np.mean(error**2)))
    product = float(np.sqrt(np.mean(ev.a**2) * np.mean(ev.b**2))) * abs(ev.alpha)  # rms of one product
    if ev.u > roundoff(ev.contract.accumulate):
        inward = np.abs(ev.got) <= np.abs(ev.want) + ev.slack
        within = np.abs(ev.got - ev.want) <= 2 * ev.u * np.abs(ev.want) * (1 + ev.u) + ev.slack
        if (inward & within)[where].all():
            out = p.output.dtype
            return [Cause("truncates_output", f"C is cut off to {out}, not rounded to nearest, when it is stored.")]
    for dtype in ("f16", "bf16"):
        u = roundoff(dtype)
        if u <= roundoff(ev.contract.accumulate):
            continue
        held = decode(encode(ev.got.astype(np.float32), dtype), dtype) == ev.got
        short = u > ev.u and held[where].all() and not ev.beta  # every result is a number of the short format
        # A sum of k random products kept in a format of roundoff u: rms error about 0.4 u k times one product.
        size = u * k * product
        usual = 0.02 * size <= rms <= 0.9 * size and rms < 0.5 * product
        spread = ev.judgement.wrong[where].mean() > 0.2
        if u <= ev.u:  # C's own rounding hides most of them: then none is as large as a lost product
            spread = spread or bool((np.abs(error) <= 8 * u * np.sqrt(k) * product).all())
        if (short and rms < 2 * size) or (usual and spread and not _missing_product(ev)):
            return [
                Cause(
                    "low_precision",
                    f"Errors are everywhere, and of the size that sums in {dtype} make, or products that are formed in "
                    f"{dtype}: multiply and accumulate in {ev.contract.accumulate}.",
                )
            ]
    return []


def _missing_product(ev) -> bool:
    """Whether leaving out products of some k explains most of the error: then it is no rounding."""
    weights = k_weights(ev)
    return weights is not None and bool((np.abs(weights - 1) > 0.05).any())


def k_weights(ev: Evidence) -> np.ndarray | None:
    """w with C = alpha sum_k w[k] A[:, k] B[k, :] + beta C, by least squares; None where this does not describe C."""
    where = ev.touched & np.isfinite(ev.got) & np.isfinite(ev.want)
    k = ev.sizes["K"]
    if not where.all() or where.sum() < 4 * k or not ev.alpha:
        return None
    rest = (ev.got - (ev.beta * ev.c if ev.beta else 0.0)) / ev.alpha
    gram = (ev.a.T @ ev.a) * (ev.b @ ev.b.T)
    try:
        w = np.linalg.solve(gram, np.einsum("ik,ik->k", ev.a, rest @ ev.b.T))
    except np.linalg.LinAlgError:
        return None
    left = np.abs((ev.a * w) @ ev.b - rest)
    if (left > 4 * ev.slack / abs(ev.alpha) + 4 * ev.u * np.abs(rest)).any():
        return None
    return w


def products(ev: Evidence) -> list[Cause]:
    """Some k count not once, in all of C alike."""
    w = k_weights(ev)
    if w is None:
        return []
    odd = np.abs(w - 1) > 0.01
    if not odd.any():
        return []
    places = np.flatnonzero(odd)
    shown = _runs(places)
    for weight, name, text in ((0, "k_missing", "missing from every sum"), (2, "k_twice", "added twice")):
        if (np.abs(w[odd] - weight) < 0.01).all():
            return [Cause(name, f"The products with k = {shown} are {text}.")]
    example = f"k = {places[0]} counts {w[places[0]]:.3g} times"
    return [Cause("k_weights", f"The products with k = {shown} do not count once each ({example}).")]


def _runs(places) -> str:
    runs, start = [], None
    for x, following in zip(places, [*places[1:], None], strict=True):
        start = x if start is None else start
        if following != x + 1:
            runs.append(f"{start}" if start == x else f"{start} to {x}")
            start = None
    return ", ".join(runs[:4]) + (", ..." if len(runs) > 4 else "")


def misplaced(ev: Evidence) -> list[Cause]:
    """The right rows, columns or elements, in the wrong place."""
    got, want = ev.got, ev.want
    if not (np.isfinite(got).all() and np.isfinite(want).all()) or min(got.shape) < 4:
        return []
    if ev.judgement.wrong.sum() < max(8, 0.05 * want.size):  # a few may match others by chance
        return []
    if ev.near(got, want).all():
        return []
    if found := _other_strip(ev):
        return [found]
    for axis, what in ((0, "row"), (1, "column")):
        g, w = (got, want) if axis == 0 else (got.T, want.T)
        source = _matching_rows(ev, g, w)
        if source is not None:
            moved = np.flatnonzero(source != np.arange(len(source)))
            first = int(moved[0])
            same = len(set(source.tolist())) < len(source)
            return [
                Cause(
                    f"{what}s_repeated" if same else f"{what}s_permuted",
                    f"C's {what}s are right but {'some stand twice' if same else 'in another order'}: "
                    f"{what} {first} holds what belongs to {what} {int(source[first])} ({len(moved)} are moved).",
                )
            ]
    if np.unique(got).size < 4:  # zeros, say, are near some number of any C
        return []
    sorted_want = np.sort(want, None)
    tolerance = ev.slack + 2 * ev.u * float(np.abs(want).mean())
    by_chance = min(1.0, 2 * tolerance * want.size / (float(np.ptp(want)) or 1.0))
    if by_chance ** float(ev.judgement.wrong.sum()) > 1e-6:  # any number is near one of so many
        return []
    after = np.searchsorted(sorted_want, got.ravel()).clip(1, sorted_want.size - 1)
    lower, upper = sorted_want[after - 1], sorted_want[after]
    nearest = np.where(got.ravel() - lower < upper - got.ravel(), lower, upper)
    if not ev.near(got.ravel(), nearest).all():
        return []
    i, j = np.unravel_index(int(ev.judgement.wrong.argmax()), got.shape)
    r, s = np.unravel_index(int(np.abs(want - got[i, j]).argmin()), want.shape)
    once = ev.near(np.sort(got, None), sorted_want).all()
    how = "at wrong places" if once else "at wrong places, some more than once"
    text = f"The numbers in C are right but {how}: C[{i}, {j}] holds what belongs to C[{r}, {s}]."
    return [Cause("elements_permuted" if once else "elements_repeated", text)]


def _other_strip(ev) -> Cause | None:
    """Every tile of C is right for another strip of A (rows) or panel of B (columns)."""
    for t in (16, 8, 32):
        if any(x % t for x in ev.want.shape):
            continue
        for who in "AB":
            got, want = (_tiled(x if who == "A" else x.T, t) for x in (ev.got, ev.want))
            few = np.abs(got[:, None, ..., 0, :] - want[None, :, ..., 0, :]).max(-1)  # [strip, other strip, across]
            source = few.argmin(1)
            across = np.arange(source.shape[1])
            if not ev.near(got, want[source, across[None, :]]).all():
                continue
            moved = np.argwhere(source != np.arange(len(source))[:, None])
            r, c = (int(x) for x in moved[0])
            at, other = (r, c) if who == "A" else (c, r), int(source[r, c])
            what, strip = ("rows", "strip") if who == "A" else ("columns", "panel")
            return Cause(
                f"{who.lower()}_{strip}_wrong",
                f"The {t} x {t} tile of C at [{at[0] * t}, {at[1] * t}] is made from {what} {other * t} to "
                f"{other * t + t - 1} of {who} where it needs {r * t} to {r * t + t - 1}: the wrong {strip} of {who} "
                f"is read, or filled ({len(moved)} of {source.size} tiles).",
            )
    return None


def _tiled(x, t):
    """x[M, N] as [M / t, N / t, t, t]."""
    return x.reshape(x.shape[0] // t, t, x.shape[1] // t, t).swapaxes(1, 2)


def _matching_rows(ev, got, want):
    """For every row of got the row of want that it is, or None if some row is none of them."""
    few = slice(0, min(8, want.shape[1]))
    distance = np.abs(got[:, None, few] - want[None, :, few]).max(2)
    source = distance.argmin(1)
    return source if ev.near(got, want[source]).all() else None
