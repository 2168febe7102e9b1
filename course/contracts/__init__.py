"""All contracts by name. A lesson names the contract of its exercise; the checker and the timer take it from here."""

from __future__ import annotations

import functools

from course.contracts.base import Contract


@functools.cache
def registry() -> dict[str, Contract]:
    from course.contracts import attention, dpas, elementwise, gemm, gemm_order, gemv, paged
    from course.musa import contracts as musa

    modules = (elementwise, gemm, gemm_order, dpas, gemv, attention, paged, musa)
    return {c.name: c for module in modules for c in module.CONTRACTS}


def contract(name: str) -> Contract:
    """The contract called `name`. Raises LookupError in one sentence."""
    if name not in registry():
        raise LookupError(f"There is no contract {name!r}: course/contracts has {', '.join(sorted(registry()))}.")
    return registry()[name]
