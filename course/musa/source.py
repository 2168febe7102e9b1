"""The reader's MUSA text, made ready for a compiler. Lines stay where they are: messages name the reader's line."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from course.toolchains.base import KernelError

HERE = Path(__file__).parent
ENTRY = 'extern "C" void gemm_optimized(half const*, half const*, half*, int, int, int);'
FILE = "kernel.mu"

_QUIET = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
_KERNEL_NAME = re.compile(r"(?:\b[A-Za-z_]\w*\s*::\s*)*\b[A-Za-z_]\w*\s*$")
_DYNAMIC = re.compile(
    r"\bextern\s+__shared__\s+((?:__align__\s*\([^)]*\)|alignas\s*\([^)]*\))\s*)?([\w:]+(?:\s+\w+)*?)\s+(\w+)\s*\[\s*\]\s*;"
)


def masked(text: str) -> str:
    """The text with comments and literals blanked: same length, same lines."""
    return _QUIET.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def check_entry(text: str) -> None:
    """Raises KernelError when the fixed entry is missing, or when a vendor library is called."""
    if found := re.search(r"\b(mu|cu)(blas|dnn)", masked(text), re.I):
        told = "The kernel computes the product itself: article 001 allows no vendor library"
        raise KernelError(f"{told}, and this is {found[0]}.", line_of(text, found.start()), "refused")
    if not re.search(r"\bgemm_optimized\s*\(", masked(text)):
        raise KernelError(f"The text does not define the entry: {ENTRY[:-1]}.", None, "source")


def for_gxx(text: str) -> str:
    """Launches become calls, `extern __shared__` arrays become pointers."""
    return _without_extern_shared(launches_as_calls(text))


def for_mcc(text: str) -> str:
    """The text as it is: MUSA's own compiler knows all of it."""
    return text


def for_cuda(text: str) -> str:
    """The text in CUDA's names."""
    for pattern, name in _rules():
        text = pattern.sub(name, text)
    return text


@cache
def _rules() -> list[tuple[re.Pattern, str]]:
    rules = json.loads((HERE / "names.json").read_text())["rules"]

    def whole(word: str) -> re.Pattern:
        if "(?" in word:
            return re.compile(word)
        return re.compile(re.escape(word) if not word[0].isalpha() else r"\b" + re.escape(word) + r"\b")

    return [(whole(musa), cuda) for musa, cuda in rules]


def to_musa(message: str) -> str:
    """A CUDA compiler's message with the reader's own names back."""
    return re.sub(r"\bcuda(?=[A-Z])", "musa", message).replace("nvcuda", "mtmusa")


def launches_as_calls(text: str) -> str:
    """`kernel<<<grid, block>>>(a)` -> `mt::launch(kernel)(grid, block)(a)`."""
    while True:
        quiet = masked(text)
        at = quiet.find("<<<")
        if at < 0:
            return text
        line = line_of(text, at)
        close = _closing(quiet, at + 3)
        start = _kernel_start(quiet, at)
        if close is None or start is None:
            raise KernelError(
                "A launch is kernel<<<grid, block>>>(arguments): this one is not complete.", line, "source"
            )
        kernel, config = text[start:at].strip(), text[at + 3 : close]
        text = f"{text[:start]}mt::launch({kernel})({config}){text[close + 3 :]}"


def _closing(quiet: str, at: int) -> int | None:
    """Where the `>>>` of a launch stands: outside of parentheses and braces."""
    depth = 0
    for i in range(at, len(quiet)):
        c = quiet[i]
        depth += (c in "([{") - (c in ")]}")
        if depth == 0 and quiet.startswith(">>>", i):
            return i
        if depth < 0 or c == ";":
            return None
    return None


def _kernel_start(quiet: str, at: int) -> int | None:
    """Where the kernel's name begins, its template arguments included."""
    end = len(quiet[:at].rstrip())
    if quiet[end - 1] == ">":
        depth = 0
        for i in range(end - 1, -1, -1):
            depth += (quiet[i] == ">") - (quiet[i] == "<")
            if depth == 0:
                end = i
                break
            if quiet[i] in ";{}":
                return None
    found = _KERNEL_NAME.search(quiet[:end])
    return found.start() if found else None


def _without_extern_shared(text: str) -> str:
    def pointer(match: re.Match) -> str:
        return f"{match[2]}* const {match[3]} = static_cast<{match[2]}*>(mt::dynamic_shared());"

    return _DYNAMIC.sub(pointer, text)
