"""lesson.previous(): the kernel of the stage before, with the lines that this stage changes marked."""

from __future__ import annotations

import difflib

from course import lessonfile, state


class Source:
    """A kernel's text; marked lines begin with `>`."""

    def __init__(self, title: str, lines: list[tuple[bool, str]]):
        self.title, self.lines = title, lines

    def __repr__(self):
        return "\n".join([self.title, *(("> " if changed else "  ") + text for changed, text in self.lines)])


def show(lesson) -> Source:
    """The reader's own last passing version of the stage before, else the reference."""
    exercises = lesson.file.exercises
    name = lesson.file.options.get("versus")
    if not name or not exercises:
        return Source("This is the first stage of its ladder: there is nothing before it.", [])
    before = [e for e in lessonfile.read(name).exercises if e.kind == exercises[0].kind][-1]
    wanted = {"lesson": lessonfile.resolve(name), "exercise": before.name, "what": "check", "verdict": "passed"}
    own = [e for e in state.entries("log.jsonl") if all(e.get(k) == v for k, v in wanted.items())]
    text, whose = before.answer(), "reference kernel"
    if own:
        try:
            text, whose = state.kept(own[-1]["version"]), "your own kernel"
        except LookupError:
            pass
    return Source(f"{name}, {whose}. Lines marked > change in this lesson:", marked(text, exercises[0].answer()))


def marked(text: str, later: str) -> list[tuple[bool, str]]:
    """(changes in the later text, line) of every line of a kernel, answer markers left out."""
    old = [line for line in text.splitlines() if "### " not in line]
    new = [line for line in later.splitlines() if "### " not in line]
    same = set()
    for block in difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks():
        same.update(range(block.a, block.a + block.size))
    return [(i not in same and bool(line.strip()), line) for i, line in enumerate(old)]
