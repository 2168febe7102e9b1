"""Attention of one query token over a contiguous KV cache, and the merge of its segments (pages: paged.py).

Allowed error of out[h, d], with p the exact softmax weights and S = sum of p |V[:, d]|:

    scores        float32 products and sums over D, then exp2: a weight is off by g(D) sum|q||k| / sqrt(D) + c u
    weights       rounded to the inputs' format before the second product: u_in each
    second sum    float32 over L: g(L) S
    result        rounded once to the output's format

where g is gemm.py's bound. The weights' errors enter in the numerator and in the denominator, hence the factor 2.

The weights' rounding hides partial sums that were rounded to the inputs' format too. So one case has weights that are
exact in every format (all scores are 0) and values of both signs whose partial sums are large while out is small:
there the second term is left out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.gemm import allowed_error
from course.contracts.numbers import decode, holder, roundoff

EXP_ERROR = 8 * 2.0**-24  # exp2 and the scaling by log2(e) in float32, a few units
EQUAL = "equal scores, values that cancel"


def softmax(scores: np.ndarray) -> np.ndarray:
    """Along the last axis, float64."""
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


@dataclass(frozen=True)
class DecodeAttention(base.Contract):
    """out = softmax(Q K^T / sqrt(D)) V for one token; `groups` query heads share a KV head."""

    name: str = "gfx936_attention"
    dtype: str = "bf16"
    heads: int = 4
    groups: int = 4
    bench_dim: int = 256  # article 002: 16 query heads, 4 KV heads, head dimension 256
    bench_length: int = 32768
    check_dim: int = 32
    where = "contiguous"
    head_axis = 0  # of K and V

    @property
    def promise(self) -> str:
        return (
            f"out = softmax(Q K^T / sqrt(D)) V, one token; {self.heads * self.groups} query heads, "
            f"{self.heads} KV heads; "
            f"{self.dtype}, f32 sums; K and V {self.where}; any L >= 1"
        )

    again_up_to = {"L": 400}

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        cases = [self._case(rng, n) for n in (int(rng.integers(172, 268)), 33, 128, int(rng.integers(2, 31)), 1, 32)]
        if level == "quick":
            return cases[:1]
        # Of 16 segments, these have three blocks of 32 tokens and two: a running maximum has something to do.
        specials = {"scores of growing size": 1090, "one token outweighs all others": 520, EQUAL: 520}
        return cases + [self._case(rng, n + int(rng.integers(90)), special=s) for s, n in specials.items()]

    def _case(self, rng, length: int, special: str = "", **more) -> base.Case:
        """Fewer heads than the article's, and one KV head where the cache is long: a check stays quick."""
        sizes = {"L": length, "D": self.check_dim, "H": 2 if length < 500 else 1, "G": 3} | more
        return base.Case(sizes, int(rng.integers(2**31)), self._scalars(length), special)

    def _scalars(self, length: int) -> dict:
        return {}

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        found = {"L": self.bench_length, "D": self.bench_dim} | (sizes or {})
        return base.Case(found, seed, self._scalars(found["L"]), "benchmark")

    def cost(self, sizes: dict) -> tuple[float, float]:
        length, d, width = sizes["L"], sizes["D"], np.dtype(holder(self.dtype)).itemsize
        h, g = self._heads(sizes)
        kv = 2 * h * length * d
        return 2.0 * g * kv, float(width * (kv + 2 * h * g * d))

    def _heads(self, sizes: dict) -> tuple[int, int]:
        """(KV heads, query heads to each)."""
        return sizes.get("H", self.heads), sizes.get("G", self.groups)

    def make(self, case: base.Case) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        length, d, (h, g) = case.sizes["L"], case.sizes["D"], self._heads(case.sizes)
        q = base.random_values(rng, (h * g, d), self.dtype)
        k, v = (base.random_values(rng, (h, length, d), self.dtype) for _ in range(2))
        if case.special.startswith("scores"):  # the running maximum rises in every block: old sums must be rescaled
            mean = decode(q, self.dtype).reshape(h, g, d).mean(1)
            ramp = np.linspace(-1, 1, length)[None, :, None] * 4 * mean[:, None, :]
            k = base.encode(0.2 * decode(k, self.dtype) + ramp, self.dtype)
        elif case.special.startswith("one token"):
            k[:, length // 3] = base.encode(3 * decode(q, self.dtype).reshape(h, g, d).mean(1), self.dtype)
        elif case.special == EQUAL:
            k[...] = 0
            side = np.where(np.arange(length) < length // 2, 1.0, -1.0)[None, :, None]
            v = base.encode(side * rng.uniform(1, 4, (h, 1, d)) + 0.25 * decode(v, self.dtype), self.dtype)
        q64, k64, v64 = (decode(x, self.dtype) for x in (q, k, v))
        want, allowed, scores = self._oracle(q64, k64, v64, exact_weights=case.special == EQUAL)
        memory, more = self._memory(rng, case, k, v)
        arguments = [
            base.guarded("Q", q, "in", self.dtype),
            *memory,
            base.guarded("out", base.poisoned((h * g, d), self.dtype), "out", self.dtype),
        ]
        return base.Problem(case, arguments, want, allowed, {"Q": q64, "K": k64, "V": v64, "scores": scores, **more})

    def _memory(self, rng, case: base.Case, k: np.ndarray, v: np.ndarray) -> tuple[list, dict]:
        """(arguments that hold K and V, what the diagnosis needs to know of them)."""
        return [base.guarded("K", k, "in", self.dtype), base.guarded("V", v, "in", self.dtype)], {}

    def _oracle(self, q, k, v, exact_weights: bool = False):
        h, length, d = k.shape
        rows = q.reshape(h, -1, d)
        scores = rows @ np.swapaxes(k, 1, 2) / math.sqrt(d)
        p = softmax(scores)
        want = (p @ v).reshape(-1, d)
        spread = np.abs(rows) @ np.swapaxes(np.abs(k), 1, 2) / math.sqrt(d)
        weight = allowed_error(d, spread, self.dtype) + EXP_ERROR * (1 + np.abs(scores))
        weight += 0 if exact_weights else roundoff(self.dtype)
        magnitude = (p @ np.abs(v)).reshape(-1, d)
        allowed = ((2 * p * weight) @ np.abs(v)).reshape(-1, d) + 2 * allowed_error(length, magnitude, self.dtype)
        roundings = 2 if exact_weights else 1  # weights may all be off alike
        return want, allowed + roundings * roundoff(self.dtype) * np.abs(want) + 1e-40, scores

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """KV heads, the query heads of each, and the signs of V's columns change: so do the rows and signs of out."""
        h, g = self._heads(problem.case.sizes)
        d = problem.case.sizes["D"]
        heads = rng.permutation(h)
        rows = (heads[:, None] * g + rng.permuted(np.tile(np.arange(g), (h, 1)), axis=1)).ravel()
        flip = rng.random((h, 1, d)) < 0.5
        fresh = problem.fresh_arguments()
        q, k, v = (a.view() for a in fresh[:3])
        q[...] = q[rows]
        for x in (k, v):
            by_head = np.moveaxis(x, self.head_axis, 0)
            by_head[...] = by_head[heads]
        bits = np.moveaxis(v, self.head_axis, -2).view(f"u{v.itemsize}")
        bits ^= (flip[:, 0] * (1 << (8 * v.itemsize - 1))).astype(bits.dtype)
        if not oracle:
            return base.Problem(problem.case, fresh, None, None)
        want = problem.want[rows].reshape(h, g, d) * np.where(flip, -1.0, 1.0)
        return base.Problem(problem.case, fresh, want.reshape(-1, d), problem.allowed[rows])

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        c = j.problem.context
        if np.isnan(j.got).all():
            return [base.Cause("not_written", "out was never stored, or every sum met a NaN: are tokens >= L masked?")]
        if np.isnan(j.got).any():
            return [
                base.Cause(
                    "tokens_not_masked",
                    f"{int(np.isnan(j.got).sum())} elements are NaN: keys or values behind the last token got in. "
                    "Mask the loads, and give these scores -inf.",
                )
            ]
        h, length, d = c["K"].shape
        v, scores = c["V"], c["scores"]
        g = scores.shape[1]
        guesses = [
            ("scale_missing", "The scores are not divided by sqrt(D).", softmax(scores * math.sqrt(d)) @ v),
            ("scale_twice", "The scores are divided by D, not by sqrt(D).", softmax(scores / math.sqrt(d)) @ v),
            (
                "base_of_exp",
                "exp2 of a natural score: multiply the scale by log2(e).",
                softmax(scores * math.log(2)) @ v,
            ),
            ("base_of_exp", "exp of a score that was scaled by log2(e).", softmax(scores / math.log(2)) @ v),
            ("zeros_count", "Tokens behind the end count as score 0: they must be -inf.", _zeros_count(scores, v)),
            (
                "heads_mixed",
                "Query head r uses KV head r % HEADS: it must be r // G.",
                _other_heads(c, np.arange(h * g) % h),
            ),
            (
                "heads_mixed",
                "All query heads use KV head 0: head r must use r // G.",
                _other_heads(c, np.zeros(h * g, int)),
            ),
            ("not_divided", "The weighted sum is not divided by the sum of weights.", _undivided(scores, v)),
        ]
        for n in (8, 16, 32, 64):
            guesses.append(
                ("segments_averaged", f"{n} segments are averaged, not weighed by exp2(lse).", _averaged(scores, v, n))
            )
        guesses.append(("last_token_missing", "The last token, L - 1, is left out.", _without_last(scores, v)))
        for n in (16, 32, 64, 128):
            for segments in (1, 8, 16, 32):
                value = _unscaled(scores, v, n, segments)
                guesses.append(("old_sum_not_rescaled", "Earlier sums are not brought to the new maximum.", value))
            guesses.append(("last_block_only", f"Only the last block of {n} tokens is in out.", _last(scores, v, n)))
            if length > n:
                kept = length // n * n
                guesses.append(
                    (
                        "tail_dropped",
                        f"The last {length - kept} tokens, a partial block of {n}, are left out.",
                        softmax(scores[..., :kept]) @ v[:, :kept],
                    )
                )
        for name, text, value in guesses:
            if value is not None and explains(j, value.reshape(-1, d)):
                return [base.Cause(name, text)]
        return low_precision(j, (softmax(scores) @ np.abs(v)).reshape(-1, d))


def explains(j: base.Judgement, value: np.ndarray, slack: float = 4, relative: float = 1e-3) -> bool:
    """Whether a kernel that computes `value` gives what this one gave, and not the right result as well."""
    room = slack * j.problem.allowed + relative * np.abs(value).max()
    if not np.isfinite(value).all() or base.compare(j.got, value, room)[0].any():
        return False
    foreseen, _ = base.compare(value, j.problem.want, j.problem.allowed / 2)  # value has no rounding of its own
    return 2 * int((foreseen & j.wrong).sum()) >= int(j.wrong.sum())


def low_precision(j: base.Judgement, magnitude: np.ndarray) -> list[base.Cause]:
    """Every element near, as near as sums in a 16-bit format leave it; magnitude: the sum of weights times |values|."""
    if (np.abs(j.got - j.problem.want) <= 2.0**-6 * magnitude).all():
        text = "All of out is nearly right: sums are kept in a 16-bit format. Keep acc, part and lse in float32."
        return [base.Cause("low_precision", text)]
    return []


def _without_last(scores, v):
    return softmax(scores[..., :-1]) @ v[:, :-1] if v.shape[1] > 1 else None


def _zeros_count(scores, v):
    """Scores of 0 up to the next multiple of 32 take part in the softmax."""
    extra = -scores.shape[-1] % 32
    if not extra:
        return None
    padded = np.concatenate([scores, np.zeros((*scores.shape[:-1], extra))], -1)
    return softmax(padded)[..., : scores.shape[-1]] @ v


def _other_heads(c, which):
    """Query row r meets KV head which[r]."""
    rows = c["Q"]
    scores = np.einsum("rd,rld->rl", rows, c["K"][which]) / math.sqrt(rows.shape[1])
    return np.einsum("rl,rld->rd", softmax(scores), c["V"][which])


def _undivided(scores, v):
    return np.exp(scores - scores.max(-1, keepdims=True)) @ v


def _averaged(scores, v, n):
    length = scores.shape[-1]
    span = math.ceil(math.ceil(length / n) / 32) * 32
    parts = [softmax(scores[..., i : i + span]) @ v[:, i : i + span] for i in range(0, length, span)]
    return np.mean(parts, axis=0) if len(parts) > 1 else None


def _unscaled(scores, v, block, segments):
    """Blocks added up as they are, each against the maximum known then; sums of weights and the merge are right."""
    length = scores.shape[-1]
    span = math.ceil(length / (segments * block)) * block
    if span <= block:
        return None
    outs, tops = [], []
    for start in range(0, length, span):
        part, acc = scores[..., start : start + span], 0.0
        top = np.full(scores.shape[:-1], -np.inf)
        for i in range(0, part.shape[-1], block):
            top = np.maximum(top, part[..., i : i + block].max(-1))
            values = v[:, start + i : start + min(i + block, part.shape[-1])]
            acc = acc + np.exp(part[..., i : i + block] - top[..., None]) @ values
        total = np.exp(part - top[..., None]).sum(-1)
        outs.append(acc / total[..., None])
        tops.append(top + np.log(total))
    weights = np.moveaxis(softmax(np.stack(tops, -1)), -1, 0)
    return (weights[..., None] * np.stack(outs)).sum(0)


def _last(scores, v, block):
    start = (scores.shape[-1] - 1) // block * block
    return softmax(scores[..., start:]) @ v[:, start:] if start else None


@dataclass(frozen=True)
class MergeSegments(base.Contract):
    """out[r] = sum of 2^lse[r, s] part[r, s] over the sum of 2^lse[r, s]; float32 in, float32 out."""

    name: str = "gfx936_merge"
    promise: str = "out[r] = the average of part[r, s] with weights 2^lse[r, s]; float32; any number of segments"

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        rng = np.random.default_rng(seed)
        sizes = [(6, 13), (16, 32), (3, 1), (5, int(rng.integers(17, 31))), (2, 64)]
        cases = [base.Case({"R": r, "S": s, "D": 64}, int(rng.integers(2**31))) for r, s in sizes]
        if level == "quick":
            return cases[:1]
        return cases + [base.Case({"R": 4, "S": 9, "D": 64}, int(rng.integers(2**31)), {}, "lse near 300")]

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return base.Case({"R": 16, "S": 32, "D": 256} | (sizes or {}), seed, {}, "benchmark")

    def cost(self, sizes: dict) -> tuple[float, float]:
        r, s, d = sizes["R"], sizes["S"], sizes["D"]
        return 2.0 * r * s * d, 4.0 * r * (s * d + s + d)

    def make(self, case: base.Case) -> base.Problem:
        rng = np.random.default_rng(case.seed)
        r, s, d = case.sizes["R"], case.sizes["S"], case.sizes["D"]
        part = rng.standard_normal((r, s, d)).astype(np.float32)
        lse = (6 * rng.standard_normal((r, s)) + (300 if case.special else 0)).astype(np.float32)
        arguments = [
            base.guarded("part", part, "in", "f32"),
            base.guarded("lse", lse, "in", "f32"),
            base.guarded("out", base.poisoned((r, d), "f32"), "out", "f32"),
        ]
        w = np.exp2(lse.astype(np.float64) - lse.max(-1, keepdims=True))
        w /= w.sum(-1, keepdims=True)
        want = np.einsum("rs,rsd->rd", w, part.astype(np.float64))
        size = np.einsum("rs,rsd->rd", w, np.abs(part.astype(np.float64)))
        # lse - max is rounded (relative u, at most 64 here), then exp2: 64 u ln 2 and a few u a weight.
        allowed = 2 * allowed_error(s, size, "f32") + 96 * roundoff("f32") * size + 1e-40
        return base.Problem(case, arguments, want, allowed, {"part": part, "lse": lse})

    def causes(self, j: base.Judgement) -> list[base.Cause]:
        part, lse = j.problem.context["part"].astype(float), j.problem.context["lse"].astype(float)
        if not np.isfinite(j.got).all():
            return [
                base.Cause(
                    "weight_overflows",
                    "out is not finite: take the largest lse off before exp2, and mask s >= SEGMENTS.",
                )
            ]
        natural = np.exp(lse - lse.max(-1, keepdims=True))
        raw = np.exp2(lse - lse.max(-1, keepdims=True))
        guesses = [
            ("segments_averaged", "The segments are averaged, not weighed by exp2(lse).", part.mean(1)),
            (
                "base_of_exp",
                "lse is a log2: the weights are exp2(lse), not exp(lse).",
                np.einsum("rs,rsd->rd", natural / natural.sum(-1, keepdims=True), part),
            ),
            (
                "not_divided",
                "The weighted sum is not divided by the sum of weights.",
                np.einsum("rs,rsd->rd", raw, part),
            ),
            (
                "lse_as_weight",
                "lse itself is used as the weight: it is a logarithm.",
                np.einsum("rs,rsd->rd", lse / lse.sum(-1, keepdims=True), part),
            ),
            (
                "largest_only",
                "Only the segment with the largest lse is in out.",
                np.take_along_axis(part, lse.argmax(-1)[:, None, None], 1)[:, 0],
            ),
        ]
        for name, text, value in guesses:
            if explains(j, value, 16, 1e-5):
                return [base.Cause(name, text)]
        return low_precision(j, np.einsum("rs,rsd->rd", raw / raw.sum(-1, keepdims=True), np.abs(part)))


CONTRACTS = [DecodeAttention(), MergeSegments()]
