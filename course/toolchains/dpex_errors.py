"""numba-dpex's errors of some 2,000 characters, as one sentence with the reader's line."""

from __future__ import annotations

import linecache
import re
import sys

import numpy as np

from course.toolchains import barriers, source
from course.toolchains.base import KernelError

_OPERATORS = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "matmul": "@", "lt": "<",
    "iadd": "+=", "isub": "-=", "imul": "*=", "itruediv": "/=", "lshift": "<<", "rshift": ">>", "and_": "&", "or_": "|",
    "imatmul": "@=", "pow": "**", "neg": "-",
}  # fmt: skip
_FLOAT16 = "numba-dpex has no float16 inside kernels: use bf16 (uint16 and widen) or float32."
_PRIVATE = "The shape of a PrivateArray must be written as numbers, such as PrivateArray((4, 4), np.float32)."

# (pattern in the log, sentence or a function of the groups, name to find in the reader's text when the log has no line)
_CAUSES = (
    (r"NameError: (?:global )?name '([^']+)' is not defined", source.undefined, "{0}"),
    (r"Untyped global name '([^']+)'",
     "'{0}' cannot be used inside a kernel: a function needs @dpex.device_func, a constant must be a number.", "{0}"),
    (r"Signature mismatch: (\d+) argument types given, but function takes (\d+) arguments",
     "The kernel takes {1} arguments (its item counts as one) but is launched with {0}.", "submit"),
    (r"A RangeType kernel cannot have a LocalAccessor argument",
     "A kernel with local memory needs an NdRange (a global range and a work-group), not a Range.", "submit"),
    (r"KernelHasReturnValueError", "A kernel returns nothing: store into C, and remove the value after `return`.",
     "return "),
    (r"Use of unsupported NumPy function 'numpy\.([\w.]+)'",
     "np.{0} does not exist inside a kernel: write the loop, one element at a time.", "np.{0}"),
    (r"'view' can only be called on NumPy dtypes, try wrapping the variable '(\w+?)(?:\.\d+)?'",
     "`.view` needs a NumPy scalar: write np.float32({0}).view(np.uint32).", ".view("),
    (r"more than one definition for \W*'(\w+?)(?:\.\d+)?\W",
     "`.view` needs a NumPy scalar: write np.float32({0}).view(np.uint32).", ".view("),
    (r"too many positional arguments\s+During: resolving callee type: type\(SPIRV\w+\(<function \S*?(\w+) at",
     "{0}() is called with too many arguments.", "{0}("),
    (r"missing a required argument: '(\w+)'\s+During: resolving callee type: type\(SPIRV\w+\(<function \S*?(\w+) at",
     "{1}() is called without its argument {0}.", "{1}("),
    (r"scipy 0\.16\+ is required", "Products of whole arrays do not exist inside a kernel: write the loop.", "@"),
    (r"Unknown attribute 'get_\w+' of type (?!Nd|Item|Group)\w+",
     "The kernel is launched with more arguments than it takes: its first parameter is the item.", "submit"),
    (r"module 'numba_dpex\.kernel_api\.(\w+)' has no attribute '__call__'",
     "kernel_api.{0} is a module, not a function: the work-group barrier is group_barrier(group).", ".{0}("),
    (r"Unknown attribute '([^']+)' of type Module\(<module '([\w.]+)'", lambda name, module: _missing(module, name),
     ".{0}"),
    (r"module '([\w.]+)' has no attribute '([^']+)'", lambda module, name: _missing(module, name), ".{1}"),
    (r"Unknown attribute '([^']+)' of type ((?:Nd)?Item)<\d>",
     "There is no '{0}' on an {1}: a kernel on a Range has an Item (get_id), one on an NdRange has an NdItem "
     "(get_global_id, get_local_id, get_group).", ".{0}"),
    (r"Unknown attribute '([^']+)' of type (\w+)", "There is no '{0}' on a {1} inside a kernel.", ".{0}"),
    (r"(?:PrivateArray|ol_private_array)[^\n]*\n(?:[^\n]*\n){0,40}?[^\n]*(?:literal|Literal|constant|UniTuple\(int64)",
     _PRIVATE, "PrivateArray("),
    (r"Function\(<class 'numba_dpex\.kernel_api\.private_array\.PrivateArray'>\) found", _PRIVATE, "PrivateArray("),
    (r"NotImplementedError: float16|\n\s*float16\s*\n|dtype float16|numpy\.float16", _FLOAT16, "float16"),
    (r"<class 'numba\.core\.types\.misc\.UnicodeType'>", "A kernel cannot handle text: print numbers only.", "print("),
    (r"set_try_status", "try and except do not exist inside a kernel.", "try:"),
    (r"Cannot determine Numba type of <class 'function'>",
     "What submit() launches is a plain function: put @dpex.kernel above it.", "submit"),
    (r"'(?:Uni)?Tuple' object has no attribute 'ndim'",
     "The third argument of submit() must be dpex.Range(...) or dpex.NdRange(...), not a tuple.", "submit"),
    (r"InvalidKernelSpecializationError",
     "An argument of the kernel is not on the device: pass the arrays that launch() got, not NumPy arrays.", "submit"),
    (r"with (\d+) global work groups and (\d+) local work items in dimension (\d)",
     "The global range ({0} in dimension {2}) is not a multiple of the work-group ({1}).", "NdRange("),
    (r"LocalAccessor can only have up to 3 dimensions", "A LocalAccessor has at most 3 dimensions.", "LocalAccessor("),
    (r"reflected (\w+)\(.*?assigned to variable '(\w+)' in globals",
     "'{1}' is a {0}: from outside, a kernel can use numbers only.", "{1}"),
    (r"Cannot unify (.+?) and (.+?) for '([^']+?)(?:\.\d+)?'",
     "The variable '{2}' is first {0}, then {1}: give it one type.", "{2}"),
)  # fmt: skip


