"""The published figures: complete, and consistent wherever no caveat says otherwise."""

import pytest

from course import published
from course.published import all_caveats, caveats, gain, ladder, load, one, rows, share, stage

ROWS = load()
STAGES = "a770/stage_ladder/"


def doubted(row, *ids):
    return set(ids or all_caveats()) & set(row.caveats)


def flop(row):
    return 2 * row.shape["M"] * row.shape["N"] * row.shape["K"]


def named(metric, table=None, system=None):
    return [pytest.param(row, id=row.id) for row in rows(metric=metric, table=table, system=system)]


def test_all_figures_load():
    assert len(ROWS) == 444
    assert [row.row for row in ROWS] == list(range(1, 445))
    assert len({row.id for row in ROWS}) == 444
    assert {row.article for row in ROWS} == set(published.ARTICLES)


def test_a_row_without_a_number_says_so():
    empty = [row for row in ROWS if row.value is None]
    assert {row.kind for row in empty} <= {"planned", "spec", "config"}
    assert all(row.note or row.kind == "planned" or row.shape for row in empty)
    with pytest.raises(ValueError, match="prints no number"):
        empty[0].figure()


def test_every_other_row_is_a_figure_with_its_source():
    for row in ROWS:
        if row.value is not None:
            assert f"(published: article {row.article}, row {row.row}" in str(row.figure())


def test_totals_and_single_calls_agree():
    calls = [row for row in rows(metric="time_per_call", table="stage_ladder") if row.id.endswith("/time_per_call")]
    assert len(calls) > 10
    for call in calls:
        total = one(f"{STAGES}{call.name}/time_total")
        assert call.milliseconds[0] == pytest.approx(total.milliseconds[0], rel=1e-5)


def test_every_caveat_is_explained_and_used():
    used = {id for row in ROWS for id in row.caveats}
    assert used == set(all_caveats())
    assert [c.severity for c in caveats(one(STAGES + "jm_walk_n/time_per_call"))] == ["high", "high"]


def test_rows_finds_by_name_prefix_and_field():
    assert len(rows(system="a770")) + len(rows(system="gfx936")) + len(rows(system="s4000")) == 444
    assert {row.table for row in rows(id="a770/wide_load")} == {"wide_load"}
    assert rows(id="a770/wide") == []
    assert {row.metric for row in rows(id="naive")} == {"time_total", "time_per_call", "relative_efficiency_vs_onemkl"}


def test_every_lesson_finds_its_figures():
    names = [entry["lesson"] for entry in ladder()["lessons"]]
    assert [name[:2] for name in names] == [f"{n:02}" for n in range(31)]
    for entry in ladder()["lessons"]:
        for prefix in entry["rows"]:
            assert rows(id=prefix), f"{entry['lesson']}: no figure below {prefix}"
        for key in ("headline", "before"):
            if key in entry:
                one(entry[key])
        if "headline" in entry:
            assert one(entry["headline"]) in stage(entry["lesson"])
        if "session" in entry:
            one(ladder()["sessions"][entry["session"]]["reference"])
    assert published.unmapped() == []


def test_unknown_lesson_and_figure_are_one_sentence():
    for ask in (lambda: stage("99_nothing"), lambda: one("nothing")):
        with pytest.raises(KeyError, match="has no"):
            ask()


# What the articles computed from their own times, computed again.


@pytest.mark.parametrize("row", named("relative_efficiency_vs_onemkl", table="stage_ladder"))
def test_efficiencies_of_the_stages(row):
    time = one(STAGES + row.name.replace("naive_table_2row", "naive") + "/time_per_call")
    low, _ = share(time, one(STAGES + "onemkl_ref/time_per_call"))
    assert 100 * low == pytest.approx(row.value, abs=0.01)
    if abs(100 * low - row.value) > 0.0051:  # cut off instead of rounded
        assert doubted(row, "A14")


@pytest.mark.parametrize("row", named("throughput", system="a770"))
def test_throughputs_follow_from_times(row):
    (time,) = [other for other in rows(id=f"a770/{row.table}/{row.name}") if other.milliseconds]
    half = 0.5 * 10.0 ** -len(str(time.value).split(".")[1])  # the time is printed rounded
    low, high = (flop(row) / ((time.value + error) * 1e9) for error in (half, -half))
    assert low - 0.0051 <= row.value <= high + 0.0051 or doubted(row, "A14")


