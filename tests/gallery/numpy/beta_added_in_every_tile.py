# contract: Gemm(in_dtype="f32", out_dtype="f32", coefficients=True)
# stage: alpha_beta_any_shape
# cause: beta_per_tile
import numpy as np


def launch(A, B, C, alpha, beta):
    c, total = C.copy(), np.zeros(C.shape, np.float32)
    for k in range(0, A.shape[1], 8):
        total += alpha * (A[:, k : k + 8] @ B[k : k + 8]) + (beta * c if beta else 0)
    C[...] = total
