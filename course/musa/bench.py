"""Time the MUSA stages on a GPU, beside the vendor's library in the same run.

    course bench --track musa
    python -m course.musa.bench [--lane nvidia] [--commit ID] [--out FILE] [--size 8192 8192 16384] [--only WORDS]

Lane nvidia: through the name map, beside cuBLAS. Lane s4000: with mcc, beside muBLAS; never run. Every stage is first
checked: its contract's cases through the float64 oracle, then every element of the timed product against float64 (on an
NVIDIA GPU through torch where that is installed, else on the host, which takes minutes). The library, fp32
accumulation, is timed again after every stage: a card that is held at its power limit slows both, so a ratio uses its
neighbours in time.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from course import published, records
from course.contracts import base
from course.contracts.gemm import allowed_error
from course.contracts.numbers import roundoff
from course.musa import build, inspector
from course.musa.contracts import CONTRACTS, JUDGED
from course.musa.recorded import against
from course.toolchains import musa
from course.toolchains.base import KernelError

BY_NAME = {c.name: c for c in CONTRACTS}
HMMA, HGMMA = "matrix instructions (HMMA)", "warp-group matrix instructions (HGMMA)"
ANY, BY_32, BY_256, BY_N256 = "s4000_gemm", "s4000_gemm_32", "s4000_gemm_256", "s4000_gemm_n256"
SEED = 20
BATCHES, BUDGET_S = 15, 3.0  # calls that are timed; fewer, but three at least, where they would take longer than this
LIBRARIES = {"nvidia": "cuBLAS", "s4000": "muBLAS"}
DRIVER = {"nvidia": ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
          "s4000": ["mthreads-gmi", "-q"]}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One row of the bench. before: the row that it is called better or worse than; printed: its published id."""

    stage: str
    contract: str
    before: str | None = None
    printed: str | None = None
    constants: dict = field(default_factory=dict)
    change: tuple[str, str] = ("", "")  # text of the file, what stands there instead
    note: dict = field(default_factory=dict)

    @property
    def text(self) -> str:
        body = (build.KERNELS / f"{self.stage}.mu").read_text()
        for name, value in self.constants.items():
            body, found = re.subn(rf"\b{name} = \d+", f"{name} = {value}", body)
            assert found, f"{self.stage}.mu has no constant {name}"
        assert self.change[0] in body, f"{self.stage}.mu has no {self.change[0]}"
        return body.replace(*self.change) if self.change[0] else body


def _steps() -> dict[str, Step]:
    buffered, bounds = "double_buffered", "__global__ void __launch_bounds__(THREADS, 2)"
    out = {"naive": Step("naive", ANY), "wmma_one_warp": Step("wmma_one_warp", BY_32, "naive", "wmma_first")}
    for n, before in ((64, "wmma_one_warp"), (128, "block_tiled N64"), (256, "block_tiled N128")):
        contract = BY_N256 if n == 256 else BY_256
        out[f"block_tiled N{n}"] = Step("block_tiled", contract, before, f"tile_n{n}", {"BN": n})
    out[buffered] = Step(buffered, BY_256, "block_tiled N128", "mainloop_wait_prior_unroll2")
    out[f"{buffered}, 16 B loader"] = Step(
        buffered, BY_256, buffered, "mainloop_16B_512_loader", change=("uint2", "uint4"), note={"loader": "16 B a lane"}
    )
    out[f"{buffered}, launch bounds"] = Step(
        buffered, BY_256, buffered, "mainloop_launch_bounds",
        change=("__global__ void", bounds), note={"launch_bounds": "two blocks"},
    )  # fmt: skip
    for parts in (1, 2, 4, 8):
        before = buffered if parts == 1 else f"split_epilogue {parts // 2}"
        printed = None if parts == 1 else f"epilogue_split{parts}"
        out[f"split_epilogue {parts}"] = Step("split_epilogue", BY_256, before, printed, {"PARTS": parts})
    out["fused_epilogue"] = Step("fused_epilogue", BY_256, "split_epilogue 2")
    out["dispatch"] = Step("dispatch", ANY, "fused_epilogue")
    return out


STEPS = _steps()


def checked(program, contract_name: str, seed: int = SEED) -> list[str]:
    """Cases of the contract that the program fails, as text."""
    contract, wrong = BY_NAME[contract_name], []
    cases = contract.suite(seed)
    if contract.multiple == (1, 1, 1):
        cases += BY_NAME[BY_256].suite(seed)  # the fast path too
    for case in cases:
        problem = contract.make(case)
        for shift in (0, 1):  # one element further: pointers aligned to 2 bytes only
            if shift and contract.multiple != (1, 1, 1):
                continue
            arguments = problem.fresh_arguments()
            if shift:
                arguments = [_shifted(a) for a in arguments]
            try:
                program.run(arguments, {})
            except KernelError as error:
                wrong.append(f"{case}: {error}")
                continue
            if not base.judge(_moved(problem) if shift else problem, arguments).passed:
                wrong.append(f"{case}{', misaligned' if shift else ''}")
    return wrong


