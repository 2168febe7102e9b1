"""Compile MUSA text: one call a compiler, builds kept by content in the reader's own folder."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from course import devices, state
from course.musa import source
from course.toolchains.base import KernelError

HERE = Path(__file__).parent
KERNELS = HERE.parent / "kernels" / "musa"
TIMEOUT_S = 300
CUDA_HOMES = ("/usr/local/cuda",)
MUSA_HOMES = ("/usr/local/musa",)

# The flags of article 001. `-x musa` and the shared library are ours: the text comes as a file of another name.
MCC = ["--offload-arch=mp_22", "-O3", "-march=native", "-x", "musa", "-shared", "-fPIC"]
MCC_LIBRARIES = ["-lmusart", "-lmublas"]
RUNTIME = "#include <musa_runtime.h>\n#include <musa_fp16.h>\n"  # what a text may use without asking
NVCC = ["-std=c++17", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-Wno-deprecated-gpu-targets"]
GXX = [
    *("-std=c++20", "-gdwarf-4", "-fPIC"),  # addr2line of Debian 12 mixes up the files of DWARF 5
    *("-fno-gnu-unique", "-fno-optimize-sibling-calls", "-fexcess-precision=fast", "-Wno-ignored-attributes"),
]
# The sanitizers' calls before every access. Their run-time library is ours (simulator/memory.cpp), so g++ must link
# without these flags, or it adds its own.
WATCH = [
    "-O1",
    "-fsanitize=thread,alignment,bounds,integer-divide-by-zero",
    *("--param", "tsan-instrument-func-entry-exit=0"),
]
FAST = ["-O2"]

# A module's thread-local block, which holds the shared arrays, exists once something in it was used.
ANCHOR = 'extern "C" void* course_shared() { static thread_local char anchor; return &anchor; }\n'


@dataclass(frozen=True)
class Library:
    """A compiled text. `symbols`: (mangled name, type, value, size) of a simulator build, else empty."""

    path: Path
    symbols: tuple = ()


def find_tool(name: str, homes: tuple[str, ...] = ()) -> str | None:
    """Path of a compiler: on PATH, or in the `bin` of a usual home."""
    return shutil.which(name) or next((f"{h}/bin/{name}" for h in homes if os.access(f"{h}/bin/{name}", os.X_OK)), None)


def nvcc() -> str | None:
    return find_tool("nvcc", CUDA_HOMES)


def mcc() -> str | None:
    return find_tool("mcc", MUSA_HOMES)


@cache
def version(tool: str) -> str:
    """The line of `tool --version` that names a version."""
    text = subprocess.run([tool, "--version"], capture_output=True, text=True, timeout=60).stdout
    lines = [line.strip() for line in text.splitlines() if re.search(r"\d+\.\d+", line)]
    return next((line for line in lines if "release" in line), lines[0] if lines else "of unknown version")


# ---- the ways to build -----------------------------------------------------------------------------------------------


def for_simulator(text: str, watch: bool = True) -> Library:
    """Build for this machine's CPU, on the simulator. watch: with every memory access checked."""
    source.check_entry(text)
    body = unit(source.for_gxx(text), RUNTIME) + ANCHOR
    flags = [*GXX, *(WATCH if watch else FAST), *_f16c(), *_limits(), f"-DMT_WMMA_SHAPES={_shapes()}"]
    flags += [f"-I{HERE / 'shim'}", f"-I{headers(source.for_gxx)}"]
    path = _compile([gxx()], flags, body, ".cpp", [str(simulator())], watched_files("shim"))
    library = Library(path, _symbols(path))
    limit = _limit("shared_memory_static")
    for kernel, used in static_shared(library).items():
        if used > limit:
            shared = re.search(r"(?<!extern )__shared__\s", source.masked(text))
            raise KernelError(
                f"The kernel {readable(kernel)} declares {used} bytes of shared memory; mp_22 allows {limit} that are "
                "declared in place (more only as `extern __shared__`, asked for at the launch).",
                shared and source.line_of(text, shared.start()), "compile",
            )  # fmt: skip
    return library


def for_nvidia(text: str) -> Library:
    """Build with nvcc through the name map, for the GPU of this machine."""
    source.check_entry(text)
    return _for_nvidia(text)


def for_s4000(text: str) -> Library:
    """Build with mcc, unchanged, with the flags of article 001. Never run so far: see hardware_notes/musa_lanes.md."""
    source.check_entry(text)
    return _for_s4000(text)


def library(lane: str) -> Library:
    """The vendor library's product in place of a kernel: muBLAS in lane s4000, cuBLAS in lane nvidia."""
    text = (HERE / "library.mu").read_text()
    if lane == "s4000":
        return _for_s4000(text)
    if lane == "nvidia":
        return _for_nvidia(text, cublas())
    raise KernelError(f"Lane {lane} has no vendor library.", None, "missing")


