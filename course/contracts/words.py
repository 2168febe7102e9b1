"""Whoever computes has another name in every language: causes are written in SYCL's and told in the reader's."""

from __future__ import annotations

WORDS = {
    "esimd": (("work-item", "thread"), ("work-group", "thread group")),
    "triton": (
        ("a missing barrier, or ", ""),
        (", or a barrier that not every work-item reaches", ""),
        ("work-item", "program"),
        ("work-group", "program"),
    ),
    "musa": (("work-item", "lane"), ("work-group", "block")),
}


def told(text: str, kind: str) -> str:
    """A sentence in the words of a kind of kernel: "sycl", "esimd", "triton", "musa" or "numpy"."""
    for ours, theirs in WORDS.get(kind, ()):
        text = text.replace(ours, theirs)
    return text
