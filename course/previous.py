"""lesson.previous(): the kernel of the stage before, with the lines that this stage changes marked."""

from __future__ import annotations

import difflib
import io
import re
import tokenize

from course import lessonfile, state

NEW = 0.7  # where more of the statements differ, marks help nobody
C_WORD = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|\w+|[^\w\s]""", re.S)
NO_STATEMENT = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


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
    lines = marked(text, exercises[0].answer(), before.kind)
    what = "Lines marked > change in this lesson:"
    if not any(changed for changed, _ in lines):
        what = "This lesson's kernel is a new one, so that no lines are marked:"
    return Source(f"{name}, {whose}. {what}", lines)


def marked(text: str, later: str, kind: str = "sycl") -> list[tuple[bool, str]]:
    """(changes in the later text, line) of every line of a kernel, answer markers left out.

    Statements are compared, so that line breaks, white space and comments count for nothing. Nothing is marked where
    most statements differ: it is another kernel then."""
    lines = [line for line in text.splitlines() if "### " not in line]
    split = _c_statements if kind == "musa" else _python_statements
    old, new = split("\n".join(lines)), split("\n".join(x for x in later.splitlines() if "### " not in x))
    same = set()
    words = [statement for statement, _ in old]
    for block in difflib.SequenceMatcher(None, words, [s for s, _ in new], autojunk=False).get_matching_blocks():
        same.update(range(block.a, block.a + block.size))
    changed = set()
    if len(same) >= (1 - NEW) * len(old):
        changed = {line for i, (_, where) in enumerate(old) if i not in same for line in where}
    return [(number in changed and bool(line.strip()), line) for number, line in enumerate(lines, 1)]


def _python_statements(text: str) -> list[tuple[tuple[str, ...], set[int]]]:
    """(words, numbers of their lines) of every logical line."""
    found, words, where = [], [], set()
    for token in tokenize.generate_tokens(io.StringIO(text + "\n").readline):
        if token.type == tokenize.NEWLINE:
            found.append((tuple(words), where))
            words, where = [], set()
        elif token.type not in NO_STATEMENT:
            words.append(token.string)
            where.update(range(token.start[0], token.end[0] + 1))
    return found


def _c_statements(text: str) -> list[tuple[tuple[str, ...], set[int]]]:
    """The same of C++, where a statement ends at ; { or }."""
    found, words, where = [], [], set()
    for match in C_WORD.finditer(text):
        if match[0].startswith(("//", "/*")):
            continue
        words.append(match[0])
        where.add(text.count("\n", 0, match.start()) + 1)
        if match[0] in "{};":
            if len(words) > 1:  # a brace alone says nothing
                found.append((tuple(words), where))
            words, where = [], set()
    return found
