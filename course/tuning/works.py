"""The works that the Triton track is timed on: rotated inputs, the library's way, the project's check, counts.

Only torch and NumPy are needed. float64 products of large inputs are made on the device; `course.contracts` decides
what is compared with them, and how far it may be off.
"""

import math

import numpy as np
import torch
import torch.nn.functional as F

from course.contracts import contract
from course.contracts.base import compare
from course.contracts.gemm import Gemm as GemmContract
from course.contracts.gemv import Gemv as GemvContract

DTYPE = {"bf16": torch.bfloat16, "f16": torch.float16}


def host(x) -> np.ndarray:
    """float64 on the CPU."""
    return x.double().cpu().numpy()


class Work:
    """One problem. `sets` input sets take turns, `launches` of them make a graph; `output`: the result's place in one.

    flops and bytes are the least that one launch must do and move."""

    output = 2
    page = 0

    def data(self, sets=None, empty=False):
        """Input sets on the device, outputs poisoned with NaN."""
        make = torch.empty if empty else torch.randn
        found = [
            self.arrays(lambda *shape: make(*shape, device="cuda", dtype=self.dtype)) for _ in range(sets or self.sets)
        ]
        for arrays in found:
            arrays[self.output].fill_(float("nan"))
        return found

    def worst(self, arrays) -> float:
        """Largest error over the allowed error; infinite where the contract's comparison refuses an element."""
        want, allowed = self.wanted(*arrays)
        wrong, worst = compare(host(arrays[self.output]), want, np.where(np.isnan(allowed), np.inf, allowed))
        return math.inf if wrong.any() else worst


class Gemm(Work):
    def __init__(self, dtype, M, N, K, sets, launches, note=""):
        self.name = f"gemm {dtype} {M}x{N}x{K}{note}"
        self.dtype, self.M, self.N, self.K, self.sets, self.launches = DTYPE[dtype], M, N, K, sets, launches
        self.flops, self.bytes = 2 * M * N * K, 2 * (M * K + K * N + M * N)
        self.contract = GemmContract("gfx936_gemm" if dtype == "bf16" else "gfx936_gemm_f16", dtype, dtype)
        self.shape = {"M": M, "N": N, "K": K}

    def arrays(self, make):
        return make(self.M, self.K), make(self.K, self.N), make(self.M, self.N)

    def library(self):
        return {"torch.mm (cuBLAS)": lambda A, B, C: torch.mm(A, B, out=C)}

    def wanted(self, A, B, C):
        a, b = A.double(), B.double()
        want, magnitude = host(a @ b), host(a.abs() @ b.abs())
        rows, columns = host(a.abs().sum(1, keepdim=True)), host(b.abs().sum(0, keepdim=True))
        return want, self.contract._allowed(self.K, 1.0, 0.0, magnitude, np.zeros(1), want, rows, columns)


class Gemv(Work):
    def __init__(self, M, K, sets, launches):
        self.name, self.dtype, self.M, self.K, self.sets, self.launches = (
            f"gemv bf16 {M}x{K}",
            torch.bfloat16,
            M,
            K,
            sets,
            launches,
        )
        self.flops, self.bytes = 2 * M * K, 2 * (M * K + M + K)
        self.contract, self.shape = GemvContract(out_dtype="bf16"), {"M": M, "K": K}

    def arrays(self, make):
        return make(self.M, self.K), make(self.K), make(self.M)

    def library(self):
        return {"F.linear": lambda W, x, y: F.linear(x[None], W), "torch.mv": lambda W, x, y: torch.mv(W, x, out=y)}

    def wanted(self, W, x, y):
        w, x = W.double(), x.double()
        want = host(w @ x)
        return want, self.contract._allowed(self.K, host(w.abs() @ x.abs()), want)


class Attention(Work):
    """One token, 16 query heads, 4 KV heads, head dimension 256: article 002's shape."""

    output = 3
    heads, groups, D = 4, 4, 256

    def __init__(self, L, sets, launches, page=0):
        self.name, self.L, self.page = f"attention bf16 {L}" + (f" page {page}" if page else ""), L, page
        self.sets, self.launches, self.dtype = sets, launches, torch.bfloat16
        self.flops, self.bytes = 4 * self.heads * self.groups * L * self.D, 4 * self.heads * L * self.D
        self.contract = contract(f"gfx936_paged_{page}" if page else "gfx936_attention")
        self.shape = {"L": L, "D": self.D}

    def arrays(self, make):
        q, out = (make(self.heads * self.groups, self.D) for _ in range(2))
        if not self.page:
            return q, make(self.heads, self.L, self.D), make(self.heads, self.L, self.D), out
        pages = math.ceil(self.L / self.page)
        table = torch.randperm(pages, device="cuda", dtype=torch.int32)
        return q, *(make(pages, self.page, self.heads, self.D) for _ in range(2)), out, table

    def library(self):
        from torch.nn.attention import SDPBackend, sdpa_kernel

        def way(backend):
            def run(q, k, v, out, table=None):
                with sdpa_kernel(backend):
                    return F.scaled_dot_product_attention(q.view(1, -1, 1, self.D), k[None], v[None], enable_gqa=True)

            return run

        if self.page:  # the library has no paged form: the bar is our own kernel on contiguous keys and values
            return {}
        return {
            f"SDPA {n.split('_')[0].lower()}": way(getattr(SDPBackend, n))
            for n in ("FLASH_ATTENTION", "CUDNN_ATTENTION")
        }

    def wanted(self, q, k, v, out, table=None):
        if table is not None:
            k, v = (x[table.long()].flatten(0, 1)[: self.L].transpose(0, 1) for x in (k, v))
        want, allowed, _ = self.contract._oracle(host(q), host(k), host(v))
        return want, allowed


def all_works():
    """Sets are many enough that their inputs, together, are several times the L2 cache; " warm" has few on purpose."""
    return [
        Gemm("bf16", 1024, 1536, 512, 64, 256),
        Gemm("bf16", 1024, 1536, 512, 8, 256, " warm"),
        Gemm("bf16", 4096, 4096, 4096, 4, 12),
        Gemm("bf16", 8192, 8192, 8192, 2, 4),
        Gemm("f16", 8192, 8192, 16384, 2, 2),
        Gemv(34816, 5120, 4, 48),
        Attention(8192, 9, 90),
        Attention(16384, 6, 60),
        Attention(32768, 4, 48),
        Attention(131072, 3, 15),
        Attention(32768, 4, 48, 16),
        Attention(32768, 4, 48, 784),
    ]
