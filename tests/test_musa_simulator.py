"""The simulator tells mistakes with the reader's line, and lets honest code pass."""

from pathlib import Path

import pytest

from course import gallery, lanes, lessonfile
from course.checker import check
from course.contracts.base import Case, judge
from course.musa.contracts import CONTRACTS
from course.toolchains import musa
from course.toolchains.base import KernelError
from course.worker.host import warm
from tests import needs

pytestmark = needs.gxx
CONTRACT = {c.name: c for c in CONTRACTS}
FOLDER = Path(__file__).parent / "gallery" / "musa"
SIZES = {"s4000_gemm": (37, 41, 53), "s4000_gemm_32": (64, 96, 48), "s4000_gemm_256": (512, 256, 128)}

KERNEL = """#include <musa_fp16.h>
#include <musa_runtime.h>
#include <mma.h>
__device__ int table[4];
__global__ void k(half const* A, half const* B, half* C, int M, int N, int K) {
    int t = threadIdx.x;
    %s
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    %s
    musaDeviceSynchronize();
}
"""
BODY_LINE, HOST_LINE = 7, 10


def run(text, sizes=(16, 16, 16), contract="s4000_gemm", order=5):
    """(judgement, findings) of one run of a text."""
    problem = CONTRACT[contract].make(Case(dict(zip("MNK", sizes, strict=True)), 2))
    arguments = problem.fresh_arguments()
    extras = musa.load(text).run(arguments, {}, order)
    return judge(problem, arguments), extras["races"]


def findings(body="", host="k<<<1, 128>>>(A, B, C, M, N, K);", **more):
    return [(f["name"], f["line"]) for f in run(KERNEL % (body, host), **more)[1]]


# What computes on the host is the checker's to find.
SPECIMENS = [s for s in map(gallery.read, sorted(FOLDER.glob("*.mu"))) if "no_kernel_launched" not in s.causes]


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda s: s.name)
def test_a_specimen_of_the_gallery(specimen):
    """A fault is found for any order of lanes (by the simulator, or as a wrong product); an honest kernel never is."""
    for order in (1, 2):
        judgement, races = run(specimen.text, SIZES[specimen.contract], specimen.contract, order)
        if specimen.honest:
            assert judgement.passed and not races
        elif races:
            assert races[0]["name"] in specimen.causes
        else:
            assert not judgement.passed


PRODUCT = "load_matrix_sync(b, tile[t % 2]"
TOLD = [  # specimen, what its lines hold (either one first), what the sentence says
    ("no_barrier_after_loading", ["[j][i] =", "sum +="], "a barrier is missing"),
    ("no_barrier_before_overwriting", ["sum +=", "[j][i] ="], "a barrier is missing"),
    ("wmma_no_barrier_after_store", ["store_matrix_sync", "__float2half(tile[i])"], "a barrier is missing"),
    ("no_barrier_after_wait", ["copy_tile", PRODUCT], "a barrier is missing"),
    ("wait_lets_too_much_fly", [PRODUCT, "copy_tile"], "is still copying"),
    ("next_tile_over_this_one", ["copy_tile", "copy_tile"], "is still copying"),
    ("double_buffer_overwritten", ["copy_tile", PRODUCT], "a barrier is missing"),
    ("one_past_the_end", ["k <= K"], "past its end"),
    ("edge_not_guarded", ["sum +="], "past its end"),
    ("c_leading_dimension", ["m + n * N"], "writes"),
    ("wmma_a_leading_dimension", ["load_matrix_sync(a, A + m0 + k * M, K)"], "smaller than the tile's 32"),
    ("wmma_b_leading_dimension", ["load_matrix_sync(b, B + k + n0 * K, N)"], "passes the end of B"),
    ("wmma_patch_leading_dimension", ["store_matrix_sync(tile, c, 16"], "smaller than the tile's 32"),
    ("return_before_barrier", ["__syncthreads"], "every lane of the block must reach the same barrier"),
    ("edge_of_tile_unset", ["sum +="], "which nothing has written"),
    ("misaligned_vector_load", ["half2 const*"], "multiple of 4"),
    ("epilogue_without_event", ["round_to_half", "gemm"], "waits for"),
]


