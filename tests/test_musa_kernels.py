"""The reference MUSA kernels: right in the simulator, and built for a GPU wherever a compiler is here."""

import re

import numpy as np
import pytest

from course import lanes
from course.checker import check
from course.contracts.base import Argument, Case, judge
from course.musa import build, inspector
from course.musa.contracts import CONTRACTS
from course.toolchains import musa
from course.worker.host import warm
from tests import needs

CONTRACT = {c.name: c for c in CONTRACTS}
STAGES = {
    "naive": "s4000_gemm",
    "wmma_one_warp": "s4000_gemm_32",
    "block_tiled": "s4000_gemm_256",
    "double_buffered": "s4000_gemm_256",
    "split_epilogue": "s4000_gemm_256",
    "fused_epilogue": "s4000_gemm_256",
    "dispatch": "s4000_gemm",
}
EVERY = sorted(p.stem for p in build.KERNELS.glob("*.mu"))


def text(stage, **constants):
    body = (build.KERNELS / f"{stage}.mu").read_text()
    for name, value in constants.items():
        body = re.sub(rf"\b{name} = \d+", f"{name} = {value}", body)
    return body


def run(program, contract, sizes, seed=3, shift=0):
    """(judgement, extras) of one run; sizes: M, N, K, or a Case; shift: elements by which every matrix begins later."""
    problem = contract.make(sizes if isinstance(sizes, Case) else Case(dict(zip("MNK", sizes, strict=True)), seed))
    moved = [
        Argument(**{**vars(a), "buffer": np.concatenate([a.buffer[:shift], a.buffer]), "offset": a.offset + shift})
        for a in problem.arguments
    ]
    problem.arguments = moved
    arguments = problem.fresh_arguments()
    extras = program.run(arguments, {}, seed)
    return judge(problem, arguments), extras


def assert_right(outcome):
    judgement, extras = outcome
    assert judgement.passed and not extras["races"], extras["races"]
    return extras["counts"]


@needs.gxx
@pytest.mark.parametrize("stage", STAGES)
def test_a_reference_fits_a_cell(stage):
    body = text(stage).split("*/\n", 1)[1].splitlines()
    assert len(body) <= 40 and "// ### BEGIN SOLUTION" in "\n".join(body)


@needs.gxx
@pytest.mark.parametrize("stage", STAGES)
def test_a_reference_without_its_answer_fails(stage):
    emptied = re.sub(r"// ### BEGIN SOLUTION.*?// ### END SOLUTION", ";", text(stage), flags=re.S)
    judgement, extras = run(musa.load(emptied), CONTRACT[STAGES[stage]], (256, 128, 64))
    assert not judgement.passed or extras["races"]


@needs.gxx
@pytest.mark.parametrize("stage", EVERY)
def test_a_reference_compiles_for_the_simulator(stage):
    assert musa.load(text(stage)).device


@pytest.mark.skipif(not build.mcc(), reason="no mcc: MUSA's compiler comes with the SDK of an S4000")
@pytest.mark.parametrize("stage", EVERY)
def test_a_reference_compiles_with_mcc(stage):
    assert build.for_s4000(text(stage)).path.exists()


@needs.gxx
@pytest.mark.parametrize(
    ("stage", "name"), [("naive", ""), ("wmma_one_warp", ""), ("fragment_product", "s4000_product"), ("dispatch", "")]
)
def test_a_small_reference_passes_its_contract(stage, name):
    program, contract = musa.load(text(stage)), CONTRACT[name or STAGES[stage]]
    for case in contract.suite(1):
        for shift in (0, 1) if contract.multiple == (1, 1, 1) else (0,):  # aligned to 2 bytes only
            assert_right(run(program, contract, case, shift=shift))


@needs.gxx
@pytest.mark.parametrize(
    ("stage", "constants"),
    [
        ("block_tiled", {"BN": 64}),
        ("block_tiled", {"BN": 128}),
        ("block_tiled", {"BN": 256}),
        ("double_buffered", {}),
        ("split_epilogue", {"PARTS": 2}),
        ("split_epilogue", {"PARTS": 8}),
        ("fused_epilogue", {}),
    ],
)
def test_a_tiled_reference_is_right(stage, constants):
    program = musa.load(text(stage, **constants))
    counts = assert_right(run(program, CONTRACT["s4000_gemm_256"], (512, 256, 96)))
    assert counts["matrix products"] == 512 * 256 * 96 // (32 * 32 * 16)


COPY = "for (int i = threadIdx.x * 4; i < 32 * BN; i += THREADS * 4)  // 8 bytes a lane"


