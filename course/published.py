"""The figures of the four articles, as printed, each with what is doubtful about it: hardware_notes/published.jsonl.

hardware_notes/ladder.json says which belong to which lesson, hardware_notes/contradictions.md what a caveat means.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby

from course.devices import NOTES
from course.figures import Figure, number, quantity

ARTICLES = {
    "000": "Hygon optimisation (Hygon 优化)",
    "001": "Tiling, epilogue and concurrency in GEMM on the MTT S4000, in retrospect "
    "(MTT S4000 GEMM 优化中的分块、尾处理与并发实战复盘)",
    "002": "Roofline and slow decode on a Hygon DCU gfx936 (the text has no title of its own)",
    "003": "Best practice for XPU operators: high-performance GEMM (XPU 算子开发最佳实践：GEMM 高性能优化指南)",
}
SYSTEMS = {"a770": "Intel Arc A770", "gfx936": "Hygon gfx936", "s4000": "Moore Threads S4000"}
CAVEAT = re.compile(r'^### <a id="\w+"></a>([AHM]\d\d) · (high|medium|low) · (.+)$', re.M)


@dataclass(frozen=True)
class Row:
    """One published figure.

    id: unique, system/table/name/metric. row: 1 to 444. line: of the article's text, 1-based.
    value: as printed, in `unit`; or (low, high); or None (planned, or not a number: see note).
    kind: what it is in the article: measured, counter, derived, claim, analytic, spec, config, validation, planned.
    shape: sizes in elements. caveats: ids of contradictions.md.
    """

    id: str
    row: int
    article: str
    system: str
    table: str
    section: str
    name: str
    metric: str
    unit: str
    kind: str
    value: float | tuple[float, float] | None = None
    line: int | None = None
    shape: dict = field(default_factory=dict)
    dtype: str = ""
    alpha: float | None = None
    beta: float | None = None
    config: dict = field(default_factory=dict)
    note: str = ""
    caveats: tuple[str, ...] = ()

    @property
    def bounds(self) -> tuple[float, float]:
        """(low, high) in `unit`; the same twice for a single value. ValueError where nothing was printed."""
        if self.value is None:
            raise ValueError(f"The article prints no number for {self.id}.")
        return self.value if isinstance(self.value, tuple) else (self.value, self.value)

    @property
    def milliseconds(self) -> tuple[float, float] | None:
        """(low, high) of one call in ms; a total is divided by its iterations. None if the row is no time."""
        scale = {"ms": 1.0, "us": 1e-3}.get(self.unit)
        if scale is None or not self.metric.startswith("time_"):
            return None
        calls = self.config["run_iters"] if self.metric == "time_total" else 1
        return tuple(bound * scale / calls for bound in self.bounds)

    @property
    def source(self) -> str:
        """`article 003, row 10`."""
        return f"article {self.article}, row {self.row}"

    def figure(self) -> Figure:
        """The row as a published Figure; totals as the time of one call, in ms."""
        total = self.metric == "time_total"
        low, high = (round(t, 9) for t in self.milliseconds) if total else self.bounds
        value, unit = low if low == high else (low, high), "ms" if total else self.unit
        return Figure(value, unit, "published", self.source, ", ".join(self.caveats))


@dataclass(frozen=True)
class Caveat:
    """An entry of `contradictions.md`: its id, severity (high, medium, low) and title."""

    id: str
    severity: str
    title: str

    def __str__(self) -> str:
        return f"{self.id}: {self.title}"


@cache
def load() -> tuple[Row, ...]:
    """All 444 rows, in the order of the file."""
    lines = (NOTES / "published.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(_row(json.loads(line)) for line in lines)


def rows(
    system: str | None = None, table: str | None = None, id: str | None = None, metric: str | None = None
) -> list[Row]:
    """Rows that match all that is given. `id`: a row's id, its beginning up to a `/`, or a row's name."""
    return [
        row
        for row in load()
        if system in (None, row.system)
        and table in (None, row.table)
        and metric in (None, row.metric)
        and (id is None or id == row.name or (row.id + "/").startswith(id + "/"))
    ]


def one(id: str) -> Row:
    """The row of exactly this id. Raises KeyError with one sentence."""
    for row in load():
        if row.id == id:
            return row
    raise KeyError(f"hardware_notes/published.jsonl has no figure {id!r}")


def stage(lesson: str) -> list[Row]:
    """The published figures that belong to `lesson` ("02_tiling"); [] where the articles print none."""
    return [row for prefix in entry(lesson)["rows"] for row in rows(id=prefix)]


def headline(lesson: str) -> Row | None:
    """The one figure that stands for `lesson` in the ladder, or None."""
    id = entry(lesson).get("headline")
    return one(id) if id else None


def entry(lesson: str) -> dict:
    """`lesson`'s entry of `ladder.json`. Raises KeyError with one sentence."""
    for found in ladder()["lessons"]:
        if found["lesson"] == lesson:
            return found
    raise KeyError(f"hardware_notes/ladder.json has no lesson {lesson!r}")


@cache
def ladder() -> dict:
    """`ladder.json`: `sessions` (reference figure of each) and `lessons`, in order."""
    return json.loads((NOTES / "ladder.json").read_text(encoding="utf-8"))


