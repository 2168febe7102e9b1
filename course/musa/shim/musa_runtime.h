// The MUSA runtime as far as the course uses it, for g++: blocks and lanes are simulated by simulator/.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "simt.h"

#define __global__
#define __device__
#define __host__
#define __constant__ static
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
// One block runs at a time, so a block's shared memory can be this module's thread-local block: the loader gives it one
// contiguous range, which the simulator poisons, bounds and shadows. `used`: the compiler must not reason from its
// zeros.
#define __shared__ static thread_local __attribute__((aligned(32), used))
constexpr int warpSize = 128;

// ---- vector types -----------------------------------------------------------------------------------------
#define MT_VECTOR(T, NAME)                                                        \
    struct NAME##1 { T x; };                                                      \
    struct alignas(2 * sizeof(T)) NAME##2 { T x, y; };                            \
    struct NAME##3 { T x, y, z; };                                                \
    struct alignas(sizeof(T) < 8 ? 4 * sizeof(T) : 16) NAME##4 { T x, y, z, w; }; \
    inline NAME##2 make_##NAME##2(T x, T y) { return {x, y}; }                    \
    inline NAME##3 make_##NAME##3(T x, T y, T z) { return {x, y, z}; }            \
    inline NAME##4 make_##NAME##4(T x, T y, T z, T w) { return {x, y, z, w}; }
MT_VECTOR(char, char)
MT_VECTOR(unsigned char, uchar)
MT_VECTOR(short, short)
MT_VECTOR(unsigned short, ushort)
MT_VECTOR(int, int)
MT_VECTOR(unsigned, uint)
MT_VECTOR(long long, longlong)
MT_VECTOR(float, float)
MT_VECTOR(double, double)
#undef MT_VECTOR

struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
};

// Constant for the lane that reads them: the simulator sets them before it resumes a lane. A type without constructors
// lets the compiler know that they are read-only, and nobody watches reads of them.
extern const uint3 threadIdx, blockIdx, blockDim, gridDim;

// ---- inside a kernel --------------------------------------------------------------------------------------
#define MT_INLINE inline __attribute__((always_inline))
MT_INLINE void __syncthreads() { mt::barrier(); }
MT_INLINE void __syncwarp(unsigned = ~0u) { mt::warp_barrier(); }
MT_INLINE void __threadfence() {}
MT_INLINE void __threadfence_block() {}
template <class T> MT_INLINE T __ldg(const T* p) { return *p; }
template <class T> MT_INLINE T min(T a, T b) { return b < a ? b : a; }
template <class T> MT_INLINE T max(T a, T b) { return a < b ? b : a; }
template <class T> MT_INLINE T atomicAdd(T* p, T v) {
    mt::atomic(p, sizeof(T));
    return mt::add(p, v);
}
extern "C" {
float fmaf(float, float, float) noexcept;
float fminf(float, float) noexcept;
float fmaxf(float, float) noexcept;
float fabsf(float) noexcept;
float sqrtf(float) noexcept;
float expf(float) noexcept;
}

// ---- launches: the toolchain writes `kernel<<<grid, block, shared, stream>>>(...)` as mt::launch(kernel)(grid,
// ...)(...)
typedef struct MTstream_st* musaStream_t;
namespace mt {
template <class... P> struct Launch {
    void (*kernel)(P...);
    Config config;
    template <class... A> void operator()(A... a) const {
        auto body = [&]() __attribute__((no_sanitize("thread"))) { kernel(P(a)...); };
        run_grid(
            reinterpret_cast<const void*>(kernel), config, [](void* f) { (*static_cast<decltype(body)*>(f))(); },
            &body);
    }
};
template <class... P> struct Launcher {
    void (*kernel)(P...);
    Launch<P...> operator()(dim3 grid, dim3 block, size_t shared = 0, musaStream_t stream = nullptr) const {
        return {kernel, {{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, shared, stream}};
    }
};
template <class... P> Launcher<P...> launch(void (*kernel)(P...)) { return {kernel}; }
}  // namespace mt

// ---- host API ---------------------------------------------------------------------------------------------
enum musaError_t {
    musaSuccess = 0,
    musaErrorInvalidValue = 1,
    musaErrorMemoryAllocation = 2,
    musaErrorInvalidConfiguration = 9,
    musaErrorInvalidResourceHandle = 400,
    musaErrorNotReady = 600,
    musaErrorLaunchFailure = 719
};
enum musaMemcpyKind {
    musaMemcpyHostToHost,
    musaMemcpyHostToDevice,
    musaMemcpyDeviceToHost,
    musaMemcpyDeviceToDevice,
    musaMemcpyDefault
};
enum musaFuncAttribute { musaFuncAttributeMaxDynamicSharedMemorySize = 8 };
enum { musaStreamDefault = 0, musaStreamNonBlocking = 1, musaEventDefault = 0, musaEventDisableTiming = 2 };
typedef struct MTevent_st* musaEvent_t;
struct musaDeviceProp {
    char name[256];
    size_t sharedMemPerBlock;
    int warpSize, maxThreadsPerBlock;
};

extern "C" {
musaError_t musaMalloc(void**, size_t);
musaError_t musaFree(void*);
musaError_t musaMemcpy(void*, const void*, size_t, musaMemcpyKind);
musaError_t musaMemcpyAsync(void*, const void*, size_t, musaMemcpyKind, musaStream_t = nullptr);
musaError_t musaMemset(void*, int, size_t);
musaError_t musaMemsetAsync(void*, int, size_t, musaStream_t = nullptr);
musaError_t musaDeviceSynchronize();
musaError_t musaStreamCreate(musaStream_t*);
musaError_t musaStreamCreateWithFlags(musaStream_t*, unsigned);
musaError_t musaStreamDestroy(musaStream_t);
musaError_t musaStreamSynchronize(musaStream_t);
musaError_t musaStreamWaitEvent(musaStream_t, musaEvent_t, unsigned = 0);
musaError_t musaEventCreate(musaEvent_t*);
musaError_t musaEventCreateWithFlags(musaEvent_t*, unsigned);
musaError_t musaEventDestroy(musaEvent_t);
musaError_t musaEventRecord(musaEvent_t, musaStream_t = nullptr);
musaError_t musaEventSynchronize(musaEvent_t);
musaError_t musaEventElapsedTime(float*, musaEvent_t, musaEvent_t);
musaError_t musaGetLastError();
musaError_t musaPeekAtLastError();
const char* musaGetErrorString(musaError_t);
musaError_t mt_raise_dynamic_limit(const void* kernel, size_t bytes);
}
template <class T> musaError_t musaMalloc(T** p, size_t bytes) {
    return musaMalloc(reinterpret_cast<void**>(p), bytes);
}
template <class F> musaError_t musaFuncSetAttribute(F* kernel, musaFuncAttribute, int bytes) {
    return mt_raise_dynamic_limit(reinterpret_cast<const void*>(kernel), bytes);
}
inline musaError_t musaGetDeviceProperties(musaDeviceProp* p, int) {
    *p = {"simulated blocks and lanes", MT_MAX_SHARED, warpSize, 1024};
    return musaSuccess;
}
