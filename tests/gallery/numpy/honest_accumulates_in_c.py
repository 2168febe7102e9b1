# contract: Gemm(in_dtype="f32", out_dtype="f32", coefficients=True, strided=True)
# stage: numpy
import numpy as np


def launch(A, B, C, alpha, beta):
    if beta == 0:
        C[...] = 0
    else:
        C *= np.float32(beta)
    for k in range(A.shape[1]):
        C[...] += np.float32(alpha) * A[:, k, None] * B[None, k]
