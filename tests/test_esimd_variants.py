"""The variants of the ESIMD stages that lost: right in the interpreter and compiled, and different where they claim."""

import importlib
import json
from pathlib import Path

import numpy as np
import pytest

from course import isa
from course.contracts.base import judge
from course.contracts.gemm import Gemm
from course.esimd import InterpreterQueue, study
from course.toolchains import esimd, source
from tests import needs

STEPS = {"padded_slots": (128, 64, 32), "eight_buffers": (128, 64, 128), "sixty_four_threads": (128, 64, 32)}
LANES = ["interpreter", pytest.param("cpu", marks=needs.intel_cpu)]


def module(name):
    return importlib.import_module(f"course.kernels.esimd.{name}")


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize("name", STEPS)
def test_contract(name, lane):
    text = source.without_docstring(Path(module(f"variants.{name}").__file__).read_text(encoding="utf-8"))
    program = esimd.load(text, lane)
    contract = Gemm(name, multiple=STEPS[name])
    suite = contract.suite(1)
    case = suite[3]  # random sizes
    problem = contract.make(case)
    arguments = problem.fresh_arguments()
    extras = program.run(arguments, case.scalars, seed=5)
    assert judge(problem, arguments).passed, case
    assert not extras.get("races")


@pytest.fixture(scope="module")
def counts():
    """What one work-group asks of the hardware for 128 x 64 of C and 8 K blocks, by kernel."""
    found = {}
    for name in ("barriers_and_addresses", "slm_staging", *(f"variants.{name}" for name in STEPS)):
        a, b = np.zeros((128, 256), np.uint16), np.zeros((256, 64), np.uint16)
        a.flags.writeable = b.flags.writeable = False
        queue = InterpreterQueue(0)
        module(name).launch(queue, a, b, np.zeros((128, 64), np.float32))
        found[name.removeprefix("variants.")] = queue.counts
    return found


def changed(counts, name, base):
    return {key for key in counts[name] | counts[base] if counts[name].get(key) != counts[base].get(key)}


def test_padding_changes_nothing_but_slm(counts):
    assert changed(counts, "padded_slots", "slm_staging") == {"SLM bytes"}
    assert counts["padded_slots"]["SLM bytes"] == 2 * 8 * 1056 + 2 * 16 * 288


def test_eight_buffers_change_nothing_but_slm_and_barriers(counts):
    assert changed(counts, "eight_buffers", "barriers_and_addresses") == {"SLM bytes", "barrier"}
    assert counts["eight_buffers"]["SLM bytes"] == 32768
    assert counts["eight_buffers"]["barrier"] == 32 * (1 + 8 // 4)


def test_64_threads_read_half_as_much_again_from_slm_for_the_same_dpas(counts):
    base, mine = counts["slm_staging"], counts["sixty_four_threads"]
    assert mine["dpas"] == base["dpas"] and mine["SLM bytes"] == base["SLM bytes"]
    assert mine["slm load 256 B"] == 1.5 * base["slm load 256 B"]
    assert mine["barrier"] == 2 * base["barrier"]  # 64 threads meet as often as 32 did


@needs.ocloc
def test_kept_counts_are_those_of_today():
    kept = json.loads(study.RECORDED.read_text(encoding="utf-8"))
    variant = study.VARIANTS[-1]
    if kept["compiler"] != isa.compiler_version():
        pytest.skip(f"the counts were kept with {kept['compiler']}")
    assert study.variant_counts(variant) == kept["counts"][variant.label]


def test_without_ocloc_kept_counts_are_shown_as_recorded(monkeypatch, capsys):
    monkeypatch.setenv("PATH", "")
    study.variants()
    shown = capsys.readouterr().out
    assert "recorded on" in shown and "counted:" not in shown
    for variant in study.VARIANTS:
        assert variant.label in shown
