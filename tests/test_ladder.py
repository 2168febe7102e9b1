"""`course ladder`: what it shows, what it refuses to show, and that the pages match their data."""

import argparse
import json

import pytest

from course import ladder
from course.published import ladder as stages

RECORD = {
    "stage": "02_tiling", "device": "Intel Arc A770", "verdict": "passed",
    "median_s": 0.0015, "date": "2026-01-31", "commit": "0123456789abcdef",
}  # fmt: skip


def run(*flags):
    parser = argparse.ArgumentParser()
    ladder.add_arguments(parser)
    return ladder.main(parser.parse_args(flags))


def write(folder, *records):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "runs.jsonl").write_text("".join(json.dumps(record) + "\n" for record in records))
    return folder.parent


def cells(lesson, best=None):
    (entry,) = [entry for entry in stages()["lessons"] if entry["lesson"] == lesson]
    return dict(zip(ladder.COLUMNS, ladder.stage_cells(entry, best or {}), strict=True))


def test_the_pages_match_their_data(capsys):
    assert run("--check") == 0, capsys.readouterr().out


def test_it_prints_every_lesson_without_markup(capsys):
    assert run() == 0
    text = capsys.readouterr().out
    assert "](" not in text and "**" not in text
    for entry in stages()["lessons"]:
        assert entry["lesson"].replace("_", " ") in text


def test_published_time_gain_and_share():
    tiling = cells("02_tiling")
    assert tiling["Published"].startswith("1.49 ms") and tiling["Gain"] == "1.31×"
    assert tiling["Of reference"] == "3.6 % of oneMKL 0.0537 ms"


def test_times_of_two_sessions_are_not_compared():
    assert cells("15_alpha_beta_any_shape")["Gain"].startswith("not comparable, [A03]")
    for entry in stages()["lessons"]:
        if entry["system"] == "a770" and "before" in entry:
            early = entry["session"] == "exploration"
            assert ("stage_ladder" not in entry["before"]) if early else ("esimd" not in entry["before"])


def test_only_lessons_that_exist_are_linked(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    (tmp_path / "course" / "lessons").mkdir(parents=True)
    assert cells("02_tiling")["Lesson"] == "(02 tiling)"
    (tmp_path / "course" / "lessons" / "02_tiling.py").touch()
    assert cells("02_tiling")["Lesson"] == "[02 tiling](notebooks/02_tiling.ipynb)"


def test_every_lesson_of_the_course_is_in_the_ladder():
    names = {entry["lesson"] for entry in stages()["lessons"]}
    for path in (ladder.ROOT / "course" / "lessons").glob("[0-9][0-9]_*.py"):
        assert path.stem in names


def test_best_verified_record_is_shown(tmp_path):
    root = write(
        tmp_path / "arc_a770", RECORD, {**RECORD, "median_s": 0.0014}, {**RECORD, "median_s": 0.0013, "verdict": "fail"}
    )
    best = ladder.best_records(ladder.records(root))
    assert cells("02_tiling", best)["Measured"] == "1.4 ms, Intel Arc A770, 2026-01-31, 01234567"
    assert cells("01_naive", best)["Measured"] == ""


def test_devices_are_kept_apart_and_the_shape_is_shown(tmp_path):
    other = {**RECORD, "device": "NVIDIA H200", "median_s": 5.7e-6, "shape": {"M": 1024, "N": 1536, "K": 512}}
    best = ladder.best_records(ladder.records(write(tmp_path / "mixed", RECORD, other)))
    text = cells("02_tiling", best)["Measured"]
    assert "1.5 ms, Intel Arc A770" in text and "5.7 us at 1024x1536x512, NVIDIA H200" in text


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("not json", "is not JSON"),
        ("[]", "lacks stage, device"),
        (json.dumps({k: v for k, v in RECORD.items() if k != "commit"}), "lacks commit"),
        (json.dumps({**RECORD, "median_s": 0}), "above 0"),
        (json.dumps({**RECORD, "median_s": "fast"}), "above 0"),
        (json.dumps({**RECORD, "date": "31.1.26"}), "2026-01-31"),
    ],
)
def test_a_bad_record_is_named(tmp_path, line, says):
    (tmp_path / "card").mkdir()
    (tmp_path / "card" / "runs.jsonl").write_text("\n" + line + "\n")
    with pytest.raises(ladder.BadRecord) as caught:
        ladder.records(tmp_path)
    assert "card/runs.jsonl line 2" in str(caught.value) and says in str(caught.value)


@pytest.fixture
def pages(tmp_path, monkeypatch):
    """A README of our own, with a stale table."""
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    real = ladder.NOTES
    monkeypatch.setattr(ladder, "NOTES", tmp_path)
    assert real != tmp_path
    return readme


def test_check_finds_drift_and_write_mends_it(pages, capsys):
    assert run("--check") == 1
    assert "README.md" in capsys.readouterr().out
    assert run("--write") == 0
    assert run("--check") == 0
    text = pages.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "\nold\n" not in text
    pages.write_text(text.replace("1.31×", "2×"))
    assert run("--check") == 1


def test_a_readme_without_markers_is_one_sentence(pages, capsys):
    pages.write_text("nothing")
    assert run("--write") == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert pages.read_text() == "nothing"