@pytest.mark.parametrize("row", named("time_reduction", table="prefetch_compare"))
def test_prefetch_gains_follow_from_times(row):
    shape = row.name.removeprefix("prefetch_vs_dbuf_")
    before, after = (one(f"a770/prefetch_compare/{kind}_{shape}/time_per_call") for kind in ("dbuf", "prefetch"))
    (rate,) = rows(id=f"a770/prefetch_compare/{row.name}", metric="throughput_gain")
    ratio, _ = gain(before, after)
    assert 100 * (1 - 1 / ratio) == pytest.approx(row.value, abs=0.06)
    assert 100 * (ratio - 1) == pytest.approx(rate.value, abs=0.06)
    assert (row.beta != 0) == (ratio > 1)  # A11: the confound


@pytest.mark.parametrize(
    ("claim", "before", "after"),
    [
        ("jm_big_tile_grf_vs_joint_matrix/speedup_percent", "joint_matrix", "jm_big_tile_grf"),
        ("jm_big_tile_grf_vs_jm_slm/speedup_percent", "jm_slm", "jm_big_tile_grf"),
        ("jm_big_tile_grf_vs_jm_slm_double_buffer/speedup_percent", "jm_slm_double_buffer", "jm_big_tile_grf"),
        ("jm_tuned_128x64_vs_big_tile/time_reduction", "jm_big_tile_grf", "jm_tuned_128x64"),
        ("jm_vnni_vec_vs_vnni/time_reduction", "jm_vnni", "jm_vnni_vec"),
        ("jm_walk_n_vs_vec/time_reduction", "jm_vnni_vec", "jm_walk_n"),
    ],
)
def test_claimed_gains_of_the_stages(claim, before, after):
    """Two definitions of "faster" (A13); the first is old / new - 1, the second time saved, printed to one percent."""
    row = one(STAGES + claim)
    ratio, _ = gain(one(f"{STAGES}{before}/time_per_call"), one(f"{STAGES}{after}/time_per_call"))
    if row.metric == "speedup_percent":
        assert 100 * (ratio - 1) == pytest.approx(row.value, abs=1) and doubted(row, "A13")
    else:
        assert 100 * (1 - 1 / ratio) == pytest.approx(row.value, abs=1)


def test_large_grf_slowdowns():
    base = one("a770/large_grf/jm_16x16_default_grf/time_total")
    for row in rows(table="large_grf", metric="slowdown"):
        (time,) = rows(id=f"a770/large_grf/{row.name}", metric="time_total")
        assert 100 * (gain(time, base)[0] - 1) == pytest.approx(row.value, abs=0.6)


@pytest.mark.parametrize("library", ["onemkl", "onednn"])
@pytest.mark.parametrize("kernel", ["dbuf_final", "prefetch_final"])
def test_efficiencies_of_the_final_session(kernel, library):
    table = "a770/library_final_session/"
    printed = one(f"{table}{kernel}/relative_efficiency_vs_{library}")
    low, _ = share(one(f"{table}{kernel}/time_per_call"), one(f"{table}{library}_final/time_per_call"))
    assert 100 * low == pytest.approx(printed.value, abs=0.06)


def test_attention_gains_are_time_saved():
    for length in ("16k", "32k"):
        times = [one(f"gfx936/attention_segments/attn_seg{n}_{length}/time_per_call") for n in (16, 32)]
        printed = one(f"gfx936/attention_segments/attn_seg32_vs_seg16_{length}/time_reduction")
        ratio, _ = gain(*times)
        assert 100 * (1 - 1 / ratio) == pytest.approx(printed.value, abs=0.6)
        assert doubted(printed, "H04")


def test_roofline_follows_from_its_inputs():
    bandwidth = one("gfx936/roofline/hbm_bandwidth/hbm_bandwidth").value
    peak = one("gfx936/roofline/bf16_peak/compute_peak").value
    assert 1e3 * peak / bandwidth == pytest.approx(one("gfx936/roofline/ridge/ridge_point").value, abs=1)
    weights, floor = (
        one("gfx936/decode_estimate/weights/weight_bytes"),
        one("gfx936/decode_estimate/weight_io/time_per_token"),
    )
    assert 1e3 * weights.value / bandwidth == pytest.approx(floor.value, abs=0.5)


