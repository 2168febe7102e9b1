"""The two ceilings of the device that torch uses here: what a library reads and what a library multiplies.

Reading: a sum over a vector that no cache holds. Arithmetic: a matrix product, bf16 on a GPU, float32 on a CPU. Both
are medians of a library's times, so the figures are lower bounds of what the hardware could do.
"""

from __future__ import annotations

import platform
import statistics
import time

from course.roofline import Roofline


def measure(repeats: int = 5) -> Roofline:
    """Measure reading (bytes/s) and arithmetic (FLOP/s) of the GPU here, or of the CPU without one; a few seconds."""
    import torch

    gpu = torch.cuda.is_available()
    on, size, n = ("cuda", 1 << 29, 8192) if gpu else ("cpu", 1 << 26, 1024)
    x = torch.ones(size, device=on)
    reading = _median(lambda: x.sum(), repeats, gpu)
    a, b = (torch.randn(n, n, device=on, dtype=torch.bfloat16 if gpu else torch.float32) for _ in range(2))
    multiplying = _median(lambda: a @ b, repeats, gpu)
    device = torch.cuda.get_device_name() + ", bf16" if gpu else f"CPU ({platform.machine()}), float32"
    return Roofline(device, 4 * size / reading, 2 * n**3 / multiplying)


def _median(work, repeats: int, gpu: bool) -> float:
    """Median seconds of one call, after a call to warm up."""
    import torch

    wait = torch.cuda.synchronize if gpu else (lambda: None)
    work()
    wait()
    spent = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        wait()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)
