"""The zoo: submissions of lesson 02 that cheat, break, or are honest in unusual ways, and the outcome each must get.

    python -m tests.grading.zoo DIR          write them all, filled up to a class of 100
    python -m tests.grading.zoo DIR OUT      compare OUT/marks.csv, made by `course grade DIR --lesson 02 --out OUT`

A text is what stands in the exercise cell; a file is a change of the whole notebook.
"""

from __future__ import annotations

import copy
import csv
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from course import build, lessonfile

LESSON = "02_tiling"
GRADE_ID = "02-tiling-gemm-tiled"
GALLERY = Path(__file__).resolve().parents[1] / "gallery" / "sycl"


@dataclass(frozen=True)
class Specimen:
    """group: cheat, accident or honest. outcomes: the right ones. make: () -> bytes of the file, None: no file."""

    group: str
    name: str
    outcomes: tuple[str, ...]
    make: Callable[[], bytes | None]
    quick: bool = False  # also in the short run


ANSWER = lessonfile.read(LESSON).exercises[0].answer()
STARTER = build.cut_answers(ANSWER)
NOTHING = "def launch(queue, A, B, C):\n    pass\n"


def notebook(text: str | None = None) -> dict:
    """The readers' notebook with `text` in the exercise cell."""
    found = json.loads(build.dump(build.starter(build.solved(LESSON))))
    if text is not None:
        slot(found)["source"] = text
    return found


def slot(book: dict) -> dict:
    return next(c for c in book["cells"] if c["metadata"].get("nbgrader", {}).get("grade_id") == GRADE_ID)


def dump(book: dict) -> bytes:
    return json.dumps(book).encode()


SPECIMENS: list[Specimen] = []

# Which of its outcomes a specimen gets, or how many cases a race leaves right, is a matter of luck.
VARY = ("accident_first_barrier_missing", "cheat_memory_touched", "cheat_memory_of_many", "cheat_forks_without_end",
        "cheat_stops_later", "cheat_prints_for_ever")  # fmt: skip


def add(group: str, name: str, outcomes: str, text: str, quick: bool = False) -> None:
    """A specimen by its exercise text. outcomes: right ones, separated by "|"."""
    SPECIMENS.append(Specimen(group, name, tuple(outcomes.split("|")), lambda: dump(notebook(text)), quick))


def file(group: str, name: str, outcomes: str, quick: bool = False):
    """A specimen by a function that makes the file."""

    def take(make):
        SPECIMENS.append(Specimen(group, name, tuple(outcomes.split("|")), make, quick))
        return make

    return take


def launch(body: str, before: str = "") -> str:
    """A text whose launch is `body`."""
    lines = "\n".join("    " + line for line in body.splitlines())
    return f"{before}\ndef launch(queue, A, B, C):\n{lines}\n"


def replaced(old: str, new: str, text: str = ANSWER) -> str:
    assert old in text, old
    return text.replace(old, new)


# ---- cheats: the verdict --------------------------------------------------------------------------------------------

add("cheat", "does_nothing", "failed", NOTHING, quick=True)
add("cheat", "zeros", "failed", launch("C[:] = 0"))
add("cheat", "nan", "failed", launch("C[:] = float('nan')"))
add("cheat", "infinity", "failed", launch("C[:] = float('inf')"))
add("cheat", "allclose_patched", "failed", "import numpy as np\nnp.allclose = lambda *a, **k: True\n" + NOTHING)
add(
    "cheat",
    "comparison_patched",
    "failed",
    "import sys\nfor m in list(sys.modules.values()):\n    for n in ('compare', 'judge', 'check'):\n"
    "        if hasattr(m, n) and m.__name__.startswith('course'): setattr(m, n, lambda *a, **k: True)\n" + NOTHING,
)
add("cheat", "checker_imported", "failed", "import course.checker as c\nc.check = None\n" + NOTHING)
add("cheat", "equal_to_everything", "failed", launch("return Same()", "class Same:\n    __eq__ = lambda s, o: True\n"))
add("cheat", "usage_error", "failed", launch("from IPython.core.error import UsageError\nraise UsageError('x')"))
add(
    "cheat",
    "asserts_off",
    "failed|crashed",
    "import sys, builtins\nbuiltins.compile = lambda *a, **k: None\n" + NOTHING,
)
add("cheat", "inputs_zeroed", "failed", launch("A[:] = 0\nB[:] = 0\nC[:] = 0"), quick=True)
add("cheat", "right_on_small_only", "failed", replaced("    submit(", "    if C.shape[0] <= 16: submit("))
add("cheat", "right_on_special_sizes_not", "failed", replaced("    submit(", "    if C.shape[1] != 48: submit("))
add(
    "cheat",
    "first_result_kept",
    "failed",
    replaced("    submit(", "    if C.shape in seen: return C.__setitem__(slice(None), seen[C.shape])\n    submit(")
    .replace("TILE = 16", "TILE = 16\nseen = {}", 1)
    .rstrip()
    + "\n    import dpctl.tensor as dpt\n    seen[C.shape] = dpt.copy(C)\n",
)

