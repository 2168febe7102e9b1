"""The panel's picture: batch times as they come, and beside them, on an axis of their own, the published times.

Drawn through ipympl where it is installed, else as a PNG in an Image widget.
"""

from __future__ import annotations

import io
import textwrap
import threading

import ipywidgets as widgets
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, NullFormatter

from course import published
from course.timing import BATCHES, UNITS, Timing, seconds

COLOURS = ("#0072B2", "#D55E00")  # Okabe and Ito: told apart by every reader
INK, GREY, PAPER = "#333333", "#767676", "#f5f3ee"
SIZE = (7.7, 3.0)  # inches at 100 dpi: fits a notebook beside the file browser on a small screen
TIGHT = 0.10  # the axis never shows less than ± 10 % of the median: noise of 1 % shall look like 1 %
PLAIN = FuncFormatter(lambda x, _: f"{x:g}")
STYLE = {"fontsize": 9, "color": INK}


class BatchPlot:
    """The picture as a widget, `.widget`. lines: the published times beside it, none without any."""

    def __init__(self, lines: list[PublishedLine]):
        self.lock = threading.RLock()  # a run's thread changes the figure, the notebook's draws it
        self.figure = Figure(figsize=SIZE, dpi=100, facecolor="white")
        self.lines = lines
        self.device, self.sizes = "", {}
        place = {"left": 0.085, "top": 0.86, "bottom": 0.19}  # fixed, so that nothing jumps while it measures
        if self.lines:
            self.axes, self.strip = self.figure.subplots(
                1, 2, width_ratios=[2.6, 1], gridspec_kw={**place, "right": 0.985, "wspace": 0.52}
            )
        else:
            self.axes, self.strip = self.figure.subplots(gridspec_kw={**place, "right": 0.87}), None
        self.widget, self.refresh = _interactive(self) or _still(self)
        self.clear()

    def clear(self, note: str = "Press Run: every point will be one batch of calls on fresh inputs.") -> None:
        """Nothing measured, or nothing that may be shown."""
        with self.lock:
            self._frame()
            self.axes.set(xlim=(0.3, BATCHES + 0.7), ylim=(0, 1), yticks=[])
            self.axes.text(0.5, 0.5, note, transform=self.axes.transAxes, ha="center", color=GREY, fontsize=9)
            self._strip()
        self.refresh()

    def update(self, timings: list[Timing], running: bool) -> None:
        """Batches of one kernel or of two, each with its median and the band between its quartiles.

        The median is labelled where the timer's rule shows it."""
        self.device, self.sizes = timings[0].device, timings[0].sizes
        with self.lock:
            self._frame()
            self.like = unit_time([t.best_estimate for t in timings])
            unit, scale = unit_of(self.like)
            for timing, colour in zip(timings, COLOURS, strict=False):
                self._series(timing, colour, scale, running)
            self._limits(timings, scale)
            self.axes.set_ylabel(f"{unit} a call", **STYLE)
            if len(timings) > 1:
                self.axes.set_xlabel("batch", loc="right", **STYLE)
                below = {"loc": "upper left", "bbox_to_anchor": (-0.03, -0.07)}  # no point lies there
                self.axes.legend(**below, fontsize=8, frameon=False, ncols=2, handletextpad=0.2, columnspacing=1)
            self._strip()
        self.refresh()

    def _frame(self) -> None:
        self.axes.clear()
        self.axes.spines[["top", "right"]].set_visible(False)
        self.axes.spines[["left", "bottom"]].set_color("#aaaaaa")
        self.axes.tick_params(labelsize=8, colors=INK, length=3)
        where = f"Measured on {self.device}" if self.device else "Measured here"
        self.axes.set_title(textwrap.fill(where, 52 if self.lines else 90), loc="left", **STYLE)
        self.axes.set_xlabel("batch", **STYLE)
        self.axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))

    def _series(self, timing: Timing, colour: str, scale: float, running: bool) -> None:
        values = [t / scale for t in timing.kernel_batches or timing.batches]
        low, high = (q / scale for q in timing.quartiles)
        middle = timing.best_estimate / scale
        self.axes.axhspan(low, high, color=colour, alpha=0.13, lw=0)
        self.axes.axhline(middle, color=colour, lw=1.2)
        self.axes.plot(
            range(1, len(values) + 1), values, "o", ms=5, color=colour, mec="white", mew=0.8, label=timing.name
        )
        said = seconds(timing.best_estimate, self.like) if running or not timing.noisy else "no number"
        where = {"transform": self.axes.get_yaxis_transform(), "va": "center"}
        self.axes.text(1.01, middle, said, color=colour, fontsize=9, fontweight="bold", **where)

    def _limits(self, timings: list[Timing], scale: float) -> None:
        every = [x / scale for t in timings for x in t.kernel_batches or t.batches]
        medians = [t.best_estimate / scale for t in timings]
        if max(medians) > 20 * min(medians):
            self.axes.set_yscale("log")
            self.axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
            self.axes.yaxis.set_major_formatter(PLAIN)
            self.axes.yaxis.set_minor_formatter(NullFormatter())
            self.axes.set_ylim(min(every) / 1.6, max(every) * 1.3)
        elif len(timings) > 1:
            self.axes.set_ylim(0, 1.1 * max(every))  # from zero: the ratio is what is looked at
        else:
            low = min(min(every), min(medians) * (1 - TIGHT))
            high = max(max(every), max(medians) * (1 + TIGHT))
            self.axes.set_ylim(low - 0.15 * (high - low), high + 0.08 * (high - low))
        self.axes.set_xlim(0.3, max(BATCHES, max(len(t.batches) for t in timings)) + 0.7)

    def _strip(self) -> None:
        """Published times have a logarithmic axis and a ground of their own: they are not the points' neighbours."""
        if self.strip is None:
            return
        axes, lines = self.strip, self.lines
        axes.clear()
        axes.set_facecolor(PAPER)
        axes.set_yscale("log")
        values = [line.value for line in lines]
        axes.set_ylim(min(values) / 3, max(values) * 4)
        axes.set(xlim=(0, 1), xticks=[])
        for line, style in zip(lines, ("-", "--"), strict=False):
            axes.axhline(line.value, color=INK, lw=1.2, ls=style)
            axes.text(0.04, line.value * 1.08, line.label, va="bottom", fontsize=8, color=INK)
        axes.yaxis.set_major_formatter(PLAIN)
        axes.yaxis.set_minor_formatter(NullFormatter())
        axes.tick_params(labelsize=8, colors=GREY, length=2)
        axes.spines[:].set_color("#dddddd")
        axes.set_title(f"Published:\n{lines[0].card}", loc="right", **STYLE)
        relation, warn = self._relation()
        axes.set_xlabel(relation, fontsize=8, fontweight="bold", color="#9a6700" if warn else INK)
        axes.text(0.5, 0.03, lines[0].source, transform=axes.transAxes, ha="center", fontsize=7, color=GREY)

    def _relation(self) -> tuple[str, bool]:
        """How the published times relate to what is measured here, and whether that is a warning."""
        first = self.lines[0]
        if first.card.removeprefix("Intel ").lower() not in self.device.lower():
            return "another device,\nno comparison", True
        if self.sizes and first.shape != {name.lower(): value for name, value in self.sizes.items()}:
            return "other sizes,\nno comparison", True
        return "this card", False


