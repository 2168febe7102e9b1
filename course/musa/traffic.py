"""What a kernel moves, counted by the simulator: launches, barriers, matrix products, bytes from and to memory."""

from __future__ import annotations

from course import lanes
from course.checker import Runner
from course.contracts import contract
from course.contracts.base import Case
from course.inspector import table
from course.toolchains import source
from course.toolchains.base import KernelError
from course.widgets import constants
from course.worker.host import warm


def show(*kernels, sizes: tuple[int, int, int] = (256, 256, 64), **variants) -> None:
    """Print counts of one call at M, N, K = sizes, a column for each kernel.

    variants: values for a constant of it, e.g. BN=(64, 128): then a column for each value. A mistake of the kernel
    is told in one sentence."""
    try:
        columns = [
            (name, {"figures": {k: v for k, v in counts(text, sizes).items() if v and k != "blocks"}})
            for kernel in kernels
            for name, text in _variants(kernel, variants)
        ]
    except KernelError as error:
        print(error)
        return
    print("\n".join(table(columns)))
    print(f"counted: the simulator, one call at {' x '.join(map(str, sizes))}; a warp has 128 lanes")


def counts(text: str, sizes: tuple[int, int, int]) -> dict[str, int]:
    """Name -> number for one call. Raises KernelError; also for a kernel that is wrong at this size."""
    promised = contract("s4000_gemm")
    problem = promised.make(Case(dict(zip("MNK", sizes, strict=True)), seed=1))
    judgement, extras = Runner(warm("musa", *lanes.pick("musa", "cpu")), text).run(problem, order=1)
    if not judgement.passed or extras["races"]:
        raise KernelError("This kernel is wrong at this size: make it pass its check first.", None, "refused")
    return extras["counts"]


def _variants(kernel, variants: dict[str, tuple]):
    text, name = source.text_of(kernel), getattr(kernel, "name", "kernel")
    if not variants:
        return [(name, text)]
    found = {c.name for c in constants.find(text, "musa")}
    if missing := set(variants) - found:
        raise KernelError(f"This kernel has no constant {', '.join(sorted(missing))}.", None, "refused")
    return [
        (f"{constant} = {value}", constants.replace(text, {constant: value}, "musa"))
        for constant, values in variants.items()
        for value in values
    ]
