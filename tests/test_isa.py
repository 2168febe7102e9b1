"""The listing parser: classes, control flow, loops, estimate; and the way through ocloc where it is installed."""

import pytest

from course import isa
from tests import needs

LISTING = """\
//.kernel toy
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 15
// B000: Preds:{},  Succs:{B001}
// Line 3
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                                                //
(W)     send.dc0 (8|M0)          r2       r127    null:0  0x0    0x021842FD  {$0} // ; oword aligned block read x2 // $1
// B001: Preds:{B000, B002},  Succs:{B002, B003}
// Line 5
(W)     addc (1|M0)              r4.0<1>:ud   r2.4<0;1,0>:ud    r2.0<0;1,0>:ud   {AccWrEn,I@2}      // $7
(W)     mov (1|M0)               r5.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $7
(W)     mov (1|M0)               r2.6<2>:d     r4.0<0;1,0>:d                    {I@3}                // $9
        load.ugm.d32x64t.a64 (1|M0)  r6:8       [r2:1]             {A@2,$1} // ex_desc:0x0; desc:0x280F580 // $11
        load.slm.d32.a32 (8|M0)  r24:1     [r20:1]             {A@2,$1} // ex_desc:0x0; desc:0x280F580 // $11
(W&f0.0) jmpi L100 // $12
// B002: Preds:{B001},  Succs:{B001}
        sync.nop                             null                             {Compacted,$0.dst}     // $3
        dpas.8x8 (8|M0)          r87:f         r87:f             r29:bf            r7.0:bf          {Atomic} // $170
        mad (16|M0)              r1.0<1>:f     r2.0<1;0>:f       r3.0<1;0>:f       r4.0<1>:f
        mul (1|M0)               r9.0<1>:q     r9.0<0;1,0>:d     r10.0<0;1,0>:d
(W)     jmpi L50 // $13
// B003: Preds:{B001},  Succs:{}
L100:
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0   0x02000010  {EOT} // wr:1+0; end of thread // $66
        nop
"""


def test_classes_count_lsc_messages_as_sends_and_64_bit_address_halves_apart():
    listing = isa.parse_listing(LISTING)
    assert (listing.kernel, listing.grf, listing.instruction_count) == ("toy", 128, 15)
    assert len(listing.instructions) == 15
    assert listing.mix() == {"send": 4, "dpas": 1, "alu32": 2, "addr64": 4, "sync": 2, "control": 2}
    assert listing.messages()["load.ugm.d32x64t.a64"] == 1
    assert listing.messages()["oword aligned block read x2"] == 1


def test_loop_is_found_and_weighted():
    listing = isa.parse_listing(LISTING)
    (loop,) = listing.loops()
    assert (loop.header, loop.blocks) == ("B001", {"B001", "B002"})
    assert loop.lines == {5}
    once = listing.dynamic_estimate({})
    ten = listing.dynamic_estimate({"B001": 10}, threads=4)
    assert once == listing.mix()
    assert ten["dpas"] == 40 and ten["send"] == 4 * (2 + 2 * 10)
    assert listing.dynamic_estimate(lambda loop: 10, threads=4) == ten


def test_text_that_is_no_listing_is_refused():
    with pytest.raises(ValueError, match="not an IGC listing"):
        isa.parse_listing("int main() {}")




@needs.ocloc
def test_ocloc_long_names_and_resources():
    name = "k" * 300  # longer than a file name may be: ocloc's own disassembler gives up here
    source = f"""
    __attribute__((intel_reqd_sub_group_size(16))) kernel void {name}(global float *a, int n) {{
      local float s[320];
      s[get_local_id(0)] = a[get_global_id(0)];
      barrier(CLK_LOCAL_MEM_FENCE);
      float t = 0;
      __attribute__((opencl_unroll_hint(1))) for (int i = 0; i < n; i++) t += s[i];
      a[get_global_id(0)] = t;
    }}"""
    listing = isa.compile_opencl_c(source, options="-gline-tables-only")
    assert listing.kernel == name
    assert (listing.simd, listing.grf, listing.slm_bytes, listing.barriers) == (16, 128, 1280, 1)
    assert len(listing.instructions) == listing.instruction_count
    assert any(m.startswith("load.slm") for m in listing.messages())
    assert len(listing.loops()) == 1 and 7 in listing.loops()[0].lines
    assert "ocloc" in listing.compiler_version


@needs.ocloc
def test_build_error_keeps_its_log():
    with pytest.raises(isa.CompileError, match="undeclared identifier 'foo'") as caught:
        isa.compile_opencl_c("kernel void f(global int *a) { a[0] = foo; }")
    assert "kernel.cl" in caught.value.log or "foo" in caught.value.log


def test_without_ocloc_one_sentence(monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert "apt-get install intel-opencl-icd" in isa.ocloc_missing()
    with pytest.raises(isa.OclocMissing, match="ocloc"):
        isa.compile_opencl_c("kernel void f() {}")
