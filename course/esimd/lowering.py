"""Operations of the language as calls of the prelude: messages, gather and scatter, DPAS, barriers."""

from course.esimd import limits, operations, prelude
from course.esimd.ctext import bare
from course.esimd.lanes import LANES, components
from course.esimd.operations import Operation
from course.esimd.types import f32, i32, u32
from course.esimd.values import Const, Mask, PointerValue, Vector, c_type, hex_swizzle, shape_of


class Lowering:
    """The part of the compiler that writes an operation; one method `op_NAME` for each."""

    def call_operation(self, op: Operation, args: list, named: dict):
        op.check_template()
        handler = getattr(self, "op_" + op.name, None)
        if handler is None:
            op(*args)  # refused by the language itself, with its reason
            self.fail(f"{op.name} is not compiled.")
        try:
            return handler(*op.params, *args, **named)
        except TypeError as error:
            if "argument" not in str(error):
                raise
            self.fail(f"{op.name} does not take these arguments.")

    def pointer(self, what: str, p, element) -> str:
        if not isinstance(p, PointerValue):
            self.fail(f"{what} needs a pointer, not {shape_of(p)}.")
        if p.element is not element:
            self.fail(f"{what}: the pointer is to {p.element}, not {element}; say reinterpret_cast[{element}](p).")
        return p.text

    def stored(self, what: str, T, N, value) -> str:
        value = self.rvalue(value)
        if not isinstance(value, Vector) or (value.element, value.size) != (T, N):
            self.fail(f"{what}[{T}, {N}] stores a simd[{T}, {N}], got {shape_of(value)}.")
        return self.cast(value.text, T, u32, value.components)

    def loaded(self, call: str, T, N) -> Vector:
        return Vector(self.cast(call, u32, T, components(T.bytes * N)), T, N)

    def offset(self, what: str, value) -> str:
        if self.kind(value) not in (u32, i32):
            self.fail(f"{what} needs a byte offset, not {shape_of(value)}.")
        return bare(self.text(value, u32))

    def op_block_load(self, T, N, p, alignment=None):
        dwords = operations.check_block("block_load", T, N) // 4
        name = self.need(f"load_global_{dwords}", prelude.load("global", dwords))
        return self.loaded(f"{name}({self.pointer('block_load', p, T)})", T, N)

    def op_block_store(self, T, N, p, value, alignment=None):
        dwords = operations.check_block("block_store", T, N) // 4
        name = self.need(f"store_global_{dwords}", prelude.store("global", dwords))
        self.emit(f"{name}({self.pointer('block_store', p, T)}, {self.stored('block_store', T, N, value)});")
        return Const(None)

    def op_slm_init(self, size):
        size = self.constant(size, "the size of slm_init")
        if self.slm_bytes:
            self.fail("slm_init stands once in a kernel.")
        if not 0 < size <= limits.SLM_BYTES:
            self.fail(f"slm_init({size}): a work-group has at most {limits.SLM_BYTES} bytes of SLM on DG2.", "refused")
        self.slm_bytes = size
        self.need("keep_slm", prelude.KEEP_SLM)
        self.emit("KEEP_SLM")
        return Const(None)

    def need_slm(self, what: str) -> None:
        if not self.slm_bytes:
            self.fail(f"{what} comes before slm_init: reserve the work-group's SLM first.")

    def op_slm_block_load(self, T, N, offset, alignment=None):
        self.need_slm("slm_block_load")
        dwords = operations.check_block("slm_block_load", T, N) // 4
        name = self.need(f"load_slm_{dwords}", prelude.load("slm", dwords))
        return self.loaded(f"{name}(slm, {self.offset('slm_block_load', offset)})", T, N)

    def op_slm_block_store(self, T, N, offset, value, alignment=None):
        self.need_slm("slm_block_store")
        dwords = operations.check_block("slm_block_store", T, N) // 4
        name = self.need(f"store_slm_{dwords}", prelude.store("slm", dwords))
        self.emit(
            f"{name}(slm, {self.offset('slm_block_store', offset)}, {self.stored('slm_block_store', T, N, value)});"
        )
        return Const(None)

    def op_prefetch(self, T, N, p, L1=None, L2=None, alignment=None):
        dwords = operations.check_block("prefetch", T, N) // 4
        hints = tuple("cached" if h is None else h.value for h in (L1, L2))
        if hints not in limits.PREFETCH_HINTS:
            self.fail(f"prefetch: L1 {hints[0]} with L2 {hints[1]} is not a hint of DG2.", "refused")
        name = self.need(f"prefetch_{hints[0]}_{hints[1]}_{dwords}", prelude.prefetch(dwords, *hints))
        self.emit(f"{name}({self.pointer('prefetch', p, T)});")
        return Const(None)

    def lanes_of(self, what, T, N, offsets, mask):
        operations.check_gather(what, T, N)
        offsets = self.rvalue(offsets)
        if not isinstance(offsets, Vector) or offsets.element not in (u32, i32) or offsets.size != N:
            self.fail(f"{what}[{T}, {N}] needs byte offsets as simd[u32, {N}].")
        if mask is not None and (not isinstance(mask, Mask) or mask.size != N):
            self.fail(f"{what}[{T}, {N}] needs a mask of {N} elements.")
        offsets = self.named(offsets)
        count = offsets.components
        conditions = [[] for _ in range(count)]
        if N < LANES:
            conditions[0].append(f"LANE < {N}")
        if mask is not None:
            name = self.fresh("mask")
            self.emit(f"{c_type(i32, count)} {name} = {bare(mask.text)};")
            for c in range(count):
                conditions[c].append(name if count == 1 else name + hex_swizzle(c, 1))
        at = [offsets.text if count == 1 else offsets.text + hex_swizzle(c, 1) for c in range(count)]
        return at, [" && ".join(c) for c in conditions]

    def gathered(self, what, space, place, T, N, offsets, mask) -> Vector:
        name = self.need(f"gather_{space}", prelude.gather(space)).replace("scatter", "gather")
        at, conditions = self.lanes_of(what, T, N, offsets, mask)
        out = self.fresh("gathered")
        count = len(at)
        self.emit(f"uint{count if count > 1 else ''} {out} = 0u;")
        for c, (offset, condition) in enumerate(zip(at, conditions, strict=True)):
            target = out if count == 1 else out + hex_swizzle(c, 1)
            self.emit(f"{f'if ({condition}) ' if condition else ''}{target} = {name}({place}, {offset});")
        return Vector(self.cast(out, u32, T, count), T, N)

    def scattered(self, what, space, place, T, N, offsets, value, mask):
        self.need(f"gather_{space}", prelude.gather(space))
        at, conditions = self.lanes_of(what, T, N, offsets, mask)
        data = self.temporary(Vector(self.stored(what, T, N, value), u32, N))
        for c, (offset, condition) in enumerate(zip(at, conditions, strict=True)):
            piece = data.text if len(at) == 1 else data.text + hex_swizzle(c, 1)
            self.emit(f"{f'if ({condition}) ' if condition else ''}scatter_{space}({place}, {offset}, {piece});")
        return Const(None)

    def op_gather(self, T, N, p, offsets, mask=None):
        return self.gathered("gather", "global", self.pointer("gather", p, T), T, N, offsets, mask)

    def op_scatter(self, T, N, p, offsets, value, mask=None):
        return self.scattered("scatter", "global", self.pointer("scatter", p, T), T, N, offsets, value, mask)

    def op_slm_gather(self, T, N, offsets, mask=None):
        self.need_slm("slm_gather")
        return self.gathered("slm_gather", "slm", "slm", T, N, offsets, mask)

    def op_slm_scatter(self, T, N, offsets, value, mask=None):
        self.need_slm("slm_scatter")
        return self.scattered("slm_scatter", "slm", "slm", T, N, offsets, value, mask)

    def op_reinterpret_cast(self, T, p):
        if not isinstance(p, PointerValue):
            self.fail("reinterpret_cast is for pointers; a vector has bit_cast_view.")
        return PointerValue(f"((global {T.c}*)({p.text}))", T)

    def op_convert(self, T, v):
        value = self.rvalue(v)
        if not isinstance(value, Vector):
            self.fail("convert is for vectors.")
        return self.converted(value, T, value.size)

    def op_barrier(self):
        self.emit("barrier(CLK_LOCAL_MEM_FENCE);")
        return Const(None)

    def op_fence(self):
        self.emit("mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);")
        return Const(None)

    def elementwise(self, name: str, c_name: dict, *args):
        args = [self.rvalue(a) for a in args]
        vector = next((a for a in args if isinstance(a, Vector)), None)
        if vector is None or vector.element not in c_name:
            self.fail(f"{name} is for vectors of {', '.join(map(str, c_name))}.")
        texts = [a.text if isinstance(a, Vector) else self.filled(vector.element, vector.size, a).text for a in args]
        return Vector(f"{c_name[vector.element]}({', '.join(bare(t) for t in texts)})", vector.element, vector.size)

    def op_vmax(self, a, b):
        return self.elementwise("vmax", {f32: "fmax", i32: "max", u32: "max"}, a, b)

    def op_vmin(self, a, b):
        return self.elementwise("vmin", {f32: "fmin", i32: "min", u32: "min"}, a, b)

    def op_vabs(self, a):
        return self.elementwise("vabs", {f32: "fabs"}, a)

    def op_sqrt(self, a):
        return self.elementwise("sqrt", {f32: "sqrt"}, a)

    def op_exp2(self, a):
        return self.elementwise("exp2", {f32: "exp2"}, a)

    def op_dpas(self, depth, repeat, c_type_, *operands):
        values = [self.rvalue(x) for x in operands]
        if len(values) not in (2, 3) or not all(isinstance(v, Vector) for v in values):
            self.fail("dpas is written xmx.dpas[8, 8, f32](c, b, a): B before A, all simd.")
        c, b, a = values if len(values) == 3 else (None, *values)
        operations.dpas_shape(
            depth, repeat, c_type_, (a.element, a.size), (b.element, b.size), (c.element, c.size) if c else None
        )
        if repeat not in (1, 2, 4, 8):
            self.fail(f"The compiler has dpas for 1, 2, 4 and 8 rows, not {repeat}: split it.")
        if c is None:
            c = self.filled(c_type_, repeat * limits.EXECUTION_SIZE, Const(0))
        name = self.need(f"dpas_{a.element}_{b.element}_{repeat}", prelude.dpas(a.element.name, b.element.name, repeat))
        count = components(a.bytes)
        rows = f"as_int{count if count > 1 else ''}({bare(self.cast(a.text, a.element, u32, count))})"
        return Vector(
            f"{name}({bare(c.text)}, as_int8({bare(self.cast(b.text, b.element, u32, 8))}), {rows})",
            c_type_,
            repeat * limits.EXECUTION_SIZE,
        )
