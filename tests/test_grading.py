"""Grading without running anything: submissions as data, marks, reports, results, policies, hostile replies."""

import csv
import io
import json
import os
import signal
import struct
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from course.cluster import slurm
from course.contracts import contract
from course.grading import marks, reports, roster, submission
from course.grading.executor import Grader, Job, not_attempted
from course.grading.master import master
from course.grading.results import Store
from course.worker import wire
from tests.grading import zoo

MASTER = master(zoo.LESSON)
SLOT = MASTER.slots[0]


def read(data: bytes, tmp_path, student="student"):
    path = tmp_path / "x.ipynb"
    path.write_bytes(data)
    return submission.read(student, path, MASTER)


# ---- submissions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("specimen", zoo.SPECIMENS, ids=lambda s: f"{s.group}_{s.name}")
def test_a_submission_is_read_as_data(specimen, tmp_path):
    data = specimen.make()
    if data is None:
        assert submission.read("x", None, MASTER).problem
        return
    found = read(data, tmp_path)
    if specimen.outcomes == ("not run",):
        assert found.problem and not found.texts
    elif specimen.outcomes == ("not attempted",):
        assert not found.texts and not found.problem
    elif "not attempted" not in specimen.outcomes:
        assert found.texts and not found.problem


def test_repairs_are_reported(tmp_path):
    for name in ("metadata_lost", "answer_in_a_new_cell", "starter_pasted_below_the_answer", "cell_made_markdown"):
        specimen = next(s for s in zoo.SPECIMENS if s.name == name)
        found = read(specimen.make(), tmp_path)
        assert any(SLOT.name in note for note in found.notes), name


def test_a_plain_submission_needs_no_note(tmp_path):
    found = read(zoo.dump(zoo.notebook(zoo.ANSWER)), tmp_path)
    assert found.notes == [] and found.texts == {zoo.GRADE_ID: zoo.ANSWER}


def test_of_two_cells_with_one_id_the_last_that_differs_from_the_starter_counts(tmp_path):
    book = zoo.notebook("first = 1\n")
    for text in ("second = 2\n", zoo.STARTER):
        cell = dict(zoo.slot(book), source=text)
        book["cells"].append(cell)
    assert read(zoo.dump(book), tmp_path).texts[zoo.GRADE_ID] == "second = 2\n"


def test_no_link_and_no_pipe_is_followed(tmp_path):
    other = tmp_path / "other.ipynb"
    other.write_bytes(zoo.dump(zoo.notebook(zoo.ANSWER)))
    folder = tmp_path / "class"
    (folder / "eve").mkdir(parents=True)
    os.symlink(other, folder / "mallory.ipynb")
    os.symlink(other, folder / "eve" / "mine.ipynb")
    os.mkfifo(folder / "pipe.ipynb")
    assert [(s, p) for s, p, _ in roster.find(folder, MASTER)] == [("eve", None)]
    for path in (folder / "mallory.ipynb", folder / "pipe.ipynb"):
        assert submission.read("x", path, MASTER).problem


def test_the_notebook_of_the_lesson_is_found_among_others(tmp_path):
    folder = tmp_path / "class" / "ann"
    folder.mkdir(parents=True)
    (folder / "renamed.ipynb").write_bytes(zoo.dump(zoo.notebook(zoo.ANSWER)))
    (folder / "zz_02_tiling.ipynb").write_text('{"cells": []}')
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / "x.ipynb").write_bytes(zoo.dump(zoo.notebook()))
    ((student, path, note),) = roster.find(tmp_path / "class", MASTER)
    assert (student, path.name) == ("ann", "renamed.ipynb") and "2 notebooks" in note


def test_the_trusted_notebook_holds_no_answer_and_pays_the_lessons_points():
    assert "tile_a" not in MASTER.text and MASTER.points == sum(s.points for s in MASTER.slots) == 3


def test_a_librarys_product_is_worth_a_look_and_an_answer_is_not(tmp_path):
    def looks(text):
        return read(zoo.dump(zoo.notebook(text)), tmp_path).looks

    assert looks(zoo.ANSWER) == looks(zoo.ANSWER + "# np.matmul(A, B) would be A @ B\n") == []
    for product in ("C[:] = A @ B", "np.matmul(A, B, out=C)", "C[:] = dpt.matmul(A, B)"):
        assert "library's product" in looks(zoo.launch(product, zoo.ANSWER))[0]
    assert "imports scipy" in looks("import scipy\n" + zoo.ANSWER)[0]


