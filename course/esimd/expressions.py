"""Expressions of a kernel as C: names, constants, scalar arithmetic, comparisons, calls of helpers.

Whole numbers are mathematical as long as they stay below 2^31: a number known not to be negative is a uint, any other
an int, and `//` and `%` of an int round as Python's do.
"""

import ast
import builtins

import numpy as np

from course.esimd.ctext import bare, infix, wrapped
from course.esimd.kernel import Bound, Kernel
from course.esimd.operations import Operation
from course.esimd.scope import Scope, occurrences
from course.esimd.simd import SimdType, simd, simd_type
from course.esimd.types import f32, i32, u32
from course.esimd.values import Const, Mask, Method, PointerValue, Scalar, Vector, View, is_value, literal, shape_of
from course.toolchains import source
from course.toolchains.base import KernelError

_SIGN = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Div: "/",
}
_PYTHON = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
    ast.Div: lambda a, b: a / b,
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
    ast.LShift: lambda a, b: a << b,
    ast.RShift: lambda a, b: a >> b,
    ast.Pow: lambda a, b: a**b,
}
_COMPARE = {
    ast.Lt: ("<", lambda a, b: a < b),
    ast.LtE: ("<=", lambda a, b: a <= b),
    ast.Gt: (">", lambda a, b: a > b),
    ast.GtE: (">=", lambda a, b: a >= b),
    ast.Eq: ("==", lambda a, b: a == b),
    ast.NotEq: ("!=", lambda a, b: a != b),
    ast.Is: ("==", lambda a, b: a is b),
    ast.IsNot: ("!=", lambda a, b: a is not b),
}
_FOLDED = (min, max, abs, int, float, range, len, bool)