@pytest.mark.parametrize(("name", "holds", "says"), TOLD, ids=[name for name, *_ in TOLD])
def test_a_planted_fault_is_told_with_its_lines(name, holds, says):
    specimen = next(s for s in SPECIMENS if s.name == name)
    lines = [""] + specimen.text.splitlines()
    sizes = (64, 96, 16) if name == "wmma_a_leading_dimension" else SIZES[specimen.contract]  # K below 32: it shows
    for order in (1, 2, 3):
        found = run(specimen.text, sizes, specimen.contract, order)[1][0]
        told = [lines[n] for n in (found["line"], found["other_line"]) if n]
        assert says in found["text"] and found["text"].startswith(f"line {found['line']}")
        assert any(all(h in t for h, t in zip(holds, order_, strict=False)) for order_ in (told, told[::-1]))


def test_a_wait_after_the_products_is_too_late():
    body = (lessonfile.KERNELS / "musa" / "double_buffered.mu").read_text()
    wait = "        __pipeline_wait_prior(1);\n"
    end = "        __syncthreads();  // nobody still reads what the next copy overwrites\n"
    late = body.replace(wait, "").replace(end, wait + end)
    found = run(late, SIZES["s4000_gemm_256"], "s4000_gemm_256")[1][0]
    lines = [""] + late.splitlines()
    assert found["name"] == "async_copy_not_waited_for" and "load_matrix_sync(b, now" in lines[found["line"]]
    assert "the wait comes too late" in found["text"]


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("C[M * N + t] = half(1.0f);", "out_of_range"),
        ("const_cast<half*>(A)[0] = half(1.0f);", "input_written"),
        ("float v = *(float const*)(A + 1); C[0] = half(v);", "misaligned"),
        ("float x[4]; for (int i = 0; i < 4; ++i) x[i] = t; C[0] = half(x[t % 5]);", "out_of_range"),
        ("C[t / (K - 16)] = half(0.0f);", "division_by_zero"),
        ("half* p = (half*)64; *p = half(1.0f);", "out_of_range"),
        ("__shared__ float s[8]; C[t] = half(s[t % 8]);", "unset_shared_memory"),
        ("__shared__ float s[8]; s[t % 8] = t;", "shared_race"),
        ("C[0] = half(float(t));", "global_race"),
        ("if (t < 64) __syncthreads();", "divergent_barrier"),
        ("if (t < 64) __syncwarp();", "divergent_warp"),
        ("C[t] = half(float(C[t]) + 1);", "unset_memory"),
    ],
)
def test_a_mistake_is_told_with_its_line(body, name):
    assert (name, BODY_LINE) in findings(body)


@pytest.mark.parametrize(
    "body",
    [
        "__shared__ float s[8]; s[t % 8] = 3;",  # all write the same
        "__shared__ float s[128]; s[t] = t; __syncwarp(); C[t] = half(s[(t + 1) % 128]);",
        "__shared__ float s[128]; s[t] = t; __syncthreads(); C[t] = half(s[127 - t]);",
        "for (int i = 0; i < 3; ++i) { if (i == 1) { __syncthreads(); } }",
        "if (t == 0) table[t] = 3;",
        "atomicAdd((float*)C, 1.0f);",
    ],
)
def test_honest_code_passes(body):
    assert findings(body) == []


WMMA = """using namespace mtmusa::wmma; __shared__ float s[256]; fragment<matrix_a, 16, 16, 16, half, col_major> a;
    fragment<matrix_b, 16, 16, 16, half, col_major> b; fragment<accumulator, 16, 16, 16, float> c; %s
    load_matrix_sync(b, B, K); mma_sync(c, a, b, c); store_matrix_sync(s, c, 16, mem_col_major); __syncthreads();
    for (int i = t; i < 256; i += 128) C[i] = half(s[i]);"""


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("fill_fragment(c, 0.0f);", "the matrix_a, which was neither filled nor loaded"),
        ("load_matrix_sync(a, A, M);", "the accumulator c, which was neither filled nor loaded"),
        ("load_matrix_sync(a, A, M); fill_fragment(c, 0.0f); if (K == 17)", "the matrix_b"),
        ("load_matrix_sync(a, A, M); fill_fragment(c, 0.0f);", None),
    ],
)
def test_a_fragment_that_nothing_was_put_into(given, told):
    races = run(KERNEL % (WMMA % given, "k<<<1, 128>>>(A, B, C, M, N, K);"))[1]
    assert bool(races) == bool(told)
    if told:
        assert races[0]["name"] == "unset_fragment" and told in races[0]["text"] and races[0]["line"] == BODY_LINE + 2


