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
import random
import re
from dataclasses import dataclass, field
from pathlib import Path

from course import lanes
from course.checker import Verdict, check
from course.contracts.base import Contract
from course.worker.host import warm

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "gallery"
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


def specimens(kind: str | None = None) -> list[Specimen]:
    """All specimens, or those of one kind."""
    files = sorted(p for p in FOLDER.glob("*/*") if p.suffix in (".py", ".mu") and p.name != "__init__.py")
    return [read(p) for p in files if kind in (None, p.parent.name)]


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
