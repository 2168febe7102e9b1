"""Time the MUSA stages on an NVIDIA GPU, through the name map, beside cuBLAS in the same run.

    python -m course.musa.bench [--commit ID] [--out FILE] [--size 8192 8192 16384] [--seconds 0.5] [--only WORDS]

Every stage is first checked: its contract's cases through the float64 oracle, then every element of the timed product
against float64 on the GPU. Needs nvcc, torch with CUDA, numpy. cuBLAS (torch.mm, fp32 accumulation) is timed again
after every stage: a card that is held at its power limit slows both, so a ratio uses its neighbours in time.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import re
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from course import records
from course.contracts import base
from course.contracts.gemm import allowed_error
from course.contracts.numbers import roundoff
from course.musa import build, inspector
from course.musa.contracts import CONTRACTS, JUDGED
from course.toolchains import musa
from course.toolchains.base import KernelError

BY_NAME = {c.name: c for c in CONTRACTS}
HMMA = "matrix instructions (HMMA)"
ANY, BY_32, BY_256 = "s4000_gemm", "s4000_gemm_32", "s4000_gemm_256"


def variants() -> dict[str, tuple[str, str, str, dict]]:
    """name -> (stage, contract, text, what differs from the file)."""

    def text(stage: str, **constants) -> str:
        body = (build.KERNELS / f"{stage}.mu").read_text()
        for name, value in constants.items():
            body, found = re.subn(rf"\b{name} = \d+", f"{name} = {value}", body)
            assert found, f"{stage}.mu has no constant {name}"
        return body

    out = {"wmma_one_warp": ("wmma_one_warp", BY_32, text("wmma_one_warp"), {})}
    for n in (64, 128, 256):
        out[f"block_tiled N{n}"] = (
            "block_tiled",
            "s4000_gemm_n256" if n == 256 else BY_256,
            text("block_tiled", BN=n),
            {"BN": n},
        )
    plain = text("double_buffered")
    out["double_buffered"] = ("double_buffered", BY_256, plain, {})
    out["double_buffered, 16 B loader"] = (
        "double_buffered",
        BY_256,
        plain.replace("uint2", "uint4"),
        {"loader": "16 B a lane"},
    )
    bounded = plain.replace("__global__ void", "__global__ void __launch_bounds__(THREADS, 2)")
    out["double_buffered, launch bounds"] = ("double_buffered", BY_256, bounded, {"launch_bounds": "two blocks"})
    for parts in (1, 2, 4, 8):
        out[f"split_epilogue {parts}"] = (
            "split_epilogue",
            BY_256,
            text("split_epilogue", PARTS=parts),
            {"PARTS": parts},
        )
    out["fused_epilogue"] = ("fused_epilogue", BY_256, text("fused_epilogue"), {})
    out["dispatch"] = ("dispatch", ANY, text("dispatch"), {})
    return out


def checked(program, contract_name: str, seed: int = 20) -> list[str]:
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
    import numpy as np

    buffer = np.concatenate([a.buffer[:1], a.buffer])
    return base.Argument(**{**vars(a), "buffer": buffer, "offset": a.offset + 1})


def _moved(problem):
    from dataclasses import replace

    return replace(problem, arguments=[_shifted(a) for a in problem.arguments])


class Rig:
    """A, B and C on the GPU as column-major matrices, the oracle, and the clock."""

    def __init__(self, m: int, n: int, k: int, seconds: float):
        import torch

        self.torch, self.mnk, self.seconds = torch, (m, n, k), seconds
        torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
        torch.manual_seed(time.time_ns() % 2**31)
        make = lambda rows, columns: torch.randn(columns, rows, device="cuda").half()  # noqa: E731 - column-major
        self.a, self.b, self.c = make(m, k), make(k, n), make(m, n)
        self.pointers = (ctypes.c_void_p * 3)(*(x.data_ptr() for x in (self.a, self.b, self.c)))
        self.want = self.b.double() @ self.a.double()
        magnitude = self.b.double().abs() @ self.a.double().abs()
        self.allowed = (
            allowed_error(k, magnitude, "f16") + 2**-23 * magnitude + roundoff("f16") * self.want.abs() + 2**-26
        )

    def error(self, program) -> float:
        """Largest error over allowed error of one call, every element; inf where C was not written."""
        self.c.fill_(float("nan"))
        self.torch.cuda.synchronize()
        program._check(program.lib.course_gemm(*self.pointers, *self.mnk))
        ratio = (self.c.double() - self.want).abs() / self.allowed
        return float("inf") if ratio.isnan().any() else float(ratio.max())

    def library(self, n: int) -> float:
        """Milliseconds of n cuBLAS calls."""
        begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(n):
            self.torch.mm(self.b, self.a, out=self.c)
        end.record()
        end.synchronize()
        return begin.elapsed_time(end)

    def ours(self, program):
        return lambda n: program.lib.course_time(self.pointers, 1, n, *self.mnk)

    def seconds_of(self, call, batches: int = 15) -> list[float]:
        """Seconds of one call, sorted, after a warm-up by time."""
        began = time.perf_counter()
        while time.perf_counter() - began < self.seconds:
            call(3)
        return sorted(call(1) / 1e3 for _ in range(batches))


def main(argv=None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default=None)
    parser.add_argument("--out", default="musa.jsonl")
    parser.add_argument("--size", type=int, nargs=3, default=JUDGED, metavar=("M", "N", "K"))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--only", default="")
    args = parser.parse_args(argv)
    chosen = {k: v for k, v in variants().items() if args.only in k}
    with ThreadPoolExecutor() as pool:
        programs = dict(zip(chosen, pool.map(lambda v: musa.load(v[2], "nvidia"), chosen.values()), strict=True))
        counted = dict(
            zip(
                chosen,
                pool.map(lambda v: inspector.inspect(v[2], "sm_90", "nvcc").figures, chosen.values()),
                strict=True,
            )
        )
    rig = Rig(*args.size, args.seconds)
    flop, shape = 2.0 * args.size[0] * args.size[1] * args.size[2], dict(zip("MNK", args.size, strict=True))
    stamp = {"lane": "nvidia", "device": rig.torch.cuda.get_device_name(), "driver": _driver(), "date": records.today(),
             "compiler": musa.compiler_of("nvidia"), "commit": args.commit or records.commit(), "shape": shape,
             "library": f"cuBLAS through torch {rig.torch.__version__}, fp32 accumulation"}  # fmt: skip
    failed, library = 0, [statistics.median(rig.seconds_of(rig.library))]
    with open(args.out, "a") as out:
        for name, program in programs.items():
            stage, contract, _, parameters = chosen[name]
            wrong, error = checked(program, contract), rig.error(program)
            verdict = "passed" if not wrong and error <= 1 else "wrong"
            failed += verdict != "passed"
            times = rig.seconds_of(rig.ours(program))
            library.append(statistics.median(rig.seconds_of(rig.library)))
            beside = (library[-2] + library[-1]) / 2
            median = statistics.median(times)
            record = {
                **stamp,
                **{
                    "stage": stage,
                    "exercise": name,
                    "contract": contract,
                    "parameters": parameters,
                    "verdict": verdict,
                },
                **{"median_s": median, "quartiles_s": [times[len(times) // 4], times[3 * len(times) // 4]], "seed": 20},
                **{"batches": len(times), "calls": 1, "tflops": flop / median / 1e12, "error_over_allowed": error},
                **{"library_s": beside, "of_library": beside / median, "counted": counted[name]},
            }
            out.write(json.dumps(record, sort_keys=True) + "\n")
            print(
                f"{name:32} {verdict:7} {record['tflops']:6.1f} TFLOP/s  {100 * beside / median:5.1f} % of cuBLAS "
                f"({flop / beside / 1e12:.1f})  error {error:.2f} of allowed  {counted[name][HMMA]} HMMA",
                flush=True,
            )
            for case in wrong:
                print("    wrong:", case)
    return 1 if failed else 0


def _driver() -> str:
    import subprocess

    command = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=30).stdout.strip().splitlines()[0]
    except (OSError, IndexError, subprocess.TimeoutExpired):
        return "unknown"


if __name__ == "__main__":
    sys.exit(main())
