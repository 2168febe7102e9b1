"""`course ladder`: every stage with its published figure, gain, share of the library and best time measured since.

The table in README.md and the page hardware_notes/published.md are written from the same data (--write, --check).
Measured records are JSON lines below hardware_notes/measured/; the README there says what one holds.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from course import published
from course.devices import NOTES
from course.figures import number, quantity

ROOT = NOTES.parent
BEGIN, END = "<!-- ladder:begin -->", "<!-- ladder:end -->"
COLUMNS = ("Lesson", "Stage", "Published", "Gain", "Of reference", "Measured")
REQUIRED = ("stage", "device", "verdict", "median_s", "date", "commit")
VERIFIED = "passed"


class BadRecord(ValueError):
    """A measured record that cannot be read; the message says which line of which file."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--write", action="store_true", help="rewrite the table in README.md and hardware_notes/published.md"
    )
    group.add_argument("--check", action="store_true", help="exit with 1 if either no longer matches its data")


def main(args: argparse.Namespace) -> int:
    """0: done, or nothing drifted. 1: a page drifted from its data. 2: a file cannot be read; it says which."""
    try:
        if not (args.write or args.check):
            print(plain(table()))
            return 0
        stale = [path for path, text in pages() if not path.exists() or path.read_text(encoding="utf-8") != text]
        if args.write:
            for path, text in pages():
                path.write_text(text, encoding="utf-8")
    except (BadRecord, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    for path in stale:
        done = "Written" if args.write else "Out of date, run `course ladder --write`"
        print(f"{done}: {path.relative_to(ROOT)}")
    return int(bool(stale) and args.check)


def pages() -> list[tuple[Path, str]]:
    """(path, text as it should be) of every page written from the data."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise BadRecord(f"README.md must hold the lines {BEGIN} and {END} once each; the ladder goes between them.")
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    return [(readme, f"{head}{BEGIN}\n{table()}{END}{tail}"), (NOTES / "published.md", published.markdown())]


def table() -> str:
    """The ladder in Markdown, one table a card."""
    best = best_records(records())
    lessons = published.ladder()["lessons"]
    parts = []
    for system, name in published.SYSTEMS.items():
        body = [stage_cells(entry, best) for entry in lessons if entry["system"] == system]
        parts.append(f"**{name}**\n\n{aligned([COLUMNS, *body])}")
    return "\n".join(parts) + _NOTES


_NOTES = """
*Published*: from the articles, on the card; a letter and two digits lead to what is doubtful about it.
*Gain*: over the stage before, within one series of measurements.
*Of reference*: recomputed against the one run that the cell names, not the article's own percentage (A08).
*Measured*: the best verified record in `hardware_notes/measured/`. A lesson in brackets is not there yet.
† No library run is printed for these stages; the nearest one is used.
"""


def stage_cells(entry: dict, best: dict[tuple[str, str], dict]) -> list[str]:
    """The cells of one lesson, in the order of COLUMNS."""
    measured = "; ".join(_record(record) for (stage, _), record in sorted(best.items()) if stage == entry["lesson"])
    row = published.headline(entry["lesson"])
    if row is None:
        return [_lesson(entry["lesson"]), entry["label"], "no figure printed", "", "", measured]
    figure = row.figure()
    marks = " ".join(published.link(id, "hardware_notes/") for id in row.caveats)
    cell = f"{quantity(figure.value, figure.unit, 3)} {marks}".strip()
    return [_lesson(entry["lesson"]), entry["label"], cell, _gain(entry, row), _share(entry, row), measured]


def _lesson(lesson: str) -> str:
    title = lesson.replace("_", " ")
    there = (ROOT / "course" / "lessons" / f"{lesson}.py").exists()
    return f"[{title}](notebooks/{lesson}.ipynb)" if there else f"({title})"


def _gain(entry: dict, row: published.Row) -> str:
    if "before" not in entry:
        return (
            f"not comparable, {published.link(entry['why_no_gain'], 'hardware_notes/')}"
            if "why_no_gain" in entry
            else ""
        )
    over = f" over {entry['over']}" if "over" in entry else ""
    return f"{_span(published.gain(published.one(entry['before']), row))}×{over}"


def _share(entry: dict, row: published.Row) -> str:
    if "session" not in entry:
        return ""
    session = published.ladder()["sessions"][entry["session"]]
    low, high = published.share(row, published.one(session["reference"]))
    return f"{_span((100 * low, 100 * high))} % of {session['label']}"


def _span(bounds: tuple[float, float], digits: int = 3) -> str:
    low, high = (number(bound, digits) for bound in bounds)
    return low if low == high else f"{low}–{high}"


def records(folder: Path | None = None) -> list[dict]:
    """Every measured record below `folder`. Raises BadRecord, naming file and line, for one that is not complete."""
    folder = folder or NOTES / "measured"
    found = []
    for path in sorted(folder.rglob("*.jsonl")):
        for count, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                found.append(_parsed(line, f"{path.parent.name}/{path.name} line {count}"))
    return found


def _parsed(line: str, where: str) -> dict:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(f"The measured record {where} is not JSON: {error.msg}.") from None
    missing = [key for key in REQUIRED if not isinstance(record, dict) or key not in record]
    if missing:
        raise BadRecord(f"The measured record {where} lacks {', '.join(missing)}.")
    if not isinstance(record["median_s"], int | float) or not record["median_s"] > 0:
        raise BadRecord(
            f"The measured record {where} has the median {record['median_s']!r}: it must be seconds, above 0."
        )
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", str(record["date"])):
        raise BadRecord(f"The measured record {where} has the date {record['date']!r}: write it 2026-01-31.")
    return record


def best_records(found: list[dict]) -> dict[tuple[str, str], dict]:
    """The fastest verified record of each (stage, device). What failed its check, or was not checked, has no time."""
    best: dict[tuple[str, str], dict] = {}
    for record in found:
        key = (record["stage"], record["device"])
        if record["verdict"] == VERIFIED and (key not in best or record["median_s"] < best[key]["median_s"]):
            best[key] = record
    return best


def _record(record: dict) -> str:
    shape = record.get("shape")
    at = f" at {'x'.join(map(str, shape.values() if isinstance(shape, dict) else shape))}" if shape else ""
    seconds = record["median_s"]
    time = quantity(seconds * 1e3, "ms", 3) if seconds >= 1e-4 else quantity(seconds * 1e6, "us", 3)
    return f"{time}{at}, {record['device']}, {record['date']}, {record['commit'][:8]}"


def aligned(lines: list) -> str:
    """A Markdown table with its columns padded, so that it reads as well in a terminal."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    rule = ["-" * width for width in widths]
    padded = (
        [cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in [lines[0], rule, *lines[1:]]
    )
    return "".join(f"| {' | '.join(line)} |\n" for line in padded)


def plain(markdown: str) -> str:
    """Markdown for a terminal: links shortened to their text, bold markers gone, columns realigned."""
    out, block = [], []
    for line in re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown).replace("**", "").splitlines():
        if line.startswith("| "):
            block.append([cell.strip() for cell in line.strip("|").split(" | ")])
            continue
        if block:
            out.append(aligned([block[0], *block[2:]]).rstrip())
            block = []
        out.append(line)
    return "\n".join(out)
