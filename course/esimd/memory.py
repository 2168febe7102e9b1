"""Memory as the interpreter sees it: bounds, alignment, and who touched which byte last, to find races.

A stamp packs (group, barrier interval, work-item, line) into one int64, so that one comparison of arrays tells whether
any dword of a message was touched by somebody else in the same interval. 0 means never. Every message of the language
moves whole dwords, so one stamp a dword is exact.
"""

from dataclasses import dataclass, field

import numpy as np

from course.esimd.faults import fail, reader_line

LINE_BITS, ITEM_BITS, INTERVAL_BITS = 14, 10, 18
_ITEM = LINE_BITS
_INTERVAL = _ITEM + ITEM_BITS
_GROUP = _INTERVAL + INTERVAL_BITS
MOST_REPORTS = 20


@dataclass
class Visitor:
    """Who is running: `group`, `item` in it, `interval` = barriers passed. Updated by the scheduler."""

    group: int = 0
    item: int = 0
    interval: int = 0

    def stamp(self, line: int) -> int:
        return (
            (self.group + 1) << _GROUP
            | self.interval << _INTERVAL
            | self.item << _ITEM
            | min(line, (1 << LINE_BITS) - 1)
        )


def _unpack(stamp: int) -> tuple[int, int, int, int]:
    """(group, interval, item, line) of a stamp."""
    return (
        (stamp >> _GROUP) - 1,
        stamp >> _INTERVAL & (1 << INTERVAL_BITS) - 1,
        stamp >> _ITEM & (1 << ITEM_BITS) - 1,
        stamp & (1 << LINE_BITS) - 1,
    )


@dataclass
class Reports:
    """Races and uninitialised reads found so far; each pair of lines once."""

    found: dict = field(default_factory=dict)

    def add(self, name: str, key, text: str, lines: tuple):
        if key not in self.found and len(self.found) < MOST_REPORTS:
            self.found[key] = {"name": name, "text": text, "lines": list(lines)}

    def list(self) -> list[dict]:
        return list(self.found.values())


class Memory:
    """Bytes of one array (global) or of one work-group's SLM (`shared`).

    A global array is one allocation for all groups, among which nothing is ordered; SLM lives for one group.
    Read-only arrays are not watched: nobody can write them.
    """

    def __init__(
        self, name: str, data: np.ndarray, who: Visitor, reports: Reports, shared: bool, writable: bool = True
    ):
        self.name, self.data, self.who, self.reports = name, data, who, reports
        self.shared, self.writable = shared, writable
        dwords = -(-data.size // 4) if writable else 0
        self.writer, self.reader, self.other_reader = (np.zeros(dwords, np.int64) for _ in range(3))

    def read(self, at: int, size: int, what: str) -> np.ndarray:
        """The `size` bytes at byte `at`, as a copy."""
        self._check(at, size, what, "reads")
        if self.writable:
            self._note_read(slice(at >> 2, at + size + 3 >> 2), self.who.stamp(reader_line() or 0))
        return self.data[at : at + size].copy()

    def write(self, at: int, values: np.ndarray, what: str) -> None:
        """Store bytes `values` at byte `at`."""
        self._check(at, values.size, what, "writes")
        if not self.writable:
            fail(f"{what} writes into {self.name}, which is an input: it must stay as it is.")
        self._note_write(slice(at >> 2, at + values.size + 3 >> 2), self.who.stamp(reader_line() or 0))
        self.data[at : at + values.size] = values

    def align(self, at: int, alignment: int, what: str) -> None:
        """Check a promise of alignment, in bytes from the start of the array (or of SLM)."""
        if at % alignment:
            fail(
                f"{what} promises {alignment}-byte alignment, but its address is byte {at} of {self.name} "
                f"({at} mod {alignment} = {at % alignment})."
            )

    def _check(self, at: int, size: int, what: str, does: str) -> None:
        if 0 <= at and at + size <= self.data.size:
            return
        where = f"work-item {self.who.item} of group {self.who.group}"
        fail(f"{what} {does} {size} bytes at byte {at} of {self.name}, which has {self.data.size} bytes ({where}).")

    def _foreign(self, stamps: np.ndarray, mine: int) -> np.ndarray:
        """Which of these accesses are not ordered with one stamped `mine`, made by somebody else."""
        same_interval = stamps >> _INTERVAL == mine >> _INTERVAL
        foreign = same_interval & (stamps >> _ITEM != mine >> _ITEM)
        if not self.shared:
            foreign |= (stamps > 0) & (stamps >> _GROUP != mine >> _GROUP)
        return foreign

    def _suspect(self, stamps: np.ndarray, mine: int) -> bool:
        """Cheap test that lets most accesses pass: nothing as new as this interval, and no other group."""
        newest = int(stamps.max())
        if newest >= mine >> _INTERVAL << _INTERVAL:
            return True
        return not self.shared and newest > 0

    def _note_read(self, part: slice, mine: int) -> None:
        written, reader = self.writer[part], self.reader[part]
        if self.shared and not written.all():
            self._uninitialised(4 * (part.start + int(np.argmin(written != 0))), mine)
        if self._suspect(written, mine):
            self._race(written, mine, part.start, "writes", "reads")
        if self._suspect(reader, mine):  # keep two different readers of the interval: a writer must see one not itself
            moved = self._foreign(reader, mine)
            self.other_reader[part][moved] = reader[moved]
        reader[:] = mine

    def _note_write(self, part: slice, mine: int) -> None:
        written = self.writer[part]
        if self._suspect(written, mine):
            self._race(written, mine, part.start, "writes", "writes")
        for readers in (self.reader[part], self.other_reader[part]):
            if self._suspect(readers, mine):
                self._race(readers, mine, part.start, "reads", "writes")
        written[:] = mine

    def _race(self, stamps: np.ndarray, mine: int, start: int, first: str, second: str) -> None:
        foreign = self._foreign(stamps, mine)
        if not foreign.any():
            return
        at = int(np.argmax(foreign))
        group, _, item, line = _unpack(int(stamps[at]))
        my_group, _, my_item, my_line = _unpack(mine)
        if group == my_group:
            whose = (
                f"work-item {item} {first} byte {4 * (start + at)} of {self.name} in line {line}, work-item {my_item}"
            )
            cure = "with no barrier() between them"
        else:
            whose = f"group {group} {first} byte {4 * (start + at)} of {self.name} in line {line}, group {my_group}"
            cure = "and nothing orders two groups"
        self.reports.add(
            "shared_race" if self.shared else "global_race",
            ("race", self.name, line, my_line, first, second),
            f"Race: {whose} {second} it in line {my_line}, {cure}.",
            (line, my_line),
        )

    def _uninitialised(self, at: int, mine: int) -> None:
        _, _, item, line = _unpack(mine)
        self.reports.add(
            "unset_shared_memory",
            ("uninitialised", line),
            f"Uninitialised: work-item {item} reads byte {at} of {self.name} in line {line}, "
            "which nobody in its work-group has written yet.",
            (line,),
        )


class Pointer:
    """An address in global memory: `pointer + n` steps n elements, as in C."""

    __slots__ = ("memory", "at", "element")

    def __init__(self, memory: Memory, at: int, element):
        self.memory, self.at, self.element = memory, at, element

    def __add__(self, count):
        if not isinstance(count, int | np.integer):
            fail(f"A pointer takes a whole number of elements, not {type(count).__name__}.")
        return Pointer(self.memory, self.at + int(count) * self.element.bytes, self.element)

    __radd__ = __add__

    def __sub__(self, count):
        return self + -count