class PublishedLine:
    """One line of the strip: value in unit, label, and the card, sizes and row that it comes from."""

    def __init__(self, row: published.Row, name: str):
        low, high = row.milliseconds or row.bounds
        self.value, self.unit = (low + high) / 2, "ms" if row.milliseconds else row.unit
        self.label = f"{name} {published.number(low if low == high else (low, high), 3)} {self.unit}"
        self.card, self.source = published.SYSTEMS[row.system], row.source
        self.shape = {name.lower(): value for name, value in row.shape.items()}


def published_lines(lesson: str, sizes: set[str]) -> list[PublishedLine]:
    """The stage's published figure, and the library's where the articles give both in one unit.

    sizes: names of the exercise's; [] without a figure of such a problem."""
    try:
        entry, row = published.entry(lesson), published.headline(lesson)
    except KeyError:
        return []
    if row is None or {name.lower() for name in row.shape} != {name.lower() for name in sizes}:
        return []
    session = published.ladder()["sessions"].get(entry.get("session"), {})
    reference = published.one(session["reference"]) if session else None
    if reference is not None and row.id == reference.id:
        return [PublishedLine(row, session["label"].split()[0])]
    lines = [PublishedLine(row, "this stage")]
    if reference is not None and reference.unit == row.unit:
        lines.append(PublishedLine(reference, "peak" if reference.kind == "spec" else session["label"].split()[0]))
    return lines


def unit_time(times: list[float]) -> float:
    """The time whose unit all of these are told in: the longest, so that none has more than three digits before the
    point, or the shortest where they are too far apart."""
    return max(times) if max(times) < 100 * min(times) else min(times)


def unit_of(time_s: float) -> tuple[str, float]:
    """(unit, its seconds) in which a time has a number of 1 to 1000."""
    return next((u for u in UNITS if time_s >= u[1]), UNITS[-1])


def _interactive(plot: BatchPlot):
    """(widget, refresh) through ipympl; None where it is missing."""
    try:
        from ipympl.backend_nbagg import Canvas, FigureManager
    except ImportError:
        return None

    class Locked(Canvas):
        def draw(self):
            with plot.lock:
                super().draw()

    canvas = Locked(plot.figure)
    FigureManager(canvas, 0)  # without pyplot: the reader's own figures stay as they are
    canvas.header_visible = canvas.footer_visible = canvas.toolbar_visible = canvas.resizable = False
    return canvas, canvas.draw_idle


def _still(plot: BatchPlot):
    """(widget, refresh): a PNG of the figure."""
    canvas, image = FigureCanvasAgg(plot.figure), widgets.Image(format="png")

    def refresh():
        with plot.lock:
            out = io.BytesIO()
            canvas.print_png(out)
        image.value = out.getvalue()

    return image, refresh
