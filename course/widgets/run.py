"""One run of the live panel: check, warm up, time batch by batch, log. No widget in here; it runs in a thread.

No time is told of a kernel that has not passed its check in this session, text by text, and none of one whose timed
output is wrong.
"""

from __future__ import annotations

import contextlib
import re
import threading
import traceback
from dataclasses import dataclass, field

from course import lanes, lessonfile, state, timing
from course.checker import Verdict
from course.contracts import contract
from course.lessonfile import Exercise
from course.second_look import check
from course.toolchains import source
from course.toolchains.base import KernelError
from course.worker.host import Worker, warm

SIMULATED = {("triton", "interpreter"), ("musa", "cpu"), ("numpy", "numpy")}  # lanes that are no processor's own
MOST_CALL_S = 30.0

# Two runs at once would time each other.
_turn = threading.Lock()


@dataclass(frozen=True)
class Kernel:
    """A text to be timed. `kind`: its toolchain; `contract`: what its check holds it to."""

    name: str
    text: str
    kind: str
    contract: str


@dataclass
class Request:
    """What the reader asked for. parameters: constants as set (kernel.text has them); rival: timed in turn, or None."""

    lesson: object
    exercise: Exercise
    kernel: Kernel
    sizes: dict
    parameters: dict = field(default_factory=dict)
    label: str = ""
    rival: Kernel | None = None

    @property
    def kernels(self) -> list[Kernel]:
        return [self.kernel, self.rival] if self.rival else [self.kernel]


@dataclass
class Outcome:
    """How a run ended. verdict: passed, or why there is no time (wrong, refused, crashed, timeout, starter, stopped,
    error); sentence: for the status line; timings: of request.kernels, empty unless passed."""

    verdict: str
    sentence: str
    timings: list[timing.Timing] = field(default_factory=list)
    comparison: timing.Comparison | None = None
    device: str = ""
    detail: str = ""


def rival(lesson, exercise: Exercise, versus) -> Kernel | None:
    """The kernel to compare with: None, a stage's name ("01_naive": its reference kernel), or a kernel.

    Raises LookupError or KernelError in one sentence."""
    if versus is None or isinstance(versus, Kernel):
        return versus
    if not isinstance(versus, str):
        text = source.text_of(versus)
        name = getattr(versus, "name", None) or getattr(versus, "__name__", None) or "the other kernel"
        return Kernel(_other_name(str(name), exercise, "other"), text, exercise.kind, exercise.contract)
    try:
        file = lessonfile.read(versus)
    except LookupError:
        return _reference(exercise, versus)
    for other in reversed(file.exercises):
        if problem(other) == problem(exercise):
            return Kernel(_other_name(other.name, exercise, file.number), other.answer(), other.kind, other.contract)
    raise LookupError(f"Lesson {file.name} has no kernel for this problem: {exercise.name} cannot be compared with it.")


def problem(exercise: Exercise) -> set[str]:
    """The names of an exercise's sizes: what tells a GEMM from a GEMV."""
    return set(contract(exercise.contract).bench_case().sizes)


def _other_name(name: str, exercise: Exercise, mark: str) -> str:
    return name if name != exercise.name else f"{mark} {name}"


def _reference(exercise: Exercise, stage: str) -> Kernel:
    """A stage whose lesson is not there yet: its kernel file."""
    file = lessonfile.KERNELS / exercise.kind / (re.sub(r"^\d+_", "", stage) + exercise.file.suffix)
    if not file.is_file():
        names = ", ".join(lessonfile.names())
        raise LookupError(f"There is no stage {stage!r} to compare with: the lessons are {names}.")
    text = file.read_text()
    text = source.without_docstring(text) if file.suffix == ".py" else text
    return Kernel(_other_name(file.stem, exercise, "other"), text, exercise.kind, exercise.contract)


