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
}  // namespace mt

#define MT_NOTHING(name) template <class... T> inline int name(T...) { return 0; }
enum { cudaSuccess = 0, cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaStreamNonBlocking = 1, cudaEventDisableTiming = 2 };
enum { cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2, cudaMemcpyDeviceToDevice = 3 };
typedef int cudaError_t;
typedef struct CUstream_st* cudaStream_t;
typedef struct CUevent_st* cudaEvent_t;
MT_NOTHING(cudaMalloc) MT_NOTHING(cudaFree) MT_NOTHING(cudaMemcpy) MT_NOTHING(cudaMemcpyAsync) MT_NOTHING(cudaMemset)
MT_NOTHING(cudaMemsetAsync) MT_NOTHING(cudaDeviceSynchronize) MT_NOTHING(cudaStreamCreate) MT_NOTHING(cudaStreamCreateWithFlags)
MT_NOTHING(cudaStreamDestroy) MT_NOTHING(cudaStreamSynchronize) MT_NOTHING(cudaStreamWaitEvent) MT_NOTHING(cudaEventCreate)
MT_NOTHING(cudaEventCreateWithFlags) MT_NOTHING(cudaEventDestroy) MT_NOTHING(cudaEventRecord) MT_NOTHING(cudaEventSynchronize)
MT_NOTHING(cudaGetLastError) MT_NOTHING(cudaFuncSetAttribute)
#undef MT_NOTHING
