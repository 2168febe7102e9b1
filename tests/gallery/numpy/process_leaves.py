# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: crash
import os


def launch(A, B, C):
    os._exit(3)