def run(request: Request, on_phase, on_warm_up, on_batch, stop: threading.Event) -> Outcome:
    """Measure, and append to the experiment log. Raises nothing.

    on_phase(sentence); on_warm_up(name, seconds a call); on_batch(timings so far); all called in this thread."""
    try:
        with _my_turn(on_phase, stop) as mine:
            outcome = _measure(request, on_phase, on_warm_up, on_batch, stop) if mine else _stopped()
        if stop.is_set() and outcome.verdict == "crashed":  # Stop took the process away
            outcome = _stopped()
    except KernelError as error:
        word = {"crash": "crashed", "timeout": "timeout", "starter": "starter"}.get(error.stage, "refused")
        outcome = Outcome(word, _at_line(str(error), error.line), detail=error.detail)
        outcome = _stopped() if stop.is_set() and word == "crashed" else outcome
    except (LookupError, ValueError) as error:
        outcome = Outcome("refused", str(error.args[0] if error.args else error))
    except Exception as error:  # noqa: BLE001 - a fault of the course; the reader gets a sentence, the log the rest
        first = (str(error).splitlines() or [""])[0][:200]
        said = f"The course stumbled, this is not your fault: {type(error).__name__}: {first}"
        outcome = Outcome("error", said, detail=traceback.format_exc())
    with contextlib.suppress(OSError):  # a full disk must not cost the reader the number
        state.append("log.jsonl", entry(request, outcome))
    return outcome


@contextlib.contextmanager
def _my_turn(on_phase, stop):
    """Wait until no other panel measures; yields whether our turn came before Stop."""
    mine = _turn.acquire(blocking=False)
    if not mine:
        on_phase("Another panel is measuring: this one is next.")
    while not mine and not stop.is_set():
        mine = _turn.acquire(timeout=0.1)
    try:
        yield mine
    finally:
        if mine:
            _turn.release()


def _stopped() -> Outcome:
    return Outcome("stopped", "Stopped before the first batch: nothing was measured.")


def _measure(request: Request, on_phase, on_warm_up, on_batch, stop) -> Outcome:
    time_it = _time_both if request.rival else _time_one
    try:
        timings, comparison = time_it(request, on_phase, on_warm_up, on_batch, stop)
    except Failed as failed:
        v = failed.verdict
        return Outcome(v.outcome, sentence(v), device=v.device, detail=v.detail)
    except KernelError as error:
        if error.stage == "stopped":
            return _stopped()
        raise
    if not timings[0].batches:
        return _stopped()
    text = "Done."
    if timings[0].stopped:
        text = f"Stopped after {batches(len(timings[0].batches))}: what was measured stands."
    return Outcome("passed", text, timings, comparison, timings[0].device)


def _time_one(request, on_phase, on_warm_up, on_batch, stop):
    """([timing], None)."""
    ready = _ready(request, request.kernel, on_phase, stop)
    hooks = {"on_batch": lambda t: on_batch([t]), "stop": stop, "on_warm_up": on_warm_up}
    return [timing.measure(*ready, request.kernel.name, request.sizes, **hooks)], None


def _time_both(request, on_phase, on_warm_up, on_batch, stop):
    """([timing, the rival's timing], comparison). The rival is checked when the first kernel has shown a number."""
    benches = []
    try:
        for kernel in request.kernels:
            ready = _ready(request, kernel, on_phase, stop)
            benches.append(timing.Bench(*ready, kernel.name, request.sizes))
            benches[-1].warm_up(on_warm_up, stop)
        comparison = timing.versus(*benches, on_batch=lambda *pair: on_batch(pair), stop=stop)
    finally:
        for bench in benches:
            bench.close()
    return [comparison.a, comparison.b], comparison


def batches(count: int) -> str:
    """`1 batch`, `2 batches`."""
    return f"{count} batch" + ("" if count == 1 else "es")


class Failed(Exception):
    """A kernel that did not pass its check: it is not timed."""

    def __init__(self, verdict: Verdict):
        self.verdict = verdict


def _ready(request: Request, kernel: Kernel, on_phase, stop) -> tuple:
    """(text, contract, worker) of a kernel whose very text has passed in this session, now if not before.

    Raises Failed, and ValueError where a call would take too long."""
    promised, worker = contract(kernel.contract), worker_for(request.lesson, kernel.kind)
    promised.bench_case(request.sizes)  # a rival may ask for other multiples
    key = (kernel.contract, state.code_hash(kernel.text))
    if key not in request.lesson.passed:
        on_phase(f"Checking {kernel.name}: only a right kernel has a time")
        verdict = check(kernel.text, promised, worker, kernel.name)
        if kernel is request.kernel and not stop.is_set():
            request.lesson.keep(request.exercise.name, verdict)
        if not verdict.passed:
            raise Failed(verdict)
        request.lesson.passed.add(key)
    on_phase(f"Warming up {kernel.name}")
    ready = kernel.text, contract(request.exercise.contract), worker
    if (kernel.kind, worker.lane) in SIMULATED:
        _in_time(request, kernel, ready)
    return ready


