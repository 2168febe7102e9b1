"""What the A770's compiler makes of a kernel: run `ocloc`, read its listing, count.

`compile_opencl_c(source)` and `compile_spirv(module)` return a `Listing`; no device is needed.
"""

from course.isa.compiler import (
    CompileError,
    OclocMissing,
    compile_opencl_c,
    compile_spirv,
    compiler_version,
    ocloc_missing,
)
from course.isa.listing import CLASSES, Block, Instruction, Listing, Loop, parse_listing

__all__ = [
    "CLASSES",
    "Block",
    "CompileError",
    "Instruction",
    "Listing",
    "Loop",
    "OclocMissing",
    "compile_opencl_c",
    "compile_spirv",
    "compiler_version",
    "ocloc_missing",
    "parse_listing",
]
