"""Attention of one query token over a KV cache in pages: attention.py's contract, another memory.

K and V are pools [pages, PAGE, HEADS, D]; token i stands in page table[i // PAGE] at place i % PAGE. The table is
shuffled, and the pools hold more pages than it names: keys and values of other requests, or NaN. What is left of the
last page is NaN. So a wrong page shows as another result, and a token too many as NaN.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from course.contracts import base
from course.contracts.attention import DecodeAttention, explains, softmax
from course.contracts.numbers import decode, holder

SPARE = 3  # pages of others
NAN_ELSEWHERE = "NaN in the pages of others"


@dataclass(frozen=True)
class PagedAttention(DecodeAttention):
    """pages: sizes of a page that a check takes; the first one is timed. A case holds its own as PAGE."""

    name: str = "gfx936_paged"
    pages: tuple[int, ...] = (784, 16)  # as article 002 has it, and vLLM's default
    head_axis = 2

    @property
    def where(self) -> str:
        return f"in pages of {' or '.join(map(str, self.pages))} tokens"

    again_up_to = {"PAGE": 16}

    def suite(self, seed: int, level: str = "lesson") -> list[base.Case]:
        """Of each size: ragged and whole last pages, one page and several. The softmax is attention.py's to try.

        Small pages first: a wrong look-up spoils most of their tokens, so the case that is shown fails clearly."""
        rng = np.random.default_rng(seed)
        cases = []
        for page in sorted(self.pages):
            lengths = [page + int(rng.integers(page // 4, page // 2)), page, page + 1, int(rng.integers(1, page))]
            cases += [self._case(rng, n, PAGE=page) for n in lengths]
        if level == "quick":
            return cases[:: len(lengths)]
        page = min(self.pages)
        rest = [int(x) for x in rng.integers(1, page, 2)]
        cases += [self._case(rng, n, PAGE=page) for n in (9 * page + rest[0], 6 * page)]
        return [*cases, self._case(rng, 7 * page + rest[1], NAN_ELSEWHERE, PAGE=page)]

    def _scalars(self, length: int) -> dict:
        return {"L": length}

    def bench_case(self, sizes: dict | None = None, seed: int = 0) -> base.Case:
        return super().bench_case({"PAGE": self.pages[0]} | (sizes or {}), seed)

    def _memory(self, rng, case: base.Case, k: np.ndarray, v: np.ndarray) -> tuple[list, dict]:
        h, length, d = k.shape
        page = case.sizes["PAGE"]
        used = math.ceil(length / page)
        table = rng.permutation(used + SPARE)[:used].astype(np.int32)
        pools = []
        for name, x in (("K", k), ("V", v)):
            shape = (used + SPARE, page, h, d)
            pool = base.poisoned(shape, self.dtype) if case.special else base.random_values(rng, shape, self.dtype)
            rows = np.full((used * page, h, d), base.canary(self.dtype), holder(self.dtype))
            rows[:length] = np.swapaxes(x, 0, 1)
            pool[table] = rows.reshape(used, page, h, d)
            pools.append(base.guarded(name, pool, "in", self.dtype, guard=page * h * d))
        known = {"pools": [a.view() for a in pools], "table": table}
        return [*pools, base.guarded("table", table, "in", "i32")], known

    def permuted(self, problem: base.Problem, rng, oracle: bool = True) -> base.Problem:
        """As for contiguous memory, and pages change their places."""
        fresh = super().permuted(problem, rng, oracle)
        k, v, table = (a.view() for a in fresh.arguments[1:4])
        order = rng.permutation(k.shape[0])
        k[...], v[...], table[...] = k[order], v[order], np.argsort(order)[table]
        return fresh

    def diagnose(self, judgement: base.Judgement, others: list[base.Judgement]) -> list[base.Cause]:
        """A wrong row of the pool explains all wrong runs that have numbers; else what can be wrong in any memory."""
        wrong = [j for j in [judgement, *others] if not j.passed]
        finite = [j for j in wrong if np.isfinite(j.got).all()]
        for name, text, rows in ROWS:
            if finite and all(self._reads(j, rows) for j in finite):
                return [base.Cause(name, text)]
        longest = sorted(finite, key=lambda j: -j.problem.case.sizes["L"])
        return next(filter(None, map(self.causes, longest[:1] + wrong)), [])

    def _reads(self, j: base.Judgement, rows) -> bool:
        """Whether a run's result is that of keys and values read from these rows of the pool."""
        c, sizes = j.problem.context, j.problem.case.sizes
        length, page, d = sizes["L"], sizes["PAGE"], sizes["D"]
        h, g = self._heads(sizes)
        pools = [decode(pool, self.dtype).reshape(-1, d) for pool in c["pools"]]
        at = rows(np.arange(length)[None, :], np.arange(h)[:, None], c["table"], page, h)
        if not at.size:  # no token is read: nothing to compare
            return True
        if at.min() < 0 or at.max() >= len(pools[0]):
            return False
        k, v = (pool[at] for pool in pools)
        scores = c["Q"].reshape(h, g, d) @ np.swapaxes(k, 1, 2) / math.sqrt(d)
        return explains(j, (softmax(scores) @ v).reshape(-1, d))


