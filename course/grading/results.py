"""One file a result, written atomically under a key that says what it depends on: resume, and the same bytes twice.

key = submission, trusted notebook, grader's code, environment, and what was asked (limits, isolation, timing)
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import json
import os
import platform
import secrets
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from course.worker.host import ROOT

CODE = ("checker.py", "experiments.py", "lesson.py", "lessonfile.py", "timing.py", "_vendor", "contracts", "toolchains")
CODE += ("worker", "esimd", "musa", "isa", "grading")
NOT_MARKS = ("reports.py", "selftest.py", "roster.py", "marks.py")  # grading/ files that change no result
PACKAGES = ("numpy", "numba-dpex", "dpctl", "numba", "intel-opencl-rt", "torch", "triton", "nbval", "pytest")
UNFINISHED = "grader error"


@functools.cache
def grader_hash() -> str:
    """Of every file of the course that a result depends on."""
    digest = hashlib.sha256()
    for name in CODE:
        path = ROOT / "course" / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts and file.name not in NOT_MARKS:
                digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def environment_hash() -> str:
    """Of Python and the packages that results depend on."""
    found = [platform.python_version(), platform.machine()]
    for name in PACKAGES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            found.append(f"{name} -")
    return _hash(found)


def _hash(thing) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:16]


def key(sha256: str, master_hash: str, asked: dict) -> str:
    """A result's name."""
    return hashlib.sha256(
        json.dumps([sha256, master_hash, grader_hash(), environment_hash(), asked], sort_keys=True).encode()
    ).hexdigest()[:32]


@dataclass
class Store:
    """The folder OUT: results/, and the run's secret, which all hidden seeds come from."""

    out: Path

    def __post_init__(self):
        if not self.out.exists():
            self.out.mkdir(parents=True)
            self.out.chmod(0o700)  # marks are nobody else's business
        (self.out / "results").mkdir(exist_ok=True)
        self.secret = self._secret()

    def _secret(self) -> bytes:
        path = self.out / "secret"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            said = path.read_text().strip()
            if len(said) == 64:
                return bytes.fromhex(said)
            raise ValueError(f"{path} is not a secret of this program: delete it for a fresh one.") from None
        with os.fdopen(handle, "w") as file:
            fresh = secrets.token_hex(32)
            file.write(fresh)
            file.flush()
            os.fsync(file.fileno())
        return bytes.fromhex(fresh)

    def seed(self, key: str, grade_id: str) -> int:
        """The hidden seed of an exercise: fresh for every OUT, the same when a run is taken up again."""
        digest = hmac.new(self.secret, f"{key} {grade_id}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:4], "little") & 0x7FFFFFFF

    def path(self, key: str) -> Path:
        return self.out / "results" / f"{key}.json"

    def load(self, key: str) -> dict | None:
        """A finished result, or None: a broken file or a grader error counts as none."""
        try:
            found = json.loads(self.path(key).read_text())
        except (OSError, ValueError):
            return None
        if not isinstance(found, dict) or found.get("key") != key or not isinstance(found.get("exercises"), list):
            return None
        return None if any(e.get("outcome") == UNFINISHED for e in found["exercises"]) else found

    def save(self, result: dict) -> None:
        put(self.path(result["key"]), json.dumps(result, indent=1, sort_keys=True) + "\n")


def put(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with open(part, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
