"""The live panel of lesson.time(): sizes and constants, Run and Stop, a plot that grows while it measures.

It does nothing until Run is clicked. Then a thread measures (`run.py`); the notebook stays free, and the widgets are
told of every batch. CSS classes for style and tests: panel, panel-run, panel-stop, panel-progress, panel-status,
panel-number, panel-size-M (one a size), panel-constant-TILE (one a constant), panel-versus, panel-label, panel-plot.
"""

from __future__ import annotations

import threading
from html import escape

import ipywidgets as widgets

from course import published
from course.contracts import contract
from course.lessonfile import Exercise
from course.timing import BATCHES, LEAST_BATCHES, NOISY, Comparison, Timing, seconds
from course.toolchains.base import KernelError
from course.widgets import constants, run
from course.widgets.plot import COLOURS, GREY, BatchPlot, published_lines, unit_time
from course.widgets.run import Kernel, Outcome, Request

MOST_BYTES = 256 << 20  # of a problem; the oracle in float64 takes some 16 times as much memory
LARGEST = 1 << 20
STOP_S = 1.0
TONES = {"": "#333333", "good": "#1a7f37", "warn": "#9a6700", "bad": "#b42318"}
STYLE = """<style>
.panel {border: 1px solid var(--jp-border-color2, #ddd); border-radius: 6px; padding: 10px 14px; max-width: 800px}
.panel .widget-inline-hbox .widget-label, .panel .panel-group {color: #767676; font-size: 12px}
.panel .panel-group {width: 76px; flex: none}
.panel .panel-status, .panel .panel-number {margin-left: 82px}
.panel .panel-status .widget-html-content {line-height: 1.4; min-height: 20px}
.panel .panel-number {min-height: 68px}
.panel input[type=number] {width: 80px; flex: none}
.panel .panel-plot {background: white}
</style>"""

_running: dict[tuple, Panel] = {}  # (lesson, exercise): the panel that measures it


