"""Small experiments for the lessons: what a few lines of ESIMD become on the A770, and what a change of plan costs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date

import numpy as np

from course import isa, published
from course.count import SHAPE, launch_of
from course.devices import NOTES
from course.esimd.capture import CaptureQueue
from course.esimd.interpreter import nd_range
from course.esimd.listing import compile_launch, estimate, groups_resident, slm_reserved
from course.esimd.report import asked
from course.figures import number

RECORDED = NOTES / "counted" / "esimd_variants.json"


def instructions(*kernels, K: int = 16) -> None:
    """Print the loop of each kernel(A, C, K) by instruction class, side by side: a turn, per turn of the Python loop.

    A, C: float32 arrays. Without ocloc: one sentence that says what to install."""
    if missing := isa.ocloc_missing():
        print(missing)
        return
    rows = []
    for kernel in kernels:
        queue = CaptureQueue()
        queue.parallel_for(nd_range(8, 8), kernel, np.zeros(1 << 20, np.float32), np.zeros(1 << 10, np.float32), K)
        listing = compile_launch(queue.launches[0], "acm-g10")
        loops = listing.loops()
        body = loops[0].instructions if loops else listing.instructions
        loads = max(sum(i.message.startswith("load") for i in body), 1)
        mix = loops[0].mix() if loops else listing.mix()
        rows.append((kernel.name, {k: v / loads for k, v in mix.items() if v}, loads))
    names = list(dict.fromkeys(k for _, mix, _ in rows for k in mix))
    print(f"{'for each load':14}" + "".join(f"{k:>9}" for k in names))
    for name, mix, _ in rows:
        print(f"{name:14}" + "".join(f"{mix.get(k, 0):9.1f}" for k in names))
    print(f"counted: {isa.compiler_version()}, acm-g10")


@dataclass(frozen=True)
class Variant:
    """A kernel of course.kernels.esimd, its heading, the published time of its design, and the heading it varies."""

    kernel: str
    label: str
    time: str
    base: str | None = None


VARIANTS = (
    Variant("barriers_and_addresses", "lesson 13", "negative_structures/esimd_4buf_baseline"),
    Variant("variants.eight_buffers", "eight buffers", "negative_structures/neg_8buf_32kb", "lesson 13"),
    Variant("slm_staging", "lesson 14", "geometry_padding/esimd_dual_relay_baseline"),
    Variant("variants.padded_slots", "padded", "geometry_padding/neg_slm_bank_padding", "lesson 14"),
    Variant("variants.sixty_four_threads", "64 threads", "geometry_padding/neg_64_threads_16x8", "lesson 14"),
)


def variants(record: bool = False) -> None:
    """Print the counts of lessons 13 and 14 and of three changes that lost, beside article 003's times, for
    1024 x 1536 x 512. record: keep them, for machines without ocloc. There the kept counts are printed, and said so.
    Raises KernelError when a kernel does not build, OSError when nothing is kept."""
    if isa.ocloc_missing():
        kept = json.loads(RECORDED.read_text(encoding="utf-8"))
        made = f"recorded on {kept['date']} ({kept['compiler']})"
    else:
        kept = {"compiler": isa.compiler_version(), "counts": {v.label: variant_counts(v) for v in VARIANTS}}
        made = f"counted: {kept['compiler']}"
        if record:
            text = json.dumps(kept | {"date": date.today().isoformat()}, indent=1, sort_keys=True)
            RECORDED.write_text(text + "\n", encoding="utf-8")
    print(variants_table(kept["counts"], made))


def variant_counts(variant: Variant) -> dict:
    """Counts of one kernel for SHAPE: instructions from its A770 listing, the rest from interpreting a work-group."""
    launch = launch_of(variant.kernel)
    listing, group, threads = compile_launch(launch), asked(launch), launch.ndrange.group
    blocks, groups = SHAPE[2] // 32, launch.ndrange.total // threads
    sizes = {name: int(name.split()[2]) * n for name, n in group.items() if name.endswith(" B")}
    messages = sum(n for name, n in group.items() if name in sizes)
    moved = {kind: sum(n for name, n in sizes.items() if name.startswith(kind)) for kind in ("global load", "slm load")}
    return {
        "instructions, million (estimate)": round(estimate(launch, listing, group["dpas"] // threads).total / 1e6, 2),
        "sends a thread and K block": messages / threads / blocks,
        "sends, million": round(messages * groups / 1e6, 3),
        "KiB from global, a group and K block": moved["global load"] / blocks / 1024,
        "KiB from SLM, a group and K block": moved["slm load"] / blocks / 1024,
        "SLM bytes, a group": listing.slm_bytes,
        "SLM bytes reserved": slm_reserved(listing.slm_bytes),
        "barriers, a group": group["barrier"] // threads,
        "DPAS": group["dpas"] * groups,
        "spill bytes": listing.spill_bytes,
        "threads resident, an Xe-core": groups_resident(threads, listing.slm_bytes) * threads,
    }


def variants_table(counts: dict, made: str) -> str:
    """counts[heading][figure] as text, under the published times. made: how the counts came about."""
    times = {v.label: published.one(f"a770/{v.time}/time_per_call").bounds for v in VARIANTS}
    rows = {"time, ms (published)": {label: "–".join(f"{t:.4f}" for t in bounds) for label, bounds in times.items()}}
    rows["  as a multiple of its base"] = {v.label: _slower(times[v.label], times.get(v.base)) for v in VARIANTS}
    for figure in counts[VARIANTS[0].label]:
        rows[figure] = {v.label: _plain(counts[v.label][figure]) for v in VARIANTS}
    head = "M x N x K = " + " x ".join(map(str, SHAPE))
    lines = [f"{name:37}{_line(row)}" for name, row in {head: {v.label: v.label for v in VARIANTS}, **rows}.items()]
    return "\n".join(
        [
            *lines,
            f"{made}; published: article 003.",
            "Instructions and SLM: the A770 listing, both sides of a branch counted. The rest: the interpreter, where",
            "a send is one load or store; the two sends of a barrier are left out.",
        ]
    )


def _line(row: dict) -> str:
    return "".join(f"{row[v.label]:>14}" for v in VARIANTS)


def _slower(time: tuple, base: tuple | None) -> str:
    return f"{time[0] / base[1]:.2f}–{time[1] / base[0]:.2f}" if base else ""


def _plain(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else number(value)
