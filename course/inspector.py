"""What the target's compiler makes of a kernel, beside the stage before. Counted here, or recorded where it cannot be.

    course inspect NN [--listing] [--record]

`--record` keeps the counts of every reference kernel in hardware_notes/counted/: a machine without the target's
compiler shows those, marked as recorded.
"""

from __future__ import annotations

import datetime
import importlib
import json
import sys
from pathlib import Path

from course import lanes, lessonfile, state
from course.contracts import contract
from course.lessonfile import Exercise
from course.lines import wrapped
from course.toolchains.base import TOOLCHAINS, KernelError
from course.worker import wire
from course.worker.host import Worker, warm

RECORDED = Path(__file__).resolve().parents[1] / "hardware_notes" / "counted"


def inspect(exercise: Exercise, text: str, worker: Worker) -> dict:
    """The toolchain's Inspection of one kernel at the contract's benchmark size, as a dict.

    Raises KernelError; its stage is "missing" when the target's compiler is not installed."""
    if exercise.kind == "musa":  # compiled without sizes; a problem of its benchmark's size takes gigabytes
        request = {"text": text, "arguments": [], "scalars": {}}
        return worker.call("inspect", request, limit_s=180)[0]["inspection"]
    promised = contract(exercise.contract)
    case = promised.bench_case()
    if exercise.kind == "triton":  # its code knows a size only as a multiple of 16 or not: no need to fill gigabytes
        case = promised.bench_case({n: min(v, 1024) if v % 16 == 0 else v for n, v in case.sizes.items()})
    problem = promised.make(case)
    meta, buffers = wire.pack_arguments(problem.arguments)
    scalars = dict(problem.case.scalars)
    if exercise.kind == "sycl" and hasattr(promised, "multiple"):
        scalars["k_step"] = promised.multiple[2]  # the stride of the K loop: what its turns follow from
    request = {"text": text, "arguments": meta, "scalars": scalars}
    return worker.call("inspect", request, buffers, limit_s=180)[0]["inspection"]


def recorded(exercise: Exercise) -> dict | None:
    """The kept inspection of the reference kernel of an exercise, or None."""
    path = RECORDED / f"{exercise.kind}.json"
    if not path.exists():
        return None
    found = json.loads(path.read_text()).get(exercise.grade_id)
    return {**found, "kind": "recorded"} if found else None


def _found(exercise: Exercise, text: str, worker: Worker) -> dict:
    try:
        return inspect(exercise, text, worker)
    except KernelError as error:
        kept = recorded(exercise)
        if error.stage != "missing" or kept is None:
            raise
        return {**kept, "notes": [*kept.get("notes", []), f"{error} Shown: the reference kernel's counts."]}


def _shown(listing: str, kind: str, everything: bool) -> str:
    """A listing as `report` shows it: its main loop where the toolchain can find that."""
    find = getattr(importlib.import_module(TOOLCHAINS[kind]), "loop_of", None)
    if not listing:
        return "No listing is kept with recorded counts."
    return listing if everything or find is None else find(listing) + '\n(the main loop; the rest: listing="all")'


def report(lesson, exercise: Exercise, text: str, versus: str | None = None, listing: bool | str = False) -> str:
    """The table that lesson.inspect prints."""
    worker = lesson._worker(exercise.kind)
    mine = _found(exercise, text, worker)
    columns = [(lesson.name, mine)]
    before = earlier(versus or lesson.file.options.get("versus"), exercise.kind)
    if before:
        name = lessonfile.resolve(versus or lesson.file.options["versus"])
        columns.insert(0, (name, earlier_counts(before, worker)))
    columns = [(name, c) for name, c in columns if c]
    lines = table(columns)
    below = [f"{name}: {provenance(c)}" for name, c in columns]
    notes = list(mine.get("notes", []))
    if len({c["figures"].get("SIMD width") for _, c in columns}) > 1:
        notes.append("the SIMD widths differ and a wide instruction counts once: compare only executed a multiply-add")
    below += [f"note: {n}" for n in notes]
    lines.append(wrapped("\n".join(below)))
    if listing:
        lines += ["", _shown(mine.get("listing") or "", exercise.kind, listing == "all")]
    return "\n".join(lines)


def provenance(counts: dict) -> str:
    """How the counts came about, e.g. "counted: ocloc 22.43, for acm-g10"."""
    when = f", {counts['date']}" if counts.get("date") else ""
    return f"{counts.get('kind', 'counted')}: {counts['compiler']} ({counts['version']}) for {counts['target']}{when}"


def table(columns: list[tuple[str, dict]]) -> list[str]:
    """Figures of one or two kernels side by side, with the ratio where both are numbers."""
    names = list(dict.fromkeys(n for _, c in columns for n in c["figures"]))
    rows = [["", *(name for name, _ in columns)] + (["ratio"] if len(columns) == 2 else [])]
    for name in names:
        values = [c["figures"].get(name) for _, c in columns]
        row = [name, *(_number(v) for v in values)]
        if len(columns) == 2:
            a, b = values
            numbers = all(isinstance(v, int | float) and v for v in values)
            row.append(f"{b / a:.2f}" if numbers else "")
        rows.append(row)
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths, strict=True))).rstrip()
        for r in rows
    ]


def _number(value) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def earlier(name: str | None, kind: str) -> Exercise | None:
    """The last exercise of the lesson `name` that is of the same kind."""
    if not name:
        return None
    try:
        found = [e for e in lessonfile.read(name).exercises if e.kind == kind]
    except LookupError:
        return None
    return found[-1] if found else None


def earlier_counts(exercise: Exercise, worker: Worker) -> dict | None:
    """Counts of an earlier stage's reference kernel; the recorded ones where its text is not at hand."""
    try:
        return _found(exercise, exercise.answer(), worker)
    except (KernelError, OSError):
        return recorded(exercise)


# ---- the verb --------------------------------------------------------------------------------------------------------


def add_arguments(parser) -> None:
    parser.add_argument("lessons", nargs="*", metavar="NN", help="lesson numbers; all by default")
    parser.add_argument("--listing", action="store_true", help="print the machine code too")
    parser.add_argument("--record", action="store_true", help="keep the counts in hardware_notes/counted")


def main(args) -> int:
    try:
        names = [lessonfile.resolve(n) for n in args.lessons] or lessonfile.names()
    except LookupError as error:
        print(error, file=sys.stderr)
        return 2
    failed = 0
    for exercise in [e for n in names for e in lessonfile.read(n).exercises if e.kind != "numpy"]:
        try:
            lane, env = lanes.pick(exercise.kind)
            found = inspect(exercise, exercise.answer(), warm(exercise.kind, lane, env))
        except (KernelError, LookupError) as error:
            print(f"{exercise.grade_id}: {error}")
            failed = 1
            continue
        print("\n".join([exercise.grade_id, *table([(exercise.name, found)]), provenance(found), ""]))
        if args.listing:
            print(found["listing"])
        if args.record:
            record(exercise, found)
    return failed


def record(exercise: Exercise, found: dict) -> None:
    """Keep counts without their listing; the text's hash tells later whether they still belong to the kernel."""
    path = RECORDED / f"{exercise.kind}.json"
    path.parent.mkdir(exist_ok=True)
    kept = json.loads(path.read_text()) if path.exists() else {}
    entry = {k: found[k] for k in ("target", "compiler", "version", "figures", "notes")}
    entry |= {"date": datetime.date.today().isoformat(), "text": state.code_hash(exercise.answer())}
    path.write_text(json.dumps(kept | {exercise.grade_id: entry}, indent=1, sort_keys=True) + "\n")
