"""What the MUSA lessons print beside a kernel: bytes that the simulator counts, steps on two cards."""

from types import SimpleNamespace

import pytest

from course import comparison, lessonfile, published
from course.musa import recorded, traffic
from course.toolchains.base import KernelError
from tests import needs


def text(stage):
    return (lessonfile.KERNELS / "musa" / f"{stage}.mu").read_text()


@needs.gxx
def test_bytes_of_a_gemm_of_one_warp_tiles():
    found = traffic.counts(text("wmma_one_warp"), (64, 96, 32))
    tiles, turns = 2 * 3, 2
    assert found["matrix products"] == tiles * turns
    assert found["global bytes read"] == tiles * turns * 2 * (32 * 16 * 2)
    assert found["global bytes written"] == 64 * 96 * 2


@needs.gxx
def test_a_wrong_kernel_has_no_counts():
    swapped = text("wmma_one_warp").replace("A + m0 + k * M, M", "A + m0 + k * M, K")
    with pytest.raises(KernelError, match="pass its check first"):
        traffic.counts(swapped, (64, 96, 32))


@needs.gxx
def test_a_constant_that_is_not_there_is_one_sentence(capsys):
    traffic.show(text("wmma_one_warp"), BK=(16, 32))
    assert capsys.readouterr().out == "This kernel has no constant BK.\n"


def test_published_and_recorded_stand_in_columns_of_their_own(capsys):
    recorded.beside(("two", "split_epilogue 2", "epilogue_split2"), ("fused", "fused_epilogue", None))
    head, two, fused, *notes = capsys.readouterr().out.splitlines()
    assert head.index("published") < head.index("recorded")
    row = published.rows("s4000", id="epilogue_split2")[0]
    assert f"{row.value} M01" in two
    assert fused.split()[1] == "-"
    assert any("M01" in n for n in notes) and any("H200" in n for n in notes)


@pytest.mark.parametrize(
    "base,now,said",
    [((50, 50), (51, 52), "better"), ((50, 50), (40, 49), "worse"), ((50, 50), (50.2, 50.2), "no difference"),
     ((34, 49), (26, 36), "no difference"), (None, (50, 50), ""), ((50, 50), None, "")],
)  # fmt: skip
def test_a_step_is_better_or_worse_only_beyond_the_noise(base, now, said):
    assert recorded.against(base, now) == said


def test_compare_shows_the_gain_of_a_rate_too(monkeypatch, tmp_path):
    """Article 001 prints TFLOPS: higher is better, so the gain is this stage over the one before."""
    monkeypatch.setenv("COURSE_STATE", str(tmp_path))
    this = SimpleNamespace(name="25_block_tiles", file=lessonfile.read("25"), predictions=dict)
    before, after = (published.headline(n).bounds[0] for n in ("24_column_major_wmma", "25_block_tiles"))
    rows = comparison.table(this).splitlines()
    assert rows[1].split() == ["24_column_major_wmma", f"{before:g}", "TFLOPS", "-"]
    assert rows[2].endswith(f"{after:g} TFLOPS  {after / before:.2f}x                  -")
