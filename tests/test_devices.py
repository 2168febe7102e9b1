"""Device constants: each with a unit, a source and an honest status; arithmetic among them holds."""

import pytest

from course.devices import NOTES, STATUSES, resources
from course.devices import known as known_devices
from course.figures import Figure
from course.published import all_caveats, one

CONSTANTS = [
    pytest.param(constant, id=f"{device}.{name}")
    for device in known_devices()
    for name, constant in resources(device).constants.items()
]


def test_the_three_cards_are_known():
    assert {"arc_a770", "hygon_gfx936", "mtt_s4000"} <= set(known_devices())
    for device in ("arc_a770", "hygon_gfx936", "mtt_s4000"):
        assert (NOTES / f"{device}.md").exists()


@pytest.mark.parametrize("constant", CONSTANTS)
def test_a_constant_has_unit_source_and_status(constant):
    assert constant.unit and constant.source and constant.status in STATUSES
    if constant.status == "conflict":
        assert constant.note, "a conflict says what disagrees"


@pytest.mark.parametrize("device", known_devices())
def test_caveats_named_in_notes_exist(device):
    import re

    for constant in resources(device).constants.values():
        for id in re.findall(r"\b[AHM]\d\d\b", constant.note):
            assert id in all_caveats()


def test_peaks_are_engines_times_rate_times_clock():
    a770 = resources("arc_a770")
    engines, gigahertz = a770.vector_engines.value, a770.clock.value / 1e3
    for rate, peak in (
        ("fp32_flop_per_clock", "peak_fp32"),
        ("fp16_flop_per_clock", "peak_fp16"),
        ("bf16_xmx_flop_per_clock", "peak_bf16_xmx"),
        ("int8_xmx_op_per_clock", "peak_int8_xmx"),
    ):
        assert engines * a770[rate].value * gigahertz / 1e3 == pytest.approx(a770[peak].value, rel=0.01)


def test_derived_numbers_follow():
    a770, dcu, s4000, h200 = (resources(d) for d in ("arc_a770", "hygon_gfx936", "mtt_s4000", "nvidia_h200"))
    assert a770.threads_per_vector_engine.value * a770.vector_engines.value == a770.hardware_threads.value
    assert a770.hardware_threads.value // a770.xe_cores.value == a770.threads_per_xe_core.value
    dpas = 2 * a770.dpas_repeat_max.value * a770.dpas_exec_size.value * a770.dpas_k_bf16.value
    assert dpas / a770.bf16_xmx_flop_per_clock.value == a770.dpas_cycles.value
    assert dcu.register_file_per_simd.value / (4 * dcu.wave_size.value) == dcu.vgpr_per_lane.value
    assert s4000.registers_per_block.value / s4000.max_block.value == s4000.registers_per_thread_at_1024.value
    for ridge, peak, bandwidth in (
        (a770.ridge_bf16, a770.peak_bf16_xmx, a770.memory_bandwidth),
        (dcu.ridge_bf16, dcu.peak_bf16, dcu.memory_read_bandwidth),
        (dcu.ridge_bf16_article, dcu.peak_bf16_article, dcu.memory_bandwidth_article),
        (s4000.ridge_fp16, s4000.peak_fp16, s4000.memory_bandwidth),
        (h200.ridge_bf16, h200.peak_bf16, h200.memory_bandwidth),
    ):
        assert 1e3 * peak.value / bandwidth.value == pytest.approx(ridge.value, rel=0.01)


def test_constants_agree_with_what_the_articles_print():
    a770, dcu, s4000 = (resources(d) for d in ("arc_a770", "hygon_gfx936", "mtt_s4000"))
    assert a770.hardware_threads.value == one("a770/a770_hw_spec/spec_hw_threads/hardware_thread_count").value
    assert a770.block_message_max.value == one("a770/operand_stages/lsc_block_load_limit_dg2/max_block_load").value
    assert dcu.compute_units.value == one("gfx936/resources/cu/compute_units").value
    assert dcu.memory_bandwidth_article.value == one("gfx936/roofline/hbm_bandwidth/hbm_bandwidth").value
    assert s4000.warp_size.value == one("s4000/spec/spec_warp/warp_size").value
    assert s4000.memory_bandwidth.value == one("s4000/spec/spec_bandwidth/memory_bandwidth").value


def test_unknown_names_are_one_sentence():
    with pytest.raises(KeyError) as caught:
        resources("arc_a700")
    assert str(caught.value).startswith("No device 'arc_a700'") and "\n" not in str(caught.value)
    with pytest.raises(KeyError) as caught:
        _ = resources("arc_a770").slm_per_core
    assert "arc_a770.json has no constant 'slm_per_core'" in str(caught.value)
    assert not hasattr(resources("arc_a770"), "slm_per_core")


def test_an_unsure_constant_shows_its_status():
    a770 = resources("arc_a770")
    assert str(a770.slm_per_xe_core) == "131072 B"
    assert str(a770.memory_bus_width).endswith("[unverified]")
    assert str(a770.sub_group_sizes) == "8, 16, 32 work-item"


def test_a_figure_shows_kind_and_source():
    assert str(Figure(1.95174, "ms", "published", "article 003, row 10")) == "1.952 ms (published: article 003, row 10)"
    assert str(Figure((0.0613, 0.0615), "ms", "published", "x", "A03")) == "0.0613–0.0615 ms (published: x; A03)"
    assert str(Figure(786432, "dpas", "counted", "ocloc")) == "786432 dpas (counted: ocloc)"


def test_a_figure_without_kind_or_source_is_refused():
    with pytest.raises(ValueError, match="measured, published"):
        Figure(1, "ms", "guessed", "me")
    with pytest.raises(ValueError, match="no source"):
        Figure(1, "ms", "measured", "")