def _shifted(a):
    buffer = np.concatenate([a.buffer[:1], a.buffer])
    return base.Argument(**{**vars(a), "buffer": buffer, "offset": a.offset + 1})


def _moved(problem):
    from dataclasses import replace

    return replace(problem, arguments=[_shifted(a) for a in problem.arguments])


class Rig:
    """A, B and C at the timed size, their float64 product, and the clock."""

    def __init__(self, m: int, n: int, k: int, seconds: float = 0.5):
        self.sizes, self.seconds, self.lift = (m, n, k), seconds, _float64()
        rng = np.random.default_rng()
        a, b = (rng.standard_normal(s, np.float32).astype(np.float16) for s in ((k, m), (n, k)))  # columns in rows
        c = np.full((n, m), np.nan, np.float16)
        roles = {"A": (a, "in"), "B": (b, "in"), "C": (c, "out")}
        self.arguments = [base.guarded(name, x.T, role, "f16", "col") for name, (x, role) in roles.items()]
        a, b = self.lift(a), self.lift(b)
        self.want, size = b @ a, abs(b) @ abs(a)
        self.allowed = allowed_error(k, size, "f16") + 2**-23 * size + roundoff("f16") * abs(self.want) + 2**-26

    def session(self, program):
        """A program with the inputs on its device, C unset."""
        self.arguments[2].view()[:] = np.nan
        return program.session([self.arguments], {})

    def error(self, session) -> float:
        """Largest error over allowed error of one call, every element; inf where C was not written."""
        session.launch(1)
        got = self.lift(np.ascontiguousarray(session.download()[0][2].view().T))
        worst = float((abs(got - self.want) / self.allowed).max())
        return worst if worst == worst else float("inf")

    def seconds_of(self, session) -> list[float]:
        """Seconds of single calls, sorted, after a warm-up by time."""
        began, once = time.perf_counter(), _once(session)
        while time.perf_counter() - began < self.seconds:
            once = _once(session)
        batches = max(3, min(BATCHES, int(BUDGET_S / once)))
        return sorted(_once(session) for _ in range(batches))


def _once(session) -> float:
    """Seconds of one call: by the device's events, or by the wall clock where it has none."""
    began = time.perf_counter()
    return session.launch(1) or time.perf_counter() - began


def _float64():
    """A function from fp16 arrays to float64 ones: on an NVIDIA GPU through torch where that is here, else NumPy's."""
    try:
        import torch
    except ImportError:
        torch = None
    if torch is None or not torch.cuda.is_available():
        return lambda x: x.astype(np.float64)
    return lambda x: torch.from_numpy(x).cuda().double()


def library_of(lane: str, rig: Rig):
    """A session of the vendor library's product, its result checked; None, after one line that says why, without it."""
    try:
        session = rig.session(musa.library(lane))
        if rig.error(session) <= 1:
            return session
        print(f"{LIBRARIES[lane]}'s product is wrong: it is not timed.")
    except KernelError as error:
        print(f"Without the library's line: {error}")
    return None


