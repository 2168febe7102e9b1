"""What C would be if the kernel's sum, tiles, coefficients or packing were wrong in one known way.

A, B and C stand for the inputs as float64; every hypothesis predicts the whole of C.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np

from course.contracts.gemm_evidence import Evidence, Hypothesis
from course.contracts.numbers import decode, encode, roundoff

TILES = (128, 64, 32, 16, 8, 4, 2)


def values(ev: Evidence):
    """Hypotheses that predict C directly, from the most telling to the most general."""
    yield from zeros(ev)
    sums, tiles = (_products, _coefficients, _copies, _along_k, _tiles_along_k), (_packing, _matrix_tiles, _tiles_of_c)
    for part in (*sums, _formats, *tiles):
        for key, name, text, predict in part(ev):
            subtle = name.startswith("rounds")
            yield Hypothesis((part.__name__, *key), name, text, _test(ev, predict, subtle))


def _test(ev, predict, subtle=False):
    def test():
        value = predict()
        return None if value is None else ev.fits(value, subtle=subtle)

    return test


def zeros(ev: Evidence) -> list[Hypothesis]:
    text = "C is all zeros: nothing was accumulated, or the sum was never stored."
    return [Hypothesis(("zeros",), "zeros", text, _test(ev, lambda: np.zeros(ev.want.shape)))]


def _copies(ev):
    for who, x in (("A", ev.a), ("B", ev.b)):
        if x.shape == ev.want.shape:
            yield ("copy", who), "copy_of_input", f"C is a copy of {who}.", lambda v=x: v


def _products(ev):
    yield (
        ("twice",),
        "accumulated_twice",
        "C is twice the product: every product is added twice.",
        lambda: ev.finish(2 * ev.ab),
    )
    yield ("sign",), "negated", "The product has the wrong sign.", lambda: ev.finish(-ev.ab)
    yield (
        ("absolute",),
        "negated",
        "The product has lost its sign: C holds absolute values.",
        lambda: ev.finish(np.abs(ev.ab)),
    )
    yield (
        ("sum",),
        "adds_operands",
        "A and B are added where they must be multiplied.",
        lambda: ev.finish(ev.a.sum(1)[:, None] + ev.b.sum(0)[None, :]),
    )


def _coefficients(ev):
    """Where a case cannot show the fault (beta = 0 may be a branch of its own) it says nothing."""
    if not ev.case.scalars:
        return
    x, y, ab, c = ev.alpha, ev.beta, ev.ab, ev.c
    k, unless = ev.sizes["K"], lambda value: lambda: value if y else None
    yield ("no beta",), "beta_ignored", "C is alpha A B: beta C was left out.", unless(x * ab)
    yield ("beta 1",), "beta_as_one", "C is alpha A B + C: beta was taken as 1.", unless(x * ab + c)
    yield ("beta sign",), "beta_sign", "C is alpha A B - beta C: beta has the wrong sign.", unless(x * ab - y * c)
    yield (
        ("beta both",),
        "beta_on_both",
        "C is beta (alpha A B + C): beta scales the product too.",
        unless(y * (x * ab + c)),
    )
    yield (
        ("alpha both",),
        "alpha_on_both",
        "C is alpha (A B + beta C): alpha scales C too.",
        unless(x * (ab + y * c)),
    )
    yield (
        ("exchanged",),
        "coefficients_swapped",
        "C is beta A B + alpha C: alpha and beta are exchanged.",
        unless(y * ab + x * c),
    )
    yield ("no alpha",), "alpha_ignored", "C is A B + beta C: alpha was left out.", lambda: ab + y * c
    yield ("alpha 2",), "alpha_twice", "C is alpha^2 A B + beta C: alpha is applied twice.", lambda: x * x * ab + y * c
    yield (
        ("beta 2",),
        "beta_twice",
        "C is alpha A B + beta^2 C: beta is applied twice.",
        unless(x * ab + y * y * c),
    )
    yield (
        ("alpha per step",),
        "alpha_per_step",
        "The running sum is multiplied by alpha at every k, not once at the end.",
        lambda: (ev.a * x ** np.arange(k, 0, -1.0)) @ ev.b + y * c,
    )
    for t in TILES[1:]:
        turns = -(-k // t)
        yield (
            ("per tile", t),
            "beta_per_tile",
            f"beta C is added once for every {t} values of K, not once.",
            unless(x * ab + turns * y * c),
        )
    yield (
        ("rounded",),
        "rounds_before_alpha",
        "A B is rounded to C's format before alpha and beta are applied: rounded twice.",
        unless(_rounded_twice(ev)),
    )


def _rounded_twice(ev):
    """alpha round(A B) + beta C; where A B is as near to two numbers of C's format as a sum errs, the one that fits."""
    stored = ev.problem.output.dtype
    error = ev.sizes["K"] * roundoff(ev.contract.accumulate) * ev.problem.context["magnitude"]
    with np.errstate(over="ignore", invalid="ignore"):
        either = [decode(encode(ev.ab + e, stored), stored) for e in (-error, error)]
        low, high = (ev.alpha * product + ev.beta * ev.c for product in either)
        return np.where(np.abs(ev.got - low) < np.abs(ev.got - high), low, high)


