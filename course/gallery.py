"""The gallery: known wrong kernels that the checker must refuse with the right cause, and honest ones it must accept.

    course gallery --seeds 20 --honest 200 [--write]     the confusion table (--write: into README.md)
    course gallery --long 10000                          the reference kernels on random shapes: no false refusal
    course gallery ... --jobs 2 --keep FILE              two checks at a time; stopped, it goes on where it was

The files of tests/gallery/KIND/ are the registry: a header of comments, then at most 30 lines of kernel.
    # contract: a770_gemm                 a name of course.contracts, or Gemm(...) with its arguments
    # stage: naive                        the stage that shows it as a puzzle
    # cause: b_transposed, wrong_grid     what the checker must find; none in honest_*.py
"""

from __future__ import annotations

import functools
import json
import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from course import lanes, second_look
from course.arguments import at_least, refuse
from course.checker import Verdict
from course.contracts.base import Contract
from course.worker.host import warm

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "gallery"
RECORDS = ROOT / "hardware_notes" / "measured" / "checker"
HEADER = re.compile(r"^(?:#|//) (contract|stage|cause|limit_s): (.*)$")
LIMIT_S = 60.0


@dataclass(frozen=True)
class Specimen:
    """One kernel of the gallery. causes: acceptable names, () for an honest kernel."""

    kind: str
    name: str
    contract: str
    stage: str
    causes: tuple[str, ...]
    limit_s: float
    text: str = field(repr=False)

    @property
    def honest(self) -> bool:
        return not self.causes

    @property
    def title(self) -> str:
        return self.name.replace("_", " ")


def read(path: Path) -> Specimen:
    """A specimen from its file. Raises ValueError where the header lacks something."""
    lines = path.read_text().splitlines(True)
    head = {}
    while lines and (found := HEADER.match(lines[0].rstrip())):
        head[found[1]] = found[2]
        lines.pop(0)
    honest = path.stem.startswith("honest_")
    missing = [x for x in ("contract", "stage") + (() if honest else ("cause",)) if not head.get(x)]
    if missing:
        raise ValueError(f"{path.name}: the header has no {' and no '.join(missing)}.")
    causes = () if honest else tuple(x.strip() for x in head["cause"].split(","))
    return Specimen(
        path.parent.name,
        path.stem,
        head["contract"],
        head["stage"],
        causes,
        float(head.get("limit_s", LIMIT_S)),
        "".join(lines).lstrip("\n"),
    )


def _among(kind: str, wanted: str | None) -> bool:
    return wanted is None or kind in wanted.split(",")


def specimens(kind: str | None = None) -> list[Specimen]:
    """All specimens, or those of one kind or of several ("sycl,numpy")."""
    files = sorted(p for p in FOLDER.glob("*/*") if p.suffix in (".py", ".mu") and p.name != "__init__.py")
    return [read(p) for p in files if _among(p.parent.name, kind)]


@functools.cache
def contract_of(text: str) -> Contract:
    """A contract by its name in the registry, or as Gemm(...)."""
    from course.contracts import contract
    from course.contracts.gemm import Gemm

    if "(" not in text:
        return contract(text)
    return eval(text, {"__builtins__": {}, "Gemm": functools.partial(Gemm, "gallery")})  # noqa: S307 - our own files


def ask(s: Specimen, seed: int | None = None) -> Verdict:
    """What a reader is told of a specimen, in the best lane here. Raises LookupError where no lane runs its kind."""
    lane, env = lanes.pick(s.kind)
    worker = warm(s.kind, lane, env)
    return second_look.check(s.text, contract_of(s.contract), worker, s.name, seed, limit_s=s.limit_s)


def told(verdict: Verdict) -> str:
    """The verdict in one word: "passed", or the first cause."""
    if verdict.passed:
        return "passed"
    return verdict.causes[0].name if verdict.causes else "no cause"


# ---- puzzles -------------------------------------------------------------------------------------------------------


def _faults_of(lesson_name: str) -> list[Specimen]:
    """The faults of a lesson, e.g. "02_tiling": their stage is the lesson's, or the name of one of its kernel files."""
    from course import lessonfile

    exercises = lessonfile.read(lesson_name).exercises
    stages = {re.sub(r"^\d+_", "", lesson_name), *(Path(e.path).stem for e in exercises)}
    kinds = {e.kind for e in exercises}
    return [s for s in specimens() if s.kind in kinds and s.stage in stages and not s.honest]


def puzzles(lesson_name: str) -> list[tuple[str, Specimen]]:
    """(title, fault) of every puzzle of a lesson, always in the same order; a title gives nothing away."""
    found = _faults_of(lesson_name)
    random.Random(lesson_name).shuffle(found)
    return [(f"Puzzle {i} of {len(found)}", s) for i, s in enumerate(found, 1)]


def show(lesson) -> None:
    """Print the puzzles of a lesson, or in a notebook show them with a button that asks the checker."""
    found = puzzles(lesson.name)
    if not found:
        print("This lesson has no puzzles.")
        return
    try:
        from IPython import get_ipython

        notebook = get_ipython() is not None and hasattr(get_ipython(), "kernel")
    except ImportError:
        notebook = False
    if notebook:
        from IPython.display import display

        display(_panel(found))
        return
    for title, s in found:
        print(f"---- {title}\n{s.text}")


