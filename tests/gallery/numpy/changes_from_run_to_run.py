# contract: Gemm(in_dtype="f32", out_dtype="f32")
# stage: numpy
# cause: race
count = 0


def launch(A, B, C):
    global count
    count += 1
    C[...] = A @ B if count % 2 else A @ (B + 1)