def main(argv=None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lane", choices=musa.LANES, help="by default the best GPU here")
    parser.add_argument("--commit", default=None)
    parser.add_argument("--out", help="file of records; by default musa.jsonl in the device's folder")
    parser.add_argument("--size", type=int, nargs=3, default=JUDGED, metavar=("M", "N", "K"))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--only", default="")
    args = parser.parse_args(argv)
    chosen = {k: v for k, v in STEPS.items() if args.only in k}
    args.lane = args.lane or next((lane for lane in musa.available() if lane != "cpu"), None)
    if not args.lane:
        print("The musa track is timed on a GPU, and none answers here: run `course doctor`.", file=sys.stderr)
        return 2
    try:
        found = run(args, chosen)
    except KernelError as error:
        print(error, file=sys.stderr)
        return 2
    print(*table(found), sep="\n")
    return int(len(found) < len(chosen))


def run(args, chosen: dict[str, Step]) -> dict[str, dict]:
    """Check and time the chosen steps: name -> record, also a line of JSON in a file; none of a step that fails."""
    with ThreadPoolExecutor() as pool:
        counted = pool.map(lambda s: counts(s.text), chosen.values())
        programs = dict(zip(chosen, pool.map(lambda s: musa.load(s.text, args.lane), chosen.values()), strict=True))
        counted = dict(zip(chosen, counted, strict=True))
    rig, device = Rig(*args.size, args.seconds), next(iter(programs.values())).device
    path = Path(args.out) if args.out else records.MEASURED / records.folder(device) / "musa.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    stamp = {
        "lane": args.lane, "device": device, "driver": _driver(args.lane), "compiler": musa.compiler_of(args.lane),
        "date": records.today(), "commit": args.commit or records.commit(), "seed": SEED, "calls": 1,
        "shape": dict(zip("MNK", args.size, strict=True)),
    }  # fmt: skip
    library = library_of(args.lane, rig)
    if library is not None:
        stamp["library"] = f"{LIBRARIES[args.lane]}, fp32 accumulation, by course/musa/library.mu"
        beside = [statistics.median(rig.seconds_of(library))]
    out = {}
    for name, program in programs.items():
        try:
            record = stamp | one(name, chosen[name], program, rig) | {"counted": counted[name]}
        except KernelError as error:
            print(f"{name:32} WRONG   {error}", flush=True)
            continue
        if library is not None:
            beside.append(statistics.median(rig.seconds_of(library)))
            record["library_s"] = (beside[-2] + beside[-1]) / 2
            record["of_library"] = record["library_s"] / record["median_s"]
        out[name] = record
        with path.open("a") as file:
            file.write(json.dumps(record, sort_keys=True) + "\n")
        print(f"{name:32} passed  {record['tflops']:8.2f} TFLOP/s", flush=True)
    return out


def one(name: str, step: Step, program, rig: Rig) -> dict:
    """Check and time one step. Raises KernelError where it is wrong: no time is shown for that."""
    wrong, session = checked(program, step.contract), rig.session(program)
    error = rig.error(session)
    if wrong or error > 1:
        raise KernelError("; ".join([f"error {error:.2f} of allowed", *wrong]), None, "wrong")
    m, n, k = rig.sizes
    times = rig.seconds_of(session)
    median = statistics.median(times)
    return {
        "stage": step.stage, "exercise": name, "contract": step.contract, "parameters": step.constants | step.note,
        "verdict": "passed", "error_over_allowed": error, "median_s": median, "batches": len(times),
        "quartiles_s": [times[len(times) // 4], times[3 * len(times) // 4]], "tflops": 2.0 * m * n * k / median / 1e12,
    }  # fmt: skip


def counts(text: str) -> dict:
    """What nvcc makes of a text; {} without nvcc."""
    if not build.nvcc():
        return {}
    found = inspector.inspect(text, "sm_90", "nvcc")
    return found.figures | {HGMMA: len(re.findall(r"\bHGMMA\b", found.listing))}


def table(found: dict[str, dict]) -> list[str]:
    """The steps side by side: speed here, share of the library, direction here and as article 001 prints it."""
    rows = [["step", "TFLOP/s", "of library", "HMMA", "HGMMA", "against", "here", "published"]]
    for name, record in found.items():
        step = STEPS[name]
        before = found.get(step.before)
        share = f"{record['of_library']:.1%}" if "of_library" in record else "-"
        counted = [str(record["counted"].get(kind, "-")) for kind in (HMMA, HGMMA)]
        here = against(_speed(before), _speed(record)) if before else ""
        said = against(_printed(STEPS[step.before]), _printed(step)) if step.before else ""
        rows.append([name, f"{record['tflops']:.2f}", share, *counted, step.before or "-", here or "-", said or "-"])
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
    left = {0, 5}
    return [
        "  ".join(
            c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(r, widths, strict=True))
        ).rstrip()
        for r in rows
    ]


def _speed(record: dict) -> tuple[float, float]:
    return (record["tflops"],) * 2


def _printed(step: Step) -> tuple[float, float] | None:
    """Published TFLOP/s of a step, lowest and highest."""
    return published.rows("s4000", id=step.printed, metric="throughput")[0].bounds if step.printed else None


def _driver(lane: str) -> str:
    """The driver's version as the vendor's tool prints it."""
    try:
        text = subprocess.run(DRIVER[lane], capture_output=True, text=True, timeout=30).stdout
    except (KeyError, OSError, subprocess.TimeoutExpired):
        return "unknown"
    versions = re.findall(r"\d+(?:\.\d+)+", "\n".join(x for x in text.splitlines() if "river" in x) or text)
    return versions[0] if versions else "unknown"


if __name__ == "__main__":
    sys.exit(main())
