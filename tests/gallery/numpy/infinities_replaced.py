# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: special_values
import numpy as np


def launch(A, B, C):
    C[...] = np.nan_to_num(A) @ np.nan_to_num(B)
