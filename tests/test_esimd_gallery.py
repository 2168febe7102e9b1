"""Faults of ESIMD kernels that only the interpreter sees: each refused with its cause, the line told."""
from pathlib import Path

import pytest

from course import gallery
from course.checker import check
from course.worker.host import warm

FILES = sorted((Path(__file__).parent / "gallery" / "esimd" / "interpreter").glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_refused_with_its_cause(path):
    specimen = gallery.read(path)
    contract = gallery.contract_of(specimen.contract)
    worker, few = warm("esimd", "interpreter", {}), contract.suite(3)[:2]  # what Lesson.check shows this lane
    verdict = check(specimen.text, contract, worker, path.stem, 3, cases=few)
    assert not verdict.passed
    assert gallery.told(verdict) in specimen.causes
    assert verdict.line or "line" in verdict.causes[0].text
