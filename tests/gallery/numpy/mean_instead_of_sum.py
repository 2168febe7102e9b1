# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: scaled
def launch(A, B, C):
    C[...] = A @ B / A.shape[1]