def test_the_zoo_is_large_enough():
    count = {g: sum(s.group == g for s in zoo.SPECIMENS) for g in ("cheat", "accident", "honest")}
    assert count["cheat"] >= 30 and count["accident"] >= 20 and count["honest"] >= 12
    assert len(zoo.SPECIMENS) == len({(s.group, s.name) for s in zoo.SPECIMENS}) >= 100


def test_hidden_cases_of_kernels_compiled_for_each_shape_are_of_four_shapes():
    found = contract("a770_gemm_128_64")
    hidden = found.suite(7, "long")[len(found.suite(7, "lesson")) :]
    shapes = {tuple(c.sizes[n] // step for n, step in zip("MNK", found.multiple, strict=True)) for c in hidden}
    assert len(hidden) == 12 and len({c.seed for c in hidden}) == 12
    assert [sorted(s[axis] for s in shapes) for axis in range(3)] == [[1, 2, 3, 4]] * 3


# ---- marks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "outcome", ["failed", "not attempted", "timeout", "crashed", "out of memory", "output limit", "not run"]
)
def test_only_passed_pays(outcome):
    assert marks.mark(SLOT, {"outcome": outcome, "right": 19, "cases": 19}).points == 0
    assert marks.mark(SLOT, {"outcome": "passed"}).points == SLOT.points


def test_a_grader_error_is_no_zero():
    assert marks.mark(SLOT, {"outcome": "grader error"}).points is None


def test_partial_credit_is_the_share_of_right_cases_rounded_down():
    def points(right, cases, outcome="failed"):
        return marks.mark(SLOT, {"outcome": outcome, "right": right, "cases": cases}, partial=True).points

    assert points(10, 19) == 1.57 and points(0, 19) == 0 and points(0, 0) == 0
    assert points(18, 19) < SLOT.points and points(10, 19, "timeout") == 0


SPEED = {"device": "H200", "margin": 0.05, "exercises": {"gemm_tiled": [
    {"at_most_s": 2e-3, "points": 1}, {"at_most_s": 1e-3, "points": 2}]}}  # fmt: skip


@pytest.mark.parametrize(
    "measured, points",
    [
        ({"median_s": 1.04e-3, "device": "NVIDIA H200"}, 2),
        ({"median_s": 1.06e-3, "device": "NVIDIA H200"}, 1),
        ({"median_s": 3e-3, "device": "NVIDIA H200"}, 0),
        ({"median_s": 1e-3, "device": "a CPU"}, 0),
        ({"median_s": 1e-3, "device": "NVIDIA H200", "noisy": True}, 0),
        ({"median_s": float("nan"), "device": "NVIDIA H200"}, 0),
        ({"error": "The timed output is wrong"}, 0),
        ({}, 0),
    ],
)
def test_speed_points(measured, points):
    found = marks.mark(SLOT, {"outcome": "passed", "speed": measured}, speed=SPEED)
    assert (found.points, found.speed) == (3, points)
    assert marks.mark(SLOT, {"outcome": "failed", "speed": measured}, speed=SPEED).speed == 0


def rows(*outcomes, student="ann"):
    found = submission.Submission(student, "x.ipynb", "0" * 64)
    return [
        marks.row(found, {"exercises": [{"grade_id": SLOT.grade_id, "outcome": o}]}, MASTER, False, None)
        for o in outcomes
    ]


def test_overrides_come_last_and_are_shown(tmp_path):
    path = tmp_path / "o.csv"
    path.write_text("student,exercise,points,reason\nann,gemm_tiled,2.5,argued well\nbob,gemm_tiled,1,x\n")
    table = rows("failed")
    lost = marks.apply(marks.read_overrides(path), table)
    assert table[0].points == 2.5 and "set by hand to 2.5 (was 0): argued well" in table[0].marks[0].notes
    assert len(lost) == 1 and "bob" in lost[0]


def test_files_from_a_spreadsheet_are_understood(tmp_path):
    path = tmp_path / "o.csv"
    path.write_text("student,exercise,points,reason\r\n学生,gemm_tiled,1,口试\r\n", encoding="utf-8-sig")
    assert marks.read_overrides(path)[0]["student"] == "学生"
    path.write_text("student,exercise,points,reason\n学生,gemm_tiled,1,口试\n", encoding="gb18030")
    with pytest.raises(marks.BadPolicy, match="UTF-8"):
        marks.read_overrides(path)


@pytest.mark.parametrize("line", ["ann,gemm_tiled,nan,x", "ann,gemm_tiled,-1,x", "ann,gemm_tiled,all,x", "ann,,1,x"])
def test_a_bad_override_is_one_sentence(line, tmp_path):
    path = tmp_path / "o.csv"
    path.write_text(f"student,exercise,points,reason\n{line}\n")
    with pytest.raises(marks.BadPolicy, match="line 2"):
        marks.read_overrides(path)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"device": "x", "exercises": {"nobody": []}}',
        '{"device": "x", "exercises": {"gemm_tiled": [{"at_most_s": 0, "points": 1}]}}',
    ],  # fmt: skip
)
def test_a_bad_speed_policy_is_one_sentence(text, tmp_path):
    path = tmp_path / "s.json"
    path.write_text(text)
    with pytest.raises(marks.BadPolicy):
        marks.read_speed(path, MASTER)