@cache
def all_caveats() -> dict[str, Caveat]:
    """Every entry of `contradictions.md`, by id."""
    found = CAVEAT.findall((NOTES / "contradictions.md").read_text(encoding="utf-8"))
    return {id: Caveat(id, severity, title) for id, severity, title in found}


def caveats(row: Row) -> list[Caveat]:
    """What does not add up about `row`, worst first."""
    order = ("high", "medium", "low")
    return sorted((all_caveats()[id] for id in row.caveats), key=lambda c: (order.index(c.severity), c.id))


def gain(before: Row, after: Row) -> tuple[float, float]:
    """(low, high) of how many times faster `after` is than `before`: two times, or two rates of the same unit."""
    if before.milliseconds and after.milliseconds:
        (fast, slow), (low, high) = after.milliseconds, before.milliseconds
        return low / slow, high / fast
    if before.unit != after.unit:
        raise ValueError(f"{before.id} is in {before.unit}, {after.id} in {after.unit}: no gain can be computed.")
    return after.bounds[0] / before.bounds[1], after.bounds[1] / before.bounds[0]


def share(row: Row, reference: Row) -> tuple[float, float]:
    """(low, high) of `row` as a fraction of `reference`: a library's time, a peak rate, or a bandwidth in GB/s.

    For a bandwidth, row.shape holds m and k of a bf16 GEMV; its bytes are the weights, 2 * m * k.
    """
    if reference.unit == "GB/s" and row.milliseconds:
        gigabytes = 2 * row.shape["m"] * row.shape["k"] / 1e9
        low, high = (gigabytes / (ms / 1e3) for ms in reversed(row.milliseconds))
        return low / reference.bounds[1], high / reference.bounds[0]
    return gain(reference, row)


def of_exercise(lesson: str, exercises: list) -> str:
    """The name of the exercise whose kernel the lesson's figure is of: the ladder's "exercise", else the last."""
    try:
        named = entry(lesson).get("exercise")
    except KeyError:
        named = None
    return named or exercises[-1].name


def markdown() -> str:
    """`hardware_notes/published.md`: every figure, by system and table, for reading."""
    parts = [_HEAD.format(count=len(load()), articles=_articles())]
    for system, name in SYSTEMS.items():
        parts.append(f"\n## {name}\n")
        tables: dict[tuple[str, str], list[Row]] = {}
        for row in rows(system=system):
            tables.setdefault((row.table, row.section), []).append(row)
        parts += [_table(table, section, group) for (table, section), group in tables.items()]
    return "".join(parts)


_HEAD = """# The published figures

All {count} figures of the four articles, as printed. `course ladder --write` writes this page from `published.jsonl`,
where each figure also has its parameters and its line in the article. A letter and two digits name an entry of
[what does not add up](contradictions.md).

{articles}

In brackets, what the figure is in the article: *measured*; *counter* (a profiler's); *derived* or *claim* (computed or
said by the author); *analytic*; *spec*; *config*; *validation*; *planned* (no result printed).
"""


def _articles() -> str:
    return "\n".join(f"- **{number}** {title}" for number, title in ARTICLES.items())


def _table(table: str, section: str, group: list[Row]) -> str:
    shapes = {_shape(row) for row in group}
    common = f", {shapes.pop()}" if len(shapes) == 1 and shapes != {""} else ""
    lines = [
        f"\n### {section} · {table}\n\nArticle {group[0].article}{common}.\n",
        "| Rows | Name | Figures | Caveats |",
        "|---|---|---|---|",
    ]
    for name, same in groupby(group, key=lambda r: r.name):
        same = list(same)
        first, last = same[0].row, same[-1].row
        ids = sorted({id for row in same for id in row.caveats})
        shape = "" if common or not _shape(same[0]) else f" ({_shape(same[0])})"
        span = str(first) if first == last else f"{first}–{last}"
        lines.append(f"| {span} | {name}{shape} | {'; '.join(map(_cell, same))} | {', '.join(map(link, ids))} |")
    return "\n".join(lines) + "\n"


def _cell(row: Row) -> str:
    shown = row.note or "-" if row.value is None else quantity(row.value, row.unit, digits=7)
    return f"{row.metric.replace('_', ' ')} {shown} ({row.kind})"


def _shape(row: Row) -> str:
    sizes = " x ".join(number(size) for size in row.shape.values())
    return f"{' x '.join(row.shape)} = {sizes}" if row.shape else ""


def link(caveat: str, folder: str = "") -> str:
    """Markdown link to a caveat's entry; `folder` leads from the page to hardware_notes."""
    return f"[{caveat}]({folder}contradictions.md#{caveat.lower()})"


def _row(raw: dict) -> Row:
    if "range" in raw:
        raw["value"] = tuple(raw.pop("range"))
    return Row(**{**raw, "caveats": tuple(raw.get("caveats", ()))})


def unmapped() -> Iterable[Row]:
    """Rows that no lesson shows."""
    shown = {row.id for lesson in ladder()["lessons"] for row in stage(lesson["lesson"])}
    return [row for row in load() if row.id not in shown]
