"""The roofline of the device that runs here, measured: two ceilings and where a problem lies under them.

Memory: two arrays read and one written, 100 MB a call. Arithmetic: chains of float32 multiply-adds in registers. Both
are timed by the course's own timer, with checked outputs.
"""

from __future__ import annotations

from dataclasses import dataclass

from course import lessonfile, timing
from course.contracts import contract
from course.figures import Figure
from course.pictures import show_figure
from course.toolchains.source import without_docstring
from course.worker.host import Worker

PROBES = {
    "memory": ("weighted_sum", "sycl/stream.py"),
    "arithmetic": ("multiply_add_chain", "sycl/multiply_add_chain.py"),
}


@dataclass(frozen=True)
class Roofline:
    """Ceilings of one device: bandwidth in bytes/s, rate in FLOP/s."""

    device: str
    bandwidth: float
    rate: float

    @property
    def ridge(self) -> float:
        """FLOP a byte at which the two ceilings meet."""
        return self.rate / self.bandwidth

    def bound(self, flop: float, moved: float) -> float:
        """Seconds below which no kernel can be: the larger of its arithmetic and its memory time."""
        return max(flop / self.rate, moved / self.bandwidth)

    def __str__(self):
        source = self.device
        return "\n".join(
            [
                f"memory      {Figure(round(self.bandwidth / 1e9, 1), 'GB/s', 'measured', source)}",
                f"arithmetic  {Figure(round(self.rate / 1e9, 1), 'GFLOP/s', 'measured', source)}",
                f"ridge       {Figure(round(self.ridge, 1), 'FLOP/byte', 'measured', source)}",
            ]
        )


def measure(worker: Worker, batches: int = 5) -> Roofline:
    """Measure both ceilings of a worker's device, in some seconds. Raises KernelError when a probe fails."""
    found = {}
    for what, (name, path) in PROBES.items():
        text = without_docstring((lessonfile.KERNELS / path).read_text())
        promised = contract(name)
        spent = timing.measure(text, promised, worker, name, batches=batches, budget_s=4)
        flop, moved = promised.cost(promised.bench_case().sizes)
        found[what] = (moved if what == "memory" else flop) / spent.best_estimate
    return Roofline(spent.device, found["memory"], found["arithmetic"])


def figure(roof: Roofline, points: dict[str, tuple[float, float]]):
    """The plot: both ceilings, and `points` label -> (FLOP, bytes) as lines at their arithmetic intensity."""
    import numpy as np
    from matplotlib.figure import Figure as Picture

    picture = Picture(figsize=(6.4, 3.4), layout="constrained")
    axes = picture.add_subplot()
    x = np.logspace(-1.5, 3, 200)
    axes.loglog(x, np.minimum(roof.rate, x * roof.bandwidth) / 1e9, color="#333333", linewidth=2)
    for at, (label, (flop, moved)) in enumerate(points.items()):
        colour = f"C{at}"
        y = min(roof.rate, flop / moved * roof.bandwidth) / 1e9
        axes.plot([flop / moved], [y], "o", color=colour, label=f"{label}: {flop / moved:.3g} FLOP/byte")
    axes.set_xlabel("arithmetic intensity, FLOP/byte")
    axes.set_ylabel("GFLOP/s at most")
    axes.set_title(f"measured on {roof.device}", fontsize=9)
    axes.legend(fontsize=8, loc="lower right")
    axes.grid(True, which="both", alpha=0.2)
    return picture


def show(lesson, points: dict[str, tuple[float, float]]) -> None:
    """Measure, print and draw; what lesson.roofline() does."""
    roof = measure(lesson._worker("sycl"))
    print(roof)
    show_figure(figure(roof, points))
