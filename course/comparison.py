"""lesson.compare(): published, predicted and measured side by side, for every stage of a ladder up to this one."""

from __future__ import annotations

from course import lessonfile, published, state
from course.contracts import contract
from course.figures import number
from course.timing import seconds


def table(lesson) -> str:
    """The table as text. Columns: stage, published time and its gain, your measurement here and its gain."""
    rows = [["stage", "published (A)", "gain", "measured here (B)", "gain"]]
    before_published = before_measured = before_problem = None
    notes, devices = [], set()
    for name in ladder(lesson.name):
        if problem(name) != before_problem:  # a GEMV is not faster than a GEMM: no gain between two problems
            before_published, before_measured, before_problem = None, None, problem(name)
        row = published.headline(name)
        spent = last_time(name)
        cells = [name + (" <- this lesson" if name == lesson.name else ""), "-", "", "-", ""]
        if row is not None:
            cells[1] = _printed(row)
            cells[2] = _gain(before_published, row)
            before_published = row
            if row.caveats:
                notes.append(f"{name} {', '.join(row.caveats)}")
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
        lines.append("doubts, by their numbers in hardware_notes/contradictions.md: " + "; ".join(notes))
    lines += predicted(lesson)
    return "\n".join(lines)


def predicted(lesson) -> list[str]:
    """The reader's guesses beside the answers that the lesson's front matter holds."""
    answers = lesson.file.options.get("answers", {})
    return [f"{k}: you predicted {v}; {answers.get(k, 'see above')}" for k, v in lesson.predictions().items()]


def ladder(name: str) -> list[str]:
    """Lessons of the same card up to `name`."""
    card = lessonfile.read(name).options.get("card")
    return [
        n for n in lessonfile.names() if n <= name and n > "00_z" and lessonfile.read(n).options.get("card") == card
    ]


def problem(name: str) -> set[str]:
    """The names of the sizes of a lesson's last exercise: what tells a GEMM from a GEMV."""
    exercises = lessonfile.read(name).exercises
    return set(contract(exercises[-1].contract).bench_case().sizes) if exercises else set()


def last_time(name: str) -> dict | None:
    """The last timing of a lesson at the benchmark's sizes and with the constants that the text came with.

    Other sizes and changed constants are experiments: they stand in the log, but stages are not compared by them."""
    exercises = lessonfile.read(name).exercises
    stage = published.of_exercise(name, exercises) if exercises else ""
    came = {e.name: (contract(e.contract).bench_case().sizes, _constants(e)) for e in exercises if e.name == stage}
    found = [
        e
        for e in state.entries("log.jsonl")
        if e.get("lesson") == name
        and e.get("what") == "time"
        and e.get("median_s")
        and e.get("verdict") == "passed"
        and (e.get("sizes"), e.get("parameters")) == came.get(e.get("exercise"))
    ]
    return found[-1] if found else None


def _constants(exercise) -> dict:
    from course.widgets import constants

    return {c.name: c.value for c in constants.find(exercise.answer(), exercise.kind)}


def _printed(row) -> str:
    """A time for one call, whatever the article counts; other figures as printed."""
    if row.milliseconds:
        low, high = row.milliseconds
        return f"{number(low if low == high else (low, high))} ms"
    return f"{number(row.value)} {row.unit}"


def _gain(before, row) -> str:
    """How many times faster than the stage before: by two times, or by two rates, where higher is better."""
    if before is None:
        return ""
    if row.milliseconds and before.milliseconds:
        return f"{sum(before.milliseconds) / sum(row.milliseconds):.2f}x"
    if row.metric == before.metric == "throughput" and row.unit == before.unit:
        return f"{sum(row.bounds) / sum(before.bounds):.2f}x"
    return ""


def _source(lesson) -> str:
    row = published.headline(lesson.name)
    return row.source if row is not None else "no figure printed for this stage"
