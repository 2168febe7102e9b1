"""Run `ocloc`, Intel's offline compiler, and read back the machine code it made. Needs no device."""

import functools
import os
import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

from course.isa.listing import Listing, parse_listing

DEVICE = "acm-g10"  # ocloc's name for the Arc A770
TIMEOUT = 120  # seconds; the largest kernel of the course takes two


class OclocMissing(RuntimeError):
    """There is no `ocloc` here. The message is one sentence saying what to do."""


class CompileError(RuntimeError):
    """The source does not compile. `.log` holds ocloc's whole log; the message is its first error."""

    def __init__(self, log: str):
        self.log = log
        errors = [line.strip() for line in log.splitlines() if "error" in line.lower()]
        super().__init__(errors[0] if errors else "ocloc failed without saying why.")


def ocloc_missing() -> str:
    """An empty string when `ocloc` is here, else the sentence to show."""
    if shutil.which("ocloc"):
        return ""
    return (
        "Machine code for the A770 needs ocloc, which is not installed here: "
        "'apt-get install intel-opencl-icd' (Debian, Ubuntu) brings it; no GPU is needed."
    )


@functools.cache
def compiler_version() -> str:
    """Version of ocloc and, where the package manager tells it, of the graphics compiler behind it."""
    if ocloc_missing():
        return "no ocloc"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ocloc", "query", "OCL_DRIVER_VERSION"], cwd=folder, capture_output=True, timeout=TIMEOUT)
        told = Path(folder, "OCL_DRIVER_VERSION")
        version = "ocloc " + (told.read_text().strip(" \0\n") if told.exists() else "of unknown version")
    if shutil.which("dpkg-query"):
        asked = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libigc1"], capture_output=True, text=True)
        if asked.returncode == 0:
            version += ", IGC " + asked.stdout.split("-")[0]
    return version


def compile_opencl_c(source: str, device: str = DEVICE, options: str = "", kernel: str | None = None) -> Listing:
    """Compile OpenCL C text. `kernel` picks one by name when there are several.

    Raises OclocMissing, CompileError (with the log), ValueError when `kernel` is not in the source.
    """
    return _compile(source.encode(), "kernel.cl", [], device, options, kernel)


def compile_spirv(spirv: bytes, device: str = DEVICE, options: str = "", kernel: str | None = None) -> Listing:
    """Compile a SPIR-V module; otherwise as `compile_opencl_c`."""
    return _compile(spirv, "kernel.spv", ["-spirv_input"], device, options, kernel)


def _compile(data: bytes, name: str, how: list[str], device: str, options: str, kernel: str | None) -> Listing:
    if missing := ocloc_missing():
        raise OclocMissing(missing)
    with tempfile.TemporaryDirectory() as folder:
        work, dump = Path(folder), Path(folder, "dump")
        dump.mkdir()
        (work / name).write_bytes(data)
        command = [
            "ocloc",
            "compile",
            "-file",
            name,
            *how,
            "-device",
            device,
            "--format",
            "zebin",
            "-output_no_suffix",
            "-output",
            "binary",
        ]
        if options:
            command += ["-options", options]
        # IGC writes every kernel's listing under a hashed name: `ocloc disasm` silently writes nothing for long names.
        environment = dict(os.environ, IGC_ShaderDumpEnable="1", IGC_DumpToCustomDir=str(dump))
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, timeout=TIMEOUT)
        binary = work / "binary"
        if done.returncode or not binary.exists():
            raise CompileError((done.stdout + done.stderr).replace(f"{folder}/", ""))
        kernels = _resources(_section(binary.read_bytes(), ".ze_info"))
        texts = [path.read_text(errors="replace").replace(f"{folder}/", "") for path in sorted(dump.glob("*.asm"))]
        widths = [re.search(r"simd(\d+)", path.name) for path in sorted(dump.glob("*.asm"))]
    return _pick(kernels, texts, [int(w.group(1)) if w else None for w in widths], device, kernel)


def _pick(kernels: dict[str, dict], texts: list[str], widths: list, device: str, kernel: str | None) -> Listing:
    wanted = kernel or next(iter(kernels), None)
    if wanted not in kernels:
        raise ValueError(f"There is no kernel {wanted!r} in this source; it has {', '.join(kernels) or 'none'}.")
    resources = dict(kernels[wanted])
    simd = resources.pop("simd")
    for text, width in zip(texts, widths, strict=True):  # a width that IGC tried and dropped leaves its listing too
        if f"//.kernel {wanted}\n" in text and width == simd:
            return parse_listing(text, simd, device=device, compiler_version=compiler_version(), **resources)
    raise CompileError(f"ocloc compiled {wanted} but left no listing of it.")


def _section(elf: bytes, name: str) -> str:
    """Text of one section of an ELF64 file."""
    at, size, count, names = struct.unpack_from("<Q10xHHH", elf, 0x28)
    headers = [struct.unpack_from("<IIQQQQ", elf, at + i * size) for i in range(count)]
    labels = headers[names][4]
    for label, _, _, _, offset, length in headers:
        start = labels + label
        if elf[start : elf.index(b"\0", start)].decode() == name:
            return elf[offset : offset + length].decode(errors="replace")
    return ""


def _resources(info: str) -> dict[str, dict]:
    """What `.ze_info` says of each kernel: SIMD width, SLM bytes, barriers, scratch bytes a thread."""
    kernels = {}
    info = info.partition("kernels_misc_info:")[0]  # names every kernel again, with its arguments only
    for part in re.split(r"^\s*- name:\s*", info, flags=re.M)[1:]:
        name, _, rest = part.partition("\n")

        def value(key, text=rest):
            found = re.search(rf"^\s*{key}:\s*(\d+)", text, flags=re.M)
            return int(found.group(1)) if found else 0

        scratch = re.findall(r"type:\s*scratch\s+usage:\s*(\w+)\s+size:\s*(\d+)", rest)
        kernels[name.strip().strip("'\"")] = {
            "simd": value("simd_size"),
            "slm_bytes": value("slm_size"),
            "barriers": value("barrier_count"),
            "spill_bytes": sum(int(size) for usage, size in scratch if usage != "private_space"),
            "private_bytes": sum(int(size) for usage, size in scratch if usage == "private_space"),
        }
    return kernels