class Expressions:
    """The part of the compiler that turns an expression into a value."""

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
        self.fail(source.undefined(node.id))

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
            return found if is_value(found) else Const(found)
        if isinstance(value, Vector | View):
            return self.element(value, self.constant(index, "the index of a vector's element"))
        self.fail(f"`{ast.unparse(node)}` is not in the language of kernels.")

    def constant(self, value, what: str):
        if not isinstance(value, Const) or isinstance(value.value, tuple) and any(is_value(v) for v in value.value):
            self.fail(
                f"{what[0].upper() + what[1:]} must be known at compile time; "
                "in a loop write `for r in unroll(range(...))`."
            )
        return value.value

    def expr_BinOp(self, node):
        return self.binary(node.op, self.expr(node.left), self.expr(node.right))

    def expr_UnaryOp(self, node):
        value = self.expr(node.operand)
        if isinstance(value, Const):
            return Const(
                {ast.USub: lambda x: -x, ast.UAdd: lambda x: +x, ast.Invert: lambda x: ~x, ast.Not: lambda x: not x}[
                    type(node.op)
                ](value.value)
            )
        if isinstance(node.op, ast.Not):
            return Scalar(f"!{wrapped(self.truth(value).text)}", "bool")
        if isinstance(node.op, ast.USub):
            value = self.rvalue(value)
            if isinstance(value, Vector):
                return Vector(f"-{wrapped(value.text)}", value.element, value.size)
            return Scalar(
                f"-{wrapped(self.text(value, i32 if value.kind is not f32 else f32))}",
                f32 if value.kind is f32 else i32,
            )
        if isinstance(node.op, ast.Invert) and isinstance(value, Mask):
            return Mask(f"~{wrapped(value.text)}", value.size)
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
        return (" || " if stop else " && ").join(wrapped(t) for t in texts)

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
        return Scalar(f"{wrapped(self.text(a, kind))} {sign} {wrapped(self.text(b, kind))}", "bool")

    def expr_IfExp(self, node):
        test = self.truth(self.expr(node.test))
        if isinstance(test, Const):
            return self.expr(node.body if test.value else node.orelse)
        a, b = self.rvalue(self.expr(node.body)), self.rvalue(self.expr(node.orelse))
        if isinstance(a, Vector | Mask) or isinstance(b, Vector | Mask):
            self.fail("`x if test else y` chooses between numbers; for vectors write an if.")
        kind = self.common(a, b)
        return Scalar(f"{wrapped(test.text)} ? {wrapped(self.text(a, kind))} : {wrapped(self.text(b, kind))}", kind)

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
            return Mask(f"{wrapped(a.text)} {_SIGN[type(op)]} {wrapped(b.text)}", a.size)
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
            return PointerValue(
                f"{a.text} {sign} {b.value}" if b.value > 0 else f"{a.text} {sign} ({b.value})", a.element
            )
        return PointerValue(infix(a.text, sign, b.text), a.element)

    def scalar_arithmetic(self, op, a, b):
        kind = self.common(a, b)
        if kind in (u32, i32) and (kept := _neutral(op, a, b)) is not None:
            return kept
        if kind == "bool" or kind is None:
            self.fail("Arithmetic needs numbers.")
        if isinstance(op, ast.Div):
            return Scalar(f"{wrapped(self.text(a, f32))} / {wrapped(self.text(b, f32))}", f32)
        if kind is f32:
            if type(op) not in (ast.Add, ast.Sub, ast.Mult):
                self.fail("On float numbers kernels have +, -, * and /.")
            return Scalar(infix(self.text(a, f32), _SIGN[type(op)], self.text(b, f32)), f32)
        if isinstance(op, ast.Sub):  # the only way for numbers that are not negative to give a negative one
            return Scalar(infix(self.text(a, i32), "-", self.text(b, i32)), i32)
        if isinstance(op, ast.FloorDiv | ast.Mod) and kind is i32:
            helper = "floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod"
            return Scalar(f"{helper}({bare(self.text(a, i32))}, {bare(self.text(b, i32))})", i32)
        if type(op) not in _SIGN:
            self.fail("On whole numbers kernels have +, -, *, //, %, &, |, ^, << and >>.")
        return Scalar(infix(self.text(a, kind), _SIGN[type(op)], self.text(b, kind)), kind)

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
            self.fail(
                f"'{sign}' on {vector.element}: element-wise arithmetic is for 32-bit types; convert[f32](v) first."
            )
        texts = []
        for x in (a, b):
            if isinstance(x, Vector):
                if (x.element, x.size) != (vector.element, vector.size):
                    if x.element is not vector.element:
                        self.fail(f"{sign}: {a.element} with {b.element}; say convert[{a.element}](v).")
                    self.fail(f"{sign}: {a.size} elements with {b.size}.")
                texts.append(wrapped(x.text))
            else:
                if vector.element is not f32 and self.kind(x) is f32:
                    self.fail(f"{sign}: a vector of {vector.element} with a fraction.")
                texts.append(wrapped(self.text(x, vector.element)))
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
            self.fail(f"This needs numbers, not {shape_of(a if kinds[0] is None else b)}.")
        return f32 if f32 in kinds else i32 if i32 in kinds else u32

    def text(self, value, kind) -> str:
        """C text of a number as a scalar of `kind`."""
        if isinstance(value, Const):
            return literal(value.value, kind)
        if value.kind is kind or value.kind == "bool" and kind is not f32:
            return value.text
        return f"({kind.c}){wrapped(value.text)}"

    def truth(self, value):
        if isinstance(value, Mask):
            self.fail("A mask has one truth value an element: use v.merge(value, mask) instead of `if`.")
        if isinstance(value, Const) or isinstance(value, Scalar) and value.kind == "bool":
            return value
        if isinstance(value, Scalar):
            return Scalar(f"{wrapped(value.text)} != 0", "bool")
        self.fail("A condition needs a number or a comparison.")

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
            return Scalar(
                f"{'f' if kind is f32 else ''}{thing.__name__}({self.text(args[0], kind)}, {self.text(args[1], kind)})",
                kind,
            )
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
        scope = Scope(helper, helper.tree)
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
            elif (
                isinstance(value, Scalar | PointerValue)
                and not value.text.isidentifier()
                and occurrences(helper.tree, name) > 1
            ):
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


def _neutral(op, a, b):
    """The result of x + 0, 0 + x, x * 1, 1 * x, 0 * x and the like, or None."""
    for x, y, left in ((a, b, False), (b, a, True)):
        if not isinstance(y, Const) or isinstance(y.value, float) or getattr(x, "kind", None) not in (u32, i32):
            continue
        if y.value == 0 and isinstance(op, ast.Mult):
            return Const(0)
        if y.value == 0 and type(op) in (ast.Add, ast.BitOr, ast.BitXor) or y.value == 1 and isinstance(op, ast.Mult):
            return x
        if not left and (
            y.value == 0
            and type(op) in (ast.Sub, ast.LShift, ast.RShift)
            or y.value == 1
            and isinstance(op, ast.FloorDiv)
        ):
            return x
    return None
