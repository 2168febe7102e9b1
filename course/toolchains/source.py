"""The reader's text: run it under one file name, and find it again from the object it made."""

from __future__ import annotations

import ast
import contextlib
import difflib
import inspect
import io
import linecache
import re
import tokenize

from course.toolchains.base import KernelError

FILE = "<your kernel>"  # the file name in tracebacks and compiler messages
STUB = "raise NotImplementedError()"
CPP_STUB = '#error "This exercise is not written yet: replace this line by your answer."'


def execute(text: str, file: str = FILE) -> dict:
    """Run the text as a module of its own and return its names. Raises KernelError with the line."""
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)  # inspect.getsource needs it
    space = {"__name__": "kernel_cell", "__file__": file}
    try:
        exec(compile(text, file, "exec"), space)  # noqa: S102
    except SyntaxError as error:
        raise KernelError(f"The cell is not valid Python: {error.msg}.", error.lineno, "source") from error
    except KernelError:
        raise
    except NotImplementedError as error:
        raise KernelError(
            f"This exercise is not written yet: replace the line `{STUB}` by your answer.", None, "starter"
        ) from error
    except NameError as error:
        raise KernelError(undefined(error.name), _line(error), "source") from error
    except Exception as error:
        raise KernelError(f"The cell stops with {_told(error)}", _line(error), "source") from error
    return space


def undefined(name: str) -> str:
    """A name that is not there, in one sentence: most often it stands in another cell of the notebook."""
    return (
        f"The name '{name}' is not defined. The checker runs this cell alone and sees no other cell: define or import "
        "it here, pass it to the kernel, or take a size from a shape, such as K = A.shape[1]."
    )


def nearest(name: str, names) -> str | None:
    """The public one of `names` that is spelt most like `name`, or None."""
    near = difflib.get_close_matches(name, [n for n in names if not n.startswith("_")], 1, 0.7)
    return near[0] if near else None


def _told(error: BaseException) -> str:
    """An exception as the end of a sentence, with the attribute that was probably meant."""
    near = nearest(error.name, dir(error.obj)) if isinstance(error, AttributeError) and error.name else None
    told = f"{type(error).__name__}: {error}".rstrip(". ")
    return f"{told}: do you mean '{near}'?" if near else f"{told}."


def code_of(text: str) -> list[str]:
    """The lines of a Python text, blanks in place of its comments and strings."""
    lines = text.splitlines()
    with contextlib.suppress(tokenize.TokenError, SyntaxError):
        for t in tokenize.generate_tokens(io.StringIO(text).readline):
            if t.type in (tokenize.COMMENT, tokenize.STRING):
                for at in range(t.start[0] - 1, t.end[0]):
                    start = t.start[1] if at == t.start[0] - 1 else 0
                    end = t.end[1] if at == t.end[0] - 1 else len(lines[at])
                    lines[at] = lines[at][:start] + " " * (end - start) + lines[at][end:]
    return lines


def _line(error: BaseException) -> int | None:
    lines, tb = [], error.__traceback__
    while tb is not None:
        if tb.tb_frame.f_code.co_filename == FILE:
            lines.append(tb.tb_lineno)
        tb = tb.tb_next
    return lines[-1] if lines else None


def call(launch, arrays: list, scalars: dict):
    """Call the cell's `launch(*arrays, *scalars)`; an ordinary exception becomes one sentence with its line."""
    try:
        return launch(*arrays, *scalars.values())
    except KernelError:
        raise
    except NotImplementedError as error:
        raise KernelError("This exercise is not written yet.", _line(error), "starter") from error
    except NameError as error:
        raise KernelError(undefined(error.name), _line(error), "launch") from error
    except Exception as error:
        raise KernelError(f"launch() stops with {_told(error)}", _line(error), "launch") from error


def find(space: dict, name: str):
    """A name that the cell must define."""
    if name not in space:
        raise KernelError(
            f"The cell does not define `{name}`: keep the line that starts with `def {name}(`.", None, "source"
        )
    return space[name]


def is_starter(text: str) -> bool:
    """Whether the exercise's stub is still there (a comment that quotes it does not count)."""
    return any(re.sub(r"^\s*(//\s*)?", "", line).startswith((STUB, CPP_STUB)) for line in text.splitlines())


def stub_of(text: str) -> str:
    """The stub that stands in a text, or would: C++ marks its answers in `//` comments."""
    return CPP_STUB if CPP_STUB in text or "// ### BEGIN SOLUTION" in text else STUB


def function_of(thing):
    """The Python function inside what a toolchain's decorator made of it."""
    for name in ("py_func", "pyfunc", "fn", "__wrapped__", "function"):
        thing = getattr(thing, name, thing)
    return thing


def text_of(thing) -> str:
    """The whole cell (or file) that defined a kernel. Raises KernelError when it cannot be found."""
    if isinstance(thing, str):
        return thing
    if isinstance(getattr(thing, "text", None), str):
        return thing.text
    try:
        file = inspect.getfile(function_of(thing))
        lines = linecache.getlines(file)
    except TypeError as error:
        raise KernelError(
            f"`{thing!r}` is not a kernel: pass the function that the exercise cell defines.", None, "source"
        ) from error
    if not lines:
        raise KernelError("The text of this kernel is gone: run its cell again.", None, "source")
    return "".join(lines)


def without_docstring(text: str) -> str:
    """A kernel file as the notebook shows it: the module docstring stands in the lesson's prose instead."""
    body = ast.parse(text).body
    if body and isinstance(body[0], ast.Expr) and isinstance(getattr(body[0], "value", None), ast.Constant):
        lines = text.splitlines(True)
        return "".join(lines[body[0].end_lineno :]).lstrip("\n")
    return text


def without_heading(text: str) -> str:
    """A C++ kernel file without the comment that it begins with."""
    return re.sub(r"\A\s*/\*.*?\*/\s*\n", "", text, flags=re.S)
