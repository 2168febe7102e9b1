"""Random programs of the language: the NumPy interpreter and the compiled CPU run must agree."""

import linecache

import numpy as np
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from course import esimd
from course.esimd import InterpreterQueue, nd_range
from tests import needs

pytestmark = needs.intel_cpu

GROUPS, ITEMS = 3, 4
OUT = 512  # dwords of output a work-item
TYPES = ("f32", "u32", "i32")
SIZES = (8, 16, 32, 64)


class Program:
    """Text of a kernel that grows line by line; `vectors`: name -> (type, size); `scalars`: names."""

    def __init__(self, draw):
        self.draw, self.lines, self.indent = draw, [], "    "
        self.vectors: dict[str, tuple[str, int]] = {}
        self.scalars = ["lid", "group", "n"]
        self.count = 0

    def pick(self, things):
        return self.draw(st.sampled_from(list(things)))

    def number(self, low, high):
        return self.draw(st.integers(low, high))

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def add(self, line):
        self.lines.append(self.indent + line)

    def of_type(self, *types):
        return [v for v, (t, _) in self.vectors.items() if t in types]

    def scalar(self):
        return self.pick([*self.scalars, str(self.number(0, 9))])

    # ---- steps ---------------------------------------------------------------------------------------------------

    def new_vector(self):
        t, size, v = self.pick(TYPES), self.pick(SIZES), self.name("v")
        if t == "f32":
            self.add(f"{v} = simd[f32, {size}](simd[u32, {size}]({self.scalar()}, {self.number(1, 5)}))")
        else:
            self.add(f"{v} = simd[{t}, {size}]({self.scalar()}, {self.number(1, 9)})")
        self.vectors[v] = (t, size)

    def load(self):
        size, v = self.pick(SIZES), self.name("v")
        self.add(f"{v} = block_load[u32, {size}](X + {self.number(0, 64)} + 64 * lid)")
        self.vectors[v] = ("u32", size)

    def arithmetic(self):
        v = self.pick(self.vectors)
        t, size = self.vectors[v]
        sign = self.pick("+-*" if t == "f32" else ["+", "-", "*", "&", "|", "^"])
        others = [w for w, kind in self.vectors.items() if kind == (t, size)]
        other = self.pick([*others, *([f"{self.number(0, 9)}.5"] if t == "f32" else [self.scalar()])])
        new = self.name("v")
        self.add(f"{new} = {v} {sign} {other}")
        if t == "f32":  # keep floats small: a product of products would overflow
            self.add(f"{new} = vmin(vmax({new}, -1000.0), 1000.0)")
        self.vectors[new] = (t, size)

    def shift(self):
        v = self.pick(self.of_type("u32", "i32") or [self.make("u32", 16)])
        new = self.name("v")
        self.add(f"{new} = {v} {self.pick(['<<', '>>'])} {self.number(0, 7)}")
        self.vectors[new] = self.vectors[v]

    def make(self, t, size):
        v = self.name("v")
        self.add(f"{v} = simd[{t}, {size}]({self.number(0, 9)}, 3)")
        self.vectors[v] = (t, size)
        return v

    def region(self, size):
        """(part, stride, offset) of a vector of `size` elements."""
        part = self.pick([p for p in (1, 2, 4, 8, 16, 32) if p <= size])
        stride = self.pick([s for s in (1, 2, 3, 4) if (part - 1) * s < size])
        return part, stride, self.number(0, size - 1 - (part - 1) * stride)

    def select_read(self):
        v = self.pick(self.vectors)
        t, size = self.vectors[v]
        part, stride, offset = self.region(size)
        new = self.name("v")
        self.add(f"{new} = {v}.select[{part}, {stride}]({offset}).read()")
        self.vectors[new] = (t, part)

    def select_write(self):
        v = self.pick(self.vectors)
        t, size = self.vectors[v]
        part, stride, offset = self.region(size)
        sources = [w for w, kind in self.vectors.items() if kind == (t, part) and w != v]
        value = self.pick([*sources, str(self.number(0, 9))])
        self.add(f"{v}.select[{part}, {stride}]({offset}).write({value})")

    def halves(self):
        """16-bit elements of a vector, moved: what VNNI packing does."""
        v = self.pick(self.of_type("u32") or [self.make("u32", 16)])
        size = 2 * self.vectors[v][1]
        part, stride, offset = self.region(size)
        w = self.name("h")
        self.add(f"{w} = simd[u32, 32]({self.number(0, 9)}, 7)")
        self.vectors[w] = ("u32", 32)
        if part <= 64:
            at = self.number(0, 64 - part)
            self.add(
                f"{w}.bit_cast_view[u16]().select[{part}, 1]({at}).write("
                f"{v}.bit_cast_view[u16]().select[{part}, {stride}]({offset}))"
            )

    def merge(self):
        v = self.pick(self.vectors)
        kind = self.vectors[v]
        same = [w for w, k in self.vectors.items() if k == kind]
        sign = self.pick(["<", "<=", ">", ">=", "==", "!="])
        mask = (
            f"{v} {sign} {self.pick(same)}" if self.number(0, 1) else f"{self.pick(same)} {sign} {self.number(0, 50)}"
        )
        if self.number(0, 1):
            mask = f"({mask}) {self.pick('&|')} ~({self.pick(same)} == {self.pick(same)})"
        self.add(f"{v}.merge({self.pick(same)}, {mask})")

    def convert(self):
        v = self.pick(self.of_type("u32", "i32", "f32"))
        t, size = self.vectors[v]
        new = self.name("v")
        if t == "f32" and size <= 64 and self.number(0, 1):
            self.add(f"{new} = convert[f32](convert[bf16]({v}))")
            self.vectors[new] = ("f32", size)
        elif t == "i32" or t == "f32":
            target = "f32" if t == "i32" else "i32"
            self.add(f"{new} = convert[{target}]({v if t == 'i32' else f'vmin(vmax({v}, -9999.0), 9999.0)'})")
            self.vectors[new] = (target, size)
            if target == "f32":
                self.add(f"{new} = vmin(vmax({new}, -1000.0), 1000.0)")

    def replicate(self):
        v = self.pick(self.vectors)
        t, size = self.vectors[v]
        width = self.pick([w for w in (1, 2, 4) if w <= size])
        new = self.name("v")
        self.add(f"{new} = {v}.replicate_w[{16 // width}, {width}]({self.number(0, size - width)})")
        self.vectors[new] = (t, 16)

    def copy(self):
        """b = a, then a changes: b must not."""
        v = self.pick(self.vectors)
        new = self.name("v")
        self.add(f"{new} = {v}")
        self.add(f"{v}.select[1, 1](0).write({self.number(0, 9)})")
        self.vectors[new] = self.vectors[v]

    def element(self):
        v = self.pick(self.of_type("u32", "i32") or [self.make("u32", 8)])
        s = self.name("s")
        self.add(f"{s} = {v}[{self.number(0, self.vectors[v][1] - 1)}] & 1023")
        self.scalars.append(s)

    def scalar_step(self):
        s = self.name("s")
        a, b = self.scalar(), self.scalar()
        self.add(
            f"{s} = "
            + self.pick(
                [
                    f"{a} + {b} * 3",
                    f"({a} + 7) % 5",
                    f"({a} * 4 + {b}) // 3",
                    f"{a} ^ {b}",
                    f"(({a} - {b}) % 7)",
                    f"({a} - {b}) // 2 + 600",
                    f"{a} << 2 | {b}",
                    f"{a} if {a} < {b} else {b} + 1",
                    f"min({a}, {b}) + max({a}, 3)",
                ]
            )
        )
        self.add(f"{s} = {s} & 1023")
        self.scalars.append(s)

    def branch(self):
        v = self.pick(self.vectors)
        t, size = self.vectors[v]
        self.add(
            f"if ({self.scalar()} {self.pick(['<', '>=', '=='])} {self.scalar()}) "
            f"{self.pick(['and', 'or'])} not {self.scalar()} > 4:"
        )
        self.add(f"    {v} = {v} + {self.number(1, 3)}")
        self.add("else:")
        self.add(f"    {v}.select[1, 1]({self.number(0, size - 1)}).write({self.number(0, 9)})")

    def loop(self):
        v = self.pick(self.vectors)
        kind = self.vectors[v]
        i, s = self.name("j"), self.name("s")
        self.add(f"{s} = {self.scalar()}")
        self.add(f"for {i} in range({self.number(0, 2)}, n + {self.number(0, 3)}, {self.number(1, 2)}):")
        self.add(f"    {s} = {s} {self.pick('+^')} {i}")
        same = self.pick([w for w, k in self.vectors.items() if k == kind])
        self.add(
            f"    {v} = " + (f"vmin({v} + {same}, 1000.0)" if kind[0] == "f32" else f"{v} {self.pick('+^')} {same}")
        )
        self.add(f"for r in unroll(range({self.number(1, 3)})):")
        self.add(
            f"    {v}.select[1, 1](r).write({v}.select[1, 1]({kind[1] - 1} - r))"
            if kind[1] >= 8
            else f"    {s} = {s} + r"
        )
        self.add(f"{s} = {s} & 1023")
        self.scalars.append(s)

    def exchange(self):
        """Through SLM: each work-item reads what another wrote."""
        v = self.pick([w for w, (_, size) in self.vectors.items() if size in SIZES] or [self.make("u32", 32)])
        t, size = self.vectors[v]
        new = self.name("v")
        self.add("barrier()")
        self.add(f"slm_block_store[{t}, {size}](lid * 256, {v})")
        self.add("barrier()")
        self.add(f"{new} = slm_block_load[{t}, {size}]((lid + {self.number(0, 3)}) % {ITEMS} * 256)")
        self.vectors[new] = (t, size)

    def gathered(self):
        lanes = self.pick((4, 8, 16, 32))
        new = self.name("v")
        at = f"(simd[u32, {lanes}]({self.scalar()}, {self.number(1, 7)}) & 127) * 4"
        if self.number(0, 1):
            self.add(f"{new} = gather[u32, {lanes}](X, {at})")
        else:
            self.add(f"{new} = gather[u32, {lanes}](X, {at}, simd[u32, {lanes}](0, 1) < {self.number(0, 40)})")
        self.vectors[new] = ("u32", lanes)

    def dpas(self):
        rows = self.pick((1, 2, 4, 8))
        a, b, c = self.name("a"), self.name("b"), self.name("v")
        kind = self.pick(("bf16", "i8"))
        self.add(f"{a} = block_load[u32, {rows * 8}](Y + {self.number(0, 40)} + 8 * lid).bit_cast_view[{kind}]()")
        self.add(f"{b} = block_load[u32, 64](Y + {self.number(0, 40)})")
        out = "f32" if kind == "bf16" else "i32"
        if self.number(0, 1):
            self.add(f"{c} = xmx.dpas[8, {rows}, {out}]({b}.bit_cast_view[{kind}](), {a})")
        else:
            self.add(
                f"{c} = xmx.dpas[8, {rows}, {out}](simd[{out}, {rows * 8}]({self.number(0, 5)}), "
                f"{b}.bit_cast_view[{kind}](), {a})"
            )
        self.vectors[c] = (out, rows * 8)

    def finish(self):
        """Store what the last vectors and scalars hold."""
        at = 0
        for v, (_, size) in list(self.vectors.items())[-7:]:
            if size in (1, 2, 4, 8, 16, 32, 64):
                self.add(
                    f"block_store[u32, {size}](Z + (group * {ITEMS} + lid) * {OUT} + {at}, "
                    f"{v}.bit_cast_view[u32](), alignment=4)"
                )
                at += size
        total = " + ".join(self.scalars[-4:])
        self.add(
            f"block_store[u32, 8](Z + (group * {ITEMS} + lid) * {OUT} + {at}, simd[u32, 8]({total}, 1), alignment=4)"
        )


