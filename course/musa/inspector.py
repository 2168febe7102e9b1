"""What CUDA's compiler makes of a MUSA text, without any device: registers, shared bytes, matrix instructions.

It stands for the shape of the code: how many matrix products, copies and barriers a loop holds, whether accumulators
stay in registers, whether a load is wide. It does not stand for mp_22's own instructions, its registers (a warp there
has 128 lanes, so a fragment takes a quarter of the registers a lane) or its speed: no public compiler makes those.

NVRTC's wheel (nvidia-cuda-nvrtc) is used where it is installed, else nvcc.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from course import state
from course.musa import build, source
from course.toolchains.base import Inspection, KernelError

PTX_PRODUCTS = "matrix products in PTX (wmma.mma)"
# Counted in the machine code: display name -> instructions.
GROUPS = {
    "matrix instructions (HMMA)": r"HMMA\b",
    "fragment loads from shared memory (LDSM)": r"LDSM\b",
    "other loads from shared memory (LDS)": r"LDS\b",
    "stores to shared memory (STS)": r"STS\b",
    "asynchronous copies (LDGSTS)": r"LDGSTS\b",
    "loads from global memory (LDG)": r"LDG\b",
    "stores to global memory (STG)": r"STG\b",
    "barriers (BAR)": r"BAR\b",
    "multiply-adds (FFMA)": r"FFMA\b",
    "spills (LDL, STL)": r"(?:LDL|STL)\b",
}
INSTRUCTION = re.compile(r"^\s*/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P(?!T)\w+\s+)?([A-Z][\w.]*)", re.M)  # @!PT never runs
STANDS_FOR = ("These are CUDA's instructions for {target}, a stand-in: mp_22's own compiler is not public. "
              "They show the shape of the code, not an S4000's registers or speed.")  # fmt: skip


def available() -> str:
    """ "nvrtc", "nvcc", or "" where neither is installed."""
    return "nvrtc" if _nvrtc_folder() else "nvcc" if build.nvcc() else ""


def inspect(text: str, target: str = "sm_90", compiler: str | None = None) -> Inspection:
    """Compile for `target` (sm_80, sm_90 ...) and count. compiler: "nvrtc", "nvcc"; by default the first that is here.

    Raises KernelError; its stage is "missing" where no compiler is installed."""
    compiler = compiler or available()
    if not re.fullmatch(r"sm_\d+[a-z]?", target):
        raise KernelError(f"There is no target {target!r}: say sm_80 or sm_90, for example.", None, "refused")
    if not compiler:
        raise KernelError(
            "Instructions need NVRTC or nvcc: `pip install nvidia-cuda-nvrtc` brings the first.", None, "missing"
        )
    code, version = _kept(_with_nvrtc if compiler == "nvrtc" else _with_nvcc, text, target)
    kernels = _kernels(code)
    if not kernels:
        raise KernelError("The text has no kernel for the device.", None, "compile")
    main = max(kernels, key=lambda k: (kernels[k]["matrix instructions (HMMA)"], kernels[k]["instructions"]))
    figures = {"kernel": main, **kernels[main]}
    notes = [STANDS_FOR.format(target=target)]
    notes += [
        f"{name}: {f['registers a lane']} registers, {f['instructions']} instructions"
        for name, f in kernels.items()
        if name != main
    ]
    return Inspection(target, compiler, version, figures, f"{code['sass']}\n{code['ptx']}", notes)


def _kept(compile_, text: str, target: str) -> tuple[dict, str]:
    """The compiler's answer, or that of last time for the same text and headers."""
    words = [
        "sass, resources, ptx",
        compile_.__name__,
        str(_nvrtc_folder()),
        build.nvcc() or "",
        target,
        text,
        build.headers(source.for_cuda).name,
    ]
    key = hashlib.sha256("\0".join(words).encode() + build.watched_files("cuda")).hexdigest()[:24]
    path = state.folder("builds", "musa") / f"{key}.json"
    if not path.exists():
        work = path.with_suffix(f".{os.getpid()}")
        work.write_text(json.dumps(compile_(text, target)))
        os.replace(work, path)
    return tuple(json.loads(path.read_text()))


# ---- compilers -------------------------------------------------------------------------------------------------------


def _with_nvcc(text: str, target: str) -> tuple[dict, str]:
    unit = source.for_cuda(build.unit(text, build.RUNTIME))
    with tempfile.TemporaryDirectory() as work:
        Path(work, "unit.cu").write_text(unit)
        command = [build.nvcc(), "-std=c++17", "-O3", f"-arch={target}", f"-I{build.HERE / 'cuda'}",
                   f"-I{build.headers(source.for_cuda)}", "-cubin", "-keep", "unit.cu", "-o", "unit.cubin"]  # fmt: skip
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, timeout=build.TIMEOUT_S)
        if done.returncode:
            raise build.explain(done.stderr + done.stdout)
        code = _disassembled(Path(work, "unit.cubin").read_bytes())
        return code | {"ptx": Path(work, "unit.ptx").read_text()}, build.version(build.nvcc())


