// contract: s4000_gemm_256
// stage: split_epilogue
// cause: stream_race
#include "main_loop.h"
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    static musaStream_t streams[2];
    if (!streams[0]) for (auto& s : streams) musaStreamCreateWithFlags(&s, musaStreamNonBlocking);
    size_t part = size_t(M) * N / 2;
    float* sums = scratch(2 * part);
    gemm_buffered<<<dim3(M / 256, N / BN), THREADS, 0, streams[0]>>>(A, B, sums, M, N, K);
    for (int i = 0; i < 2; ++i) round_to_half<<<64, 256, 0, streams[i]>>>(sums + i * part, C + i * part, part);
    musaDeviceSynchronize();
}
