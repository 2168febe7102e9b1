"""The GPU lanes without a GPU: what the compilers are given, and the bench with the simulator in a GPU's place."""

import json
import stat
from types import SimpleNamespace

import pytest

from course import records
from course.musa import bench, build, source
from course.toolchains import musa
from course.toolchains.base import KernelError
from tests import needs

STAGES = sorted(p.stem for p in build.KERNELS.glob("*.mu"))
# A compiler that keeps what it is given, and makes an empty library of it.
COMPILER = """#!/bin/sh
if [ "$1" = --version ]; then echo fake 1.0; exit; fi
for word in "$@"; do
    echo "$word" >> {kept}/arguments
    case "$word" in
        unit.*|*/unit.*) cp "$word" {kept}/source ;;
        -I*) cp "${{word#-I}}"/*.h {kept}/ ;;
        */made.so) echo | g++ -x c++ -shared -o "$word" - ;;
    esac
done
"""


@pytest.fixture
def compilers(tmp_path, monkeypatch):
    """lane -> folder in which its fake compiler keeps what it was given."""
    monkeypatch.setenv("COURSE_STATE", str(tmp_path / "state"))
    kept = {}
    for lane, tool in (("nvidia", "nvcc"), ("s4000", "mcc")):
        kept[lane] = tmp_path / lane
        kept[lane].mkdir()
        script = tmp_path / tool
        script.write_text(COMPILER.format(kept=kept[lane]))
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setattr(build, tool, lambda script=script: str(script))
    monkeypatch.setattr(build, "cublas", lambda: ["-lcublas"])
    return kept


def given(folder):
    """(source, its headers, arguments) that a fake compiler was given."""
    headers = {p.name: p.read_text() for p in folder.glob("*.h") if (build.KERNELS / p.name).exists()}
    return (folder / "source").read_text(), headers, (folder / "arguments").read_text().split()


@needs.gxx
@pytest.mark.parametrize("stage", [*STAGES, "library"])
def test_both_gpu_lanes_compile_one_text_but_for_the_map(compilers, stage):
    if stage == "library":
        text = (build.HERE / "library.mu").read_text()
        build.library("s4000"), build.library("nvidia")
    else:
        text = (build.KERNELS / f"{stage}.mu").read_text()
        build.for_s4000(text), build.for_nvidia(text)
    s4000, headers, _ = given(compilers["s4000"])
    nvidia, mapped, _ = given(compilers["nvidia"])
    assert text in s4000 and (build.HERE / "host.mu").read_text() in s4000
    assert nvidia == source.for_cuda(s4000) != s4000
    assert headers == {p.name: p.read_text() for p in build.KERNELS.glob("*.h")}
    assert mapped == {name: source.for_cuda(header) for name, header in headers.items()}


@needs.gxx
def test_the_same_text_is_compiled_once_into_the_readers_own_folder(compilers):
    text = (build.KERNELS / "naive.mu").read_text()
    first = build.for_s4000(text)
    calls = (compilers["s4000"] / "arguments").read_text()
    assert build.for_s4000(text) == first and (compilers["s4000"] / "arguments").read_text() == calls
    assert build.for_s4000(text + "// changed\n") != first
    assert not first.path.parent.stat().st_mode & 0o077


@needs.gxx
def test_mcc_gets_the_flags_of_the_article(compilers):
    build.library("s4000")
    build.library("nvidia")
    *_, arguments = given(compilers["s4000"])
    assert {"--offload-arch=mp_22", "-O3", "-march=native", "-lmusart", "-lmublas"} <= set(arguments)
    assert "-lcublas" in given(compilers["nvidia"])[2]


def test_the_librarys_names_are_cublas_names():
    mapped = source.for_cuda((build.HERE / "library.mu").read_text())
    assert "<cublas_v2.h>" in mapped and "cublasGemmEx(" in mapped and "CUBLAS_COMPUTE_32F" in mapped
    assert "CUDA_R_16F" in mapped and "musa" not in mapped.lower().replace("course/musa", "")


