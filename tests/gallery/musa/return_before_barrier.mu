// contract: s4000_gemm
// stage: block_tiled
// cause: divergent_barrier
#include <musa_fp16.h>
#include <musa_runtime.h>
constexpr int T = 16;
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    __shared__ half a[T][T], b[T][T];
    int i = threadIdx.x, j = threadIdx.y, m = blockIdx.x * T + i, n = blockIdx.y * T + j;
    if (m >= M || n >= N) return;
    float sum = 0;
    for (int k0 = 0; k0 < K; k0 += T) {
        a[j][i] = m < M && k0 + j < K ? A[m + (k0 + j) * M] : half(0);
        b[j][i] = n < N && k0 + i < K ? B[k0 + i + n * K] : half(0);
        __syncthreads();
        for (int k = 0; k < T; ++k) sum += float(a[k][i]) * float(b[j][k]);
        __syncthreads();
    }
    if (m < M && n < N) C[m + n * M] = half(sum);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3((M + T - 1) / T, (N + T - 1) / T), dim3(T, T)>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
