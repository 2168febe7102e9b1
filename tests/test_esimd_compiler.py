"""The compiler to OpenCL C: what it writes, what it refuses, and that build errors come back with their log."""

import numpy as np
import pytest

from course import isa
from course.esimd import (
    barrier,
    bf16,
    block_load,
    block_store,
    f32,
    function,
    i32,
    kernel,
    nd_item,
    nd_range,
    ptr,
    simd,
    slm_block_load,
    slm_block_store,
    slm_init,
    static,
    u32,
    unroll,
    xmx,
)
from course.esimd.capture import CaptureQueue
from course.esimd.compiler import compile_kernel
from course.toolchains.base import KernelError
from tests import needs


def line_of(function, text):
    import inspect

    lines, first = inspect.getsourcelines(function.function)
    return first + next(i for i, line in enumerate(lines) if text in line)


@function
def doubled(v):
    return v + v


@kernel
def readable(item: nd_item, A: ptr[f32], n: u32):
    lid = item.get_local_id(0)
    total = simd[f32, 16](0)
    for i in range(n):
        total = total + doubled(block_load[f32, 16](A + 16 * i))
    block_store[f32, 16](A + 16 * lid, total)


def test_source_is_readable_and_carries_python_lines():
    compiled = compile_kernel(readable, 4)
    text = compiled.readable()
    loop = next(row for row in text.splitlines() if "for (" in row)
    assert loop.rstrip().endswith(f"// {line_of(readable, 'for i in')}") and "opencl_unroll_hint(1)" in loop
    assert "float2 total" in text and "load_global_16(A + 16u * i)" in text
    assert f"#line {line_of(readable, 'for i in')}\n" in compiled.source()


@kernel
def registers(item: nd_item, A: ptr[u32]):
    v = block_load[u32, 64](A)
    block_store[u32, 16](A, v.select[16, 1](16).read())
    block_store[u32, 8](A + 64, v.select[8, 2](0).read())


def test_whole_registers_are_renamed_and_others_shuffled():
    text = compile_kernel(registers, 1).readable()
    assert "v.s23" in text
    assert text.count("PICK(") == 2  # 8 elements, 2 apart, lie in two registers


@kernel
def half_static(item: nd_item, A: ptr[f32], K: static):
    for k in unroll(range(K)):
        block_store[f32, 8](A + 8 * k, simd[f32, 8](k))


def test_static_parameters_make_a_kernel_each():
    assert compile_kernel(half_static, 1, (2,)).readable().count("store_global_8") == 2
    assert compile_kernel(half_static, 1, (3,)).readable().count("store_global_8") == 3


@kernel
def endless(item: nd_item, A: ptr[f32]):
    while True:
        pass


@kernel
def loop_select(item: nd_item, A: ptr[f32]):
    v = simd[f32, 16](0)
    for i in range(2):
        v.select[8, 1](8 * i).write(1.0)


@kernel
def changes_type(item: nd_item, A: ptr[f32]):
    v = simd[f32, 16](0)
    v = simd[f32, 8](0)  # another size
    block_store[f32, 8](A, v)


@kernel
def packed_arithmetic(item: nd_item, A: ptr[f32]):
    v = simd[bf16, 16](0)
    w = v + v
    block_store[bf16, 16](A, w)


@kernel
def three_rows(item: nd_item, A: ptr[f32]):
    c = xmx.dpas[8, 3, f32](simd[bf16, 128](0), simd[bf16, 48](0))
    block_store[f32, 16](A, c.select[16, 1](0))


@kernel
def twice_wide(item: nd_item, A: ptr[f32]):
    v = block_load[f32, 128](A)
    block_store[f32, 128](A, v)


@kernel
def assigns_select(item: nd_item, A: ptr[f32]):
    v = simd[f32, 8](0)
    v.x = 3


@kernel
def talks(item: nd_item, A: ptr[f32]):
    print(3)


@pytest.mark.parametrize(
    ("function", "text", "says"),
    [
        (endless, "while", "not in the language of kernels"),
        (loop_select, "v.select", "unroll"),
        (changes_type, "another size", "give it another name"),
        (packed_arithmetic, "v + v", "convert[f32]"),
        (three_rows, "dpas", "1, 2, 4 and 8 rows"),
        (twice_wide, "block_load", "at most 256"),
        (assigns_select, "v.x", ".write(value)"),
        (talks, "print", "cannot be called in a kernel"),
    ],
)
def test_refused_in_one_sentence_with_the_line(function, text, says):
    with pytest.raises(KernelError) as caught:
        compile_kernel(function, 1)
    assert says in str(caught.value) and caught.value.line == line_of(function, text)
    assert "\n" not in str(caught.value)


