// contract: s4000_gemm_256
// stage: split_epilogue
// Columns in two halves, a stream each; every epilogue follows its own main kernel, so no event is needed.
#include "main_loop.h"
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    static musaStream_t streams[2];
    if (!streams[0]) for (auto& s : streams) musaStreamCreateWithFlags(&s, musaStreamNonBlocking);
    int left = N / BN / 2 * BN, columns[2] = {left, N - left};
    float* sums = scratch(size_t(M) * N);
    for (int i = 0; i < 2; ++i) {
        size_t first = i ? left : 0, at = first * M;
        if (!columns[i]) continue;
        gemm_buffered<<<dim3(M / 256, columns[i] / BN), THREADS, 0, streams[i]>>>(A, B + first * K, sums + at, M, columns[i], K);
        round_to_half<<<64, 256, 0, streams[i]>>>(sums + at, C + at, size_t(M) * columns[i]);
    }
    for (auto& s : streams) musaStreamSynchronize(s);
}