def _for_nvidia(text: str, flags: list[str] = ()) -> Library:
    told = "An NVIDIA GPU needs nvcc here (CUDA toolkit 12 or newer), which is not installed."
    return _for_gpu(text, nvcc(), told, [*NVCC, f"-I{HERE / 'cuda'}"], flags, source.for_cuda, ".cu")


def _for_s4000(text: str) -> Library:
    told = "An S4000 needs mcc here (MUSA SDK), which is not installed."
    return _for_gpu(text, mcc(), told, MCC, MCC_LIBRARIES, source.for_mcc, ".mu")


def _for_gpu(text, tool, missing, flags, libraries, rewrite, suffix) -> Library:
    """One way for every GPU: compiler, libraries and the rewriting of names differ, the text does not."""
    if tool is None:
        raise KernelError(missing, None, "refused")
    body = rewrite(unit(text, RUNTIME))
    return Library(_compile([tool], [*flags, f"-I{headers(rewrite)}"], body, suffix, list(libraries), b""))


def cublas() -> list[str]:
    """Flags that link cuBLAS: the toolkit's, else that of the wheel nvidia-cublas. Raises KernelError without both."""
    if any(Path(home, "include", "cublas_v2.h").exists() for home in CUDA_HOMES):
        return ["-lcublas"]
    for home in wheels():
        found = sorted(Path(home, "lib").glob("libcublas.so.*"))
        if found and Path(home, "include", "cublas_v2.h").exists():
            path = [f"-L{home / 'lib'}", f"-l:{found[0].name}", "-Xlinker", "-rpath", "-Xlinker", f"{home / 'lib'}"]
            return [f"-I{home / 'include'}", *path]
    raise KernelError("cuBLAS is not here: neither the CUDA toolkit's nor the wheel nvidia-cublas.", None, "missing")


def wheels() -> list[Path]:
    """The folders of NVIDIA's wheels for CUDA 13, `nvidia/cu13`."""
    spec = find_spec("nvidia")
    return [Path(p, "cu13") for p in (spec.submodule_search_locations or [] if spec else [])]


def unit(text: str, prelude: str) -> str:
    """The file that a compiler gets: prelude, the reader's text with its own line numbers, what the course calls."""
    host = (HERE / "host.mu").read_text()
    return f'{prelude}{source.ENTRY}\n#line 1 "{source.FILE}"\n{text}\n#line 1 "host.mu"\n{host}'


@cache
def simulator() -> Path:
    """The simulator's library, built once for this machine."""
    files = sorted((HERE / "simulator").glob("*.cpp"))
    flags = ["-std=c++20", "-O3", "-g1", "-fPIC", "-shared", f"-I{HERE / 'shim'}", f"-I{HERE / 'simulator'}", *_f16c()]
    flags += _limits()
    body = "".join(f'#include "{f}"\n' for f in files)
    return _compile([gxx()], flags, body, ".cpp", [], watched_files("simulator", "shim"))


# ---- one compiler call -----------------------------------------------------------------------------------------------


def _compile(
    command: list[str], flags: list[str], body: str, suffix: str, libraries: list[str], depends: bytes
) -> Path:
    """Compile `body` to a shared library; the same inputs give the file of last time."""
    key = hashlib.sha256()
    for part in (
        command[0],
        version(command[0]),
        *flags,
        platform.node() if "native" in " ".join(flags) else "",
        body,
        *libraries,
    ):
        key.update(part.encode() + b"\0")
    key.update(depends + watched_files(KERNELS))
    folder = state.folder("builds", "musa")
    target = folder / f"{key.hexdigest()[:24]}.so"
    if target.exists():
        return target
    with tempfile.TemporaryDirectory(dir=folder) as work:
        unit, made = Path(work, "unit" + suffix), Path(work, "made.so")
        unit.write_text(body)
        try:
            if "-shared" in flags:
                done = _call([*command, *flags, unit, "-o", made, *libraries], work)
            else:
                done = _call([*command, *flags, "-c", unit, "-o", "unit.o"], work)
                if not done.returncode:
                    done = _call([*command, "-shared", "-Wl,-z,defs", "unit.o", "-o", made, *libraries], work)
        except subprocess.TimeoutExpired as error:
            raise KernelError(f"The compiler needs more than {TIMEOUT_S} s for this text.", None, "compile") from error
        if done.returncode or not made.exists():
            raise explain(done.stderr + done.stdout)
        os.replace(made, target)
    return target


def _call(command: list, folder: str) -> subprocess.CompletedProcess:
    return subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=TIMEOUT_S, cwd=folder)


