"""The constants of a kernel that a reader may turn: integers in capitals at the top level of its text."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

CPP_STATEMENT = re.compile(r"^(?:static\s+)?constexpr\s+\w+\s[^;]*;|^#define\s+[A-Z]\w*\s+\d+[ \t]*$", re.M)
CPP_INTEGER = re.compile(r"\b([A-Z][A-Z0-9_]*)\s*[=\s]\s*(\d+)(?=\s*(?:[,;]|$))", re.M)


@dataclass(frozen=True)
class Constant:
    """`name` = `value`, written in bytes start to end of the text (UTF-8)."""

    name: str
    value: int
    start: int
    end: int


def find(text: str, kind: str = "sycl") -> list[Constant]:
    """Constants in order of appearance, e.g. TILE = 16, or BM, BN = 64, 64; in C++, constexpr int TILE = 16.

    kind: "musa" is C++, all others are Python. A text that does not parse has none."""
    return _in_cpp(text) if kind == "musa" else _in_python(text)


def replace(text: str, values: dict[str, int], kind: str = "sycl") -> str:
    """The text with other values for some constants; all else stays byte for byte.

    Raises KeyError when the text has no such constant."""
    known = {c.name: c for c in find(text, kind)}
    raw = text.encode()
    for constant in sorted((known[name] for name in values), key=lambda c: -c.start):
        raw = raw[: constant.start] + str(int(values[constant.name])).encode() + raw[constant.end :]
    return raw.decode()


def _in_python(text: str) -> list[Constant]:
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError):
        return []
    starts = [0]
    for line in text.encode().splitlines(True):
        starts.append(starts[-1] + len(line))
    return [
        Constant(target.id, value.value, *(starts[n - 1] + c for n, c in _span(value)))
        for statement in body
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1
        for target, value in _pairs(statement.targets[0], statement.value)
        if isinstance(target, ast.Name) and target.id.isupper()
        if isinstance(value, ast.Constant) and type(value.value) is int
    ]


def _pairs(target, value):
    both = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts)
    return zip(target.elts, value.elts, strict=True) if both else [(target, value)]


def _span(node):
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _in_cpp(text: str) -> list[Constant]:
    found = []
    for statement in CPP_STATEMENT.finditer(text):
        for one in CPP_INTEGER.finditer(statement[0]):
            start, end = (len(text[: statement.start() + i].encode()) for i in one.span(2))
            found.append(Constant(one[1], int(one[2]), start, end))
    return found
