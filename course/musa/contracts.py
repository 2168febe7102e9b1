"""What the MUSA stages promise: fp16 in and out, fp32 accumulation, column-major, as article 001 asks."""

from functools import partial

from course.contracts.gemm import Gemm

JUDGED = (8192, 8192, 16384)  # article 001: the size that is timed
_gemm = partial(Gemm, in_dtype="f16", out_dtype="f16", accumulate="f32", order="col", bench=JUDGED)

CONTRACTS = [
    _gemm("s4000_gemm"),
    _gemm("s4000_gemm_32", multiple=(32, 32, 16)),
    _gemm("s4000_gemm_256", multiple=(256, 128, 32)),
    _gemm("s4000_gemm_n256", multiple=(256, 256, 32)),  # block tiles of 256 columns
]
