"""What every contract is made of: cases, arguments with canaries, the comparison with the oracle.

A contract (`gemm.py`, ...) says what a kernel must compute, for which shapes, and how far it may be off. The checker
only knows the names in this file.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from course.contracts.numbers import decode, encode, holder
from course.toolchains.base import Argument


@dataclass(frozen=True)
class Case:
    """One problem to solve: sizes by name, scalars by name, a seed, and what is special about it ("" if nothing).

    constants: values that constants of the kernel's text get for this case."""

    sizes: dict
    seed: int
    scalars: dict = field(default_factory=dict)
    special: str = ""
    constants: dict = field(default_factory=dict)

    def __str__(self):
        sizes = ", ".join(f"{k}={v}" for k, v in self.sizes.items())
        more = {k: v for k, v in self.scalars.items() if k not in self.sizes} | self.constants
        scalars = "".join(f", {k}={v:g}" for k, v in more.items())
        return sizes + scalars + (f", {self.special}" if self.special else "")


@dataclass(frozen=True)
class Cause:
    """A likely cause of a wrong result. `name` is stable (the gallery's tests hold it), `text` is one sentence."""

    name: str
    text: str


@dataclass
class Problem:
    """A case with its data: what the kernel gets, and what is wanted back (float64) with the allowed error.

    at: the output's elements (flat, row by row) that `want` and `allowed` hold in this order; None: all of them, in the
    output's shape."""

    case: Case
    arguments: list[Argument]
    want: np.ndarray
    allowed: np.ndarray
    context: dict = field(default_factory=dict)  # what the contract's hypotheses need: decoded inputs
    at: np.ndarray | None = None

    @property
    def output(self) -> Argument:
        return next(a for a in self.arguments if a.role != "in")

    def fresh_arguments(self) -> list[Argument]:
        """A copy to give away: the originals stay for comparison."""
        return [Argument(**{**vars(a), "buffer": a.buffer.copy()}) for a in self.arguments]


@dataclass
class Judgement:
    """How one run compares: `wrong` is a mask over the output; `changed` and `spilled` name arguments."""

    problem: Problem
    got: np.ndarray
    wrong: np.ndarray
    worst: float  # largest error over allowed error among finite elements
    changed: list[str]  # inputs that came back different
    spilled: list[str]  # arrays with elements written outside the view
    returned: list[Argument] = field(default_factory=list)  # what came back, guards included

    @property
    def passed(self) -> bool:
        return not (self.wrong.any() or self.changed or self.spilled)


class Contract:
    """Base of all contracts."""

    name = ""
    promise = ""  # one line for the lesson's header
    again_up_to: dict = {}  # size -> largest value of a case that is run again in other orders; {}: any

    def suite(self, seed: int, level: str = "lesson") -> list[Case]:
        """The cases of a check: level "lesson" (default), "quick" (one case) or "long"."""
        raise NotImplementedError

    def again(self, cases: list[Case]) -> list[Case]:
        """Those that are worth running again in other orders: repeats of the slowest would take most of a check."""
        few = [c for c in cases if all(c.sizes[x] <= most for x, most in self.again_up_to.items())]
        return few or cases

    def make(self, case: Case) -> Problem:
        """Inputs, oracle and allowed error of a case."""
        raise NotImplementedError

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> Case:
        """The case that is timed; `sizes` overrides the article's."""
        raise NotImplementedError

    def timed(self, case: Case) -> Problem:
        """`make` for the timer: a large case may have the oracle of a random part of its output (Problem.at)."""
        return self.make(case)

    def cost(self, sizes: dict) -> tuple[float, float]:
        """(FLOP, bytes moved if every operand crosses memory once) of one call."""
        raise NotImplementedError

    def permuted(self, problem: Problem, rng: np.random.Generator, oracle: bool = True) -> Problem:
        """Fresh inputs of the same case, for the timer's batches; a contract does it without a new oracle where it can.

        oracle=False leaves `want` out where nobody will look at it."""
        return self.make(replace(problem.case, seed=int(rng.integers(2**31))))

    def causes(self, judgement: Judgement) -> list[Cause]:
        """Likely causes of a wrong result, most likely first; none where nothing true can be said."""
        return []

    def watched(self, problem: Problem, extras: dict) -> list[dict]:
        """Faults of a right run that the toolchain's watch shows, as {"name", "text"}."""
        return []

    def reads(self, wrong: list[Judgement]) -> str:
        """Which elements the sums of wrong runs were made of, as a sentence; "" where that cannot be told."""
        return ""

    def diagnose(self, judgement: Judgement, others: list[Judgement]) -> list[Cause]:
        """Causes that the kernel's other runs in this check, right and wrong, do not contradict."""
        return self.causes(judgement)


# A quiet NaN whose bits do not come out of arithmetic: canaries around every array, and poison in unwritten outputs.
# A kernel that reads past its input meets NaN, one that writes past its output breaks the pattern.
_CANARY = {
    "bf16": 0x7FD5,
    "f16": 0x7E55,
    "f32": 0x7FD5A5A5,
    "f64": 0x7FFD5A5A5A5A5A5A,
    "i8": 0x55,
    "i32": 0x55AA55AA,
    "u32": 0xA55A5AA5,
}


