# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: nothing_written
def launch(A, B, C):
    C = A @ B
    return C
