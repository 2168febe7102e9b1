"""Read one kernel of an IGC listing (`*.asm` shader dump of DG2): instructions, control flow, loops, mix, estimate."""

import re
from collections import Counter
from dataclasses import dataclass, field

CLASSES = ("send", "dpas", "alu32", "addr64", "sync", "control")

_HEADER = {
    "grf": re.compile(r"//\.thread_config numGRF=(\d+)"),
    "instruction_count": re.compile(r"//\.instCount (\d+)"),
}
_KERNEL = re.compile(r"//\.kernel (\S+)")
_BLOCK = re.compile(r"// (B\d+):.*Preds:\{([^}]*)\},\s*Succs:\{([^}]*)\}")
_LINE = re.compile(r"// Line (\d+)")
_LABEL = re.compile(r"^\S+:$")
# "(W&~f0.0) add.sat (8|M0) ..." -> predicate, mnemonic, operands. Mnemonics of LSC messages hold digits and dots.
_INSTRUCTION = re.compile(
    r"^\s*(?:\([^)|]*\)\s*)?([a-z][a-z0-9_]*(?:\.[a-z0-9_.]+)?)(?:\s+\(\s*(\d+)\|M\d+\))?\s*(.*)$"
)
_TYPE = re.compile(r":(df|uq|q|f|ud|d|hf|bf|uw|w|ub|b|uv|v|vf)\b")
_REGISTER = re.compile(r"\br(\d+)(?:\.(\d+))?")

_SEND = ("send", "load", "store", "atomic", "fence", "lsc_")
_CONTROL = {
    "jmpi",
    "goto",
    "join",
    "if",
    "else",
    "endif",
    "while",
    "break",
    "cont",
    "halt",
    "call",
    "calla",
    "ret",
    "brc",
    "brd",
}
_SYNC = {"sync", "nop", "wait", "illegal"}


@dataclass(frozen=True)
class Instruction:
    """One machine instruction: `op` (mnemonic), `width` (channels), `text`, `kind` (one of `CLASSES`).

    `message` names what a send asks for ("load.slm.d32x64t.a32"), "" otherwise; `line` is the source line or None.
    """

    op: str
    width: int
    text: str
    kind: str
    message: str = ""
    line: int | None = None


@dataclass
class Block:
    """A basic block: straight-line `instructions`, then one of `successors` (block names)."""

    name: str
    successors: list[str] = field(default_factory=list)
    instructions: list[Instruction] = field(default_factory=list)


@dataclass(frozen=True)
class Loop:
    """A natural loop: its `header` block, the set of `blocks` in it (inner loops included) and its `instructions`."""

    header: str
    blocks: frozenset[str]
    instructions: tuple[Instruction, ...]

    def mix(self) -> dict[str, int]:
        """Static instructions of one turn by class."""
        return _mix(self.instructions)

    @property
    def lines(self) -> set[int]:
        """Source lines that the loop's instructions come from."""
        return {i.line for i in self.instructions if i.line}


@dataclass
class Listing:
    """The listing of one kernel. Counts are static: instructions in the text, not instructions executed."""

    text: str
    kernel: str
    simd: int
    grf: int
    instruction_count: int
    blocks: dict[str, Block]
    spill_bytes: int = 0
    slm_bytes: int = 0
    private_bytes: int = 0
    barriers: int = 0
    compiler_version: str = "unknown"
    device: str = "acm-g10"
    recorded: bool = False  # read from a saved listing rather than compiled now

    @property
    def instructions(self) -> list[Instruction]:
        """Every instruction in the order of the text."""
        return [i for block in self.blocks.values() for i in block.instructions]

    def mix(self) -> dict[str, int]:
        """Static instructions by class: send, dpas, alu32, addr64 (64-bit address arithmetic), sync, control."""
        return _mix(self.instructions)

    def messages(self) -> dict[str, int]:
        """Static sends by what they ask for, most frequent first."""
        return dict(Counter(i.message for i in self.instructions if i.kind == "send").most_common())

    def loops(self) -> list[Loop]:
        """Natural loops in the order of their headers; two back edges to one header are one loop."""
        found = []
        for header, names in _natural_loops(self.blocks).items():
            body = [i for name, block in self.blocks.items() if name in names for i in block.instructions]
            found.append(Loop(header, frozenset(names), tuple(body)))
        return found

    def dynamic_estimate(self, trips, threads: int = 1) -> dict[str, float]:
        """Executed instructions by class: each block counts once per turn of every loop around it, times `threads`.

        `trips` maps a loop header to its number of turns, or is a function Loop -> turns. Loops left out turn once.
        Both sides of a branch are counted: an estimate from above.
        """
        weight = dict.fromkeys(self.blocks, 1.0)
        for loop in self.loops():
            turns = trips(loop) if callable(trips) else trips.get(loop.header, 1)
            for name in loop.blocks:
                weight[name] *= turns
        total: Counter = Counter()
        for name, block in self.blocks.items():
            for kind, count in _mix(block.instructions).items():
                total[kind] += count * weight[name] * threads
        return {kind: total[kind] for kind in CLASSES}


