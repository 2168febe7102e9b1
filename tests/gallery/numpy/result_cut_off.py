# contract: Gemm(in_dtype="f16", out_dtype="f16", order="col")
# stage: numpy
# cause: truncates_output
import numpy as np


def launch(A, B, C):
    product = A.astype(np.float32) @ B.astype(np.float32)
    C[...] = (product.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