# The contradictions: each is real, and marked on the rows it touches.


def test_a03_one_design_two_times():
    early, final = (
        one("a770/a_slm_relay/esimd_a_slm_relay/time_per_call"),
        one("a770/library_final_session/dbuf_final/time_per_call"),
    )
    assert min(gain(final, early)) > 1.2
    assert doubted(early, "A03") and doubted(final, "A03")


def test_a04_is_a_factor_of_ten():
    first = one("a770/vtune_full_compute_wide_vs_onednn/esimd_wide/alu0_plus_alu1_instructions")
    second = [one(f"a770/vtune_wide_operand_onednn/esimd_wide/alu{n}_instructions").value for n in (0, 1)]
    assert sum(second) / first.value == pytest.approx(10, rel=0.01) and doubted(first, "A04")


def test_a08_percentages_of_different_runs():
    """The library time that each percentage implies, in ms: three kernels, three denominators."""
    implied = []
    for kernel, time in (
        ("esimd_geometry/esimd_bk32_dbuf_16x16", "time_per_call"),
        ("wide_load/esimd_wide", "time_total"),
        ("library_final_session/dbuf_final", "time_per_call"),
    ):
        percent = one(f"a770/{kernel}/relative_efficiency_vs_onemkl")
        implied.append(percent.value / 100 * one(f"a770/{kernel}/{time}").milliseconds[0])
        assert doubted(percent, "A08")
    assert implied == [pytest.approx(library, abs=1e-4) for library in (0.0537, 0.0529, 0.0491)]


def test_a09_two_statements_disagree():
    table = "a770/operand_stages/esimd_a_direct_b_layout_c_merge/"
    percent, ratio = one(table + "relative_efficiency_vs_onemkl"), one(table + "slowdown_ratio")
    assert abs(percent.value - 100 / ratio.value) > 0.5 and doubted(percent, "A09") and doubted(ratio, "A09")


def test_a11_two_times_for_one_case():
    early, late = (
        one("a770/generalisation/gen_small/time_per_call"),
        one("a770/prefetch_compare/dbuf_small/time_per_call"),
    )
    assert (early.shape, early.alpha, early.beta) == (late.shape, late.alpha, late.beta)
    assert gain(early, late)[0] > 1.4 and doubted(early, "A11") and doubted(late, "A11")


def test_a15_summary_names_the_wrong_stage():
    summary = one("a770/summary_claims/summary_wg_slm/time_per_call")
    assert one(STAGES + "jm_slm/time_per_call").value == pytest.approx(summary.value, abs=0.02)
    assert one(STAGES + "tiling_slm/time_per_call").value > 2 * summary.value and doubted(summary, "A15")


def test_h01_gemv_is_not_at_the_bandwidth():
    claim = one("gfx936/gemv_double_buffer/gemv_no_double_buffer/fraction_of_hbm_peak")
    for row in rows(table="gemv_rows_per_block"):
        assert 100 * share(row, one("gfx936/roofline/hbm_bandwidth/hbm_bandwidth"))[1] < claim.bounds[0]
        assert doubted(row, "H01")
    assert doubted(claim, "H01")


def test_m01_final_is_below_the_steps_kept():
    final = one("s4000/concurrency/conc_single_main_dual_epilogue/throughput")
    assert final.value == one("s4000/tile/tile_n128/throughput").value and doubted(final, "M01")
    for step in ("s4000/epilogue/epilogue_split2/throughput", "s4000/mainloop/mainloop_wait_prior_unroll2/throughput"):
        assert one(step).value > final.value and doubted(one(step), "M01")
    assert not any("before" in published.entry(lesson) for lesson in ("26_epilogue", "27_main_loop"))


def test_gain_refuses_different_units():
    with pytest.raises(ValueError, match="no gain"):
        gain(one(STAGES + "naive/time_per_call"), one("s4000/early/wmma_first/throughput"))


def test_the_page_holds_every_row():
    text = published.markdown()
    for row in ROWS:
        assert f" {row.name}" in text
    assert text.count("\n### ") == len({(row.system, row.table, row.section) for row in ROWS})
