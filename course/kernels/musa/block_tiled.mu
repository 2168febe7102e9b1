/* Stage block_tiled: eight warps share a tile of B; each keeps a 32 x BN strip of C in its accumulators.

C[m + n M] = sum over k of A[m + k M] B[k + n K]: fp16 in, fp32 accumulator, fp16 out, everything column-major.
Block: 8 warps (1024 lanes on S4000), 256 x BN of C; K advances by 32. Shared memory: the 32 x BN tile of B, each column
padded by 8 halves, BN * 80 bytes. A goes from global memory to fragments: no two warps need the same rows. C is left in
an fp32 scratch of M * N * 4 bytes, which a second kernel rounds to fp16.
BN is 64, 128 or 256. M a multiple of 256, N of BN, K of 32.
*/
#include "tiles.h"
using namespace mtmusa::wmma;
constexpr int BN = 128, WARPS = 8, THREADS = WARPS * warpSize, LD = 32 + 8;

__global__ void gemm_tiled(half const* A, half const* B, float* sums, int M, int N, int K) {
    __shared__ half tile[BN * LD];
    size_t m0 = blockIdx.x * 256 + threadIdx.x / warpSize * 32, n0 = blockIdx.y * BN;
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    fragment<accumulator, 32, 32, 16, float> c[BN / 32];
    for (auto& f : c) fill_fragment(f, 0.0f);
    for (size_t k0 = 0; k0 < K; k0 += 32) {
        // ### BEGIN SOLUTION
        for (int i = threadIdx.x * 4; i < 32 * BN; i += THREADS * 4)  // 8 bytes a lane
            *(uint2*)&tile[i / 32 * LD + i % 32] = *(uint2 const*)&B[k0 + i % 32 + (n0 + i / 32) * K];
        __syncthreads();  // the tile is complete
        for (int k = 0; k < 32; k += 16) {
            load_matrix_sync(a, A + m0 + (k0 + k) * M, M);
            for (int j = 0; j < BN / 32; ++j) {
                load_matrix_sync(b, tile + k + j * 32 * LD, LD);
                mma_sync(c[j], a, b, c[j]);
            }
        }
        __syncthreads();  // nobody still reads what the next round overwrites
        // ### END SOLUTION
    }
    for (int j = 0; j < BN / 32; ++j) store_matrix_sync(sums + m0 + (n0 + j * 32) * M, c[j], M, mem_col_major);
}

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    float* sums = scratch(size_t(M) * N);
    gemm_tiled<<<dim3(M / 256, N / BN), THREADS>>>(A, B, sums, M, N, K);
    round_to_half<<<1024, 256>>>(sums, C, size_t(M) * N);
    musaDeviceSynchronize();
}
