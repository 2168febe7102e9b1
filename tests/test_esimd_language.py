"""The language of ESIMD kernels: what vectors do, and what is refused, with the line."""

import numpy as np
import pytest

from course import esimd
from course.esimd import (
    InterpreterQueue,
    barrier,
    bf16,
    block_load,
    block_store,
    convert,
    f16,
    f32,
    f64,
    i8,
    i32,
    kernel,
    nd_item,
    nd_range,
    ptr,
    simd,
    slm_block_load,
    slm_block_store,
    slm_init,
    u32,
    xmx,
)
from course.esimd.types import narrow, widen
from course.toolchains.base import KernelError


def launch(function, *arrays, total=1, group=1, seed=0):
    queue = InterpreterQueue(seed)
    queue.parallel_for(nd_range(total, group), function, *arrays)
    return queue


def line_of(function, text):
    """The line of the first source line of a kernel that holds `text`."""
    import inspect

    lines, first = inspect.getsourcelines(function.function)
    return first + next(i for i, line in enumerate(lines) if text in line)


# ---- vectors ---------------------------------------------------------------------------------------------------------


def test_select_is_a_view_and_assignment_copies():
    v = simd[f32, 8](0, 1)
    view = v.select[4, 2](1)
    view.write(9)
    assert v.numbers().tolist() == [0, 9, 2, 9, 4, 9, 6, 9]
    assert view.read().numbers().tolist() == [9] * 4


def test_bit_cast_view_sees_the_same_bits():
    v = simd[u32, 4](0x3F800000)
    assert v.bit_cast_view[f32]().numbers().tolist() == [1.0] * 4
    v.bit_cast_view[bf16]().select[1, 1](1).write(2.0)
    assert v[0] == 0x40000000


def test_replicate_regions_and_merge():
    v = simd[i32, 8](0, 1)
    assert v.replicate_w[2, 2](3).numbers().tolist() == [3, 4, 3, 4]
    assert v.replicate_vs_w_hs[2, 4, 2, 1](0).numbers().tolist() == [0, 1, 4, 5]
    v.merge(100, v > 5)
    assert v.numbers().tolist() == [0, 1, 2, 3, 4, 5, 100, 100]
    v.merge(simd[i32, 8](1), simd[i32, 8](2), v < 3)
    assert v.numbers().tolist() == [1, 1, 1, 2, 2, 2, 2, 2]


def test_bf16_rounds_to_nearest_even():
    x = np.array([1.00390625, 1.01171875, -3.0e38, np.inf, np.nan], np.float32)  # two ties, then the edges
    back = widen(narrow(x))
    assert back[:2].tolist() == [1.0, 1.015625] and back[3] == np.inf and np.isnan(back[4])
    assert convert[bf16](simd[f32, 2]([1.0, 2.5])).numbers().tolist() == [1.0, 2.5]


