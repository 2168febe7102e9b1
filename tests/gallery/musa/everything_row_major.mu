// contract: s4000_gemm
// stage: naive
// cause: wrong_storage_order
#include <musa_fp16.h>
#include <musa_runtime.h>
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    int m = blockIdx.x * 32 + threadIdx.x, n = blockIdx.y * 8 + threadIdx.y;
    if (m >= M || n >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += float(A[m * K + k]) * float(B[k * N + n]);
    C[m * N + n] = half(sum);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3((M + 31) / 32, (N + 7) / 8), dim3(32, 8)>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
