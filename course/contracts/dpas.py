"""One DPAS: C[8, 8] += A[8, 16] B[16, 8], bf16 products, float32 sums; B as dwords of two bf16 (VNNI order)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.gemm import allowed_error
from course.contracts.numbers import decode, roundoff

M, N, K = 8, 8, 16  # DG2's tile for 16-bit floats: hardware_notes/arc_a770.md


def packed(b: np.ndarray) -> np.ndarray:
    """bf16 bits uint16[16, 8] as uint32[8, 8]: dword [i, n] has row 2i in its low half, row 2i + 1 in its high half."""
    return b[0::2].astype(np.uint32) | (b[1::2].astype(np.uint32) << 16)


@dataclass(frozen=True)
class DpasTile(base.Contract):
    name: str = "dpas_tile"
    promise: str = "C[8, 8] += A[8, 16] B[16, 8]; A bf16, B two bf16 in a dword (uint32[8, 8]), C f32"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        return [base.Case({"M": M, "N": N, "K": K}, int(rng.integers(2**31))) for _ in range(5)]

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case({"M": M, "N": N, "K": K}, seed)

    def cost(self, sizes: dict) -> tuple[float, float]:
        return 2.0 * M * N * K, 2.0 * (M * K + K * N) + 8.0 * M * N

    def make(self, case: base.Case) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        a, b = base.random_values(rng, (M, K), "bf16"), base.random_values(rng, (K, N), "bf16")
        c = base.random_values(rng, (M, N), "f32")
        arguments = [
            base.guarded("A", a, "in", "bf16"),
            base.guarded("B", packed(b), "in", "u32"),
            base.guarded("C", c, "inout", "f32"),
        ]
        a64, b64, c64 = decode(a, "bf16"), decode(b, "bf16"), decode(c, "f32")
        want = c64 + a64 @ b64
        allowed = allowed_error(K, np.abs(a64) @ np.abs(b64), "bf16")
        allowed = allowed + 4 * roundoff("f32") * (np.abs(c64) + np.abs(want))
        return base.Problem(case, arguments, want, allowed, {"A": a64, "B": b64, "C": c64})

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        p = j.problem
        a, b, c = p.context["A"], p.context["B"], p.context["C"]
        swapped = b.reshape(8, 2, N)[:, ::-1].reshape(K, N)
        apart = np.concatenate([b[0::2], b[1::2]])
        low, high = b[0::2], b[1::2]
        guesses = [
            ("stale_c", "C came back as it was: nothing was stored.", c),
            ("c_ignored", "C is A B: what C held before was left out.", a @ b),
            ("vnni_order", "The halves of B's dwords are exchanged: which is row 2i, which 2i + 1?", c + a @ swapped),
            ("vnni_order", "Low halves were taken as rows 0 to 7, high ones as 8 to 15.", c + a @ apart),
            ("vnni_order", "High halves were taken as rows 0 to 7, low ones as 8 to 15.", c + a @ np.roll(apart, 8, 0)),
            ("half_of_k", "Only the low halves of B's dwords were used: half of K is missing.", c + a[:, 0::2] @ low),
            ("half_of_k", "Only the high halves of B's dwords were used: half of K is missing.", c + a[:, 1::2] @ high),
            ("transposed", "C holds the product transposed.", c + (a @ b).T),
            ("b_transposed", "Rows and columns of B's dwords are exchanged.", c + a @ _dwords_transposed(b)),
            ("accumulated_twice", "The product was added twice.", c + 2 * (a @ b)),
        ]
        return [base.Cause(n, t) for n, t, v in guesses if not base.compare(j.got, v, 2 * p.allowed)[0].any()][:1]


def _dwords_transposed(b: np.ndarray) -> np.ndarray:
    return b.reshape(8, 2, N).transpose(2, 1, 0).reshape(K, N)


CONTRACTS = [DpasTile()]