# ---- reports --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["=1+1", "@x", "+1", "-1", " =1", "\t=1", 'a"b,c', "line\nbreak", "学生"])
def test_the_csv_is_quoted_and_holds_no_formula(name):
    (head, row) = csv.reader(io.StringIO(reports.marks_csv(MASTER, rows("passed", student=name), None)))
    assert len(head) == len(row)
    assert row[0].lstrip()[:1] not in ("=", "+", "-", "@") and "\n" not in row[0]


def test_pages_and_junit_escape_what_students_write():
    evil = "</pre><script>alert(1)</script>\x00\x1b"
    found = submission.Submission(evil, "x", "0" * 64, notes=[evil])
    record = {"grade_id": SLOT.grade_id, "outcome": "failed", "said": evil, "feedback": evil}
    row = marks.row(found, {"exercises": [record]}, MASTER, False, None)
    assert "<script" not in reports.page(MASTER, row, None)
    from xml.etree import ElementTree

    suite = ElementTree.fromstring(reports.junit(MASTER, [row]))
    assert suite.get("failures") == "1"


def test_file_names_stay_in_their_folder(tmp_path):
    names = ("../../evil", "a/b", "..", "Ann", "ann?", "学生", os.fsdecode(b"\xff"))
    reports.write(tmp_path / "out", MASTER, [r for name in names for r in rows("passed", student=name)])
    assert sorted(p.name for p in tmp_path.iterdir()) == ["out"]
    assert len(list((tmp_path / "out" / "feedback").iterdir())) == 7
    with open(tmp_path / "out" / "marks.csv", encoding="utf-8-sig", newline="") as file:
        assert [r["student"] for r in csv.DictReader(file)][5] == "学生"


# gradescope-autograders.readthedocs.io, "Autograder Specifications", as of 2024.
VISIBILITY = {"enum": ["hidden", "after_due_date", "after_published", "visible"]}
FORMAT = {"enum": ["text", "html", "simple_format", "md", "ansi"]}
GRADESCOPE = {
    "type": "object",
    "additionalProperties": False,
    "required": ["score", "tests"],
    "properties": {
        "score": {"type": "number"},
        "execution_time": {"type": "number"},
        "output": {"type": "string"},
        "output_format": FORMAT,
        "test_output_format": FORMAT,
        "test_name_format": FORMAT,
        "visibility": VISIBILITY,
        "stdout_visibility": VISIBILITY,
        "extra_data": {"type": "object"},
        "leaderboard": {"type": "array"},
        "tests": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["score"],
                "properties": {
                    "score": {"type": "number"},
                    "max_score": {"type": "number"},
                    "status": {"enum": ["passed", "failed"]},
                    "name": {"type": "string"},
                    "name_format": FORMAT,
                    "number": {"type": "string"},
                    "output": {"type": "string"},
                    "output_format": FORMAT,
                    "tags": {"type": "array", "items": {"type": "string"}},
                    "visibility": VISIBILITY,
                    "extra_data": {"type": "object"},
                },
            },
        },
    },
}


