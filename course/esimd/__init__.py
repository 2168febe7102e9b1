"""ESIMD in Python: explicit SIMD with the names of sycl::ext::intel::esimd, template arguments in brackets.

A kernel is a Python function. It runs in NumPy anywhere (`InterpreterQueue`), and the same text becomes OpenCL C
(`compile_kernel`) for a CPU with a software DPAS, or for the A770. `hardware_notes/esimd_map.md` maps every call.
"""
from course.esimd.interpreter import InterpreterQueue, nd_range
from course.esimd.kernel import function, kernel
from course.esimd.matrix import (
    joint_matrix_fill,
    joint_matrix_load,
    joint_matrix_mad,
    joint_matrix_store,
    layout,
    use,
)
from course.esimd.operations import (
    barrier,
    block_load,
    block_store,
    convert,
    exp2,
    fence,
    gather,
    load_2d,
    nd_item,
    prefetch,
    prefetch_2d,
    reinterpret_cast,
    scatter,
    slm_block_load,
    slm_block_store,
    slm_gather,
    slm_init,
    slm_scatter,
    sqrt,
    store_2d,
    unroll,
    vabs,
    vmax,
    vmin,
    xmx,
)
from course.esimd.packing import pack_operands_a, pack_vnni
from course.esimd.simd import simd, simd_mask
from course.esimd.types import bf16, f16, f32, f64, i8, i16, i32, ptr, static, u8, u16, u32

__all__ = [
    "InterpreterQueue", "barrier", "bf16", "block_load", "block_store", "convert", "exp2", "f16", "f32", "f64", "fence",
    "function", "gather", "i8", "i16", "i32", "joint_matrix_fill", "joint_matrix_load", "joint_matrix_mad",
    "joint_matrix_store", "kernel", "layout", "load_2d", "nd_item", "nd_range", "pack_operands_a", "pack_vnni",
    "prefetch", "prefetch_2d", "ptr", "reinterpret_cast", "scatter", "simd", "simd_mask", "slm_block_load",
    "slm_block_store", "slm_gather", "slm_init", "slm_scatter", "sqrt", "static", "store_2d", "u8", "u16", "u32",
    "unroll", "use", "vabs", "vmax", "vmin", "xmx",
]
