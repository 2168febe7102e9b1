"""`@kernel` and `@function`: the reader's text beside the function, and a generator that stops at barriers."""

import ast
import copy
import functools
import inspect
import textwrap
from dataclasses import dataclass, field

from course.esimd import operations
from course.esimd.faults import fail
from course.esimd.types import ElementType, PointerType, static
from course.toolchains.base import KernelError

_COPIED = "__copied__"


@dataclass(eq=False)
class Kernel:
    """A kernel or a helper function of the language: its Python function and its syntax tree, lines as in its file."""

    function: object
    tree: ast.FunctionDef
    is_kernel: bool
    compiled: dict = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def names(self) -> dict:
        """Names that the body can use: globals, and what it closes over."""
        return {**self.function.__globals__, **inspect.getclosurevars(self.function).nonlocals}

    @functools.cached_property
    def parameters(self) -> dict[str, object]:
        """Parameter -> annotation (nd_item, ptr[T], u32, i32, f32), evaluated."""
        out = {}
        for parameter in self.tree.args.args:
            mark = self.function.__annotations__.get(parameter.arg)
            if isinstance(mark, str):
                mark = eval(mark, self.names)  # noqa: S307 - the reader's own annotation
            out[parameter.arg] = mark
        return out

    def check_parameters(self) -> None:
        """A kernel's first parameter is an nd_item, the others are ptr[T] or a 32-bit number."""
        marks = list(self.parameters.items())
        if not marks or marks[0][1] is not operations.nd_item:
            raise KernelError(
                f"The first parameter of a kernel is its work-item: def {self.name}(item: nd_item, ...).",
                self.tree.lineno,
                "source",
            )
        for name, mark in marks[1:]:
            number = isinstance(mark, ElementType) and mark.name in ("u32", "i32", "f32")
            if not (number or mark is static or isinstance(mark, PointerType)):
                raise KernelError(
                    f"Parameter {name} needs its type: {name}: ptr[bf16] (or another element), u32, i32, f32 "
                    "or static.",
                    self.tree.lineno,
                    "source",
                )

    def statics(self, args) -> tuple:
        """The values of the static parameters among a launch's arguments."""
        return tuple(
            value for mark, value in zip(list(self.parameters.values())[1:], args, strict=True) if mark is static
        )

    @functools.cached_property
    def generator(self):
        """The kernel as a generator function: every `barrier()` became a `yield` of its line."""
        return self._build(ast.parse("if False:\n    yield").body)

    def __call__(self, *args, **named):
        if self.is_kernel:
            fail(
                f"{self.name} is a kernel: launch it with "
                f"queue.parallel_for(nd_range(total, group), {self.name}, ...).",
                "source",
            )
        return self.plain(*args, **named)

    def __getitem__(self, params):
        """Template arguments of a helper: they become its first parameters."""
        params = params if isinstance(params, tuple) else (params,)
        return Bound(self, params)

    @functools.cached_property
    def plain(self):
        """A helper as an ordinary function (copies on `b = a`); it cannot hold a barrier."""
        return self._build([])

    def _build(self, tail: list):
        """The function again, from its changed tree, in the file and on the lines where it stands."""
        tree = _Suspend(self.names, "" if self.is_kernel else self.name).visit(copy.deepcopy(self.tree))
        tree.decorator_list, tree.returns = [], None
        for parameter in tree.args.args:
            parameter.annotation = None
        tree.body += tail
        module = ast.fix_missing_locations(ast.Module([tree], []))
        space = {**self.names, _COPIED: operations.copied}
        exec(compile(module, self.function.__code__.co_filename, "exec"), space)  # noqa: S102 - the reader's own text
        return space[self.name]


@dataclass(frozen=True)
class Bound:
    """A helper with its template arguments fixed."""

    kernel: Kernel
    params: tuple

    def __call__(self, *args, **named):
        return self.kernel(*self.params, *args, **named)


class _Suspend(ast.NodeTransformer):
    """barrier() -> yield line;  b = a -> b = copied(a), since C++ copies vectors."""

    def __init__(self, names: dict, helper: str = ""):
        self.names, self.helper = names, helper

    def _is_barrier(self, node) -> bool:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            return False
        try:
            return eval(ast.unparse(node.func), dict(self.names)) is operations.barrier  # noqa: S307
        except Exception:
            return False

    def visit_Expr(self, node):
        if self._is_barrier(node.value):
            if self.helper:
                raise KernelError(
                    f"barrier() inside the helper {self.helper}: put it in the kernel itself.", node.lineno, "source"
                )
            node.value = ast.copy_location(ast.Yield(ast.Constant(node.lineno)), node.value)
            return node
        return self.generic_visit(node)

    def visit_Assign(self, node):
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            node.value = ast.copy_location(ast.Call(ast.Name(_COPIED, ast.Load()), [node.value], []), node.value)
        return node


def _make(function, is_kernel: bool) -> Kernel:
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError) as error:
        raise KernelError(
            f"The text of {function.__name__} cannot be found: define it in a cell or a file.", None, "source"
        ) from error
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    ast.increment_lineno(tree, first - 1)
    made = Kernel(function, tree, is_kernel)
    functools.update_wrapper(made, function)
    return made


def kernel(function) -> Kernel:
    """Mark an ESIMD kernel. Its body runs once a work-item (= hardware thread); launch it through a queue."""
    made = _make(function, True)
    made.check_parameters()
    return made


def function(function) -> Kernel:
    """Mark a helper that kernels call; the compiler writes it out where it is called."""
    return _make(function, False)