def explain(error: BaseException, line: int | None = None, stage: str = "compile") -> KernelError:
    """One KernelError for numba-dpex's `error`. line: where the reader's text stood, if the log does not say."""
    log = re.sub(r"\x1b\[[0-9;]*m", "", f"{type(error).__name__}: {error}")
    found = re.findall(re.escape(source.FILE) + r'"?,? (?:line )?\(?(\d+)\)?', log)
    sentence, sign = _sentence(log)
    at = int(found[-1]) if found else (_find(sign) or line or _caller())
    return KernelError(sentence, at, stage, log)


def _sentence(log: str) -> tuple[str, str]:
    """(sentence, what to look for in the reader's text)."""
    for pattern, sentence, sign in _CAUSES:
        match = re.search(pattern, log)
        if match:
            parts = [_short(x or "") for x in match.groups()]
            told = sentence(*parts) if callable(sentence) else sentence.format(*parts)
            return told, sign.format(*parts)
    no_match = r"Function\(<[^>]*?([\w.]+)(?: at \w+)?>\) found for signature:\s+>>> \w+\((.*)\)"
    for name, types in re.findall(no_match, log):
        if "submit_kernel" not in name:
            return _no_match(name, types), ""
    rows = [r.strip() for r in log.splitlines()]
    after = [b for a, b in zip(rows, rows[1:], strict=False) if "mode pipeline" in a]
    raised = [b for a, b in zip(rows, rows[1:], strict=False) if a.endswith("raised a specific error:")]
    inner = [row for row in after or raised if row and "_submit_kernel" not in row] or raised
    return _end(_short((inner or rows)[-1])), ""


def _missing(module: str, name: str) -> str:
    """A name that a module does not have, and what is near: an item's method, or a name that is spelt alike."""
    told = f"There is no '{name}' in {module}: "
    if name in barriers.ITEM_INDICES | {"get_group", "get_group_id", "get_local_range", "get_global_range"}:
        return (
            f"{told}a work-item's index comes from the kernel's first parameter: item.get_id(0) on a Range, "
            "nd_item.get_global_id(0) or nd_item.get_local_id(0) on an NdRange."
        )
    if "barrier" in name:
        return f"{told}the work-group barrier is kernel_api.group_barrier(nd_item.get_group())."
    near = source.nearest(name, dir(sys.modules.get(module)))
    return f"{told}do you mean '{near}'?" if near else f"{told[:-2]}."


def _no_match(name: str, types: str) -> str:
    types = _short(types)
    if name == "getitem":
        return f"An element is read with indices that do not fit (array, indices: {types})."
    if name == "setitem":
        return f"An element is stored with indices or a value that do not fit (array, indices, value: {types})."
    if name in _OPERATORS:
        return f"`{_OPERATORS[name]}` cannot take these types inside a kernel: {types}."
    if name in ("array", "empty", "full", "ones", "zeros"):
        return f"np.{name} does not work inside a kernel: use a PrivateArray (registers) or a LocalAccessor."
    if hasattr(np, name):
        return f"np.{name} does not work inside a kernel: write the loop, one element at a time."
    return f"{name} cannot take these types inside a kernel: {types}."


def _short(text: str) -> str:
    """numba's names of types, as a reader knows them."""
    text = re.sub(r"USMNdArray\(dtype=(\w+), ndim=(\d).*?sycl_queue=[^)]*\)", r"array of \1 with \2 dimensions", text)
    text = re.sub(r"DpctlMDLocalAccessor\w*|MDLocalAccessorType\([^)]*\)", "LocalAccessor", text)
    text = re.sub(r"UniTuple\((\w+) x (\d)\)", r"\2 numbers \1", text)
    text = re.sub(r"<iv=[^>]*>", "", text)
    return text[:200]


def _end(text: str) -> str:
    return text.rstrip(". ") + "."


def _find(sign: str) -> int | None:
    """The first line of the reader's text with `sign`, comments, strings and imports left out."""
    if not sign:
        return None
    before, after = (r"(?<!\w)" if sign[0].isalnum() else ""), (r"(?!\w)" if sign[-1].isalnum() else "")
    word = re.compile(before + re.escape(sign) + after)
    for number, row in enumerate(source.code_of("".join(linecache.getlines(source.FILE))), 1):
        if word.search(row) and not row.lstrip().startswith(("import ", "from ")):
            return number
    return None


def _caller() -> int | None:
    """The line of the reader's launch() that is running."""
    frame = sys._getframe()
    while frame is not None and frame.f_code.co_filename != source.FILE:
        frame = frame.f_back
    return None if frame is None else frame.f_lineno


def call_launch(function, arrays: list, scalars: dict):
    """`source.call` for numba-dpex: what its objects raise inside launch() is explained too."""
    try:
        return source.call(function, arrays, scalars)
    except KernelError as error:
        cause = error.__cause__
        error.line = error.line or source._line(error)
        if error.stage == "starter" and cause is not None and not _raised_by_reader(cause):
            raise KernelError(
                "A kernel is launched with submit(queue, kernel, range, arguments ...), and a device function is "
                "called inside a kernel only; neither is called from launch().",
                error.line,
                "launch",
            ) from cause
        if error.stage != "launch" or cause is None or _raised_by_reader(cause):
            raise
        told = explain(cause, error.line, "launch")
        raise KernelError(str(told), error.line, "refused", told.detail) from cause


def _raised_by_reader(error: BaseException) -> bool:
    tb = error.__traceback__
    while tb.tb_next is not None:
        tb = tb.tb_next
    return tb.tb_frame.f_code.co_filename == source.FILE