@cache
def _nvrtc_folder() -> Path | None:
    """The folder of NVIDIA's wheels, if NVRTC is there."""
    return next((p for p in build.wheels() if list(Path(p, "lib").glob("libnvrtc.so.*"))), None)


def _include_folders() -> list[Path]:
    """CUDA's headers: the wheels', else Triton's."""
    folder = _nvrtc_folder() / "include"
    if (folder / "crt" / "mma.h").exists():
        return [folder, folder / "cccl"]
    spec = find_spec("triton")
    return [folder, Path(spec.origin).parent / "backends" / "nvidia" / "include"] if spec else [folder]


def _with_nvrtc(text: str, target: str) -> tuple[dict, str]:
    lib = ctypes.CDLL(str(next((_nvrtc_folder() / "lib").glob("libnvrtc.so.*"))))
    body = source.for_cuda(source.launches_as_calls(text))
    unit = f'#include <device_only.h>\n{source.ENTRY}\n#line 1 "{source.FILE}"\n{body}\n'
    unit = re.sub(r'#include\s*[<"]cuda_runtime\.h[>"]', "", unit)
    folders = [build.HERE / "cuda", build.headers(source.for_cuda), *_include_folders()]
    options = [
        f"--gpu-architecture={target}",
        "--std=c++17",
        "--device-as-default-execution-space",
        *(f"-I{f}" for f in folders),
    ]
    program = ctypes.c_void_p()
    lib.nvrtcCreateProgram(ctypes.byref(program), unit.encode(), b"unit.cu", 0, None, None)
    try:
        failed = lib.nvrtcCompileProgram(
            program, len(options), (ctypes.c_char_p * len(options))(*(o.encode() for o in options))
        )
        if failed:
            raise build.explain(_fetch(lib, program, "ProgramLog").decode(errors="replace"))
        major, minor = ctypes.c_int(), ctypes.c_int()
        lib.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
        code = _disassembled(_fetch(lib, program, "CUBIN"))
        code["ptx"] = _fetch(lib, program, "PTX").decode(errors="replace")
        return code, f"NVRTC {major.value}.{minor.value}"
    finally:
        lib.nvrtcDestroyProgram(ctypes.byref(program))


def _fetch(lib, program, what: str) -> bytes:
    size = ctypes.c_size_t()
    getattr(lib, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    getattr(lib, f"nvrtcGet{what}")(program, buffer)
    return buffer.raw if what == "CUBIN" else buffer.raw.rstrip(b"\0")


# ---- machine code ----------------------------------------------------------------------------------------------------


@cache
def cuobjdump() -> str:
    """CUDA's disassembler: on PATH, else Triton's copy."""
    tool = build.find_tool("cuobjdump", build.CUDA_HOMES)
    spec = find_spec("triton")
    mine = Path(spec.origin).parent / "backends" / "nvidia" / "bin" / "cuobjdump" if spec else None
    if tool is None and (mine is None or not mine.exists()):
        raise KernelError(
            "Machine code needs cuobjdump: Triton's package or the CUDA toolkit brings it.", None, "missing"
        )
    return tool or str(mine)


def _disassembled(cubin: bytes) -> dict:
    def told(flag: str) -> str:
        return subprocess.run([cuobjdump(), flag, str(path)], capture_output=True, text=True, timeout=60).stdout

    with tempfile.TemporaryDirectory() as work:
        path = Path(work, "unit.cubin")
        path.write_bytes(cubin)
        return {"sass": told("-sass"), "resources": told("-res-usage")}


def _kernels(code: dict) -> dict[str, dict]:
    """Figures of every kernel, by readable name."""
    out = {}
    products = {
        name: len(re.findall(r"\bwmma\.mma\.", body))
        for name, body in re.findall(r"\.entry (\w+)\((.*?)^}", code["ptx"], re.S | re.M)
    }
    usage = dict(re.findall(r"Function (\S+):\s*\n\s*(REG:.*)", code["resources"]))
    # From sm_90 on, a block that uses shared memory counts 1024 bytes more, which the system keeps.
    reserved = 1024 if re.search(r"sm_(9\d|1\d\d)", code["sass"][:2000]) else 0
    for name, body in re.findall(r"Function : (\S+)\n(.*?)(?=\n\s*Function : |\Z)", code["sass"], re.S):
        if name not in usage or "EXIT" not in body:
            continue
        used = dict(re.findall(r"(\w+):(\d+)", usage[name]))
        instructions = INSTRUCTION.findall(body)
        figures = {
            "registers a lane": int(used["REG"]),
            "shared bytes declared": max(0, int(used.get("SHARED", 0)) - reserved),
            "stack bytes": int(used.get("STACK", 0)),
            "instructions": len(instructions),
            PTX_PRODUCTS: products.get(name, 0),
        }
        for group, pattern in GROUPS.items():
            figures[group] = sum(bool(re.match(pattern, i)) for i in instructions)
        out[build.readable(name)] = figures
    return out