@needs.gxx
@pytest.mark.parametrize(
    ("change", "width"),
    [
        ((COPY, "int i = threadIdx.x * 4;"), "BN=64"),  # as many halves as BN = 128 has
        (("c[j], a, b, c[j]", "c[j % 4], a, b, c[j % 4]"), "BN=256"),
        (("BN = 128,", "N128 = 128, BN = N128 + 0,"), "no constant BN"),
    ],
)
def test_a_check_of_block_tiles_takes_every_width(change, width):
    assert change[0] in text("block_tiled")
    contract = CONTRACT["s4000_gemm_n256"]
    cases = [c for c in contract.suite(1) if c.constants]
    assert [c.constants["BN"] for c in cases] == [64, 128, 256]
    worker = warm("musa", *lanes.pick("musa", "cpu"))
    verdict = check(text("block_tiled").replace(*change), contract, worker, cases=cases)
    assert not verdict.passed and width in str(verdict)


@needs.gxx
def test_the_fused_epilogue_moves_less():
    contract, sizes = CONTRACT["s4000_gemm_256"], (256, 128, 64)
    split = assert_right(run(musa.load(text("split_epilogue")), contract, sizes))
    fused = assert_right(run(musa.load(text("fused_epilogue")), contract, sizes))
    scratch = 256 * 128 * 4
    assert split["global bytes read"] - fused["global bytes read"] == scratch
    assert split["global bytes written"] - fused["global bytes written"] == scratch


@needs.gxx
def test_dispatch_takes_the_fast_path_only_where_it_may():
    program, contract = musa.load(text("dispatch")), CONTRACT["s4000_gemm"]
    assert assert_right(run(program, contract, (512, 256, 96)))["matrix products"]
    for sizes in [(97, 61, 53), (1, 7, 90), (33, 1, 5), (40, 9, 1), (1, 1, 1), (256, 128, 31), (257, 128, 32)]:
        assert not assert_right(run(program, contract, sizes))["matrix products"]
    assert not assert_right(run(program, contract, (256, 128, 32), shift=1))["matrix products"]


@needs.gxx
def test_every_order_of_lanes_gives_the_same_bits():
    program, contract = musa.load(text("double_buffered")), CONTRACT["s4000_gemm_256"]
    results = [run(program, contract, (256, 128, 64), seed=3)[0].got]
    problem = contract.make(Case({"M": 256, "N": 128, "K": 64}, 3))
    for order in (None, 11, 12):
        arguments = problem.fresh_arguments()
        program.run(arguments, {}, order)
        results.append(judge(problem, arguments).got)
    assert all((r == results[0]).all() for r in results)


COMPILERS = {"nvrtc": inspector._nvrtc_folder(), "nvcc": build.nvcc()}


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("stage", EVERY)
def test_a_reference_compiles_for_a_gpu_through_the_name_map(stage, compiler):
    if not COMPILERS[compiler]:
        pytest.skip("no NVRTC: `make nvrtc` installs it" if compiler == "nvrtc" else "no nvcc (CUDA toolkit)")
    found = inspector.inspect(text(stage), "sm_90", compiler)
    products = found.figures["matrix instructions (HMMA)"]
    assert (products > 0) == (stage != "naive")
    assert products == 2 * found.figures[inspector.PTX_PRODUCTS]  # two HMMA for each 16 x 16 x 16
    assert ".entry" in found.listing  # the PTX stands below the machine code
    assert "HGMMA" not in found.listing and found.figures["spills (LDL, STL)"] == 0


@pytest.mark.skipif(not build.nvcc(), reason="no nvcc")
@pytest.mark.parametrize("stage", ["split_epilogue", "dispatch"])
def test_a_reference_builds_whole_with_nvcc(stage, monkeypatch):
    """Host part too; no GPU is here to be asked for its architecture."""
    monkeypatch.setattr(build, "NVCC", ["-arch=sm_90" if f == "-arch=native" else f for f in build.NVCC])
    assert build.for_nvidia(text(stage)).path.exists()


@pytest.mark.skipif("nvidia" not in musa.available(), reason="no NVIDIA GPU with nvcc")
@pytest.mark.parametrize("stage", STAGES)
def test_a_reference_is_right_on_an_nvidia_gpu(stage):
    contract = CONTRACT[STAGES[stage]]
    program = musa.load(text(stage), "nvidia")
    for case in contract.suite(1):
        problem = contract.make(case)
        arguments = problem.fresh_arguments()
        program.run(arguments, {})
        assert judge(problem, arguments).passed, case


@pytest.mark.skipif("s4000" not in musa.available(), reason="no S4000 with mcc")
@pytest.mark.parametrize("stage", STAGES)
def test_a_reference_is_right_on_an_s4000(stage):
    contract = CONTRACT[STAGES[stage]]
    program = musa.load(text(stage), "s4000")
    for case in contract.suite(1):
        problem = contract.make(case)
        arguments = problem.fresh_arguments()
        program.run(arguments, {})
        assert judge(problem, arguments).passed, case
