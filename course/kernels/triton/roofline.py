"""Stage 20, roofline: read every element of a vector once, to learn how fast this device reads.

partial[p] = sum over i of x[p * SPAN + i] for i < SPAN, past the end counted as 0; x is float32[n], partial
float32[ceil(n / SPAN)]. Each element is read once and 4 bytes a partial sum are written: n * 4 bytes over the time is
the read ceiling.
"""
import triton
import triton.language as tl

BLOCK, STEPS = 2048, 8
SPAN = BLOCK * STEPS


@triton.jit
def read(x_ptr, partial_ptr, n, BLOCK: tl.constexpr, STEPS: tl.constexpr):
    start = tl.program_id(0).to(tl.int64) * BLOCK * STEPS
    acc = tl.zeros((BLOCK,), tl.float32)
    ### BEGIN SOLUTION
    for step in range(STEPS):
        i = start + step * BLOCK + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + i, mask=i < n, other=0.0)
    ### END SOLUTION
    tl.store(partial_ptr + tl.program_id(0), tl.sum(acc, axis=0))


def launch(x, partial):
    """Start one read of `x`; `partial` is written."""
    read[(triton.cdiv(x.numel(), SPAN),)](x, partial, x.numel(), BLOCK, STEPS)
