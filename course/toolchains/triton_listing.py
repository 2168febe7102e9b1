"""Read what Triton's compilers emit: AMD assembly (gfx90a as the stand-in for gfx936) and NVIDIA SASS.

Whole-kernel counts mislead, since a pipelined loop is preceded and followed by copies of its body: instructions are
counted inside one turn of the main loop. Registers, shared memory and spills are the kernel's.
"""

from __future__ import annotations

import collections
import json
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

NOTES = Path(__file__).resolve().parents[2] / "hardware_notes"
STAND_IN = [
    "gfx90a stands in for gfx936: its v_mfma 16x16x16 for v_mmac 16x16x16, 512 registers of which 256 are accumulators "
    "instead of 768 of one kind, 8 waves a SIMD instead of 10; spills and register counts are another compiler's.",
    "gfx936 waves are an estimate from hardware_notes/hygon_gfx936.json; its register granule and work-group limit are "
    "unverified.",
]


@dataclass
class Listing:
    """figures: name -> number or text; weight: how much the main loop does, to pick one kernel of several."""

    figures: dict
    text: str
    weight: int


def loops(lines: list[str], label: str, branch: str) -> list[tuple[int, int]]:
    """(first, last) line of every loop: a branch back to a label that stands before it."""
    at = {m.group(1): n for n, line in enumerate(lines) if (m := re.match(label, line))}
    found = []
    for n, line in enumerate(lines):
        m = re.search(branch, line)
        if m and at.get(m.group(1), n + 1) <= n:
            found.append((at[m.group(1)], n))
    return found


def main_loop(lines: list[str], label: str, branch: str, matrix: str, load: str) -> list[str]:
    """Lines of the innermost loop that loads and has most matrix instructions; the whole text where no loop loads.

    A branch back may also belong to no loop: the drain of a pipeline may stand before its branch, and loads nothing.
    """

    def weigh(span):
        body = lines[span[0] : span[1] + 1]
        return sum(bool(re.search(matrix, x)) for x in body), sum(bool(re.search(load, x)) for x in body), -len(body)

    spans = [s for s in loops(lines, label, branch) if weigh(s)[1]]
    inner = [s for s in spans if not any(o != s and s[0] <= o[0] and o[1] <= s[1] for o in spans)]
    best = max(inner, key=weigh, default=None)
    return lines[best[0] : best[1] + 1] if best else lines


# How a loop shows: its label, the branch back, matrix instructions, loads.
AMD = (r"^(\.?LBB\d+_\d+):", r"s_c?branch\w*\s+(\.?LBB\d+_\d+)", r"\bv_mfma", r"\b(global|buffer)_load")
NVIDIA = (
    r"^(\.L_x_\d+):",
    r"\bBRA\b.*`\((\.L_x_\d+)\)",
    r"\b(HGMMA|HMMA|IMMA)\b",
    r"\b(LDG|LDGSTS|UTMALDG)\b",
)


def loop_of(listing: str) -> str:
    """The main loop of a listing of either vendor, to read; the whole of it where there is no loop."""
    return "\n".join(main_loop(listing.splitlines(), *(AMD if "amdgcn" in listing else NVIDIA)))


def _opcodes(lines: list[str]) -> list[str]:
    return [m.group(1) for x in lines if (m := re.match(r"\s+([a-z]\w+)", x))]


def _widths(opcodes: list[str], stem: str) -> str:
    """How many of each width, e.g. "4 x 128 bit" for four global_load_dwordx4."""
    bits = {
        "dwordx4": 128,
        "dwordx3": 96,
        "dwordx2": 64,
        "dword": 32,
        "b128": 128,
        "b96": 96,
        "b64": 64,
        "b32": 32,
        "u16": 16,
        "ushort": 16,
        "short": 16,
        "b16": 16,
        "u8": 8,
        "ubyte": 8,
        "byte": 8,
        "b8": 8,
    }
    found = collections.Counter()
    for op in opcodes:
        if re.match(stem, op):
            width = next((b for key, b in bits.items() if re.search(rf"_{key}(_|$)", op)), 0)
            found[width * (2 if re.match(r"ds_(read|write)2", op) else 1)] += 1
    return ", ".join(f"{n} x {w} bit" for w, n in sorted(found.items(), reverse=True)) or "none"


