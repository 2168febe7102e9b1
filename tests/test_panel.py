"""The live panel without a browser: its buttons are clicked, its widgets read."""

from __future__ import annotations

import re
import sys
import threading
import time
from dataclasses import replace
from html import unescape
from types import SimpleNamespace

import pytest

from course import checker, lessonfile, published, state, timing
from course.lesson import Lesson, Told
from course.lessonfile import Exercise
from course.toolchains.base import KernelError
from course.widgets import constants
from course.widgets import run as runs
from course.widgets.panel import Panel
from course.worker.host import Worker

RIGHT = """SCALE = 1
def launch(A, B, C, alpha, beta):
    C[:] = SCALE * (alpha * A + beta * B)
"""
GEMM = """import numpy as np
def launch(A, B, C):
    a, b = [(x.astype(np.uint32) << 16).view(np.float32) for x in (A, B)]
    C[:] = a @ b
"""
EXERCISE = Exercise("weighted", "numpy/weighted.py", "numpy", "weighted_sum", 1, "weighted")
TILED = Exercise("gemm_tiled", "sycl/tiling.py", "sycl", "a770_gemm_16", 1, "tiled")
SMALL = {"M": 64, "N": 48}
LIMIT_S = 60


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    monkeypatch.setenv("COURSE_STATE", str(tmp_path))


@pytest.fixture(scope="module")
def worker():
    worker = Worker("numpy", "numpy")
    yield worker
    worker.stop()


@pytest.fixture
def lesson(worker):
    """What the panel needs of a Lesson; its ladder entry is lesson 02's."""
    file = SimpleNamespace(options={}, exercises=[])
    verdicts = {}
    return SimpleNamespace(
        name="02_tiling",
        file=file,
        workers={"numpy": worker},
        wanted_lane=None,
        verdicts=verdicts,
        keep=verdicts.__setitem__,
        passed=set(),
    )


@pytest.fixture
def bench(monkeypatch):
    """Batches of prescribed seconds, not measured ones: bench.times[kernel name] is a list, used round and round.

    bench.gate: where set, every batch waits for its release."""
    box = SimpleNamespace(times={}, made=[], gate=None, error=None, call_s=0.0)

    class Bench:
        def __init__(self, text, contract, worker, name, sizes=None, **_):
            self.timing, self.warm = timing.Timing(name, "test device", dict(sizes)), False
            box.made.append(name)

        def warm_up(self, on_run=None, stop=None):
            on_run(self.timing.name, box.times[self.timing.name][0])
            self.warm = True

        def batch(self):
            if box.gate:
                box.gate.acquire(timeout=LIMIT_S)
            if box.error:
                raise box.error
            times = box.times[self.timing.name]
            self.timing.batches.append(times[len(self.timing.batches) % len(times)])
            self.timing.verdict = "passed"
            return self.timing.batches[-1]

        def close(self):
            pass

    monkeypatch.setattr(timing, "Bench", Bench)
    monkeypatch.setattr(timing, "call_time", lambda *a: box.call_s)
    return box


def text(widget) -> str:
    return unescape(re.sub(r"<[^>]*>", " ", widget.value)).strip()


def wait(condition):
    ends = time.monotonic() + LIMIT_S
    while not condition():
        assert time.monotonic() < ends, "it took too long"
        time.sleep(0.01)


def run(panel: Panel) -> str:
    """Click Run, wait for the end; the status line."""
    panel.run_button.click()
    wait(lambda: panel.thread is None)
    return text(panel.status)


def log() -> list[dict]:
    return state.entries("log.jsonl")


def plotted(panel: Panel) -> int:
    return sum(len(line.get_xdata()) for line in panel.plot.axes.lines if line.get_marker() == "o")


def words(axes) -> str:
    return " ".join(
        [t.get_text() for t in axes.texts] + [axes.get_title("left"), axes.get_title("right"), axes.get_xlabel()]
    )


# ---- before a click --------------------------------------------------------------------------------------------------


def test_a_new_panel_is_silent_and_does_nothing(lesson, capsys):
    before = threading.active_count()
    lesson.workers = {}  # a look at one would fail
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    assert repr(panel) == "Panel(weighted: M=64, N=48)"
    assert capsys.readouterr() == ("", "")
    assert threading.active_count() == before and log() == []
    assert panel.stop_button.disabled and not panel.run_button.disabled


