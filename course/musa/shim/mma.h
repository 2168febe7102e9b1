// mtmusa::wmma: fragments of a warp of 128 lanes. Shapes allowed: wmma_shapes.json (MT_WMMA_SHAPES, from the
// toolchain).
#pragma once
#include "musa_fp16.h"

namespace mtmusa::wmma {
struct row_major {};
struct col_major {};
struct matrix_a {};
struct matrix_b {};
struct accumulator {};
enum layout_t { mem_row_major, mem_col_major };

constexpr bool known_shape(int m, int n, int k) {
    constexpr int shapes[][3] = {MT_WMMA_SHAPES};
    for (auto& s : shapes)
        if (s[0] == m && s[1] == n && s[2] == k) return true;
    return false;
}
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;

template <class Use, int M, int N, int K, class T, class Layout = void> struct fragment {
    static_assert(known_shape(M, N, K), "no such fragment shape on mp_22: course/musa/wmma_shapes.json lists them");
    static_assert(same<T, half> || (same<Use, accumulator> && same<T, float>),
                  "fragments hold half; accumulators half or float");
    static_assert(same<Use, accumulator> == same<Layout, void>,
                  "matrix_a and matrix_b name a layout, accumulators do not");
    static constexpr int rows = same<Use, matrix_b> ? K : M, columns = same<Use, matrix_a> ? K : N;
    static constexpr int num_elements = rows * columns / 128;
    T x[num_elements];
    MT_INLINE fragment() { __builtin_memset(x, mt::UNSET, sizeof x); }  // a mark; on a card nothing
    mt::Tile tile() const { return {const_cast<T*>(x), rows, columns, same<T, float>}; }
};

template <class Use, int M, int N, int K, class T, class L>
MT_INLINE void load_matrix_sync(fragment<Use, M, N, K, T, L>& f, const T* p, unsigned ld) {
    static_assert(!same<Use, accumulator>, "loading an accumulator takes a layout: mem_row_major or mem_col_major");
    mt::wmma_load(f.tile(), p, ld, same<L, col_major>);
}
template <int M, int N, int K, class T>
MT_INLINE void load_matrix_sync(fragment<accumulator, M, N, K, T>& f, const T* p, unsigned ld, layout_t layout) {
    mt::wmma_load(f.tile(), p, ld, layout == mem_col_major);
}
template <int M, int N, int K, class T>
MT_INLINE void store_matrix_sync(T* p, const fragment<accumulator, M, N, K, T>& f, unsigned ld, layout_t layout) {
    mt::wmma_store(p, f.tile(), ld, layout == mem_col_major);
}
template <class Use, int M, int N, int K, class T, class L, class V>
MT_INLINE void fill_fragment(fragment<Use, M, N, K, T, L>& f, V value) {
    for (int i = 0; i < f.num_elements; ++i) f.x[i] = T(value);
}
template <int M, int N, int K, class D, class C, class LA, class LB>
MT_INLINE void mma_sync(fragment<accumulator, M, N, K, D>& d, const fragment<matrix_a, M, N, K, half, LA>& a,
                        const fragment<matrix_b, M, N, K, half, LB>& b, const fragment<accumulator, M, N, K, C>& c) {
    mt::wmma_multiply(d.tile(), a.tile(), b.tile(), c.tile());
}
}  // namespace mtmusa::wmma
