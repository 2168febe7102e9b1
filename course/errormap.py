"""The error map: where C is wrong, and by how much of what is allowed."""

from __future__ import annotations

import numpy as np

from course.contracts.base import Judgement

RIGHT, UNWRITTEN, NAN, INFINITE = "#dcebf7", "#6b7280", "#111827", "#7c3aed"
TOP = 6  # log10 of error over allowed at which the colours end


def classes(j: Judgement) -> dict[str, np.ndarray]:
    """Masks over the output, each element in one: right, unwritten, nan, infinite, wrong."""
    after = next((a for a in j.returned if a.name == j.problem.output.name), None)
    same = np.isnan(j.got)
    if after is not None:
        word = f"u{after.buffer.itemsize}"
        same = after.view().copy().view(word) == j.problem.output.view().copy().view(word)
    wrong = j.wrong
    unwritten = wrong & same
    nan = wrong & np.isnan(j.got) & ~unwritten
    infinite = wrong & ~unwritten & ~nan & ~np.isfinite(np.abs(j.got - j.problem.want))
    return {
        "right": ~wrong,
        "unwritten": unwritten,
        "nan": nan,
        "infinite": infinite,
        "wrong": wrong & ~unwritten & ~nan & ~infinite,
    }


def figure(j: Judgement, tile: tuple[int, int] | None = None):
    """A matplotlib figure of a judgement: log10(error / allowed) for wrong elements, other colours for what is right,
    was never written, is NaN or infinite. tile: (rows, columns) of a grid to draw, e.g. the work-group's tile of C."""
    from matplotlib.colors import to_rgba
    from matplotlib.patches import Patch

    shape = j.got.shape if j.got.ndim == 2 else (int(np.prod(j.got.shape[:-1], dtype=int)), j.got.shape[-1])
    masks = {name: mask.reshape(shape) for name, mask in classes(j).items()}
    with np.errstate(invalid="ignore", divide="ignore"):
        ratio = np.abs(j.got - j.problem.want) / np.maximum(j.problem.allowed, 1e-300)
        depth = np.where(masks["wrong"], np.log10(np.maximum(ratio.reshape(shape), 1.0)), np.nan)
    picture = np.zeros((*shape, 4))
    colours = {"right": RIGHT, "unwritten": UNWRITTEN, "nan": NAN, "infinite": INFINITE}
    for name, colour in colours.items():
        picture[masks[name]] = to_rgba(colour)

    wide = min(7.0, max(4.6, 5.0 * shape[1] / max(shape)))
    fig = _picture(figsize=(wide + 1.6, 4.6), layout="constrained")
    ax = fig.subplots()
    extent = (-0.5, shape[1] - 0.5, shape[0] - 0.5, -0.5)
    aspect = "equal" if max(shape) <= 6 * min(shape) else "auto"
    ax.imshow(picture, extent=extent, interpolation="nearest", aspect=aspect)
    heat = ax.imshow(
        np.ma.masked_invalid(depth),
        extent=extent,
        interpolation="nearest",
        aspect=aspect,
        vmin=0,
        vmax=TOP,
        cmap=_heat(),
    )
    if tile:
        _grid(ax, shape, tile)
    if masks["wrong"].any():
        bar = fig.colorbar(heat, ax=ax, shrink=0.85, extend="max")
        bar.set_label("error / allowed")
        bar.set_ticks([0, 2, 4, 6], labels=["1", "100", "$10^4$", "$10^6$"])
    words = {"right": "right", "unwritten": "not written", "nan": "NaN", "infinite": "infinite"}
    seen = [Patch(color=colours[n], label=words[n]) for n in colours if masks[n].any()]
    if seen:
        fig.legend(handles=seen, loc="outside lower center", ncols=len(seen), frameon=False)
    ax.set_xlabel("column j")
    ax.set_ylabel("row i")
    count = int(j.wrong.sum())
    ax.set_title(
        f"{j.problem.output.name} at {j.problem.case}\n{count} of {j.wrong.size} elements are wrong", fontsize=10
    )
    return fig


def _picture(**options):
    """A figure that shows itself in a notebook whatever backend is chosen there."""
    import io

    from matplotlib.figure import Figure

    class Picture(Figure):
        def _repr_png_(self):
            out = io.BytesIO()
            self.savefig(out, dpi=90)
            return out.getvalue()

    return Picture(**options)


def _heat():
    """From pale orange to dark red: unlike all of the flat colours, and readable in grey."""
    from matplotlib import colormaps
    from matplotlib.colors import ListedColormap

    return ListedColormap(colormaps["YlOrRd"](np.linspace(0.25, 1.0, 256)))


def _grid(ax, shape, tile) -> None:
    for extent, step, draw in ((shape[0], tile[0], ax.axhline), (shape[1], tile[1], ax.axvline)):
        if 1 < step < extent and extent / step <= 64:
            for at in range(step, extent, step):
                draw(at - 0.5, color="#1f2937", linewidth=0.6, alpha=0.5)
