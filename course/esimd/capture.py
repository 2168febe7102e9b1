"""A queue that runs nothing and remembers what was launched: for sources, listings and counts."""

from dataclasses import dataclass

from course.esimd.compiler import Compiled, compile_kernel
from course.esimd.interpreter import check_launch, nd_range
from course.esimd.kernel import Kernel


@dataclass
class Launch:
    """One launch: `kernel` over `ndrange` with `args`."""

    ndrange: nd_range
    kernel: Kernel
    args: tuple

    def compiled(self) -> Compiled:
        """Its OpenCL C. Raises KernelError with the line."""
        return compile_kernel(self.kernel, self.ndrange.group, self.kernel.statics(self.args))


class CaptureQueue:
    def __init__(self):
        self.launches: list[Launch] = []

    def parallel_for(self, ndrange: nd_range, kernel: Kernel, *args) -> None:
        check_launch(ndrange, kernel, args)
        self.launches.append(Launch(ndrange, kernel, args))
