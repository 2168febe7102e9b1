"""y = W x, one token against a weight matrix; and the sum of a vector in spans, which measures how fast a device reads.

Allowed error: as for a GEMM of one column (gemm.py); for the spans, that of a float32 sum of SPAN numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.gemm import Gemm, allowed_error
from course.contracts.numbers import decode, holder, roundoff, smallest_normal

PADDED = "rows of W further apart than K"


@dataclass(frozen=True)
class Gemv(base.Contract):
    """y[M] = W[M, K] x[K]; W and x `in_dtype`, y `out_dtype`, float32 sums; W row-major with K contiguous."""

    name: str = "gfx936_gemv"
    in_dtype: str = "bf16"
    out_dtype: str = "f32"
    bench: tuple[int, int] = (34816, 5120)  # article 002: the gate and up projections of a 27B model

    @property
    def promise(self) -> str:
        return f"y = W x; W, x {self.in_dtype}, y {self.out_dtype}, f32 accumulation; any M, K >= 1"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        shapes = [
            (int(rng.integers(40, 90)), int(rng.integers(600, 1300))),
            (67, 509),
            (64, 1024),
            (1, int(rng.integers(100, 900))),
            (int(rng.integers(3, 40)), 1),
            (int(rng.integers(3, 15)), int(rng.integers(2, 31))),
            (1, 1),
        ]
        cases = [base.Case({"M": m, "K": k}, int(rng.integers(2**31))) for m, k in shapes]
        if level == "quick":
            return cases[:1]
        extra = (37, 700, "large values that cancel"), (int(rng.integers(5, 40)), 130, PADDED)
        return cases + [base.Case({"M": m, "K": k}, int(rng.integers(2**31)), {}, s) for m, k, s in extra]

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case(dict(zip("MK", self.bench, strict=True)) | (sizes or {}), seed, {}, "benchmark")

    def cost(self, sizes: dict) -> tuple[float, float]:
        m, k = sizes["M"], sizes["K"]
        width = {d: np.dtype(holder(d)).itemsize for d in (self.in_dtype, self.out_dtype)}
        return 2.0 * m * k, float(width[self.in_dtype] * (m * k + k) + width[self.out_dtype] * m)

    def make(self, case: base.Case) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        m, k = case.sizes["M"], case.sizes["K"]
        w, x = (base.random_values(rng, shape, self.in_dtype) for shape in ((m, k), (k,)))
        if case.special.startswith("large"):  # a sum kept in bf16 or f16 loses what the float32 sum keeps
            w[:, 0::2], x[0::2] = base.encode(np.full((m, w[:, 0::2].shape[1]), 3.0), self.in_dtype), x[1]
            w[:, 1::2], x[1::2] = base.encode(np.full((m, w[:, 1::2].shape[1]), -3.0), self.in_dtype), x[1]
            w[:, -1] = base.random_values(rng, (m,), self.in_dtype)
        arguments = [
            base.guarded("W", w, "in", self.in_dtype, pad=14 if case.special == PADDED else 0),
            base.guarded("x", x, "in", self.in_dtype),
            base.guarded("y", base.poisoned((m,), self.out_dtype), "out", self.out_dtype),
        ]
        x64 = decode(x, self.in_dtype)
        want, magnitude = np.empty(m), np.empty(m)
        for rows in base.slabs(m):
            part = decode(w[rows], self.in_dtype)
            want[rows], magnitude[rows] = part @ x64, np.abs(part) @ np.abs(x64)
        return base.Problem(case, arguments, want, self._allowed(k, magnitude, want), {"W": w, "x": x})

    def _allowed(self, k: int, magnitude: np.ndarray, want: np.ndarray) -> np.ndarray:
        tiny = smallest_normal(self.out_dtype) * roundoff(self.out_dtype)
        return allowed_error(k, magnitude, self.in_dtype) + roundoff(self.out_dtype) * np.abs(want) + tiny

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """Rows of W in another order: y follows without a product."""
        order = rng.permutation(problem.want.shape[0])
        fresh = problem.fresh_arguments()
        fresh[0].view()[...] = problem.arguments[0].view()[order]
        if not oracle:
            return base.Problem(problem.case, fresh, None, None)
        return base.Problem(problem.case, fresh, problem.want[order], problem.allowed[order])

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        w, x = (decode(j.problem.context[name], self.in_dtype) for name in ("W", "x"))
        want = j.problem.want
        m, k = w.shape
        if found := _stride_is_k(j, x):
            return found
        if np.isnan(j.got).all():
            return [base.Cause("not_written", "y was never stored.")]
        if np.isnan(j.got).any() and not j.spilled:
            return [_unmasked(j.got, k)]
        found = _shifted(j) or _partial(j, w, x) or _low_precision(j, w, x)
        if not found and np.allclose(j.got, 0):
            found = [base.Cause("zeros", "y is all zeros.")]
        if not found and m > 1 and not base.compare(j.got, np.roll(want, 1), j.problem.allowed)[0][1:].any():
            found = [base.Cause("row_off_by_one", "y[i] holds the product of row i - 1.")]
        return found


def _stride_is_k(j: base.Judgement, x: np.ndarray) -> list[base.Cause]:
    """Rows taken to lie K apart where they lie further apart."""
    held, k = j.problem.arguments[0], x.size
    if held.strides[0] == k:
        return []
    rows = decode(held.buffer[held.offset :][: j.got.size * k], held.dtype).reshape(-1, k)
    text = "Rows of W are read K elements apart, but they lie stride_w apart: row r starts at w_ptr + r * stride_w."
    return [base.Cause("stride_of_rows_is_k", text)] if _fits(j, rows @ x) else []


def _unmasked(got: np.ndarray, k: int) -> base.Cause:
    where = np.flatnonzero(np.isnan(got))
    if where.size == got.size or k & (k - 1):
        return base.Cause(
            "k_mask_missing",
            f"{where.size} elements of y are NaN: values from beyond the last column of W got into the sum. "
            "Mask the loads where k >= K, with other=0.",
        )
    return base.Cause("partly_written", f"{where.size} elements of y, the first y[{where[0]}], were never stored.")


def _shifted(j: base.Judgement) -> list[base.Cause]:
    """Outputs right at first, wrong from a row on."""
    wrong = np.flatnonzero(j.wrong)
    if (
        wrong.size
        and j.wrong.size > 4
        and wrong[0] > 0
        and j.wrong[wrong[0] :].all()
        and (wrong[0] & (wrong[0] - 1)) == 0
    ):
        return [
            base.Cause(
                "only_first_rows",
                f"Rows below {wrong[0]} are right, all from there on wrong: does every program use its own rows?",
            )
        ]
    return []


def _fits(j: base.Judgement, value: np.ndarray) -> bool:
    """Whether the result is `value`, rounded as the right result would be."""
    allowed = j.problem.allowed + roundoff(j.problem.output.dtype) * np.abs(value)
    return not base.compare(j.got, value, allowed)[0].any()


def _partial(j: base.Judgement, w: np.ndarray, x: np.ndarray) -> list[base.Cause]:
    """The sum over fewer columns than K."""
    k = w.shape[1]
    sums = np.cumsum(w * x, axis=1)
    for block in (16, 32, 64, 128, 256, 512, 1024, 2048):
        whole, rest = k // block * block, k % block
        if block < k and _fits(j, sums[:, block - 1]):
            text = f"y holds the sum over the first {block} columns only: the loop over K runs once."
            return [base.Cause("one_block_of_k", text)]
        last = (k - 1) // block * block
        if last and _fits(j, sums[:, -1] - sums[:, last - 1]):
            text = f"Only the last {k - last} columns, those of the last turn, count: add to acc in every turn (+=)."
            return [base.Cause("last_block_of_k", text)]
        if 0 < whole < k and _fits(j, sums[:, whole - 1]):
            text = f"The last {rest} columns, a partial block of {block}, are left out."
            return [base.Cause("tail_of_k_dropped", text)]
    return []


def _low_precision(j: base.Judgement, w: np.ndarray, x: np.ndarray) -> list[base.Cause]:
    """Every element near, but off by what products or sums in the inputs' format lose."""
    magnitude = np.abs(w) @ np.abs(x)
    with np.errstate(invalid="ignore"):
        near = np.abs(j.got - j.problem.want) <= 2.0**-7 * magnitude
    if near.all() and j.wrong.mean() > 0.2:
        return [
            base.Cause(
                "sum_in_input_precision",
                "All of y is nearly right: products or sums are kept in the inputs' format. Convert to float32 before "
                "multiplying, and round once at the end.",
            )
        ]
    return []