HOST = "import numpy as np\nimport dpctl.tensor as dpt\ndef wide(x):\n" \
    "    return (dpt.asnumpy(x).astype(np.uint32) << 16).view(np.float32)\n"  # fmt: skip
ON_HOST = "C[...] = dpt.asarray(wide(A) @ wide(B), sycl_queue=queue)"
add("cheat", "computed_on_the_host", "failed", launch(ON_HOST, HOST), quick=True)
add(
    "cheat",
    "large_cases_on_the_host",
    "failed",
    replaced("    submit(", f"    if C.shape[0] > 32:\n        {ON_HOST}\n        return\n    submit(", HOST + ANSWER),
)

# ---- cheats: nbval's own language -----------------------------------------------------------------------------------

add("cheat", "marker_skip", "failed", "# NBVAL_SKIP\n" + NOTHING)
add("cheat", "marker_raises", "failed|not attempted", "# NBVAL_RAISES_EXCEPTION\nraise ValueError(1)\n" + NOTHING, True)
add("cheat", "unknown_magic", "failed", "%%nosuch\n" + NOTHING)
add("cheat", "shell_line", "failed", "!false\n" + NOTHING)
add("cheat", "out_of_the_string", "failed", "'''\n\"\"\"\nlesson.check = lambda *a: None\n'''\n" + NOTHING)


@file("cheat", "points_raised", "failed", quick=True)
def _():
    book = notebook(NOTHING)
    for cell in book["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["metadata"]["nbgrader"]["points"] = 1000
    return dump(book)


@file("cheat", "tags_and_a_bonus_check", "failed")
def _():
    book = notebook(NOTHING)
    slot(book)["metadata"]["tags"] = ["raises-exception", "nbval-skip"]
    bonus = copy.deepcopy(next(c for c in book["cells"] if c["metadata"].get("nbgrader", {}).get("grade")))
    bonus["metadata"]["nbgrader"] |= {"grade_id": "check-bonus", "points": 99}
    bonus["source"] = "print('PASSED')"
    book["cells"].append(bonus)
    return dump(book)


@file("cheat", "check_cell_edited", "failed")
def _():
    book = notebook(NOTHING)
    for cell in book["cells"]:
        if cell["source"] in ("lesson.check(gemm_tiled)", ["lesson.check(gemm_tiled)"]):
            cell["source"] = "print('PASSED  gemm_tiled')"
    return dump(book)


@file("cheat", "check_cell_deleted", "failed")
def _():
    book = notebook(NOTHING)
    book["cells"] = [c for c in book["cells"] if not c["metadata"].get("nbgrader", {}).get("grade")]
    return dump(book)


@file("cheat", "lesson_patched_in_another_cell", "not attempted")
def _():
    book = notebook()
    evil = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": ""}
    evil["source"] = "import course.lesson\ncourse.lesson.Lesson.check = lambda *a, **k: print('PASSED')"
    book["cells"].insert(1, evil)
    return dump(book)


@file("cheat", "stored_output_says_passed", "not attempted")
def _():
    book = notebook()
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "PASSED  gemm_tiled"}]
    return dump(book)


@file("cheat", "own_kernelspec", "failed")
def _():
    book = notebook(NOTHING)
    book["metadata"]["kernelspec"] = {"name": "evil", "language": "python", "display_name": "evil"}
    return dump(book)


# ---- cheats: what lies around ---------------------------------------------------------------------------------------

