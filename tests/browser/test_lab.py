"""A reader's first minutes with a panel, in a real JupyterLab and a real browser.

The tests share one page and follow each other. Pictures are kept in artifacts/.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import nbformat
import pytest
from lab import FLAGS, Lab, chromium

from course import build

pytestmark = pytest.mark.browser
ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "artifacts"
LESSON = "02_tiling"
WRONG = """wrong = lesson.file.exercises[0].answer().replace("tile_b[k, j]", "tile_b[j, k]")
lesson.time(wrong)"""
FREE = "turn = globals().get('turn', 0) + 1\nprint('the notebook is free', turn)"
SLOW = 60_000  # ms; for a machine with other work


def notebook():
    """The solved lesson, with a panel of a wrong kernel and a cell that counts its runs."""
    stored = build.SOLUTIONS / f"{LESSON}.ipynb"
    book = nbformat.read(stored, 4) if stored.exists() else build.solved(LESSON)
    aside = ("lesson.picture", "lesson.inspect")  # slow, and tested elsewhere
    book.cells = [c for c in book.cells if c.cell_type == "code" and not c.source.startswith(aside)]
    book.cells += map(nbformat.v4.new_code_cell, (WRONG, FREE))
    return book


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    if os.environ.get("SKIP_BROWSER") == "1":
        pytest.skip("SKIP_BROWSER=1 is set")
    if chromium() is None:
        pytest.fail("The browser test needs Chromium: apt install chromium, or set CHROMIUM or SKIP_BROWSER=1.", False)
    from playwright.sync_api import sync_playwright

    ARTIFACTS.mkdir(exist_ok=True)
    folder = tmp_path_factory.mktemp("lab")
    nbformat.write(notebook(), folder / "lesson.ipynb")
    began = time.monotonic()
    with Lab(folder) as lab, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(SLOW)
        page.complaints = complaints = []
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        page.on("request", lambda r: complaints.append(f"request: {r.url}") if outside(r.url) else None)
        page.lab, page.seconds = lab, {"server": time.monotonic() - began}
        page.goto(f"{lab.url}/lab/tree/lesson.ipynb?reset")
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
        page.seconds["page"] = time.monotonic() - began
        lab.wait_for_kernel()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            page.get_by_text("the notebook is free 1").wait_for()
            page.seconds["all cells"] = time.monotonic() - began
            yield page
        finally:
            page.screenshot(path=ARTIFACTS / "lab.png")
            told = ", ".join(f"{name} {s:.1f}" for name, s in page.seconds.items())
            print(f"\nseconds from the start of JupyterLab: {told}")
            browser.close()


def outside(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:"))


class Panel:
    """The n-th panel of the page, as its reader sees it."""

    def __init__(self, page, n: int):
        self.page, self.root = page, page.locator(".panel").nth(n)
        self.root.scroll_into_view_if_needed()

    def __getattr__(self, name):
        return self.root.locator(f".panel-{name}")

    def wait(self, part: str, pattern: str) -> str:
        """The text of a part once it matches."""
        from playwright.sync_api import expect

        expect(getattr(self, part)).to_have_text(re.compile(pattern), timeout=SLOW)
        return getattr(self, part).inner_text()

    def plot(self) -> str:
        return self.root.locator("canvas").first.evaluate("canvas => canvas.toDataURL()")


def test_run_shows_numbers_that_move_and_stop_ends_it(page):
    panel = Panel(page, 0)
    panel.versus.locator("select").select_option("nothing")
    panel.label.locator("input").fill("in the browser")
    empty = panel.plot()
    clicked = time.monotonic()
    panel.run.click()
    panel.wait("number", r"\d (s|ms|µs)")
    page.seconds["(click to first number)"] = time.monotonic() - clicked
    panel.run.click(force=True)  # while it runs: nothing

    cell = page.locator(".jp-CodeCell").filter(has_text="globals().get").last
    cell.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    page.get_by_text("the notebook is free 2").wait_for()
    assert panel.stop.is_enabled(), "the notebook was not free while the panel measured"

    first = panel.wait("number", r"so far.*median of \d")
    panel.wait("status", r"^Batch [2-9]")
    page.wait_for_function("before => document.querySelector('.panel-number').innerText != before", arg=first)
    assert panel.plot() != empty

    panel.stop.click()
    said = panel.wait("status", r"^Stopped after \d+ batch")
    page.wait_for_timeout(1500)
    assert panel.status.inner_text() == said
    page.screenshot(path=ARTIFACTS / "stopped.png")
    assert panel.run.is_enabled() and panel.stop.is_disabled()


def test_a_wrong_kernel_is_told_why_and_has_no_time(page):
    panel = Panel(page, 1)
    panel.run.click()
    panel.wait("status", "gemm_tiled is wrong and has no time: .+")
    assert panel.number.inner_text().strip() == ""
    page.screenshot(path=ARTIFACTS / "wrong.png")


def test_the_page_made_no_error_and_asked_nobody_else(page):
    assert page.complaints == []
