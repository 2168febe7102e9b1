// The main loop of stage double_buffered, for the stages that change only what comes after it.
#pragma once
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BN = 128, WARPS = 8, THREADS = WARPS * warpSize, LD = 32 + 8;

// This warp's 32 x BN strip of C, in `c`; tile: two tiles of B, 2 * BN * LD halves of shared memory.
__device__ __forceinline__ void multiply(fragment<accumulator, 32, 32, 16, float> (&c)[BN / 32], half* tile,
                                         half const* A, half const* B, size_t m0, size_t n0, int M, int K) {
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    for (auto& f : c) fill_fragment(f, 0.0f);
    copy_tile<32, BN, LD, THREADS, uint2>(tile, B + n0 * K, K);
    __pipeline_commit();
    for (size_t k0 = 0; k0 < K; k0 += 32) {
        half *now = tile + k0 / 32 % 2 * BN * LD, *next = tile + (k0 / 32 + 1) % 2 * BN * LD;
        if (k0 + 32 < K) copy_tile<32, BN, LD, THREADS, uint2>(next, B + k0 + 32 + n0 * K, K);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        for (int k = 0; k < 32; k += 16) {
            load_matrix_sync(a, A + m0 + (k0 + k) * M, M);
            for (int j = 0; j < BN / 32; ++j) {
                load_matrix_sync(b, now + k + j * 32 * LD, LD);
                mma_sync(c[j], a, b, c[j]);
            }
        }
        __syncthreads();
    }
}

// The same, left as floats in global memory: sums[m + n M].
__global__ void gemm_buffered(half const* A, half const* B, float* sums, int M, int N, int K) {
    __shared__ half tile[2 * BN * LD];
    size_t m0 = blockIdx.x * 256 + threadIdx.x / warpSize * 32, n0 = blockIdx.y * BN;
    fragment<accumulator, 32, 32, 16, float> c[BN / 32];
    multiply(c, tile, A, B, m0, n0, M, K);
    for (int j = 0; j < BN / 32; ++j) store_matrix_sync(sums + m0 + (n0 + j * 32) * M, c[j], M, mem_col_major);
}
