"""nbval, hardened: what its own verdict lets pass does not pass here.

    markers and tags    reset: no cell is skipped, no exception is wanted
    after a timeout     later cells fail as not run; nbval would mark them xfail
    reply status        an `execute_reply` that is not "ok" fails the cell; nbval looks at iopub errors only
    kernel death        noticed within a second; nbval waits out the whole timeout
    a cell's end        a deadline on the whole cell and a cap on its output; nbval has neither

Every cell's outcome goes to a file, by grade_id.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from queue import Empty

from nbval.kernel import RunningKernel
from nbval.plugin import IPyNbCell, IPyNbFile, NbCellError

OUTPUT_CAP = 2_000_000
GRACE_S = 10
POLL_S = 0.5

_runtest, _get_kernel_message = IPyNbCell.runtest, IPyNbFile.get_kernel_message


class Hardened:
    """The pytest plugin. cells: path of the JSON lines that it writes."""

    def __init__(self, cells: str):
        self.cells = cells

    def pytest_collection_modifyitems(self, items):
        for item in items:
            item.options = defaultdict(bool)
            item.cell.outputs, item.cell.execution_count = [], None

    def pytest_runtest_makereport(self, item, call):
        if call.when != "call" and call.excinfo is None:
            return
        outcome = "passed" if call.excinfo is None else "failed"
        grade_id = item.cell.metadata.get("nbgrader", {}).get("grade_id", item.cell.get("id", ""))
        why = str(call.excinfo.value)[:300] if call.excinfo is not None else ""
        item.user_properties += [("grade_id", grade_id), ("outcome", outcome)]
        with open(self.cells, "a") as file:
            file.write(json.dumps({"grade_id": grade_id, "when": call.when, "outcome": outcome, "why": why}) + "\n")


def install() -> None:
    """Put the hardened methods in nbval's place."""
    RunningKernel.await_reply = _await_reply
    IPyNbFile.get_kernel_message = _message
    IPyNbCell.setup = lambda self: None
    IPyNbCell.runtest = _run


def _await_reply(self, msg_id, timeout=None):
    ends = time.monotonic() + (timeout or 3600)
    while True:
        try:
            message = self.kc.get_shell_msg(timeout=min(POLL_S, max(0.01, ends - time.monotonic())))
        except Empty:
            self.died = not self.km.is_alive()
            if self.died or time.monotonic() >= ends:
                raise
            continue
        if message["parent_header"].get("msg_id") == msg_id:
            self.last_reply = message["content"]
            return


def _message(self, timeout=None, stream="iopub"):
    left = getattr(self, "ends", time.monotonic() + 60) - time.monotonic()
    if getattr(self.kernel, "died", False) or left <= 0 or getattr(self, "size", 0) > OUTPUT_CAP:
        raise Empty
    message = _get_kernel_message(self, timeout=min(timeout or 5, left), stream=stream)
    content = message["content"]
    self.size = getattr(self, "size", 0) + len(str(content.get("text", ""))) + len(str(content.get("data", "")))
    return message


def _run(self):
    file, kernel = self.parent, self.parent.kernel
    if file.timed_out or getattr(kernel, "died", False):
        self.raise_cell_error("not run: the kernel was lost in an earlier cell")
    limit = self.config.option.nbval_cell_timeout
    file.size, file.ends, kernel.last_reply = 0, time.monotonic() + limit + GRACE_S, None
    try:
        _runtest(self)
    except NbCellError:
        if getattr(kernel, "died", False):
            file.timed_out = True
            raise NbCellError(self.cell_num, "the kernel died", self.cell.source) from None
        raise
    if file.timed_out:
        self.raise_cell_error(f"the cell ran over its {limit:g} s")
    reply = kernel.last_reply or {}
    if reply.get("status") != "ok":
        self.raise_cell_error(f"the kernel's reply is {reply.get('status')!r}: {str(reply.get('evalue'))[:200]}")
