"""Vectors as C: views and the moves that reading and writing them costs, construction, conversion, methods."""

import ast

import numpy as np

from course.esimd import prelude
from course.esimd.ctext import bare, wrapped
from course.esimd.lanes import LANES, REGISTER, Source, Unsupported, components, move, regions, whole_registers
from course.esimd.simd import SimdType
from course.esimd.types import ElementType, bf16, f32, narrow, u32
from course.esimd.values import BASE, Const, Item, Mask, Method, Scalar, Vector, View, c_type, hex_swizzle


class Vectors:
    """The part of the compiler that knows where a vector's elements lie."""

    def rvalue(self, value):
        """A view as the vector that reading it gives; everything else as it is."""
        return self.read(value) if isinstance(value, View) else value

    def temporary(self, vector: Vector) -> Vector:
        if vector.is_name:
            name = self.fresh("t")
        else:
            name = self.fresh("t")
        self.emit(f"{vector.c_type} {name} = {bare(vector.text)};")
        return Vector(name, vector.element, vector.size, is_name=True)

    def named(self, vector: Vector) -> Vector:
        return vector if vector.is_name else self.temporary(vector)

    def as_view(self, value) -> View:
        if isinstance(value, View):
            return value
        vector = self.named(value)
        return View(vector, vector.element, np.arange(vector.bytes))

    def cast(self, text: str, source: ElementType, target: ElementType, count: int) -> str:
        """The same bits of `count` components seen as the C type of another element type."""
        if BASE.get(source, "uint") == BASE.get(target, "uint"):
            return text
        return f"as_{c_type(target, count)}({bare(text)})"

    def read(self, view: View) -> Vector:
        base, count = view.base, components(len(view.bytes))
        registers = whole_registers(view.bytes)
        if registers is not None and consecutive(registers) and len(registers) in (1, 2, 4, 8, 16):
            whole = base.components == count
            text = base.text if whole else base.text + hex_swizzle(registers[0], count)
            return Vector(self.cast(text, base.element, view.element, count), view.element, view.size, is_name=False)
        total = count * REGISTER
        origin, bytes_ = np.full(total, -1), np.zeros(total, int)
        origin[: len(view.bytes)], bytes_[: len(view.bytes)] = 0, view.bytes
        texts = self.moved([base], origin, bytes_)
        text = texts[0] if count == 1 else f"(uint{count})({', '.join(texts)})"
        part = Vector(self.fresh("part"), u32 if view.element not in BASE else view.element, view.size, is_name=True)
        self.emit(f"{c_type(view.element, count)} {part.text};")
        part.element = view.element
        self.by_region(
            part,
            np.arange(len(view.bytes)),
            base,
            view.bytes,
            view.element.bytes,
            [f"{part.text} = {self.cast(text, u32, view.element, count)};"],
        )
        return part

    def by_region(self, to: Vector, to_bytes, of: Vector, of_bytes, size: int, shuffles: list[str]) -> None:
        """Move elements of `size` bytes between two variables: on DG2 by `mov` with regions, elsewhere by shuffles."""
        moves = regions(to_bytes, of_bytes, size)
        plain = " ".join(shuffles)
        if moves is None:
            self.emit(plain)
            return
        self.need("region", prelude.REGION)
        kind = {1: "ub", 2: "uw", 4: "ud"}[size]
        for at, (n, (drow, dcol, dstep), (srow, scol, sstep)) in enumerate(moves):
            last = plain if at == len(moves) - 1 else ""
            d, s = (f"{v.text}, {v.components * REGISTER // size}" for v in (to, of))
            self.emit(f"REGION({kind}, {n}, {d}, {drow}, {dcol}, {dstep}, {s}, {srow}, {scol}, {sstep}, {last})")

    def moved(self, vectors: list[Vector], origin, bytes_) -> list[str]:
        try:
            return move([Source(v.text, v.components, v.component_cast) for v in vectors], origin, bytes_)
        except Unsupported:
            self.fail(
                "This moves single bytes between registers, which the compiler does not write: "
                "work on dwords (bit_cast_view[u32]) or on 16-bit elements."
            )

    def write(self, view: View, value) -> None:
        """Overwrite what the view shows, in the vector variable that it views."""
        value = self.rvalue(value)
        base = view.base
        if not isinstance(value, Vector):
            if self.kind(value) is None or not view.element.arithmetic and not isinstance(value, Const):
                self.fail(f"write needs a vector of {view.size} {view.element}, or a number.")
            value = self.filled(view.element, view.size, value)
        if (value.element, value.size) != (view.element, view.size):
            self.fail(f"write: the view has {view.size} {view.element}, the value {value.size} {value.element}.")
        registers = whole_registers(view.bytes)
        full = len(view.bytes) % REGISTER == 0 or len(view.bytes) == base.bytes
        if registers is not None and full and consecutive(registers) and value.components == len(registers):
            target = (
                base.text
                if base.components == len(registers)
                else base.text + hex_swizzle(registers[0], len(registers))
            )
            self.emit(f"{target} = {bare(self.cast(value.text, view.element, base.element, len(registers)))};")
            return
        value = self.named(value)
        origin = np.zeros(base.components * REGISTER, int)
        bytes_ = np.arange(base.components * REGISTER)
        origin[view.bytes], bytes_[view.bytes] = 1, np.arange(len(view.bytes))
        shuffles = []
        for register in sorted({int(b) // REGISTER for b in view.bytes}):
            part = slice(register * REGISTER, (register + 1) * REGISTER)
            (text,) = self.moved([base, value], origin[part], bytes_[part])
            target = base.text if base.components == 1 else base.text + hex_swizzle(register, 1)
            shuffles.append(f"{target} = {bare(self.cast(text, u32, base.element, 1))};")
        self.by_region(base, view.bytes, value, np.arange(len(view.bytes)), view.element.bytes, shuffles)

    def filled(self, element: ElementType, size: int, value) -> Vector:
        """A vector with a number in each element."""
        count = components(size * element.bytes)
        kind = c_type(element, count)
        if element.arithmetic:
            text = self.text(value, element)
            return Vector(f"({kind})({bare(text)})" if count > 1 else f"({kind}){wrapped(text)}", element, size)
        number = self.constant(value, f"a number that fills a vector of {element}")
        raw = narrow(np.float32([number])) if element is bf16 else np.array([number]).astype(element.storage)
        word = int(np.tile(raw, 4 // element.bytes).view(np.uint32)[0])
        return Vector(f"({kind})(0x{word:08x}u)", element, size)

    def select(self, value, size, stride, offset) -> View:
        view = self.as_view(value)
        last = offset + (size - 1) * stride
        if size < 1 or stride < 1 or offset < 0 or last >= view.size:
            self.fail(f"select[{size}, {stride}]({offset}) reaches element {last} of a vector of {view.size}.")
        rows = view.bytes.reshape(view.size, -1)[offset : last + 1 : stride]
        return View(view.base, view.element, rows.ravel())

    def element(self, value, index: int) -> Scalar:
        if not 0 <= index < value.size:
            self.fail(f"Element {index} of a vector of {value.size}.")
        if not value.element.arithmetic:
            self.fail(f"v[i] reads 32-bit elements; convert[f32](v) a vector of {value.element} first.")
        part = self.select(value, 1, 1, index)
        register, lane = int(part.bytes[0]) // REGISTER, int(part.bytes[0]) // 4 % LANES
        base = part.base
        text = base.text if base.components == 1 else base.text + hex_swizzle(register, 1)
        return Scalar(
            f"sub_group_broadcast({self.cast(text, base.element, part.element, 1)}, {lane})",
            part.element if part.element is not u32 else u32,
        )

    def construct(self, kind: SimdType, args: list) -> Vector:
        count = components(kind.bytes)
        if not count:
            self.fail(f"{kind!r} has {kind.bytes} bytes; a compiled vector has at most {16 * REGISTER}: split it.")
        if not args:
            return Vector("<fresh>", kind.element, kind.size)
        if len(args) == 2:
            return self.ramp(kind, count, *args)
        value = self.rvalue(args[0])
        if isinstance(value, Vector):
            return self.converted(value, kind.element, kind.size)
        if isinstance(value, Const) and isinstance(value.value, tuple | list | np.ndarray):
            self.fail("Fill a vector with one number, a ramp (start, step) or another vector.")
        if self.kind(value) is None:
            self.fail(f"{kind!r} is made of a number, a ramp (start, step) or a vector.")
        return self.filled(kind.element, kind.size, value)

    def ramp(self, kind, count, start, step) -> Vector:
        if not kind.element.arithmetic:
            self.fail("A ramp is for 32-bit types.")
        steps = [
            f"{self.text(start, kind.element)} + {self.text(step, kind.element)} * (LANE + {8 * c}u)"
            for c in range(count)
        ]
        texts = [f"({kind.element.c})({t})" for t in steps]
        text = texts[0] if count == 1 else f"({c_type(kind.element, count)})({', '.join(texts)})"
        return Vector(text, kind.element, kind.size)

    def converted(self, value: Vector, element: ElementType, size: int) -> Vector:
        if value.size != size:
            self.fail(f"simd[{element}, {size}] cannot hold {value.size} elements.")
        if value.element is element:
            return value
        if value.element.arithmetic and element.arithmetic:
            count = value.components
            return Vector(
                f"convert_{c_type(element, count)}{'_rtz' if value.element is f32 else ''}({bare(value.text)})",
                element,
                size,
            )
        if value.element is bf16 and element is f32:
            return self.widened(value)
        if value.element is f32 and element is bf16:
            return self.narrowed(value)
        self.fail(
            f"The compiler converts between 32-bit types and between bf16 and f32, not {value.element} to {element}."
        )

    def widened(self, value: Vector) -> Vector:
        """bf16 to f32: element e moves from half a dword into the high half of its own dword."""
        value = self.named(value)
        count = components(4 * value.size)
        if not count:
            self.fail(f"{value.size} f32 are more than a compiled vector holds: convert parts.")
        origin, bytes_ = np.full(count * REGISTER, -1), np.zeros(count * REGISTER, int)
        high = 4 * np.arange(value.size) + 2
        for byte in (0, 1):
            origin[high + byte], bytes_[high + byte] = 0, 2 * np.arange(value.size) + byte
        texts = [f"as_float({t})" for t in self.moved([value], origin, bytes_)]
        return Vector(texts[0] if count == 1 else f"(float{count})({', '.join(texts)})", f32, value.size)

    def narrowed(self, value: Vector) -> Vector:
        """f32 to bf16, to nearest even: round in place, then pick the high halves."""
        count = value.components
        self.need(
            "round_bf16",
            "uint round_bf16(float x) { uint u = as_uint(x); "
            "return isnan(x) ? u | 0x400000u : u + 0x7fffu + (u >> 16 & 1); }\n",
        )
        value = self.named(value)
        each = [f"round_bf16({value.text if count == 1 else value.text + hex_swizzle(c, 1)})" for c in range(count)]
        rounded = self.temporary(
            Vector(each[0] if count == 1 else f"(uint{count})({', '.join(each)})", u32, value.size)
        )
        out = components(2 * value.size)
        origin, bytes_ = np.full(out * REGISTER, -1), np.zeros(out * REGISTER, int)
        low = 2 * np.arange(value.size)
        for byte in (0, 1):
            origin[low + byte], bytes_[low + byte] = 0, 4 * np.arange(value.size) + 2 + byte
        texts = self.moved([rounded], origin, bytes_)
        return Vector(texts[0] if out == 1 else f"(uint{out})({', '.join(texts)})", bf16, value.size)

    # ---- methods ---------------------------------------------------------------------------------------------------

    def call_method(self, method: Method, node):
        args = [self.expr(a) for a in node.args]
        if isinstance(method.receiver, Item):
            return self.item(method.name, args)
        if not isinstance(method.receiver, Vector | View):
            self.fail(f"`{ast.unparse(node.func)}` cannot be called.")
        handler = getattr(self, "vector_" + method.name, None)
        if handler is None:
            self.fail(f"A vector has no {method.name}.")
        try:
            return handler(method.receiver, *method.params, *args)
        except TypeError as error:
            if "argument" not in str(error):
                raise
            self.fail(f"`{ast.unparse(node)}` does not fit: see the map page for its form.")

    def item(self, name: str, args: list):
        if args and self.constant(args[0], "the dimension") != 0:
            self.fail("An nd_range has one dimension here; compute rows and columns from the group's number.")
        texts = {
            "get_local_id": "ITEM",
            "get_local_linear_id": "ITEM",
            "get_group": "(uint)get_group_id(0)",
            "get_group_linear_id": "(uint)get_group_id(0)",
            "get_group_range": "(uint)get_num_groups(0)",
            "get_global_id": f"((uint)get_group_id(0) * {self.group}u + ITEM)",
        }
        if name == "get_local_range":
            return Const(self.group)
        if name not in texts:
            self.fail(f"nd_item has no {name}.")
        return Scalar(texts[name], u32)

    def vector_select(self, value, size, stride, offset=None):
        offset = Const(0) if offset is None else offset
        return self.select(value, size, stride, self.constant(offset, "the offset of select"))

    def vector_bit_cast_view(self, value, element):
        view = self.as_view(value)
        if len(view.bytes) % element.bytes:
            self.fail(f"bit_cast_view[{element}]: {len(view.bytes)} bytes are no whole number of {element}.")
        if view.size > 1 and not np.array_equal(view.bytes, view.bytes[0] + np.arange(len(view.bytes))):
            self.fail("bit_cast_view needs neighbouring elements: select with stride 1 first.")
        return View(view.base, element, view.bytes)

    def vector_read(self, value):
        return self.kept(self.rvalue(value)) if isinstance(value, View) else self.temporary(value)

    def vector_write(self, value, new):
        self.write(self.as_view(value), new)
        return Const(None)

    def vector_merge(self, value, *args):
        view = self.as_view(value)
        mask = args[-1]
        if len(args) not in (2, 3) or not isinstance(mask, Mask) or mask.size != view.size:
            self.fail(
                f"merge is written v.merge(value, mask) or v.merge(a, b, mask), with a mask of {view.size} elements."
            )
        if not view.element.arithmetic:
            self.fail(f"merge is for 32-bit elements, not {view.element}.")
        first = self.broadcast(args[0], view)
        other = self.broadcast(args[1], view) if len(args) == 3 else self.read(view)
        count = components(len(view.bytes))
        choose = (
            f"{wrapped(mask.text)} ? {wrapped(first.text)} : {wrapped(other.text)}"
            if count == 1
            else f"select({other.text}, {first.text}, {bare(mask.text)})"
        )
        self.write(view, Vector(choose, view.element, view.size))
        return Const(None)

    def broadcast(self, value, view: View) -> Vector:
        value = self.rvalue(value)
        if isinstance(value, Vector):
            if (value.element, value.size) != (view.element, view.size):
                self.fail(f"merge: {view.size} {view.element} with {value.size} {value.element}.")
            return value
        return self.filled(view.element, view.size, value)

    def vector_replicate(self, value, times):
        view = self.as_view(value)
        return self.read(View(view.base, view.element, np.tile(view.bytes, times)))

    def vector_replicate_w(self, value, times, width, offset=None):
        return self.vector_replicate_vs_w_hs(value, times, 0, width, 1, offset)

    def vector_replicate_vs_w_hs(self, value, times, step, width, stride, offset=None):
        start = 0 if offset is None else self.constant(offset, "the offset of replicate")
        view = self.as_view(value)
        index = (start + np.arange(times)[:, None] * step + np.arange(width) * stride).ravel()
        if index.min() < 0 or index.max() >= view.size:
            self.fail(f"replicate reaches element {index.max()} of a vector of {view.size}.")
        return self.read(View(view.base, view.element, view.bytes.reshape(view.size, -1)[index].ravel()))


def consecutive(registers: list[int]) -> bool:
    return registers == list(range(registers[0], registers[0] + len(registers)))