@pytest.mark.parametrize(("element", "k", "low"), [(bf16, 16, f32), (f16, 16, f32), (i8, 32, i32)])
@pytest.mark.parametrize("rows", [1, 3, 8])
def test_dpas_is_a_product_with_b_in_dwords(element, k, low, rows):
    random = np.random.default_rng(1)
    a, b, c = random.integers(-5, 6, (rows, k)), random.integers(-5, 6, (k, 8)), random.integers(-9, 9, (rows, 8))
    per = 4 // element.bytes
    packed = b.reshape(k // per, per, 8).transpose(0, 2, 1)  # dword (k / per, n) holds `per` neighbouring k of column n
    got = xmx.dpas[8, rows, low](
        simd[low, rows * 8](c.ravel()), simd[element, k * 8](packed.ravel()), simd[element, rows * k](a.ravel())
    )
    assert (got.numbers().reshape(rows, 8) == a @ b + c).all()


# ---- refusals --------------------------------------------------------------------------------------------------------


@kernel
def too_wide(item: nd_item, A: ptr[f32]):
    v = block_load[f32, 128](A)
    block_store[f32, 128](A, v)


@kernel
def odd_size(item: nd_item, A: ptr[f32]):
    block_load[f32, 24](A)


@kernel
def too_much_slm(item: nd_item, A: ptr[f32]):
    slm_init(65 * 1024)


@kernel
def wide_execution(item: nd_item, A: ptr[f32]):
    xmx.dpas[8, 8, f32](simd[f32, 128](0), simd[bf16, 256](0), simd[bf16, 128](0))


@kernel
def wrong_depth(item: nd_item, A: ptr[f32]):
    xmx.dpas[4, 8, f32](simd[bf16, 128](0), simd[bf16, 128](0))


@kernel
def double(item: nd_item, A: ptr[f32]):
    simd[f64, 8](0)


@kernel
def two_dimensional(item: nd_item, A: ptr[f32]):
    esimd.load_2d[f32, 8, 8](A)


@kernel
def misaligned(item: nd_item, A: ptr[f32]):
    block_load[f32, 4](A + 1, alignment=16)


@kernel
def misaligned_slm(item: nd_item, A: ptr[f32]):
    slm_init(64)
    slm_block_store[f32, 4](8, simd[f32, 4](0))


@kernel
def beyond(item: nd_item, A: ptr[f32]):
    block_load[f32, 8](A + 60)


@kernel
def no_slm(item: nd_item, A: ptr[f32]):
    slm_block_load[f32, 8](0)


@kernel
def wrong_pointer(item: nd_item, A: ptr[f32]):
    block_load[u32, 8](A)


@pytest.mark.parametrize(
    ("function", "text", "says"),
    [
        (too_wide, "block_load", "at most 256"),
        (odd_size, "block_load", "dwords"),
        (too_much_slm, "slm_init", "65536 bytes of SLM"),
        (wide_execution, "dpas", "execution size 16"),
        (wrong_depth, "dpas", "systolic depth 4"),
        (double, "f64", "no fp64"),
        (two_dimensional, "load_2d", "no 2D block messages"),
        (misaligned, "block_load", "promises 16-byte alignment"),
        (misaligned_slm, "slm_block_store", "promises 16-byte alignment"),
        (beyond, "block_load", "256 bytes"),
        (no_slm, "slm_block_load", "comes before slm_init"),
        (wrong_pointer, "block_load", "reinterpret_cast[u32]"),
    ],
)
def test_refused_with_the_line(function, text, says):
    with pytest.raises(KernelError, match=says.replace("[", r"\[").replace("]", r"\]")) as caught:
        launch(function, np.zeros(64, np.float32))
    assert caught.value.line == line_of(function, text)


def test_an_input_cannot_be_written():
    a = np.zeros(64, np.float32)
    a.flags.writeable = False

    @kernel
    def store(item: nd_item, A: ptr[f32]):
        block_store[f32, 4](A, simd[f32, 4](0))

    with pytest.raises(KernelError, match="which is an input"):
        launch(store, a)


def test_launch_is_checked():
    with pytest.raises(KernelError, match="128 hardware threads"):
        launch(no_slm, np.zeros(8, np.float32), total=256, group=256)
    with pytest.raises(KernelError, match="array of f32"):
        launch(no_slm, np.zeros(8, np.float64))
    with pytest.raises(KernelError, match="takes 1 arguments"):
        launch(no_slm)
    with pytest.raises(KernelError, match="multiple of the work-group"):
        launch(no_slm, np.zeros(8, np.float32), total=3, group=2)


# ---- barriers and races ----------------------------------------------------------------------------------------------


@kernel
def exchange(item: nd_item, A: ptr[f32]):
    slm_init(1024)
    lid = item.get_local_id(0)
    slm_block_store[f32, 8](lid * 32, simd[f32, 8](lid))
    barrier()
    block_store[f32, 8](A + 8 * lid, slm_block_load[f32, 8]((lid + 1) % 4 * 32))


@kernel
def no_barrier(item: nd_item, A: ptr[f32]):
    slm_init(1024)
    lid = item.get_local_id(0)
    slm_block_store[f32, 8](lid * 32, simd[f32, 8](lid))
    block_store[f32, 8](A + 8 * lid, slm_block_load[f32, 8]((lid + 1) % 4 * 32))


@kernel
def overwritten(item: nd_item, A: ptr[f32]):
    slm_init(1024)
    lid = item.get_local_id(0)
    slm_block_store[f32, 8](lid * 32, simd[f32, 8](lid))
    barrier()
    v = slm_block_load[f32, 8]((lid + 1) % 4 * 32)
    slm_block_store[f32, 8](lid * 32, v + 1.0)


@kernel
def same_place(item: nd_item, A: ptr[f32]):
    block_store[f32, 4](A, simd[f32, 4](item.get_global_id(0)))


@kernel
def never_written(item: nd_item, A: ptr[f32]):
    slm_init(1024)
    block_store[f32, 8](A, slm_block_load[f32, 8](512))


@kernel
def diverging(item: nd_item, A: ptr[f32]):
    if item.get_local_id(0) < 2:
        barrier()


@kernel
def two_barriers(item: nd_item, A: ptr[f32]):
    if item.get_local_id(0) < 2:
        barrier()
    else:
        barrier()  # another line


def test_barrier_orders_and_no_race_is_reported():
    for seed in range(5):
        a = np.zeros(32, np.float32)
        queue = launch(exchange, a, total=4, group=4, seed=seed)
        assert queue.races == [] and a[::8].tolist() == [1, 2, 3, 0]
        assert queue.counts["barrier"] == 4 and queue.counts["slm load 32 B"] == 4 and queue.counts["SLM bytes"] == 1024


@pytest.mark.parametrize(
    ("function", "first", "second", "words"),
    [
        (no_barrier, "slm_block_store", "slm_block_load", ("writes", "reads")),
        (overwritten, "v = slm_block_load", "v + 1.0", ("reads", "writes")),
    ],
)
def test_a_race_names_both_lines(function, first, second, words):
    for seed in range(5):  # found in whatever order the work-items run
        races = launch(function, np.zeros(32, np.float32), total=4, group=4, seed=seed).races
        lines = {line_of(function, first), line_of(function, second)}
        assert any(set(race["lines"]) == lines and all(w in race["text"] for w in words) for race in races), races


def test_groups_that_write_one_place_race():
    races = launch(same_place, np.zeros(4, np.float32), total=2, group=1).races
    assert races and "nothing orders two groups" in races[0]["text"]
    races = launch(same_place, np.zeros(4, np.float32), total=2, group=2).races
    assert races and "no barrier() between them" in races[0]["text"]


def test_uninitialised_slm_is_reported():
    races = launch(never_written, np.zeros(8, np.float32)).races
    assert races[0]["name"] == "unset_shared_memory" and races[0]["lines"] == [line_of(never_written, "slm_block_load")]


def test_barriers_that_not_everybody_reaches():
    with pytest.raises(KernelError, match="2 of 4 work-items wait at the barrier"):
        launch(diverging, np.zeros(8, np.float32), total=4, group=4)
    with pytest.raises(KernelError, match="different barriers"):
        launch(two_barriers, np.zeros(8, np.float32), total=4, group=4)


def test_the_seed_fixes_the_order():
    def order(seed):
        a = np.zeros(4, np.float32)
        launch(same_place, a, total=64, group=1, seed=seed)
        return a[0]

    assert order(3) == order(3)
    assert len({order(seed) for seed in range(8)}) > 1