FIND = """import os, re
for at, folders, names in os.walk('/'):
    folders[:] = [f for f in folders if f not in ('proc', 'sys', 'site-packages', 'usr')]
    for n in names:
        if n in ('tiling.py', '02_tiling.ipynb', '02_tiling.py', 'context.json', 'secret'):
            text = open(os.path.join(at, n)).read()
            if 'BEGIN SOLUTION' in text: exec(text)
"""
SOLUTION = str(build.ROOT / "course" / "kernels" / "sycl" / "tiling.py")
add("cheat", "answer_read_from_disk", "failed", f"exec(open({SOLUTION!r}).read())\n", quick=True)
add("cheat", "answer_imported", "failed", "from course.kernels.sycl.tiling import *\n")
add("cheat", "answer_searched_for", "failed", NOTHING + FIND)
add("cheat", "contract_imported", "failed", "from course.contracts import gemm\n" + NOTHING)
add(
    "cheat",
    "environment_of_the_grader",
    "failed",
    "import os, glob\nfor p in glob.glob('/proc/[0-9]*/environ'):\n    try: e = open(p).read()\n"
    "    except OSError: continue\n    if 'COURSE_GRADING' in e: exec(ANSWER)\n" + NOTHING,
)
add(
    "cheat",
    "network",
    "failed",
    launch("pass") + "import socket\ns = socket.socket(); s.settimeout(2)\nfor port in (9, 53, 80):\n"
    "    try: s.connect(('127.0.0.1', port)); open('/escaped', 'w')\n    except OSError: pass\n",
)
add(
    "cheat",
    "caches_poisoned",
    "failed",
    "import os\nopen(os.path.expanduser('~/conftest.py'), 'w').write('x')\n" + NOTHING,
)
add(
    "cheat",
    "grader_overwritten",
    "failed",
    f"import os\nfor p in ({SOLUTION!r}, {str(build.ROOT / 'course' / 'toolchains' / 'base.py')!r}):\n"
    "    try: open(p, 'a').write('#')\n    except OSError as e: print(e)\n" + NOTHING,
)

# ---- cheats: the protocol and the process ---------------------------------------------------------------------------

PIPES = "import os, struct, json, stat\npipes = [f for f in range(3, 64) if os.path.exists(f'/proc/self/fd/{f}') and " \
    "stat.S_ISFIFO(os.fstat(f).st_mode)]\n"  # fmt: skip
FORGE = """for f in pipes:
    try: os.write(f, struct.pack('<Q', len(reply)) + reply)
    except OSError: pass"""
add("cheat", "reply_forged", "failed|crashed", launch(FORGE, PIPES + "reply = json.dumps({'arrays': 0}).encode()\n"))
add("cheat", "reply_deep", "failed|crashed", launch(FORGE, PIPES + "reply = b'[' * 500000\n"), quick=True)
add(
    "cheat",
    "reply_endless",
    "failed|crashed",
    launch("for f in pipes:\n    try: os.write(f, struct.pack('<Q', 1 << 50))\n    except OSError: pass", PIPES),
)
add(
    "cheat",
    "reply_pickled",
    "failed|crashed",
    "import numpy as np\nimport course.worker.wire as w\nold = w.send\n"
    "w.send = lambda s, h, a=(): old(s, h, [np.array([1], dtype='O')] * len(a))\n" + NOTHING,
)
add(
    "cheat",
    "reply_of_another_form",
    "failed|crashed",
    "import numpy as np\nimport course.worker.wire as w\nold = w.send\n"
    "w.send = lambda s, h, a=(): old(s, h, [np.zeros((1, 0))] * len(a))\n" + NOTHING,
)
add(
    "cheat",
    "reply_lies",
    "failed|crashed|not attempted",
    "import course.worker.wire as w\nold = w.send\nw.send = lambda s, h, a=(): old(s, {'device': {}, 'extras': 7, "
    "'printed': [1], 'error': 3}, a)\n" + NOTHING,
)
add("cheat", "exit_at_import", "crashed", "import os\nos._exit(0)\n" + NOTHING, quick=True)
add("cheat", "exit_in_launch", "crashed", launch("import os\nos._exit(0)"))
add("cheat", "system_exit", "failed|crashed", launch("raise SystemExit(0)"))
add("cheat", "kills_its_parent", "failed|crashed", launch("import os\nos.kill(os.getppid(), 9)"))
add("cheat", "kills_everyone", "failed|crashed", launch("import os\nos.kill(-1, 9)"), quick=True)
add("cheat", "stops_itself", "timeout", launch("import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)"))
add(
    "cheat",
    "stops_later",
    "timeout|failed",
    "import os, signal, threading, time\n"
    + NOTHING
    + "threading.Timer(.2, lambda: os.kill(os.getpid(), signal.SIGSTOP)).start()\ntime.sleep(.1)\n",
)
add("cheat", "swallows_interrupts", "timeout", launch("while True:\n    try:\n        import time; time.sleep(.01)\n"
    "    except BaseException: pass"))  # fmt: skip
