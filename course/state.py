"""Where a reader's own things live: experiment log, kept versions, check records. Never inside the course's files."""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path


def folder(*parts: str) -> Path:
    """$COURSE_STATE, or the user's state folder; made when missing, readable by its owner only."""
    base = os.environ.get("COURSE_STATE")
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "gemm-course"
    path = Path(base) if base else home
    for part in ("", *parts):  # one by one: mkdir gives its mode to the last folder only
        path = path / part
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


def code_hash(text: str) -> str:
    """A short name for one version of a kernel."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def keep(text: str) -> str:
    """Keep a version of a kernel; returns its hash."""
    name = code_hash(text)
    path = folder("versions") / f"{name}.txt"
    if not path.exists():
        path.write_text(text)
    return name


def kept(name: str) -> str:
    """The text of a kept version; `name`: the first characters of its hash. Raises LookupError in one sentence."""
    found = sorted(folder("versions").glob(f"{name}*.txt")) if name else []
    if len(found) != 1:
        raise LookupError(
            f"There {'are several versions' if found else 'is no kept version'} that start with {name!r}: "
            "lesson.log() lists them."
        )
    return found[0].read_text()


def append(file: str, entry: dict) -> None:
    """Add one JSON line to a log of the reader's; whole lines only, so that two notebooks may write at once."""
    line = json.dumps({"at": time.strftime("%Y-%m-%dT%H:%M:%S"), **entry}, default=str) + "\n"
    fd = os.open(folder() / file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(fd, line.encode())
    finally:
        os.close(fd)


def entries(file: str) -> list[dict]:
    """All entries of a log; a broken line is passed over."""
    path = folder() / file
    out = []
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            out.append(json.loads(line))
        except ValueError:
            continue
    return out