def _block(n: int, whole: bool):
    """One look-up for n tokens: the rest of them follow in that page (whole), or start again at its first row."""

    def rows(t, head, table, page, heads):
        first = t // n * n
        inside = t - first // page * page if whole else t % page
        return (table[first // page] * page + inside) * heads + head

    return rows


# (cause, text, row of the pool [pages * PAGE * HEADS, D] for tokens t [1, L] and heads [HEADS, 1])
ROWS = [
    ("table_ignored", "Token i is read from row i of the pool: page i // PAGE lies at table[i // PAGE].",
     lambda t, head, table, page, heads: t * heads + head),
    ("place_in_page_missing", "All tokens of a page read its first row: add i % PAGE.",
     lambda t, head, table, page, heads: (table[t // page] * page) * heads + head),
    ("page_not_scaled", "The page's number is taken for its first row: multiply it by PAGE.",
     lambda t, head, table, page, heads: (table[t // page] + t % page) * heads + head),
    ("first_page_only", "All tokens are read from the first page, table[0]: the page of token i is table[i // PAGE].",
     lambda t, head, table, page, heads: (table[0] * page + t % page) * heads + head),
    ("page_off_by_one", "Token i is looked up in the page after its own: its page is table[i // PAGE].",
     lambda t, head, table, page, heads: (table[(t // page + 1).clip(None, len(table) - 1)] * page + t % page) * heads
     + head),
    ("page_off_by_one", "Token i is looked up in the page before its own: its page is table[i // PAGE].",
     lambda t, head, table, page, heads: (table[(t // page - 1).clip(0)] * page + t % page) * heads + head),
    ("last_page_wrong", "The last, partial page is taken for the one before: there are cdiv(L, PAGE) pages.",
     lambda t, head, table, page, heads: (table[(t // page).clip(None, max(t.size // page - 1, 0))] * page + t % page)
     * heads + head),
    ("last_page_missing", "The last, partial page is left out: there are cdiv(L, PAGE) pages.",
     lambda t, head, table, page, heads: (table[t // page] * page + t % page)[:, : t.size // page * page] * heads
     + head),
    ("layout_exchanged", "A pool is [pages, PAGE, HEADS, D]: HEADS is inside of PAGE.",
     lambda t, head, table, page, heads: (table[t // page] * heads + head) * page + t % page),
    ("heads_mixed", "All heads read the keys and values of KV head 0.",
     lambda t, head, table, page, heads: (table[t // page] * page + t % page) * heads + 0 * head),
    *[("page_of_the_block", "One look-up serves a whole block of tokens, and a block may lie in several pages: look up "
       "every token's page.", _block(n, whole)) for n in (16, 32, 64, 128) for whole in (True, False)],
]  # fmt: skip

CONTRACTS = [
    PagedAttention(),
    PagedAttention("gfx936_paged_16", pages=(16,)),
    PagedAttention("gfx936_paged_784", pages=(784,)),
]
