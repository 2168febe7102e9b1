// The fast path of stage dispatch. A block of 8 warps computes BM x BN of C; A and B pass through STAGES buffers of
// shared memory; fragments are loaded one step of 16 ahead of the products that use them; the epilogue is fused.
#pragma once
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BM = 256, BN = 128, BK = 32, WM = 64, WN = 64, GROUP = 8;
constexpr int THREADS = BM / WM * (BN / WN) * warpSize;
constexpr int LDA = BM + 8, LDB = BK + 8, STAGE = BK * LDA + BN * LDB;  // halves; padded against bank conflicts
constexpr int ROW_A = BM / 8, ROW_B = BK / 8;                           // copies of 8 halves a line

// Blocks walk C in bands of GROUP tiles of M, so that those that run at once share A and B in the L2 cache.
__device__ __forceinline__ int2 tile_of_block(int block, int tiles_m, int tiles_n) {
    int first = block / (GROUP * tiles_n) * GROUP, rows = min(GROUP, tiles_m - first), at = block % (GROUP * tiles_n);
    return make_int2((first + at % rows) * BM, at / rows * BN);
}

// M a multiple of BM, N of BN, K of BK; A and B aligned to 16 bytes, C to 4.
template <int STAGES> __global__ void gemm_pipelined(half const* A, half const* B, half* C, int M, int N, int K) {
    extern __shared__ uint4 memory[];
    half* const stages = (half*)memory;
    int2 origin = tile_of_block(blockIdx.x, M / BM, N / BN);
    int lane = threadIdx.x, warp = lane / warpSize, wm = warp % (BM / WM) * WM, wn = warp / (BM / WM) * WN;
    half const* from_a = A + origin.x + lane % ROW_A * 8 + size_t(lane / ROW_A) * M;
    half const* from_b = B + size_t(origin.y + lane / ROW_B) * K + lane % ROW_B * 8;
    int to_a = lane / ROW_A * LDA + lane % ROW_A * 8, to_b = BK * LDA + lane / ROW_B * LDB + lane % ROW_B * 8;
    int left = K / BK;
    auto copy = [&](half* stage) {  // the next tiles of A and B; past the end the last ones again, which nobody uses
        copy_lines<ROW_A, BK, LDA, THREADS, uint4>(stage + to_a, from_a, M);
        copy_lines<ROW_B, BN, LDB, THREADS, uint4>(stage + to_b, from_b, K);
        __pipeline_commit();
        if (--left > 0) from_a += size_t(BK) * M, from_b += BK;
    };
    fragment<matrix_a, 32, 32, 16, half, col_major> a[2][WM / 32];
    fragment<matrix_b, 32, 32, 16, half, col_major> b[2][WN / 32];
    fragment<accumulator, 32, 32, 16, float> c[WM / 32][WN / 32];
    auto load = [&](int set, half const* stage, int k) {
#pragma unroll
        for (int j = 0; j < WN / 32; ++j) load_matrix_sync(b[set][j], stage + BK * LDA + (wn + j * 32) * LDB + k, LDB);
#pragma unroll
        for (int i = 0; i < WM / 32; ++i) load_matrix_sync(a[set][i], stage + k * LDA + wm + i * 32, LDA);
    };
    for (auto& row : c) for (auto& f : row) fill_fragment(f, 0.0f);
    for (int s = 0; s < STAGES; ++s) copy(stages + s * STAGE);
    half* now = stages;
    __pipeline_wait_prior(STAGES - 1);
    __syncthreads();
    load(0, now, 0);
#pragma unroll 1
    for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
        for (int k = 0; k < BK; k += 16) {
            if (k + 16 < BK) {
                load((k / 16 + 1) % 2, now, k + 16);
            } else {
                __pipeline_wait_prior(STAGES - 2);
                __syncthreads();  // the next stage has landed, and every warp has its fragments of this one
                half* next = now == stages + (STAGES - 1) * STAGE ? stages : now + STAGE;
                load((k / 16 + 1) % 2, next, 0);
                copy(now);
                now = next;
            }
#pragma unroll
            for (int i = 0; i < WM / 32; ++i)
#pragma unroll
                for (int j = 0; j < WN / 32; ++j) mma_sync(c[i][j], a[k / 16 % 2][i], b[k / 16 % 2][j], c[i][j]);
        }
    }
    __pipeline_wait_prior(0);
    __syncthreads();  // the stages are free: they become the epilogue's patches
    float* patch = (float*)memory + warp * 32 * 32;
    for (int i = 0; i < WM / 32; ++i)
        for (int j = 0; j < WN / 32; ++j)
            store_half(C + origin.x + wm + i * 32 + size_t(origin.y + wn + j * 32) * M, M, c[i][j], patch);
}
constexpr int bytes_of(int stages) { return stages * STAGE * int(sizeof(half)); }
