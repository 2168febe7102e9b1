# contract: Gemm(in_dtype="f32", out_dtype="f32", strided=True)
# stage: numpy
# cause: a_leading_dimension
from numpy.lib.stride_tricks import as_strided


def launch(A, B, C):
    a = as_strided(A, A.shape, (4 * A.shape[1], 4))
    C[...] = a @ B
