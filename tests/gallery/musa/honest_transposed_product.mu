// contract: s4000_gemm_32
// stage: wmma_one_warp
// C column-major is its transpose row-major: the transposes of B and A are multiplied, all as rows.
#include <mma.h>
#include <musa_fp16.h>
#include <musa_runtime.h>
using namespace mtmusa::wmma;
__global__ void gemm(half const* A, half const* B, half* C, int M, int N, int K) {
    extern __shared__ float patches[];
    int warp = threadIdx.x / warpSize, n0 = (blockIdx.x * 2 + warp) * 16, m0 = blockIdx.y * 16;
    float* patch = patches + warp * 256;
    fragment<matrix_a, 16, 16, 16, half, row_major> b;
    fragment<matrix_b, 16, 16, 16, half, row_major> a;
    fragment<accumulator, 16, 16, 16, float> c;
    fill_fragment(c, 0.0f);
    for (int k = 0; k < K; k += 16) {
        load_matrix_sync(b, B + k + n0 * K, K);
        load_matrix_sync(a, A + m0 + k * M, M);
        mma_sync(c, b, a, c);
    }
    store_matrix_sync(patch, c, 16, mem_row_major);
    __syncwarp();  // only this warp reads its patch
    for (int i = threadIdx.x % warpSize; i < 256; i += warpSize) C[m0 + i % 16 + (n0 + i / 16) * M] = half(patch[i]);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3(N / 32, M / 16), 2 * warpSize, 2 * 256 * sizeof(float)>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
