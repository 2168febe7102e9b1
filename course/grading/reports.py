"""What comes out: marks.csv, JUnit XML; JSON, Gradescope JSON and HTML a student. No times in them, stable order."""

from __future__ import annotations

import csv
import hashlib
import html
import io
import json
import re
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from course.grading.marks import NOT_ISOLATED, Mark, Row
from course.grading.master import Master
from course.grading.results import put

TEXTS = {
    "passed": "Passed: every hidden case is right.",
    "failed": "Not right.",
    "not attempted": "Not attempted: the cell is the starter's, or missing.",
    "timeout": "Time is up: a loop without an end, or a barrier that not every work-item reaches?",
    "crashed": "Crashed.",
    "out of memory": "Out of memory.",
    "output limit": "Too much output.",
    "not run": "Not run.",
    "grader error": "The grader failed, not you: there is no mark yet.",
}


def write(out: Path, master: Master, rows: list[Row], speed: dict | None = None) -> None:
    """Every report into the folder OUT."""
    put(out / "marks.csv", "\ufeff" + marks_csv(master, rows, speed))  # the mark by which Excel knows UTF-8
    put(out / "junit.xml", junit(master, rows))
    names = _file_names(rows)
    for row in rows:
        name = names[row.student]
        put(out / "students" / f"{name}.json", json.dumps(student(master, row, speed), indent=1, sort_keys=True) + "\n")
        if row.points is not None:  # a file without a mark would be taken for a zero
            put(out / "gradescope" / f"{name}.json", json.dumps(gradescope(master, row, speed), indent=1) + "\n")
        put(out / "feedback" / f"{name}.html", page(master, row, speed))
    known = {f"{n}{ext}" for n in names.values() for ext in (".json", ".html")}
    marked = {f"{names[r.student]}.json" for r in rows if r.points is not None}
    for folder in ("students", "gradescope", "feedback"):
        for stale in (out / folder).glob("*"):
            if stale.name not in (marked if folder == "gradescope" else known):
                stale.unlink()


def _file_names(rows: list[Row]) -> dict[str, str]:
    """A safe file name a student, none twice."""
    names = {}
    for row in rows:
        safe = re.sub(r"[^\w.-]", "_", row.student)[:80].strip(".") or "student"
        if safe != row.student:
            safe += "-" + hashlib.sha256(row.student.encode("utf-8", "surrogateescape")).hexdigest()[:6]
        names[row.student] = safe
    return names


def plain(text: str) -> str:
    """Text that a spreadsheet takes as text: no formula, no control characters."""
    text = re.sub(r"[\x00-\x1f\x7f]+", " ", text.encode("utf-8", "replace").decode())
    return "'" + text if text.lstrip()[:1] in ("=", "+", "-", "@") else text


def maximum(master: Master, speed: dict | None) -> float:
    """Points of the trusted notebook, and the most that the speed policy gives."""
    extra = sum(max((s["points"] for s in steps), default=0) for steps in (speed or {}).get("exercises", {}).values())
    return round(master.points + extra, 2)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def marks_csv(master: Master, rows: list[Row], speed: dict | None) -> str:
    out = io.StringIO()
    table = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n")
    head = ["student", "lesson", "points", "maximum"]
    for slot in master.slots:
        head += [f"{slot.name}: points", f"{slot.name}: outcome", *([f"{slot.name}: speed points"] if speed else [])]
    table.writerow([*head, "notes", "submission", "notebook"])
    for row in rows:
        looks = [f"worth a look: {x}" for x in row.submission.looks]
        line = [plain(row.student), master.lesson, _number(row.points), _number(maximum(master, speed))]
        for m in row.marks:
            line += [_number(m.points), m.outcome, *([_number(m.speed)] if speed else [])]
        notes = "; ".join([*row.notes, *looks, *(f"{m.slot.name}: {n}" for m in row.marks for n in m.notes)])
        table.writerow([*line, plain(notes), row.submission.sha256[:16], master.hash])
    return out.getvalue()


def student(master: Master, row: Row, speed: dict | None) -> dict:
    """Everything about one student, for the teacher's own programs."""
    return {
        "student": row.student,
        "lesson": master.lesson,
        "points": row.points,
        "maximum": maximum(master, speed),
        "isolated": row.isolated,
        "notes": row.notes,
        "looks": row.submission.looks,
        "file": row.submission.path,
        "submission": row.submission.sha256,
        "notebook": master.hash,
        "exercises": [_exercise(m) for m in row.marks],
    }


def _exercise(m: Mark) -> dict:
    record = {k: v for k, v in m.record.items() if k not in ("seconds", "longest_s", "log", "outcome", "map")}
    return {
        **record,
        "grade_id": m.slot.grade_id,
        "name": m.slot.name,
        "outcome": m.outcome,
        "points": m.points,
        "maximum": m.slot.points,
        "speed_points": m.speed,
        "notes": m.notes,
    }


