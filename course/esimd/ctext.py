"""Small pieces of C text: as few parentheses as C needs."""

import re

PRECEDENCE = {"*": 5, "/": 5, "%": 5, "+": 4, "-": 4, "<<": 3, ">>": 3}


def precedence(text: str) -> int:
    """Of the loosest operator outside of parentheses; 9 for an atom, 0 for what is not arithmetic."""
    depth, loosest = 0, 9
    for word in re.findall(r"[()]|[^()\s]+", text):
        depth += (word == "(") - (word == ")")
        if depth == 0 and not re.fullmatch(r"[)\w.]+", word):
            loosest = min(loosest, PRECEDENCE.get(word, 0))
    return loosest


def infix(x: str, sign: str, y: str) -> str:
    """`x sign y` with as few parentheses as C needs."""
    mine = PRECEDENCE.get(sign)
    if mine is None:
        return f"{wrapped(x)} {sign} {wrapped(y)}"
    left = x if precedence(x) >= mine else f"({x})"
    right = y if precedence(y) > mine else f"({y})"
    return f"{left} {sign} {right}"


def wrapped(text: str) -> str:
    """Parentheses around anything that is more than one word or one call."""
    if text.replace("_", "a").replace(".", "a").isalnum() or one_call(text):
        return text
    return f"({text})"


def one_call(text: str) -> bool:
    head, paren, rest = text.partition("(")
    if not paren or not text.endswith(")") or not (head == "" or head.isidentifier()):
        return False
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and letter == ")" and at < len(text) - 1:
            return False
    return True


def bare(text: str) -> str:
    """Without the outer parentheses, if one pair holds it all."""
    return text[1:-1] if text.startswith("(") and one_call(text) else text
