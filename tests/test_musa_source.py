"""The reader's MUSA text on its way to a compiler: lines stay, launches and names change, errors name the line."""

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


def test_the_magic_makes_a_source():
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell.instance()
    shell.run_line_magic("load_ext", "course.musa.magic")
    shell.run_cell_magic("musa", "mine", "__global__ void k() {}\n")
    assert shell.user_ns["mine"].text == "__global__ void k() {}\n" and shell.user_ns["mine"].name == "mine"
    with pytest.raises(Exception, match="one name"):
        shell.run_cell_magic("musa", "two names", "x")