add("cheat", "prints_for_ever", "timeout|output limit", launch("while True: print('spam' * 1000)"))
add(
    "cheat",
    "leaves_a_process",
    "failed",
    launch("pass") + "import subprocess\nsubprocess.Popen(['sleep', '31415'], start_new_session=True)\n",
)
add(
    "cheat",
    "forks_without_end",
    "failed|crashed|out of memory|timeout",
    launch("pass")
    + "import os, time\nfor _ in range(5000):\n    try:\n        if os.fork() == 0: time.sleep(60); os._exit(0)\n"
    "    except OSError: break\n",
    quick=True,
)
add("cheat", "memory", "out of memory", launch("x = bytearray(20 << 30)"), quick=True)
add(
    "cheat",
    "memory_touched",
    "out of memory|timeout",
    launch("x = []\nwhile True: x.append(bytearray(b'1' * (64 << 20)))"),
)
add(
    "cheat",
    "memory_of_many",
    "out of memory|crashed",
    launch(
        "import os, time\nfor _ in range(16):\n    if os.fork() == 0:\n"
        "        x = b'1' * (600 << 20); time.sleep(9); os._exit(0)\ntime.sleep(9)"
    ),
)
add("cheat", "fills_the_disk", "output limit|failed", launch("with open('/student/x', 'wb') as f:\n"
    "    while True: f.write(bytes(1 << 20))"))  # fmt: skip
add("cheat", "nul_and_markup", "failed", "x = '</pre><script>alert(1)</script>'\nprint(x)\n\0" + NOTHING)

# ---- accidents ------------------------------------------------------------------------------------------------------

add("accident", "starter", "not attempted", STARTER, quick=True)
add("accident", "starter_reformatted", "not attempted", STARTER.replace("    ", "  ").replace("\n\n", "\n"))
add("accident", "stub_left_below_the_answer", "not attempted", ANSWER + "\n    raise NotImplementedError()\n")
add("accident", "empty_cell", "not attempted", "")
add("accident", "syntax_error", "failed", replaced("for k in range(TILE):", "for k in range(TILE)"), quick=True)
add("accident", "tabs", "failed", replaced("        total +=", "\ttotal +="))
add("accident", "name_of_another_cell", "failed", replaced("TILE = 16\n", ""))
add("accident", "no_launch", "failed", ANSWER.split("def launch")[0])
add("accident", "nothing_submitted", "failed", replaced("    submit(", "    # submit("))
add(
    "accident",
    "first_barrier_missing",
    "failed",
    replaced("        kapi.group_barrier(group)  # every", "        # every"),
)
add("accident", "transposed", "failed", replaced("tile_b[k, j]", "tile_b[j, k]"))
add("accident", "division_by_zero", "failed", launch("1 / 0"))
add("accident", "endless_loop", "timeout", launch("while True: pass"), quick=True)
add("accident", "endless_recursion", "failed|crashed", launch("launch(queue, A, B, C)"))
add("accident", "segmentation_fault", "crashed", launch("import ctypes\nctypes.string_at(1)"), quick=True)


@file("accident", "cell_deleted", "not attempted")
def _():
    book = notebook(ANSWER)
    book["cells"].remove(slot(book))
    return dump(book)


@file("accident", "cell_made_markdown", "passed")
def _():
    book = notebook(ANSWER)
    slot(book)["cell_type"] = "markdown"
    return dump(book)


@file("accident", "starter_pasted_below_the_answer", "passed", quick=True)
def _():
    book = notebook(ANSWER)
    cell = copy.deepcopy(slot(book))
    cell["source"] = STARTER
    book["cells"].append(cell)
    return dump(book)