def canary(dtype: str):
    """One canary element of `dtype`, as its holder's type."""
    kind = np.dtype(holder(dtype))
    bits = np.array([_CANARY[dtype]], np.dtype(f"u{kind.itemsize}"))
    return bits.view(kind)[0]


def guarded(
    name: str, held: np.ndarray, role: str, dtype: str, order: str = "row", pad: int = 0, guard: int | None = None
) -> Argument:
    """An Argument that holds `held` (bf16 as uint16) inside a buffer of canaries.

    order: "row" or "col" (which index is contiguous). pad: extra elements in the leading dimension. guard: elements
    before and after; by default 64 rows (or columns), so that a tile that hangs over the edge meets canaries only.
    """
    values = held if order == "row" or held.ndim < 2 else np.swapaxes(held, -1, -2)
    lead = values.shape[-1] + pad
    guard = guard if guard is not None else -(-max(256, 64 * lead) // 64) * 64
    rows = int(np.prod(values.shape[:-1], dtype=int))
    buffer = np.full(2 * guard + rows * lead, canary(dtype), holder(dtype))
    buffer[guard : guard + rows * lead].reshape(rows, lead)[:, : values.shape[-1]] = values.reshape(rows, -1)
    strides = [1, lead]
    for extent in values.shape[-2:0:-1]:
        strides.append(strides[-1] * extent)
    strides = strides[: values.ndim][::-1]
    if order == "col" and held.ndim >= 2:
        strides[-1], strides[-2] = strides[-2], strides[-1]
    return Argument(name, buffer, guard, held.shape, tuple(strides), role, dtype)


def every_second(name: str, held: np.ndarray, role: str, dtype: str) -> Argument:
    """`guarded` where the matrix is every second column of a larger one; canaries lie between."""
    m, n = held.shape
    whole = np.full((m, 2 * n), canary(dtype), holder(dtype))
    whole[:, ::2] = held
    x = guarded(name, whole, role, dtype)
    return Argument(name, x.buffer, x.offset, (m, n), (2 * n, 2), role, dtype)


def poisoned(shape: tuple, dtype: str) -> np.ndarray:
    """An output before the kernel has written it: NaN of another pattern than the canaries, so that NaN computed from
    a read outside an input is not taken for an element that was never written."""
    word = np.dtype(f"u{np.dtype(holder(dtype)).itemsize}")
    bits = np.full(shape, canary(dtype), holder(dtype)).view(word)
    return (bits ^ word.type(0x3F)).view(holder(dtype))


def compare(
    got: np.ndarray, want: np.ndarray, allowed: np.ndarray, largest: float = np.inf
) -> tuple[np.ndarray, float]:
    """(mask of wrong elements, largest error over allowed error). NaN must meet NaN, an infinity its own sign.

    largest: the output format's largest number; beyond it, infinity is right.
    """
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        error = np.abs(got - want)
        near = np.isfinite(error) & (error <= allowed)
        over = (np.abs(want) + allowed > largest) & np.isinf(got) & (np.sign(got) == np.sign(want))
        right = near | over | (np.isnan(got) & np.isnan(want)) | (got == want)
        finite = np.isfinite(error) & np.isfinite(allowed)
        ratios = error[finite] / np.maximum(allowed[finite], np.finfo(float).tiny)
    return ~right, float(ratios.max(initial=0.0))


def judge(problem: Problem, returned: list[Argument]) -> Judgement:
    """Compare what came back with the oracle, the inputs with their originals, the canaries with themselves."""
    changed, spilled, got, output = [], [], None, None
    for before, after in zip(problem.arguments, returned, strict=True):
        outside = np.ones(before.buffer.shape, bool)
        inside = Argument(**{**vars(before), "buffer": outside}).view()
        inside[...] = False
        word = np.dtype(f"u{before.buffer.itemsize}")
        old, new = before.buffer.view(word), after.buffer.view(word)
        if (old != new)[outside].any():
            spilled.append(before.name)
        if before.role == "in":
            if (old != new)[~outside].any():
                changed.append(before.name)
        else:
            output = before
            held = Argument(**{**vars(before), "buffer": after.buffer}).view()
            got = decode(held if problem.at is None else held[np.unravel_index(problem.at, held.shape)], before.dtype)
    kind = holder(output.dtype)
    largest = float(np.finfo(kind).max) if np.issubdtype(kind, np.floating) else np.inf
    wrong, worst = compare(got, problem.want, problem.allowed, largest)
    return Judgement(problem, got, wrong, worst, changed, spilled, returned)


LARGE = 1 << 24  # elements of an array from which on speed and memory count


def slabs(n: int) -> list[np.ndarray]:
    """0 ... n - 1 in parts of about 512, so that a large oracle's float64 copies stay small."""
    return np.array_split(np.arange(n), max(1, n // 512))


def random_values(rng: np.random.Generator, shape: tuple, dtype: str, scale: float = 1.0) -> np.ndarray:
    """Held random numbers: normal, so that signs mix and no row or column resembles another."""
    kind = np.float32 if np.prod(shape, dtype=int) >= LARGE and dtype != "f64" else np.float64
    return encode(scale * rng.standard_normal(shape, kind), dtype)
