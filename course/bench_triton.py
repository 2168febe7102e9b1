"""The Triton track against the library on this machine's GPU: `python -m course.bench_triton OUT [--commit HASH]`.

For each work of `course.tuning.works`, in one process and the same rounds: the tuned kernel (course/tuning/table.json),
the same one without early starts, and every form that the library has. CUDA graphs, inputs rotated, medians and
quartiles; after the last round the outputs are poisoned, the timed graph is replayed once more, and what it left is
checked against the contract's float64 oracle. Adds to OUT/triton.jsonl (hardware_notes/measured/README.md says what a
record holds) and prints the table. Needs torch and triton, nothing else.
"""

from __future__ import annotations

import argparse
import datetime
import functools
import json
import math
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
LESSONS = HERE / "kernels" / "triton"
# What the track promises, as ratios to the library in the same run; GB/s where the bar is a rate.
BARS = {
    "gemm bf16 1024x1536x512": 0.98,
    "gemm bf16 4096x4096x4096": 1.00,
    "gemm bf16 8192x8192x8192": 1.02,
    "gemm f16 8192x8192x16384": 1.02,
    "gemv bf16 34816x5120": 1.10,
    "attention bf16 8192": 1.8,
    "attention bf16 16384": 1.6,
    "attention bf16 32768": 1.5,
    "attention bf16 131072": 1.22,
    "attention bf16 32768 page 16": 0.9,
    "attention bf16 32768 page 784": 0.9,
}


def driver() -> str:
    """The GPU driver's version, or "unknown"."""
    try:
        done = subprocess.run(
            ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
            capture_output=True,
            text=True,
            timeout=20,
        )
        return done.stdout.split()[0]
    except (OSError, IndexError, subprocess.TimeoutExpired):
        return "unknown"


def checked_sets(work) -> int:
    """How many input sets are checked in full: fewer where one takes seconds on the CPU."""
    return 8 if work.bytes < 2**24 else 2 if work.bytes < 2**28 else 1


def rows_of(work, ways: dict, rounds: int) -> dict:
    """Time every way of doing a work in turn and check it. {label: {us, low, high, runs, worst, call_us, ratio}}."""
    import torch

    from course.tuning import clock

    torch.manual_seed(work.seed)
    data = work.data()
    graphs = {}
    for label, (run, _) in ways.items():
        try:
            graphs[label] = clock.graph(lambda i, run=run: run(*data[i % work.sets]), work.launches)
        except Exception as error:
            print(f"  {work.name}: {label} does not run: {str(error).splitlines()[0][:100]}", flush=True)
    times = clock.compare(graphs, work.launches, rounds)
    found = {}
    for label, spans in times.items():
        run, ours = ways[label]
        found[label] = clock.summary(spans) | {
            "call_us": clock.call_us(lambda i, run=run: run(*data[i % work.sets]), 60)
        }
        if ours:
            for arrays in data:
                arrays[work.output].fill_(float("nan"))
            clock.replay(graphs[label], work.launches)
            found[label]["worst"] = max(work.worst(arrays) for arrays in data[: checked_sets(work)])
            library = {k: v for k, v in times.items() if not ways[k][1]}
            if library:
                best = min(library, key=lambda k: statistics.median(library[k]))
                found[label]["against"] = best
                found[label]["ratio"] = statistics.median(b / a for a, b in zip(spans, library[best], strict=True))
    return found


def record(work, label, row, table, stamp) -> dict:
    """One line of the record file."""
    tuned = table["works"][work.name]
    return {
        "stage": tuned["kernel"],
        "exercise": "fast",
        "contract": work.contract.name,
        "shape": work.shape,
        "parameters": tuned["options"] | ({"EARLY": False} if "alone" in label else {}),
        "lane": "gpu",
        "verdict": "passed" if math.isfinite(row["worst"]) else "wrong",
        "median_s": row["us"] * 1e-6,
        "quartiles_s": [row["low"] * 1e-6, row["high"] * 1e-6],
        "batches": row["runs"],
        "calls": row["runs"] * work.launches,
        "seed": work.seed,
        "worst_error": row["worst"],
        "call_s": row["call_us"] * 1e-6,
        "work": work.name,
        "sets": work.sets,
        "label": label,
        **stamp,
    }


def ways_of(work, table) -> dict:
    """label -> (call, whether it is ours)."""
    from course.tuning import tuner

    tuned = table["works"][work.name]

    def ours(**more):
        options = tuned["options"] | more
        return lambda *arrays: tuner.launch(tuned["kernel"], options, arrays, work)

    return {
        **{name: (run, False) for name, run in work.library().items()},
        "tuned": (ours(), True),
        "tuned, alone": (ours(EARLY=False), True),
    }