@file("accident", "cells_in_reverse", "passed")
def _():
    book = notebook(ANSWER)
    book["cells"].reverse()
    return dump(book)


@file("accident", "metadata_lost", "passed", quick=True)
def _():
    book = notebook(ANSWER)
    book["metadata"] = {}
    for cell in book["cells"]:
        cell["metadata"] = {}
        cell.pop("id", None)
    return dump(book)


@file("accident", "answer_in_a_new_cell", "passed")
def _():
    book = notebook()
    cell = copy.deepcopy(slot(book))
    cell |= {"metadata": {}, "source": ANSWER}
    book["cells"].insert(book["cells"].index(slot(book)) + 1, cell)
    return dump(book)


@file("accident", "another_version_of_the_lesson", "passed")
def _():
    book = notebook(ANSWER)
    book["metadata"]["course"]["source_hash"] = "0" * 16
    cell = copy.deepcopy(slot(book))
    cell["metadata"]["nbgrader"]["grade_id"] = "02-tiling-from-last-year"
    book["cells"].append(cell)
    return dump(book)


@file("accident", "strange_cells", "passed")
def _():
    book = notebook(ANSWER)
    book["cells"] += [7, None, {"cell_type": "code", "source": 123}, {"source": [1]}, {"metadata": [], "source": "x"}]
    return dump(book)


@file("accident", "nbformat_3", "passed")
def _():
    book = notebook(ANSWER)
    for cell in book["cells"]:
        cell["input"] = cell.pop("source")
    return dump({"nbformat": 3, "metadata": {}, "worksheets": [{"cells": book["cells"]}]})


@file("accident", "windows_line_ends", "passed")
def _():
    return dump(notebook(ANSWER.replace("\n", "\r\n")))


@file("accident", "byte_order_mark", "passed")
def _():
    return b"\xef\xbb\xbf" + dump(notebook(ANSWER))


@file("accident", "utf_16", "passed")
def _():
    return json.dumps(notebook(ANSWER)).encode("utf-16")


@file("accident", "cut_off", "not run", quick=True)
def _():
    return dump(notebook(ANSWER))[:-200]


@file("accident", "empty_file", "not run", quick=True)
def _():
    return b""


@file("accident", "no_notebook", "not run")
def _():
    return b'[{"cells": 1}]'


@file("accident", "no_cells", "not run")
def _():
    return b'{"cells": 5, "metadata": 3}'


@file("accident", "deep_json", "not run")
def _():
    return b"[" * 200_000


@file("accident", "latin_1", "not run")
def _():
    return json.dumps(notebook(ANSWER + "# \xe9"), ensure_ascii=False).encode("latin-1", "replace")


