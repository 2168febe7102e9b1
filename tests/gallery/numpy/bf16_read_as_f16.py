# contract: Gemm(multiple=(8, 16, 16))
# stage: matrix_core
# cause: bits_as_f16
import numpy as np


def launch(A, B, C):
    C[...] = A.view(np.float16).astype(np.float32) @ B.view(np.float16).astype(np.float32)
