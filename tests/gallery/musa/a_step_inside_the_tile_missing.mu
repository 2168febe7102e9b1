// contract: s4000_gemm_256
// stage: block_tiled
// cause: a_step_repeated
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BN = 128, THREADS = 8 * warpSize, LD = 40;
__global__ void gemm(half const* A, half const* B, float* sums, int M, int N, int K) {
    __shared__ half tile[2][BN * LD];
    int m0 = blockIdx.x * 256 + threadIdx.x / warpSize * 32, n0 = blockIdx.y * BN;
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    fragment<accumulator, 32, 32, 16, float> c[BN / 32];
    for (auto& f : c) fill_fragment(f, 0.0f);
    copy_tile<32, BN, LD, THREADS, uint2>(tile[0], B + n0 * K, K);
    __pipeline_commit();
    for (int t = 0; t < K / 32; ++t) {
        if (t + 1 < K / 32) copy_tile<32, BN, LD, THREADS, uint2>(tile[(t + 1) % 2], B + (t + 1) * 32 + n0 * K, K);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        for (int k = 0; k < 32; k += 16) {
            load_matrix_sync(a, A + m0 + t * 32 * M, M);
            for (int j = 0; j < 4; ++j) load_matrix_sync(b, tile[t % 2] + k + j * 32 * LD, LD), mma_sync(c[j], a, b, c[j]);
        }
        __syncthreads();
    }
    for (int j = 0; j < 4; ++j) store_matrix_sync(sums + m0 + (n0 + j * 32) * M, c[j], M, mem_col_major);
}
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    gemm<<<dim3(M / 256, N / BN), THREADS>>>(A, B, scratch(M * N), M, N, K);
    round_to_half<<<64, 256>>>(scratch(M * N), C, M * N);
    musaDeviceSynchronize();
}