@st.composite
def programs(draw):
    p = Program(draw)
    p.new_vector()
    p.load()
    steps = (
        p.new_vector,
        p.load,
        p.arithmetic,
        p.arithmetic,
        p.shift,
        p.select_read,
        p.select_write,
        p.select_write,
        p.halves,
        p.merge,
        p.convert,
        p.replicate,
        p.copy,
        p.element,
        p.scalar_step,
        p.branch,
        p.loop,
        p.exchange,
        p.gathered,
        p.dpas,
    )
    for step in draw(st.lists(st.sampled_from(range(len(steps))), min_size=4, max_size=16)):
        steps[step]()
    p.finish()
    head = [
        "@kernel",
        "def program(item: nd_item, X: ptr[u32], Y: ptr[u32], Z: ptr[u32], n: u32):",
        f"    slm_init({ITEMS} * 256)",
        "    lid, group = item.get_local_id(0), item.get_group(0)",
    ]
    return "\n".join(head + p.lines) + "\n"


def build(text):
    file = "<random program>"
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    space = {name: getattr(esimd, name) for name in esimd.__all__}
    exec(compile(text, file, "exec"), space)
    return space["program"]


def run(queue, kernel):
    random = np.random.default_rng(7)
    x = random.integers(0, 1 << 16, 512, dtype=np.uint32)
    small = random.integers(-8, 9, (512, 2)).astype(np.float32)  # pairs of small bf16 numbers: exact in any order
    y = (small.view(np.uint32) >> 16).astype(np.uint16).view(np.uint32).ravel()
    z = np.zeros(GROUPS * ITEMS * OUT, np.uint32)
    x.flags.writeable = y.flags.writeable = False
    queue.parallel_for(nd_range(GROUPS * ITEMS, ITEMS), kernel, x, y, z, 3)
    return z


# No shrinking: each step of it builds a kernel, a second or so.
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(programs())
def test_interpreter_and_compiler_agree(text):
    from course.esimd.opencl import CompiledQueue

    kernel = build(text)
    interpreter = InterpreterQueue(1)
    wanted = run(interpreter, kernel)
    assert not interpreter.races, interpreter.races
    got = run(CompiledQueue("cpu"), kernel)
    assert np.array_equal(got, wanted), text
