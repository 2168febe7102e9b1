// The vendor library's product behind the kernels' own entry: the bench times it as it times every stage.
#include <mublas.h>

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    static mublasHandle_t handle = nullptr;
    float one = 1, zero = 0;
    if (!handle) mublasCreate(&handle);
    mublasGemmEx(handle, MUBLAS_OP_N, MUBLAS_OP_N, M, N, K, &one, A, MUSA_R_16F, M, B, MUSA_R_16F, K, &zero, C,
                 MUSA_R_16F, M, MUBLAS_COMPUTE_32F, MUBLAS_GEMM_DEFAULT);
    musaDeviceSynchronize();
}
