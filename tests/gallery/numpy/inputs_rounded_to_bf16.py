# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: rounds_inputs
import numpy as np


def bf16(x):
    bits = np.ascontiguousarray(x).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)).view(np.float32)


def launch(A, B, C):
    C[...] = bf16(A) @ bf16(B)