def test_controls_follow_the_contract_and_the_text(lesson):
    panel = Panel(lesson, replace(TILED, contract="a770_gemm_64"), "BM, BK = 64, 16\nNAME = 'x'\n")
    assert {name: c.step for name, c in panel.sizes.items()} == {"M": 64, "N": 64, "K": 16}
    assert {name: c.value for name, c in panel.constants.items()} == {"BM": 64, "BK": 16}


# ---- a run -----------------------------------------------------------------------------------------------------------


def test_a_real_run_is_checked_measured_and_logged(lesson):
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    panel.label.value = "  first try "
    assert run(panel) == "Done."
    (entry,) = log()
    assert entry["what"] == "time" and entry["verdict"] == "passed" and entry["device"] == "NumPy"
    assert entry["label"] == "first try" and entry["sizes"] == SMALL and entry["parameters"] == {"SCALE": 1}
    assert state.kept(entry["version"]) == RIGHT
    assert plotted(panel) == len(entry["batches"]) == panel.progress.value >= timing.BATCHES
    if entry["noisy"]:
        assert entry["median_s"] is None and "too noisy" in text(panel.number)
    else:
        low, high = entry["quartiles"]
        assert low <= entry["median_s"] <= high and timing.seconds(entry["median_s"]) in text(panel.number)


def test_a_quiet_run_shows_its_median_and_says_measured(lesson, bench):
    bench.times["weighted"] = [2e-3, 2.1e-3, 1.9e-3]
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    run(panel)
    assert text(panel.number).startswith("2 ms") and "measured" in text(panel.number)
    assert panel.progress.value == panel.progress.max == 9
    assert log()[0]["median_s"] == 2e-3


def test_published_times_keep_to_an_axis_of_their_own(lesson, bench):
    bench.times["gemm_tiled"] = [2e-3]
    panel = Panel(lesson, replace(TILED, kind="numpy"), GEMM)
    run(panel)
    said = words(panel.plot.strip)
    assert "this stage 1.49 ms" in said and "oneMKL 0.0537 ms" in said
    assert "Published" in said and "Intel Arc A770" in said and "another device" in said
    assert "Measured on test device" in words(panel.plot.axes) and "1.49" not in words(panel.plot.axes)


def test_too_noisy_stands_where_the_number_would(lesson, bench):
    bench.times["weighted"] = [1e-3, 2e-3, 3e-3]
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    run(panel)
    assert text(panel.number).startswith("too noisy") and not re.search(r"\d ms", text(panel.number))
    entry = log()[0]
    assert entry["noisy"] and entry["median_s"] is None and entry["quartiles"] is None
    assert len(entry["batches"]) == timing.MAX_BATCHES


def test_versus_shows_the_ratio_with_its_interval(lesson, bench):
    def twice(A, B, C, alpha, beta):
        C[:] = alpha * A + beta * B

    twice.text = "def launch(A, B, C, alpha, beta):\n    C[:] = alpha * A + beta * B\n"
    bench.times |= {"weighted": [1e-3], "twice": [2e-3]}
    panel = Panel(lesson, EXERCISE, RIGHT, versus=twice, sizes=SMALL)
    assert panel.versus.value == "twice"
    run(panel)
    assert "2.00 × weighted against twice 95 % interval 2.00 to 2.00" in re.sub(r"\s+", " ", text(panel.number))
    entry = log()[0]
    assert entry["versus"]["ratio"] == [2, 2, 2] and entry["versus"]["median_s"] == 2e-3
    assert state.kept(entry["versus"]["version"]) == twice.text
    panel.versus.value = "nothing"
    run(panel)
    assert "twice" not in text(panel.number) and "versus" not in log()[1]


def test_the_previous_stage_is_offered(lesson):
    lesson.file.options["versus"] = "01_naive"
    panel = Panel(lesson, TILED, "TILE = 16\n")
    assert panel.versus.options == ("nothing", "01 naive") and panel.versus.value == "nothing"
    assert "def gemm_naive" in panel.rivals["01 naive"].text


def test_a_stage_that_solves_another_problem_is_not_offered(lesson):
    lesson.file.options["versus"] = "00_start_here"
    assert Panel(lesson, TILED, "TILE = 16\n").versus.options == ("nothing",)
    with pytest.raises(LookupError, match="no kernel for this problem"):
        Panel(lesson, TILED, "TILE = 16\n", versus="00_start_here")