def said(m: Mark) -> str:
    """What a student reads about an exercise: nothing of the hidden cases but how many were right."""
    lines = [TEXTS.get(m.outcome, m.outcome)]
    if m.outcome == "failed" and m.record.get("right") is not None and m.record.get("cases"):
        lines.append(f"Hidden cases right: {m.record['right']} of {m.record['cases']}.")
    if m.record.get("feedback"):
        lines.append(m.record["feedback"])
    if m.outcome == "not run" and m.record.get("why"):
        lines[0] = f"Not run: {m.record['why']}."
    return "\n".join([*lines, *m.notes])


def gradescope(master: Master, row: Row, speed: dict | None) -> dict:
    """Gradescope's results.json (gradescope-autograders.readthedocs.io, "Specifications") of a row with a mark."""
    tests = []
    for m in row.marks:
        tests.append(
            {
                "name": m.slot.name,
                "number": m.slot.grade_id,
                "score": m.points + m.speed,
                "max_score": m.slot.points,
                "status": "passed" if m.outcome == "passed" else "failed",
                "output": said(m),
                "output_format": "text",
                "visibility": "visible",
                "extra_data": {"outcome": m.outcome},
            }
        )
    return {
        "score": row.points,
        "output": "\n".join(row.notes),
        "output_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "extra_data": {"lesson": master.lesson},
        "tests": tests,
    }


def junit(master: Master, rows: list[Row]) -> str:
    """A test case for each student and exercise; a grader error is an error, not a failure."""
    cases, failures, errors, skipped = [], 0, 0, 0
    for row in rows:
        for m in row.marks:
            body = ""
            if m.outcome == "grader error":
                body, errors = f"<error message={_attribute(m.record.get('why', ''))}/>", errors + 1
            elif m.outcome == "not attempted":
                body, skipped = '<skipped message="not attempted"/>', skipped + 1
            elif m.outcome != "passed":
                told = escape(_xml(said(m)))
                body, failures = f"<failure message={_attribute(m.outcome)}>{told}</failure>", failures + 1
            named = f"classname={_attribute(row.student)} name={_attribute(m.slot.name)}"
            cases.append(f"  <testcase {named}>{body}</testcase>")
    head = f'tests="{len(cases)}" failures="{failures}" errors="{errors}" skipped="{skipped}"'
    trusted = [] if all(r.isolated for r in rows) else [f"  <system-out>{NOT_ISOLATED}</system-out>"]
    suite = [f"<testsuite name={_attribute(master.lesson)} {head}>", *cases, *trusted, "</testsuite>"]
    return "\n".join(['<?xml version="1.0" encoding="utf-8"?>', *suite, ""])


def _xml(text: str) -> str:
    """Without what XML 1.0 cannot hold."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)


def _attribute(text: str) -> str:
    return quoteattr(_xml(text))


STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
    "pre{background:#f4f4f4;padding:.8em;overflow:auto;white-space:pre-wrap}"
    "svg{max-width:24em;border:1px solid #999;background:#e8f0e8}"
    ".warn{background:#ffe9c7;padding:.5em}"
)


def page(master: Master, row: Row, speed: dict | None) -> str:
    """The student's page: marks, diagnosis, error map, hints."""
    hints = _hints(master)
    e = lambda text: html.escape(_xml(str(text)))  # noqa: E731
    total = "no mark yet" if row.points is None else f"{row.points:g} of {maximum(master, speed):g} points"
    parts = [f"<h1>{e(master.title)}</h1>", f"<p><b>{e(row.student)}</b>: {total}</p>"]
    notes = [note for note in row.notes if note != row.submission.problem]  # each exercise says it
    parts += [f'<p class="{"warn" if not row.isolated else "note"}">{e(note)}</p>' for note in notes]
    for m in row.marks:
        points = "no mark yet" if m.points is None else f"{m.points:g} of {m.slot.points:g}"
        parts += [f"<h2>{e(m.slot.name)}: {points}</h2>", f"<pre>{e(said(m))}</pre>"]
        if m.record.get("map"):
            parts += [
                "<p>The output of the first wrong public case; red: where it is wrong.</p>",
                _picture(m.record["map"]),
            ]
        if m.outcome not in ("passed", "grader error", "not run") and hints:
            folded = "".join(f"<details><summary>Hint {i}</summary>{e(h)}</details>" for i, h in enumerate(hints, 1))
            parts.append(folded)
    title = e(f"{row.student}, {master.lesson}")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return "\n".join([head, *parts, "</html>", ""])


def _picture(rows: list[str]) -> str:
    """The error map: a red bar for each run of "#" in a row."""
    runs = [(y, found) for y, row in enumerate(rows) for found in re.finditer("#+", row)]
    bars = [f'<rect x="{r.start()}" y="{y}" width="{len(r[0])}" height="1"/>' for y, r in runs]
    wide = max(map(len, rows))
    size = f'viewBox="0 0 {wide} {len(rows)}" width="{8 * wide}" height="{8 * len(rows)}"'
    return f'<svg role="img" aria-label="error map" fill="#c22" {size}>{"".join(bars)}</svg>'


def _hints(master: Master) -> list[str]:
    from course import lessonfile
    from course.lesson import _hints as hints

    return hints(lessonfile.read(master.lesson))
