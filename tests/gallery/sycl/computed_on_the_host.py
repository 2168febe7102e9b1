# contract: a770_gemm
# stage: naive
# cause: no_kernel_launched
import dpctl.tensor as dpt
import numpy as np


def widened(x):
    return (dpt.asnumpy(x).astype(np.uint32) << 16).view(np.float32)


def launch(queue, A, B, C):
    C[...] = dpt.asarray(widened(A) @ widened(B), sycl_queue=queue)