def _panel(found):
    """One tab a puzzle: the kernel, a button, and what the checker says."""
    import html

    import ipywidgets as w

    tabs = []
    for title, fault in found:
        code = w.HTML(f"<pre style='line-height:1.3'>{html.escape(fault.text)}</pre>")
        button, answer = w.Button(description="Ask the checker"), w.Output()

        def reveal(_, s=fault, where=answer, button=button):
            button.disabled = True
            with where:
                where.clear_output()
                print(ask(s))
            button.disabled = False

        button.on_click(reveal)
        tabs.append(w.VBox([w.Label(f"{title}: one line is wrong, or missing. Which?"), code, button, answer]))
    return w.Tab(tabs, titles=[str(i + 1) for i in range(len(tabs))])


# ---- the whole run -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reference:
    """A reference kernel of a lesson, as honest as they come."""

    kind: str
    name: str
    contract: str
    text: str = field(repr=False)


def references(kind: str | None = None) -> list[Reference]:
    """The answers of every lesson's exercises."""
    from course import lessonfile

    found = {}
    for lesson in lessonfile.names():
        for e in lessonfile.read(lesson).exercises:
            if _among(e.kind, kind):
                found[e.path] = Reference(e.kind, e.path, e.contract, e.answer())
    return list(found.values())


def accept(r: Reference, seed: int | None = None, level: str = "lesson", cases=None) -> Verdict:
    lane, env = lanes.pick(r.kind)
    worker = warm(r.kind, lane, env)
    return second_look.check(r.text, contract_of(r.contract), worker, r.name, seed, level, cases=cases)


def runs_here(kind: str) -> bool:
    try:
        lanes.pick(kind)
    except LookupError:
        return False
    return True


BEGIN, END = "<!-- gallery:begin -->", "<!-- gallery:end -->"


def write_readme(text: str, path: Path = ROOT / "README.md") -> None:
    """Put the table between its markers. Raises ValueError where README.md has none."""
    page = path.read_text()
    if BEGIN not in page or END not in page:
        raise ValueError(f"{path.name} has no {BEGIN} and {END}.")
    head, tail = page.split(BEGIN)[0], page.split(END)[1]
    path.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}")


def add_arguments(parser) -> None:
    parser.add_argument("--seeds", type=at_least(0), default=3, help="fresh seeds for every wrong kernel (3)")
    parser.add_argument("--honest", type=at_least(0), default=10, help="fresh seeds for every other kernel (10)")
    parser.add_argument("--kind", help="only these kinds, e.g. sycl,numpy")
    parser.add_argument("--jobs", type=at_least(1), default=1, help="processes that check at a time (1)")
    parser.add_argument(
        "--keep", type=Path, help="note finished checks in this file; a rerun of the commit goes on there"
    )
    parser.add_argument(
        "--of", type=Path, nargs="+", metavar="FILE", help="no checks: the table of what was kept in files"
    )
    parser.add_argument("--write", action="store_true", help="write the table into README.md")
    parser.add_argument(
        "--long", type=at_least(1), metavar="N", help="N random cases of the reference kernels, and nothing else"
    )


def _refuse(args) -> None:
    """Leave with a sentence before hours of work that would come to nothing."""
    kinds = sorted({s.kind for s in specimens()})
    if unknown := sorted(set((args.kind or "").split(",")) - {"", *kinds}):
        refuse(f"--kind {unknown[0]}: the gallery has {', '.join(kinds)}.")
    try:
        if args.keep:
            args.keep.open("a").close()
    except OSError as error:
        refuse(f"--keep {args.keep}: {error.strerror}.")


def main(args) -> int:
    """Exit code 1 where a wrong kernel was accepted or told another cause, or an honest one refused; 2: wrong use."""
    from course import records, sweep

    _refuse(args)
    if args.long:
        record = sweep.long_run(args.long, args.kind, jobs=args.jobs, keep=args.keep)
        path = RECORDS / f"{record['date']}_{record['cases']}_{args.kind or 'all'}.json"  # .jsonl is for times
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(record) + "\n")
        print(f"{record['cases']} cases, {record['refusals']} refused; recorded in {path.relative_to(ROOT)}")
        return 1 if record["refusals"] else 0
    if args.of:
        try:
            results, commits = sweep.gathered(args.of)
        except (OSError, ValueError) as error:
            refuse(f"--of: {error.strerror} {error.filename}" if isinstance(error, OSError) else str(error))
        command = "course gallery --kind KIND --seeds N --honest N --keep FILE, then --of FILE ... --write"
    else:
        commit = records.commit()
        results = sweep.sweep(args.kind, args.seeds, args.honest, jobs=args.jobs, keep=args.keep)
        commits = {r.kind: commit for r in results}
        kinds = f" --kind {args.kind}" if args.kind else ""
        command = f"course gallery{kinds} --seeds {args.seeds} --honest {args.honest}"
    print(f"\n{sweep.table(results)}\n\n{sweep.summary(results)}")
    if args.write:
        write_readme(sweep.page(results, command, commits))
    return 0 if all(r.right == r.total for r in results) else 1
