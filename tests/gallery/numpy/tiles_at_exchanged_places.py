# contract: a770_gemm_16
# stage: numpy
# cause: tile_position_swapped
import numpy as np


def widen(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


def launch(A, B, C):
    product, t = widen(A) @ widen(B), 16
    for i in range(0, min(C.shape) // t * t, t):
        for j in range(0, min(C.shape) // t * t, t):
            C[i : i + t, j : j + t] = product[j : j + t, i : i + t]
    C[min(C.shape) :, :] = product[min(C.shape) :, :]
    C[:, min(C.shape) :] = product[:, min(C.shape) :]
