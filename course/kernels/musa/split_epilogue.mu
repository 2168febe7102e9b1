/* Stage split_epilogue: the fp32 scratch is rounded to fp16 in PARTS pieces, on two streams, after the main loop.

Main loop as double_buffered. An event tells the second stream when it may start; both streams are waited for.
The scratch costs M * N * 10 bytes of traffic (4 written, 4 read, 2 written): 0.67 GB at 8192 x 8192.
PARTS is 2, 4 or 8. M a multiple of 256, N of 128, K of 32.
*/
#include "main_loop.h"
constexpr int PARTS = 2;

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    static musaStream_t streams[2];
    static musaEvent_t done;
    if (!done) {
        for (auto& s : streams) musaStreamCreateWithFlags(&s, musaStreamNonBlocking);
        musaEventCreateWithFlags(&done, musaEventDisableTiming);
    }
    size_t count = size_t(M) * N, part = count / PARTS;
    float* sums = scratch(count);
    // ### BEGIN SOLUTION
    gemm_buffered<<<dim3(M / 256, N / BN), THREADS, 0, streams[0]>>>(A, B, sums, M, N, K);
    musaEventRecord(done, streams[0]);
    musaStreamWaitEvent(streams[1], done, 0);
    for (int i = 0; i < PARTS; ++i)
        round_to_half<<<1024, 256, 0, streams[i % 2]>>>(sums + i * part, C + i * part, part);
    // ### END SOLUTION
    musaDeviceSynchronize();  // both streams
}
