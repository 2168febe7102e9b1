/* Stage fragment_product: one matrix product, a warp's 32 x 32 tile of C from 16 steps of K.

C[m + n M] = sum over k of A[m + k M] B[k + n K]: fp16 in, fp32 sum, fp16 out, everything column-major. K is 16.
Block: one warp. Shared memory: 4 KB, the tile as floats on its way to fp16. M and N multiples of 32.
*/
#include <mma.h>
#include <musa_fp16.h>
#include <musa_runtime.h>
using namespace mtmusa::wmma;

__global__ void multiply_once(half const* A, half const* B, half* C, int M, int N, int K) {
    __shared__ float tile[32 * 32];
    size_t m0 = blockIdx.x * 32, n0 = blockIdx.y * 32;
    fragment<matrix_a, 32, 32, 16, half, col_major> a;
    fragment<matrix_b, 32, 32, 16, half, col_major> b;
    fragment<accumulator, 32, 32, 16, float> c;
    // ### BEGIN SOLUTION
    fill_fragment(c, 0.0f);
    load_matrix_sync(a, A + m0, M);
    load_matrix_sync(b, B + n0 * K, K);
    mma_sync(c, a, b, c);
    store_matrix_sync(tile, c, 32, mem_col_major);
    __syncthreads();  // the lanes below read what other lanes stored
    // ### END SOLUTION
    for (int i = threadIdx.x; i < 32 * 32; i += warpSize) C[m0 + i % 32 + (n0 + i / 32) * M] = __float2half(tile[i]);
}

extern "C" void gemm_optimized(half const* A, half const* B, half* C, int M, int N, int K) {
    multiply_once<<<dim3(M / 32, N / 32), warpSize>>>(A, B, C, M, N, K);
    musaDeviceSynchronize();
}