@pytest.mark.parametrize("outcome", ["passed", "failed", "not attempted", "timeout", "not run"])
def test_gradescope_takes_what_its_page_describes(outcome):
    import jsonschema

    found = reports.gradescope(MASTER, rows(outcome)[0], None)
    jsonschema.validate(found, GRADESCOPE)
    assert found["score"] == found["tests"][0]["score"] == (3 if outcome == "passed" else 0)


def test_where_there_is_no_mark_gradescope_gets_no_zero(tmp_path):
    reports.write(tmp_path, MASTER, rows("passed"))
    assert (tmp_path / "gradescope" / "ann.json").exists()
    reports.write(tmp_path, MASTER, rows("grader error"))
    assert not (tmp_path / "gradescope" / "ann.json").exists()


def test_grading_without_a_sandbox_is_said_in_every_report(tmp_path):
    exercise = {"grade_id": SLOT.grade_id, "outcome": "passed"}
    found = submission.Submission("ann", "x.ipynb", "0" * 64)
    row = marks.row(found, {"exercises": [exercise], "isolated": False}, MASTER, False, None)
    reports.write(tmp_path, MASTER, [row])
    written = [p for p in tmp_path.rglob("*") if p.is_file()]
    assert len(written) == 5 and all("NOT ISOLATED" in p.read_text() for p in written)


def test_an_ungraded_row_has_no_points_in_any_report():
    (row,) = rows("grader error")
    assert row.points is None
    assert list(csv.DictReader(io.StringIO(reports.marks_csv(MASTER, [row], None))))[0]["points"] == ""
    assert 'errors="1"' in reports.junit(MASTER, [row]) and "no mark yet" in reports.page(MASTER, row, None)


# ---- results --------------------------------------------------------------------------------------------------------


def test_a_broken_result_counts_as_none(tmp_path):
    store = Store(tmp_path)
    grader = Grader(MASTER, store)
    store.save(not_attempted(Job("k", "s", {}), grader))
    assert store.load("k")
    store.path("k").write_text(store.path("k").read_text()[:-9])
    assert store.load("k") is None and store.load("other") is None


def test_a_result_is_whole_or_not_there(tmp_path):
    """kill -9 at the worst moment: everything is written, and the file not yet in its place."""
    store = Store(tmp_path)
    child = os.fork()
    if child == 0:
        os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
        store.save({"key": "k", "exercises": [{"outcome": "passed"}]})
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    assert store.load("k") is None and not store.path("k").exists()


def test_a_grader_error_is_run_again(tmp_path):
    store = Store(tmp_path)
    store.save({"key": "k", "exercises": [{"outcome": "grader error"}]})
    assert store.load("k") is None


def test_hidden_seeds_are_fresh_for_every_out_and_the_same_in_it(tmp_path):
    one, again, other = Store(tmp_path / "a"), Store(tmp_path / "a"), Store(tmp_path / "b")
    assert one.seed("k", "g") == again.seed("k", "g") != other.seed("k", "g")
    assert (tmp_path / "a" / "secret").stat().st_mode & 0o777 == 0o600


# ---- Slurm ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state, started, outcome",
    [
        ("TIMEOUT", True, "timeout"),
        ("OUT_OF_MEMORY", True, "out of memory"),
        ("TIMEOUT", False, None),  # the course's own answers were not done: the node is to blame
        ("OUT_OF_MEMORY", False, None),
        ("NODE_FAIL", True, None),
        ("PREEMPTED", True, None),
        ("CANCELLED", True, None),
        ("FAILED", True, None),
        ("COMPLETED", True, None),
        ("", True, None),  # Slurm has forgotten the job
    ],
)
def test_a_task_without_results_is_tried_again_alone_and_then_named(tmp_path, monkeypatch, state, started, outcome):
    submitted = []

    def answer(*command):
        if command[0] == "sbatch":
            submitted.append(command)
            folder = next(c for c in command if c.startswith("--chdir=")).removeprefix("--chdir=")
            for key in "kj" if started else "":
                (Path(folder) / f"{key}.started").touch()
            return f"{len(submitted)}\n"
        if not state:
            raise slurm.CannotGrade("scontrol refuses: slurm_load_jobs error: Invalid job id specified")
        return "".join(f"JobId=1 ArrayTaskId={n} JobState={state} Reason=x\n" for n in range(2))

    monkeypatch.setattr(slurm, "_slurm", answer)
    monkeypatch.setattr(slurm, "LAG_S", 0)
    monkeypatch.setattr(slurm, "POLL_S", 0)
    grader = Grader(MASTER, Store(tmp_path))
    asked = SimpleNamespace(chunk=8, workers=None, partition="arc", sbatch=["--gres=gpu:1"])
    jobs = [Job(key, key, {SLOT.grade_id: "x"}) for key in "kj"]
    lost = slurm.run(grader, jobs, asked, lambda result: None)
    assert ["--array=0-0" in submitted[0], "--array=0-1" in submitted[1], len(submitted)] == [True, True, 2]
    assert all("--partition=arc" in c and "--gres=gpu:1" in c and "--requeue" in c for c in submitted)
    if outcome:
        assert lost == {} and grader.store.load("k")["exercises"][0]["outcome"] == outcome
    else:
        assert set(lost) == {"k", "j"} and (state or "UNKNOWN") in lost["k"] and grader.store.load("k") is None


