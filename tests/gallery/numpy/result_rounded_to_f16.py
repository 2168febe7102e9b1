# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: rounds_output
import numpy as np


def launch(A, B, C):
    C[...] = (A @ B).astype(np.float16)
