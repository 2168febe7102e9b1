"""Compile a kernel: Python's syntax tree to OpenCL C for sub-groups of 8, one sub-group a work-item (hardware thread).

Scalars are the same in all 8 lanes; a vector is spread over them (see `lanes`). Loops over `range` stay loops, loops over
`unroll(range(...))` and helpers are written out. What the subset lacks is refused in one sentence with the line.
"""
import ast
import builtins
import re
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

from course.esimd import limits, operations, prelude
from course.esimd.kernel import Bound, Kernel
from course.esimd.lanes import LANES, REGISTER, Source, Unsupported, components, move, regions, whole_registers
from course.esimd.operations import Operation
from course.esimd.simd import SimdType, simd, simd_type
from course.esimd.types import ElementType, PointerType, bf16, f16, f32, i8, i32, narrow, static, u8, u32
from course.esimd.values import (
    BASE,
    Const,
    Item,
    Mask,
    Method,
    PointerValue,
    Scalar,
    Vector,
    View,
    c_type,
    hex_swizzle,
    literal,
)
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
    file: str = "kernel.py"
    options: str = field(default="")

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


class _Again(Exception):
    """A variable turned out to hold negative numbers: compile once more, knowing that."""


def compile_kernel(kernel: Kernel, group: int, statics: tuple = ()) -> Compiled:
    """OpenCL C of `kernel` for work-groups of `group` work-items and these values of its static parameters.

    Raises KernelError with the line."""
    if (group, statics) not in kernel.compiled:
        signed: set[str] = set()
        while True:
            try:
                kernel.compiled[group, statics] = _Compiler(kernel, group, statics, signed).compile()
                break
            except _Again:
                continue
    return kernel.compiled[group, statics]


class _Scope:
    """Names of one Python function while it is written out: the kernel, or a helper at one call."""

    def __init__(self, kernel: Kernel, tree: ast.FunctionDef):
        self.kernel, self.tree = kernel, tree
        self.names = kernel.names
        self.values: dict[str, object] = {}
        self.variables: dict[str, str] = {}  # Python name -> C name
        self.stores = _count_stores(tree)
        self.returned: object = None
        self.block: ast.AST = tree  # innermost run-time loop or branch


def _count_stores(tree) -> dict[str, int]:
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = found.get(node.id, 0) + 1
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = found.get(node.target.id, 0) + 1
    return found


