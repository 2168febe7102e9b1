"""What the MUSA stages promise: fp16 in and out, fp32 accumulation, column-major, as article 001 asks."""

from dataclasses import dataclass, replace
from functools import partial

from course.contracts import base
from course.contracts.gemm import Gemm

JUDGED = (8192, 8192, 16384)  # article 001: the size that is timed


@dataclass(frozen=True)
class OneProduct(Gemm):
    """A GEMM that is one step deep: K is the depth of a matrix product."""

    @property
    def promise(self) -> str:
        m, n, k = self.multiple
        return super().promise.split("; M")[0] + f"; M, N multiples of {m}, {n}, K = {k}"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        return [replace(c, sizes=c.sizes | {"K": self.multiple[2]}) for c in super().suite(seed, level)]


@dataclass(frozen=True)
class OfWidths(Gemm):
    """A GEMM whose text must be right for each of `widths` of its constant BN, not only for the one it holds."""

    widths: tuple[int, ...] = ()

    @property
    def promise(self) -> str:
        return f"{super().promise}; BN = {', '.join(map(str, self.widths))}"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        cases = super().suite(seed, level)
        if level == "quick":
            return cases
        m, n, k = self.multiple
        return cases + [base.Case({"M": m, "N": n, "K": 2 * k}, seed + w, constants={"BN": w}) for w in self.widths]


_of = dict(in_dtype="f16", out_dtype="f16", accumulate="f32", order="col", bench=JUDGED)
_gemm = partial(Gemm, **_of)

CONTRACTS = [
    _gemm("s4000_gemm"),
    OneProduct("s4000_product", multiple=(32, 32, 16), **_of | {"bench": (8192, 8192, 16)}),
    _gemm("s4000_gemm_32", multiple=(32, 32, 16)),
    _gemm("s4000_gemm_256", multiple=(256, 128, 32)),
    # Block tiles of 256 columns. Its shapes are large for the simulator: few of them, with many blocks or a long K.
    OfWidths(
        "s4000_gemm_n256",
        multiple=(256, 256, 32),
        few_shapes=True,
        extra=((512, 768, 32), (256, 256, 224)),
        widths=(64, 128, 256),
        **_of,
    ),  # fmt: skip
]
