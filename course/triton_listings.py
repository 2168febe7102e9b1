"""Listings of every Triton kernel for devices that are not here: `python -m course.triton_listings OUT`.

Lesson kernels for gfx90a, the stand-in for gfx936, and for NVIDIA's sm_90; the fast ones, which ask for Hopper's copy
engine or its warp groups, for sm_90 alone. One file a kernel and target in OUT, and a row of figures on the screen.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

KERNELS = Path(__file__).parent / "kernels" / "triton"
# kernel file -> (contract, sizes of the arguments: what a compiler sees of them is divisibility, so small ones do)
LESSONS = {
    "triton_gemm": ("gfx936_gemm", {"M": 256, "N": 256, "K": 256}),
    "group_m": ("gfx936_gemm", {"M": 256, "N": 256, "K": 256}),
    "num_stages": ("gfx936_gemm", {"M": 256, "N": 256, "K": 256}),
    "roofline": ("gfx936_read", {"N": 1 << 16}),
    "skinny_gemv": ("gfx936_gemv", {"M": 64, "K": 5120}),
    "merge_segments": ("gfx936_merge", {}),
    "split_kv_attention": ("gfx936_attention", {"L": 1024, "D": 256}),
    "paged_attention": ("gfx936_paged_16", {"L": 1024, "D": 256}),
}
FAST = {
    "fast/gemm_persistent": ("gfx936_gemm", {"M": 4096, "N": 4096, "K": 64}),
    "fast/gemm_warp_roles": ("gfx936_gemm", {"M": 4096, "N": 4096, "K": 64}),
    "fast/gemv_stream": ("gfx936_gemv", {"M": 64, "K": 5120}),
    "fast/decode_attention": ("gfx936_attention", {"L": 2048, "D": 256}),
}


def plan() -> list[tuple[str, str, dict, str]]:
    """(kernel, contract, sizes, target) of every listing."""
    both = [(k, c, s, t) for k, (c, s) in LESSONS.items() for t in ("gfx90a", "sm_90")]
    return both + [(k, c, s, "sm_90") for k, (c, s) in FAST.items()]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="course.triton_listings", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, help="folder for the listings")
    args = parser.parse_args(argv)
    from course.contracts import contract
    from course.toolchains import triton
    from course.toolchains.base import KernelError

    args.out.mkdir(parents=True, exist_ok=True)
    failed, made = 0, {}
    for kernel, promised, sizes, target in plan():
        found = contract(promised)
        key = (promised, str(sizes))
        if key not in made:
            made = {key: found.make(found.bench_case(sizes))}
        problem = made[key]
        try:
            listing = triton.inspect(
                (KERNELS / f"{kernel}.py").read_text(), problem.arguments, problem.case.scalars, target
            )
        except KernelError as error:
            print(f"{kernel} {target}: {error}")
            failed += 1
            continue
        (args.out / f"{Path(kernel).name}.{target}.s").write_text(listing.listing)
        print(
            f"{kernel} {target} (Triton {listing.version}): {', '.join(f'{k} {v}' for k, v in listing.figures.items())}"
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
