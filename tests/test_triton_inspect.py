"""Listings of the Triton kernels for devices that are not here."""

from pathlib import Path

import pytest

from course.build import cut_answers
from course.contracts import contract
from course.toolchains import triton as toolchain
from course.toolchains import triton_listing as listing
from course.toolchains.base import KernelError

pytest.importorskip("triton")
KERNELS = Path(__file__).resolve().parents[1] / "course" / "kernels" / "triton"


def arguments(name, sizes):
    return contract(name).make(contract(name).bench_case(sizes)).arguments


@pytest.fixture(scope="module")
def gemm():
    return arguments("gfx936_gemm", {"M": 256, "N": 256, "K": 256})


def test_gfx90a_uses_matrix_operations_of_16_by_16_only(gemm):
    found = toolchain.inspect((KERNELS / "triton_gemm.py").read_text(), gemm, {}, "gfx90a")
    assert found.figures["their shape"].endswith("16x16x16") and "32x32" not in found.listing
    # A wave has a quarter of 64 x 64 x 32: 131072 / 4096 / 4 products of 16 x 16 x 16.
    assert found.figures["matrix instructions a turn"] == 8
    assert found.figures["spilled registers"] == 0
    assert any("stands in for gfx936" in n for n in found.notes)


def test_more_stages_take_more_lds_and_leave_fewer_waves(gemm):
    found = [i.figures for i in toolchain.stages((KERNELS / "num_stages.py").read_text(), gemm, {})]
    lds = [f["LDS bytes"] for f in found]
    assert lds == sorted(lds) and lds[1] * 2 == lds[2]
    waves = [f["gfx936 waves a SIMD (estimate)"] for f in found]
    assert waves == sorted(waves, reverse=True) and waves[0] > waves[-1]
    assert found[0]["bound by"] == "registers" and found[-1]["bound by"] == "LDS"
    assert {f["matrix instructions a turn"] for f in found} == {32}


def test_nvidia_target_gives_sass(gemm):
    found = toolchain.inspect((KERNELS / "triton_gemm.py").read_text(), gemm, {}, "sm_90")
    assert "HGMMA" in found.listing and found.figures["matrix instructions a turn"] > 0


def test_occupancy_follows_the_scarcest_resource():
    assert listing.occupancy(58, 0, 4)["bound by"] == "the wave slots"  # article 002's GEMV
    assert listing.occupancy(256, 0, 4) == {"gfx936 waves a SIMD (estimate)": 3, "bound by": "registers"}
    assert listing.occupancy(64, 32768, 4) == {"gfx936 waves a SIMD (estimate)": 2, "bound by": "LDS"}


def test_main_loop_is_the_one_that_loads():
    text = ["A:", " load", " mma", " branch A", "B:", " mma", " mma", " branch B", " branch A"]
    assert listing.main_loop(text, r"(\w):", r"branch (\w)", "mma", "load") == text[:4]


def test_unknown_target_is_refused(gemm):
    with pytest.raises(KernelError, match="no compiler here for 'gfx936'"):
        toolchain.inspect((KERNELS / "triton_gemm.py").read_text(), gemm, {}, "gfx936")


def test_compile_error_names_the_readers_line(gemm):
    text = (KERNELS / "triton_gemm.py").read_text()
    text = text.replace("acc = tl.dot(a, b, acc)", "acc = tl.dot(a, b, nothing)")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "nothing" in row)
    with pytest.raises(KernelError) as told:
        toolchain.inspect(text, gemm, {}, "gfx90a")
    assert told.value.line == line and "nothing" in str(told.value)


def test_cache_belongs_to_the_user_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = Path(toolchain._private_cache())
    assert folder.is_relative_to(tmp_path) and folder.stat().st_mode & 0o077 == 0


def test_a_cache_that_others_can_write_is_not_used(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "own"))
    chosen = tmp_path / "chosen"
    chosen.mkdir()
    chosen.chmod(0o755)
    assert toolchain._private_cache(str(chosen)) == str(chosen)
    chosen.chmod(0o777)
    assert Path(toolchain._private_cache(str(chosen))).is_relative_to(tmp_path / "own")
    link = tmp_path / "link"
    link.symlink_to(chosen)
    assert Path(toolchain._private_cache(str(link))).is_relative_to(tmp_path / "own")


def test_an_unwritten_kernel_and_a_bad_mask_are_told_in_a_sentence(gemm):
    text = (KERNELS / "triton_gemm.py").read_text()
    with pytest.raises(KernelError, match="not written yet"):
        toolchain.inspect(cut_answers(text), gemm, {}, "gfx90a")
    wrong = text.replace("(rows[:, None] < M) & (ks[None, :] < K)", "rows[:, None] < M & ks[None, :] < K")
    with pytest.raises(KernelError, match="binds tighter") as told:
        toolchain.inspect(wrong, gemm, {}, "gfx90a")
    assert "M & ks[None, :] < K" in wrong.splitlines()[told.value.line - 1]


def test_a_listing_shows_its_main_loop(gemm):
    found = toolchain.inspect((KERNELS / "triton_gemm.py").read_text(), gemm, {}, "gfx90a")
    loop = toolchain.loop_of(found.listing)
    assert loop.count("\tv_mfma") == found.figures["matrix instructions a turn"] and ".amdgcn_target" not in loop
