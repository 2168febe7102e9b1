"""nbval, hardened: what its own verdict lets pass does not pass, and nothing keeps it for ever.

Each case is a trusted notebook that misbehaves as a student's might; all cells that must fail are named "bad".
"""

import json
import subprocess
import sys

import nbformat
import pytest

from course.worker.host import ROOT

RUN = """
import json, sys, time
from types import SimpleNamespace
from course.grading import harness
harness.preload()
runs = []
for text in json.load(sys.stdin):
    runs.append(harness.start(SimpleNamespace(text=text, slots=()), {}, 4))
codes = [None] * len(runs)
while None in codes:
    codes = [run.poll() if code is None else code for run, code in zip(runs, codes)]
    time.sleep(0.02)
print(json.dumps([[c, {x["grade_id"]: x["outcome"] for x in r.lines(harness.CELLS)}] for c, r in zip(codes, runs)]))
[run.clean() for run in runs]
"""
CASES = {  # name -> (source, grade_id, tags) of cells, in order
    "a good notebook": [("x = 1", "good", ()), ("assert x == 1", "good2", ())],
    "an error": [("1 / 0", "bad", ()), ("x = 1", "good", ())],
    "an unknown magic": [("%%nosuch\nx = 1", "bad", ())],
    "a failing shell line": [("get_ipython().run_cell_magic('bash', '', 'false')", "bad", ())],
    "an error that is shown as none": [("from IPython.core.error import UsageError\nraise UsageError('x')", "bad", ())],
    "errors muted": [("get_ipython().showtraceback = lambda *a, **k: None\n1 / 0", "bad", ())],
    "the marker that skips": [("# NBVAL_SKIP\n1 / 0", "bad", ())],
    "the marker that wants an error": [("# NBVAL_RAISES_EXCEPTION\nx = 1 / 0", "bad", ())],
    "tags": [("1 / 0", "bad", ("raises-exception", "nbval-skip"))],
    "a kernel that leaves": [("import os; os._exit(0)", "bad", ()), ("x = 1", "bad2", ())],
    "a loop without end": [("while True: pass", "bad", ()), ("x = 1", "bad2", ())],
    "a loop that swallows the interrupt": [
        ("import time\nends = time.time() + 6\nwhile time.time() < ends:\n    try: time.sleep(9)\n"
         "    except KeyboardInterrupt: pass", "bad", ()),
        ("x = 1", "bad2", ()),
    ],
    "a flood of output": [("while True: print('spam' * 1000)", "bad", ()), ("x = 1", "bad2", ())],
}  # fmt: skip


@pytest.fixture(scope="module")
def outcomes():
    texts = []
    for cells in CASES.values():
        made = []
        for source, grade_id, tags in cells:
            cell = nbformat.v4.new_code_cell(source)
            cell.metadata.update(nbgrader={"grade_id": grade_id}, tags=list(tags))
            made.append(cell)
        texts.append(nbformat.writes(nbformat.v4.new_notebook(cells=made)))
    done = subprocess.run(
        [sys.executable, "-P", "-c", RUN], input=json.dumps(texts), capture_output=True, text=True, cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}, timeout=250,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return dict(zip(CASES, json.loads(done.stdout.splitlines()[-1]), strict=True))


@pytest.mark.parametrize("name", CASES)
def test_only_good_cells_pass(outcomes, name):
    code, found = outcomes[name]
    wanted = {grade_id: "failed" if grade_id.startswith("bad") else "passed" for _, grade_id, _ in CASES[name]}
    assert found == wanted
    assert (code == 0) == (name == "a good notebook")
