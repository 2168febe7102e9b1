"""Masks that Python reads otherwise than they look: `and` between masks, `<` without parentheses beside `&`.

The interpreter runs them as plain Python, silently; a GPU's compiler refuses them without a word on what to write.
"""

from __future__ import annotations

import ast

from course.toolchains.base import KernelError

_SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
_BITS = {ast.BitAnd: "&", ast.BitOr: "|"}
_MASK_AT = {"load": 1, "store": 2}  # where tl.load and tl.store take the mask without its name


def refuse(text: str) -> None:
    """Raise KernelError, with the line, for the first such mask in a Triton kernel of `text`."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return  # told where the text is run
    for f in ast.walk(tree):
        if isinstance(f, ast.FunctionDef) and any("jit" in ast.unparse(d) for d in f.decorator_list):
            _kernel(f)


def _kernel(f: ast.FunctionDef) -> None:
    masks = _masks(f)
    for node in ast.walk(f):
        if isinstance(node, ast.Compare):
            _compared(node)
        elif isinstance(node, ast.BoolOp) and (node in masks or _has_tile(node)):
            word = "and" if isinstance(node.op, ast.And) else "or"
            sign = " & " if word == "and" else " | "
            better = sign.join(f"({ast.unparse(v)})" for v in node.values)
            raise KernelError(f"`{word}` cannot join masks: write {better}.", node.lineno, "mask_operators")


def _masks(f: ast.FunctionDef) -> set[ast.AST]:
    """Expressions used as a mask: where it is given, or assigned to a name that is."""
    given = [k.value for n in ast.walk(f) if isinstance(n, ast.Call) for k in n.keywords if k.arg == "mask"]
    for n in ast.walk(f):
        at = _MASK_AT.get(getattr(n.func, "attr", "")) if isinstance(n, ast.Call) else None
        if at is not None and len(n.args) > at:
            given.append(n.args[at])
    names = {n.id for m in given for n in ast.walk(m) if isinstance(n, ast.Name)}
    for n in ast.walk(f):
        if isinstance(n, ast.Assign) and any(isinstance(t, ast.Name) and t.id in names for t in n.targets):
            given.append(n.value)
    return {n for m in given for n in ast.walk(m)}


def _has_tile(node: ast.AST) -> bool:
    """Whether it names a row or a column of a tile: v[:, None], v[None, :]."""
    subscripts = [n for n in ast.walk(node) if isinstance(n, ast.Subscript)]
    return any(isinstance(c, ast.Constant) and c.value is None for s in subscripts for c in ast.walk(s.slice))


def _compared(node: ast.Compare) -> None:
    terms = [node.left, *node.comparators]
    joined = [t for t in terms if isinstance(t, ast.BinOp) and type(t.op) in _BITS]
    if len(node.ops) == 1 and not any(isinstance(x, ast.Compare) for t in joined for x in (t.left, t.right)):
        return  # e.g. (x & 1) == 0
    better = _parenthesised(node, terms)
    if joined:
        sign = _BITS[type(joined[0].op)]
        told = f"`{sign}` binds tighter than a comparison: write {better}."
    else:
        told = f"Triton has no chained comparison: write {better}."
    raise KernelError(told, node.lineno, "mask_operators")


def _parenthesised(node: ast.Compare, terms: list[ast.expr]) -> str:
    """The comparison as it was meant, each one in its parentheses."""
    parts, left = [], terms[0]
    if isinstance(left, ast.BinOp) and type(left.op) in _BITS:  # (a < b) & c < d
        parts, left = [f"({ast.unparse(left.left)})", _BITS[type(left.op)]], left.right
    for op, right in zip(node.ops, terms[1:], strict=True):
        sign = _SIGNS.get(type(op), "?")
        if isinstance(right, ast.BinOp) and type(right.op) in _BITS:
            parts += [f"({ast.unparse(left)} {sign} {ast.unparse(right.left)})", _BITS[type(right.op)]]
            left = right.right
            rest = True
        else:
            parts += [f"({ast.unparse(left)} {sign} {ast.unparse(right)})", "&"]
            left, rest = right, False
    return " ".join([*parts, f"({ast.unparse(left)})"] if rest else parts[:-1])
