"""What a reader calls in a notebook, and what it says."""

import linecache

import pytest

from course import build, inspector, lessonfile, previous, state
from course.checker import Verdict
from course.contracts.base import Cause
from course.lesson import CheckFailed, Lesson, Told
from course.lines import wrapped


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    monkeypatch.setenv("COURSE_STATE", str(tmp_path))


def cell(text: str, name: str):
    """The object that a notebook cell with this text defines."""
    file = f"<cell {abs(hash(text))}>"
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    space = {}
    exec(compile(text, file, "exec"), space)
    return space[name]


@pytest.fixture(scope="module")
def lesson():
    return Lesson("02_tiling", lane="cpu")


def exercise(name="02_tiling"):
    return lessonfile.read(name).exercises[0]


def test_the_header_names_lesson_contract_and_lane(capsys):
    Lesson("02", lane="cpu")
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "02 · Tiling" and "bf16" in said[1] and "lane: cpu" in said[2] and len(said) == 3


def test_an_unknown_lesson_or_lane_is_one_sentence(capsys):
    with pytest.raises(Told, match="There is no lesson 'x'"):
        Lesson("x")
    Lesson("02", lane="moon")
    assert "lane 'moon' is not usable here" in capsys.readouterr().out


def test_a_right_kernel_passes_and_is_logged(lesson, capsys):
    lesson.check(cell(exercise().answer(), "gemm_tiled"))
    assert "PASSED  gemm_tiled" in capsys.readouterr().out
    entry = state.entries("log.jsonl")[-1]
    assert entry["verdict"] == "passed" and state.kept(entry["version"]) == exercise().answer()


def test_the_untouched_starter_is_told_what_to_do(lesson):
    with pytest.raises(CheckFailed, match="NOT YET  gemm_tiled: this exercise is not written yet"):
        lesson.check(cell(build.cut_answers(exercise().answer()), "gemm_tiled"))


def test_a_missing_barrier_is_named_with_its_line(lesson):
    text = exercise().answer()
    line = next(row for row in text.splitlines() if "nobody still reads" in row)
    with pytest.raises(CheckFailed) as told:
        lesson.check(cell(text.replace(line + "\n", ""), "gemm_tiled"))
    assert told.value.verdict.causes[0].name == "missing_barrier"
    assert told.value._render_traceback_()[0].startswith("WRONG  gemm_tiled")


def test_a_seed_repeats_a_check(lesson):
    text = exercise().answer().replace("range(0, A.shape[1], TILE)", "range(TILE, A.shape[1], TILE)")
    said = []
    for _ in range(2):
        with pytest.raises(CheckFailed) as told:
            lesson.check(cell(text, "gemm_tiled"), seed=5)
        said.append(str(told.value))
    assert said[0] == said[1] and "seed=5" in said[0]


@pytest.fixture
def shell(lesson):
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell.instance()
    shell.user_ns["lesson"] = lesson
    yield lambda text: shell.run_cell(text, store_history=True)
    InteractiveShell.clear_instance()


def test_a_cell_that_stopped_is_not_judged_by_its_older_text(shell, capsys):
    right = exercise().answer()
    shell(right)
    assert shell("lesson.check(gemm_tiled)").success
    for broken in (right.replace("@dpex.kernel", "@dpex.kernel("), "no_such_name\n" + right):
        assert not shell(broken).success
        for verb in ("check", "inspect", "time"):
            told = shell(f"lesson.{verb}(gemm_tiled)").error_in_exec
            assert isinstance(told, Told) and "stopped with an error, so that gemm_tiled is still" in str(told)
    shell(right + "# mended\n")
    assert shell("lesson.check(gemm_tiled)").success


def test_an_older_kernel_kept_on_purpose_is_checked(shell, capsys):
    shell(exercise().answer() + "older = gemm_tiled\n")
    shell(exercise().answer().replace("tile_a[i, j] =", "tile_a[j, i] ="))
    assert shell("lesson.check(older)").success


def test_another_object_is_one_sentence(lesson):
    with pytest.raises(Told):
        lesson.check(3)


def test_predictions_are_kept(lesson, capsys):
    lesson.predict(speedup=..., loads=[1])
    lesson.predict(speedup=4)
    said = capsys.readouterr().out
    assert "no guess yet" in said and "not a number" in said and "noted, 4 (predicted)" in said
    assert lesson.predictions() == {"speedup": 4}


def test_a_guess_that_is_a_word_says_so_with_its_choices(lesson, capsys, monkeypatch):
    monkeypatch.setitem(lesson.file.options, "choices", {"bound": ["registers", "LDS"]})
    lesson.predict(bound=...)
    lesson.predict(bound="...")
    lesson.predict(bound=3)
    said = capsys.readouterr().out
    assert said.count('one of "registers", "LDS", with its quotes, e.g. bound="LDS"') == 3
    lesson.predict(bound="registers")
    assert lesson.predictions() == {"bound": "registers"}


def test_hints_come_one_by_one_and_end(capsys):
    lesson = Lesson("02", lane="cpu")
    for _ in range(5):
        lesson.hint()
    said = capsys.readouterr().out
    assert said.index("hint 1 of 3") < said.index("hint 3 of 3") < said.index("no more hints")
    assert "solutions/02_tiling.ipynb" in said