# ---- running ---------------------------------------------------------------------------------------------------------


@kernel
def reverse(item: nd_item, A: ptr[i32], n: u32):
    slm_init(1024)
    lid = item.get_local_id(0)
    slm_block_store[i32, 8](lid * 32, simd[i32, 8](lid - 2))
    barrier()
    v = slm_block_load[i32, 8]((item.get_local_range(0) - 1 - lid) * 32)
    count = 0
    for i in range(2, n, 3):
        count = count + i - 4
    block_store[i32, 8](A + 8 * item.get_global_id(0), v * 10 + count // 2)


@needs.intel_cpu
def test_signed_numbers_and_barriers_on_the_cpu():
    from course.esimd.opencl import CompiledQueue

    a = np.zeros(64, np.int32)
    CompiledQueue("cpu").parallel_for(nd_range(8, 4), reverse, a, 9)
    count = sum(i - 4 for i in range(2, 9, 3))
    assert a[::8].tolist() == [10 * (3 - lid - 2) + count // 2 for lid in range(4)] * 2


@needs.intel_cpu
def test_canaries_around_an_argument_travel():
    from course.esimd.opencl import CompiledQueue

    buffer = np.arange(200, dtype=np.int32)
    view = buffer[37:101]
    CompiledQueue("cpu", [buffer]).parallel_for(nd_range(8, 4), reverse, view, 9)
    assert (buffer[:37] == np.arange(37)).all() and (buffer[101:] == np.arange(101, 200)).all()
    assert buffer[37] == 10 * 1 + sum(i - 4 for i in range(2, 9, 3)) // 2


@needs.intel_cpu
def test_a_failed_build_comes_with_its_log():
    from course.esimd.opencl import build

    with pytest.raises(KernelError, match="undeclared identifier 'foo'") as caught:
        build("kernel void f(global int* a) { a[0] = foo; }", "f", "cpu")
    assert caught.value.stage == "compile" and "foo" in caught.value.detail


# ---- the A770's code -------------------------------------------------------------------------------------------------


@needs.ocloc
@pytest.mark.parametrize(("space", "bytes_"), [("global", 32), ("global", 256), ("slm", 64), ("slm", 256)])
def test_a_block_message_is_one_message(space, bytes_):
    from course.esimd.listing import OPTIONS

    n = bytes_ // 4

    @kernel
    def one(item: nd_item, A: ptr[u32]):
        slm_init(1024)
        if space == "slm":
            slm_block_store[u32, n](0, simd[u32, n](7))
            barrier()
            block_store[u32, 8](A, slm_block_load[u32, n](256).select[8, 1](0))
        else:
            block_store[u32, 8](A, block_load[u32, n](A + 64).select[8, 1](0))

    queue = CaptureQueue()
    queue.parallel_for(nd_range(4, 4), one, np.zeros(200, np.uint32))
    listing = isa.compile_opencl_c(queue.launches[0].compiled().source(), options=OPTIONS)
    port = "ugm" if space == "global" else "slm"
    sent = [m for m in listing.messages() if m.startswith(f"load.{port}.")]
    assert len(sent) == 1 and f".d32x{n}t" in sent[0] and listing.messages()[sent[0]] == 1
    assert listing.slm_bytes >= 1024


@needs.ocloc
@pytest.mark.parametrize(("kind", "mark"), [("bf16", ":bf"), ("f16", ":hf"), ("i8", ":b")])
def test_dpas_is_the_hardwares(kind, mark):
    from course import esimd
    from course.esimd.listing import OPTIONS

    element, low = getattr(esimd, kind), i32 if kind == "i8" else f32
    k = 32 if kind == "i8" else 16

    @kernel
    def multiply(item: nd_item, A: ptr[u32], C: ptr[u32]):
        a, b = block_load[u32, k * element.bytes * 2](A), block_load[u32, 64](A + 64)
        c = xmx.dpas[8, 8, low](b.bit_cast_view[element](), a.bit_cast_view[element]())
        block_store[u32, 64](C, c.bit_cast_view[u32]())

    listing = isa.compile_opencl_c(compile_kernel(multiply, 1).source(), options=OPTIONS)
    matrix = [i for i in listing.instructions if i.kind == "dpas"]
    assert [i.op for i in matrix] == ["dpas.8x8"] and mark in matrix[0].text
