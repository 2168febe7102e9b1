"""A mistake in a numba-dpex kernel is told in one sentence with the reader's own line."""

import pytest

from course import gallery
from course.checker import check
from course.contracts.gemm import Gemm
from course.worker.host import Worker

pytestmark = pytest.mark.skipif(not gallery.runs_here("sycl"), reason="nothing here runs sycl kernels")

NAIVE = gallery.read(gallery.FOLDER / "sycl" / "honest_k_backwards.py").text
TILED = gallery.read(gallery.FOLDER / "sycl" / "honest_tile_of_eight.py").text
SUM = "total += widen(A[row, k]) * widen(B[k, col])"
STORE = "C[row, col] = total"
RANGE = "dpex.Range(*C.shape)"


@pytest.fixture(scope="module")
def worker():
    w = Worker("sycl", "cpu")
    yield w
    w.stop()


MISTAKES = {
    "undefined name": (NAIVE, "np.float32(0)", "zero", "The name 'zero' is not defined. The checker runs", "total ="),
    "name of another cell": (NAIVE, RANGE, "dpex.Range(M, N)", "The name 'M' is not defined. The checker", "submit("),
    "name that a text has too": (f'"""K, the depth."""\n{NAIVE}', "A.shape[1]", "K", "name 'K' is not", "for k in"),
    "index of the module": (NAIVE, "item.get_id(0)", "dpex.get_global_id(0)", "the kernel's first parameter", "row"),
    "index of kernel_api": (NAIVE, "item.get_id(0)", "kapi.get_id(0)", "item.get_id(0) on a Range", "row"),
    "misspelt in a kernel": (NAIVE, "np.float32(0)", "np.flaot32(0)", "do you mean 'float32'?", "np.flaot32"),
    "misspelt in launch": (NAIVE, RANGE, "dpex.Rang(*C.shape)", "do you mean 'Range'?", "submit("),
    "misspelt in the cell": (NAIVE, "@dpex.kernel", "@dpex.kernl", "do you mean 'kernel'?", "@dpex.kernl"),
    "too few arguments": (NAIVE, f"{RANGE}, A, B, C)", f"{RANGE}, A, B)", "takes 4 arguments", "submit(queue"),
    "too many arguments": (NAIVE, f"{RANGE}, A, B, C)", f"{RANGE}, A, B, C, C)", "more arguments", ""),
    "float16": (NAIVE, "np.float32(0)", "np.float16(0)", "no float16", "np.float16(0)"),
    "float16 in local memory": (TILED, "np.float32) for", "np.float16) for", "no float16", "tiles = ["),
    "Range with local memory": (TILED, "dpex.NdRange(C.shape, (T, T))", RANGE, "needs an NdRange", "submit(queue"),
    "group does not divide": (TILED, "(T, T)), A", "(T, 9)), A", "not a multiple of the work-group", "submit(queue"),
    "group too large": (TILED, "C.shape, (T, T)), A", "(128, 128), (128, 128)), A", "at most 8192", "submit("),
    "too much local memory": (TILED, "(T, T), np", "(T, 2000), np", "bytes of local memory", "submit(queue"),
    "4-D local memory": (TILED, "(T, T), np", "(T, T, 2, 2), np", "at most 3 dimensions", "tiles = ["),
    "private shape": (NAIVE, "np.float32(0)", "kapi.PrivateArray(A.shape[0], np.float32)[0]", "as numbers", "Priv"),
    "array function": (NAIVE, STORE, "C[row, col] = np.sum(A[row, :])", "np.sum does not exist", "np.sum"),
    "array in a kernel": (NAIVE, "np.float32(0)", "np.zeros(4)", "np.zeros does not work", "np.zeros"),
    "value returned": (NAIVE, STORE, f"{STORE}\n    return total", "A kernel returns nothing", "return total"),
    "view of a float": (NAIVE, STORE, f"{STORE}\n    bits = total.view(np.uint32)", "np.float32(total).view", ".view("),
    "device function, arguments": (NAIVE, "widen(A[row, k])", "widen(A[row, k], 2)", "too many arguments", "widen("),
    "device function, from launch": (NAIVE, "    submit(", "    widen(3)\n    submit(", "inside a kernel", "widen(3)"),
    "kernel called": (NAIVE, f"submit(queue, gemm, {RANGE}, A, B, C)", "gemm(A, B, C)", "with submit(", "gemm(A"),
    "plain function": (NAIVE, "@dpex.kernel", "def one(x):\n    return x\n\n\n@dpex.kernel", None, ""),
    "not a kernel": (NAIVE, "@dpex.kernel\n", "", "put @dpex.kernel", "submit(queue"),
    "wrong attribute": (NAIVE, "item.get_id(0)", "item.get_local_id(0)", "no 'get_local_id' on an Item", "row"),
    "wrong barrier": (TILED, "kapi.group_barrier", "kapi.barrier", "group_barrier(group)", "kapi.barrier"),
    "tuple as range": (NAIVE, RANGE, "C.shape", "dpex.Range(...) or dpex.NdRange(...)", "submit(queue"),
    "NumPy array": (NAIVE, "A, B, C)\n", "A, B, np.zeros((3, 3)))\n", "not on the device", "submit(queue"),
    "view with gaps": (NAIVE, f"{RANGE}, A, B, C)", f"{RANGE}, A[:, ::2], B, C)", "is a view with gaps", "submit("),
    "three indices": (NAIVE, "A[row, k]", "A[row, k, 0]", "indices that do not fit", "total +="),
    "text": (NAIVE, STORE, f"{STORE}\n    print('x', total)", "print numbers only", "print("),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_gets_one_sentence_and_its_line(worker, name):
    base, old, new, told, line = MISTAKES[name]
    assert old in base
    text = base.replace(old, new)
    if name == "NumPy array":
        text = text.replace("def launch(queue, A, B, np.zeros((3, 3)))", "def launch(queue, A, B, C)")
        text = text.replace("def gemm(item: kapi.Item, A, B, np.zeros((3, 3)))", "def gemm(item: kapi.Item, A, B, C)")
    if name == "plain function":
        text, told, line = text.replace(SUM, "total += one(widen(A[row, k]))"), "'one' cannot be used", "one(widen"
    verdict = check(text, Gemm("x", multiple=(16, 16, 16)), worker, "k", limit_s=60)
    assert verdict.outcome == "refused", str(verdict)
    assert told in verdict.message
    assert line in verdict.source_line and verdict.line
    assert len(verdict.message) < 260 and "\n" not in verdict.message and "_submit_kernel" not in verdict.message


def test_a_missing_second_barrier_is_placed(worker):
    text = gallery.read(gallery.FOLDER / "sycl" / "second_barrier_missing.py").text
    verdict = check(text, Gemm("x", multiple=(16, 16, 16)), worker, "k")
    assert verdict.causes[0].name == "missing_barrier"
    assert "after `total += tile_a[i, k] * tile_b[k, j]`" in str(verdict)


def test_a_right_kernel_that_computes_in_float64_passes_with_a_note(worker):
    for zero, noted in (("0.0", True), ("np.float32(0)", False)):
        assert "np.float32(0)" in NAIVE
        verdict = check(NAIVE.replace("np.float32(0)", zero), Gemm("x", multiple=(16, 16, 16)), worker, "k")
        assert verdict.passed and ("computes in float64" in str(verdict)) == noted
