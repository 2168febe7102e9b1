// What the tiled kernels share: an asynchronous copy of a tile into shared memory, and a fragment's way into fp16 C.
#pragma once
#include <mma.h>
#include <musa_fp16.h>
#include <musa_pipeline_primitives.h>
#include <musa_runtime.h>

// LINES lines of ROW vectors V, `from_ld` halves apart, to shared memory, LD halves apart: lane t starts at line
// t / ROW, vector t % ROW, which `to` and `from` point to. Started, not waited for.
template <int ROW, int LINES, int LD, int THREADS, class V>
__device__ __forceinline__ void copy_lines(half* to, half const* from, size_t from_ld) {
    constexpr int STEP = THREADS / ROW;
    static_assert(THREADS % ROW == 0, "neighbouring lanes copy a line");
#pragma unroll
    for (int i = 0; i < (LINES + STEP - 1) / STEP; ++i)
        if (LINES % STEP == 0 || threadIdx.x / ROW + i * STEP < LINES)
            __pipeline_memcpy_async(to + i * STEP * LD, from + i * STEP * from_ld, sizeof(V));
}

// The same for a whole tile: LINES contiguous pieces of LENGTH halves.
template <int LENGTH, int LINES, int LD, int THREADS, class V>
__device__ __forceinline__ void copy_tile(half* to, half const* from, size_t from_ld) {
    constexpr int PER = sizeof(V) / sizeof(half), ROW = LENGTH / PER;
    int line = threadIdx.x / ROW, at = threadIdx.x % ROW * PER;
    copy_lines<ROW, LINES, LD, THREADS, V>(to + line * LD + at, from + line * from_ld + at, from_ld);
}

// One 32 x 32 float fragment to fp16 in C, column-major with leading dimension ld. patch: 32 x 32 floats of shared
// memory, this warp's own: where x[i] of a fragment lies is not specified, so the numbers pass through memory. Every
// warp of the block must come here.
template <class Fragment>
__device__ __forceinline__ void store_half(half* C, size_t ld, Fragment const& f, float* patch) {
    mtmusa::wmma::store_matrix_sync(patch, f, 32, mtmusa::wmma::mem_col_major);
    __syncthreads();
    for (int i = 2 * (threadIdx.x % warpSize); i < 32 * 32; i += 2 * warpSize)
        *(half2*)(C + i % 32 + i / 32 * ld) = __floats2half2_rn(patch[i], patch[i + 1]);
    __syncthreads();
}

// ---- the fp32 scratch between main loop and epilogue ------------------------------------------------------
__global__ inline void round_to_half(float const* sums, half* C, size_t count) {
    size_t first = blockIdx.x * size_t(blockDim.x) + threadIdx.x, lanes = size_t(gridDim.x) * blockDim.x;
    for (size_t i = 4 * first; i < count; i += 4 * lanes) {
        float4 v = *(float4 const*)(sums + i);
        *(half2*)(C + i) = __floats2half2_rn(v.x, v.y);
        *(half2*)(C + i + 2) = __floats2half2_rn(v.z, v.w);
    }
}

// `count` floats of device memory, kept from call to call.
inline float* scratch(size_t count) {
    static float* memory = nullptr;
    static size_t size = 0;
    if (size < count) {
        musaFree(memory);
        musaMalloc(&memory, count * sizeof(float));
        size = count;
    }
    return memory;
}