@pytest.mark.parametrize("line", ["#include <mublas.h>", "mublasHandle_t h;", "cublasSgemm(h);"])
def test_a_kernel_that_calls_a_vendor_library_is_refused_with_its_line(line):
    with pytest.raises(KernelError, match="no vendor library") as told:
        source.check_entry(f"// mublas is not called here\n{line}\nvoid gemm_optimized() {{}}")
    assert told.value.line == 2 and told.value.stage == "refused"


# ---- the bench -------------------------------------------------------------------------------------------------------


@pytest.fixture
def bench_here(tmp_path, monkeypatch):
    """Runs the bench on the simulator, which has no clock; a library's place is taken by stage naive."""
    naive = (build.KERNELS / "naive.mu").read_text()
    monkeypatch.setattr(musa, "library", lambda lane: musa.load(naive, lane))
    monkeypatch.setitem(bench.LIBRARIES, "cpu", "a stand-in")
    monkeypatch.setattr(bench, "counts", lambda text: {bench.HMMA: 8, bench.HGMMA: 0})
    monkeypatch.setattr(bench, "checked", lambda program, contract: [])

    def run(only, *more):
        out = tmp_path / "musa.jsonl"
        code = bench.main(["--lane", "cpu", "--size", "256", "256", "64", "--seconds", "0", "--out", str(out),
                           "--only", only, *more])  # fmt: skip
        return code, [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []

    return run


@needs.gxx
def test_the_bench_keeps_a_record_of_every_step(bench_here, capsys):
    code, found = bench_here("block_tiled")
    assert code == 0 and [r["exercise"] for r in found] == ["block_tiled N64", "block_tiled N128", "block_tiled N256"]
    for r in found:
        assert records.problems(r | {"commit": "0123abc"}) == []
        assert r["of_library"] == pytest.approx(r["library_s"] / r["median_s"]) and r["error_over_allowed"] <= 1
        assert r["parameters"] == {"BN": int(r["exercise"].split("N")[-1])}
    head, _, n128, n256 = capsys.readouterr().out.splitlines()[-4:]
    assert head.split()[:3] == ["step", "TFLOP/s", "of"]
    assert n128.endswith("better") and n256.endswith("worse")  # as published; what stands before it is measured


@needs.gxx
def test_a_wrong_step_is_never_timed(bench_here, monkeypatch, capsys):
    wrong = bench.Step("naive", bench.ANY, change=("sum += ", "sum = "))
    monkeypatch.setattr(bench, "STEPS", {"naive": wrong})
    code, found = bench_here("naive")
    assert code == 1 and found == []
    assert "WRONG" in capsys.readouterr().out


@needs.gxx
def test_a_wrong_library_is_not_compared_with(bench_here, monkeypatch, capsys):
    text = (build.KERNELS / "naive.mu").read_text().replace("sum += ", "sum = ")
    monkeypatch.setattr(musa, "library", lambda lane: musa.load(text, lane))
    code, found = bench_here("wmma_one_warp")
    assert code == 0 and "of_library" not in found[0]
    assert "product is wrong: it is not timed" in capsys.readouterr().out


def test_a_slow_step_is_called_a_few_times_only():
    rig = SimpleNamespace(seconds=0.0)
    slow, quick = ([s] for s in (2.0, 1e-3))
    for seconds, expected in ((slow, 3), (quick, bench.BATCHES)):
        assert len(bench.Rig.seconds_of(rig, SimpleNamespace(launch=lambda n, s=seconds: s[0]))) == expected


def test_every_stage_is_in_the_bench_and_says_what_it_is_compared_with():
    assert {s.stage for s in bench.STEPS.values()} == {*STAGES} - {"fragment_product"}
    assert all(s.before in bench.STEPS for name, s in bench.STEPS.items() if name != "naive")
    assert all(bench._printed(s) for s in bench.STEPS.values() if s.printed)
    assert all(s.text for s in bench.STEPS.values())


def test_without_a_gpu_the_bench_says_so(monkeypatch, capsys):
    monkeypatch.setattr(musa, "available", lambda: ["cpu"])
    assert bench.main([]) == 2
    assert "course doctor" in capsys.readouterr().err
