# contract: Gemm(in_dtype="f16", out_dtype="f16", order="col")
# stage: numpy
# cause: a_transposed
import numpy as np


def launch(A, B, C):
    a = A.ravel(order="F").reshape(A.shape)
    C[...] = a.astype(np.float32) @ B.astype(np.float32)
