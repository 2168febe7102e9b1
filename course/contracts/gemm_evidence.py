"""One run of a GEMM as the hypotheses about it see it: inputs as float64, what was written, how close is close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from course.contracts.base import Argument, Judgement
from course.contracts.gemm import allowed_error
from course.contracts.numbers import decode, encode, roundoff


@dataclass
class Hypothesis:
    """A possible cause. `key` names the same hypothesis in every case; `test` says whether this run looks like it:
    True, False, or None where the run cannot tell."""

    key: tuple
    name: str
    text: str
    test: Callable[[], bool | None]


class Evidence:
    """A judgement with what the hypotheses need, computed once."""

    def __init__(self, contract, judgement: Judgement, is_witness: bool = False):
        self.is_witness = is_witness  # hypotheses come from another run: here they are only tested
        self.contract, self.judgement, self.problem = contract, judgement, judgement.problem
        p = self.problem
        self.case, self.got, self.want = p.case, judgement.got, p.want
        self.a, self.b, self.c, self.ab = (p.context[x] for x in ("A", "B", "C", "product"))
        self.alpha, self.beta = p.case.scalars.get("alpha", 1.0), p.case.scalars.get("beta", 0.0)
        self.sizes = {x: p.case.sizes[x] for x in "MNK"}
        self.arguments = {x.name: x for x in p.arguments}
        self.strides = {name: x.strides for name, x in self.arguments.items()}
        self.u = roundoff(p.output.dtype)
        with np.errstate(invalid="ignore"):
            sums = (p.allowed - self.u * np.abs(p.want))[np.isfinite(p.allowed) & np.isfinite(p.want)]
        # A hypothesis moves elements about, so each gets the largest allowance of any.
        magnitude = p.context["magnitude"]
        self.largest_sum = float(magnitude[np.isfinite(magnitude)].max(initial=0.0)) or 1.0
        honest = float(allowed_error(p.case.sizes["K"], self.largest_sum, contract.in_dtype, contract.accumulate))
        self.slack = 2 * max(float(sums.max(initial=0.0)), honest)

    def finish(self, product: np.ndarray) -> np.ndarray:
        with np.errstate(invalid="ignore"):
            return self.alpha * product + (self.beta * self.c if self.beta else 0.0)

    def near(self, got: np.ndarray, value: np.ndarray, times: float = 1.0) -> np.ndarray:
        """Mask: `got` is `value` as this output format and an honest sum would give it; `times` as loosely."""
        with np.errstate(invalid="ignore", over="ignore"):
            stored = decode(encode(value, self.problem.output.dtype), self.problem.output.dtype)
            size = np.abs(stored[np.isfinite(stored)]).max(initial=0.0) / self.largest_sum
            close = np.abs(got - stored) <= times * (self.slack * max(1.0, size) + 2 * self.u * np.abs(stored))
            return close | (got == stored) | (np.isnan(got) & np.isnan(stored))

    def fits(self, value: np.ndarray, known: np.ndarray | None = None, subtle: bool = False) -> bool | None:
        """Whether every element that was written, and that the hypothesis knows, is `value`.

        subtle: the hypothesis is about roundings, which may be smaller than what `near` can tell apart."""
        some = self.sample if known is None else self.sample[known.ravel()[self.sample]]
        if not self.near(self.got.ravel()[some], value.ravel()[some], times=8).all():  # most end here, cheaply
            return False
        where = self.touched if known is None else self.touched & known
        if where.sum() < max(1, 0.3 * where.size) or (known is not None and known.mean() < 0.7):
            return None
        if not self.is_witness and np.isfinite(value[where]).sum() < min(8, 0.05 * where.sum()):
            return None  # NaN everywhere fits too much
        if not (self.is_witness or subtle) and self.near(self.want[where], value[where]).all():
            return None  # it says that C is right: no explanation
        return bool(self.near(self.got[where], value[where]).all())

    @cached_property
    def sample(self) -> np.ndarray:
        """Flat indices of up to 64 written elements, spread over C."""
        written = np.flatnonzero(self.touched)
        return written[:: max(1, written.size // 64)]

    # ---- what was written ----------------------------------------------------------------------------------------

    @cached_property
    def returned(self) -> Argument | None:
        """C as it came back, or None where a judgement was made without its buffers."""
        return next((x for x in self.judgement.returned if x.name == self.problem.output.name), None)

    @cached_property
    def after(self) -> np.ndarray | None:
        return None if self.returned is None else decode(self.returned.buffer, self.returned.dtype)

    @cached_property
    def touched_flat(self) -> np.ndarray:
        word = np.dtype(f"u{self.returned.buffer.itemsize}")
        return self.returned.buffer.view(word) != self.problem.output.buffer.view(word)

    @cached_property
    def touched(self) -> np.ndarray:
        """Mask over C: elements whose bits changed. A store of the very same number cannot be seen, and is rare."""
        if self.returned is None:
            return ~np.isnan(self.got)
        return Argument(**{**vars(self.returned), "buffer": self.touched_flat}).view()

    def flat(self, who: str) -> np.ndarray:
        """The whole buffer of an argument before the run, guards included, as float64."""
        cache = self.__dict__.setdefault("_flat", {})
        if who not in cache:
            cache[who] = decode(self.arguments[who].buffer, self.arguments[who].dtype)
        return cache[who]


def sentence_list(parts: list[str]) -> str:
    return ", ".join(parts[:-1]) + " and " + parts[-1] if len(parts) > 1 else parts[0]
