// contract: s4000_gemm
// stage: naive
// cause: misaligned
#include <musa_fp16.h>
#include <musa_runtime.h>
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    int m = blockIdx.x * 64 + threadIdx.x * 2, n = blockIdx.y;
    if (m >= M) return;
    if (m + 1 == M) {  // the last row alone
        float sum = 0;
        for (int k = 0; k < K; ++k) sum += float(A[m + k * M]) * float(B[k + n * K]);
        C[m + n * M] = half(sum);
        return;
    }
    float low = 0, high = 0;
    for (int k = 0; k < K; ++k) {
        half2 a = *(half2 const*)(A + m + k * M);  // odd M: every other column begins between two half2
        low += float(a.x) * float(B[k + n * K]), high += float(a.y) * float(B[k + n * K]);
    }
    C[m + n * M] = half(low), C[m + 1 + n * M] = half(high);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3((M + 63) / 64, N), 32>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
