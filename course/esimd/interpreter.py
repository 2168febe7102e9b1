"""Run a kernel in NumPy: work-items one after the other from barrier to barrier, in a random order fixed by a seed."""

import sys
from dataclasses import dataclass

import numpy as np

from course.esimd import limits
from course.esimd.kernel import Kernel
from course.esimd.machine import Machine
from course.esimd.memory import INTERVAL_BITS, Memory, Pointer
from course.esimd.operations import nd_item
from course.esimd.simd import simd
from course.esimd.types import ElementType, PointerType, static
from course.toolchains.base import KernelError


@dataclass(frozen=True)
class nd_range:
    """`total` work-items in work-groups of `group`; an ESIMD work-item is a hardware thread."""

    total: int
    group: int


def check_launch(ndrange: nd_range, kernel: Kernel, args: tuple) -> None:
    """Refuse a launch that the A770 would refuse, or whose arguments do not fit the kernel's parameters."""
    if not isinstance(kernel, Kernel) or not kernel.is_kernel:
        raise KernelError("parallel_for needs a function marked @kernel.", None, "launch")
    if not isinstance(ndrange, nd_range):
        raise KernelError("parallel_for needs nd_range(total, group) first.", None, "launch")
    total, group = ndrange.total, ndrange.group
    if group < 1 or total < 1 or total % group:
        raise KernelError(
            f"nd_range({total}, {group}): the total is a positive multiple of the work-group.", None, "launch"
        )
    if group > limits.GROUP_ITEMS:
        raise KernelError(
            f"A work-group of {group} ESIMD work-items: a Xe-core has {limits.GROUP_ITEMS} hardware threads, "
            "and each work-item is one.",
            None,
            "refused",
        )
    marks = list(kernel.parameters.items())[1:]
    if len(args) != len(marks):
        raise KernelError(
            f"{kernel.name} takes {len(marks)} arguments after its nd_item, the launch gives {len(args)}.",
            None,
            "launch",
        )
    for (name, mark), value in zip(marks, args, strict=True):
        check_argument(name, mark, value)


def check_argument(name: str, mark, value) -> None:
    if isinstance(mark, PointerType):
        if not isinstance(value, np.ndarray) or value.dtype != np.dtype(mark.element.storage):
            got = value.dtype if isinstance(value, np.ndarray) else type(value).__name__
            raise KernelError(
                f"Argument {name} is an array of {mark.element} (NumPy {np.dtype(mark.element.storage)}), got {got}.",
                None,
                "launch",
            )
    elif mark is static:
        if not isinstance(value, int | float | np.number):
            raise KernelError(f"Argument {name} is a number, got {type(value).__name__}.", None, "launch")
    elif mark.kind == "float":
        if not isinstance(value, int | float | np.number):
            raise KernelError(f"Argument {name} is a number, got {type(value).__name__}.", None, "launch")
    elif not isinstance(value, int | np.integer) or not -(2**31) <= value < 2**31 or mark.name == "u32" and value < 0:
        raise KernelError(f"Argument {name} is a {mark} below 2^31, got {value!r}.", None, "launch")


