"""The models that lessons predict with: program order, panels, an LRU cache, a decoder's bytes, recorded times."""

import numpy as np
import pytest

from course.models import decode, lru, program_order, recorded, roofs

GRID = [(1, 1, 1), (5, 6, 1), (5, 6, 3), (5, 6, 8), (1, 9, 4), (64, 64, 8)]


@pytest.mark.parametrize("tiles_m, tiles_n, group", GRID)
def test_every_tile_has_one_program(tiles_m, tiles_n, group):
    order = program_order.grouped(tiles_m, tiles_n, group)
    assert sorted(order) == [(m, n) for m in range(tiles_m) for n in range(tiles_n)]


def test_a_group_runs_down_its_rows_first_and_the_last_may_be_shorter():
    order = program_order.grouped(5, 2, 3)
    assert order[:6] == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert order[6:] == [(3, 0), (4, 0), (3, 1), (4, 1)]


def test_the_order_is_the_kernels(tmp_path):
    """The formula of the kernel file, on plain integers, gives the model's order."""
    from course import lessonfile

    text = (lessonfile.KERNELS / "triton" / "group_m.py").read_text()
    region = text.split("### BEGIN SOLUTION")[1].split("### END SOLUTION")[0]
    code = compile("\n".join(line[4:] for line in region.splitlines()), "group_m", "exec")
    for tiles_m, tiles_n, group in GRID:
        found = []
        for pid in range(tiles_m * tiles_n):
            space = {"pid": pid, "tiles_m": tiles_m, "tiles_n": tiles_n, "GROUP_M": group}
            exec(code, space)
            found.append((space["tile_m"], space["tile_n"]))
        assert found == program_order.grouped(tiles_m, tiles_n, group)


def test_a_group_of_no_rows_is_refused():
    with pytest.raises(ValueError, match="must be 1 or more"):
        program_order.grouped(4, 4, 0)


def test_panels_of_a_square_window_are_fewest():
    assert program_order.panels(program_order.grouped(64, 64, 1)[:64]) == 65
    assert program_order.panels(program_order.grouped(64, 64, 8)[:64]) == 16


def test_the_cache_forgets_what_was_unused_for_longest():
    cache = lru.Lru(2)
    assert [cache.touch(key, 1) for key in "abacab"] == [False, False, True, False, True, False]
    assert cache.missed == 4
    assert not cache.touch("too large", 3) and not cache.touch("too large", 3)


def test_a_cache_that_holds_everything_reads_each_tile_once():
    order = program_order.grouped(6, 4, 2)
    assert lru.gemm_bytes(order, 5, 3, 7, 4, 10**6, 0.5, seed=1) == 5 * (6 * 3 + 4 * 7)


def test_in_lock_step_a_small_cache_reads_what_the_count_says():
    order = program_order.grouped(6, 4, 2)
    count = sum(program_order.panels(w) for w in program_order.windows(order, 4))
    assert lru.gemm_bytes(order, 50, 1, 1, 4, 16) == 50 * count


def test_decode_does_one_operation_a_byte_and_the_ridge_is_crossed_where_it_says():
    flop, moved = decode.linear(34816, 5120, 1)
    assert flop / moved == pytest.approx(1, abs=1e-3)
    n = decode.tokens_at(327, 34816, 5120)
    assert np.divide(*decode.linear(34816, 5120, n)) >= 327 > np.divide(*decode.linear(34816, 5120, n - 1))
    with pytest.raises(ValueError, match="whatever the number"):
        decode.tokens_at(1000, 1024, 1024)


def test_the_cache_of_one_layer_matches_the_attention_contract():
    from course.contracts import contract

    promised = contract("gfx936_attention")
    _, moved = promised.cost(promised.bench_case({"L": 32768}).sizes)
    assert decode.kv_bytes(32768, 1) == pytest.approx(moved, rel=1e-3)


def test_both_published_roofs_are_kept_apart():
    first, second = roofs.gfx936()
    assert first.ridge == pytest.approx(327, abs=1) and second.ridge == pytest.approx(355, abs=1)
    assert 1e3 * first.bound(54e9, 54e9) == pytest.approx(44.8, abs=0.1)


def test_recorded_times_say_where_they_come_from():
    record = recorded.best("gemv bf16 34816x5120")
    shown = str(recorded.figure("gemv bf16 34816x5120"))
    assert "recorded: NVIDIA H200" in shown and record["date"] in shown and record["commit"] in shown
    with pytest.raises(KeyError, match="there are"):
        recorded.best("gemv f64")


def test_a_sweep_holds_one_recorded_time_for_each_value():
    found = recorded.sweep("num_stages")
    assert list(found) == [1, 2, 3, 4] and all("num_stages" in str(f) and "commit" in str(f) for f in found.values())
    assert list(recorded.sweep("split_kv_attention", "attention bf16 8192")) == [4, 8, 16, 32, 64]
    with pytest.raises(KeyError, match="attention bf16 16384"):
        recorded.sweep("split_kv_attention")  # of three lengths: which?
    with pytest.raises(KeyError, match="there are"):
        recorded.sweep("naive")
