"""Why is C wrong? Each hypothesis computes what C would be if it were true, and is tested against what came back.

Order matters: from the most telling to the most general. Every cause has a stable name.
"""

from __future__ import annotations

import numpy as np

from course.contracts.base import Cause, Judgement, compare
from course.contracts.numbers import decode, encode, roundoff

TILES = (128, 64, 32, 16, 8, 4, 2)


def _shifted(x: np.ndarray, by: int, axis: int) -> np.ndarray:
    return np.roll(x, by, axis)


def _pairs_swapped(x: np.ndarray, axis: int) -> np.ndarray:
    """K elements 2i and 2i+1 exchanged: the wrong half of a VNNI dword."""
    k = x.shape[axis] // 2 * 2
    order = np.arange(x.shape[axis])
    order[:k] = order[:k].reshape(-1, 2)[:, ::-1].ravel()
    return np.take(x, order, axis)


def _halves_interleaved(b: np.ndarray, block: int) -> np.ndarray:
    """Rows k and k + block/2 taken as a VNNI pair instead of rows 2k and 2k + 1."""
    k = b.shape[0] // block * block
    order = np.arange(b.shape[0])
    order[:k] = (np.arange(k).reshape(-1, 2, block // 2).swapaxes(1, 2)).ravel()
    return b[order]


def predictions(contract, p) -> list[tuple[Cause, np.ndarray]]:
    """(cause, C if it were true), C float64 of the same shape."""
    a, b, c, ab = (p.context[x] for x in ("A", "B", "C", "product"))
    alpha, beta = p.case.scalars.get("alpha", 1.0), p.case.scalars.get("beta", 0.0)
    m, n, k = p.case.sizes["M"], p.case.sizes["N"], p.case.sizes["K"]
    finish = lambda product: alpha * product + beta * c  # noqa: E731
    flat = "F" if contract.order == "col" else "C"
    out = []

    def add(name, text, value):
        out.append((Cause(name, text), value))

    add("zeros", "C is all zeros: nothing was accumulated, or the sum was never stored.", np.zeros((m, n)))
    if beta:
        add("stale_c", "C came back as it was: nothing was stored.", c)
        add("beta_ignored", "C is alpha A B: beta C was left out.", alpha * ab)
        add("beta_as_one", "C is alpha A B + C: beta was taken as 1.", alpha * ab + c)
        add("beta_sign", "C is alpha A B - beta C: beta has the wrong sign.", alpha * ab - beta * c)
        add("alpha_on_both", "C is alpha (A B + beta C): alpha scales C too.", alpha * (ab + beta * c))
        add("coefficients_swapped", "C is beta A B + alpha C: alpha and beta are exchanged.", beta * ab + alpha * c)
    if alpha != 1:
        add("alpha_ignored", "C is A B + beta C: alpha was left out.", ab + beta * c)
    add("accumulated_twice", "C is twice the product: it was added twice.", finish(2 * ab))
    add("negated", "C has the wrong sign.", finish(-ab))
    if m != n:
        add(
            "c_transposed",
            "C holds the right numbers as if it were N x M: row and column are exchanged in the store.",
            finish(ab).T.reshape((m, n), order=flat),
        )
    if (m, n) != (1, 1) and k > 1:
        add(
            "b_transposed",
            "B was read as if it were N x K: its row and column are exchanged.",
            finish(a @ b.reshape((n, k), order=flat).T),
        )
        add(
            "a_transposed",
            "A was read as if it were K x M: its row and column are exchanged.",
            finish(a.reshape((k, m), order=flat).T @ b),
        )
        add(
            "both_transposed",
            "A and B were both read with row and column exchanged: the wrong leading dimensions.",
            finish(a.reshape((k, m), order=flat).T @ b.reshape((n, k), order=flat).T),
        )
    for axis, x, who in ((0, a, "A"), (1, b, "B")):
        for by in (1, -1):
            moved = _shifted(x, by, axis)
            value = finish(moved @ b if who == "A" else a @ moved)
            add(
                f"{who.lower()}_off_by_one",
                f"C is off by one {'row' if who == 'A' else 'column'}: an index of {who} is one too "
                f"{'small' if by > 0 else 'large'}.",
                value,
            )
    add(
        "k_off_by_one",
        "A and B meet at k and k + 1: one of the two K indices is off by one.",
        finish(a[:, :-1] @ b[1:]),
    )
    add(
        "k_off_by_one",
        "A and B meet at k + 1 and k: one of the two K indices is off by one.",
        finish(a[:, 1:] @ b[:-1]),
    )
    add(
        "last_k_missing",
        "The last k is missing from every sum: the K loop ends one too early.",
        finish(a[:, :-1] @ b[:-1]),
    )
    add("first_k_missing", "k = 0 is missing from every sum: the K loop starts one too late.", finish(a[:, 1:] @ b[1:]))
    for t in TILES:
        if k > t:
            add(
                "last_tile_missing",
                f"The last {t} values of K are missing: the loop over K ends one tile too early.",
                finish(a[:, : k - t] @ b[: k - t]),
            )
            add(
                "first_tile_missing",
                f"The first {t} values of K are missing: the first tile is skipped, or overwritten.",
                finish(a[:, t:] @ b[t:]),
            )
            add(
                "only_last_tile",
                f"Only the last {t} values of K are in C: the sum is reset in every tile.",
                finish(a[:, (k - 1) // t * t :] @ b[(k - 1) // t * t :]),
            )
            add(
                "only_first_tile",
                f"Only the first {t} values of K are in C: the K loop does not advance.",
                finish(a[:, :t] @ b[:t]),
            )
            add(
                "first_tile_repeated",
                f"The first {t} values of K are used for every tile: the tile's address does not advance.",
                finish(a[:, np.arange(k) % t] @ b[np.arange(k) % t]),
            )
            add(
                "a_tile_repeated",
                f"A's first {t} columns are used for every tile: A's address does not advance with K.",
                finish(a[:, np.arange(k) % t] @ b),
            )
            add(
                "b_tile_repeated",
                f"B's first {t} rows are used for every tile: B's address does not advance with K.",
                finish(a @ b[np.arange(k) % t]),
            )
            if k > t and k % t == 0:
                late = np.roll(np.arange(k).reshape(-1, t), 1, 0).ravel()
                late[:t] = np.arange(t)
                add(
                    "stale_tile",
                    f"Each tile of {t} is computed with the tile before it: computed before the new one arrived.",
                    finish(a[:, late] @ b[late]),
                )
                add("a_tile_stale", f"A is one tile of {t} behind B: two buffers out of step.", finish(a[:, late] @ b))
                add("b_tile_stale", f"B is one tile of {t} behind A: two buffers out of step.", finish(a @ b[late]))
        if k % t:
            add(
                "k_tail_dropped",
                f"The last {k % t} values of K (K is not a multiple of {t}) are missing: the tail is dropped.",
                finish(a[:, : k - k % t] @ b[: k - k % t]),
            )
    if contract.in_dtype in ("bf16", "f16") and k > 1:
        add(
            "vnni_order",
            "A's pairs along K are exchanged (element 2i and 2i + 1): the wrong half of each dword.",
            finish(_pairs_swapped(a, 1) @ b),
        )
        for block in (16, 32):
            if k >= block:
                add(
                    "vnni_order",
                    "B's rows are paired as k and k + 8 where the matrix engine wants 2k and 2k + 1.",
                    finish(a @ _halves_interleaved(b, block)),
                )
    for t in TILES[1:]:
        if m > t or n > t:
            add(
                "tile_row_shifted",
                f"C is shifted by a tile of {t} rows: a wrong group's rows.",
                _shifted(finish(ab), t, 0),
            )
            add(
                "tile_column_shifted",
                f"C is shifted by a tile of {t} columns: a wrong group's columns.",
                _shifted(finish(ab), t, 1),
            )
            add(
                "tile_position_swapped",
                f"The {t} x {t} tiles of C stand at exchanged rows and columns.",
                _tiles_transposed(finish(ab), t),
            )
            add(
                "transposed_inside_tiles",
                f"Every {t} x {t} tile of C is transposed.",
                _inside_transposed(finish(ab), t),
            )
    for who, x in (("A", a), ("B", b)):
        if x.shape == (m, n):
            add("copy_of_input", f"C is a copy of {who}.", x)
    return out


def _tiles_transposed(c, t):
    m, n = c.shape
    size = min(m, n) // t * t
    out = c.copy()
    if size:
        square = c[:size, :size].reshape(size // t, t, size // t, t)
        out[:size, :size] = square.transpose(2, 1, 0, 3).reshape(size, size)
    return out


def _inside_transposed(c, t):
    m, n = (x // t * t for x in c.shape)
    out = c.copy()
    out[:m, :n] = c[:m, :n].reshape(m // t, t, n // t, t).transpose(0, 3, 2, 1).reshape(m, n)
    return out


def _unwritten(j: Judgement) -> list[Cause]:
    """Elements that still hold the poison (NaN where a finite number is wanted), by where they are."""
    nan = np.isnan(j.got) & np.isfinite(j.problem.want)
    if not nan.any():
        return []
    if j.problem.case.scalars and j.problem.case.scalars.get("beta") == 0 and not nan.all():
        return [
            Cause(
                "reads_c_at_beta_zero",
                "NaN comes from C although beta is 0: 0 times NaN is NaN, so C must not be used at all.",
            )
        ]
    if nan.all():
        if j.problem.case.scalars.get("beta") == 0 and "beta" in j.problem.case.scalars:
            return [
                Cause(
                    "nothing_written",
                    "No element of C is a number: nothing was stored, or beta = 0 still reads C (0 times NaN is NaN).",
                )
            ]
        return [
            Cause(
                "nothing_written",
                "No element of C is a number: nothing was stored, or the sum starts from unset or outside memory.",
            )
        ]
    rows, columns = nan.all(1), nan.all(0)
    where = []
    if rows.any() and not rows.all():
        where.append(f"{int(rows.sum())} of {len(rows)} rows (first {int(rows.argmax())})")
    if columns.any() and not columns.all():
        where.append(f"{int(columns.sum())} of {len(columns)} columns (first {int(columns.argmax())})")
    place = " and ".join(where) or f"{int(nan.sum())} elements"
    tail = (not rows.any() or rows[rows.argmax() :].all()) and (not columns.any() or columns[columns.argmax() :].all())
    if where and tail:
        return [
            Cause(
                "edge_not_written",
                f"The edge of C is not a number: {place}. The last, partial tile is not computed or reads outside.",
            )
        ]
    return [
        Cause(
            "partly_written",
            f"C is not a number in {place}: not every work-item stores its elements, or some read outside.",
        )
    ]


def causes(contract, j: Judgement) -> list[Cause]:
    """Likely causes, best first; at most three."""
    p = j.problem
    found = []
    if p.case.special and not j.wrong[np.isfinite(p.want)].any() and j.wrong.any():
        return [
            Cause(
                "special_values_lost",
                "Only elements that must be NaN or infinite are wrong: special values are filtered or replaced.",
            )
        ]
    found += _unwritten(j)
    finite = np.isfinite(j.got).all() and np.isfinite(p.want).all()
    if finite and j.wrong.any():
        for cause, value in predictions(contract, p):
            if not compare(j.got, decode(encode(value, p.output.dtype), p.output.dtype), 2 * p.allowed)[0].any():
                found.append(cause)
                if cause.name not in ("zeros",):
                    break
        if not found:
            found += _precision(contract, j) + _regions(j)
    if j.changed:
        found.append(Cause("input_changed", f"{' and '.join(j.changed)} was written to: inputs must stay as they are."))
    if j.spilled:
        found.insert(
            0,
            Cause(
                "writes_outside", f"Something was written outside {' and '.join(j.spilled)}: an index passes the edge."
            ),
        )
    unique = {c.name: c for c in reversed(found)}
    return [unique[name] for name in dict.fromkeys(c.name for c in found)][:3]


def _precision(contract, j: Judgement) -> list[Cause]:
    """Errors everywhere, and of the size that a shorter format makes."""
    p = j.problem
    k = p.case.sizes["K"]
    error = np.abs(j.got - p.want)
    out_rounded = roundoff(p.output.dtype)
    for dtype, text in (("f16", "fp16"), ("bf16", "bf16")):
        u = roundoff(dtype)
        if out_rounded >= u:
            continue
        rounded = decode(encode(p.want.astype(np.float32), dtype), dtype)
        if not compare(j.got, rounded, p.allowed + 2 * u * np.abs(p.want) * 1e-3)[0].any():
            return [
                Cause(
                    "rounds_output",
                    f"C is right to {text} only: the result was rounded to {text} before it was stored.",
                )
            ]
        bound = 4 * np.sqrt(k) * u * p.context["magnitude"] + u * np.abs(p.want)
        if (error <= bound).all() and j.wrong.mean() > 0.2:
            return [
                Cause(
                    "low_precision",
                    f"Errors are everywhere and of the size of {text} rounding: the sum is accumulated in {text}, not {contract.accumulate}.",
                )
            ]
    return []


def _regions(j: Judgement) -> list[Cause]:
    """Wrong elements that fill whole rows, columns or an edge."""
    wrong = j.wrong
    if wrong.all():
        return []
    rows, columns = wrong.mean(1) > 0.9, wrong.mean(0) > 0.9
    for bad, what in ((rows, "rows"), (columns, "columns")):
        if (
            bad.any()
            and not bad.all()
            and wrong[bad if what == "rows" else slice(None)][:, bad if what == "columns" else slice(None)].mean() > 0.9
        ):
            covered = wrong[~bad] if what == "rows" else wrong[:, ~bad]
            if covered.mean() < 0.05:
                first = int(bad.argmax())
                edge = bad[first:].all()
                if edge:
                    return [
                        Cause(
                            "edge_wrong",
                            f"Only the last {int(bad.sum())} {what} are wrong (from {first}): the last, partial tile.",
                        )
                    ]
                return [
                    Cause(
                        f"some_{what}_wrong",
                        f"Only {int(bad.sum())} of {len(bad)} {what} are wrong (first {first}): their work-items use a wrong index.",
                    )
                ]
    return []