@file("accident", "outputs_of_25_mb", "not run")
def _():
    book = notebook(ANSWER)
    slot(book)["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "y" * (25 << 20)}]
    return dump(book)


@file("accident", "no_file", "not run")
def _():
    return None


# ---- honest ---------------------------------------------------------------------------------------------------------

add("honest", "solution", "passed", ANSWER, quick=True)
add(
    "honest",
    "other_names",
    "passed",
    ANSWER.replace("gemm_tiled", "mine").replace("tile_a", "left").replace("TILE", "T"),
)
add(
    "honest",
    "helper_function",
    "passed",
    replaced("@dpex.kernel\n", "@dpex.device_func\ndef product(x, y):\n    return x * y\n\n\n@dpex.kernel\n").replace(
        "tile_a[i, k] * tile_b[k, j]", "product(tile_a[i, k], tile_b[k, j])"
    ),
    quick=True,
)
add("honest", "prints", "passed", replaced("    submit(", "    print(A.shape, '汉字', '<b>')\n    submit("))
add("honest", "prints_50_mb", "passed", 'print("y" * 50_000_000)\n' + ANSWER)
add(
    "honest",
    "warnings_and_stderr",
    "passed",
    "import sys, warnings\nwarnings.warn('careful')\nprint('on stderr', file=sys.stderr)\n" + ANSWER,
)
add("honest", "slow", "passed", replaced("    submit(", "    import time; time.sleep(0.3)\n    submit("), quick=True)
add("honest", "markers_in_a_comment", "passed", "# NBVAL_SKIP\n# NBVAL_RAISES_EXCEPTION\n" + ANSWER)
add("honest", "unicode", "passed", "# 分块: 每个工作组取一块\n" + ANSWER.replace("total", "总和"))
add("honest", "docstring_with_quotes", "passed", "'''It's \"mine\" \\\\ {x} %s'''\n" + ANSWER)
add(
    "honest",
    "logging_and_files",
    "passed",
    "import logging\nlogging.error('x')\nopen('notes.txt', 'w').write('x')\n" + ANSWER,
)
add("honest", "subprocess", "passed", "import subprocess\nsubprocess.run(['true'], check=True)\n" + ANSWER)
add(
    "honest",
    "threads",
    "passed",
    "import threading\nt = threading.Thread(target=print); t.start(); t.join()\n" + ANSWER,
)
add("honest", "stub_in_a_comment", "passed", "# raise NotImplementedError() stood here\n" + ANSWER)


@file("honest", "extra_cells", "passed")
def _():
    book = notebook(ANSWER)
    for at, text in (
        (0, "x = 1"),
        (5, "%timeit 1"),
        (9, "assert False"),
        (len(book["cells"]), "lesson.check(gemm_tiled)"),
    ):
        cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": 3, "source": text}
        book["cells"].insert(at, cell)
    return dump(book)


for _path in sorted(GALLERY.glob("honest_*.py")):
    if _path.stem in ("honest_k_backwards", "honest_padded_local_memory", "honest_tile_stored_transposed",
                      "honest_columns_first", "honest_flat_range"):  # fmt: skip
        _body = "".join(x for x in _path.read_text().splitlines(True) if not x.startswith(("# contract", "# stage")))
        add("honest", _path.stem.removeprefix("honest_"), "passed", _body)


# ---- a class --------------------------------------------------------------------------------------------------------


def write(folder: Path, specimens: list[Specimen], size: int = 0) -> dict[str, tuple[str, ...]]:
    """Their files, and honest and wrong ones up to `size`. Returns student -> right outcomes."""
    expected = {}
    for s in specimens:
        name = f"{s.group}_{s.name}"
        expected[name] = s.outcomes
        data = s.make()
        if data is None:
            (folder / name).mkdir(parents=True)
        elif len(expected) % 3:
            (folder / f"{name}.ipynb").write_bytes(data)
        else:  # as course systems unpack them
            (folder / name / "deep").mkdir(parents=True)
            (folder / name / "deep" / "homework (2).ipynb").write_bytes(data)
    for number in range(size - len(expected)):
        wrong = number % 4 == 3
        text = replaced("tile_b[k, j]", "tile_b[j, k]") if wrong else ANSWER
        expected[f"student_{number:03}"] = ("failed",) if wrong else ("passed",)
        (folder / f"student_{number:03}.ipynb").write_bytes(dump(notebook(f"# by student {number}\n{text}")))
    return expected


def differences(marks: Path, expected: dict[str, tuple[str, ...]], points: float = 3.0) -> list[str]:
    """Where marks.csv is not as it must be."""
    with open(marks, newline="", encoding="utf-8-sig") as lines:
        rows = {r["student"]: r for r in csv.DictReader(lines)}
    found = [f"{name}: no row" for name in expected if name not in rows]
    found += [f"{name}: nobody by that name" for name in rows if name not in expected]
    for name, row in rows.items():
        outcome = row["gemm_tiled: outcome"]
        if outcome not in expected.get(name, ()):
            found.append(f"{name}: {outcome}, must be {' or '.join(expected.get(name, ()))}")
        if float(row["points"] or "nan") != (points if outcome == "passed" else 0.0) or float(row["maximum"]) != points:
            found.append(f"{name}: {row['points']} of {row['maximum']} points for {outcome}")
    return found


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    if len(arguments) == 1:
        folder.mkdir(parents=True)
        expected = write(folder, SPECIMENS, 100)
        folder.with_suffix(".expected.json").write_text(json.dumps(expected, indent=1))
        print(f"{len(expected)} submissions in {folder}")
        return 0
    expected = json.loads(folder.with_suffix(".expected.json").read_text())
    found = differences(Path(arguments[1]) / "marks.csv", expected)
    print(*found, f"{len(found)} of {len(expected)} are not as they must be", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