class Panel(widgets.VBox):
    """The panel of one exercise.

    versus: None, a stage's name or a kernel, timed in turn. sizes: other than the contract's, e.g. {"M": 512}.
    Raises ValueError, LookupError or KernelError in one sentence for sizes or a versus that cannot be."""

    def __init__(self, lesson, exercise: Exercise, text: str, versus=None, sizes: dict | None = None):
        self.lesson, self.exercise, self.text = lesson, exercise, text
        self.promised = contract(exercise.contract)
        self.thread, self.request, self.stop, self.measured = None, None, threading.Event(), False
        default = self.promised.bench_case().sizes
        if unknown := set(sizes or {}) - set(default):
            raise LookupError(f"There is no size {', '.join(sorted(unknown))}: this contract has {', '.join(default)}.")
        self.most_bytes = max(MOST_BYTES, int(self.promised.cost(default)[1]))
        self.start_sizes = self.promised.bench_case(sizes).sizes
        self.rivals = self._rivals(versus)
        self._make_controls(versus)
        # The articles time a stage, which is what a lesson's last exercise builds.
        stage = exercise.name == published.of_exercise(lesson.name, lesson.file.exercises or [exercise])
        self.plot = BatchPlot(published_lines(lesson.name, set(default)) if stage else [])
        self.plot.widget.add_class("panel-plot")
        super().__init__([*self._rows(), self.plot.widget])
        self.add_class("panel")
        old = _running.get(self._key)
        if old is not None:  # the cell ran again: the old panel is gone from the page, its Stop with it
            old.stop.set()

    @property
    def _key(self) -> tuple:
        return self.lesson.name, self.exercise.name

    def __repr__(self):
        sizes = ", ".join(f"{name}={value}" for name, value in self.start_sizes.items())
        return f"Panel({self.exercise.name}: {sizes})"

    # ---- what is on it -----------------------------------------------------------------------------------------------

    def _rivals(self, versus) -> dict[str, Kernel | None]:
        """Choices of the versus control: nothing, the previous stage, and what was asked for."""
        found = {"nothing": None}
        previous = self.lesson.file.options.get("versus")
        for choice in (previous, versus):
            if choice is None:
                continue
            try:
                kernel = run.rival(self.lesson, self.exercise, choice)
            except (LookupError, KernelError):
                if choice is versus:
                    raise
                continue
            found[_title(choice) if isinstance(choice, str) else kernel.name] = kernel
        return found

    def _make_controls(self, versus) -> None:
        steps = dict(zip(self.start_sizes, getattr(self.promised, "multiple", ()), strict=False))
        self.sizes = {
            name: _number(name, value, f"panel-size-{name}", steps.get(name, 1))
            for name, value in self.start_sizes.items()
        }
        self.constants = {
            c.name: _number(c.name, c.value, f"panel-constant-{c.name}")
            for c in constants.find(self.text, self.exercise.kind)
        }
        chosen = list(self.rivals)[-1] if versus is not None else "nothing"
        self.versus = widgets.Dropdown(options=list(self.rivals), value=chosen, layout={"width": "150px"})
        self.label = widgets.Text(placeholder="a name for this run, kept in the log", layout={"width": "250px"})
        self.run_button = widgets.Button(
            description="Run", icon="play", button_style="success", layout={"width": "84px"}
        )
        self.stop_button = widgets.Button(description="Stop", icon="stop", disabled=True, layout={"width": "84px"})
        self.progress = widgets.IntProgress(max=BATCHES, layout={"width": "225px"})
        self.status = widgets.HTML()
        self.number = widgets.HTML()
        for name in ("versus", "label", "progress", "status", "number"):
            getattr(self, name).add_class(f"panel-{name}")
        self.run_button.add_class("panel-run")
        self.stop_button.add_class("panel-stop")
        self.run_button.on_click(lambda _: self.start())
        self.stop_button.on_click(lambda _: self.halt())
        for control in self.constants.values():
            control.observe(self._constant_changed, "value")
        self._say("Ready.")
        self._show_number("")

    def _rows(self) -> list:
        def row(name, *children):
            title = widgets.HTML(name)
            title.add_class("panel-group")
            return widgets.HBox([title, *children], layout={"align_items": "center", "flex_flow": "row wrap"})

        rows = [row("problem", *self.sizes.values())]
        if self.constants:
            rows.append(row("constants", *self.constants.values()))
        rows.append(row("versus", self.versus, self.label))
        rows.append(row("", self.run_button, self.stop_button, self.progress))
        return [widgets.HTML(STYLE, layout={"display": "none"}), *rows, self.status, self.number]

    @property
    def _inputs(self) -> list:
        return [*self.sizes.values(), *self.constants.values(), self.versus, self.label, self.run_button]

    # ---- Run and Stop: in the notebook's thread ----------------------------------------------------------------------

    def start(self) -> None:
        """What Run does; nothing while a run is on its way."""
        if self.thread is not None:
            return
        try:
            request = self._request()
        except (ValueError, LookupError, KernelError) as error:
            self.progress.value = 0
            self._show_number("")  # what was measured was another problem
            self.plot.clear("no time")
            self._say(str(error.args[0]), "bad")
            return
        self.stop = threading.Event()
        for control in self._inputs:
            control.disabled = True
        self.stop_button.disabled, self.stop_button.button_style = False, "danger"
        self.progress.value, self.progress.max, self.progress.bar_style = 0, BATCHES, ""
        self._show_number("")
        self.plot.clear("no batch yet")
        self._say("Starting")
        _running[self._key] = self
        self.request = request
        self.thread = threading.Thread(target=self._work, args=(request,), daemon=True, name="panel")
        self.thread.start()

    def halt(self) -> None:
        """What Stop does: the batch that runs is the last, and is cut off where it takes longer than STOP_S."""
        thread, request = self.thread, self.request
        if thread is None:
            return
        self.stop.set()
        self.stop_button.disabled = True
        self._say("Stopping after this batch")
        cut = threading.Timer(STOP_S, lambda: run.cut_short(request) if self.thread is thread else None)
        cut.daemon = True
        cut.start()

    def _constant_changed(self, _) -> None:
        """Once something was measured, another constant is measured at once."""
        if self.measured:
            self.start()

    def _request(self) -> Request:
        sizes = {name: control.value for name, control in self.sizes.items()}
        case = self.promised.bench_case(sizes)  # says what is wrong with them
        needed = int(self.promised.cost(case.sizes)[1])
        if needed > self.most_bytes:
            raise ValueError(
                f"This problem is {needed >> 20} MiB large; the panel takes up to {self.most_bytes >> 20} MiB, since "
                "checking its output needs many times as much memory: choose smaller sizes."
            )
        values = {name: control.value for name, control in self.constants.items()}
        text = constants.replace(self.text, values, self.exercise.kind)
        kernel = Kernel(self.exercise.name, text, self.exercise.kind, self.exercise.contract)
        return Request(
            self.lesson, self.exercise, kernel, sizes, values, self.label.value.strip(), self.rivals[self.versus.value]
        )

    # ---- a run tells: in its own thread ------------------------------------------------------------------------------

    def _work(self, request: Request) -> None:
        self.flop = self.promised.cost(request.sizes)[0]
        try:
            outcome = run.run(request, self._say, self._warming, self._batch, self.stop)
            self._finish(outcome)
        except Exception as error:  # noqa: BLE001 - a thread's traceback would land in some cell
            self._say(f"The panel stumbled: {type(error).__name__}: {error}", "bad")
        finally:
            if _running.get(self._key) is self:
                del _running[self._key]
            for control in self._inputs:
                control.disabled = False
            self.stop_button.disabled, self.stop_button.button_style = True, ""
            self.thread = None  # last: until here, a click on Run does nothing

    def _warming(self, name: str, one: float) -> None:
        self._show_number(_figure(seconds(one), f"{name}, measured", "one call while warming up", GREY))

    def _batch(self, timings: list[Timing]) -> None:
        done = len(timings[0].batches)
        more = len(timings) == 1 and done >= BATCHES and timings[0].noisy  # the timer goes on until it is quiet
        self.progress.max = total = max(BATCHES, done + more)
        self.progress.value = done
        if not self.stop.is_set():
            self._say(
                f"Batch {done} of {total}" + (": more than usual, the times are far apart" if total > BATCHES else "")
            )
        self._show_timings(timings, running=True)

    def _finish(self, outcome: Outcome) -> None:
        if outcome.verdict != "passed":
            self.progress.value = 0
            self._show_number("")
            self.plot.clear("no time")
            self._say(outcome.sentence, "" if outcome.verdict == "stopped" else "bad")
            return
        self.measured = True
        self.progress.value = done = len(outcome.timings[0].batches)
        if not outcome.timings[0].stopped:
            self.progress.max = done
        quiet = not any(t.noisy for t in outcome.timings)
        self.progress.bar_style = "success" if quiet else "warning"
        self._show_timings(outcome.timings, running=False, comparison=outcome.comparison)
        self._say(outcome.sentence, "good" if quiet else "warn")

    def _show_timings(self, timings: list[Timing], running: bool, comparison: Comparison | None = None) -> None:
        self.plot.update(timings, running)
        colours = COLOURS if len(timings) > 1 else (TONES[""],)
        flop = self.flop if len(timings) == 1 else 0
        like = unit_time([t.best_estimate for t in timings])
        told = [_told(t, running, c, flop, like) for t, c in zip(timings, colours, strict=True)]
        self._show_number("".join(told + ([_ratio(comparison)] if comparison and not comparison.noisy else [])))

    def _say(self, text: str, tone: str = "") -> None:
        self.status.value = f'<span style="color:{TONES[tone]}">{escape(text)}</span>'

    def _show_number(self, html: str) -> None:
        self.number.value = f'<div style="display:flex; gap:36px">{html}</div>'


