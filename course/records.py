"""Measured records: one JSON line a run under hardware_notes/measured/<device>/. Written, read and judged here.

A record is refused when a key is missing, when its kernel did not pass its check, or when its time is below what the
device's own ceilings allow: then the clock or the claim is wrong, not the device.
"""

from __future__ import annotations

import datetime
import json
import math
import os
import re
import subprocess
from pathlib import Path

from course.contracts import contract
from course.devices import UnknownConstant, known, resources

ROOT = Path(__file__).resolve().parents[1]
MEASURED = ROOT / "hardware_notes" / "measured"
KEYS = {
    "stage": str, "exercise": str, "contract": str, "shape": dict, "parameters": dict, "lane": str, "device": str,
    "driver": str, "compiler": str, "commit": str, "date": str, "verdict": str, "median_s": float, "quartiles_s": list,
    "batches": int, "calls": int, "seed": int,
}  # fmt: skip
# Words in a device's name -> its folder and resource file.
FOLDERS = {"a770": "arc_a770", "gfx936": "hygon_gfx936", "bw1000": "hygon_gfx936", "s4000": "mtt_s4000",
           "h200": "nvidia_h200"}  # fmt: skip
PEAKS = {
    "bf16": ("peak_bf16_xmx", "peak_bf16_ideal", "peak_bf16"),
    "f16": ("peak_fp16", "peak_bf16"),
    "f32": ("peak_fp32",),
}
SLACK = 1.15  # data sheets give typical clocks; a boost may go past them by so much


def folder(device: str) -> str:
    """The folder of a device's records, e.g. "arc_a770"; other devices get their own name, simplified."""
    for word, name in FOLDERS.items():
        if word in device.lower():
            return name
    return re.sub(r"[^a-z0-9]+", "_", device.lower()).strip("_")


def floor_s(record: dict) -> float:
    """Seconds below which this device cannot do the work by its resource file; 0 where it has none.

    Only arithmetic counts: the inputs of a small problem may stay in a cache."""
    name = folder(record["device"])
    if name not in known():
        return 0.0
    promised = contract(record["contract"])
    flop, _ = promised.cost(record["shape"])
    dtype = getattr(promised, "in_dtype", getattr(promised, "dtype", "f32"))
    for peak in PEAKS.get(dtype, ()):
        try:
            return flop / (resources(name)[peak].value * 1e12 * SLACK)
        except UnknownConstant:
            continue
    return 0.0


def problems(record) -> list[str]:
    """What is wrong with a record, in sentences; empty when it may stand."""
    if not isinstance(record, dict):
        return ["A record must be a JSON object."]
    missing = [k for k in KEYS if k not in record]
    if missing:
        return [f"The record lacks {', '.join(missing)}."]
    wrong = [k for k, kind in KEYS.items() if not _is(record[k], kind)]
    if wrong:
        return [f"The record's {', '.join(wrong)} has the wrong type: see hardware_notes/measured/README.md."]
    found = []
    if record["verdict"] != "passed":
        found.append(f"The kernel is {record['verdict']}: only a kernel that passed its check has a time.")
    if not (math.isfinite(record["median_s"]) and record["median_s"] > 0):
        found.append(f"median_s is {record['median_s']}: it must be seconds, above 0.")
    low, high = (record["quartiles_s"] + [0, 0])[:2]
    if not low <= record["median_s"] <= high:
        found.append("median_s does not lie between its quartiles.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", record["date"]):
        found.append(f"The date {record['date']!r} is not of the form 2026-01-31.")
    if not re.fullmatch(r"[0-9a-f]{7,40}(\+changes)?", record["commit"]):
        found.append(f"The commit {record['commit']!r} is not a commit.")
    try:
        least = floor_s(record)
    except (LookupError, KeyError, TypeError) as error:
        return [*found, f"The contract or shape cannot be used: {error}."]
    if record["median_s"] < least:
        found.append(
            f"{record['median_s']:.3g} s is impossible: {record['device']} needs {least:.3g} s or more for this work."
        )
    return found


def _is(value, kind) -> bool:
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, kind) and not isinstance(value, bool)


def append(record: dict, name: str = "bench.jsonl") -> Path:
    """Add a record to its device's file. Raises ValueError, in sentences, for one that may not stand."""
    if bad := problems(record):
        raise ValueError(" ".join(bad))
    path = MEASURED / folder(record["device"]) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(record, sort_keys=True) + "\n")
    return path


def commit() -> str:
    """The commit that produced a record; "+changes" when the tree has others. "0000000" outside a checkout, where
    COURSE_COMMIT may name the one that a copied tree comes from."""

    def git(*words):
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True)
        return done.stdout.strip() if done.returncode == 0 else ""

    name = git("rev-parse", "--short=12", "HEAD") or os.environ.get("COURSE_COMMIT", "0000000")
    return name + ("+changes" if git("status", "--porcelain", "--untracked-files=no", "--", "course") else "")


def today() -> str:
    return datetime.date.today().isoformat()
