"""Where the elements of a vector lie in a sub-group of 8, and how to move them.

A vector is a C vector of 32-bit components; component c of lane l is dword 8 c + l, so a component over the sub-group
is one 32-byte register. A part of a vector that is made of whole registers is a renaming; anything else is a shuffle.
"""

from dataclasses import dataclass

import numpy as np

LANES, REGISTER = 8, 32  # DPAS asks for sub-groups of 8; 8 dwords are one GRF of DG2
HEX = "0123456789abcdef"


def components(bytes_: int) -> int:
    """C components of a vector of so many bytes: registers, rounded up to a size of OpenCL C; 0 when too large."""
    registers = -(-bytes_ // REGISTER)
    return next((c for c in (1, 2, 4, 8, 16) if c >= registers), 0)


@dataclass(frozen=True)
class Source:
    """A C vector of 32-bit unsigned components that elements are taken from: `text` is a name."""

    text: str
    components: int
    cast: str = "as_uint"  # how to see a component as uint; "" when it is one

    def component(self, index: int) -> str:
        plain = self.text if self.components == 1 else f"{self.text}.s{HEX[index]}"
        return f"{self.cast}({plain})" if self.cast else plain


class Unsupported(Exception):
    """These bytes cannot be moved by dword or half-dword shuffles."""


def whole_registers(bytes_: np.ndarray) -> list[int] | None:
    """The registers that byte offsets `bytes_` name one after the other, or None when they are no whole registers.

    The last one may be cut short: what follows in its register is never looked at."""
    found = []
    for start in range(0, len(bytes_), REGISTER):
        part = bytes_[start : start + REGISTER]
        if part[0] % REGISTER or not np.array_equal(part, part[0] + np.arange(len(part))):
            return None
        found.append(int(part[0]) // REGISTER)
    return found


def move(sources: list[Source], origin: np.ndarray, bytes_: np.ndarray) -> list[str]:
    """C expressions (uint) of the components whose byte i comes from byte bytes_[i] of sources[origin[i]].

    Entries of `origin` below 0 do not matter. Length: a multiple of 32. Raises Unsupported."""
    out = []
    for start in range(0, len(bytes_), REGISTER):
        part = slice(start, start + REGISTER)
        out.append(_component(sources, origin[part].reshape(LANES, 4), bytes_[part].reshape(LANES, 4)))
    return out


def _component(sources, origin, bytes_) -> str:
    whole = all(
        o[0] < 0 and (o < 0).all() or (o == o[0]).all() and b[0] % 4 == 0 and (np.diff(b) == 1).all()
        for o, b in zip(origin, bytes_, strict=True)
    )
    if whole:
        wanted = [
            None if o[0] < 0 else (int(o[0]), int(b[0]) // REGISTER, int(b[0]) // 4 % LANES)
            for o, b in zip(origin, bytes_, strict=True)
        ]
        return _by_register(sources, wanted, lambda text, key: text)
    halves = []
    for half in (0, 1):
        o, b = origin[:, 2 * half : 2 * half + 2], bytes_[:, 2 * half : 2 * half + 2]
        if ((o[:, 0] != o[:, 1]) | (o[:, 0] >= 0) & ((b[:, 0] % 2 != 0) | (b[:, 1] != b[:, 0] + 1))).any():
            raise Unsupported
        wanted = [
            None
            if o[lane, 0] < 0
            else (int(o[lane, 0]), int(b[lane, 0]) // REGISTER, int(b[lane, 0]) // 4 % LANES, int(b[lane, 0]) // 2 % 2)
            for lane in range(LANES)
        ]
        halves.append(
            _by_register(sources, wanted, lambda text, key: f"({text} >> 16)" if key[2] else f"({text} & 0xffffu)")
        )
    return f"{halves[0]} | {halves[1]} << 16"


def _by_register(sources, wanted, finish) -> str:
    """Combine what comes from each register: one shuffle a register, lanes chosen by a bit mask."""
    groups: dict = {}
    for lane, at in enumerate(wanted):
        if at is not None:
            groups.setdefault((at[0], at[1], *at[3:]), {})[lane] = at[2]
    text = ""
    for key, lanes in groups.items():
        piece = finish(_pick(sources[key[0]].component(key[1]), lanes), key)
        mask = sum(1 << lane for lane in lanes)
        text = f"(LANES(0x{mask:02x}) ? {piece} : {text})" if text else piece
    return text or "0u"


def _pick(component: str, lanes: dict[int, int]) -> str:
    if all(to == of for to, of in lanes.items()):
        return component
    if len(lanes) == 1 or len(set(lanes.values())) == 1:
        return f"sub_group_broadcast({component}, {next(iter(lanes.values()))})"
    table = sum(lanes.get(lane, 0) << 4 * lane for lane in range(LANES))
    return f"PICK({component}, 0x{table:08x}u)"


def regions(to: np.ndarray, of: np.ndarray, size: int) -> list | None:
    """`mov` instructions that copy elements of `size` bytes from byte offsets `of` of one variable to `to` of another.

    Each is (elements, (register, element, step) written, the same read). None when the hardware lacks a step."""
    target, source = _steps(to, size), _steps(of, size)
    if target is None or source is None or target[1] not in (1, 2, 4) or source[1] not in (0, 1, 2, 4, 8, 16, 32):
        return None
    count, done, moves = len(to) // size, 0, []
    per = REGISTER // size
    while done < count:
        n = 16
        starts = [start + done * step for start, step in (target, source)]
        while n > count - done or any(
            s % per + (n - 1) * step >= 2 * per for s, (_, step) in zip(starts, (target, source), strict=True)
        ):
            n //= 2  # a mov has 1, 2, 4, 8 or 16 elements and an operand lies in two registers at most
        moves.append((n, *((s // per, s % per, step) for s, (_, step) in zip(starts, (target, source), strict=True))))
        done += n
    return moves


def _steps(bytes_: np.ndarray, size: int) -> tuple[int, int] | None:
    """(first element, step) of evenly spaced elements, or None."""
    elements = bytes_.reshape(-1, size)
    if (elements[:, 0] % size).any() or (np.diff(elements, axis=1) != 1).any():
        return None
    first = elements[:, 0] // size
    steps = set(np.diff(first).tolist()) or {1}
    return (int(first[0]), steps.pop()) if len(steps) == 1 else None
