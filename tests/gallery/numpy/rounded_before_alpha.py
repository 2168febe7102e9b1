# contract: Gemm(in_dtype="f16", out_dtype="f16", order="col", coefficients=True)
# stage: alpha_beta_any_shape
# cause: rounds_before_alpha
import numpy as np


def launch(A, B, C, alpha, beta):
    product = (A.astype(np.float32) @ B.astype(np.float32)).astype(np.float16)
    C[...] = alpha * product.astype(np.float32) + (beta * C.astype(np.float32) if beta else 0)