def test_array_indices():
    assert (
        slurm._indices("3") == [3] and slurm._indices("0-2,5") == [0, 1, 2, 5] and slurm._indices("4-6%2") == [4, 5, 6]
    )


# ---- messages of a hostile worker -----------------------------------------------------------------------------------


def npy(array) -> bytes:
    out = io.BytesIO()
    np.save(out, array, allow_pickle=True)
    return out.getvalue()


def huge_header() -> bytes:
    text = b"{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000000,), }".ljust(117) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text


@pytest.mark.parametrize(
    "payload",
    [
        b"[" * 200_000,
        b"[]",
        b"{}",
        b'{"arrays": "x"}',
        b'{"arrays": 1e9}',
        b"\xff",
        [b'{"arrays": 1}', npy(np.array([object()], dtype=object))],
        [b'{"arrays": 1}', huge_header()],
        [b'{"arrays": 1}', b"\x93NUMPY\x01\x00\xff\xff"],
        [b'{"arrays": 1}', npy(np.zeros(4))[:-1]],
    ],
)
def test_a_malformed_reply_is_a_wire_error(payload):
    frames = payload if isinstance(payload, list) else [payload]
    stream = io.BytesIO(b"".join(struct.pack("<Q", len(f)) + f for f in frames))
    with pytest.raises(wire.WireError):
        wire.receive(stream)


def test_arrays_cross_the_wire_unchanged():
    stream = io.BytesIO()
    sent = [np.arange(6, dtype=np.uint16), np.zeros(0, np.float32), np.array([1.5, np.nan])]
    wire.send(stream, {"a": 1}, sent)
    stream.seek(0)
    header, got = wire.receive(stream)
    assert header == {"a": 1, "arrays": 3}
    assert all(x.dtype == y.dtype and x.tobytes() == y.tobytes() for x, y in zip(sent, got, strict=True))


def test_wrong_use_is_one_sentence(tmp_path, capsys):
    from course import cli

    assert cli.main(["grade"]) == 2
    assert cli.main(["grade", str(tmp_path / "nowhere"), "--lesson", "2", "--out", str(tmp_path / "o")]) == 2
    assert cli.main(["grade", str(tmp_path), "--lesson", "99", "--out", str(tmp_path / "o")]) == 2
    (tmp_path / "empty").mkdir()
    assert cli.main(["grade", str(tmp_path / "empty"), "--lesson", "2", "--out", str(tmp_path / "o")]) == 2
    assert cli.main(["grade", str(tmp_path), "--lesson", "2", "--out", str(tmp_path / "o")]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 5 and all("Traceback" not in line for line in said)


def test_results_say_nothing_of_hidden_cases():
    """What a record may hold is named here: a new field must be looked at first."""
    from course.checker import Verdict
    from course.grading.inside import _record

    record = _record("g", Verdict("x", "refused", 123456789, message="hidden", printed="hidden"))
    assert set(record) == {"grade_id", "outcome", "cases", "right", "said", "device", "seconds"}
    assert "123456789" not in json.dumps(record)
    row = marks.row(
        submission.Submission("a", "x"), {"exercises": [record | {"grade_id": SLOT.grade_id}]}, MASTER, 0, None
    )
    shown = reports.page(MASTER, row, None) + json.dumps(reports.gradescope(MASTER, row, None))
    assert "hidden" not in shown.replace("Hidden", "").replace('stdout_visibility": "hidden', "")
