# contract: gfx936_read
# stage: roofline
# cause: step_not_scaled
import triton
import triton.language as tl

BLOCK, STEPS = 2048, 8
SPAN = BLOCK * STEPS


@triton.jit
def read(x_ptr, partial_ptr, n, BLOCK: tl.constexpr, STEPS: tl.constexpr):
    start = tl.program_id(0).to(tl.int64) * BLOCK * STEPS
    acc = tl.zeros((BLOCK,), tl.float32)
    for step in range(STEPS):
        i = start + step + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + i, mask=i < n, other=0.0)
    tl.store(partial_ptr + tl.program_id(0), tl.sum(acc, axis=0))


def launch(x, partial):
    """Start one read of `x`; `partial` is written."""
    read[(triton.cdiv(x.numel(), SPAN),)](x, partial, x.numel(), BLOCK, STEPS)
