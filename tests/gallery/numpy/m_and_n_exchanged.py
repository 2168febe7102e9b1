# contract: Gemm(in_dtype="f16", out_dtype="f16", order="col")
# stage: numpy
# cause: sizes_exchanged
import numpy as np
from numpy.lib.stride_tricks import as_strided


def launch(A, B, C):
    (m, n), k = C.shape, A.shape[1]
    a, b, c = (as_strided(x, shape, (2, 2 * shape[0])) for x, shape in ((A, (n, k)), (B, (k, m)), (C, (n, m))))
    c[...] = a.astype(np.float32) @ b.astype(np.float32)
