"""Faults of ESIMD kernels that only the interpreter sees: each refused with its cause, the line told."""

import re
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


def test_a_race_inside_given_code_names_the_readers_call():
    """A barrier is left out; the stores that race stand in course/kernels/esimd/tiles.py."""
    text = (gallery.ROOT / "course" / "kernels" / "esimd" / "esimd_gemm.py").read_text()
    assert text.count("        barrier()\n") == 1
    text = text.replace("        barrier()\n", "")
    contract, worker = gallery.contract_of("a770_gemm_128_64"), warm("esimd", "interpreter", {})
    verdict = check(text, contract, worker, "k", 3, cases=contract.suite(3)[1:2])
    told = {int(n) for c in verdict.causes for n in re.findall(r"line (\d+)", c.text)}
    shared = ("copy_rows(", "slm_block_load[")
    assert told and all(any(x in text.splitlines()[n - 1] for x in shared) for n in told), verdict
    assert any("copy_rows(" in text.splitlines()[n - 1] for n in told), verdict