def _along_k(ev):
    a, b = ev.a, ev.b
    yield (
        ("last",),
        "last_k_missing",
        "The last k is missing from every sum: the K loop ends one too early.",
        lambda: ev.finish(a[:, :-1] @ b[:-1]),
    )
    yield (
        ("first",),
        "first_k_missing",
        "k = 0 is missing from every sum: the K loop starts one too late.",
        lambda: ev.finish(a[:, 1:] @ b[1:]),
    )
    yield (
        ("only last",),
        "only_last_k",
        "Only the last k is in C: the sum is overwritten, not added to.",
        lambda: ev.finish(a[:, -1:] @ b[-1:]),
    )
    yield (
        ("only first",),
        "only_first_k",
        "Only k = 0 is in C: the K loop ends after one step.",
        lambda: ev.finish(a[:, :1] @ b[:1]),
    )
    yield (
        ("last twice",),
        "last_k_twice",
        "The last k is added twice: the K loop runs one step too far and is held at the edge.",
        lambda: ev.finish(ev.ab + a[:, -1:] @ b[-1:]),
    )
    # Python, and numba, take index -1 as the last element: k - 1 wraps round, k + 1 does not.
    for who, moved in (("A", lambda: np.roll(a, 1, 1) @ b), ("B", lambda: a @ np.roll(b, 1, 0))):
        yield (
            ("k", who),
            f"{who.lower()}_k_off_by_one",
            f"{who} is read at k - 1 where it must be k: one of the two K indices is off by one.",
            lambda f=moved: ev.finish(f()),
        )
    for by in (1, -1):
        yield (
            ("k short", by),
            "a_k_off_by_one" if by < 0 else "b_k_off_by_one",
            f"{'A' if by < 0 else 'B'} is read at k + 1 where it must be k: one of the two K indices is off by one.",
            lambda s=by: ev.finish(a[:, 1:] @ b[:-1] if s < 0 else a[:, :-1] @ b[1:]),
        )
    at = np.arange(ev.sizes["K"])
    for v in (4, 8):
        for order, name, what in (
            (at // v * v, "vector_lane_repeated", f"only the first of every {v} values is used, {v} times"),
            (np.minimum(at ^ (v - 1), at[-1]), "vector_reversed", f"every {v} values are in reverse order"),
        ):
            for who in "AB" if ev.sizes["K"] >= v else "":
                yield (
                    (name, who, v),
                    name,
                    f"{who} along K: {what}, as if the index inside a vector of {v} were wrong.",
                    lambda w=who, o=order: ev.finish(a[:, o] @ b if w == "A" else a @ b[o]),
                )
    for step in (2, 4, 8):
        for start in range(step if step == 2 else 1):
            yield (
                ("stride", step, start),
                "k_skipped",
                f"Only every {step}th k, from {start}, is in the sum: the K loop steps over products.",
                lambda s=step, o=start: ev.finish(a[:, o::s] @ b[o::s]),
            )


def _tiles_along_k(ev):
    a, b, k = ev.a, ev.b, ev.sizes["K"]
    at = np.arange(k)
    for t in TILES:
        if k % t:
            yield (
                ("tail", t),
                "k_tail_dropped",
                f"The last K mod {t} values of K are missing ({k % t} here): the tail is dropped.",
                lambda t=t: ev.finish(a[:, : k - k % t] @ b[: k - k % t]),
            )
        last = (k - 1) // t * t
        yield (
            ("last tile", t),
            "last_tile_missing",
            f"The last tile of {t} values of K is missing: the loop over K ends one tile too early.",
            lambda s=last: ev.finish(a[:, :s] @ b[:s]),
        )
        yield (
            ("first tile", t),
            "first_tile_missing",
            f"The first {t} values of K are missing: the first tile is skipped, or overwritten.",
            lambda t=t: ev.finish(a[:, t:] @ b[t:]),
        )
        for first in range(2 if t > 2 else 0):
            which = at % t != (t - 1 if first == 0 else 0)
            yield (
                ("in tile", t, first),
                "tile_k_missing",
                f"The {'last' if first == 0 else 'first'} k of every tile of {t} is missing: "
                "the loop inside the tile is one step short.",
                lambda w=which: ev.finish(a[:, w] @ b[w]),
            )
        if k % t == 0:
            yield from _copies_by_one_index(ev, t)
        if k <= t:
            continue
        yield (
            ("only last tile", t),
            "only_last_tile",
            f"Only the last tile of {t} values of K is in C: the sum is reset in every tile.",
            lambda s=last: ev.finish(a[:, s:] @ b[s:]),
        )
        yield (
            ("only first tile", t),
            "only_first_tile",
            f"Only the first {t} values of K are in C: the K loop ends after one tile.",
            lambda t=t: ev.finish(a[:, :t] @ b[:t]),
        )
        yield (
            ("repeated", t),
            "first_tile_repeated",
            f"The first {t} values of K are used for every tile: the tile's address does not advance.",
            lambda t=t: ev.finish(a[:, at % t] @ b[at % t]),
        )
        yield (  # the mask does not advance either: in a last, partial tile all t values count again
            ("repeated whole", t),
            "first_tile_repeated",
            f"The first {t} values of K are used for every tile: the tile's address does not advance.",
            lambda t=t: ev.finish(-(-k // t) * (a[:, :t] @ b[:t])),
        )
        yield (
            ("a repeated", t),
            "a_tile_repeated",
            f"A's first {t} columns are used for every tile: A's address does not advance with K.",
            lambda t=t: ev.finish(a[:, at % t] @ b),
        )
        yield (
            ("b repeated", t),
            "b_tile_repeated",
            f"B's first {t} rows are used for every tile: B's address does not advance with K.",
            lambda t=t: ev.finish(a @ b[at % t]),
        )
        for tile in (2 * t, 4 * t):
            first = at // tile * tile + at % t  # the tile advances, its steps do not
            for who, parts in (("A", (a[:, first], b)), ("B", (a, b[first]))):
                yield (
                    ("step", who, t, tile),
                    f"{who.lower()}_step_repeated",
                    f"{who}'s first {t} values of K in each tile of {tile} are used for the whole tile: "
                    f"{who}'s address lacks the step inside the tile.",
                    lambda p=parts: ev.finish(p[0] @ p[1]),
                )
        if k % t == 0:
            late = np.maximum(at - t, at % t)  # each tile holds the one before it; the first is right
            yield (
                ("stale", t),
                "stale_tile",
                f"Each tile of {t} is computed with the tile before it: computed before the new one arrived.",
                lambda w=late: ev.finish(a[:, w] @ b[w]),
            )
            yield (
                ("a stale", t),
                "a_tile_stale",
                f"A is one tile of {t} behind B: two buffers out of step.",
                lambda w=late: ev.finish(a[:, w] @ b),
            )
            yield (
                ("b stale", t),
                "b_tile_stale",
                f"B is one tile of {t} behind A: two buffers out of step.",
                lambda w=late: ev.finish(a @ b[w]),
            )


def _copies_by_one_index(ev, t):
    """A tile copied with the same local index twice: all its elements along K are one element."""
    first = np.arange(ev.sizes["K"]) // t * t
    rows, columns = (np.arange(ev.sizes[x]) for x in "MN")
    yield (
        ("a copied by one index", t),
        "tile_copy_index",
        f"Every row of a {t} x {t} tile of A is one element {t} times: its column must follow the second local index.",
        lambda: ev.finish(ev.a[rows[:, None], first[None, :] + rows[:, None] % t] @ ev.b),
    )
    yield (
        ("b copied by one index", t),
        "tile_copy_index",
        f"Every column of a {t} x {t} tile of B is one element {t} times: its row must follow the first local index.",
        lambda: ev.finish(ev.a @ ev.b[first[:, None] + columns[None, :] % t, columns[None, :]]),
    )


def _formats(ev):
    """Roundings that can be predicted exactly."""
    given, stored = ev.contract.in_dtype, ev.problem.output.dtype
    for dtype in ("f16", "bf16"):
        low = lambda x, d=dtype: decode(encode(x.astype(np.float32), d), d)  # noqa: E731
        if roundoff(dtype) > roundoff(given):
            yield (
                ("inputs", dtype),
                "rounds_inputs",
                f"A and B are rounded from {given} to {dtype} before they are multiplied.",
                lambda f=low: ev.finish(f(ev.a) @ f(ev.b)),
            )
        if roundoff(dtype) > roundoff(stored):
            yield (
                ("output", dtype),
                "rounds_output",
                f"C is right to {dtype} only: the result was rounded to {dtype} before it was stored.",
                lambda d=dtype: _rounded_somehow(ev, d),
            )
    if given == "bf16":
        yield (
            ("integers",),
            "bits_as_integers",
            "The 16 bits of bf16 are multiplied as integers: widen() each element first.",
            lambda: ev.finish(_bits(ev, "A") @ _bits(ev, "B")),
        )
        for who in "AB":
            yield (
                ("integers", who),
                "bits_as_integers",
                f"The 16 bits of {who}'s bf16 are taken as an integer: widen() its elements first.",
                lambda who=who: _bits_of_one(ev, who),
            )
        yield (
            ("half",),
            "bits_as_f16",
            "The 16 bits of bf16 are read as fp16: the formats have other exponents.",
            lambda: ev.finish(_bits(ev, "A", np.float16) @ _bits(ev, "B", np.float16)),
        )


def _rounded_somehow(ev, dtype):
    """C where it is `want` rounded to dtype, to nearest or cut off; a sum right at a boundary may round either way."""
    u = roundoff(dtype)
    exact = decode(encode(ev.got.astype(np.float32), dtype), dtype) == ev.got
    near = np.abs(ev.got - ev.want) <= 2 * u * np.abs(ev.want) * (1 + 1e-3) + ev.slack
    return ev.got if (exact & near)[ev.touched].all() else None


def _bits_of_one(ev, who):
    """C where one operand's bits stand for numbers: far too large, and off by their own rounding."""
    a, b = (_bits(ev, "A"), ev.b) if who == "A" else (ev.a, _bits(ev, "B"))
    near = np.abs(ev.got - ev.finish(a @ b)) <= 1e-5 * (np.abs(a) @ np.abs(b)) + ev.slack
    return ev.got if near[ev.touched].all() else None


def _bits(ev, who, kind=None):
    held = ev.arguments[who].view()
    with np.errstate(invalid="ignore"):
        return np.nan_to_num((held if kind is None else held.view(kind)).astype(np.float64), posinf=0, neginf=0)


def _packing(ev):
    """Orders of elements inside the dwords and operands of a matrix engine."""
    a, b, k = ev.a, ev.b, ev.sizes["K"]
    if ev.contract.in_dtype not in ("bf16", "f16") or k < 2:
        return
    pairs = np.arange(k)
    pairs[: k // 2 * 2] = pairs[: k // 2 * 2].reshape(-1, 2)[:, ::-1].ravel()
    even, odd = pairs & ~1, np.minimum(pairs | 1, k - 1)
    for who in "AB":
        mix = lambda order, w=who: ev.finish(a[:, order] @ b if w == "A" else a @ b[order])  # noqa: E731
        yield (
            ("pairs", who),
            "vnni_order",
            f"{who}'s elements 2i and 2i + 1 along K are exchanged: the wrong half of each dword.",
            lambda f=mix: f(pairs),
        )
        for half, order in (("lower", even), ("upper", odd)):
            yield (
                ("half", who, half),
                "vnni_half",
                f"Only the {half} half of each dword of {who} is used, twice.",
                lambda f=mix, o=order: f(o),
            )
        for block in (16, 32):
            if k >= block:
                order = np.arange(k)
                full = k // block * block
                paired = order.copy()
                paired[:full] = order[:full].reshape(-1, 2, block // 2).swapaxes(1, 2).ravel()
                back = order.copy()
                back[:full] = order[:full].reshape(-1, block // 2, 2).swapaxes(1, 2).ravel()
                for direction, o in enumerate((paired, back)):
                    yield (
                        ("interleaved", who, block, direction),
                        "vnni_order",
                        f"{who} is paired as k and k + {block // 2} where the matrix engine wants 2k and 2k + 1.",
                        lambda f=mix, o=o: f(o),
                    )


def _matrix_tiles(ev):
    """Faults of a matrix engine's 8 x 16 and 16 x 8 operands (DPAS on DG2)."""
    m, n, k = (ev.sizes[x] for x in "MNK")
    if m % 8 or n % 8 or k % 16 or ev.contract.in_dtype not in ("bf16", "f16"):
        return
    yield (
        ("operands",),
        "operands_exchanged",
        "A and B are exchanged in the matrix instruction: its order is accumulator, B, A.",
        lambda: ev.finish(_operands_exchanged(ev.a, ev.b)),
    )
    if k % 32 == 0:
        yield (
            ("halves of k",),
            "k_halves_exchanged",
            "The halves of a K block of 32 are exchanged in one operand: A's k 0 to 15 meets B's k 16 to 31.",
            lambda: ev.finish(ev.a[:, np.arange(k) ^ 16] @ ev.b),
        )
    yield from _operand_orders(ev)
    if k != n:
        yield (
            ("b lead",),
            "b_leading_dimension",
            "Inside a 16 x 8 tile of B the rows are taken K apart: the leading dimension of B is N.",
            lambda: ev.finish(ev.a @ _rows_apart(ev, "B", 16, k)),
        )
        yield (
            ("a lead",),
            "a_leading_dimension",
            "Inside an 8 x 16 tile of A the rows are taken N apart: the leading dimension of A is K.",
            lambda: ev.finish(_rows_apart(ev, "A", 8, n) @ ev.b),
        )


def _operand_orders(ev):
    """The four operands of A's 16 x 32 blocks, or of B's 32 x 16, in every other order, exchanges of two first."""
    halves = {"A": ("upper low-k", "upper high-k", "lower low-k", "lower high-k"),
              "B": ("left low-k", "left high-k", "right low-k", "right high-k")}  # fmt: skip
    orders = sorted(permutations(range(4)), key=lambda order: sum(x != i for i, x in enumerate(order)))
    for who, extent in (("A", ev.sizes["M"]), ("B", ev.sizes["N"])):
        if extent % 16 or ev.sizes["K"] % 32:
            continue
        for order in orders[1:]:
            if order == (1, 0, 3, 2):  # k_halves_exchanged
                continue
            moved = [f"{halves[who][x]} stands for {halves[who][i]}" for i, x in enumerate(order) if x != i]
            if sum(x != i for i, x in enumerate(order)) == 2:
                i = next(i for i, x in enumerate(order) if x != i)
                moved = [f"{halves[who][i]} and {halves[who][order[i]]} are exchanged"]
            yield (
                ("operand order", who, order),
                "operand_order",
                f"{who}'s four operands of 16 {'rows' if who == 'A' else 'columns'} x 32 k are in the wrong order: "
                f"{', '.join(moved)}.",
                lambda w=who, o=order: ev.finish(
                    _reordered(ev.a, o) @ ev.b if w == "A" else ev.a @ _reordered(ev.b.T, o).T
                ),
            )


def _reordered(a, order):
    """a[M, K] with the operand order[i] at place i of every 16 x 32 block; places: 2 halves of rows x 2 halves of k."""
    m, k = a.shape
    parts = a.reshape(m // 16, 2, 8, k // 32, 2, 16).transpose(0, 3, 1, 4, 2, 5).reshape(m // 16, k // 32, 4, 8, 16)
    parts = parts[:, :, list(order)].reshape(m // 16, k // 32, 2, 2, 8, 16)
    return parts.transpose(0, 2, 4, 1, 3, 5).reshape(m, k)


def _operands_exchanged(a, b):
    """The product where B's registers stand for A and A's for B, tile by tile."""
    (m, k), n = a.shape, b.shape[1]
    rows = b.reshape(k // 16, 8, 2, n // 8, 8).transpose(0, 3, 1, 4, 2).reshape(k // 16, n // 8, 8, 16)
    columns = a.reshape(m // 8, 8, k // 16, 8, 2).transpose(0, 2, 1, 4, 3).reshape(m // 8, k // 16, 16, 8)
    return np.einsum("kjab,ikbc->iajc", rows, columns).reshape(m, n)


def _rows_apart(ev, who, block, lead):
    """An operand whose rows inside a block are `lead` elements apart; NaN where that is outside."""
    x = ev.arguments[who]
    rows, columns = (np.arange(extent) for extent in x.shape)
    at = rows // block * block * x.strides[0] + rows % block * lead
    index = np.clip(x.offset + at[:, None] + columns[None, :], 0, x.buffer.size - 1)
    return decode(x.buffer[index], x.dtype)


def _tiles_of_c(ev):
    a, b, c = ev.a, ev.b, ev.finish(ev.ab)
    m, n = ev.want.shape
    for by in (1, -1):
        for axis, name in ((0, "row_off_by_one"), (1, "column_off_by_one")):
            what = ("row", "column")[axis]
            other = "i - 1, j" if axis == 0 else "i, j - 1"
            other = other if by > 0 else other.replace("-", "+")
            yield (
                ("one", axis, by),
                name,
                f"C[i, j] holds what belongs to C[{other}]: a {what} index is off by one.",
                lambda s=by, x=axis: np.roll(c, s, x),
            )
    yield (
        ("reshaped",),
        "c_transposed",
        "C holds the right numbers in the order of its transpose: row and column are exchanged in the store.",
        lambda: c.T.reshape((m, n), order="F" if ev.contract.order == "col" else "C"),
    )
    for t in TILES[1:]:
        if m > t or n > t:
            yield (
                ("position", t),
                "tile_position_swapped",
                f"The {t} x {t} tiles of C stand at exchanged rows and columns.",
                lambda t=t: _tiles_transposed(c, t),
            )
        if m >= t and n >= t:
            yield (
                ("inside", t),
                "transposed_inside_tiles",
                f"Every {t} x {t} tile of C is transposed inside.",
                lambda t=t: inside_transposed(c, t),
            )
        for who, x in (("A", a), ("B", b)):
            if min(x.shape) >= t:
                yield (
                    ("operand", who, t),
                    f"{who.lower()}_tile_transposed",
                    f"Every {t} x {t} tile of {who} is transposed: row and column are exchanged where the tile is "
                    "filled or where it is read.",
                    lambda w=who, v=x, t=t: ev.finish(
                        inside_transposed(v, t) @ b if w == "A" else a @ inside_transposed(v, t)
                    ),
                )
        for axis in (0, 1):
            for by in (t, -t):
                if ev.want.shape[axis] > t:
                    yield (
                        ("shift", axis, by),
                        "c_tile_shifted",
                        f"C's {('rows', 'columns')[axis]} hold what belongs {t} {'before' if by > 0 else 'after'}: "
                        "the tile's origin is wrong.",
                        lambda s=by, x=axis: np.roll(c, s, x),
                    )
        for part in (2, 4, 8, 16, 32):
            if part < t:
                for axes in ((0,), (1,), (0, 1)):
                    if all(ev.want.shape[x] % t == 0 for x in axes):
                        yield (
                            ("interleaved", t, part, axes),
                            "interleave_mismatch",
                            f"{' and '.join(('Rows', 'columns')[x] for x in axes).capitalize()} are permuted inside "
                            f"tiles of {t}: computed as {part} neighbours a work-item, stored {t // part} apart, "
                            "or the reverse.",
                            lambda t=t, r=part, x=axes: _interleaved(c, t, r, x),
                        )


def _interleaved(c, t, part, axes):
    for axis in axes:
        order = np.arange(c.shape[axis]).reshape(-1, t // part, part).swapaxes(1, 2).ravel()
        c = np.take(c, order, axis)
    return c


def _tiles_transposed(c, t):
    size = min(c.shape) // t * t
    out = c.copy()
    if size:
        square = c[:size, :size].reshape(size // t, t, size // t, t)
        out[:size, :size] = square.transpose(2, 1, 0, 3).reshape(size, size)
    return out


def inside_transposed(x, t):
    """x with every full t x t tile transposed where it stands."""
    m, n = (s // t * t for s in x.shape)
    out = x.copy()
    out[:m, :n] = x[:m, :n].reshape(m // t, t, n // t, t).transpose(0, 3, 2, 1).reshape(m, n)
    return out