def _occurrences(tree, name: str) -> int:
    return sum(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


class _Compiler:
    def __init__(self, kernel: Kernel, group: int, statics: tuple, signed: set[str]):
        self.kernel, self.group, self.statics, self.signed = kernel, group, statics, signed
        self.lines: list[tuple[str, int]] = []
        self.hoisted: dict[str, str] = {}  # C name -> C type, declared at the top
        self.taken: set[str] = {"slm", "slm_init"}
        self.indent = 1
        self.line = kernel.tree.lineno
        self.needed: dict[str, str] = {}
        self.slm_bytes = 0
        self.scope: _Scope | None = None
        self.depth = 0
        self.written = 0

    # ---- frame -----------------------------------------------------------------------------------------------------

    def compile(self) -> Compiled:
        scope = self.scope = _Scope(self.kernel, self.kernel.tree)
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
        head = [("__attribute__((intel_reqd_sub_group_size(8), "
                 f"reqd_work_group_size({self.group * LANES}, 1, 1)))", 0),
                (f"kernel void {self.kernel.name}({', '.join(arguments)}) {{", self.kernel.tree.lineno)]
        if self.slm_bytes:
            head.append((f"  local uint slm[{-(-self.slm_bytes // 4)}];", 0))
        head += [(f"  {kind} {name};", 0) for name, kind in self.hoisted.items()]
        text = prelude.HEAD + "".join(self.needed.values())
        if any(v is f16 for v in self._elements):
            text = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + text
        return Compiled(self.kernel.name, self.group, head + self.lines + [("}", 0)], text, self.slm_bytes,
                        self.kernel.function.__code__.co_filename)

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
            self.fail(f"`{ast.unparse(node).splitlines()[0]}` is not in the language of kernels: it has assignments, "
                      "for over range, if, and calls.")
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
            values = [v if _is_value(v) else Const(v) for v in value.value]
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
        kind = _c_scalar(value)
        self.emit(f"{kind} {name} = {value.text};")
        return type(value)(name, *[getattr(value, f) for f in ("kind", "element", "size") if hasattr(value, f)])

    def do_AnnAssign(self, node):
        if node.value is None:
            self.fail("Give the variable a value.")
        self.assign(node.target, self.expr(node.value))

    def do_AugAssign(self, node):
        load = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target) if isinstance(node.target, ast.Name) else None
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
        self.emit(f"if ({_bare(test.text)}) {{")
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
        if _occurrences(self.scope.tree, name) != _occurrences(node, name):
            self.fail(f"{name} is used outside of its loop: give the other use its own name.")
        start, stop, step = {1: [Const(0), bounds[0], Const(1)] if bounds else None,
                             2: [*bounds, Const(1)], 3: bounds}.get(len(bounds)) or self.fail("range(...) takes 1 to 3 numbers.")
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
        self.emit(f"__attribute__((opencl_unroll_hint(1))) for ({kind.c} {c_name} = {self.text(start, kind)}; "
                  f"{compare} < {stop_text}; {c_name} += {step.value}) {{")
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
            self.fail(f"`{ast.unparse(target)} =` is not in the language; to change part of a vector write "
                      "v.select[size, stride](offset).write(value).")
        name, scope = target.id, self.scope
        once = scope.stores.get(name, 0) == 1 and name not in scope.variables
        if isinstance(value, Const) and isinstance(value.value, Kernel | Bound | Operation | SimdType | ElementType | tuple | range):
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
        return block is not tree and _occurrences(tree, name) != _occurrences(block, name)

    def declare(self, name: str, value, text: str | None) -> None:
        """Assign C text to the Python variable `name` (None: leave it undefined), declaring it the first time."""
        scope = self.scope
        known = scope.variables.get(name)
        if known is None:
            c_name = self.fresh(name)
            if isinstance(value, Scalar) and value.kind is u32 and c_name in self.signed:
                value = Scalar(value.text, i32)
            kind = _c_scalar(value)
            if self.outlives(name):
                self.hoisted[c_name] = kind
                if text is not None:
                    self.emit(f"{c_name} = {_bare(text)};")
            else:
                self.emit(f"{kind} {c_name} = {_bare(text)};" if text is not None else f"{kind} {c_name};")
            scope.variables[name] = c_name
            scope.values[name] = _named(value, c_name)
            return
        old = scope.values[name]
        if isinstance(old, Scalar) and isinstance(value, Scalar):
            if old.kind is u32 and value.kind is i32:
                self.signed.add(known)
                if isinstance(scope.kernel.parameters.get(name), ElementType) and scope.tree is self.kernel.tree:
                    self.fail(f"{name} is a u32 parameter and may become negative here: use another name.")
                raise _Again
            if old.kind is i32 and value.kind is u32:
                value = Scalar(value.text, i32)
        if _shape(old) != _shape(value):
            self.fail(f"{name} was {_shape(old)} and becomes {_shape(value)}: give it another name.")
        if text is not None and text != known:
            self.emit(f"{known} = {_bare(text)};")
        scope.values[name] = _named(value, known)

    def assign_element(self, target, value) -> None:
        vector, index = self.expr(target.value), self.expr(target.slice)
        if not isinstance(vector, Vector | View) or not isinstance(index, Const):
            self.fail("v[i] = x needs a vector and an index known at compile time.")
        part = self.select(vector, 1, 1, index.value)
        self.write(part, value)

    # ---- expressions -----------------------------------------------------------------------------------------------

    def expr(self, node):
        handler = getattr(self, "expr_" + type(node).__name__, None)
        if handler is None:
            self.fail(f"`{ast.unparse(node)}` is not in the language of kernels.")
        return handler(node)

    def expr_Constant(self, node):
        return Const(node.value)

    def expr_Tuple(self, node):
        values = [self.expr(v) for v in node.elts]
        return Const(tuple(v.value if isinstance(v, Const) else v for v in values))

    def expr_List(self, node):
        return self.expr_Tuple(node)

    def expr_ListComp(self, node):
        """[simd[f32, 64](0) for _ in range(4)]: as many values, each made anew."""
        loop = node.generators[0]
        if len(node.generators) > 1 or loop.ifs or not isinstance(loop.target, ast.Name):
            self.fail("A list in a kernel is [... for name in range(...)].")
        steps = self.constant(self.expr(loop.iter), "the range of a list")
        values, before = [], self.scope.values.get(loop.target.id)
        for step in steps:
            self.scope.values[loop.target.id] = Const(step)
            value = self.expr(node.elt)
            values.append(value.value if isinstance(value, Const) else value)
        self.scope.values.pop(loop.target.id)
        if before is not None:
            self.scope.values[loop.target.id] = before
        return Const(tuple(values))

    def expr_Name(self, node):
        scope = self.scope
        if node.id in scope.values:
            return scope.values[node.id]
        if scope.stores.get(node.id):
            self.fail(f"{node.id} may not have a value here: assign it before, outside of the block that assigns it.")
        if node.id in scope.names:
            return Const(scope.names[node.id])
        if hasattr(builtins, node.id):
            return Const(getattr(builtins, node.id))
        self.fail(f"The name {node.id} is not defined.")

    def expr_Attribute(self, node):
        value = self.expr(node.value)
        if isinstance(value, Const):
            if not hasattr(value.value, node.attr):
                self.fail(f"`{ast.unparse(node)}`: there is no {node.attr}.")
            return Const(getattr(value.value, node.attr))
        return Method(value, node.attr)

    def expr_Subscript(self, node):
        value, index = self.expr(node.value), self.expr(node.slice)
        if isinstance(value, Method):
            params = self.constant(index, "a template argument")
            return Method(value.receiver, value.name, params if isinstance(params, tuple) else (params,))
        if isinstance(value, Const):
            key = self.constant(index, f"what stands in the brackets of `{ast.unparse(node)}`")
            if isinstance(value.value, Kernel):
                return Const(Bound(value.value, key if isinstance(key, tuple) else (key,)))
            if value.value is simd:
                return Const(simd_type(*key) if isinstance(key, tuple) and len(key) == 2 else simd[key])
            found = value.value[key]
            return found if _is_value(found) else Const(found)
        if isinstance(value, Vector | View):
            return self.element(value, self.constant(index, "the index of a vector's element"))
        self.fail(f"`{ast.unparse(node)}` is not in the language of kernels.")

    def constant(self, value, what: str):
        if not isinstance(value, Const) or isinstance(value.value, tuple) and any(_is_value(v) for v in value.value):
            self.fail(f"{what[0].upper() + what[1:]} must be known at compile time; in a loop write `for r in unroll(range(...))`.")
        return value.value

    def expr_BinOp(self, node):
        return self.binary(node.op, self.expr(node.left), self.expr(node.right))

    def expr_UnaryOp(self, node):
        value = self.expr(node.operand)
        if isinstance(value, Const):
            return Const({ast.USub: lambda x: -x, ast.UAdd: lambda x: +x, ast.Invert: lambda x: ~x,
                          ast.Not: lambda x: not x}[type(node.op)](value.value))
        if isinstance(node.op, ast.Not):
            return Scalar(f"!{_p(self.truth(value).text)}", "bool")
        if isinstance(node.op, ast.USub):
            value = self.rvalue(value)
            if isinstance(value, Vector):
                return Vector(f"-{_p(value.text)}", value.element, value.size)
            return Scalar(f"-{_p(self.text(value, i32 if value.kind is not f32 else f32))}", f32 if value.kind is f32 else i32)
        if isinstance(node.op, ast.Invert) and isinstance(value, Mask):
            return Mask(f"~{_p(value.text)}", value.size)
        self.fail(f"`{ast.unparse(node)}` is not in the language of kernels.")

    def expr_BoolOp(self, node):
        values = [self.truth(self.expr(v)) for v in node.values]
        stop = isinstance(node.op, ast.Or)
        kept = []
        for value in values:
            if isinstance(value, Const):
                if bool(value.value) is stop:
                    return value if not kept else Scalar(self.joined(kept + ["1" if stop else "0"], stop), "bool")
                continue
            kept.append(value.text)
        return Scalar(self.joined(kept, stop), "bool") if kept else Const(not stop)

    def joined(self, texts: list[str], stop: bool) -> str:
        return (" || " if stop else " && ").join(_p(t) for t in texts)

    def expr_Compare(self, node):
        operands = [self.expr(v) for v in [node.left, *node.comparators]]
        parts = [self.compare(op, a, b) for op, a, b in zip(node.ops, operands, operands[1:], strict=False)]
        if len(parts) == 1:
            return parts[0]
        if all(isinstance(p, Const) for p in parts):
            return Const(all(p.value for p in parts))
        return Scalar(self.joined([p.text for p in parts if not isinstance(p, Const)], False), "bool")

    def compare(self, op, a, b):
        if isinstance(a, Const) and isinstance(b, Const):
            return Const(bool(_COMPARE[type(op)][1](a.value, b.value)))
        if type(op) not in _COMPARE:
            self.fail("Comparisons of kernels are <, <=, >, >=, == and !=.")
        sign = _COMPARE[type(op)][0]
        a, b = self.rvalue(a), self.rvalue(b)
        if isinstance(a, Vector) or isinstance(b, Vector):
            x, y, vector = self.operands(sign, a, b)
            text = f"{x} {sign} {y}"
            return Mask(f"-({text})" if vector.components == 1 else text, vector.size)
        kind = self.common(a, b)
        return Scalar(f"{_p(self.text(a, kind))} {sign} {_p(self.text(b, kind))}", "bool")

    def expr_IfExp(self, node):
        test = self.truth(self.expr(node.test))
        if isinstance(test, Const):
            return self.expr(node.body if test.value else node.orelse)
        a, b = self.rvalue(self.expr(node.body)), self.rvalue(self.expr(node.orelse))
        if isinstance(a, Vector | Mask) or isinstance(b, Vector | Mask):
            self.fail("`x if test else y` chooses between numbers; for vectors write an if.")
        kind = self.common(a, b)
        return Scalar(f"{_p(test.text)} ? {_p(self.text(a, kind))} : {_p(self.text(b, kind))}", kind)

    # ---- arithmetic ------------------------------------------------------------------------------------------------

    def binary(self, op, a, b):
        if isinstance(a, Const) and isinstance(b, Const):
            try:
                return Const(_PYTHON[type(op)](a.value, b.value))
            except Exception as error:
                self.fail(f"{type(error).__name__}: {error}.")
        if isinstance(a, PointerValue) or isinstance(b, PointerValue):
            return self.step_pointer(op, a, b)
        a, b = self.rvalue(a), self.rvalue(b)
        if isinstance(a, Mask) and isinstance(b, Mask) and type(op) in (ast.BitAnd, ast.BitOr):
            return Mask(f"{_p(a.text)} {_SIGN[type(op)]} {_p(b.text)}", a.size)
        if isinstance(a, Vector) or isinstance(b, Vector):
            return self.vector_arithmetic(op, a, b)
        return self.scalar_arithmetic(op, a, b)

    def step_pointer(self, op, a, b):
        if isinstance(b, PointerValue) and isinstance(op, ast.Add):
            a, b = b, a
        if not isinstance(a, PointerValue) or type(op) not in (ast.Add, ast.Sub) or self.kind(b) not in (u32, i32):
            self.fail("A pointer takes a whole number of elements: p + n or p - n.")
        sign = "+" if isinstance(op, ast.Add) else "-"
        if isinstance(b, Const):
            if b.value == 0:
                return a
            return PointerValue(f"{a.text} {sign} {b.value}" if b.value > 0 else f"{a.text} {sign} ({b.value})", a.element)
        return PointerValue(_infix(a.text, sign, b.text), a.element)

    def scalar_arithmetic(self, op, a, b):
        kind = self.common(a, b)
        if kind in (u32, i32) and (kept := _neutral(op, a, b)) is not None:
            return kept
        if kind == "bool" or kind is None:
            self.fail("Arithmetic needs numbers.")
        if isinstance(op, ast.Div):
            return Scalar(f"{_p(self.text(a, f32))} / {_p(self.text(b, f32))}", f32)
        if kind is f32:
            if type(op) not in (ast.Add, ast.Sub, ast.Mult):
                self.fail("On float numbers kernels have +, -, * and /.")
            return Scalar(_infix(self.text(a, f32), _SIGN[type(op)], self.text(b, f32)), f32)
        if isinstance(op, ast.Sub):  # the only way for numbers that are not negative to give a negative one
            return Scalar(_infix(self.text(a, i32), "-", self.text(b, i32)), i32)
        if isinstance(op, ast.FloorDiv | ast.Mod) and kind is i32:
            helper = "floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod"
            return Scalar(f"{helper}({_bare(self.text(a, i32))}, {_bare(self.text(b, i32))})", i32)
        if type(op) not in _SIGN:
            self.fail("On whole numbers kernels have +, -, *, //, %, &, |, ^, << and >>.")
        return Scalar(_infix(self.text(a, kind), _SIGN[type(op)], self.text(b, kind)), kind)

    def vector_arithmetic(self, op, a, b):
        if isinstance(a, Mask) or isinstance(b, Mask):
            self.fail("Masks combine with &, | and ~ only.")
        vector = a if isinstance(a, Vector) else b
        sign = _SIGN.get(type(op)) if not isinstance(op, ast.FloorDiv | ast.Mod) else None
        floats = type(op) in (ast.Add, ast.Sub, ast.Mult, ast.Div)
        wholes = type(op) in (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
        if not sign or not (floats if vector.element is f32 else wholes):
            self.fail(f"`{type(op).__name__}` on vectors of {vector.element} is not in the language.")
        x, y, vector = self.operands(sign, a, b)
        return Vector(f"{x} {sign} {y}", vector.element, vector.size)

    def operands(self, sign: str, a, b):
        """C texts of two operands, one a vector at least, and that vector."""
        vector = a if isinstance(a, Vector) else b
        if not vector.element.arithmetic:
            self.fail(f"'{sign}' on {vector.element}: element-wise arithmetic is for 32-bit types; convert[f32](v) first.")
        texts = []
        for x in (a, b):
            if isinstance(x, Vector):
                if (x.element, x.size) != (vector.element, vector.size):
                    if x.element is not vector.element:
                        self.fail(f"{sign}: {a.element} with {b.element}; say convert[{a.element}](v).")
                    self.fail(f"{sign}: {a.size} elements with {b.size}.")
                texts.append(_p(x.text))
            else:
                if vector.element is not f32 and self.kind(x) is f32:
                    self.fail(f"{sign}: a vector of {vector.element} with a fraction.")
                texts.append(_p(self.text(x, vector.element)))
        return *texts, vector

    def kind(self, value):
        """u32, i32, f32, "bool", or None when it is no number."""
        if isinstance(value, Const):
            if isinstance(value.value, bool):
                return u32
            if isinstance(value.value, int | np.integer):
                return u32 if value.value >= 0 else i32
            return f32 if isinstance(value.value, float | np.floating) else None
        return u32 if isinstance(value, Scalar) and value.kind == "bool" else getattr(value, "kind", None)

    def common(self, a, b):
        kinds = [self.kind(a), self.kind(b)]
        if None in kinds:
            self.fail(f"This needs numbers, not {_shape(a if kinds[0] is None else b)}.")
        return f32 if f32 in kinds else i32 if i32 in kinds else u32

    def text(self, value, kind) -> str:
        """C text of a number as a scalar of `kind`."""
        if isinstance(value, Const):
            return literal(value.value, kind)
        if value.kind is kind or value.kind == "bool" and kind is not f32:
            return value.text
        return f"({kind.c}){_p(value.text)}"

    def truth(self, value):
        if isinstance(value, Mask):
            self.fail("A mask has one truth value an element: use v.merge(value, mask) instead of `if`.")
        if isinstance(value, Const) or isinstance(value, Scalar) and value.kind == "bool":
            return value
        if isinstance(value, Scalar):
            return Scalar(f"{_p(value.text)} != 0", "bool")
        self.fail("A condition needs a number or a comparison.")

    # ---- vectors ---------------------------------------------------------------------------------------------------

    def rvalue(self, value):
        """A view as the vector that reading it gives; everything else as it is."""
        return self.read(value) if isinstance(value, View) else value

    def temporary(self, vector: Vector) -> Vector:
        if vector.is_name:
            name = self.fresh("t")
        else:
            name = self.fresh("t")
        self.emit(f"{vector.c_type} {name} = {_bare(vector.text)};")
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
        return f"as_{c_type(target, count)}({_bare(text)})"

    def read(self, view: View) -> Vector:
        base, count = view.base, components(len(view.bytes))
        registers = whole_registers(view.bytes)
        if registers is not None and _run(registers) and len(registers) in (1, 2, 4, 8, 16):
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
        self.by_region(part, np.arange(len(view.bytes)), base, view.bytes, view.element.bytes,
                       [f"{part.text} = {self.cast(text, u32, view.element, count)};"])
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
            self.fail("This moves single bytes between registers, which the compiler does not write: "
                      "work on dwords (bit_cast_view[u32]) or on 16-bit elements.")

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
        if registers is not None and full and _run(registers) and value.components == len(registers):
            target = base.text if base.components == len(registers) else base.text + hex_swizzle(registers[0], len(registers))
            self.emit(f"{target} = {_bare(self.cast(value.text, view.element, base.element, len(registers)))};")
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
            shuffles.append(f"{target} = {_bare(self.cast(text, u32, base.element, 1))};")
        self.by_region(base, view.bytes, value, np.arange(len(view.bytes)), view.element.bytes, shuffles)

    def filled(self, element: ElementType, size: int, value) -> Vector:
        """A vector with a number in each element."""
        count = components(size * element.bytes)
        kind = c_type(element, count)
        if element.arithmetic:
            text = self.text(value, element)
            return Vector(f"({kind})({_bare(text)})" if count > 1 else f"({kind}){_p(text)}", element, size)
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
        return Scalar(f"sub_group_broadcast({self.cast(text, base.element, part.element, 1)}, {lane})", part.element
                      if part.element is not u32 else u32)

    # ---- calls -----------------------------------------------------------------------------------------------------

    def expr_Call(self, node):
        callee = self.expr(node.func)
        if isinstance(callee, Method):
            return self.call_method(callee, node)
        if not isinstance(callee, Const):
            self.fail(f"`{ast.unparse(node.func)}` cannot be called.")
        thing = callee.value
        args = [self.expr(a) for a in node.args]
        named = {k.arg: self.expr(k.value) for k in node.keywords}
        if isinstance(thing, SimdType):
            return self.construct(thing, args)
        if isinstance(thing, Operation):
            return self.call_operation(thing, args, named)
        if isinstance(thing, Kernel | Bound):
            return self.inline(thing, args, named)
        if thing in _FOLDED and all(isinstance(a, Const) for a in args):
            return Const(thing(*(a.value for a in args)))
        if thing in (min, max) and len(args) == 2:
            kind = self.common(*args)
            return Scalar(f"{'f' if kind is f32 else ''}{thing.__name__}({self.text(args[0], kind)}, {self.text(args[1], kind)})",
                          kind)
        if thing in (int, float) and len(args) == 1:
            kind = f32 if thing is float else self.kind(args[0]) if self.kind(args[0]) is not f32 else i32
            return Scalar(self.text(args[0], kind), kind)
        self.fail(f"`{ast.unparse(node.func)}` cannot be called in a kernel; mark a helper with @function.")

    def inline(self, thing, args: list, named: dict):
        """Write a helper out here; its parameters are names for the arguments."""
        helper, params = (thing.kernel, thing.params) if isinstance(thing, Bound) else (thing, ())
        if helper.is_kernel:
            self.fail(f"{helper.name} is a kernel: a kernel cannot call another.")
        if self.depth > 40:
            self.fail(f"{helper.name} calls itself: helpers are written out where they are called.")
        scope = _Scope(helper, helper.tree)
        wanted = [a.arg for a in helper.tree.args.args]
        given = dict(zip(wanted, [*(Const(p) for p in params), *args], strict=False)) | named
        defaults = dict(zip(wanted[::-1], helper.tree.args.defaults[::-1], strict=False))
        missing = [w for w in wanted if w not in given and w not in defaults]
        if missing or len(params) + len(args) > len(wanted) or set(given) - set(wanted):
            self.fail(f"{helper.name}({', '.join(wanted)}) does not fit this call.")
        call_line, outer = self.line, self.scope
        for name in wanted:
            value = given.get(name)
            if value is None:
                self.scope = scope
                value = self.expr(defaults[name])
                self.scope = outer
            if isinstance(value, Vector) and not value.is_name:
                value = self.temporary(value)
            elif isinstance(value, Scalar | PointerValue) and not value.text.isidentifier() and _occurrences(helper.tree, name) > 1:
                value = self.kept(value)
            scope.values[name] = value
        same_file = helper.function.__code__.co_filename == self.kernel.function.__code__.co_filename
        self.scope = scope
        self.depth += 1
        try:
            if same_file:
                self.statements(helper.tree.body)
            else:
                self.quietly(helper.tree.body, call_line)
        finally:
            self.scope, self.line = outer, call_line
            self.depth -= 1
        return scope.returned if scope.returned is not None else Const(None)

    def quietly(self, body, line: int) -> None:
        """Statements of a helper of another file, on the line of its call."""
        start = len(self.lines)
        try:
            self.statements(body)
        except KernelError as error:
            raise KernelError(str(error), line, error.stage, error.detail) from error
        self.lines[start:] = [(text, line) for text, _ in self.lines[start:]]

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
        steps = [f"{self.text(start, kind.element)} + {self.text(step, kind.element)} * (LANE + {8 * c}u)" for c in range(count)]
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
            return Vector(f"convert_{c_type(element, count)}{'_rtz' if value.element is f32 else ''}({_bare(value.text)})",
                          element, size)
        if value.element is bf16 and element is f32:
            return self.widened(value)
        if value.element is f32 and element is bf16:
            return self.narrowed(value)
        self.fail(f"The compiler converts between 32-bit types and between bf16 and f32, not {value.element} to {element}.")

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
        self.need("round_bf16", "uint round_bf16(float x) { uint u = as_uint(x); "
                  "return isnan(x) ? u | 0x400000u : u + 0x7fffu + (u >> 16 & 1); }\n")
        value = self.named(value)
        each = [f"round_bf16({value.text if count == 1 else value.text + hex_swizzle(c, 1)})" for c in range(count)]
        rounded = self.temporary(Vector(each[0] if count == 1 else f"(uint{count})({', '.join(each)})", u32, value.size))
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
        texts = {"get_local_id": "ITEM", "get_local_linear_id": "ITEM",
                 "get_group": "(uint)get_group_id(0)", "get_group_linear_id": "(uint)get_group_id(0)",
                 "get_group_range": "(uint)get_num_groups(0)",
                 "get_global_id": f"((uint)get_group_id(0) * {self.group}u + ITEM)"}
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
            self.fail(f"merge is written v.merge(value, mask) or v.merge(a, b, mask), with a mask of {view.size} elements.")
        if not view.element.arithmetic:
            self.fail(f"merge is for 32-bit elements, not {view.element}.")
        first = self.broadcast(args[0], view)
        other = self.broadcast(args[1], view) if len(args) == 3 else self.read(view)
        count = components(len(view.bytes))
        choose = (f"{_p(mask.text)} ? {_p(first.text)} : {_p(other.text)}" if count == 1
                  else f"select({other.text}, {first.text}, {_bare(mask.text)})")
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

    # ---- operations ------------------------------------------------------------------------------------------------

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
            self.fail(f"{what} needs a pointer, not {_shape(p)}.")
        if p.element is not element:
            self.fail(f"{what}: the pointer is to {p.element}, not {element}; say reinterpret_cast[{element}](p).")
        return p.text

    def stored(self, what: str, T, N, value) -> str:
        value = self.rvalue(value)
        if not isinstance(value, Vector) or (value.element, value.size) != (T, N):
            self.fail(f"{what}[{T}, {N}] stores a simd[{T}, {N}], got {_shape(value)}.")
        return self.cast(value.text, T, u32, value.components)

    def loaded(self, call: str, T, N) -> Vector:
        return Vector(self.cast(call, u32, T, components(T.bytes * N)), T, N)

    def offset(self, what: str, value) -> str:
        if self.kind(value) not in (u32, i32):
            self.fail(f"{what} needs a byte offset, not {_shape(value)}.")
        return _bare(self.text(value, u32))

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
        self.emit(f"{name}(slm, {self.offset('slm_block_store', offset)}, {self.stored('slm_block_store', T, N, value)});")
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
            self.emit(f"{c_type(i32, count)} {name} = {_bare(mask.text)};")
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
        return Vector(f"{c_name[vector.element]}({', '.join(_bare(t) for t in texts)})", vector.element, vector.size)

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
        operations.dpas_shape(depth, repeat, c_type_, (a.element, a.size), (b.element, b.size),
                              (c.element, c.size) if c else None)
        if repeat not in (1, 2, 4, 8):
            self.fail(f"The compiler has dpas for 1, 2, 4 and 8 rows, not {repeat}: split it.")
        if c is None:
            c = self.filled(c_type_, repeat * limits.EXECUTION_SIZE, Const(0))
        name = self.need(f"dpas_{a.element}_{b.element}_{repeat}", prelude.dpas(a.element.name, b.element.name, repeat))
        count = components(a.bytes)
        rows = f"as_int{count if count > 1 else ''}({_bare(self.cast(a.text, a.element, u32, count))})"
        return Vector(f"{name}({_bare(c.text)}, as_int8({_bare(self.cast(b.text, b.element, u32, 8))}), {rows})",
                      c_type_, repeat * limits.EXECUTION_SIZE)


_C_WORDS = set("""kernel global local private constant read_only write_only bool char uchar short ushort int uint long ulong
float double half void if else for while do switch case break continue return struct union enum typedef static inline const
volatile sizeof goto default register signed unsigned auto extern restrict barrier max min select sqrt exp2 row col""".split()) - {
    "row", "col"}
_SIGN = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
         ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>", ast.Div: "/"}
_PYTHON = {ast.Add: lambda a, b: a + b, ast.Sub: lambda a, b: a - b, ast.Mult: lambda a, b: a * b,
           ast.FloorDiv: lambda a, b: a // b, ast.Mod: lambda a, b: a % b, ast.Div: lambda a, b: a / b,
           ast.BitAnd: lambda a, b: a & b, ast.BitOr: lambda a, b: a | b, ast.BitXor: lambda a, b: a ^ b,
           ast.LShift: lambda a, b: a << b, ast.RShift: lambda a, b: a >> b, ast.Pow: lambda a, b: a**b}
_COMPARE = {ast.Lt: ("<", lambda a, b: a < b), ast.LtE: ("<=", lambda a, b: a <= b), ast.Gt: (">", lambda a, b: a > b),
            ast.GtE: (">=", lambda a, b: a >= b), ast.Eq: ("==", lambda a, b: a == b), ast.NotEq: ("!=", lambda a, b: a != b),
            ast.Is: ("==", lambda a, b: a is b), ast.IsNot: ("!=", lambda a, b: a is not b)}
_FOLDED = (min, max, abs, int, float, range, len, bool)


def _neutral(op, a, b):
    """The result of x + 0, 0 + x, x * 1, 1 * x, 0 * x and the like, or None."""
    for x, y, left in ((a, b, False), (b, a, True)):
        if not isinstance(y, Const) or isinstance(y.value, float) or getattr(x, "kind", None) not in (u32, i32):
            continue
        if y.value == 0 and isinstance(op, ast.Mult):
            return Const(0)
        if y.value == 0 and type(op) in (ast.Add, ast.BitOr, ast.BitXor) or y.value == 1 and isinstance(op, ast.Mult):
            return x
        if not left and (y.value == 0 and type(op) in (ast.Sub, ast.LShift, ast.RShift)
                         or y.value == 1 and isinstance(op, ast.FloorDiv)):
            return x
    return None


def _run(registers: list[int]) -> bool:
    return registers == list(range(registers[0], registers[0] + len(registers)))


_PRECEDENCE = {"*": 5, "/": 5, "%": 5, "+": 4, "-": 4, "<<": 3, ">>": 3}


def _precedence(text: str) -> int:
    """Of the loosest operator outside of parentheses; 9 for an atom, 0 for what is not arithmetic."""
    depth, loosest = 0, 9
    for word in re.findall(r"[()]|[^()\s]+", text):
        depth += (word == "(") - (word == ")")
        if depth == 0 and not re.fullmatch(r"[)\w.]+", word):
            loosest = min(loosest, _PRECEDENCE.get(word, 0))
    return loosest


def _infix(x: str, sign: str, y: str) -> str:
    """`x sign y` with as few parentheses as C needs."""
    mine = _PRECEDENCE.get(sign)
    if mine is None:
        return f"{_p(x)} {sign} {_p(y)}"
    left = x if _precedence(x) >= mine else f"({x})"
    right = y if _precedence(y) > mine else f"({y})"
    return f"{left} {sign} {right}"


def _p(text: str) -> str:
    """Parentheses around anything that is more than one word or one call."""
    if text.replace("_", "a").replace(".", "a").isalnum() or _one_call(text):
        return text
    return f"({text})"


def _one_call(text: str) -> bool:
    head, paren, rest = text.partition("(")
    if not paren or not text.endswith(")") or not (head == "" or head.isidentifier()):
        return False
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and letter == ")" and at < len(text) - 1:
            return False
    return True


def _bare(text: str) -> str:
    """Without the outer parentheses, if one pair holds it all."""
    return text[1:-1] if text.startswith("(") and _one_call(text) else text


def _is_value(thing) -> bool:
    return isinstance(thing, Const | Scalar | PointerValue | Vector | View | Mask | Method | Item)


def _shape(value) -> str:
    if isinstance(value, Vector | View):
        return f"simd[{value.element}, {value.size}]"
    if isinstance(value, PointerValue):
        return f"ptr[{value.element}]"
    if isinstance(value, Scalar):
        return "a truth value" if value.kind == "bool" else "a float" if value.kind is f32 else "a whole number"
    if isinstance(value, Const):
        return repr(value.value)
    return type(value).__name__.lower()


def _named(value, c_name: str):
    if isinstance(value, Vector):
        return Vector(c_name, value.element, value.size, is_name=True)
    if isinstance(value, Scalar):
        return Scalar(c_name, u32 if value.kind == "bool" else value.kind)
    return PointerValue(c_name, value.element)


def _c_scalar(value) -> str:
    if isinstance(value, Vector):
        return value.c_type
    if isinstance(value, PointerValue):
        return f"global {value.element.c}*"
    return "uint" if value.kind == "bool" else value.kind.c


__all__ = ["Compiled", "compile_kernel", "i8", "u8"]
