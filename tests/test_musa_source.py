"""The reader's MUSA text on its way to a compiler: lines stay, launches and names change, errors name the line."""

import shutil

import pytest

from course.musa import source
from course.toolchains.base import KernelError


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("k<<<g, b>>>(x);", "mt::launch(k)(g, b)(x);"),
        ("k<64, 2><<<dim3(M / 32, N), b, 0, s>>>(x);", "mt::launch(k<64, 2>)(dim3(M / 32, N), b, 0, s)(x);"),
        ("ns::k<<<f(a >> 1), b>>>(x);", "mt::launch(ns::k)(f(a >> 1), b)(x);"),
        ("if (a < b) k<<<1, 2>>>(x);", "if (a < b) mt::launch(k)(1, 2)(x);"),
        ("// k<<<1, 2>>>(x)\nint i;", "// k<<<1, 2>>>(x)\nint i;"),
        ('say("k<<<1, 2>>>(x)");', 'say("k<<<1, 2>>>(x)");'),
    ],
)
def test_a_launch_becomes_a_call(text, call):
    assert source.for_gxx(text) == call


def test_several_launches_keep_their_lines():
    text = "a<<<1,\n  2>>>(\n  x);\nb<<<1, 2>>>(y);\n"
    out = source.for_gxx(text)
    assert out.count("\n") == text.count("\n") and "mt::launch(b)(1, 2)(y);" in out.splitlines()[3]


@pytest.mark.parametrize("text", ["k<<<1, 2;", "<<<1, 2>>>(x);"])
def test_a_broken_launch_is_told_with_its_line(text):
    with pytest.raises(KernelError) as told:
        source.for_gxx("int i;\n" + text)
    assert told.value.line == 2 and told.value.stage == "source"


def test_dynamic_shared_memory_becomes_a_pointer():
    out = source.for_gxx("extern __shared__ __align__(16) unsigned char memory[];")
    assert out.startswith("unsigned char* const memory = ") and "extern" not in out


def test_names_become_cuda_names():
    text = "#include <musa_fp16.h>\nmusaMalloc(&p, n); mtmusa::wmma::row_major r;"
    text += " int w = warpSize, v = p.warpSize, musa = 1;"
    out = source.for_cuda(text)
    assert out.splitlines()[0] == "#include <cuda_fp16.h>"
    assert "cudaMalloc(&p" in out and "nvcuda::wmma" in out and "w = 32, v = p.warpSize, musa = 1" in out


def test_a_text_without_the_entry_is_refused():
    with pytest.raises(KernelError, match="gemm_optimized"):
        source.check_entry("// gemm_optimized(\nint main() {}")


@pytest.fixture
def shell():
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell.instance()
    shell.run_line_magic("load_ext", "course.musa.magic")
    return shell


def cell(shell, body):
    """The source that a notebook cell `%%musa mine`, then `body`, makes."""
    shell.run_cell("%%musa mine\n" + body)
    return shell.user_ns["mine"]


def test_the_magic_makes_a_source(shell):
    mine = cell(shell, "__global__ void k() {}\n")
    assert mine.text.strip() == "__global__ void k() {}" and mine.name == "mine"
    with pytest.raises(Exception, match="one name"):
        shell.run_cell_magic("musa", "two names", "x")


ENTRY = 'extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {'
FAULTS = {
    "a launch that is not complete": f"{ENTRY} }}\nvoid k() {{ k<<<1, 2; }}",
    "a name that g++ does not know": f"{ENTRY}\nint i = missing; }}",
    "a name that NVRTC does not know": f"{ENTRY}\nint i = missing; }}",
    "an access outside": f"__global__ void k(half* C) {{\nC[64] = half(1.0f);\n}}\n{ENTRY}\n"
    "k<<<1, 1>>>(C); musaDeviceSynchronize(); }",
    "a race": f"__global__ void k(half* C) {{\nC[0] = half(float(threadIdx.x));\n}}\n{ENTRY}\n"
    "k<<<1, 64>>>(C); musaDeviceSynchronize(); }",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_message_counts_lines_as_jupyterlab_does(shell, fault):
    """Line 1 of a cell is `%%musa mine`: the faulty line is line 3. The same text out of a file has it in line 2."""
    from course.musa import inspector

    if "NVRTC" in fault and not inspector.available():
        pytest.skip("neither NVRTC nor nvcc")
    run = inspector.inspect if "NVRTC" in fault else _run
    if run is _run and not shutil.which("g++"):
        pytest.skip("no g++")
    text = cell(shell, FAULTS[fault]).text
    for source_text, line in ((text, 3), (FAULTS[fault], 2)):
        try:
            found = run(source_text)[0]
        except KernelError as error:
            assert error.line == line
        else:
            assert found["line"] == line and found["text"].startswith(f"line {line}")


def _run(text):
    """What the simulator finds in a text."""
    from course.contracts.base import Case
    from course.musa.contracts import CONTRACTS
    from course.toolchains import musa

    problem = CONTRACTS[0].make(Case({"M": 8, "N": 8, "K": 8}, 1))
    return musa.load(text).run(problem.fresh_arguments(), {}, 1)["races"]
