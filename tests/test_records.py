"""Measured records: what may stand in the ladder and what may not."""

import json

import pytest

from course import ladder, records

GOOD = {
    "stage": "02_tiling", "exercise": "gemm_tiled", "contract": "a770_gemm_16",
    "shape": {"M": 1024, "N": 1536, "K": 512},
    "parameters": {"TILE": 16}, "lane": "gpu", "device": "Intel(R) Arc(TM) A770 Graphics",
    "driver": "x", "compiler": "y",
    "commit": "0123abc", "date": "2026-01-31", "verdict": "passed", "median_s": 1.5e-3, "quartiles_s": [1.4e-3, 1.6e-3],
    "batches": 9, "calls": 900, "seed": 1,
}  # fmt: skip


def test_a_good_record_stands():
    assert records.problems(GOOD) == []
    assert records.folder(GOOD["device"]) == "arc_a770"


@pytest.mark.parametrize(
    "change,told",
    [
        ({"verdict": "wrong"}, "wrong"),
        ({"median_s": 1e-6, "quartiles_s": [1e-6, 1e-6]}, "impossible"),
        ({"median_s": float("nan")}, "above 0"),
        ({"median_s": -1.0}, "above 0"),
        ({"median_s": "fast"}, "wrong type"),
        ({"quartiles_s": [2e-3, 3e-3]}, "quartiles"),
        ({"date": "yesterday"}, "date"),
        ({"commit": "main"}, "commit"),
        ({"contract": "none"}, "contract"),
        ({"shape": {"M": 1}}, "shape"),
    ],
)
def test_a_bad_record_is_refused_with_its_reason(change, told):
    assert any(told in p for p in records.problems(GOOD | change))


@pytest.mark.parametrize("key", list(GOOD))
def test_every_key_is_needed(key):
    assert key in records.problems({k: v for k, v in GOOD.items() if k != key})[0]


def test_a_record_of_the_bench_is_read_by_the_ladder(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "MEASURED", tmp_path)
    path = records.append(GOOD)
    assert path.parent.name == "arc_a770"
    assert ladder.records(tmp_path) == [GOOD]
    with pytest.raises(ValueError, match="impossible"):
        records.append(GOOD | {"median_s": 1e-7, "quartiles_s": [1e-7, 1e-7]})


def committed():
    return [
        (p, n, line)
        for p in sorted(records.MEASURED.rglob("bench*.jsonl"))
        for n, line in enumerate(p.read_text().splitlines(), 1)
        if line.strip()
    ]


def test_every_committed_record_may_stand():
    for path, number, line in committed():
        assert records.problems(json.loads(line)) == [], f"{path.name}:{number}"


def test_a_tree_without_git_names_the_commit_that_it_was_copied_from(monkeypatch, tmp_path):
    monkeypatch.setattr(records, "ROOT", tmp_path)
    assert records.commit() == "0000000"
    monkeypatch.setenv("COURSE_COMMIT", "1234567890ab")
    assert records.commit() == "1234567890ab"
