"""Stage 05, first step: one DPAS in NumPy.

C[8, 8] += A[8, 16] @ B[16, 8]: A bf16 as uint16[8, 16]; B as uint32[8, 8], two bf16 in each dword; C float32.
"""

import numpy as np


def to_float(bits):
    """bf16 bits, whatever integer type holds them, as float32."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


def dpas_by_hand(A, B, C):
    a = to_float(A)
    ### BEGIN SOLUTION
    b = np.empty((16, 8), np.float32)
    b[0::2] = to_float(B & 0xFFFF)
    b[1::2] = to_float(B >> 16)
    C += a @ b
    ### END SOLUTION


launch = dpas_by_hand
