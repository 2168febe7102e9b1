// half and half2: storage of 16 bits; one operation is done in float and rounded once, as fp16 hardware does.
#pragma once
#include "musa_runtime.h"

struct alignas(2) half {
    _Float16 bits;
    half() = default;
    half(float v) : bits(static_cast<_Float16>(v)) {}
    half(double v) : bits(static_cast<_Float16>(v)) {}
    half(int v) : bits(static_cast<_Float16>(v)) {}
    operator float() const { return static_cast<float>(bits); }
    half& operator+=(half b) { return *this = half(float(*this) + float(b)); }
    half& operator-=(half b) { return *this = half(float(*this) - float(b)); }
    half& operator*=(half b) { return *this = half(float(*this) * float(b)); }
    half& operator/=(half b) { return *this = half(float(*this) / float(b)); }
};
typedef half __half;
inline half operator+(half a, half b) { return a += b; }
inline half operator-(half a, half b) { return a -= b; }
inline half operator*(half a, half b) { return a *= b; }
inline half operator/(half a, half b) { return a /= b; }

struct alignas(4) half2 {
    half x, y;
};
typedef half2 __half2;

inline half __float2half(float v) { return half(v); }
inline half __float2half_rn(float v) { return half(v); }
inline float __half2float(half v) { return float(v); }
inline half __hadd(half a, half b) { return a + b; }
inline half __hsub(half a, half b) { return a - b; }
inline half __hmul(half a, half b) { return a * b; }
inline half __hfma(half a, half b, half c) { return half(float(a) * float(b) + float(c)); }
inline half __ushort_as_half(unsigned short v) { return __builtin_bit_cast(half, v); }
inline unsigned short __half_as_ushort(half v) { return __builtin_bit_cast(unsigned short, v); }
inline half2 __halves2half2(half x, half y) { return {x, y}; }
inline half2 make_half2(half x, half y) { return {x, y}; }
inline half2 __floats2half2_rn(float x, float y) { return {half(x), half(y)}; }
inline half2 __float22half2_rn(float2 v) { return {half(v.x), half(v.y)}; }
inline float2 __half22float2(half2 v) { return {float(v.x), float(v.y)}; }
inline half __low2half(half2 v) { return v.x; }
inline half __high2half(half2 v) { return v.y; }
