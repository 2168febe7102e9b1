"""Stage 22, merge: the softmax over all of the context, from the softmax of every segment of it.

out[r] = sum over s of w[s] part[r, s] / sum of w[s], with w[s] = 2 ** lse[r, s]; part is [rows, SEGMENTS, D] float32,
lse [rows, SEGMENTS] float32, out [rows, D] of any float type, all contiguous. lse is the log2 of the segment's sum of
2 ** score. The largest lse is taken off first: its weight is then 1, and no other can overflow.
"""
import triton
import triton.language as tl


@triton.jit
def merge(part, lse, out, SEGMENTS, D: tl.constexpr, WIDTH: tl.constexpr):
    row, s, d = tl.program_id(0), tl.arange(0, WIDTH), tl.arange(0, D)
    w = tl.load(lse + row * SEGMENTS + s, mask=s < SEGMENTS, other=float("-inf"))
    x = tl.load(part + (row * SEGMENTS + s)[:, None] * D + d[None, :], mask=s[:, None] < SEGMENTS, other=0.0)
    ### BEGIN SOLUTION
    w = tl.exp2(w - tl.max(w, axis=0))
    y = tl.sum(x * w[:, None], axis=0) / tl.sum(w, axis=0)
    ### END SOLUTION
    tl.store(out + row * D + d, y.to(out.dtype.element_ty))


def launch(part, lse, out):
    """Start one merge on torch tensors; `out` is written."""
    rows, segments, D = part.shape
    merge[(rows,)](part, lse, out, segments, D, triton.next_power_of_2(segments))
