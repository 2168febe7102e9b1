"""The reference ESIMD kernels: right in the interpreter and compiled, equal in both, and their counts on the A770."""

import importlib
import itertools

import numpy as np
import pytest

from course import count
from course.contracts.base import judge
from course.contracts.gemm import Gemm
from course.esimd import InterpreterQueue
from course.esimd.types import narrow, widen
from course.toolchains import esimd, source
from tests import needs

STEPS = {
    "matrix_core": (32, 64, 16),
    "esimd_gemm": (128, 64, 32),
    "wide_loads": (128, 64, 32),
    "operand_layout": (128, 64, 32),
    "barriers_and_addresses": (128, 64, 64),
    "slm_staging": (128, 64, 32),
}


def module(name):
    return importlib.import_module(f"course.kernels.esimd.{name}")


def text(name):
    return source.without_docstring(open(module(name).__file__, encoding="utf-8").read())


def operands(m, n, k, seed):
    random = np.random.default_rng(seed)
    a, b = (narrow(random.standard_normal(shape).astype(np.float32)) for shape in ((m, k), (k, n)))
    a.flags.writeable = b.flags.writeable = False
    return a, b, np.full((m, n), np.nan, np.float32)


@pytest.mark.parametrize("name", STEPS)
def test_fits_one_cell_and_keeps_its_answer_between_markers(name):
    lines = text(name).splitlines()
    assert len(lines) <= 40 and max(map(len, lines)) <= 120
    assert lines.count("    ### BEGIN SOLUTION") + lines.count("        ### BEGIN SOLUTION") >= 1


@pytest.mark.parametrize("name", STEPS)
def test_contract_in_the_interpreter(name):
    contract = Gemm(name, multiple=STEPS[name])
    program = esimd.load(text(name), "interpreter")
    suite = contract.suite(1)
    for case in (suite[3], suite[6]):  # random sizes; Inf, NaN and subnormals
        problem = contract.make(case)
        arguments = problem.fresh_arguments()
        extras = program.run(arguments, case.scalars, seed=5)
        assert judge(problem, arguments).passed, case
        assert extras["races"] == []
        assert extras["counts"]["dpas"] == case.sizes["M"] * case.sizes["N"] * case.sizes["K"] // 1024


@needs.intel_cpu
@pytest.mark.parametrize("name", STEPS)
def test_interpreter_and_compiled_agree_over_shapes(name):
    from course.esimd.opencl import CompiledQueue

    random = np.random.default_rng(len(name))
    for seed in range(2):
        m, n, k = (step * int(random.integers(1, 3)) for step in STEPS[name])
        a, b, c = operands(m, n, k, seed)
        d = c.copy()
        module(name).launch(InterpreterQueue(seed), a, b, c)
        module(name).launch(CompiledQueue("cpu"), a, b, d)
        assert np.array_equal(c, d), (m, n, k)  # the same products, added in the same order


@needs.intel_cpu
def test_benchmark_shape_compiled():
    from course.esimd.opencl import CompiledQueue

    a, b, c = operands(1024, 1536, 512, 3)
    module("slm_staging").launch(CompiledQueue("cpu"), a, b, c)
    wanted = widen(a).astype(np.float64) @ widen(b).astype(np.float64)
    assert np.abs(c - wanted).max() < 2e-4


def test_messages_per_thread_and_k_block_halve_and_halve_again():
    """Article 003: 64 reads of SLM a K block, then 20, then the operands' own 4 (and 8 with A in SLM)."""
    reads = {}
    for name in list(STEPS)[1:]:
        a, b, c = operands(128, 64, 64, 1)
        queue = InterpreterQueue(0)
        module(name).launch(queue, a, b, c)
        blocks = 64 // 32 * 32  # K blocks times threads
        reads[name] = sum(n for kind, n in queue.counts.items() if kind.startswith("slm load")) / blocks
        assert queue.counts["barrier"] == 32 * (1 + (1 if name == "barriers_and_addresses" else 2))
    assert list(reads.values()) == [64, 20, 4, 4, 8]


@needs.ocloc
def test_the_bar_of_published_totals():
    rows = [count.count(stage) for stage in count.STAGES]
    for row in rows:
        assert row.dpas == 786432 and row.spill == 0, row.stage.name
        assert row.holds, f"{row.stage.name}: {row.off:+.1%}"
    assert count.in_order(rows)


def test_recorded_listings_serve_without_ocloc(monkeypatch, capsys):
    monkeypatch.setenv("PATH", "")
    rows = [count.count(stage) for stage in count.STAGES[:1]]
    assert rows[0].recorded and rows[0].dpas == 786432
    assert "recorded" in count.table(rows)


@needs.ocloc
def test_inspection_shows_the_k_loop_beside_the_python_lines():
    contract = Gemm("slm", multiple=(128, 64, 32))
    arguments = contract.make(contract.bench_case()).fresh_arguments()
    found = esimd.inspect(text("operand_layout"), arguments, {})
    assert found.figures["DPAS"] == 786432 and found.figures["SLM bytes"] == 8192
    assert found.figures["threads resident a Xe-core"] == 128 and found.figures["waves of work-groups"] == 1.5
    rows = found.listing.splitlines()
    loads = [i for i, row in enumerate(rows) if "load.ugm.d32x64t" in row]
    headings = [next(r for r in reversed(rows[:i]) if r.startswith("#")) for i in loads]
    assert len(loads) == 4 and all("block_load[bf16, 128]" in h for h in headings)


def test_a_starter_is_told_as_one():
    lines = text("slm_staging").splitlines()
    begin, end = (next(i for i, row in enumerate(lines) if mark in row) for mark in ("BEGIN SOLUTION", "END SOLUTION"))
    starter = "\n".join([*lines[:begin], "    raise NotImplementedError()", *lines[end + 1 :]])
    contract = Gemm("slm", multiple=(128, 64, 32))
    problem = contract.make(contract.suite(1)[0])
    from course.toolchains.base import KernelError

    with pytest.raises(KernelError, match="not written yet"):
        esimd.load(starter, "interpreter").run(problem.fresh_arguments(), {}, 0)


FAULTS = {
    "first barrier left out": (
        "barriers_and_addresses",
        "    copy_b(slot + B_BYTES, b + BK // 2 * N)\n    barrier()",
        "    copy_b(slot + B_BYTES, b + BK // 2 * N)",
        "shared_race",
    ),
    "barrier of the loop left out": ("slm_staging", "        barrier()\n", "", "shared_race"),
    "one buffer too few": ("barriers_and_addresses", "slot + (now ^ 2 * B_BYTES), b", "slot + now, b", "shared_race"),
    "a piece of B never stored": (
        "operand_layout",
        "for piece in unroll(range(4))",
        "for piece in unroll(range(3))",
        "unset_shared_memory",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_diagnosed(fault):
    name, right, wrong, kind = FAULTS[fault]
    assert right in text(name)
    a, b, c = operands(128, 128, 256, 1)
    space = source.execute(text(name).replace(right, wrong, 1))
    queue = InterpreterQueue(2)
    space["launch"](queue, a, b, c)
    assert kind in {race["name"] for race in queue.races}, queue.races


def test_every_order_of_work_items_gives_the_same_c():
    results = []
    for seed in itertools.islice(itertools.count(), 3):
        a, b, c = operands(128, 64, 64, 9)
        module("esimd_gemm").launch(InterpreterQueue(seed), a, b, c)
        results.append(c)
    assert np.array_equal(results[0], results[1]) and np.array_equal(results[0], results[2])
