"""Steps of article 001 beside what one NVIDIA GPU showed for the same texts: published and recorded, never mixed."""

from __future__ import annotations

import json

from course import published
from course.figures import Figure, number
from course.records import MEASURED

FILE = MEASURED / "nvidia_h200" / "musa.jsonl"
NOISE = 0.005  # article 001 gives no spread; smaller differences say nothing (M01)


def beside(*steps: tuple[str, str, str | None]) -> None:
    """Print a table. steps: (what to call it, exercise of the record, published name or None); the first is the base
    that the others are called better or worse than."""
    records = _latest()
    rows = [["step", "published (A)", "against the first", "recorded (B)", "against the first", "cuBLAS then", "share"]]
    base_a = base_b = None
    for label, exercise, name in steps:
        row = published.rows("s4000", id=name, metric="throughput")[0] if name else None
        record = records[exercise]
        speed = (record["tflops"],) * 2
        base_a, base_b = base_a or (row and row.bounds), base_b or speed
        told = f"{number(row.value)} {' '.join(row.caveats)}".strip() if row else "-"
        said = ("", "") if len(rows) == 1 else (against(base_a, row and row.bounds), against(base_b, speed))
        vendor = record["tflops"] / record["of_library"]
        share = f"{record['of_library']:.1%}"
        rows.append([label, told, said[0], f"{record['tflops']:.1f}", said[1], f"{vendor:.0f}", share])
    if len(steps) == 1:
        rows = [[label, told, *rest] for label, told, _, *rest in rows]
        rows = [[*row[:3], *row[4:]] for row in rows]
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
    for r in rows:
        cells = (c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths, strict=True)))
        print("  ".join(cells).rstrip())
    print("TFLOP/s, fp16, column-major, 8192 x 8192 x 16384")
    print("(A) published: article 001, on an S4000; M01 and so on: hardware_notes/contradictions.md")
    print(f"(B) recorded: {_source(record)}, through the name map: warps of 32 lanes, another GPU")
    print("cuBLAS then: fp32 accumulation, timed right before and after the step, in the same run")


def figure(exercise: str) -> Figure:
    """Milliseconds of a step at the size of the article, from the record."""
    record = _latest()[exercise]
    return Figure(record["median_s"] * 1e3, "ms", "recorded", _source(record))


def counted(exercise: str, what: str) -> str:
    """What nvcc made of a step for the record, e.g. what = "registers a lane"."""
    return f"{_latest()[exercise]['counted'][what]} {what}"


def _source(record: dict) -> str:
    return f"{record['device']}, {record['date']}, {record['compiler'].split(', ')[-1]}, commit {record['commit']}"


def _latest() -> dict[str, dict]:
    """The last record of every exercise."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {r["exercise"]: r for r in map(json.loads, lines)}


def against(base, now) -> str:
    """`better`, `worse`, or `no difference` inside the noise; "" where one of them is not known."""
    if now is None or base is None:
        return ""
    if now[0] > base[1] * (1 + NOISE):
        return "better"
    if now[1] < base[0] * (1 - NOISE):
        return "worse"
    return "no difference"