def flat_bytes(array: np.ndarray) -> np.ndarray:
    """All bytes from the array's first element to its last, gaps between rows included; writes go through."""
    if array.size == 0 or min(array.strides, default=0) < 0:
        raise KernelError("A kernel takes no empty or reversed arrays.", None, "launch")
    span = sum((n - 1) * s for n, s in zip(array.shape, array.strides, strict=True)) + array.itemsize
    flat = np.lib.stride_tricks.as_strided(
        array, (span // array.itemsize,), (array.itemsize,), writeable=array.flags.writeable
    )
    return flat.view(np.uint8)


class InterpreterQueue:
    """Launches kernels in the interpreter. `counts` and `races` gather over launches.

    only: numbers of the work-groups to run, when a few are enough to count; all by default."""

    def __init__(self, seed: int | None = None, only: tuple[int, ...] | None = None):
        self.random, self.only = np.random.default_rng(seed), only
        self.counts: dict = {}
        self.races: list[dict] = []
        self.launched = 0

    def parallel_for(self, ndrange: nd_range, kernel: Kernel, *args) -> None:
        """Run the kernel for every work-item and return when all are done."""
        check_launch(ndrange, kernel, args)
        self.launched += 1
        machine = Machine()
        before, Machine.current = Machine.current, machine
        try:
            _run(machine, self.random, ndrange, kernel, args, self.only)
        finally:
            Machine.current = before
            self._gather(machine)

    def _gather(self, machine: Machine) -> None:
        for name, amount in machine.counts.items():
            self.counts[name] = self.counts.get(name, 0) + amount
        for name, amount in (("SLM bytes", machine.slm_bytes), ("register bytes", machine.register_bytes)):
            self.counts[name] = max(self.counts.get(name, 0), amount)
        self.races += machine.reports.list()


def _run(machine: Machine, random, ndrange: nd_range, kernel: Kernel, args, only) -> None:
    groups = ndrange.total // ndrange.group
    bound = [
        _bind(machine, name, mark, value)
        for (name, mark), value in zip(list(kernel.parameters.items())[1:], args, strict=True)
    ]
    wanted = range(groups) if only is None else [g for g in only if g < groups]
    for group in random.permutation(wanted):
        machine.who.group, machine.slm = int(group), None
        items = [
            kernel.generator(nd_item(int(group), local, ndrange.group, groups), *bound)
            for local in range(ndrange.group)
        ]
        _run_group(machine, random, items, watch=group == wanted[-1])


def _bind(machine: Machine, name: str, mark, value):
    if isinstance(mark, PointerType):
        memory = Memory(
            name, flat_bytes(value), machine.who, machine.reports, shared=False, writable=value.flags.writeable
        )
        return Pointer(memory, 0, mark.element)
    if mark is static:
        return value
    return float(np.float32(value)) if isinstance(mark, ElementType) and mark.kind == "float" else int(value)


def _run_group(machine: Machine, random, items: list, watch: bool) -> None:
    who = machine.who
    who.interval = 0
    waiting = list(range(len(items)))
    while waiting:
        lines, done = {}, []
        for item in random.permutation(waiting):
            who.item = int(item)
            line = _advance(machine, items[item], watch and item == 0)
            if line is None:
                done.append(int(item))
            else:
                lines[int(item)] = line
        _agree(lines, done)
        machine.counts["barrier"] += len(lines)
        waiting = list(lines)
        who.interval = min(who.interval + 1, (1 << INTERVAL_BITS) - 1)


def _advance(machine: Machine, item, watched: bool) -> int | None:
    """Run one work-item to its next barrier; its line, or None at the end."""
    if watched:
        with _RegisterWatch(machine, item.gi_code):
            return next(item, None)
    return next(item, None)


def _agree(lines: dict[int, int], done: list[int]) -> None:
    """A barrier is for the whole group: everybody waits at the same one."""
    if lines and done:
        line = next(iter(lines.values()))
        raise KernelError(
            f"{len(lines)} of {len(lines) + len(done)} work-items wait at the barrier in line {line}, the others "
            f"(work-item {done[0]}, say) have ended: every work-item must reach every barrier.",
            line,
        )
    if len(set(lines.values())) > 1:
        first, second = sorted(set(lines.values()))[:2]
        raise KernelError(
            f"Work-items of one group wait at different barriers, in lines {first} and {second}: "
            "every work-item must reach the same barrier.",
            first,
        )


class _RegisterWatch:
    """Largest number of bytes of vectors that a work-item's variables hold at any line: an estimate of live registers.

    It sees values that are dead but not overwritten, so it is high rather than low."""

    def __init__(self, machine: Machine, code):
        self.machine, self.code = machine, code

    def __enter__(self):
        self.before = sys.gettrace()
        sys.settrace(self._trace)

    def __exit__(self, *exc):
        sys.settrace(self.before)

    def _trace(self, frame, event, arg):
        if frame.f_code is not self.code:
            return None
        owned = {}
        for value in frame.f_locals.values():
            if isinstance(value, simd):
                root = value.data
                while isinstance(root.base, np.ndarray):  # a view holds the whole vector that it views
                    root = root.base
                owned[id(root)] = root.nbytes
        self.machine.register_bytes = max(self.machine.register_bytes, sum(owned.values()))
        return self._trace
