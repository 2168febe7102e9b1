# contract: a770_gemm
# stage: numpy
import numpy as np


def widen(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


def launch(A, B, C):
    products = [widen(A[:, k, None]) * widen(B[None, k]) for k in range(A.shape[1])]
    while len(products) > 1:
        products = [sum(products[i : i + 2]) for i in range(0, len(products), 2)]
    C[...] = products[0]
