// The 32 x 32 x 16 fragments of mp_22 for CUDA, which has none of that shape: four 16 x 16 x 16 products.
#pragma once
#include <crt/mma.h>

namespace nvcuda {
namespace wmma {
template <class L> constexpr bool by_columns = false;
template <> constexpr bool by_columns<col_major> = true;

template <class L> class fragment<matrix_a, 32, 32, 16, __half, L> {
public:
    fragment<matrix_a, 16, 16, 16, __half, L> part[2];
};
template <class L> class fragment<matrix_b, 32, 32, 16, __half, L> {
public:
    fragment<matrix_b, 16, 16, 16, __half, L> part[2];
};
template <class T> class fragment<accumulator, 32, 32, 16, T, void> {
    using Part = fragment<accumulator, 16, 16, 16, T>;

public:
    enum { num_elements = 4 * Part::num_elements };
    union {
        Part part[2][2];
        T x[num_elements];
    };
    __device__ fragment() {}
};

template <class L>
__device__ inline void load_matrix_sync(fragment<matrix_a, 32, 32, 16, __half, L>& f, const __half* p, unsigned ld) {
    for (int i = 0; i < 2; ++i) load_matrix_sync(f.part[i], p + 16 * i * (by_columns<L> ? 1 : ld), ld);
}
template <class L>
__device__ inline void load_matrix_sync(fragment<matrix_b, 32, 32, 16, __half, L>& f, const __half* p, unsigned ld) {
    for (int i = 0; i < 2; ++i) load_matrix_sync(f.part[i], p + 16 * i * (by_columns<L> ? ld : 1), ld);
}
template <class T> __device__ inline void fill_fragment(fragment<accumulator, 32, 32, 16, T>& f, float value) {
    for (int i = 0; i < f.num_elements; ++i) f.x[i] = T(value);
}
template <class T>
__device__ inline void load_matrix_sync(fragment<accumulator, 32, 32, 16, T>& f, const T* p, unsigned ld,
                                        layout_t layout) {
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            load_matrix_sync(f.part[i][j], p + 16 * (layout == mem_col_major ? i + j * ld : i * ld + j), ld, layout);
}
template <class T>
__device__ inline void store_matrix_sync(T* p, const fragment<accumulator, 32, 32, 16, T>& f, unsigned ld,
                                         layout_t layout) {
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            store_matrix_sync(p + 16 * (layout == mem_col_major ? i + j * ld : i * ld + j), f.part[i][j], ld, layout);
}
template <class D, class C, class LA, class LB>
__device__ inline void mma_sync(fragment<accumulator, 32, 32, 16, D>& d,
                                const fragment<matrix_a, 32, 32, 16, __half, LA>& a,
                                const fragment<matrix_b, 32, 32, 16, __half, LB>& b,
                                const fragment<accumulator, 32, 32, 16, C>& c) {
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) mma_sync(d.part[i][j], a.part[i], b.part[j], c.part[i][j]);
}
}  // namespace wmma
}  // namespace nvcuda
