"""C = alpha A B + beta C, for every card: formats, layout and shapes are parameters.

Allowed error. A float32 accumulation of K exact products, in any order, is off by at most g(K) sum|a||b|, with
    worst case      g = K u / (1 - K u)              Higham, Accuracy and Stability of Numerical Algorithms, section 3.1
    probabilistic   g = exp(8 sqrt(K) u + K u^2) - 1  Higham and Mary, SIAM J. Sci. Comput. 41(5), 2019; lambda = 8
and the smaller of the two is allowed (u = 2^-24). Products of bf16 or fp16 numbers are exact in float32; float32
inputs add u each. alpha, beta and the rounding of C add a few u of their own. Matrix engines that truncate instead of
round stay inside: our inputs mix signs, so partial sums are far smaller than sum|a||b|.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.numbers import decode, encode, holder, roundoff, smallest_normal

COEFFICIENTS = (0.0, 1.0, -1.0, 0.5, 3.0)
SAMPLE_FLOP, SAMPLE = 2e10, 128
ANY_STRIDES = "A and B column-major, C every second column"


def allowed_error(k: int, magnitude: np.ndarray, in_dtype: str, accumulate: str = "f32") -> np.ndarray:
    """Largest honest error of a K-long accumulation; magnitude = |A| |B|, shape (M, N)."""
    u = roundoff(accumulate)
    terms = k + (2 if in_dtype == "f32" else 0)
    worst = terms * u / (1 - terms * u)
    likely = np.expm1(8 * np.sqrt(terms) * u + terms * u * u)
    return min(worst, likely) * magnitude


@dataclass(frozen=True)
class Gemm(base.Contract):
    """A GEMM contract. multiple: sizes M, N, K are multiples of these; (1, 1, 1) is any shape."""

    name: str
    in_dtype: str = "bf16"
    out_dtype: str = "f32"
    accumulate: str = "f32"
    order: str = "row"
    multiple: tuple[int, int, int] = (1, 1, 1)
    coefficients: bool = False  # the kernel takes alpha and beta
    strided: bool = False  # the kernel takes matrices with a larger leading dimension
    any_strides: bool = False  # the kernel takes both strides of every matrix
    bench: tuple[int, int, int] = (1024, 1536, 512)
    largest: int = 96  # keep M, N below this where the tile allows it: checks stay quick
    specials: bool = True
    few_shapes: bool = False  # every shape is compiled anew: a check uses three
    extra: tuple[tuple[int, int, int], ...] = ()  # further shapes that a check takes, e.g. with many tiles

    @property
    def promise(self) -> str:
        formula = "C = alpha A B + beta C" if self.coefficients else "C = A B"
        sizes = "any M, N, K >= 1"
        if self.multiple != (1, 1, 1):
            sizes = "M, N, K multiples of " + ", ".join(map(str, self.multiple))
        major = "any strides" if self.any_strides else {"row": "row-major", "col": "column-major"}[self.order]
        return f"{formula}; A, B {self.in_dtype}, C {self.out_dtype}, {self.accumulate} accumulation, {major}; {sizes}"

    # ---- cases -------------------------------------------------------------------------------------------------

    def _sizes(self, rng, blocks) -> dict:
        """Random sizes of about `blocks` tiles each, all three different where the contract allows it."""
        for _ in range(100):
            m, n, k = (
                step * int(rng.integers(lo, hi + 1)) for step, (lo, hi) in zip(self.multiple, blocks, strict=True)
            )
            if len({m, n, k}) == 3:
                break
        return {"M": m, "N": n, "K": k}

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        m, n, k = self.multiple
        plain, top = {"alpha": 1.0, "beta": 0.0} if self.coefficients else {}, self.largest

        def case(sizes, special="", scalars=None):
            return base.Case(sizes, int(rng.integers(2**31)), plain if scalars is None else scalars, special)

        if self.multiple == (1, 1, 1):
            several = [
                self._sizes(rng, [(33, top), (33, top), (33, top)]),
                {
                    "M": int(rng.choice([37, 53, 61])),
                    "N": int(rng.choice([41, 59, 67])),
                    "K": int(rng.choice([29, 43, 71])),
                },
                {"M": 64, "N": 48, "K": 32},
                self._sizes(rng, [(1, 15), (1, 15), (1, 15)]),
                {"M": 1, "N": int(rng.integers(2, 40)), "K": int(rng.integers(41, 80))},
                {"M": int(rng.integers(2, 40)), "N": 1, "K": int(rng.integers(41, 80))},
                {"M": int(rng.integers(17, 40)), "N": int(rng.integers(41, 60)), "K": 1},
                {"M": 1, "N": 1, "K": 1},
            ]
        else:
            several = [
                {"M": m, "N": n, "K": k},
                {"M": m, "N": n, "K": 2 * k},
                {"M": 2 * m, "N": 3 * n, "K": 5 * k},
                self._sizes(rng, [(1, 2), (2, 3), (3, 7)]),
                self._sizes(rng, [(3, 3), (1, 1), (2, 4)]),
            ]
        if self.few_shapes:
            several = [{"M": m, "N": n, "K": k}, {"M": m, "N": 2 * n, "K": 3 * k}, {"M": 2 * m, "N": n, "K": 4 * k}]
        cases = [case(sizes) for sizes in [*several, *(dict(zip("MNK", s, strict=True)) for s in self.extra)]]
        if level == "quick":
            return cases[:1]
        middle = self._sizes(rng, [(1, 2), (2, 3), (2, 3)] if m * n * k > 1 else [(20, 40), (41, 60), (17, 19)])
        if self.few_shapes:
            middle = several[1]
        cases.append(case(middle, "small values"))
        if self.specials:
            cases.append(case(middle, "Inf, NaN, zeros and subnormals"))
        if self.strided:
            cases.append(case(middle, "larger leading dimensions"))
        if self.any_strides:
            cases.append(case(self._sizes(rng, [(33, top), (33, top), (65, top)]), ANY_STRIDES))  # several steps of K
        if self.coefficients:
            tiny = {"M": 2 * m, "N": n, "K": 3 * k} if m * n * k > 1 else {"M": 19, "N": 23, "K": 17}
            pairs = [dict(alpha=a, beta=b) for a, b in itertools.product(COEFFICIENTS, COEFFICIENTS)]
            cases += [case(tiny, scalars=pair) for pair in pairs if pair != plain]
        if level == "long" and self.few_shapes:
            # Of four shapes, each number of tiles from 1 to 4 is that of one, along M, N and K alike.
            tiles = zip(*(rng.permutation(4) + 1 for _ in self.multiple), strict=True)
            shapes = [{"M": m * int(x), "N": n * int(y), "K": k * int(z)} for x, y, z in tiles]
            cases += [case(sizes) for sizes in shapes * 3]
        elif level == "long":
            cases += [
                case(self._sizes(rng, [(1, 4)] * 3 if m * n * k > 1 else [(1, self.largest)] * 3)) for _ in range(12)
            ]
        return cases

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        shape = dict(zip("MNK", self.bench, strict=True)) | (sizes or {})
        for name, step in zip("MNK", self.multiple, strict=True):
            if shape[name] < 1 or shape[name] % step:
                raise ValueError(f"{name} = {shape[name]} is not a positive multiple of {step}, as the contract asks.")
        return base.Case(shape, seed, {"alpha": 1.0, "beta": 0.0} if self.coefficients else {}, "benchmark")

    def cost(self, sizes: dict) -> tuple[float, float]:
        m, n, k = sizes["M"], sizes["N"], sizes["K"]
        width = {d: np.dtype(holder(d)).itemsize for d in (self.in_dtype, self.out_dtype)}
        return 2.0 * m * n * k, width[self.in_dtype] * (m * k + k * n) + width[self.out_dtype] * m * n

    # ---- data --------------------------------------------------------------------------------------------------

    def _inputs(self, case: base.Case, rng) -> tuple[np.ndarray, np.ndarray]:
        m, n, k = case.sizes["M"], case.sizes["N"], case.sizes["K"]
        scale = 1.0
        if case.special == "small values":
            scale = 2.0**-4 if self.in_dtype == "f16" else 2.0**-20
        a, b = (base.random_values(rng, shape, self.in_dtype, scale) for shape in ((m, k), (k, n)))
        if case.special.startswith("Inf"):
            tiny = smallest_normal(self.in_dtype)
            for x in (a, b):
                values = np.array([0.0, -0.0, tiny / 4, -tiny / 2], np.float64)
                where = rng.random(x.shape) < 0.1
                x[where] = encode(rng.choice(values, int(where.sum())), self.in_dtype)
            # Few, so that most of C stays finite: one Inf in a row of A, one NaN in a column of B. Each meets a zero
            # elsewhere, whose product is NaN: a kernel that skips zeros is wrong at every seed.
            zero, inf, nan = encode(np.array([0.0, np.inf, np.nan]), self.in_dtype)
            (i, at_a), (at_b, j) = (rng.integers(m), rng.integers(k)), (rng.integers(k), rng.integers(n))
            a[(i + 1) % m, at_b] = b[at_a, (j + 1) % n] = zero
            a[i, at_a], b[at_b, j] = inf, nan
        return a, b

    def make(self, case: base.Case) -> base.Problem:
        return self._make(case)

    def timed(self, case: base.Case) -> base.Problem:
        """From SAMPLE_FLOP on, the oracle of SAMPLE random rows and as many random columns of C, elements of them all.

        Float64 on the host would take minutes for all of C. A wrong tile of r x c elements goes unseen with probability
        (1 - r / M)^SAMPLE (1 - c / N)^SAMPLE: 64 x 64 of 8192 x 8192 by one batch in 7, by nine batches in 10^8 runs,
        since every batch draws anew. One wrong element of 8192 x 8192 is found by one batch in 32 only: `make`, which
        the check uses, compares every element."""
        if self.cost(case.sizes)[0] < SAMPLE_FLOP:
            return self.make(case)
        rng = np.random.default_rng([case.seed, 1])
        rows, columns = (rng.choice(n, min(n, SAMPLE), replace=False) for n in (case.sizes["M"], case.sizes["N"]))
        return self._make(case, (rows, columns))

    def _make(self, case: base.Case, at: tuple | None = None) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        m, n = case.sizes["M"], case.sizes["N"]
        beta = case.scalars.get("beta", 0.0)
        a, b = self._inputs(case, rng)
        if beta == 0:
            c = base.poisoned((m, n), self.out_dtype)
            if self.coefficients:  # the kernel may look at C here, but must not use it
                c[rng.random(c.shape) < 0.3] = np.inf
        else:
            c = base.random_values(rng, (m, n), self.out_dtype)
        if case.special == ANY_STRIDES:
            held = [base.guarded(x, y, "in", self.in_dtype, "col") for x, y in (("A", a), ("B", b))]
            arguments = [*held, base.every_second("C", c, "out" if beta == 0 else "inout", self.out_dtype)]
            return base.Problem(case, arguments, *self._oracle(case, a, b, c))
        pad = 0 if case.special != "larger leading dimensions" else 24
        arguments = [
            base.guarded("A", a, "in", self.in_dtype, self.order, pad),
            base.guarded("B", b, "in", self.in_dtype, self.order, pad),
            base.guarded("C", c, "out" if beta == 0 else "inout", self.out_dtype, self.order, pad),
        ]
        if at is not None:
            rows, columns = at
            pieces = [(rows, slab) for slab in base.slabs(n)] + [(slab, columns) for slab in base.slabs(m)]
            found = [self._oracle(case, a[i], b[:, j], c[i][:, j]) for i, j in pieces]
            want, allowed = (np.concatenate([part[which].ravel() for part in found]) for which in (0, 1))
            flat = np.concatenate([(i[:, None] * n + j).ravel() for i, j in pieces])
            return base.Problem(case, arguments, want, allowed, {}, flat)
        return base.Problem(case, arguments, *self._oracle(case, a, b, c))

    def _oracle(self, case: base.Case, a, b, c) -> tuple[np.ndarray, np.ndarray, dict]:
        """(want, allowed, context) of held operands: whole ones, or some rows of A and C and columns of B and C."""
        alpha, beta, k = case.scalars.get("alpha", 1.0), case.scalars.get("beta", 0.0), case.sizes["K"]
        a64, b64 = decode(a, self.in_dtype), decode(b, self.in_dtype)
        c64 = decode(c, self.out_dtype) if beta else np.zeros(c.shape)
        with np.errstate(invalid="ignore", over="ignore"):
            product = a64 @ b64
            want = alpha * product + beta * c64
            magnitude = np.abs(a64) @ np.abs(b64)
            allowed = self._allowed(k, alpha, beta, magnitude, c64, want, a64, b64)
        context = {"A": a64, "B": b64, "C": c64, "product": product, "magnitude": magnitude}
        return want, np.where(np.isnan(allowed), np.inf, allowed), context

    def _allowed(self, k, alpha, beta, magnitude, c64, want, a64, b64):
        u, tiny = roundoff(self.accumulate), smallest_normal(self.accumulate)
        allowed = abs(alpha) * allowed_error(k, magnitude, self.in_dtype, self.accumulate)
        allowed = allowed + 2 * u * (abs(alpha) * magnitude + abs(beta * c64))
        # Hardware may flush subnormal inputs and results: an absolute term per product.
        allowed = allowed + tiny * (np.abs(a64).sum(1)[:, None] + np.abs(b64).sum(0)[None, :] + k)
        return (
            allowed
            + roundoff(self.out_dtype) * np.abs(want)
            + smallest_normal(self.out_dtype) * roundoff(self.out_dtype)
        )

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """Rows of A (with random signs) and columns of B in another order: C follows without a product."""
        a, b, c = problem.arguments
        if c.role != "out":
            return problem
        m, n = c.shape
        rows, columns, flip = rng.permutation(m), rng.permutation(n), rng.random(m) < 0.5
        fresh = problem.fresh_arguments()
        held_a, held_b = a.view()[rows], b.view()[:, columns]
        sign_bit = np.array(1 << (8 * held_a.itemsize - 1), f"u{held_a.itemsize}")
        held_a.view(sign_bit.dtype)[flip] ^= sign_bit
        fresh[0].view()[...], fresh[1].view()[...] = held_a, held_b
        if not oracle:
            return base.Problem(problem.case, fresh, None, None)
        sign = np.where(flip, -1.0, 1.0)
        if problem.at is None:
            want = problem.want[rows][:, columns] * sign[:, None]
            return base.Problem(problem.case, fresh, want, problem.allowed[rows][:, columns])
        i, j = np.unravel_index(problem.at, (m, n))
        i, j = np.argsort(rows)[i], np.argsort(columns)[j]  # where these elements are now
        return base.Problem(problem.case, fresh, problem.want * sign[i], problem.allowed, {}, i * n + j)

    def reads(self, wrong: list[base.Judgement]) -> str:
        from course.contracts.gemm_recovery import sentence

        return sentence(self, wrong)

    def diagnose(self, judgement: base.Judgement, others: list[base.Judgement]) -> list[base.Cause]:
        from course.contracts.gemm_causes import causes

        return causes(self, judgement, others)


CONTRACTS = [
    # Article 003 (Arc A770): bf16 in, f32 out, row-major; alpha = 1, beta = 0 until lesson 15.
    Gemm("a770_gemm"),
    Gemm("a770_gemm_16", multiple=(16, 16, 16)),
    Gemm("a770_gemm_64", multiple=(64, 64, 16)),
    Gemm("a770_gemm_32_64", multiple=(32, 64, 16), few_shapes=True),
    Gemm("a770_gemm_128_64", multiple=(128, 64, 32), few_shapes=True),
    Gemm("a770_gemm_128_64_64", multiple=(128, 64, 64), few_shapes=True),
]