def test_every_exercise_of_the_course_gets_its_panel():
    for name in lessonfile.names():
        file = lessonfile.read(name)
        for exercise in file.exercises:
            stub = SimpleNamespace(name=name, file=file, workers={}, wanted_lane=None, verdicts={}, passed=set())
            panel = Panel(stub, exercise, exercise.answer())
            shown = words(panel.plot.strip) if panel.plot.strip else ""
            stage = published.of_exercise(name, file.exercises)
            assert panel.sizes and ("this stage" in shown) <= (exercise.name == stage)


# ---- no time for a kernel that failed --------------------------------------------------------------------------------


def test_a_wrong_kernel_gets_a_sentence_and_no_time(lesson, bench):
    panel = Panel(lesson, EXERCISE, RIGHT.replace("alpha * A + beta * B", "alpha * B + beta * A"), sizes=SMALL)
    assert run(panel) == "weighted is wrong and has no time: alpha and beta are exchanged."
    assert text(panel.number) == "" and plotted(panel) == 0 and bench.made == []
    (entry,) = log()
    assert entry["verdict"] == "wrong" and entry["median_s"] is None and "batches" not in entry
    assert lesson.verdicts["weighted"].outcome == "wrong"


def test_a_kernel_wrong_only_at_the_timed_size_has_no_time(lesson):
    sly = RIGHT + "    if A.shape[0] > 300:\n        C[-1, -1] = 0\n"
    panel = Panel(lesson, EXERCISE, sly, sizes={"M": 512, "N": 48})
    assert "The timed output is wrong" in run(panel)
    assert text(panel.number) == "" and plotted(panel) == 0 and log()[0]["median_s"] is None


def test_times_vanish_when_a_later_batch_is_wrong(lesson, bench):
    bench.times["weighted"], bench.gate = [1e-3], threading.Semaphore(3)
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    panel.run_button.click()
    wait(lambda: plotted(panel) == 3)
    bench.error = KernelError("The timed output is wrong.", None, "run")
    bench.gate.release()
    wait(lambda: panel.thread is None)
    assert text(panel.status) == "The timed output is wrong." and text(panel.number) == "" and plotted(panel) == 0


def test_a_starter_is_not_timed(lesson):
    panel = Panel(lesson, EXERCISE, "def launch(A, B, C, alpha, beta):\n    raise NotImplementedError()\n")
    assert "not written yet" in run(panel)
    assert log()[0]["verdict"] == "starter"


def test_another_constant_runs_again_and_must_pass_first(lesson, bench, monkeypatch):
    checked = []
    monkeypatch.setattr(runs, "check", lambda text, *a: checked.append(text) or checker.check(text, *a))
    bench.times["weighted"] = [1e-3]
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    panel.constants["SCALE"].value = 2  # nothing was measured yet: only Run runs
    assert panel.thread is None and log() == []
    panel.constants["SCALE"].value = 1
    run(panel)
    panel.constants["SCALE"].value = 3
    wait(lambda: panel.thread is None)
    assert "wrong and has no time" in text(panel.status)
    assert [(e["parameters"], e["verdict"]) for e in log()] == [({"SCALE": 1}, "passed"), ({"SCALE": 3}, "wrong")]
    assert checked == [RIGHT, RIGHT.replace("SCALE = 1", "SCALE = 3")]
    panel.constants["SCALE"].value = 1
    wait(lambda: panel.thread is None)
    assert log()[2]["verdict"] == "passed" and len(checked) == 2  # that text has passed already


def test_what_lesson_check_passed_is_not_checked_again(bench, monkeypatch):
    lesson = Lesson("00")
    exercise = next(e for e in lesson.file.exercises if e.name == "weighted_sum")
    if exercise.kind not in lesson.workers:
        pytest.skip(f"no lane for {exercise.kind} kernels here")
    kernel = SimpleNamespace(name=exercise.name, text=exercise.answer())
    lesson.check(kernel)
    monkeypatch.setattr(runs, "check", lambda *a: pytest.fail("checked again"))
    bench.times[exercise.name] = [1e-3]
    panel = lesson.time(kernel)
    assert run(panel) == "Done."


# ---- clicks, stops and mistakes --------------------------------------------------------------------------------------


