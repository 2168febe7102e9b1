"""The gallery as a whole: every wrong kernel, every honest one and every lesson's answer, on many seeds.

Work is cut into parcels of a few checks. With several processes each has warm workers of its own; the verdicts do not
depend on how many there are. `keep` is a file of one JSON line a finished parcel: counts of one commit add up, so a run
that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import platform
import random
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from pathlib import Path

from course import gallery, records
from course.worker.host import stop_all

PARCEL = 20  # checks: some seconds to some minutes of work


@dataclass
class Parcel:
    """What came of `seeds` checks of a kernel: told, how often which word; otherwise, (word, seed, text) of misses."""

    kind: str
    name: str
    level: str
    seeds: int
    told: Counter = field(default_factory=Counter)
    otherwise: list = field(default_factory=list)
    device: str = ""
    cases: int = 0

    @classmethod
    def read(cls, row: dict) -> Parcel:
        return cls(**{**row, "told": Counter(row["told"])})


@dataclass
class Result:
    """One kernel over all its seeds. told: how often the checker said what."""

    kind: str
    name: str
    wanted: tuple[str, ...]
    told: Counter
    device: str = ""

    @property
    def right(self) -> int:
        return sum(n for what, n in self.told.items() if what in self.wanted)

    @property
    def total(self) -> int:
        return self.told.total()


def work(kernel, seeds: int, level: str = "lesson") -> Parcel:
    """Check a specimen or a reference on `seeds` fresh seeds."""
    done, wanted = Parcel(kernel.kind, kernel.name, level, seeds), _wanted(kernel)
    for _ in range(seeds):
        asked = isinstance(kernel, gallery.Specimen)
        verdict = gallery.ask(kernel) if asked else gallery.accept(kernel, level=level)
        word = gallery.told(verdict)
        done.told[word] += 1
        done.device, done.cases = verdict.device or done.device, done.cases + verdict.cases
        if word not in wanted:
            done.otherwise.append((word, verdict.seed, str(verdict)))
    return done


def _wanted(kernel) -> tuple[str, ...]:
    return getattr(kernel, "causes", ()) or ("passed",)


def _alone() -> None:
    """In a pool's process: end with the parent, however that ends, and take the workers along."""

    def follow():
        multiprocessing.parent_process().join()
        stop_all()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def run(calls: Iterable, jobs: int) -> Iterator[Parcel]:
    """Parcels as they are finished, from calls without arguments. Takes from `calls` no faster than it works."""
    calls = iter(calls)
    if jobs == 1:
        yield from (call() for call in calls)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _alone) as pool:
        flying = {pool.submit(call) for call in islice(calls, jobs)}
        while flying:
            done, flying = wait(flying, return_when=FIRST_COMPLETED)
            flying |= {pool.submit(call) for call in islice(calls, len(done))}
            yield from (future.result() for future in done)


# ---- what is kept ----------------------------------------------------------------------------------------------------


def kept(path: Path | None, commit: str, level: str) -> list[Parcel]:
    """The finished parcels of this commit and level in a file; a line cut off by a stop is left out."""
    found = []
    for line in path.read_text().splitlines() if path and path.exists() else []:
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if row.pop("commit") == commit and row["level"] == level:
            found.append(Parcel.read(row))
    return found


def keeping(parcels: Iterable[Parcel], path: Path | None, commit: str) -> Iterator[Parcel]:
    """The same parcels, each written down as it comes."""
    for parcel in parcels:
        if path:
            with path.open("a") as file:
                file.write("\n" * _torn(path) + json.dumps({**vars(parcel), "commit": commit}) + "\n")
        yield parcel


def _torn(path: Path) -> bool:
    """Whether a stop left the last line without its end."""
    return path.stat().st_size > 0 and not path.read_bytes().endswith(b"\n")


# ---- the confusion table ---------------------------------------------------------------------------------------------


def sweep(
    kind: str | None, seeds: int, honest: int, say=print, jobs: int = 1, keep: Path | None = None
) -> list[Result]:
    """Every fault on `seeds` seeds, every honest and reference kernel on `honest` seeds."""
    kernels = [k for k in [*gallery.specimens(kind), *gallery.references(kind)] if gallery.runs_here(k.kind)]
    results = {(k.kind, k.name): Result(k.kind, k.name, _wanted(k), Counter()) for k in kernels}
    commit, calls = records.commit(), []
    for done in kept(keep, commit, "lesson"):
        if (done.kind, done.name) in results:
            _add(results[done.kind, done.name], done)
    goals = {(k.kind, k.name): honest if _wanted(k) == ("passed",) else seeds for k in kernels}
    for k in kernels:
        key = k.kind, k.name
        left = goals[key] - results[key].total
        calls += [partial(work, k, min(PARCEL, left - at)) for at in range(0, left, PARCEL)]
        if left <= 0:
            _say(results[key], say)
    for done in keeping(run(calls, jobs), keep, commit):
        key = done.kind, done.name
        _add(results[key], done)
        for word, seed, _ in done.otherwise:
            say(f"  {done.kind} {done.name}: {word}, seed={seed}", flush=True)
        if results[key].total >= goals[key]:
            _say(results[key], say)
    return list(results.values())


