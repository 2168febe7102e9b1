"""lesson.compare(): published, predicted and measured side by side, for every stage of a ladder up to this one."""

from __future__ import annotations

from course import lessonfile, published, state
from course.figures import number
from course.timing import seconds


def table(lesson) -> str:
    """The table as text. Columns: stage, published time and its gain, your measurement here and its gain."""
    rows = [["stage", "published (A)", "gain", "measured here (B)", "gain"]]
    before_published = before_measured = None
    notes, devices = [], set()
    for name in ladder(lesson.name):
        row = published.headline(name)
        spent = last_time(name)
        cells = [name + (" <- this lesson" if name == lesson.name else ""), "-", "", "-", ""]
        if row is not None:
            cells[1] = _printed(row)
            if before_published is not None and row.milliseconds and before_published.milliseconds:
                cells[2] = f"{_middle(before_published) / _middle(row):.2f}x"
            before_published = row
            notes += [f"{name}: {c}" for c in row.caveats]
        if spent:
            cells[3] = seconds(spent["median_s"])
            devices.add(spent.get("device", "this machine"))
            if before_measured:
                cells[4] = f"{before_measured['median_s'] / spent['median_s']:.2f}x"
            before_measured = spent
        rows.append(cells)
    widths = [max(len(r[i]) for r in rows) for i in range(5)]
    lines = [
        "  ".join(c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths, strict=True))).rstrip()
        for r in rows
    ]
    lines += [f"(A) published: {_source(lesson)}"]
    lines += [f"(B) measured: {', '.join(sorted(devices)) or 'nothing yet, press Run in a panel'}"]
    if notes:
        lines.append("in doubt, see hardware_notes/contradictions.md: " + "; ".join(dict.fromkeys(notes)))
    lines += [f"you predicted {k} = {v} (predicted)" for k, v in lesson.predictions().items()]
    return "\n".join(lines)


def ladder(name: str) -> list[str]:
    """Lessons of the same card up to `name`."""
    card = lessonfile.read(name).options.get("card")
    return [
        n for n in lessonfile.names() if n <= name and n > "00_z" and lessonfile.read(n).options.get("card") == card
    ]


def last_time(name: str) -> dict | None:
    """The last timing of a lesson in the experiment log that has a number."""
    found = [
        e
        for e in state.entries("log.jsonl")
        if e.get("lesson") == name and e.get("what") == "time" and e.get("median_s") and e.get("verdict") == "passed"
    ]
    return found[-1] if found else None


def _printed(row) -> str:
    return f"{number(row.value)} {row.unit}"


def _middle(row) -> float:
    low, high = row.milliseconds
    return (low + high) / 2


def _source(lesson) -> str:
    row = published.headline(lesson.name)
    return row.source if row is not None else "no figure printed for this stage"
