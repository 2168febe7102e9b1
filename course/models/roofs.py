"""Several rooflines in one picture: for a device whose two ceilings were measured by two people, in two ways."""

from __future__ import annotations

from course.devices import resources
from course.roofline import Roofline


def gfx936() -> list[Roofline]:
    """The two published pairs of gfx936 (H05): article 002's, and a public micro-benchmark's."""
    c = resources("hygon_gfx936")
    return [
        Roofline("article 002", c.memory_bandwidth_article.value * 1e9, c.peak_bf16_article.value * 1e12),
        Roofline("a public micro-benchmark", c.memory_read_bandwidth.value * 1e9, c.peak_bf16.value * 1e12),
    ]


def figure(roofs: list[Roofline], points: dict[str, tuple[float, float]]):
    """All roofs, and `points` label -> (FLOP, bytes) under the first of them."""
    import numpy as np
    from matplotlib.figure import Figure as Picture

    picture = Picture(figsize=(6.4, 3.6), layout="constrained")
    axes = picture.add_subplot()
    x = np.logspace(-0.5, 4, 200)
    for roof, style in zip(roofs, ("-", "--", ":"), strict=False):
        axes.loglog(x, np.minimum(roof.rate, x * roof.bandwidth) / 1e12, style, color="#333333", label=roof.device)
    for label, (flop, moved) in points.items():
        intensity = flop / moved
        least = flop / roofs[0].bound(flop, moved) / 1e12
        axes.plot([intensity], [least], "o", label=f"{label}: {intensity:.3g} FLOP/byte")
    axes.set_xlabel("arithmetic intensity, FLOP/byte")
    axes.set_ylabel("TFLOP/s at most")
    axes.legend(fontsize=7, loc="lower right")
    axes.grid(True, which="both", alpha=0.2)
    return picture
