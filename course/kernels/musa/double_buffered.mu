/* Stage double_buffered: while the warps multiply one tile of B, the next one is on its way.

As block_tiled with BN = 128; shared memory: two tiles of B, 20 KB. The copy of tile t + 1 is started before tile t is
used; `__pipeline_wait_prior(1)` lets that newest copy fly and waits for the one before it.
M a multiple of 256, N of 128, K of 32.
*/
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BN = 128, WARPS = 8, THREADS = WARPS * warpSize, LD = 32 + 8;

__global__ void gemm_buffered(half const* A, half const* B, float* sums, int M, int N, int K) {
    __shared__ half tile[2][BN * LD];
    size_t m0 = blockIdx.x * 256 + threadIdx.x / warpSize * 32, n0 = blockIdx.y * BN;
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    fragment<accumulator, 32, 32, 16, float> c[BN / 32];
    for (auto& f : c) fill_fragment(f, 0.0f);
    copy_tile<32, BN, LD, THREADS, uint2>(tile[0], B + n0 * K, K);
    __pipeline_commit();
    for (size_t k0 = 0; k0 < K; k0 += 32) {
        half* now = tile[k0 / 32 % 2];
        // ### BEGIN SOLUTION
        if (k0 + 32 < K) copy_tile<32, BN, LD, THREADS, uint2>(tile[(k0 / 32 + 1) % 2], B + k0 + 32 + n0 * K, K);
        __pipeline_commit();  // also when empty: groups are counted
        __pipeline_wait_prior(1);
        __syncthreads();  // every lane's part of the tile has landed
        // ### END SOLUTION
        for (int k = 0; k < 32; k += 16) {
            load_matrix_sync(a, A + m0 + (k0 + k) * M, M);
            for (int j = 0; j < BN / 32; ++j) {
                load_matrix_sync(b, now + k + j * 32 * LD, LD);
                mma_sync(c[j], a, b, c[j]);
            }
        }
        __syncthreads();  // nobody still reads what the next copy overwrites
    }
    for (int j = 0; j < BN / 32; ++j) store_matrix_sync(sums + m0 + (n0 + j * 32) * M, c[j], M, mem_col_major);
}

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    float* sums = scratch(size_t(M) * N);
    gemm_buffered<<<dim3(M / 256, N / BN), THREADS>>>(A, B, sums, M, N, K);
    round_to_half<<<1024, 256>>>(sums, C, size_t(M) * N);
    musaDeviceSynchronize();
}
