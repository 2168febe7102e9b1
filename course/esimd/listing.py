"""A compiled kernel's A770 listing, and how many instructions a whole launch executes by it.

The estimate multiplies each loop's instructions by its turns and sums over hardware threads. Turns come from a run of
the interpreter on a small launch of the same kernel, or are told by the caller.
"""

from dataclasses import dataclass

from course import isa
from course.esimd import limits
from course.esimd.capture import Launch
from course.toolchains.base import KernelError

OPTIONS = "-DDG2 -gline-tables-only"


def compile_launch(launch: Launch, device: str = isa.compiler.DEVICE) -> isa.Listing:
    """Machine code of a launch for the A770. Raises KernelError: no ocloc, or a source that does not build."""
    compiled = launch.compiled()
    try:
        return isa.compile_opencl_c(compiled.source(), device, OPTIONS, compiled.name)
    except isa.OclocMissing as error:
        raise KernelError(str(error), None, "missing") from error
    except isa.CompileError as error:
        raise KernelError(f"ocloc: {error}", None, "compile", error.log) from error


@dataclass
class Estimate:
    """Instructions that a launch executes, by class, and what the figure rests on."""

    executed: dict
    threads: int
    dpas_a_thread: int
    k_loop: isa.Loop | None
    turns: float

    @property
    def total(self) -> float:
        return sum(self.executed.values())


def k_loop(listing: isa.Listing) -> isa.Loop | None:
    """The loop that holds the DPAS."""
    loops = [loop for loop in listing.loops() if loop.mix()["dpas"]]
    return min(loops, key=lambda loop: len(loop.instructions)) if loops else None


def estimate(launch: Launch, listing: isa.Listing, dpas_a_thread: int) -> Estimate:
    """Dynamic estimate of a launch. dpas_a_thread: DPAS that one work-item executes; it fixes the K loop's turns."""
    loop = k_loop(listing)
    outside = listing.mix()["dpas"] - (loop.mix()["dpas"] if loop else 0)
    turns = (dpas_a_thread - outside) / loop.mix()["dpas"] if loop else 1
    executed = listing.dynamic_estimate({loop.header: turns} if loop else {}, launch.ndrange.total)
    return Estimate(executed, launch.ndrange.total, dpas_a_thread, loop, turns)


def slm_reserved(slm_bytes: int) -> int:
    """Bytes that the driver reserves for a work-group: the next power of two, at least the smallest reservation."""
    if not slm_bytes:
        return 0
    size = limits.SLM_SMALLEST
    while size < slm_bytes:
        size *= 2
    return size


def groups_resident(group: int, slm_bytes: int) -> int:
    """Work-groups that fit a Xe-core at once, by threads and by reserved SLM."""
    by_threads = limits.GROUP_ITEMS // group
    reserved = slm_reserved(slm_bytes)
    return min(by_threads, limits.SLM_PER_CORE // reserved) if reserved else by_threads