def amd(kernel) -> Listing:
    """Figures of one kernel compiled for an AMD target."""
    text = kernel.asm["amdgcn"]
    body = main_loop(text.splitlines(), *AMD)
    ops = _opcodes(body)
    count = lambda pattern: sum(bool(re.match(pattern, o)) for o in ops)  # noqa: E731
    shapes = collections.Counter(re.findall(r"v_mfma_\w+?_(\d+x\d+x\d+)", "\n".join(body)))
    meta = {
        k: int(v)
        for k, v in re.findall(r"\.(vgpr_count|agpr_count|sgpr_count|vgpr_spill_count|sgpr_spill_count):\s*(\d+)", text)
    }
    shared = int(getattr(kernel.metadata, "shared", 0))
    waves = kernel.metadata.num_warps
    vgpr = meta.get("vgpr_count", 0)
    figures = {
        "matrix instructions a turn": count("v_mfma"),
        "their shape": ", ".join(f"{n} x {s}" for s, n in shapes.items()) or "none",
        "packed float32 a turn": count(r"v_pk_(fma|mul|add)_f32"),
        "float32 multiply-adds a turn": count(r"v_(fma|fmac|mac|mad)_f32"),
        "global loads a turn": _widths(ops, r"(global|buffer)_load"),
        "LDS reads a turn": _widths(ops, r"ds_read"),
        "LDS writes a turn": _widths(ops, r"ds_write"),
        "barriers a turn": count(r"s_barrier"),
        "waits a turn": count(r"s_waitcnt"),
        "VGPRs": vgpr,
        "of them accumulators (AGPR)": meta.get("agpr_count", 0),
        "SGPRs": meta.get("sgpr_count", 0),
        "spilled registers": meta.get("vgpr_spill_count", 0) + meta.get("sgpr_spill_count", 0),
        "LDS bytes": shared,
        "waves a work-group": waves,
    }
    figures |= occupancy(vgpr, shared, waves)
    return Listing(figures, text, 1000 * count("v_mfma") + len(ops))


def gfx936() -> dict:
    """Constants of hardware_notes/hygon_gfx936.json by name."""
    return {k: v["value"] for k, v in json.loads((NOTES / "hygon_gfx936.json").read_text())["constants"].items()}


def occupancy(vgpr: int, shared: int, waves: int) -> dict:
    """Waves that a SIMD of gfx936 could keep, and which resource ends first. An estimate: see STAND_IN."""
    c = gfx936()
    granule = c["vgpr_granule"]
    simds = c["simds_per_cu"]
    limits = {
        "the wave slots": c["waves_per_simd"],
        "registers": c["vgpr_per_lane"] // max(granule, -(-vgpr // granule) * granule),
        "LDS": (c["lds_per_cu"] // shared) * waves // simds if shared else 10**6,
        "work-groups a CU": c["work_groups_per_cu"] * waves // simds,
    }
    least = min(limits.values())
    binding = [name for name, value in limits.items() if value == least]
    return {"gfx936 waves a SIMD (estimate)": least, "bound by": " and ".join(binding)}


def nvidia(kernel) -> Listing:
    """Figures of one kernel compiled for an NVIDIA target, from its SASS."""
    tools = Path(__import__("triton").__file__).parent / "backends" / "nvidia" / "bin"
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(kernel.asm["cubin"])
        file.flush()
        usage = _run([tools / "cuobjdump", "-res-usage", file.name])
        text = _run([tools / "nvdisasm", "-c", file.name])
    body = main_loop(text.splitlines(), *NVIDIA)
    ops = collections.Counter(m.group(1) for x in body if (m := re.search(r"\*/\s+(?:@!?U?P\d+\s+)?([A-Z0-9_.]+)", x)))
    family = lambda *names: sum(n for op, n in ops.items() if op.split(".")[0] in names)  # noqa: E731
    registers = re.search(r"REG:(\d+) STACK:(\d+)", usage)
    figures = {
        "matrix instructions a turn": family("HGMMA", "HMMA", "IMMA"),
        "tensor copies a turn": family("UTMALDG"),
        "asynchronous copies a turn": family("LDGSTS"),
        "global loads a turn": family("LDG"),
        "shared reads a turn": family("LDS", "LDSM"),
        "barriers a turn": family("BAR"),
        "registers a thread": int(registers.group(1)) if registers else 0,
        "spilled bytes": int(registers.group(2)) if registers else 0,
        "shared bytes": int(kernel.metadata.shared),
        "warps a program": kernel.metadata.num_warps,
    }
    return Listing(figures, text, 1000 * family("HGMMA", "HMMA", "IMMA") + sum(ops.values()))


def _run(command) -> str:
    try:
        return subprocess.run([str(x) for x in command], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""
