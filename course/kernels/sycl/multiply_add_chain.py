"""Roofline probe: arithmetic only. Every work-item runs CHAINS independent chains of TURNS multiply-adds in registers.

C[i] = sum over chains of x, after TURNS times x = A[i] * x + 1, float32; A in (0, 0.5), so that x converges.
No exercise: it measures the device's float32 rate.
"""

import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit

TURNS = 512


@dpex.kernel
def multiply_add_chain(item: kapi.Item, A, C):
    i = item.get_id(0)
    one = np.float32(1)
    a = A[i]
    x0, x1, x2, x3 = a, a + one, a - one, a + a
    x4, x5, x6, x7 = one, one + one, a * a, one - a
    for _ in range(TURNS):
        x0, x1, x2, x3 = a * x0 + one, a * x1 + one, a * x2 + one, a * x3 + one
        x4, x5, x6, x7 = a * x4 + one, a * x5 + one, a * x6 + one, a * x7 + one
    C[i] = x0 + x1 + x2 + x3 + x4 + x5 + x6 + x7


def launch(queue, A, C):
    submit(queue, multiply_add_chain, dpex.Range(C.shape[0]), A, C)
