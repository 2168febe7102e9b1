// contract: s4000_gemm
// stage: naive
// The last tile begins earlier instead of being cut: some elements are computed twice, with one result.
#include <musa_fp16.h>
#include <musa_runtime.h>
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    int m = min(int(blockIdx.x) * 32, max(M - 32, 0)) + threadIdx.x, n = min(int(blockIdx.y) * 4, max(N - 4, 0)) + threadIdx.y;
    if (m >= M || n >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += float(A[m + k * M]) * float(B[k + n * K]);
    C[m + n * M] = half(sum);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3((M + 31) / 32, (N + 3) / 4), dim3(32, 4)>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
