"""What is known about each device: the constants of `hardware_notes/<device>.json`, each with unit, source and status.

Pure reading. Whether such a device is in this machine is `course doctor`'s question.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NOTES = Path(__file__).resolve().parents[1] / "hardware_notes"
STATUSES = ("sourced", "derived", "unverified", "conflict")


class UnknownDevice(KeyError):
    """No resource file of that name; the message lists those there are."""

    def __str__(self) -> str:
        return self.args[0]


class UnknownConstant(KeyError, AttributeError):
    """The device's file has no such constant; the message says where to add it."""

    def __str__(self) -> str:
        return self.args[0]


@dataclass(frozen=True)
class Constant:
    """One constant of a device. value: number, bool, text, or a tuple (a pair is a range). unit: as in the file.

    status: "sourced" (a text or a measurement says so) | "derived" (arithmetic on sourced ones) |
    "unverified" (a guess, or a model's constant) | "conflict" (sources disagree, the note says how).
    """

    value: object
    unit: str
    status: str
    source: str
    note: str = ""

    def __str__(self) -> str:
        from course.figures import quantity

        mark = "" if self.status == "sourced" else f" [{self.status}]"
        return f"{quantity(self.value, '' if self.unit == 'bool' else self.unit)}{mark}"


@dataclass(frozen=True)
class Resources:
    """A device's constants, by name: `resources("arc_a770").slm_per_xe_core.value` is in the constant's own unit."""

    device: str
    name: str
    vendor: str
    architecture: str
    target: str | None  # what a compiler calls it: ocloc's -device, --offload-arch
    system: str | None  # its name in the published figures
    constants: dict[str, Constant]

    def __getattr__(self, name: str) -> Constant:
        if name.startswith("__") or name == "constants":
            raise AttributeError(name)
        return self[name]

    def __getitem__(self, name: str) -> Constant:
        if name not in self.constants:
            raise UnknownConstant(
                f"hardware_notes/{self.device}.json has no constant {name!r}: add it there, with its source."
            )
        return self.constants[name]


def known() -> list[str]:
    """Devices that have a resource file, sorted."""
    return sorted(path.stem for path in NOTES.glob("*.json") if path.stem != "ladder")


@cache
def resources(name: str) -> Resources:
    """The resource file of device `name` (see `known()`). Raises UnknownDevice."""
    if name not in known():
        raise UnknownDevice(f"No device {name!r} in hardware_notes; there are {', '.join(known())}.")
    raw = json.loads((NOTES / f"{name}.json").read_text(encoding="utf-8"))
    constants = {key: _constant(entry) for key, entry in raw.pop("constants").items()}
    return Resources(constants=constants, **raw)


def _constant(entry: dict) -> Constant:
    value = entry["value"]
    return Constant(**{**entry, "value": tuple(value) if isinstance(value, list) else value})
