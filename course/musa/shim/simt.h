// What the shim headers ask of the simulator.
#pragma once
#include <stddef.h>

namespace mt {
struct Config {
    unsigned grid[3], block[3];
    size_t shared;
    void* stream;
};
void run_grid(const void* kernel, const Config&, void (*body)(void*), void* argument);
void barrier();
void warp_barrier();
void* dynamic_shared();
void atomic(const void*, size_t bytes);
template <class T> __attribute__((no_sanitize("thread"))) T add(T* p, T v) {
    T old = *p;
    *p = old + v;
    return old;
}

// A fragment operand of one lane. Elements are spread over the warp; where each one lies is the simulator's business.
struct Tile {
    void* x;
    int rows, columns;
    bool is_float;
};
constexpr int UNSET = 0xff;  // every byte of a fragment before anything was put there: NaN in all formats
void wmma_load(Tile, const void* memory, unsigned ld, bool column_major);
void wmma_store(void* memory, Tile, unsigned ld, bool column_major);
void wmma_multiply(Tile d, Tile a, Tile b, Tile c);

void copy_async(void* shared, const void* global, size_t bytes, size_t zero_fill);
void copy_commit();
void copy_wait(unsigned newest_left);
}  // namespace mt
