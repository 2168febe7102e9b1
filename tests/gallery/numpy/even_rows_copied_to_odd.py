# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: rows_repeated
def launch(A, B, C):
    C[...] = A @ B
    C[1::2] = C[: C.shape[0] // 2 * 2 : 2]
