"""Faults of ESIMD kernels that only the interpreter sees: the reader is told the line."""

import re

import pytest

from course import gallery
from course.checker import check
from course.worker.host import warm

SEEN_BY_THE_INTERPRETER = (
    "barrier_after_reading_missing",
    "barrier_before_reading_missing",
    "barrier_for_some",
    "half_of_b_never_stored",
    "promised_64_bytes",
)


@pytest.mark.parametrize("name", SEEN_BY_THE_INTERPRETER)
def test_the_line_is_told(name):
    specimen = next(s for s in gallery.specimens("esimd") if s.name == name)
    verdict = gallery.ask(specimen, seed=3)
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
