"""Compile a kernel: Python's syntax tree to OpenCL C for sub-groups of 8, one sub-group a work-item (hardware thread).

Scalars are the same in all 8 lanes; a vector is spread over them (see `lanes`). Loops over `range` stay loops, those
over `unroll(range(...))` and helpers are written out. What the subset lacks is refused in one sentence with the line.
"""

import ast
import re
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from course.esimd import operations, prelude
from course.esimd.ctext import bare
from course.esimd.expressions import Expressions
from course.esimd.kernel import Bound, Kernel
from course.esimd.lanes import LANES
from course.esimd.lowering import Lowering
from course.esimd.operations import Operation
from course.esimd.scope import Again, Scope, occurrences
from course.esimd.simd import SimdType
from course.esimd.types import ElementType, PointerType, f16, f32, i32, static, u32
from course.esimd.values import (
    Const,
    Item,
    Mask,
    PointerValue,
    Scalar,
    Vector,
    View,
    c_declared,
    is_value,
    literal,
    renamed,
    shape_of,
)
from course.esimd.vectors import Vectors
from course.toolchains.base import KernelError

MOST_UNROLLED = 4096  # statements; more is a mistake rather than a kernel


@dataclass
class Compiled:
    """OpenCL C of one kernel. `body`: (C text, Python line) a line; `prelude`: messages and DPAS that it calls."""

    name: str
    group: int
    body: list[tuple[str, int]]
    prelude: str
    slm_bytes: int

    def readable(self) -> str:
        """The kernel with the Python line at the right of each C line; without the prelude."""
        width = min(100, max((len(text) for text, _ in self.body), default=0))
        return "".join(f"{text:<{width}}  // {line}\n" if line else f"{text}\n" for text, line in self.body)

    def source(self) -> str:
        """The whole OpenCL C text to build, `#line` telling the Python line to debuggers and listings."""
        out, at = [self.prelude], None
        for text, line in self.body:
            if line and line != at:
                out.append(f"#line {line}")
            out.append(text)
            at = line + 1 if line else None
        return "\n".join(out) + "\n"


def compile_kernel(kernel: Kernel, group: int, statics: tuple = ()) -> Compiled:
    """OpenCL C of `kernel` for work-groups of `group` work-items and these values of its static parameters.

    Raises KernelError with the line."""
    if (group, statics) not in kernel.compiled:
        signed: set[str] = set()
        while True:
            try:
                kernel.compiled[group, statics] = _Compiler(kernel, group, statics, signed).compile()
                break
            except Again:
                continue
    return kernel.compiled[group, statics]