def test_a_second_click_changes_nothing_and_stop_ends_within_a_batch(lesson, bench):
    bench.times["weighted"], bench.gate = [1e-3], threading.Semaphore(2)
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    panel.run_button.click()
    thread = panel.thread
    assert panel.run_button.disabled and not panel.stop_button.disabled
    wait(lambda: plotted(panel) == 2)
    panel.run_button.click()
    assert panel.thread is thread and bench.made == ["weighted"]
    assert "so far" in text(panel.number)
    panel.stop_button.click()
    panel.stop_button.click()
    bench.gate.release()
    wait(lambda: panel.thread is None)
    count = plotted(panel)  # Stop came before the third batch, or into it
    assert count in (2, 3) and text(panel.status) == f"Stopped after {count} batches: what was measured stands."
    assert "too few" in text(panel.number)
    (entry,) = log()
    assert entry["stopped"] and entry["batches"] == [1e-3] * count and entry["median_s"] is None
    assert panel.stop_button.disabled and not panel.run_button.disabled
    bench.gate = None
    assert run(panel) == "Done."


def test_panels_take_turns(lesson, bench):
    bench.times["weighted"], bench.gate = [1e-3], threading.Semaphore(0)
    first, second = (Panel(lesson, EXERCISE, RIGHT, sizes=SMALL) for _ in range(2))
    first.run_button.click()
    wait(lambda: bench.made)
    second.run_button.click()
    wait(lambda: "Another panel" in text(second.status))
    second.stop_button.click()
    wait(lambda: second.thread is None)
    assert "nothing was measured" in text(second.status) and first.thread is not None
    bench.gate.release(99)
    wait(lambda: first.thread is None)
    assert text(first.status) == "Done."


def test_a_cell_that_runs_again_stops_its_old_panel(lesson, bench):
    bench.times["weighted"], bench.gate = [1e-3], threading.Semaphore(1)
    old = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    old.run_button.click()
    wait(lambda: plotted(old) == 1)
    Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    bench.gate.release(99)
    wait(lambda: old.thread is None)
    assert text(old.status).startswith("Stopped after ")


@pytest.mark.parametrize(
    ("size", "sentence"), [(100, "not a positive multiple of 16"), (1 << 20, "choose smaller sizes")]
)
def test_a_size_that_cannot_be_is_one_sentence(lesson, size, sentence):
    panel = Panel(lesson, TILED, "TILE = 16\n")
    panel.sizes["M"].value = size
    panel.run_button.click()
    assert panel.thread is None and sentence in text(panel.status)


def test_a_fault_of_the_course_is_one_sentence_too(lesson, bench, monkeypatch, capfd):
    def broken(*_, **__):
        raise RuntimeError("first line\nsecond line")

    monkeypatch.setattr(timing, "measure", broken)
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    assert run(panel).endswith("RuntimeError: first line")
    assert "Traceback" not in capfd.readouterr().err
    assert "second line" in log()[0]["detail"]


def test_lesson_time_tells_bad_arguments_in_a_sentence():
    lesson = Lesson("02")
    kernel = lesson.file.exercises[0].answer()
    for options, sentence in (
        ({"sizes": {"M": 17}}, "not a positive multiple"),
        ({"sizes": {"Q": 16}}, "There is no size Q"),
        ({"versus": "99_none"}, "There is no stage '99_none'"),
    ):
        with pytest.raises(Told, match=sentence):
            lesson.time(kernel, **options)


def test_without_ipympl_the_plot_is_a_picture(lesson, bench, monkeypatch):
    monkeypatch.setitem(sys.modules, "ipympl.backend_nbagg", None)
    bench.times["weighted"] = [1e-3]
    panel = Panel(lesson, EXERCISE, RIGHT, sizes=SMALL)
    before = panel.plot.widget.value
    run(panel)
    after = panel.plot.widget.value
    assert before[:4] == after[:4] == b"\x89PNG" and before != after


# ---- constants -------------------------------------------------------------------------------------------------------


def test_constants_of_a_python_kernel():
    text = (
        "# µ\nBM, BN = 64, 32  # BK = 8\nlower = 3\nON = True\nTWICE = 2 * 8\nN = 'é'; K = 7\ndef f():\n    INNER = 1\n"
    )
    assert {c.name: c.value for c in constants.find(text)} == {"BM": 64, "BN": 32, "K": 7}
    changed = constants.replace(text, {"BN": 128, "K": 9})
    assert changed == text.replace("64, 32", "64, 128").replace("K = 7", "K = 9")
    assert constants.find("def f(:\n") == []


