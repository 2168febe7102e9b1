// contract: s4000_gemm
// stage: naive
// cause: no_kernel_launched
#include <musa_fp16.h>
#include <musa_runtime.h>
extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    for (int m = 0; m < M; ++m)
        for (int n = 0; n < N; ++n) {
            float sum = 0;
            for (int k = 0; k < K; ++k) sum += float(A[m + k * M]) * float(B[k + n * K]);
            C[m + n * M] = half(sum);
        }
}