def _in_time(request: Request, kernel: Kernel, ready: tuple) -> None:
    """Raises ValueError, with sizes that work, where one call would keep the reader waiting."""
    expected = timing.call_time(*ready, kernel.name, request.sizes, MOST_CALL_S)
    if expected <= MOST_CALL_S:
        return
    smaller, takes = timing.size_for(ready[1], request.sizes, expected, MOST_CALL_S / 6)
    sizes = ", ".join(f"{name}={value}" for name, value in smaller.items())
    raise ValueError(
        f"One call of {kernel.name} would take about {_long(expected)} here, where no GPU runs it: choose smaller "
        f"sizes, e.g. {sizes} (about {_long(takes)})."
    )


def _long(seconds: float) -> str:
    for unit, scale in (("hours", 3600), ("minutes", 60)):
        if seconds > 2 * scale:
            return f"{seconds / scale:.0f} {unit}"
    return f"{seconds:.2g} s"


def cut_short(request: Request) -> None:
    """End the processes that a run uses: it gets no reply, and ends."""
    for kernel in request.kernels:
        with contextlib.suppress(LookupError):
            worker_for(request.lesson, kernel.kind).kill()


def worker_for(lesson, kind: str) -> Worker:
    """The lesson's worker for a kind, or one on its best lane. Raises LookupError when nothing here runs it."""
    return lesson.workers.get(kind) or warm(kind, *lanes.pick(kind, lesson.wanted_lane))


def sentence(verdict: Verdict) -> str:
    """A failed check in one line, without its numbers: lesson.check() has those."""
    if verdict.judgement is None:
        return _at_line(f"{verdict.name} has no time: {verdict.message}", verdict.line)
    why = verdict.causes[0].text if verdict.causes else f"{len(verdict.failed)} of {verdict.cases} cases fail."
    return f"{verdict.name} is wrong and has no time: {why}"


def _at_line(text: str, line: int | None) -> str:
    return f"{text.rstrip('.')} (line {line})." if line else text


def entry(request: Request, outcome: Outcome) -> dict:
    """The run as the experiment log keeps it. median_s is the number shown, None where the timer's rule shows none."""
    done = outcome.timings[0] if outcome.timings else None
    kept = {
        "lesson": request.lesson.name,
        "exercise": request.exercise.name,
        "what": "time",
        "version": state.keep(request.kernel.text),
        "label": request.label,
        "parameters": request.parameters,
        "sizes": request.sizes,
        "device": outcome.device,
        "verdict": outcome.verdict,
        **(figures(done) if done else {"median_s": None}),
    }
    if request.rival:
        kept["versus"] = {"name": request.rival.name, "version": state.keep(request.rival.text)}
        if outcome.comparison:
            c = outcome.comparison
            ratio = None if c.noisy else [_short(x) for x in (c.ratio, c.low, c.high)]
            kept["versus"] |= {**figures(c.b), "ratio": ratio}
    if outcome.verdict != "passed":
        kept["said"] = outcome.sentence
        kept["detail"] = outcome.detail[-2000:]
    return kept


def figures(t: timing.Timing) -> dict:
    """Seconds: median_s and quartiles (device time where events give it), call_s (with its launch), kernel_s (device
    time or None); batches as they came. None where the timer's rule shows no number."""
    shown = not t.noisy
    return {
        "median_s": _short(t.best_estimate) if shown else None,
        "quartiles": [_short(x) for x in t.quartiles] if shown else None,
        "call_s": _short(t.median) if shown else None,
        "kernel_s": _short(t.kernel) if shown and t.kernel is not None else None,
        "batches": [_short(x) for x in t.kernel_batches or t.batches],
        "noisy": t.noisy,
        "stopped": t.stopped,
    }


def _short(x: float) -> float:
    return float(f"{x:.5g}")
