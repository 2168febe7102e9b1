"""lesson.picture(): which elements of A, B and C a work-item and its work-group touch, drawn from the tile sizes.

Orange: read (or written) by the whole work-group. Dark: by one of its work-items. The K step under way is the darker
band. Numbers beside the picture count loads from global memory for one element of C.
"""

from __future__ import annotations

import numpy as np

EMPTY, GROUP, STEP, ITEM = "#f1f1ef", "#f6c795", "#e58a2e", "#8a2d0b"


def colours(m, n, k, tile_m, tile_n, tile_k, item_m, item_n, step, item):
    """Three integer maps (A, B, C): 0 untouched, 1 the group's, 2 the group's in this step, 3 the item's."""
    a, b, c = np.zeros((m, k), int), np.zeros((k, n), int), np.zeros((m, n), int)
    a[:tile_m], b[:, :tile_n], c[:tile_m, :tile_n] = 1, 1, 1
    k0 = step * tile_k
    a[:tile_m, k0 : k0 + tile_k], b[k0 : k0 + tile_k, :tile_n] = 2, 2
    r, s = item[0] * item_m, item[1] * item_n
    a[r : r + item_m, k0 : k0 + tile_k], b[k0 : k0 + tile_k, s : s + item_n] = 3, 3
    c[r : r + item_m, s : s + item_n] = 3
    return a, b, c


def loads(k: int, tile_m: int, tile_n: int, shared: bool) -> float:
    """Elements that one element of C costs in loads from global memory: 2 K unshared, K/tile_n + K/tile_m shared."""
    return 2.0 * k if not shared else k / tile_n + k / tile_m


def draw(tile_m=16, tile_n=16, tile_k=16, item_m=1, item_n=1, k=64, step=1, shared=True, item=(1, 2)):
    """The picture as a matplotlib figure; sizes in elements. shared=False: every work-item loads for itself."""
    from matplotlib.colors import ListedColormap
    from matplotlib.figure import Figure

    m, n = 2 * tile_m, 2 * tile_n
    maps = colours(m, n, k, tile_m, tile_n, tile_k, item_m, item_n, min(step, k // tile_k - 1), item)
    figure = Figure(figsize=(7.2, 4.4), layout="constrained")
    grid = figure.add_gridspec(2, 2, width_ratios=[k, n], height_ratios=[k, m])
    places = {"B": (grid[0, 1], maps[1]), "A": (grid[1, 0], maps[0]), "C": (grid[1, 1], maps[2])}
    for name, (place, values) in places.items():
        axes = figure.add_subplot(place)
        axes.pcolormesh(
            values,
            cmap=ListedColormap([EMPTY, GROUP, STEP, ITEM]),
            vmin=0,
            vmax=3,
            edgecolors="white",
            linewidth=0.3 if values.shape[1] <= 40 else 0.1,
        )
        axes.invert_yaxis()
        axes.set_aspect("equal")
        axes.set_xticks([])
        axes.set_yticks([])
        rows, columns = {"A": ("M", "K"), "B": ("K", "N"), "C": ("M", "N")}[name]
        axes.set_title(f"{name}  ({rows} x {columns})", fontsize=9)
    legend = figure.add_subplot(grid[0, 0])
    legend.axis("off")
    per = loads(k, tile_m, tile_n, shared)
    lines = [
        f"work-group: {tile_m} x {tile_n} of C",
        f"work-item: {item_m} x {item_n} of C",
        f"K step: {tile_k} of {k}",
        "",
        f"global loads for one element of C:\n{per:g} ({'shared by the group' if shared else 'each item alone'})",
    ]
    legend.text(0, 1, "\n".join(lines), va="top", fontsize=9)
    for y, (colour, text) in enumerate(
        [(ITEM, "one work-item, now"), (STEP, "its group, now"), (GROUP, "its group, all steps")]
    ):
        legend.text(0.0, 0.28 - 0.11 * y, "\u25a0", color=colour, fontsize=11, va="center")
        legend.text(0.09, 0.28 - 0.11 * y, text, fontsize=9, va="center")
    return figure


def show(lesson, **parameters):
    """The picture with a slider for the K step and for every tile size given."""
    import ipywidgets as widgets

    out = widgets.Image(format="png")
    k, tile_k = parameters.get("k", 64), parameters.get("tile_k", 16)
    slider = widgets.IntSlider(1, 0, max(k // tile_k - 1, 0), description="K step")
    tile = widgets.SelectionSlider(
        options=[4, 8, 16, 32, 64], value=parameters.get("tile_m", 16), description="tile"
    )

    def redraw(_=None):
        chosen = {**parameters, "step": slider.value}
        if parameters.get("tile_m") == parameters.get("tile_n") and tile.value:
            chosen |= {"tile_m": tile.value, "tile_n": tile.value}
        out.value = png(draw(**chosen))

    slider.observe(redraw, "value")
    tile.observe(redraw, "value")
    redraw()
    controls = [slider]
    if parameters.get("shared", True) and parameters.get("tile_m", 16) == parameters.get("tile_n", 16):
        controls.append(tile)
    return widgets.VBox([widgets.HBox(controls), out])


def show_figure(figure) -> None:
    """Show a figure as a PNG: a bare matplotlib figure is shown as its repr until pyplot has registered itself."""
    from IPython.display import Image, display

    display(Image(data=png(figure), format="png"))


def png(figure) -> bytes:
    import io

    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=110)
    return buffer.getvalue()
