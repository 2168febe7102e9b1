/* Stage naive: one lane computes one element of C, straight from global memory.

C[m + n M] = sum over k of A[m + k M] B[k + n K]: fp16 in, fp32 sum, fp16 out, everything column-major.
Block: 32 x 8 lanes, x along m, so that neighbouring lanes read neighbouring elements of A and write neighbouring
elements of C. No shared memory. Any M, N, K >= 1.
*/
#include <musa_fp16.h>
#include <musa_runtime.h>

__global__ void gemm_naive(half const* A, half const* B, half* C, int M, int N, int K) {
    int m = blockIdx.x * blockDim.x + threadIdx.x, n = blockIdx.y * blockDim.y + threadIdx.y;
    if (m >= M || n >= N) return;
    float sum = 0;
    // ### BEGIN SOLUTION
    for (int k = 0; k < K; ++k)
        sum += __half2float(A[m + size_t(k) * M]) * __half2float(B[k + size_t(n) * K]);
    C[m + size_t(n) * M] = __float2half(sum);
    // ### END SOLUTION
}

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    dim3 block(32, 8), grid((M + 31) / 32, (N + 7) / 8);
    gemm_naive<<<grid, block>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
