"""The gallery: known wrong kernels that the checker must refuse with the right cause, and honest ones it must accept.

    course gallery --seeds 20 --honest 200 [--write]     the confusion table (--write: into README.md)
    course gallery --long 10000                          the reference kernels on random shapes: no false refusal

The files of tests/gallery/KIND/ are the registry: a header of comments, then at most 30 lines of kernel.
    # contract: a770_gemm                 a name of course.contracts, or Gemm(...) with its arguments
    # stage: naive                        the stage that shows it as a puzzle
    # cause: b_transposed, wrong_grid     what the checker must find; none in honest_*.py
"""

from __future__ import annotations

import functools
import json
import platform
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from course import lanes, records
from course.checker import Verdict, check
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
    """The checker's verdict on a specimen, in the best lane here. Raises LookupError where no lane runs its kind."""
    lane, env = lanes.pick(s.kind)
    return check(s.text, contract_of(s.contract), warm(s.kind, lane, env), s.name, seed, limit_s=s.limit_s)


def told(verdict: Verdict) -> str:
    """The verdict in one word: "passed", or the first cause."""
    if verdict.passed:
        return "passed"
    return verdict.causes[0].name if verdict.causes else "no cause"


# ---- puzzles -------------------------------------------------------------------------------------------------------


def puzzles(lesson_name: str, kind: str | None = None) -> list[tuple[str, str, str]]:
    """(title, kernel text, cause) of the faults of a lesson's stage, e.g. "02_tiling"; a title gives nothing away."""
    stage = re.sub(r"^\d+_", "", lesson_name)
    found = [s for s in specimens(kind) if s.stage == stage and not s.honest]
    random.Random(lesson_name).shuffle(found)
    return [(f"Puzzle {i} of {len(found)}", s.text, s.causes[0]) for i, s in enumerate(found, 1)]


def show(lesson) -> None:
    """Print the puzzles of a lesson, or in a notebook show them with a button that asks the checker."""
    kinds = ",".join({e.kind: 1 for e in lesson.file.exercises}) or None
    found = puzzles(lesson.name, kinds)
    if not found:
        print("This stage has no puzzles.")
        return
    stage = re.sub(r"^\d+_", "", lesson.name)
    by_text = {s.text: s for s in specimens(kinds) if s.stage == stage}
    try:
        from IPython import get_ipython

        notebook = get_ipython() is not None and hasattr(get_ipython(), "kernel")
    except ImportError:
        notebook = False
    if notebook:
        from IPython.display import display

        display(_panel(found, by_text))
        return
    for title, text, _ in found:
        print(f"---- {title}\n{text}")


def _panel(found, by_text):
    """One tab a puzzle: the kernel, a button, and what the checker says."""
    import html

    import ipywidgets as w

    tabs = []
    for title, text, _ in found:
        code = w.HTML(f"<pre style='line-height:1.3'>{html.escape(text)}</pre>")
        button, answer = w.Button(description="Ask the checker"), w.Output()

        def reveal(_, s=by_text[text], where=answer, button=button):
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
    return check(r.text, contract_of(r.contract), warm(r.kind, lane, env), r.name, seed, level, cases=cases)


def runs_here(kind: str) -> bool:
    try:
        lanes.pick(kind)
    except LookupError:
        return False
    return True


@dataclass
class Result:
    """One kernel over many seeds. told: how often the checker said what."""

    kind: str
    name: str
    wanted: tuple[str, ...]
    told: Counter

    @property
    def right(self) -> int:
        return sum(n for what, n in self.told.items() if what in self.wanted)

    @property
    def total(self) -> int:
        return self.told.total()


def sweep(kind: str | None, seeds: int, honest: int, say=print) -> list[Result]:
    """Every fault on `seeds` seeds, every honest and reference kernel on `honest` seeds."""
    results = []
    for s in specimens(kind):
        if runs_here(s.kind):
            count = honest if s.honest else seeds
            told_ = Counter(told(ask(s)) for _ in range(count))
            results.append(_said(Result(s.kind, s.name, s.causes or ("passed",), told_), say))
    for r in references(kind):
        if runs_here(r.kind):
            told_ = Counter(told(accept(r)) for _ in range(honest))
            results.append(_said(Result(r.kind, r.name, ("passed",), told_), say))
    return results


def _said(result: Result, say) -> Result:
    mark = "" if result.right == result.total else f"   <- {dict(result.told)}, wanted {' or '.join(result.wanted)}"
    say(f"{result.kind:7} {result.name:40} {result.right}/{result.total}{mark}", flush=True)
    return result


