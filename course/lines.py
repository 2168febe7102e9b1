"""Text as a notebook shows it."""

import textwrap


def wrapped(text: str, width: int = 100) -> str:
    """Long lines broken between words: JupyterLab breaks them anywhere."""
    rows = []
    for row in text.splitlines():
        indent = " " * (len(row) - len(row.lstrip()) + 2)
        how = {"subsequent_indent": indent, "break_long_words": False, "break_on_hyphens": False}
        rows.append(row if len(row) <= width else textwrap.fill(row, width, drop_whitespace=True, **how))
    return "\n".join(rows)