SPLIT = (lessonfile.KERNELS / "musa" / "split_epilogue.mu").read_text()
RECORD, WAIT = "    musaEventRecord(done, streams[0]);\n", "    musaStreamWaitEvent(streams[1], done, 0);\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (WAIT, "", "waits for no event"),
        (RECORD, "", "not recorded before"),
        ("Record(done, streams[0])", "Record(done, streams[1])", "recorded in another stream"),
        ("    gemm_buffered<<<", RECORD + "    gemm_buffered<<<", "before that kernel is launched"),
        ("THREADS, 0, streams[0]", "THREADS, 0, 0", "the first runs in the default stream"),
    ],
)
def test_each_fault_of_an_event_has_its_own_words(old, new, told):
    kept = SPLIT.replace(RECORD, "") if old.startswith("    gemm") else SPLIT
    assert old in kept
    found = run(kept.replace(old, new), (256, 256, 64), "s4000_gemm_256")[1][0]
    assert found["name"] == "stream_race" and told in found["text"]
    assert "gemm_buffered writes, round_to_half, which does not wait for it, reads" in found["text"]


@pytest.mark.parametrize(("stream", "broken"), [("i % 2", False), ("0", True), ("1", True)])
def test_two_streams_whose_kernels_follow_each_other(stream, broken):
    """Right on any device, and still not what two streams are for: the check says so."""
    text = SPLIT.replace("streams[i % 2]", f"streams[{stream}]")
    verdict = check(text, CONTRACT["s4000_gemm_256"], warm("musa", *lanes.pick("musa", "cpu")), level="quick")
    assert [c.name for c in verdict.causes] == ["one_after_the_other"] * broken


def test_a_problem_too_small_for_a_second_stream_is_no_fault():
    specimen = next(s for s in SPECIMENS if s.name == "honest_halves_on_two_streams")
    for n in (128, 256):
        problem = CONTRACT[specimen.contract].make(Case({"M": 256, "N": n, "K": 32}, 2))
        extras = musa.load(specimen.text).run(problem.fresh_arguments(), {}, 1)
        assert not extras["races"] and not extras["broken"]


@pytest.mark.parametrize(
    ("stage", "old", "new", "told"),
    [
        ("split_epilogue", "C + i * part, part", "C + i * part, count", "past its end"),
        ("split_epilogue", "sums + i * part", "sums + i * part * 4", "past its end"),
        ("fused_epilogue", " + threadIdx.x / warpSize * 32 * 32;", ";", "give each warp or lane its own part"),
        ("fused_epilogue", "* M, M, c[j]", "* M, 32, c[j]", "every element one lane that writes it"),
        ("block_tiled", "i / 32 * LD + i % 32]", "i / 32 * 32 + i % 32]", "line 23 writes elements beside it"),
        ("block_tiled", "        __syncthreads();  // nobody", "        // nobody", "tile, elements "),
        ("block_tiled", "WARPS = 8", "WARPS = 4", "line 41: in the kernel launched here"),
    ],
)
def test_what_a_reader_of_the_lessons_is_told(stage, old, new, told):
    text = (lessonfile.KERNELS / "musa" / f"{stage}.mu").read_text()
    assert old in text
    found = run(text.replace(old, new), (256, 256, 64), "s4000_gemm_256")[1][0]
    assert told in found["text"] and found["line"]


def test_a_place_is_told_in_elements_of_the_array():
    """Lane 3 writes four halves at once, which lane 100 reads."""
    body = "__shared__ half s[512]; *(uint2*)&s[4 * t] = uint2(); if (t == 100) C[0] = s[4 * 3];"
    told = [f["text"] for f in run(KERNEL % (body, "k<<<1, 128>>>(A, B, C, M, N, K);"))[1]]
    assert any("s, element 12:" in t or "s, elements 12 to 15" in t or "s, element 12," in t for t in told), told


def test_bytes_of_an_asynchronous_copy_are_counted_once():
    text = (lessonfile.KERNELS / "musa" / "split_epilogue.mu").read_text()
    problem = CONTRACT["s4000_gemm_256"].make(Case({"M": 256, "N": 256, "K": 64}, 2))
    counts = musa.load(text).run(problem.fresh_arguments(), {}, 1)["counts"]
    assert counts["shared bytes written"] == counts["bytes copied asynchronously"] == 64 * 256 * 2


