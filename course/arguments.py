"""Types of command-line arguments: argparse turns what they refuse into a sentence and exit code 2."""

import argparse
import sys
from typing import NoReturn


def refuse(text: str) -> NoReturn:
    """Leave with a sentence and exit code 2."""
    print(text, file=sys.stderr)
    raise SystemExit(2)


def at_least(least: int):
    """A whole number from `least` on."""

    def number(text: str) -> int:
        if not (text.isdigit() and int(text) >= least):
            raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} on.")
        return int(text)

    return number


def seconds(text: str) -> float:
    """A time, more than none."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0.")
    return found
