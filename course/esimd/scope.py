"""Names of one Python function while it is written out as C."""

import ast

from course.esimd.kernel import Kernel


class Again(Exception):
    """A variable turned out to hold negative numbers: compile once more, knowing that."""


class Scope:
    """Names of one Python function while it is written out: the kernel, or a helper at one call."""

    def __init__(self, kernel: Kernel, tree: ast.FunctionDef):
        self.kernel, self.tree = kernel, tree
        self.names = kernel.names
        self.values: dict[str, object] = {}
        self.variables: dict[str, str] = {}  # Python name -> C name
        self.stores = count_stores(tree)
        self.returned: object = None
        self.block: ast.AST = tree  # innermost run-time loop or branch


def count_stores(tree) -> dict[str, int]:
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = found.get(node.id, 0) + 1
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = found.get(node.target.id, 0) + 1
    return found


def occurrences(tree, name: str) -> int:
    return sum(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))
