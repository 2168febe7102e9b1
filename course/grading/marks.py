"""From results to points. Maximum and points come from the trusted notebook; overrides come last and are shown."""

from __future__ import annotations

import csv
import json
import math
from dataclasses import dataclass, field
from pathlib import Path

from course.grading.master import Master, Slot
from course.grading.submission import Submission

NOT_ISOLATED = "NOT ISOLATED: student code ran with the grader's rights (--trust-students)"


class BadPolicy(Exception):
    """A policy or overrides file that cannot be used, in one sentence."""


@dataclass
class Mark:
    """One exercise of one student. points: None while there is none to give (grader error)."""

    slot: Slot
    outcome: str
    points: float | None
    record: dict
    speed: float = 0.0
    notes: list[str] = field(default_factory=list)


@dataclass
class Row:
    """One student."""

    student: str
    submission: Submission
    marks: list[Mark]
    notes: list[str]
    isolated: bool = True

    @property
    def points(self) -> float | None:
        found = [m.points for m in self.marks]
        return None if None in found else round(sum(found) + sum(m.speed for m in self.marks), 2)

    @property
    def attempted(self) -> bool:
        return any(m.outcome not in ("not attempted", "not run") for m in self.marks)


def row(found: Submission, result: dict | None, master: Master, partial: bool, speed: dict | None) -> Row:
    """One student's marks. result: None where nothing could be read or nothing has been graded yet."""
    records = {e["grade_id"]: e for e in (result or {}).get("exercises", [])}
    marks = []
    for slot in master.slots:
        record = records.get(slot.grade_id)
        if record is None:
            record = (
                {"outcome": "not run", "why": found.problem}
                if found.problem
                else {"outcome": "grader error", "why": found.missing}
            )
        marks.append(mark(slot, record, partial, speed))
    notes = [*([found.problem] if found.problem else []), *found.notes]
    isolated = (result or {}).get("isolated", True)
    if not isolated:
        notes.append(NOT_ISOLATED)
    return Row(found.student, found, marks, notes, isolated)


def mark(slot: Slot, record: dict, partial: bool = False, speed: dict | None = None) -> Mark:
    """Points of one exercise. partial: a wrong kernel gets its share of right hidden cases, rounded down."""
    outcome = record["outcome"]
    points = slot.points if outcome == "passed" else None if outcome == "grader error" else 0.0
    found = Mark(slot, outcome, points, record)
    right, cases = record.get("right", 0), record.get("cases", 0)
    if partial and outcome == "failed" and cases and 0 < right < cases:
        found.points = math.floor(100 * slot.points * right / cases) / 100
        found.notes.append(f"partial credit: {right} of {cases} hidden cases")
    if speed and outcome == "passed":
        found.speed, note = speed_points(slot.name, record.get("speed") or {}, speed)
        found.notes += [note] if note else []
    return found


def speed_points(name: str, measured: dict, policy: dict) -> tuple[float, str]:
    """(points, what to say): the best threshold reached within the margin, on the policy's device only."""
    steps = policy["exercises"].get(name, [])
    if not steps:
        return 0.0, ""
    seconds = measured.get("median_s")
    if measured.get("error") or not isinstance(seconds, float) or not math.isfinite(seconds):
        return 0.0, f"no time: {measured.get('error', 'none was measured')}"
    if policy["device"].lower() not in measured.get("device", "").lower():
        return 0.0, f"no speed points: timed on {measured.get('device')}, the thresholds are for {policy['device']}"
    if measured.get("noisy"):
        return 0.0, f"no speed points yet: {seconds:.3g} s is too noisy, time it again"
    reached = [s for s in steps if seconds <= s["at_most_s"] * (1 + policy["margin"])]
    best = max(reached, key=lambda s: s["points"], default={"points": 0.0})
    return float(best["points"]), f"{seconds:.3g} s (measured on {measured['device']}): {best['points']:g} speed points"


def read_speed(path: Path, master: Master) -> dict:
    """{"device", "margin", "sizes", "exercises": {name: [{"at_most_s", "points"}]}} of a file. Raises BadPolicy."""
    try:
        policy = json.loads(path.read_text(encoding="utf-8-sig"))
        steps = policy["exercises"]
        names = {s.name for s in master.slots}
        if unknown := set(steps) - names:
            raise BadPolicy(f"{path}: {min(unknown)} is no exercise; there is {', '.join(sorted(names))}.")
        good = all(_positive(s["at_most_s"]) and _positive(s["points"]) for rows in steps.values() for s in rows)
        if not good or not isinstance(policy["device"], str) or not policy["device"]:
            raise BadPolicy(f"{path}: thresholds and points must be positive numbers, and the device must be named.")
        return {"margin": 0.05, "sizes": None, **policy}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadPolicy(f"{path} is no speed policy ({type(error).__name__}: {error}): see docs/grading.md.") from None


def _positive(value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value) and value > 0


def read_overrides(path: Path) -> list[dict]:
    """Rows of student, exercise, points, reason. Raises BadPolicy."""
    try:
        with open(path, newline="", encoding="utf-8-sig") as file:
            rows = list(csv.DictReader(file))
    except UnicodeDecodeError:
        raise BadPolicy(f"{path} is not UTF-8: save it as “CSV UTF-8”.") from None
    except (OSError, csv.Error) as error:
        raise BadPolicy(f"{path} cannot be read: {error}.") from None
    for number, entry in enumerate(rows, 2):
        if not all(entry.get(k) for k in ("student", "exercise", "points", "reason")):
            raise BadPolicy(f"{path}, line {number}: student, exercise, points and reason must all be there.")
        try:
            entry["points"] = float(entry["points"])
        except ValueError:
            raise BadPolicy(f"{path}, line {number}: {entry['points']!r} is not a number of points.") from None
        if not math.isfinite(entry["points"]) or entry["points"] < 0:
            raise BadPolicy(f"{path}, line {number}: points are a number from 0 up.")
    return rows


def apply(overrides: list[dict], rows: list[Row]) -> list[str]:
    """Set marks by hand, last. Returns a sentence for each that fits nobody."""
    lost = []
    for entry in overrides:
        hits = [
            m
            for r in rows
            if r.student == entry["student"]
            for m in r.marks
            if entry["exercise"] in (m.slot.grade_id, m.slot.name)
        ]
        for m in hits:
            was = "none" if m.points is None else f"{m.points:g}"
            m.points, m.speed = entry["points"], 0.0
            m.notes.append(f"set by hand to {entry['points']:g} (was {was}): {entry['reason']}")
        if not hits:
            lost.append(f"override for {entry['student']}, {entry['exercise']}: there is no such student or exercise")
    return lost
