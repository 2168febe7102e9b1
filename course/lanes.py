"""Which lane runs a kernel of a kind on this machine: the card itself when it is here, else the CPU's stand-in."""

from __future__ import annotations

import functools
import importlib
import json
import os
import subprocess
import sys

from course.toolchains.base import TOOLCHAINS

PROBE_LIMIT_S = 60


@functools.cache
def available(kind: str) -> tuple[str, ...]:
    """Usable lanes of a kind, best first; probed in a process of its own, since a broken driver may crash it."""
    code = f"import json, {TOOLCHAINS[kind]} as t; print('lanes', json.dumps(t.available()))"
    try:
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=PROBE_LIMIT_S, env=os.environ
        )
    except subprocess.TimeoutExpired:
        return ()
    for line in done.stdout.splitlines():
        if line.startswith("lanes "):
            return tuple(json.loads(line[6:]))
    return ()


def pick(kind: str, lane: str | None = None) -> tuple[str, dict]:
    """(lane, environment of its worker). Raises LookupError in one sentence when there is none."""
    found = available(kind)
    if lane is not None and lane not in found:
        raise LookupError(
            f"The lane {lane!r} is not usable here; {kind} has {', '.join(found) or 'none'}: run `course doctor`."
        )
    if not found:
        raise LookupError(f"Nothing here runs {kind} kernels: `course doctor` says what is missing.")
    lane = lane or found[0]
    return lane, importlib.import_module(TOOLCHAINS[kind]).LANES.get(lane, {})


def detector(kind: str, lane: str) -> tuple[str, dict] | None:
    """(lane, environment) of the kind's race detector, where it has one and `lane` is another."""
    toolchain = importlib.import_module(TOOLCHAINS[kind])
    name = getattr(toolchain, "DETECTOR", None)
    if name in (None, lane) or name not in available(kind):
        return None
    return name, toolchain.LANES.get(name, {})


def detector_cases(kind: str) -> int | None:
    """How many cases of a check the kind's race detector is asked for; None: all."""
    return getattr(importlib.import_module(TOOLCHAINS[kind]), "DETECTOR_CASES", None)