def parse_listing(text: str, simd: int | None = None, **resources) -> Listing:
    """Parse one IGC shader dump. `resources`: fields of `Listing` that the dump lacks (SLM, spill, version).

    Raises ValueError when the text is no IGC listing.
    """
    kernel = _KERNEL.search(text)
    if not kernel:
        raise ValueError(
            "This is not an IGC listing: it has no '//.kernel' line; ocloc writes one under IGC_ShaderDumpEnable=1."
        )
    header = {key: int(m.group(1)) for key, pattern in _HEADER.items() if (m := pattern.search(text))}
    blocks = _parse_blocks(text)
    count = sum(len(b.instructions) for b in blocks.values())
    widest = max((i.width for b in blocks.values() for i in b.instructions), default=0)
    return Listing(
        text=text,
        kernel=kernel.group(1),
        simd=simd or widest,
        grf=header.get("grf", 128),
        instruction_count=header.get("instruction_count", count),
        blocks=blocks,
        **resources,
    )


def _parse_blocks(text: str) -> dict[str, Block]:
    blocks: dict[str, Block] = {}
    block, line = None, None
    for raw in text.splitlines():
        if m := _BLOCK.match(raw):
            block = blocks[m.group(1)] = Block(m.group(1), [s.strip() for s in m.group(3).split(",") if s.strip()])
        elif m := _LINE.match(raw):
            line = int(m.group(1))
        elif block is not None and not raw.startswith("//"):
            code, _, comment = raw.partition("//")
            if code.strip() and not _LABEL.match(code.strip()) and (m := _INSTRUCTION.match(code)):
                block.instructions.append(_instruction(m, code.strip(), comment, line))
    for block in blocks.values():
        block.instructions = _mark_addresses(block.instructions)
    return blocks


def _instruction(match, code: str, comment: str, line: int | None) -> Instruction:
    op, width, operands = match.group(1), int(match.group(2) or 1), match.group(3)
    kind, message = _class(op, operands), ""
    if kind == "send":
        message = op
        if op.startswith("send"):  # what an old-style send does stands in the comment, after the semicolon
            message = comment.rpartition("; ")[2].split("//")[0].strip() if "; " in comment else op
    return Instruction(op, width, code, kind, message, line)


def _class(op: str, operands: str) -> str:
    stem = op.split(".")[0]
    if stem.startswith(_SEND):
        return "send"
    if stem.startswith("dpas"):
        return "dpas"
    if stem in _SYNC:
        return "sync"
    if stem in _CONTROL:
        return "control"
    if stem in ("addc", "subb", "mach") or {"q", "uq"} & set(_TYPE.findall(operands)):
        return "addr64"
    return "alu32"


def _mark_addresses(instructions: list[Instruction]) -> list[Instruction]:
    """DG2 has no 64-bit integers: the halves of an address are 32-bit instructions. Those that read a carry, or write
    the register that a following 64-bit (a64) message is addressed with, become class "addr64"."""
    marked = list(instructions)
    for at, instruction in enumerate(marked):
        if instruction.kind == "alu32" and re.search(r"\bacc0", instruction.text.partition(":")[2]):
            carry = next((i for i in reversed(marked[:at]) if "AccWrEn" in i.text), None)
            if carry is not None and carry.kind == "addr64":
                marked[at] = _as_address(instruction)
        if instruction.kind == "send" and ".a64" in instruction.op:
            _mark_writers(marked, at)
    return marked


def _mark_writers(marked: list[Instruction], at: int) -> None:
    address = re.search(r"\[r(\d+):", marked[at].text)
    if not address:
        return
    wanted = int(address.group(1))
    halves = 0
    for back in range(at - 1, -1, -1):
        before = marked[back]
        target = _REGISTER.search(re.sub(r"^\([^)]*\)\s*", "", before.text))
        if not target or int(target.group(1)) != wanted:
            continue
        if before.kind not in ("alu32", "addr64"):
            return
        marked[back] = _as_address(before)
        halves += 1
        if halves == 2:
            return


def _as_address(instruction: Instruction) -> Instruction:
    return Instruction(instruction.op, instruction.width, instruction.text, "addr64", "", instruction.line)


def _mix(instructions) -> dict[str, int]:
    count = Counter(i.kind for i in instructions)
    return {kind: count[kind] for kind in CLASSES}


def _dominators(blocks: dict[str, Block]) -> dict[str, set[str]]:
    names = list(blocks)
    before: dict[str, set[str]] = {name: set() for name in names}
    for name, block in blocks.items():
        for successor in block.successors:
            before.setdefault(successor, set()).add(name)
    dominators = {name: set(names) for name in names}
    dominators[names[0]] = {names[0]}
    changed = True
    while changed:
        changed = False
        for name in names[1:]:
            above = [dominators[p] for p in before[name]]
            new = (set.intersection(*above) if above else set()) | {name}
            if new != dominators[name]:
                dominators[name], changed = new, True
    return dominators


def _natural_loops(blocks: dict[str, Block]) -> dict[str, set[str]]:
    """Header -> blocks: for every back edge n -> h where h dominates n, all blocks that reach n without passing h."""
    if not blocks:
        return {}
    dominators = _dominators(blocks)
    before: dict[str, set[str]] = {name: set() for name in blocks}
    for name, block in blocks.items():
        for successor in block.successors:
            before[successor].add(name)
    loops: dict[str, set[str]] = {}
    for name, block in blocks.items():
        for header in block.successors:
            if header not in dominators[name]:
                continue
            body, queue = {header, name}, [name]
            while queue:
                at = queue.pop()
                if at == header:
                    continue
                queue += [p for p in before[at] if p not in body]
                body |= before[at]
            loops.setdefault(header, set()).update(body)
    return loops