def test_a_fault_in_given_code_names_the_launch():
    """Kernels of a header have no line in the reader's cell; the launch has."""
    text = (lessonfile.KERNELS / "musa" / "split_epilogue.mu").read_text()
    swapped = text.replace("dim3(M / 256, N / BN)", "dim3(N / BN, M / 256)")
    found = run(swapped, (512, 128, 32), "s4000_gemm_256")[1][0]
    assert "gemm_buffered<<<" in swapped.splitlines()[found["line"] - 1]
    assert "in the kernel launched here, lane" in found["text"]


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("k<<<1, 2048>>>(A, B, C, M, N, K);", "launch"),
        ("k<<<1, 128, 80 << 10>>>(A, B, C, M, N, K);", "launch"),
        ("k<<<1, 128, 40 << 10>>>(A, B, C, M, N, K);", "launch"),  # more than 28 KB must be asked for
        ("k<<<0, 128>>>(A, B, C, M, N, K);", "launch"),
        ("C[0] = A[0];", "host_code_in_a_kernel's_place"),
    ],
)
def test_a_mistake_of_the_host_code_is_told(host, name):
    assert (name, HOST_LINE) in findings("", host)


def test_more_shared_memory_after_asking():
    ask = "musaFuncSetAttribute(k, musaFuncAttributeMaxDynamicSharedMemorySize, 40 << 10);"
    assert findings("", ask + " k<<<1, 128, 40 << 10>>>(A, B, C, M, N, K);") == []
    refused = ask.replace("40", "80").rstrip(";")
    host = f"if (({refused}) == musaSuccess) k<<<1, 2048>>>(A, B, C, M, N, K); musaGetLastError();"
    assert findings("", host) == []


def test_host_code_in_a_kernels_place_is_told_after_other_programs():
    assert findings("C[0] = half(float(t));")
    found = run(KERNEL % ("", "for (int i = 0; i < M; ++i) C[i] = A[i];"))[1]
    assert {f["name"] for f in found} == {"host_code_in_a_kernel's_place"} and found[0]["line"] == HOST_LINE


def test_a_device_can_be_used_again_after_a_fault():
    program = musa.load(KERNEL % ("if (K == 16) C[M * N] = half(1.0f);", "k<<<1, 1>>>(A, B, C, M, N, K);"))
    for k, wrong in ((16, True), (17, False)):
        problem = CONTRACT["s4000_gemm"].make(Case({"M": 16, "N": 16, "K": k}, 2))
        assert bool(program.run(problem.fresh_arguments(), {}, 1)["races"]) == wrong


@pytest.mark.parametrize(
    ("body", "line", "told"),
    [
        ("int x = missing;", BODY_LINE, "missing"),
        ("using namespace mtmusa::wmma; fragment<matrix_a, 8, 8, 8, half, row_major> f;", BODY_LINE, "shape"),
        ("__shared__ float s[8000]; s[t] = t; C[0] = half(s[0]);", BODY_LINE, "28672"),
    ],
)
def test_a_text_that_does_not_compile(body, line, told):
    with pytest.raises(KernelError, match=told) as error:
        musa.load(KERNEL % (body, ""))
    assert error.value.stage == "compile" and error.value.line == line and len(str(error.value)) < 250


def test_fp16_fragments_are_spread_differently_from_fp32_ones():
    body = """using namespace mtmusa::wmma;
    fragment<accumulator, 16, 16, 16, float> f; fragment<accumulator, 16, 16, 16, half> h; __shared__ float s[256];
    for (int i = t; i < 256; i += 128) s[i] = i; __syncthreads();
    load_matrix_sync(f, s, 16, mem_col_major); for (int i = 0; i < f.num_elements; ++i) h.x[i] = half(f.x[i]);
    store_matrix_sync(C, h, 16, mem_col_major);"""
    judgement, races = run(KERNEL % (body, "k<<<1, 128>>>(A, B, C, M, N, K);"))
    assert not races and sorted(judgement.got.ravel()) == list(range(256))
    assert (judgement.got.ravel(order="F") != list(range(256))).any()


def test_a_session_runs_unwatched_and_right():
    text = (Path(musa.__file__).parents[1] / "kernels" / "musa" / "double_buffered.mu").read_text()
    problem = CONTRACT["s4000_gemm_256"].make(Case({"M": 256, "N": 128, "K": 64}, 2))
    session = musa.load(text).session([problem.fresh_arguments(), problem.fresh_arguments()], {})
    assert session.launch(3) is None
    assert all(judge(problem, arguments).passed for arguments in session.download())