def table(results: list[Result]) -> str:
    """The confusion table: a row for every cause that kernels must get, per kind summed."""
    rows: dict[str, list[Result]] = {}
    for r in results:
        rows.setdefault(r.wanted[0], []).append(r)
    lines = ["| Must be told | Kernels | Checks | Told so | Told otherwise |", "| --- | --- | --- | --- | --- |"]
    for wanted, group in sorted(rows.items(), key=lambda x: (x[0] == "passed", x[0])):
        others = Counter()
        for r in group:
            others.update({what: n for what, n in r.told.items() if what not in r.wanted})
        other = ", ".join(f"{what} {n}" for what, n in others.most_common()) or ""
        name = "nothing: it passes" if wanted == "passed" else wanted.replace("_", " ")
        kinds = ", ".join(f"{n} {k}" for k, n in sorted(Counter(r.kind for r in group).items()))
        checks = sum(r.total for r in group)
        lines.append(f"| {name} | {kinds} | {checks} | {sum(r.right for r in group)} | {other} |")
    faults = [r for r in results if r.wanted != ("passed",)]
    sound = [r for r in results if r.wanted == ("passed",)]
    passed = sum(r.told["passed"] for r in faults)
    lines += [
        "",
        f"{len(faults)} wrong kernels, {sum(r.total for r in faults)} checks: {passed} accepted, "
        f"{sum(r.total - r.right - r.told['passed'] for r in faults)} refused with another cause. "
        f"{len(sound)} honest kernels, {sum(r.total for r in sound)} checks: "
        f"{sum(r.total - r.right for r in sound)} refused.",
    ]
    return "\n".join(lines)


BEGIN, END = "<!-- gallery:begin -->", "<!-- gallery:end -->"


def write_readme(text: str, path: Path = ROOT / "README.md") -> None:
    """Put the table between its markers. Raises ValueError where README.md has none."""
    page = path.read_text()
    if BEGIN not in page or END not in page:
        raise ValueError(f"{path.name} has no {BEGIN} and {END}.")
    head, tail = page.split(BEGIN)[0], page.split(END)[1]
    path.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}")


def long_run(count: int, kind: str | None, say=print) -> dict:
    """`count` random (reference kernel, shape, seed) cases; a record of how many were refused."""
    kernels = [r for r in references(kind) if runs_here(r.kind)]
    began, cases, refusals, devices, texts = time.time(), 0, [], set(), Counter()
    while cases < count:
        r = kernels[len(texts.keys()) % len(kernels)] if len(texts) < len(kernels) else random.choice(kernels)
        verdict = accept(r, level="long")
        cases += verdict.cases
        devices.add(verdict.device)
        texts[r.name] += verdict.cases
        if not verdict.passed:
            refusals.append({"kernel": r.name, "seed": verdict.seed, "said": str(verdict)})
            say(str(verdict))
        if texts.total() // 1000 != (texts.total() - verdict.cases) // 1000:
            say(f"{cases} cases, {len(refusals)} refused, {time.time() - began:.0f} s", flush=True)
    return {
        "date": records.today(),
        "commit": records.commit(),
        "versions": versions(),
        "device": " and ".join(sorted(devices)),
        "cases": cases,
        "kernels": dict(sorted(texts.items())),
        "refusals": len(refusals),
        "refused": refusals,
        "seconds": round(time.time() - began),
    }


def versions() -> dict:
    """Versions of what the verdicts depend on."""
    from importlib.metadata import PackageNotFoundError, version

    found = {"python": platform.python_version()}
    for name in ("numpy", "numba-dpex", "intel-opencl-rt", "triton", "torch"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def add_arguments(parser) -> None:
    parser.add_argument("--seeds", type=int, default=3, help="fresh seeds for every wrong kernel (3)")
    parser.add_argument("--honest", type=int, default=10, help="fresh seeds for every honest and reference kernel (10)")
    parser.add_argument("--kind", help="only these kinds, e.g. sycl,numpy")
    parser.add_argument("--write", action="store_true", help="write the table into README.md")
    parser.add_argument(
        "--long", type=int, metavar="N", help="N random cases of the reference kernels, and nothing else"
    )


def main(args) -> int:
    """Exit code 1 where a wrong kernel was accepted or told another cause, or an honest one refused."""
    if args.long:
        record = long_run(args.long, args.kind)
        path = RECORDS / f"{record['date']}_{record['cases']}_{args.kind or 'all'}.json"  # .jsonl is for times
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(record) + "\n")
        print(f"{record['cases']} cases, {record['refusals']} refused; recorded in {path.relative_to(ROOT)}")
        return 1 if record["refusals"] else 0
    results = sweep(args.kind, args.seeds, args.honest)
    text = table(results)
    print("\n" + text)
    if args.write:
        write_readme(f"{text}\n\n`course gallery --seeds {args.seeds} --honest {args.honest}`, {records.today()}, "
                     f"commit {records.commit()}.")  # fmt: skip
    return 0 if all(r.right == r.total for r in results) else 1
