"""Barriers that not every work-item of a group reaches. A GPU hangs there; Intel's CPU runtime lets it pass, so the
text itself is looked at: is a barrier in a branch, or after a return, that depends on a work-item's own index?

No race detector runs these kernels. oclgrind 21.10 does not: it has no unified shared memory, in which dpctl keeps
every array ("USM allocation failed"). What stands in for it:
    repeats     the checker runs a case three times, then on other inputs: a result that changes is a race
    repairs     dpex.repairs adds a barrier where one may be missing: if the result is right then, it was missing
    probes      dpex.probes fills local memory with NaN: NaN in C shows a read before the write
    this file   barriers that diverge
None of them proves that there is no race. ESIMD, Triton and MUSA kernels run in simulators that note who touched what
between which barriers.
"""

from __future__ import annotations

import ast

ITEM_INDICES = {
    "get_id", "get_linear_id", "get_local_id", "get_global_id", "get_local_linear_id", "get_global_linear_id",
}  # fmt: skip


def divergent(text: str) -> tuple[int, str] | None:
    """(line, sentence) of the first barrier that some work-items of a group skip, or None."""
    for function in ast.parse(text).body:
        if isinstance(function, ast.FunctionDef) and function.decorator_list:
            found = _Walk(function).first
            if found:
                return found
    return None


class _Walk:
    """Follows one kernel's statements, knowing which names differ between the work-items of a group."""

    def __init__(self, function: ast.FunctionDef):
        self.own = _own_names(function)
        self.first: tuple[int, str] | None = None
        self.body(function.body, "")

    def differs(self, expression) -> bool:
        return _differs(expression, self.own)

    def body(self, statements, why: str) -> str:
        """Visit statements; `why` is not empty where only some work-items come by. Returns why afterwards."""
        for s in statements:
            if isinstance(s, ast.If):
                inner = f"in the branch of line {s.lineno}" if self.differs(s.test) and not why else why
                self.body(s.body, inner)
                self.body(s.orelse, inner)
                if inner and not why and any(isinstance(x, ast.Return) for x in ast.walk(s)):
                    why = f"after the return of line {s.lineno}"
            elif isinstance(s, ast.While):
                self.body(s.body, why or (f"in the loop of line {s.lineno}" if self.differs(s.test) else ""))
            elif isinstance(s, ast.For):
                why = self.body(s.body, why)
            elif why and self.first is None and _is_barrier(s):
                self.first = s.lineno, (
                    f"A barrier stands {why}, where not every work-item of the group comes by: the others wait for "
                    "ever on a GPU, even if the CPU lets it pass."
                )
        return why


def _is_barrier(statement) -> bool:
    return isinstance(statement, ast.Expr) and "group_barrier" in ast.unparse(statement)


def _differs(expression, own: set) -> bool:
    return any(
        (isinstance(n, ast.Name) and n.id in own) or (isinstance(n, ast.Attribute) and n.attr in ITEM_INDICES)
        for n in ast.walk(expression)
    )


def _own_names(function) -> set[str]:
    """Names whose value comes from a work-item's own index, directly or through other names."""
    own: set[str] = set()
    assigned = []
    for n in ast.walk(function):
        if isinstance(n, ast.Assign):
            for target in n.targets:
                many = isinstance(target, ast.Tuple) and isinstance(n.value, ast.Tuple)
                many = many and len(target.elts) == len(n.value.elts)
                assigned += list(zip(target.elts, n.value.elts, strict=True)) if many else [(target, n.value)]
        elif isinstance(n, ast.AugAssign):
            assigned.append((n.target, n.value))
        elif isinstance(n, ast.For):
            assigned.append((n.target, n.iter))
    before = -1
    while len(own) != before:
        before = len(own)
        for target, value in assigned:
            if _differs(value, own):
                own |= {x.id for x in ast.walk(target) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}
    return own
