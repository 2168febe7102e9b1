"""`course VERB ...`: one module of the package a verb, imported only when it is asked for."""

import argparse
import importlib
import sys
from importlib.util import find_spec

VERBS = {
    "doctor": "what this machine can run, compile and time, and the fix for what is missing",
    "build": "write notebooks/ and solutions/ from the lessons (--check: only compare)",
    "ladder": "the ladder table of the README",
    "reset": "put a lesson back, keeping the old one aside",
    "update": "bring new lessons in without touching edited ones",
    "bench": "time the reference kernels on this machine",
    "inspect": "instructions of the reference kernels, by their targets' compilers",
    "count": "the ESIMD stages beside the counts that article 003 published",
    "grade": "grade students' notebooks",
    "gallery": "check the checker on known wrong kernels",
}

MODULES = {"inspect": "inspector"}  # course.inspect would hide the standard library's name in a reader's mind


def verbs():
    """The verbs whose module is there, with a line of help each."""
    return {verb: text for verb, text in VERBS.items() if find_spec(module_of(verb))}


def module_of(verb):
    return f"course.{MODULES.get(verb, verb)}"


def usage():
    lines = ["usage: course VERB [options]     (course VERB --help tells the options)", ""]
    return "\n".join(lines + [f"  {verb:8} {text}" for verb, text in verbs().items()])


def main(argv=None):
    """Run one verb; returns its exit code (2: wrong use)."""
    argv = sys.argv[1:] if argv is None else argv
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if argv else 2
    verb, rest = argv[0], argv[1:]
    if verb not in verbs():
        print(f"course: there is no verb {verb!r}.\n{usage()}", file=sys.stderr)
        return 2
    module = importlib.import_module(module_of(verb))
    parser = argparse.ArgumentParser(
        prog=f"course {verb}", description=module.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    module.add_arguments(parser)
    return module.main(parser.parse_args(rest))


if __name__ == "__main__":
    sys.exit(main())