class _Compiler(Expressions, Vectors, Lowering):
    def __init__(self, kernel: Kernel, group: int, statics: tuple, signed: set[str]):
        self.kernel, self.group, self.statics, self.signed = kernel, group, statics, signed
        self.lines: list[tuple[str, int]] = []
        self.hoisted: dict[str, str] = {}  # C name -> C type, declared at the top
        self.taken: set[str] = {"slm", "slm_init"}
        self.indent = 1
        self.line = kernel.tree.lineno
        self.needed: dict[str, str] = {}
        self.slm_bytes = 0
        self.scope: Scope | None = None
        self.depth = 0
        self.written = 0

    # ---- frame -----------------------------------------------------------------------------------------------------

    def compile(self) -> Compiled:
        scope = self.scope = Scope(self.kernel, self.kernel.tree)
        arguments, statics = [], list(self.statics)
        for at, (name, mark) in enumerate(self.kernel.parameters.items()):
            if at == 0:
                scope.values[name] = Item()
                continue
            if mark is static:
                scope.values[name] = Const(statics.pop(0))
                continue
            c_name = self.fresh(name)
            if isinstance(mark, PointerType):
                arguments.append(f"global {mark.element.c}* {c_name}")
                scope.values[name] = PointerValue(c_name, mark.element)
            else:
                arguments.append(f"{mark.c} {c_name}")
                scope.values[name] = Scalar(c_name, mark)
            if scope.stores.get(name):
                scope.variables[name] = c_name
        self.statements(self.kernel.tree.body)
        head = [
            (f"__attribute__((intel_reqd_sub_group_size(8), reqd_work_group_size({self.group * LANES}, 1, 1)))", 0),
            (f"kernel void {self.kernel.name}({', '.join(arguments)}) {{", self.kernel.tree.lineno),
        ]
        if self.slm_bytes:
            head.append((f"  local uint slm[{-(-self.slm_bytes // 4)}];", 0))
        head += [(f"  {kind} {name};", 0) for name, kind in self.hoisted.items()]
        text = prelude.HEAD + "".join(self.needed.values())
        if any(v is f16 for v in self._elements):
            text = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + text
        return Compiled(
            self.kernel.name,
            self.group,
            head + self.lines + [("}", 0)],
            text,
            self.slm_bytes,
        )

    @property
    def _elements(self):
        marks = [m.element for m in self.kernel.parameters.values() if isinstance(m, PointerType)]
        return marks + ([f16] if any("f16" in name.split("_") for name in self.needed) else [])

    def emit(self, text: str) -> None:
        self.lines.append(("  " * self.indent + text, self.line))

    def fail(self, message: str, stage: str = "compile"):
        raise KernelError(message, self.line, stage)

    def fresh(self, name: str) -> str:
        """A C name that is not taken yet, as near to the Python name as can be."""
        c_name, number = name, 1
        while c_name in self.taken or c_name in _C_WORDS:
            number += 1
            c_name = f"{name}_{number}"
        self.taken.add(c_name)
        return c_name

    def need(self, name: str, text: str) -> str:
        self.needed.setdefault(name, text)
        return name

    # ---- statements ------------------------------------------------------------------------------------------------

    def statements(self, body: list) -> None:
        for node in body:
            self.statement(node)

    def statement(self, node) -> None:
        self.written += 1
        if self.written > MOST_UNROLLED:
            self.fail(f"The kernel is longer than {MOST_UNROLLED} statements when written out: unroll less.")
        self.line = node.lineno
        handler = getattr(self, "do_" + type(node).__name__, None)
        if handler is None:
            self.fail(
                f"`{ast.unparse(node).splitlines()[0]}` is not in the language of kernels: it has assignments, "
                "for over range, if, and calls."
            )
        try:
            handler(node)
        except KernelError as error:
            if error.line is None or error.stage in ("refused", "source"):
                raise KernelError(str(error), self.line, error.stage, error.detail) from error
            raise

    def do_Pass(self, node):
        pass

    def do_Raise(self, node):
        if "NotImplementedError" in ast.unparse(node):
            self.fail("This exercise is not written yet.", "starter")
        self.fail("A kernel cannot raise.")

    def do_Expr(self, node):
        if isinstance(node.value, ast.Constant):  # docstring
            return
        value = self.expr(node.value)
        if isinstance(value, Scalar | Vector) and value.text:
            self.fail("The value of this line is not used: assign it to a name.")

    def do_Assign(self, node):
        if len(node.targets) != 1:
            self.fail("Assign to one target at a time.")
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            self.assign_tuple(target, node.value)
        else:
            self.assign(target, self.expr(node.value))

    def assign_tuple(self, target, value_node) -> None:
        if isinstance(value_node, ast.Tuple):
            values = [self.expr(v) for v in value_node.elts]
        else:
            value = self.expr(value_node)
            if not isinstance(value, Const) or not isinstance(value.value, tuple):
                self.fail("Several names on the left need as many values on the right.")
            values = [v if is_value(v) else Const(v) for v in value.value]
        if len(values) != len(target.elts):
            self.fail(f"{len(target.elts)} names on the left, {len(values)} values on the right.")
        names = {self.scope.variables.get(t.id) for t in target.elts if isinstance(t, ast.Name)} - {None}
        # Python evaluates the whole right side first: what a target would overwrite is kept in a temporary.
        if names:
            values = [self.kept(v) if self.mentions(v, names) else v for v in values]
        for t, v in zip(target.elts, values, strict=True):
            self.assign(t, v)

    def mentions(self, value, names: set[str]) -> bool:
        text = value.base.text if isinstance(value, View) else getattr(value, "text", "")
        return bool(names & set(re.findall(r"[A-Za-z_]\w*", text)))

    def kept(self, value):
        """The value in a variable of its own."""
        value = self.rvalue(value)
        if isinstance(value, Vector):
            return self.temporary(value)
        name = self.fresh("t")
        kind = c_declared(value)
        self.emit(f"{kind} {name} = {value.text};")
        return type(value)(name, *[getattr(value, f) for f in ("kind", "element", "size") if hasattr(value, f)])

    def do_AnnAssign(self, node):
        if node.value is None:
            self.fail("Give the variable a value.")
        self.assign(node.target, self.expr(node.value))

    def do_AugAssign(self, node):
        load = (
            ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            if isinstance(node.target, ast.Name)
            else None
        )
        if load is None:
            self.fail("+= and the like need a plain name on the left.")
        value = self.binary(node.op, self.expr(load), self.expr(node.value))
        self.assign(node.target, value)

    def do_Return(self, node):
        if self.scope.tree is self.kernel.tree:
            self.fail("A kernel returns nothing and has no early return: put the rest under an if.")
        if self.scope.tree.body[-1] is not node:
            self.fail("A helper returns once, in its last line.")
        self.scope.returned = self.expr(node.value) if node.value is not None else Const(None)

    def do_If(self, node):
        test = self.truth(self.expr(node.test))
        if isinstance(test, Const):
            return self.statements(node.body if test.value else node.orelse)
        self.emit(f"if ({bare(test.text)}) {{")
        with self.c_block(node):
            self.statements(node.body)
        if node.orelse:
            self.line = node.orelse[0].lineno
            self.emit("} else {")
            with self.c_block(node):
                self.statements(node.orelse)
        self.emit("}")

    def do_For(self, node):
        if node.orelse or not isinstance(node.target, ast.Name):
            self.fail("A loop of a kernel is `for name in range(...)`, without else.")
        steps = node.iter
        if isinstance(steps, ast.Call):
            callee = self.expr(steps.func)
            if isinstance(callee, Const) and callee.value is operations.unroll:
                return self.unrolled(node, steps)
            if isinstance(callee, Const) and callee.value is range:
                return self.loop(node, [self.rvalue(self.expr(a)) for a in steps.args])
        self.fail("A loop runs over range(...) or unroll(range(...)).")

    def unrolled(self, node, call) -> None:
        value = self.expr(call.args[0]) if len(call.args) == 1 else None
        if not isinstance(value, Const) or not isinstance(value.value, range | tuple | list):
            self.fail("unroll(range(...)) needs bounds known at compile time; a plain range(...) takes any.")
        for step in value.value:
            self.scope.variables.pop(node.target.id, None)
            self.scope.values[node.target.id] = Const(step)
            self.statements(node.body)

    def loop(self, node, bounds: list) -> None:
        name = node.target.id
        if occurrences(self.scope.tree, name) != occurrences(node, name):
            self.fail(f"{name} is used outside of its loop: give the other use its own name.")
        start, stop, step = {
            1: [Const(0), bounds[0], Const(1)] if bounds else None,
            2: [*bounds, Const(1)],
            3: bounds,
        }.get(len(bounds)) or self.fail("range(...) takes 1 to 3 numbers.")
        if not isinstance(step, Const) or step.value < 1:
            self.fail("The step of range is a positive number known at compile time.")
        kinds = [self.kind(x) for x in (start, stop)]
        if f32 in kinds or None in kinds:
            self.fail("The bounds of range are whole numbers.")
        kind = u32 if self.kind(start) is u32 else i32
        stop_text = self.text(stop, kind if self.kind(stop) is u32 or kind is i32 else i32)
        c_name = self.fresh(name)
        compare = f"(int){c_name}" if kind is u32 and self.kind(stop) is i32 else c_name
        outer = dict(self.scope.values)
        self.emit(
            f"__attribute__((opencl_unroll_hint(1))) for ({kind.c} {c_name} = {self.text(start, kind)}; "
            f"{compare} < {stop_text}; {c_name} += {step.value}) {{"
        )
        self.scope.values[name] = Scalar(c_name, kind)
        if name in self.assigned_in(node.body):
            self.fail(f"The loop variable {name} is assigned in its loop.")
        with self.c_block(node):
            self.statements(node.body)
        self.line = node.lineno
        self.emit("}")
        self.scope.values.pop(name, None)
        for other, value in outer.items():
            self.scope.values.setdefault(other, value)

    def assigned_in(self, body) -> set[str]:
        return {n.id for s in body for n in ast.walk(s) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    @contextmanager
    def c_block(self, node):
        """Braces: variables first assigned inside are declared inside, and are new next time."""
        before = self.scope.block
        known = dict(self.scope.variables)
        self.scope.block = node
        self.indent += 1
        self.depth += 1
        yield
        self.depth -= 1
        self.indent -= 1
        self.scope.block = before
        for name in [n for n, c in self.scope.variables.items() if n not in known and c not in self.hoisted]:
            del self.scope.variables[name]
            self.scope.values.pop(name, None)

    # ---- assignment ------------------------------------------------------------------------------------------------

    def assign(self, target, value) -> None:
        if isinstance(target, ast.Subscript):
            return self.assign_element(target, value)
        if not isinstance(target, ast.Name):
            self.fail(
                f"`{ast.unparse(target)} =` is not in the language; to change part of a vector write "
                "v.select[size, stride](offset).write(value)."
            )
        name, scope = target.id, self.scope
        once = scope.stores.get(name, 0) == 1 and name not in scope.variables
        if isinstance(value, Const) and isinstance(
            value.value, Kernel | Bound | Operation | SimdType | ElementType | tuple | range
        ):
            scope.values[name] = value
            return
        if isinstance(value, Const) and once or isinstance(value, Mask | Item) and once:
            scope.values[name] = value
            return
        if isinstance(value, View) and not self.outlives(name):
            scope.variables.pop(name, None)
            scope.values[name] = value
            return
        if isinstance(value, Vector) and not value.is_name and value.text.startswith("<fresh>"):
            return self.declare(name, Vector("", value.element, value.size), None)
        value = self.rvalue(value)
        if isinstance(value, Mask):
            self.fail(f"The mask {name} is assigned more than once: give each its own name.")
        if isinstance(value, Const) and not isinstance(value.value, int | float | bool | np.number):
            self.fail(f"{name} = {value.value!r}: a run-time variable holds a number, a pointer or a vector.")
        if isinstance(value, Const):
            kind = f32 if isinstance(value.value, float) else i32 if value.value < 0 else u32
            value = Scalar(literal(value.value, kind), kind)
        self.declare(name, value, value.text)

    def outlives(self, name: str) -> bool:
        """Whether a name assigned here is used outside of the innermost C block."""
        block, tree = self.scope.block, self.scope.tree
        return block is not tree and occurrences(tree, name) != occurrences(block, name)

    def declare(self, name: str, value, text: str | None) -> None:
        """Assign C text to the Python variable `name` (None: leave it undefined), declaring it the first time."""
        scope = self.scope
        known = scope.variables.get(name)
        if known is None:
            c_name = self.fresh(name)
            if isinstance(value, Scalar) and value.kind is u32 and c_name in self.signed:
                value = Scalar(value.text, i32)
            kind = c_declared(value)
            if self.outlives(name):
                self.hoisted[c_name] = kind
                if text is not None:
                    self.emit(f"{c_name} = {bare(text)};")
            else:
                self.emit(f"{kind} {c_name} = {bare(text)};" if text is not None else f"{kind} {c_name};")
            scope.variables[name] = c_name
            scope.values[name] = renamed(value, c_name)
            return
        old = scope.values[name]
        if isinstance(old, Scalar) and isinstance(value, Scalar):
            if old.kind is u32 and value.kind is i32:
                self.signed.add(known)
                if isinstance(scope.kernel.parameters.get(name), ElementType) and scope.tree is self.kernel.tree:
                    self.fail(f"{name} is a u32 parameter and may become negative here: use another name.")
                raise Again
            if old.kind is i32 and value.kind is u32:
                value = Scalar(value.text, i32)
        if shape_of(old) != shape_of(value):
            self.fail(f"{name} was {shape_of(old)} and becomes {shape_of(value)}: give it another name.")
        if text is not None and text != known:
            self.emit(f"{known} = {bare(text)};")
        scope.values[name] = renamed(value, known)

    def assign_element(self, target, value) -> None:
        vector, index = self.expr(target.value), self.expr(target.slice)
        if not isinstance(vector, Vector | View) or not isinstance(index, Const):
            self.fail("v[i] = x needs a vector and an index known at compile time.")
        part = self.select(vector, 1, 1, index.value)
        self.write(part, value)


_C_WORDS = set(
    """kernel global local private constant read_only write_only bool char uchar short ushort int uint long ulong
float double half void if else for while do switch case break continue return struct union enum typedef static
inline const volatile sizeof goto default register signed unsigned auto extern restrict barrier max min select sqrt
exp2""".split()
)