def gathered(paths: list[Path]) -> tuple[list[Result], dict[str, str]]:
    """(results, commit of each kind) out of kept files: a kind's last commit there counts, and of that all its checks.

    Kernels of which the files have no check are left out. Raises ValueError in a sentence where there is nothing."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines() if line.endswith("}")]
    rows = [row for row in rows if row["level"] == "lesson"]
    commits = {row["kind"]: row.pop("commit") for row in [dict(row) for row in rows]}
    results = {(k.kind, k.name): Result(k.kind, k.name, _wanted(k), Counter())
               for k in [*gallery.specimens(), *gallery.references()]}  # fmt: skip
    for row in rows:
        if row.pop("commit") == commits[row["kind"]] and (row["kind"], row["name"]) in results:
            _add(results[row["kind"], row["name"]], Parcel.read(row))
    found = [r for r in results.values() if r.total]
    if not found:
        raise ValueError(f"No checks in {', '.join(map(str, paths))}: `course gallery --keep FILE` writes them.")
    return found, commits


def _add(result: Result, done: Parcel) -> None:
    result.told.update(done.told)
    result.device = done.device or result.device


def _say(r: Result, say) -> None:
    mark = "" if r.right == r.total else f"   <- {dict(r.told)}, wanted {' or '.join(r.wanted)}"
    say(f"{r.kind:7} {r.name:40} {r.right}/{r.total}{mark}", flush=True)


def summary(results: list[Result]) -> str:
    """How many of each sort, accepted and refused, in two sentences."""
    faults = [r for r in results if r.wanted != ("passed",)]
    sound = [r for r in results if r.wanted == ("passed",)]
    passed = sum(r.told["passed"] for r in faults)
    return (
        f"{len(faults)} wrong kernels, {sum(r.total for r in faults)} checks: {passed} accepted, "
        f"{sum(r.total - r.right - r.told['passed'] for r in faults)} refused with another cause. "
        f"{len(sound)} honest kernels, {sum(r.total for r in sound)} checks: "
        f"{sum(r.total - r.right for r in sound)} refused."
    )


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
    return "\n".join(lines)


def page(results: list[Result], command: str, commits: dict[str, str]) -> str:
    """What the README shows: the summary, what it ran on, the table folded. commits: by kind, of the run's start."""
    devices: dict[str, list[str]] = {}
    for r in results:
        if r.device and r.device not in devices.setdefault(r.kind, []):
            devices[r.kind].append(r.device)
    lanes = "; ".join(f"{kind}: {' and '.join(sorted(found))}" for kind, found in sorted(devices.items()))
    built = ", ".join(f"{name} {number}" for name, number in versions().items())
    kinds: dict[str, list[str]] = {}
    for kind in devices:
        kinds.setdefault(commits[kind], []).append(kind)
    commit = "; ".join(f"{', '.join(sorted(of))}: commit {name}" for name, of in kinds.items())
    stamp = f"`{command}`, {records.today()}. {commit}. {lanes}. {built}."
    return (
        f"{summary(results)}\n\n{stamp}\n\n"
        f"<details><summary>By cause: what each kernel must be told, and what it was told</summary>\n\n"
        f"{table(results)}\n\n</details>"
    )


# ---- false refusals --------------------------------------------------------------------------------------------------


def long_run(count: int, kind: str | None, say=print, jobs: int = 1, keep: Path | None = None) -> dict:
    """`count` or more random (reference kernel, shape, seed) cases, every kernel at least once; a record of them."""
    kernels = [r for r in gallery.references(kind) if gallery.runs_here(r.kind)]
    commit, began = records.commit(), time.time()
    before = kept(keep, commit, "long")
    missing = [k for k in kernels if k.name not in {done.name for done in before}]
    any_of_them = iter(lambda: random.choice(kernels), None)
    calls = (partial(work, k, 1, "long") for k in chain(missing, any_of_them))
    cases, refused, devices = Counter(), [], set()
    for done in chain(before, keeping(run(calls, jobs), keep, commit)):
        told_at = cases.total() // 1000
        cases[done.name] += done.cases
        devices.add(done.device)
        for _, seed, said in done.otherwise:
            refused.append({"kernel": done.name, "seed": seed, "said": said})
            say(said, flush=True)
        if cases.total() // 1000 != told_at:
            say(f"{cases.total()} cases, {len(refused)} refused, {time.time() - began:.0f} s", flush=True)
        if cases.total() >= count and all(k.name in cases for k in kernels):
            break
    return {
        "date": records.today(),
        "commit": commit,
        "versions": versions(),
        "device": " and ".join(sorted(devices - {""})),
        "cases": cases.total(),
        "kernels": dict(sorted(cases.items())),
        "refusals": len(refused),
        "refused": refused,
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