def test_constants_of_a_cpp_kernel():
    text = "#define PARTS 2\nconstexpr int BN = 128, LD = 32 + 8, WARPS = 8;  // é\n"
    text += "void f() {\n    constexpr int IN = 4;\n}\n"
    assert {c.name: c.value for c in constants.find(text, "musa")} == {"PARTS": 2, "BN": 128, "WARPS": 8}
    changed = constants.replace(text, {"WARPS": 16, "PARTS": 4}, "musa")
    assert changed == text.replace("WARPS = 8", "WARPS = 16").replace("PARTS 2", "PARTS 4")


# ---- what takes too long ---------------------------------------------------------------------------------------------

SLOW = """import time
def launch(A, B, C, alpha, beta):
    C[:] = alpha * A + beta * B
    if A.shape[0] == 300: time.sleep(60)
"""


def test_stop_ends_a_long_batch_and_the_panel_goes_on(lesson, monkeypatch):
    monkeypatch.setattr(timing, "call_time", lambda *a: 0.0)
    panel = Panel(lesson, EXERCISE, SLOW, sizes={"M": 300, "N": 48})
    panel.run_button.click()
    wait(lambda: "Warming up" in text(panel.status))
    time.sleep(0.5)  # into the long call
    began = time.monotonic()
    panel.stop_button.click()
    wait(lambda: panel.thread is None)
    assert time.monotonic() - began < 30  # of 60: it was cut off
    assert text(panel.status).startswith("Stopped") and log()[-1]["verdict"] == "stopped"
    panel.text = RIGHT
    panel.constants = {}
    assert run(panel) == "Done."


def test_sizes_that_would_take_minutes_are_refused_with_some_that_work(lesson, bench):
    bench.call_s = 240.0
    panel = Panel(lesson, EXERCISE, RIGHT, sizes={"M": 1024, "N": 1024})
    said = run(panel)
    assert "about 4 minutes" in said and "M=128, N=128 (about 3.8 s)" in said and bench.made == []


def test_a_refusal_clears_the_older_number(lesson, bench):
    bench.times["gemm_tiled"] = [2e-3]
    panel = Panel(lesson, replace(TILED, kind="numpy"), GEMM)
    run(panel)
    assert "2 ms" in text(panel.number) and plotted(panel)
    panel.sizes["M"].value = 17
    panel.run_button.click()
    assert "M = 17" in text(panel.status) and text(panel.number) == "" and not plotted(panel)


def test_no_ratio_where_a_side_is_too_noisy(lesson, bench):
    def twice(A, B, C, alpha, beta):
        C[:] = alpha * A + beta * B

    twice.text = "def launch(A, B, C, alpha, beta):\n    C[:] = alpha * A + beta * B\n"
    bench.times |= {"weighted": [1e-3], "twice": [1e-3, 2e-3, 3e-3]}
    panel = Panel(lesson, EXERCISE, RIGHT, versus=twice, sizes=SMALL)
    run(panel)
    assert "too noisy" in text(panel.number) and "interval" not in text(panel.number)
    assert log()[0]["versus"]["ratio"] is None


def test_two_times_are_told_in_one_unit_as_the_axis_is(lesson, bench):
    def other(A, B, C, alpha, beta):
        C[:] = alpha * A + beta * B

    other.text = "def launch(A, B, C, alpha, beta):\n    C[:] = alpha * A + beta * B\n"
    bench.times |= {"weighted": [0.729], "other": [4.48]}
    panel = Panel(lesson, EXERCISE, RIGHT, versus=other, sizes=SMALL)
    run(panel)
    assert "0.729 s" in text(panel.number) and "4.48 s" in text(panel.number)
    assert panel.plot.axes.get_ylabel() == "s a call"


def test_a_published_figure_stands_beside_the_kernel_that_it_is_of():
    exercises = lessonfile.read("26").exercises
    assert published.of_exercise("26_epilogue", exercises) == "gemm_split" != exercises[-1].name
    assert published.of_exercise("25_block_tiles", lessonfile.read("25").exercises) == "gemm_tiled"
