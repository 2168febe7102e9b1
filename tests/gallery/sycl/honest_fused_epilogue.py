# contract: Gemm(coefficients=True)
# stage: alpha_beta_any_shape
import numba_dpex as dpex
import numpy as np
from numba_dpex import kernel_api as kapi

from course.toolchains.dpex import submit, widen


@dpex.kernel
def gemm(item: kapi.Item, A, B, C, alpha, beta):
    row, col = item.get_id(0), item.get_id(1)
    total = np.float32(0)
    for k in range(A.shape[1]):
        total += widen(A[row, k]) * widen(B[k, col])
    C[row, col] = alpha * total if beta == 0 else alpha * total + beta * C[row, col]


def launch(queue, A, B, C, alpha, beta):
    submit(queue, gemm, dpex.Range(*C.shape), A, B, C, np.float32(alpha), np.float32(beta))
