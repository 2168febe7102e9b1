// contract: s4000_gemm_32
// stage: wmma_one_warp
// cause: unset_fragment
#include <mma.h>
#include <musa_fp16.h>
#include <musa_runtime.h>
using namespace mtmusa::wmma;
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    __shared__ float tile[32 * 32];
    int m0 = blockIdx.x * 32, n0 = blockIdx.y * 32;
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    fragment<accumulator, 32, 32, 16, float> c;
    for (int k = 0; k < K; k += 16) {
        load_matrix_sync(a, A + m0 + k * M, M);
        load_matrix_sync(b, B + k + n0 * K, K);
        mma_sync(c, a, b, c);
    }
    store_matrix_sync(tile, c, 32, mem_col_major);
    __syncthreads();
    for (int i = threadIdx.x; i < 1024; i += warpSize) C[m0 + i % 32 + (n0 + i / 32) * M] = __float2half(tile[i]);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3(M / 32, N / 32), warpSize>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
