"""Takes docs/panel.png, the README's picture: a real run of lesson 03 against 02. Let nothing else run meanwhile.

    PYTHONPATH=. .venv/bin/python tests/browser/picture.py
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

import nbformat
from lab import FLAGS, Lab, chromium
from playwright.sync_api import expect, sync_playwright

from course import build

ROOT = Path(__file__).resolve().parents[2]
LESSON, VERSUS, LABEL = "03_register_tiling", "02 tiling", "4 x 4 in registers"
LIMIT_MS = 240_000


def main() -> int:
    book = build.solved(LESSON)
    needed = ("from course", "import numba", "lesson.check", "lesson.time")
    book.cells = [c for c in book.cells if c.cell_type == "code" and c.source.startswith(needed)]
    with tempfile.TemporaryDirectory() as folder:
        nbformat.write(book, Path(folder) / "lesson.ipynb")
        with Lab(Path(folder)) as lab, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 1100}, device_scale_factor=1.25)
            page.set_default_timeout(LIMIT_MS)
            page.goto(f"{lab.url}/lab/tree/lesson.ipynb?reset")
            page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
            lab.wait_for_kernel()
            page.get_by_role("menuitem", name="Run", exact=True).click()
            page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
            panel = page.locator(".panel").first
            panel.locator(".panel-versus select").select_option(VERSUS)
            panel.locator(".panel-label input").fill(LABEL)
            panel.locator(".panel-run").click()
            expect(panel.locator(".panel-status")).to_have_text(re.compile("^Done"), timeout=LIMIT_MS)
            page.wait_for_timeout(3000)  # the last redraw
            said = panel.locator(".panel-number").inner_text()
            if "too noisy" in said:
                print(f"docs/panel.png stays as it was: {' '.join(said.split())}")
                return 1
            (ROOT / "docs").mkdir(exist_ok=True)
            panel.screenshot(path=ROOT / "docs" / "panel.png")
            print(" ".join(said.split()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