def _number(name: str, value: int, css: str, step: int = 1):
    control = widgets.BoundedIntText(
        value=value, min=step, max=LARGEST, step=step, description=name, layout={"width": "auto"}
    )
    control.style.description_width = "initial"
    control.add_class(css)
    return control


def _title(stage: str) -> str:
    return stage.replace("_", " ")


def _figure(number: str, whose: str, explained: str, colour: str) -> str:
    small = f'<span style="font-size:12px; color:{GREY}">'
    return (
        f'<div style="line-height:1.4"><span style="font-size:22px; font-weight:600; color:{colour}">{escape(number)}'
        f"</span><br>{small}{escape(whose)}<br>{escape(explained)}</span></div>"
    )


def _told(t: Timing, running: bool, colour: str, flop: float, like: float | None) -> str:
    """A Timing as a figure: its number by the timer's rule, and what it is; while running, the number so far.

    like: in the unit of this time."""
    count = len(t.batches)
    if not running and count < LEAST_BATCHES:
        return _figure("too few batches", t.name, f"{count} measured, {LEAST_BATCHES} are needed for a number", GREY)
    if count >= LEAST_BATCHES and t.noisy:
        what = f"quartiles {t.spread:.0%} apart, limit {NOISY:.0%}: close other programs"
        return _figure("too noisy" + (" so far" if running else ""), t.name, what, TONES["warn"])
    what = f"median of {run.batches(count)}"
    if count >= LEAST_BATCHES:
        what += f", quartiles {_span(*t.quartiles, like)}"
    if flop:
        what += f", {flop / t.best_estimate / 1e9:.3g} GFLOP/s"
    return _figure(seconds(t.best_estimate, like) + (" so far" if running else ""), f"{t.name}, measured", what, colour)


def _span(low: float, high: float, like: float | None = None) -> str:
    """`687 to 822 ms`: the unit once where both have the same."""
    first, second = seconds(low, like), seconds(high, like)
    same = first.split()[1] == second.split()[1]
    return f"{first.split()[0] if same else first} to {second}"


def _ratio(c: Comparison) -> str:
    """The ratio of two kernels as a figure, told from the faster one's side."""
    fast, slow, r, low, high = c.a.name, c.b.name, c.ratio, c.low, c.high
    if r < 1:
        fast, slow, r, low, high = slow, fast, 1 / r, 1 / high, 1 / low
    interval = f"95 % interval {low:.2f} to {high:.2f}"
    if low <= 1:
        return _figure("no difference", f"ratio {r:.2f}", interval, GREY)
    return _figure(f"{r:.2f} ×", f"{fast} against {slow}", interval, TONES[""])
