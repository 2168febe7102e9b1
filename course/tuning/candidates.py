"""What the tuner tries for each work: (kernel file in course/kernels/triton/fast, options of its launch).

Wider searches came before this list; hardware_notes/triton_tried.md says what they ruled out.
"""

from itertools import product


def gemm_small():
    for (stages, width), group in product([(6, 64), (5, 128), (6, 128)], (2, 4, 8)):
        yield "gemm_warp_roles", dict(BLOCK_N=128, STAGES=stages, WIDTH=width, GROUP_M=group)
    for m, n, stages in [(64, 64, 4), (128, 128, 4), (64, 256, 4)]:
        yield (
            "gemm_persistent",
            dict(BLOCK_M=m, BLOCK_N=n, HALVES=False, GROUP_M=2, PROGRAMS=10**6, num_warps=4, num_stages=stages),
        )


def gemm_large():
    for (stages, width), group in product([(3, 256), (4, 128)], (4, 6, 8, 12, 16)):
        yield "gemm_warp_roles", dict(STAGES=stages, WIDTH=width, GROUP_M=group)
    yield "gemm_persistent", dict(GROUP_M=8)


def gemv():
    for rows, block, warps in product((1, 2), (512, 1024), (1, 2, 4)):
        yield "gemv_stream", dict(ROWS=rows, BLOCK_K=block, num_warps=warps)


def attention():
    for tma, segments, ahead in product((True, False), (32, 33), (0, 64, 128)):
        yield "decode_attention", dict(TMA=tma, SEGMENTS=segments, AHEAD=ahead)


def paged():
    for segments, stages, ahead in product((32, 33), (5, 6), (64, 128)):
        yield "decode_attention", dict(SEGMENTS=segments, num_stages=stages, AHEAD=ahead)


def of(work):
    """The candidates of a work, as a list."""
    if work.name.startswith("gemm"):
        return list(gemm_small() if work.M < 2048 else gemm_large())
    if work.name.startswith("gemv"):
        return list(gemv())
    return list(paged() if work.page else attention())