def bench(table: dict, commit: str, rounds: int, words: list[str]) -> tuple[list[dict], list[str]]:
    """(records, printed rows) of all works."""
    import torch
    import triton

    from course.tuning import works

    stamp = dict(
        device=torch.cuda.get_device_name(),
        driver=driver(),
        commit=commit,
        date=datetime.date.today().isoformat(),
        compiler=f"triton {triton.__version__}, torch {torch.__version__}",
    )
    records, rows, contiguous = [], [], {}
    for work in works.all_works():
        if work.name not in table["works"] or (words and not any(w in work.name for w in words)):
            continue
        work.seed = time.time_ns() % 2**31
        began = time.time()
        found = rows_of(work, ways_of(work, table), rounds if work.flops < 1e11 else rounds // 2)
        library = {k: v["us"] for k, v in found.items() if "worst" not in v}
        for label in ("tuned", "tuned, alone"):
            if label not in found:
                continue
            row = found[label]
            if work.page:
                row["against"], row["ratio"] = "contiguous", contiguous.get((work.L, label), math.nan) / row["us"]
            elif hasattr(work, "L"):
                contiguous[work.L, label] = row["us"]
            line = record(work, label, row, table, stamp)
            line |= {
                "library_s": {k: v * 1e-6 for k, v in library.items()},
                "against": row.get("against", ""),
                "ratio": row.get("ratio"),
            }
            records.append(line)
            rows.append(_row(work, label, row, library))
            print(rows[-1], flush=True)
        print(f"  ({time.time() - began:.0f} s)", flush=True)
    return records, rows


def _row(work, label, row, library) -> str:
    bar = BARS.get(work.name)
    rate = (
        f"{work.flops / row['us'] / 1e6:.0f} TFLOPS"
        if work.name.startswith("gemm")
        else f"{work.bytes / row['us'] / 1e3:.0f} GB/s"
    )
    verdict = "passed" if math.isfinite(row["worst"]) else "WRONG"
    met = "" if bar is None or label != "tuned" else f", bar {bar:g}: {'met' if row['ratio'] >= bar else 'missed'}"
    times = ", ".join(f"{k} {v:.2f}" for k, v in library.items())
    return (
        f"{work.name:30s} {label:13s} {row['us']:9.2f} us [{row['low']:.2f} {row['high']:.2f}] {rate:>11s}  "
        f"{row['ratio']:.3f} of "
        f"{row['against']}{met}; error {row['worst']:.2f} of allowed, {verdict}; call {row['call_us']:.0f} us; {times}"
    )


# ---- the lessons' own sweeps -----------------------------------------------------------------------------------------


def sweeps(stamp_of, rounds: int) -> list[dict]:
    """What lessons 18, 19, 21 and 22 measure live, for readers without this GPU: one parameter varied."""
    from course.tuning import clock, tuner, works

    load = functools.partial(tuner.kernel, folder=LESSONS)
    plans = [
        (works.Gemm("bf16", 4096, 4096, 4096, 4, 4), "group_m", "group_m", (1, 2, 4, 8, 16, 32)),
        (works.Gemm("bf16", 4096, 4096, 4096, 4, 4), "num_stages", "stages", (1, 2, 3, 4)),
        (works.Gemv(34816, 5120, 4, 12), "skinny_gemv", "rows", (1, 2, 4, 8, 16)),
        *(
            (works.Attention(n, 6, 12), "split_kv_attention", "segments", (4, 8, 16, 32, 64))
            for n in (8192, 16384, 32768)
        ),
    ]
    lines = []
    for work, name, parameter, values in plans:
        data, graphs = work.data(), {}
        module = load(name)
        for value in values:
            run = functools.partial(lambda *arrays, v, m=module, p=parameter: m.launch(*arrays, **{p: v}), v=value)
            graphs[value] = clock.graph(lambda i, run=run, data=data, n=work.sets: run(*data[i % n]), work.launches)
        for value, spans in clock.compare(graphs, work.launches, rounds).items():
            for arrays in data:
                arrays[work.output].fill_(float("nan"))
            clock.replay(graphs[value], work.launches)
            row = clock.summary(spans)
            worst = work.worst(data[0])
            lines.append(
                {
                    "stage": name,
                    "exercise": "sweep",
                    "contract": work.contract.name,
                    "shape": work.shape,
                    "lane": "gpu",
                    "parameters": {parameter: value},
                    "verdict": "passed" if math.isfinite(worst) else "wrong",
                    "median_s": row["us"] * 1e-6,
                    "quartiles_s": [row["low"] * 1e-6, row["high"] * 1e-6],
                    "batches": row["runs"],
                    "calls": row["runs"] * work.launches,
                    "seed": 0,
                    "worst_error": worst,
                    "work": work.name,
                    **stamp_of,
                }
            )
        print(
            f"{name} on {work.name}: "
            + ", ".join(
                f"{parameter} {v['parameters'][parameter]}: {v['median_s'] * 1e6:.2f} us {v['verdict']}"
                for v in lines[-len(values) :]
            ),
            flush=True,
        )
    return lines


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="course bench --track triton", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, help="folder for triton.jsonl")
    parser.add_argument("words", nargs="*", help="parts of the names of works; all by default")
    parser.add_argument("--table", type=Path, default=HERE / "tuning" / "table.json")
    parser.add_argument("--commit", default="0000000", help="what the records name as their source")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--sweeps", action="store_true", help="also the lessons' own sweeps")
    args = parser.parse_args(argv)
    import torch

    if not torch.cuda.is_available():
        print("There is no GPU that torch can use here: this bench needs one.", file=sys.stderr)
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    records, _ = bench(json.loads(args.table.read_text()), args.commit, args.rounds, args.words)
    if args.sweeps:
        stamp = {k: records[0][k] for k in ("device", "driver", "commit", "date", "compiler")}
        records += sweeps(stamp, 9)
    with open(args.out / "triton.jsonl", "a", encoding="utf-8") as file:
        file.writelines(json.dumps(r, sort_keys=True) + "\n" for r in records)
    return 0 if all(r["verdict"] == "passed" for r in records) else 1


if __name__ == "__main__":
    sys.exit(main())