@dataclass(frozen=True)
class SpanSums(base.Contract):
    """partial[p] = sum of x over the p-th span of `span` elements, float32; past the end counts as 0."""

    name: str = "gfx936_read"
    span: int = 16384
    bench: int = 1 << 26  # 268 MB, far more than a cache holds

    @property
    def promise(self) -> str:
        return f"partial[p] = sum of x[{self.span} p : {self.span} (p + 1)], float32; any n >= 1"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        sizes = [
            3 * self.span + int(rng.integers(1, self.span)),
            self.span,
            2 * self.span,
            int(rng.integers(2, 900)),
            1,
        ]
        cases = [base.Case({"N": n}, int(rng.integers(2**31))) for n in sizes]
        return cases[:1] if level == "quick" else cases

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case({"N": self.bench} | (sizes or {}), seed, {}, "benchmark")

    def cost(self, sizes: dict) -> tuple[float, float]:
        n = sizes["N"]
        return float(n), 4.0 * (n + -(-n // self.span))

    def make(self, case: base.Case) -> base.Problem:
        n = case.sizes["N"]
        x = base.random_values(np.random.default_rng(case.seed), (n,), "f32")
        spans = -(-n // self.span)
        rows = np.zeros(spans * self.span)
        rows[:n] = x
        rows = rows.reshape(spans, self.span)
        arguments = [  # a guard of 64 rows, as elsewhere, would be 64 n
            base.guarded("x", x, "in", "f32", guard=4 * self.span),
            base.guarded("partial", base.poisoned((spans,), "f32"), "out", "f32"),
        ]
        want = rows.sum(1)
        allowed = allowed_error(self.span, np.abs(rows).sum(1), "f32") + roundoff("f32") * np.abs(want) + 1e-45
        return base.Problem(case, arguments, want, allowed, {"rows": rows})

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """Whole spans in another order: their sums follow."""
        whole = problem.case.sizes["N"] // self.span
        order, fresh = rng.permutation(whole), problem.fresh_arguments()
        x = fresh[0].view()[: whole * self.span].reshape(whole, self.span)
        x[...] = x[order]
        if not oracle:
            return base.Problem(problem.case, fresh, None, None)
        order = np.r_[order, whole : problem.want.size]  # the last one may be shorter
        return base.Problem(problem.case, fresh, problem.want[order], problem.allowed[order])

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        if np.isnan(j.got).any():
            return [
                base.Cause(
                    "tail_not_masked",
                    f"{int(np.isnan(j.got).sum())} sums are NaN: the last span reads past the end of x. Mask i < n.",
                )
            ]
        rows = j.problem.context["rows"]
        for block in (512, 1024, 2048, 4096, 8192):
            for name, text, sums in SPAN_FAULTS:
                room = allowed_error(self.span, sums(np.abs(rows), block), "f32") + 1e-45
                if not base.compare(j.got, sums(rows, block), room)[0].any():
                    return [base.Cause(name, text)]
        return []


def _last_block(rows: np.ndarray, block: int) -> np.ndarray:
    return rows[:, -block:].sum(1)


def _first_block(rows: np.ndarray, block: int) -> np.ndarray:
    return rows[:, :block].sum(1)


def _one_element_on(rows: np.ndarray, block: int) -> np.ndarray:
    """Block number `step` taken to begin at start + step."""
    return sum(rows[:, step : step + block].sum(1) for step in range(rows.shape[1] // block))


SPAN_FAULTS = [  # (cause, text, sums of rows [spans, SPAN] for a size of block)
    ("last_step_only", "Only the last of the STEPS blocks counts: add to acc (+=).", _last_block),
    ("first_step_only", "Only the first of the STEPS blocks counts: the next ones begin BLOCK further.", _first_block),
    ("step_not_scaled", "Block number step begins at start + step: multiply step by BLOCK.", _one_element_on),
]


# The track's GEMM: gemm.py's contract in both of its formats, rounded to the inputs' format at the end. More tile rows
# than columns and the reverse: an exchanged grid and a wrong order of programs show only there. One with only K ragged.
EXTRA = ((530, 70, 20), (70, 200, 33), (64, 64, 20))
GEMM = [
    Gemm(f"gfx936_gemm{tail}", d, d, any_strides=True, bench=(4096, 4096, 4096), extra=EXTRA)
    for d, tail in (("bf16", ""), ("f16", "_f16"))
]
CONTRACTS = [Gemv(), SpanSums(), *GEMM]
