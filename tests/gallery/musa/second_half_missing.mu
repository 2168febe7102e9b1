// contract: s4000_gemm_256
// stage: split_epilogue
// cause: edge_not_written, partly_written
#include "main_loop.h"
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    size_t part = size_t(M) * N / 2;
    float* sums = scratch(2 * part);
    gemm_buffered<<<dim3(M / 256, N / BN), THREADS>>>(A, B, sums, M, N, K);
    round_to_half<<<64, 256>>>(sums, C, part);
    musaDeviceSynchronize();
}
