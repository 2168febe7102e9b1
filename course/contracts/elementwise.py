"""C = alpha A + beta B, element by element: the warm-up's contract."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.numbers import decode, roundoff


@dataclass(frozen=True)
class WeightedSum(base.Contract):
    """C[M, N] = alpha A[M, N] + beta B[M, N], float32, row-major, any shape."""

    name: str = "weighted_sum"
    dtype: str = "f32"
    bench: tuple[int, int] = (2048, 4096)

    @property
    def promise(self) -> str:
        return f"C = alpha A + beta B, element by element; {self.dtype}, row-major; any M, N >= 1"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        shapes = [(1, 1), (1, 37), (41, 1), (29, 53), (64, 32), tuple(int(x) for x in rng.integers(60, 120, 2))]
        pairs = [(1.0, 0.0), (0.0, 1.0), (0.5, 3.0), (-1.0, 1.0), (3.0, 0.5), (2.0, -0.25)]
        cases = [
            base.Case({"M": m, "N": n}, int(rng.integers(2**31)), {"alpha": a, "beta": b})
            for (m, n), (a, b) in zip(shapes, pairs, strict=True)
        ]
        return cases[:1] if level == "quick" else cases

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case(dict(zip("MN", self.bench, strict=True)) | (sizes or {}), seed, {"alpha": 0.5, "beta": 3.0})

    def cost(self, sizes: dict) -> tuple[float, float]:
        elements = sizes["M"] * sizes["N"]
        return 3.0 * elements, 12.0 * elements

    def make(self, case: base.Case) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        shape = (case.sizes["M"], case.sizes["N"])
        a, b = (base.random_values(rng, shape, self.dtype) for _ in range(2))
        arguments = [
            base.guarded("A", a, "in", self.dtype),
            base.guarded("B", b, "in", self.dtype),
            base.guarded("C", base.poisoned(shape, self.dtype), "out", self.dtype),
        ]
        a64, b64 = decode(a, self.dtype), decode(b, self.dtype)
        alpha, beta = case.scalars["alpha"], case.scalars["beta"]
        want = alpha * a64 + beta * b64
        # Two products and a sum, each rounded once.
        allowed = 3 * roundoff(self.dtype) * (np.abs(alpha * a64) + np.abs(beta * b64)) + 1e-45
        return base.Problem(case, arguments, want, allowed, {"A": a64, "B": b64})

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """All rows rolled by a random number of rows."""
        by = int(rng.integers(problem.want.shape[0]))
        fresh = problem.fresh_arguments()
        for argument, original in zip(fresh, problem.arguments, strict=True):
            argument.view()[...] = np.roll(original.view(), by, 0)
        return base.Problem(problem.case, fresh, np.roll(problem.want, by, 0), np.roll(problem.allowed, by, 0))

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        p = j.problem
        a, b, scalars = p.context["A"], p.context["B"], p.case.scalars
        if j.got.size > 1 and (j.got == j.got.flat[0]).all():
            return [base.Cause("one_value", "Every element of C is the same number: store one element, C[row, col].")]
        for argument, other in ((p.arguments[0], scalars["beta"] * b), (p.arguments[1], scalars["alpha"] * a)):
            factor = scalars["alpha"] if argument.name == "A" else scalars["beta"]
            moved = factor * _exchanged(argument) + other
            if not base.compare(j.got, moved, 4 * p.allowed)[0].any():
                return [base.Cause("row_column_exchanged", f"Row and column of {argument.name} are exchanged.")]
        if np.isnan(j.got).all():
            return [base.Cause("nothing_written", "No element of C is a number: none is stored, or C is read first.")]
        if np.isnan(j.got).any():
            return [base.Cause("partly_written", f"{int(np.isnan(j.got).sum())} elements of C were never stored.")]
        guesses = [
            ("coefficients_swapped", "alpha and beta are exchanged.", scalars["beta"] * a + scalars["alpha"] * b),
            ("alpha_ignored", "alpha was left out.", a + scalars["beta"] * b),
            ("beta_ignored", "beta was left out.", scalars["alpha"] * a + b),
            ("beta_ignored", "beta B was left out.", scalars["alpha"] * a),
            ("product", "A and B were multiplied, not added.", scalars["alpha"] * a * scalars["beta"] * b),
            ("zeros", "C is all zeros.", np.zeros_like(a)),
        ]
        return [base.Cause(n, t) for n, t, value in guesses if not base.compare(j.got, value, 4 * p.allowed)[0].any()][
            :1
        ]


def _exchanged(argument) -> np.ndarray:
    """The values that [col, row] finds where [row, col] is meant: other elements, and NaN past the end."""
    m, n = argument.shape
    where = argument.offset + np.arange(n)[None, :] * argument.strides[0] + np.arange(m)[:, None]
    held = argument.buffer[np.minimum(where, argument.buffer.size - 1)]
    return decode(held, argument.dtype)


@dataclass(frozen=True)
class MultiplyAddChain(base.Contract):
    """C[i] = sum of 8 chains x = A[i] x + 1, long enough that only arithmetic counts: a probe of the float32 rate."""

    name: str = "multiply_add_chain"
    promise: str = "8 chains of 512 multiply-adds an element, float32"
    chains: int = 8
    turns: int = 512

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        return [base.Case({"N": 1 << 10}, seed)]

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case({"N": 1 << 15} | (sizes or {}), seed)

    def cost(self, sizes: dict) -> tuple[float, float]:
        return 2.0 * self.chains * self.turns * sizes["N"], 8.0 * sizes["N"]

    def make(self, case: base.Case) -> base.Problem:
        a = np.random.default_rng(case.seed).uniform(0.01, 0.5, case.sizes["N"]).astype(np.float32)
        arguments = [
            base.guarded("A", a, "in", "f32"),
            base.guarded("C", base.poisoned(a.shape, "f32"), "out", "f32"),
        ]
        want = self.chains / (1 - a.astype(np.float64))  # the fixed point of x = a x + 1; 0.5^512 is nothing
        return base.Problem(case, arguments, want, 64 * roundoff("f32") * want)


CONTRACTS = [WeightedSum(), MultiplyAddChain()]
