"""Executed instructions of a GEMM written for work-items: loop turns from the multiplications that must be done.

A listing tells how many instructions a loop turn has, not how often it turns. But C needs K multiplications an element,
so the turns of a loop follow from the multiplications in it: no profile and no device needed.
"""

from __future__ import annotations

import re

from course.isa.listing import Listing, Loop

_FLOAT_PRODUCT = re.compile(r"^(?:\([^)]*\)\s*)?(?:mul|mad|mac|mach)\b.*:f\b")


def products(loop: Loop) -> int:
    """Float multiplications in one turn of a loop's own text."""
    return sum(bool(_FLOAT_PRODUCT.match(i.text)) for i in loop.instructions)


def turns(listing: Listing, k: int, elements: int, step: int) -> dict[str, float]:
    """Loop header -> turns, for `elements` of C a work-item, K = k, and an outer loop that steps by `step` (1: none).

    The loop with most multiplications is the main one; a loop around it turns k / step times; a loop without
    multiplications inside the outer one, and remainder loops, turn once."""
    loops = listing.loops()
    busy = [loop for loop in loops if products(loop)]
    if not busy:
        return {}
    inner = max(busy, key=lambda loop: (products(loop) / max(len(loop.blocks), 1), products(loop)))
    around = [loop for loop in loops if inner.blocks < loop.blocks]
    total = k * elements / products(inner)
    if not around:
        return {inner.header: total}
    outer = min(around, key=lambda loop: len(loop.blocks))
    rounds = k / max(step, 1)
    return {outer.header: rounds, inner.header: max(total / rounds, 1.0)}


def estimate(listing: Listing, m: int, n: int, k: int, work_items: int, step: int) -> dict[str, float]:
    """Instructions of the whole GEMM by class, and "a multiply-add": executed a lane and multiply-add of C.

    The last is comparable between SIMD widths, the counts are not: one SIMD32 instruction serves 32 work-items."""
    elements = max(m * n // work_items, 1)
    threads = -(-work_items // listing.simd)
    mix = listing.dynamic_estimate(turns(listing, k, elements, step), threads)
    total = sum(mix.values())
    return {**mix, "total": total, "a multiply-add": total * listing.simd / (m * n * k)}
