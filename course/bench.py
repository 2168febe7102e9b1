"""`course bench`: time reference kernels on this machine and keep a stamped record of each.

    course bench 02 03              lessons by number; all by default
    course bench 02 --versus 01     in turn with another stage, with the ratio and its interval
    course bench 02 --size M=2048   another size of the problem
    course bench --dry-run          print only, keep no record
    course bench --clock            measure kernels of known cost: is the timer right on this machine?
    course bench --track triton     every kernel of a track beside the library, on this machine's GPU (triton, musa)

A record is one JSON line under hardware_notes/measured/<device>/. Exit codes: 0 all timed, 1 a kernel failed or was too
noisy, 2 wrong use.
"""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import PackageNotFoundError, version

from course import lanes, lessonfile, records, timing
from course.arguments import at_least
from course.checker import check
from course.contracts import contract
from course.toolchains.base import KernelError
from course.worker.host import warm

PACKAGES = {"sycl": ("numba-dpex", "dpctl", "intel-opencl-rt"), "esimd": ("dpctl", "intel-opencl-rt"),
            "triton": ("triton", "torch"), "musa": (), "numpy": ("numpy",)}  # fmt: skip


def add_arguments(parser) -> None:
    parser.add_argument("lessons", nargs="*", metavar="NN", help="lesson numbers or names; all by default")
    parser.add_argument("--lane", help="another lane than the best one here")
    parser.add_argument("--versus", metavar="NN", help="time another stage in turn")
    parser.add_argument("--size", action="append", default=[], metavar="M=1024", help="a size of the problem")
    parser.add_argument("--batches", type=at_least(1), default=timing.BATCHES, help="at least so many batches")
    parser.add_argument("--dry-run", action="store_true", help="keep no record")
    parser.add_argument("--clock", action="store_true", help="measure kernels whose cost is calibrated otherwise")
    parser.add_argument("--track", choices=("triton", "musa"), help="a whole track beside the library, on a GPU")


def clock() -> int:
    from course import clock

    return clock.main()


def track(name: str) -> int:
    """A track's own bench, into this GPU's folder of records. Returns its exit code, 2 without a GPU."""
    if name == "musa":
        from course.musa import bench

        return bench.main([])
    try:
        import torch

        device = torch.cuda.get_device_name() if torch.cuda.is_available() else ""
    except (ImportError, RuntimeError):
        device = ""
    if not device:
        print(f"The {name} track is timed on a GPU, and none answers here: run `course doctor`.", file=sys.stderr)
        return 2
    folder = records.MEASURED / records.folder(device)
    folder.mkdir(parents=True, exist_ok=True)
    from course import bench_triton

    return bench_triton.main([str(folder), "--sweeps", "--commit", records.commit()])


def main(args) -> int:
    if args.clock:
        return clock()
    if args.track:
        return track(args.track)
    try:
        sizes = dict(parse_size(s) for s in args.size)
        names = [lessonfile.resolve(n) for n in args.lessons] or lessonfile.names()
        other = lessonfile.resolve(args.versus) if args.versus else None
        for exercise in [e for n in names for e in lessonfile.read(n).exercises]:
            lanes.pick(exercise.kind, args.lane)
        known_sizes(sizes, names)
    except (LookupError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    bad = 0
    for name in names:
        for exercise in [e for e in lessonfile.read(name).exercises if e.kind != "numpy"]:
            bad |= one(name, exercise, sizes, args, other)
    return bad


def parse_size(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"([A-Za-z_]+)=(\d+)", text)
    if not found:
        raise ValueError(f"--size {text}: write a name and a number, for example --size M=1024.")
    return found[1], int(found[2])


def known_sizes(sizes: dict, names: list[str]) -> None:
    """Raises ValueError where a lesson has no size of that name: it would be timed at its own sizes."""
    for name in names:
        for exercise in lessonfile.read(name).exercises:
            own = contract(exercise.contract).bench_case().sizes
            if unknown := sorted(set(sizes) - set(own)):
                raise ValueError(f"{name} has no size {', '.join(unknown)}: {exercise.name} has {', '.join(own)}.")


def one(name: str, exercise, sizes: dict, args, other: str | None) -> int:
    """Check and time one reference kernel, print, keep the record. Returns 1 on a failure."""
    lane, env = lanes.pick(exercise.kind, args.lane)
    worker, promised, text = warm(exercise.kind, lane, env), contract(exercise.contract), exercise.answer()
    verdict = check(text, promised, worker, exercise.name)
    if not verdict.passed:
        print(verdict)
        return 1
    try:
        if other:
            print(compare(exercise, text, worker, other, sizes, args.batches))
            return 0
        spent = timing.measure(text, promised, worker, exercise.name, sizes, args.batches)
    except (KernelError, ValueError) as error:
        print(f"{name}: {error}")
        return 1
    print(spent, flush=True)
    if spent.noisy:
        return 1
    if not args.dry_run:
        path = records.append(record(name, exercise, lane, spent, verdict.seed))
        print(f"  kept in {path.relative_to(records.ROOT)}")
    return 0


def compare(exercise, text, worker, other: str, sizes, batches) -> timing.Comparison:
    """This kernel and another stage's of the same kind, batches in turn."""
    found = [e for e in lessonfile.read(other).exercises if e.kind == exercise.kind]
    if not found:
        raise ValueError(f"{other} has no {exercise.kind} kernel to compare with.")
    benches = [
        timing.Bench(t, contract(e.contract), worker, e.name, sizes)
        for t, e in ((text, exercise), (found[-1].answer(), found[-1]))
    ]
    return timing.versus(*benches, batches=batches)


def record(name: str, exercise, lane: str, spent: timing.Timing, seed: int) -> dict:
    """The stamped record of one timing; seconds a call by `clock`: device events where there are any."""
    constants = re.findall(r"^([A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*) = ([\d, ]+)", exercise.answer(), re.M)
    parameters = {
        k: int(v) for names, values in constants for k, v in zip(names.split(", "), values.split(", "), strict=False)
    }
    return {
        "stage": name, "exercise": exercise.name, "contract": exercise.contract, "shape": spent.sizes,
        "parameters": parameters, "lane": lane, "device": spent.device, "driver": platform.platform(),
        "compiler": versions(exercise.kind), "commit": records.commit(), "date": records.today(),
        "verdict": spent.verdict, "median_s": spent.best_estimate, "quartiles_s": list(spent.quartiles),
        "call_s": spent.median, "clock": "host" if spent.kernel is None else "events", "batches": len(spent.batches),
        "calls": spent.calls, "seed": seed,
    }  # fmt: skip


def versions(kind: str) -> str:
    """Versions of the packages that compile this kind."""
    found = []
    for package in PACKAGES.get(kind, ()):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found) or "none"
