// For NVRTC, which compiles device code only: the host part of the text becomes device code that nobody calls, and the
// host API does nothing.
#pragma once
#include <cuda_fp16.h>

namespace mt {
struct Nothing {
    template <class... T> void operator()(T...) const {}
};
template <class F> struct Launcher {
    F* kernel;
    Nothing operator()(dim3, dim3, size_t = 0, void* = nullptr) const { return {}; }
};
template <class F> Launcher<F> launch(F* kernel) { return {kernel}; }
template <class... T> cudaError_t nothing(T&&...) { return cudaSuccess; }
}  // namespace mt

#define cudaMalloc mt::nothing
#define cudaFree mt::nothing
#define cudaMemcpy mt::nothing
#define cudaMemcpyAsync mt::nothing
#define cudaMemset mt::nothing
#define cudaMemsetAsync mt::nothing
#define cudaDeviceSynchronize mt::nothing
#define cudaStreamCreate mt::nothing
#define cudaStreamCreateWithFlags mt::nothing
#define cudaStreamDestroy mt::nothing
#define cudaStreamSynchronize mt::nothing
#define cudaStreamWaitEvent mt::nothing
#define cudaEventCreate mt::nothing
#define cudaEventCreateWithFlags mt::nothing
#define cudaEventDestroy mt::nothing
#define cudaEventRecord mt::nothing
#define cudaEventSynchronize mt::nothing
#define cudaEventElapsedTime mt::nothing
#define cudaGetLastError mt::nothing
#define cudaPeekAtLastError mt::nothing
#define cudaFuncSetAttribute mt::nothing