_MESSAGE = re.compile(
    r"^(?P<file>[^\s:(]+)[:(](?P<line>\d+)(?::\d+|\))?:\s*(?:fatal )?error[^:]*:\s*(?P<text>.*)$", re.M
)
_READER = re.compile(rf"{re.escape(source.FILE)}[:(](\d+)")


def explain(log: str) -> KernelError:
    """A compiler's log as one error: its first message, and the reader's line that it is about."""
    log = source.to_musa(log)
    first = _MESSAGE.search(log)
    if first is None:
        told = next(
            (line for line in log.splitlines() if "error" in line.lower() or "undefined" in line), log.strip()[:300]
        )
        return KernelError(f"The text does not compile: {told.strip()}", None, "compile", log)
    text = re.sub(r"\s*\[-[\w=-]+\]$|static assertion failed: |mtmusa::wmma::", "", first["text"])
    if first["file"].endswith(source.FILE):
        return KernelError(f"The text does not compile: {text}.", int(first["line"]), "compile", log)
    near = re.search(rf"{re.escape(source.FILE)}:(\d+):\d+:\s+required from here", log) or _READER.search(log)
    return KernelError(f"The text does not compile: {text}.", int(near[1]) if near else None, "compile", log)


# ---- what a build depends on, and what is in it ----------------------------------------------------------------------


def watched_files(*folders) -> bytes:
    """The bytes of every file of these folders (below this one), for the build's key."""
    files = sorted(f for name in folders for f in (HERE / name).glob("*.h" if name is KERNELS else "*") if f.is_file())
    return b"\0".join(f.name.encode() + f.read_bytes() for f in files)


def headers(rewrite) -> Path:
    """A folder with the headers that kernel files share, rewritten for a compiler as the text itself is."""
    texts = {h.name: rewrite(h.read_text()) for h in sorted(KERNELS.glob("*.h"))}
    key = hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:24]
    folder = state.folder("builds", "musa", f"headers-{key}")
    for name, text in texts.items():
        if not (folder / name).exists():
            (folder / name).write_text(text)
    return folder


def gxx() -> str:
    tool = shutil.which("g++")
    if tool is None:
        raise KernelError(
            "MUSA kernels run here through g++, which is not installed: `apt-get install g++`.", None, "refused"
        )
    return tool


@cache
def _f16c() -> list[str]:
    try:
        return ["-mf16c"] if re.search(r"\bf16c\b", Path("/proc/cpuinfo").read_text()) else []
    except OSError:
        return []


def _limit(name: str) -> int:
    return int(devices.resources("mtt_s4000")[name].value)


def _limits() -> list[str]:
    """The card's limits that the simulator holds a block to."""
    names = {"MT_STATIC_SHARED": "shared_memory_static", "MT_MAX_SHARED": "shared_memory_per_block"}
    return [f"-D{name}={_limit(constant)}" for name, constant in names.items()]


def _shapes() -> str:
    shapes = json.loads((HERE / "wmma_shapes.json").read_text())["shapes"]
    return ",".join(f"{{{s['m']},{s['n']},{s['k']}}}" for s in shapes)


def _symbols(path: Path) -> tuple:
    text = subprocess.run(["readelf", "-sW", str(path)], capture_output=True, text=True, timeout=60).stdout
    rows = [line.split() for line in text.splitlines()]
    return tuple(
        {
            (r[7], r[3], int(r[1], 16), int(r[2], 0))
            for r in rows
            if len(r) >= 8 and r[3] in ("TLS", "FUNC") and r[6] != "UND"
        }
    )


def shared_arrays(library: Library) -> list[tuple[int, int, str]]:
    """(offset in the thread-local block, bytes, name) of every __shared__ variable."""
    found = [
        (value, size, name)
        for name, kind, value, size in library.symbols
        if kind == "TLS" and not name.startswith("_ZGV")
    ]
    return sorted((value, size, readable(name).rsplit("::", 1)[-1]) for value, size, name in found)


def static_shared(library: Library) -> dict[str, int]:
    """Bytes of shared memory that each kernel declares in place, by mangled name."""
    arrays = [(name, size) for name, kind, _, size in library.symbols if kind == "TLS"]
    functions = [name for name, kind, _, _ in library.symbols if kind == "FUNC" and name.startswith("_Z")]
    used = {f: sum(size for a, size in arrays if a.startswith(f"_ZZ{f[2:]}E")) for f in functions}
    return {f: n for f, n in used.items() if n}


@cache
def readable(mangled: str) -> str:
    """A C++ symbol as the reader wrote it, without argument lists."""
    text = subprocess.run(["c++filt", "-p", mangled], capture_output=True, text=True, timeout=60).stdout.strip()
    return re.sub(r"^(?:void|static) ", "", text) or mangled