def test_hints_belong_to_an_exercise_and_are_counted_there(capsys):
    lesson = Lesson("05")
    names = [e.name for e in lesson.file.exercises]
    capsys.readouterr()
    lesson.hint()
    lesson.hint(names[2])
    lesson.hint(names[2])
    said = capsys.readouterr().out
    assert f"{names[0]}, hint 1 of 2" in said and f"{names[2]}, hint 1 of 1" in said
    assert f"no more hints for {names[2]}" in said
    lesson.keep(names[0], Verdict(names[0], "passed", 1))
    lesson.keep(names[1], Verdict(names[1], "refused", 1, causes=[Cause("x", "It stumbled.")]))
    lesson.hint()
    said = capsys.readouterr().out
    assert "Your last check: It stumbled." in said and f"{names[1]}, hint 1 of 1" in said


def test_long_lines_break_between_words():
    text = "WRONG\n  likely cause: " + "accumulators " * 20
    rows = wrapped(text).splitlines()
    assert max(map(len, rows)) <= 100 and rows[2].startswith("    accumulators")
    assert {w for row in rows for w in row.split()} == {"WRONG", "likely", "cause:", "accumulators"}


def test_compare_says_what_every_figure_is(lesson, capsys):
    lesson.compare()
    said = capsys.readouterr().out
    assert "1.952 ms" in said and "1.492 ms" in said and "published:" in said and "measured:" in said


def test_restore_gives_an_earlier_version_back(lesson, capsys):
    version = state.keep("an earlier text")
    lesson.restore(version[:6])
    assert "an earlier text" in capsys.readouterr().out
    with pytest.raises(Told, match="no kept version"):
        lesson.restore("zzz")


def test_line_breaks_and_comments_are_no_change():
    old = "def f(a, b):\n    c = g(a,\n          b)  # why\n    return c\n"
    new = "def f(a, b):\n    c = g(a, b)\n\n    return 2 * c\n"
    assert [changed for changed, _ in previous.marked(old, new)] == [False, False, False, True]
    old, new = "int f(int a) {\n    g(a,\n      1);\n    h(a);\n}", "int f(int a) { g(a, 1);  // so\n  k(a); }"
    assert [changed for changed, _ in previous.marked(old, new, "musa")] == [False, False, False, True, False]


def test_a_wholly_new_kernel_has_no_marks():
    old, new = "a = 1\nb = 2\nc = 3\nd = 4\n", "e = 5\na = 1\nf = 6\ng = 7\n"
    assert not any(changed for changed, _ in previous.marked(old, new))


def test_previous_marks_what_changes(lesson):
    shown = repr(lesson.previous())
    assert "01_naive" in shown and "> " in shown


def test_recorded_counts_belong_to_the_kernels_of_today():
    for name in lessonfile.names():
        for e in lessonfile.read(name).exercises:
            kept = inspector.recorded(e)
            if e.kind == "sycl":
                assert kept, f"{e.grade_id}: run `course inspect --record`"
            if kept:
                assert kept["text"] == state.code_hash(e.answer()), f"{e.grade_id}: run `course inspect --record`"


def test_inspect_shows_recorded_counts_without_the_compiler(lesson, capsys, monkeypatch):
    from course.toolchains.base import KernelError

    def missing(*a):
        raise KernelError("ocloc is not here.", None, "missing")

    monkeypatch.setattr(inspector, "inspect", missing)
    lesson.inspect(cell(exercise().answer(), "gemm_tiled"))
    said = capsys.readouterr().out
    assert "recorded:" in said and "counted:" not in said and "ocloc is not here." in said


def test_experiments_do_not_stand_in_the_ladder(lesson, capsys):
    from course import comparison

    run = {"lesson": "02_tiling", "exercise": "gemm_tiled", "what": "time", "verdict": "passed", "device": "d"}
    full = {"sizes": {"M": 1024, "N": 1536, "K": 512}, "parameters": {"TILE": 16}}
    state.append("log.jsonl", run | full | {"median_s": 0.5})
    state.append("log.jsonl", run | full | {"median_s": 0.1, "sizes": {"M": 16, "N": 16, "K": 16}})
    state.append("log.jsonl", run | full | {"median_s": 0.2, "parameters": {"TILE": 8}})
    assert comparison.last_time("02_tiling")["median_s"] == 0.5


def test_only_a_kernel_that_was_checked_is_shown_as_the_stage_before(lesson):
    version = state.keep("an experiment")
    entry = {"lesson": "01_naive", "exercise": "gemm_naive", "verdict": "passed", "version": version}
    state.append("log.jsonl", entry | {"what": "time"})
    assert "an experiment" not in repr(lesson.previous())
    state.append("log.jsonl", entry | {"what": "check"})
    assert "an experiment" in repr(lesson.previous())


def test_explain_shows_numbers_around_the_first_wrong_element(lesson, capsys):
    text = exercise().answer().replace("range(0, A.shape[1], TILE)", "range(TILE, A.shape[1], TILE)")
    with pytest.raises(CheckFailed):
        lesson.check(cell(text, "gemm_tiled"))
    lesson.explain()
    said = capsys.readouterr().out
    assert "got:" in said and "wanted:" in said and "allowed error:" in said


@pytest.mark.parametrize("name", lessonfile.names())
def test_every_prediction_has_an_answer(name):
    import re

    source = "\n".join(c.source for c in lessonfile.read(name).notebook.cells if c.cell_type == "code")
    asked = re.findall(r"""(\w+)="?\.\.\."?""", source)
    answers = lessonfile.read(name).options.get("answers", {})
    assert set(asked) == set(answers), name
