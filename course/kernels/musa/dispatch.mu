/* Stage dispatch: a fast kernel where shape and alignment allow it, a correct one everywhere else.

C[m + n M] = sum over k of A[m + k M] B[k + n K]: fp16 in, fp32 accumulator, fp16 out, everything column-major.
Fast: BM x BN of C a block of 8 warps, A and B both through STAGES buffers of shared memory, epilogue fused, blocks walked
in bands of GROUP tiles of M so that those resident at once share A and B in the L2 cache.
M a multiple of BM, N of BN, K of BK, pointers aligned to 16 bytes. Fallback: stage naive, any M, N, K >= 1.
*/
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BM = 128, BN = 256, BK = 32, STAGES = 2, WM = 64, WN = 64, GROUP = 16;
constexpr int THREADS = BM / WM * (BN / WN) * warpSize, LDA = BM + 8, LDB = BK + 8, STAGE = BK * LDA + BN * LDB;
constexpr int BYTES = STAGES * STAGE * sizeof(half);

__device__ __forceinline__ void copy_stage(half* to, half const* A, half const* B, size_t k, int M, int K) {
    copy_tile<BM, BK, LDA, THREADS, uint4>(to, A + k * M, M);
    copy_tile<BK, BN, LDB, THREADS, uint4>(to + BK * LDA, B + k, K);
}

__global__ void gemm_fast(half const* A, half const* B, half* C, int M, int N, int K) {
    extern __shared__ uint4 memory[];
    half* stages = (half*)memory;
    // ### BEGIN SOLUTION
    int band = blockIdx.x / (GROUP * (N / BN)), rows = min(GROUP, M / BM - band * GROUP), at = blockIdx.x % (GROUP * (N / BN));
    size_t m0 = (band * GROUP + at % rows) * BM, n0 = at / rows * BN;
    int warp = threadIdx.x / warpSize, wm = warp % (BM / WM) * WM, wn = warp / (BM / WM) * WN;
    // ### END SOLUTION
    fragment<matrix_a, 32, 32, 16, half, col_major> a[WM / 32];
    fragment<matrix_b, 32, 32, 16, half, col_major> b[WN / 32];
    fragment<accumulator, 32, 32, 16, float> c[WM / 32][WN / 32];
    for (auto& row : c) for (auto& f : row) fill_fragment(f, 0.0f);
    for (int s = 0; s < STAGES - 1; ++s) {
        if (s * BK < K) copy_stage(stages + s * STAGE, A + m0, B + n0 * K, s * BK, M, K);
        __pipeline_commit();
    }
    for (int k0 = 0, now = 0, next = STAGES - 1; k0 < K; k0 += BK) {
        __pipeline_wait_prior(STAGES - 2);
        __syncthreads();
        if (k0 + (STAGES - 1) * BK < K) copy_stage(stages + next * STAGE, A + m0, B + n0 * K, k0 + (STAGES - 1) * BK, M, K);
        __pipeline_commit();
        half *ta = stages + now * STAGE + wm, *tb = stages + now * STAGE + BK * LDA + wn * LDB;
#pragma unroll
        for (int k = 0; k < BK; k += 16) {
            for (int i = 0; i < WM / 32; ++i) load_matrix_sync(a[i], ta + k * LDA + i * 32, LDA);
            for (int j = 0; j < WN / 32; ++j) load_matrix_sync(b[j], tb + k + j * 32 * LDB, LDB);
            for (int i = 0; i < WM / 32; ++i)
                for (int j = 0; j < WN / 32; ++j) mma_sync(c[i][j], a[i], b[j], c[i][j]);
        }
        now = now + 1 == STAGES ? 0 : now + 1;
        next = next + 1 == STAGES ? 0 : next + 1;
    }
    __syncthreads();
    float* patch = (float*)memory + warp * 32 * 32;
    for (int i = 0; i < WM / 32; ++i)
        for (int j = 0; j < WN / 32; ++j) store_half(C + m0 + wm + i * 32 + (n0 + wn + j * 32) * M, M, c[i][j], patch);
}

__global__ void gemm_any(half const* A, half const* B, half* C, int M, int N, int K) {
    int m = blockIdx.x * blockDim.x + threadIdx.x, n = blockIdx.y * blockDim.y + threadIdx.y;
    if (m >= M || n >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += __half2float(A[m + size_t(k) * M]) * __half2float(B[k + size_t(n) * K]);
    C[m + size_t(n) * M] = __float2half(sum);
}

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    bool aligned = ((size_t)A | (size_t)B | (size_t)C) % 16 == 0;
    if (aligned && M % BM == 0 && N % BN == 0 && K % BK == 0) {
        musaFuncSetAttribute(gemm_fast, musaFuncAttributeMaxDynamicSharedMemorySize, BYTES);
        gemm_fast<<<M / BM * (N / BN), THREADS, BYTES>>>(A, B, C, M, N, K);
    } else {
        gemm_any<<<dim3((M + 31) / 32, (N + 7) / 8), dim3(32, 8)>>>(A, B, C, M, N, K);
    }
    musaDeviceSynchronize();
}
