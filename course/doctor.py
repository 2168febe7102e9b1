"""What this machine can run, compile and time, card by card, and the fix for what is missing.

Each probe really does the thing (compiles a kernel, opens the device), in a process of its own with a time limit.

exit codes: 0 all that the lessons need on any machine works; 1 some of that is missing; 2 wrong use.
A missing card, or a tool that only one lesson or a teacher needs, does not count.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

CARDS = {
    "CPU": "this machine",
    "A770": "Intel Arc A770",
    "gfx936": "Hygon DCU gfx936",
    "S4000": "Moore Threads MTT S4000",
    "NVIDIA": "NVIDIA GPU, a stand-in",
    "tools": "used by single lessons and for grading",
}
LIMIT_S = 60  # a probe that has not answered by then hangs; importing torch from a cold disk takes 10 s
MARK = "course-doctor:"  # starts the line with a probe's answer: drivers print on stdout as they like


class Missing(Exception):
    """What a probe looked for is not there; the text says what was found instead."""


@dataclass
class Answer:
    """One line of the report. gives: "run" | "compile" | "time" | "tool", some of them. needed: on every machine."""

    name: str
    card: str
    gives: tuple
    needed: bool
    found: bool
    text: str
    fix: str = ""


# --- the probes: each returns what it found, in a few words, or raises Missing ---------------------------------------


def dpctl_device(backends, kind):
    """Open the first device of `kind` that dpctl sees, use it once, and return its description."""
    import dpctl
    import dpctl.tensor

    for backend in backends:
        for device in dpctl.get_devices(backend=backend, device_type=kind):
            queue = dpctl.SyclQueue(device)
            if int(dpctl.tensor.sum(dpctl.tensor.arange(8, sycl_queue=queue))) != 28:
                raise Missing(f"{device.name} computes a wrong sum")
            units, memory = device.max_compute_units, device.local_mem_size // 1024
            return f"{device.name} ({device.vendor}), {units} compute units, {memory} KiB local memory, {backend}"
    raise Missing(f"dpctl sees no {' or '.join(backends)} {kind}")


def intel_cpu():
    return dpctl_device(["opencl"], "cpu")


def numba_dpex():
    """Compile a numba-dpex kernel and launch it on the CPU runtime."""
    import dpctl.tensor
    import numba_dpex

    @numba_dpex.kernel
    def double(item, x):
        i = item.get_id(0)
        x[i] = 2 * x[i]

    x = dpctl.tensor.arange(8, dtype="float32", device="opencl:cpu")
    numba_dpex.call_kernel(double, numba_dpex.Range(8), x)
    if dpctl.tensor.asnumpy(x).tolist() != [2.0 * i for i in range(8)]:
        raise Missing("a kernel computes a wrong result")
    return f"numba-dpex {numba_dpex.__version__}"


def triton_interpreter():
    os.environ["TRITON_INTERPRET"] = "1"
    import torch
    import triton

    x = torch.arange(8, dtype=torch.float32)
    triton.jit(triton_double())[(1,)](x)
    if x.tolist() != [2.0 * i for i in range(8)]:
        raise Missing("the interpreter computes a wrong result")
    return f"Triton {triton.__version__} interpreter, PyTorch {torch.__version__}"


def triton_double():
    """A Triton kernel that doubles 8 floats; `tl` has to be a global of this module."""
    import triton.language

    globals()["tl"] = triton.language

    def double(x):
        at = x + tl.arange(0, 8)  # noqa: F821
        tl.store(at, 2 * tl.load(at))  # noqa: F821

    return double


def triton_compile(backend, arch, warp, kind):
    """Cross-compile a small Triton kernel; returns the size of what came out."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        import triton
        from triton.backends.compiler import GPUTarget
        from triton.compiler import ASTSource

        source = ASTSource(triton.JITFunction(triton_double()), signature={"x": "*fp32"})
        compiled = triton.compile(source, target=GPUTarget(backend, arch, warp))
        return f"Triton {triton.__version__} to {arch}: {len(compiled.asm[kind])} bytes of {kind}"


def triton_amd():
    return triton_compile("hip", "gfx90a", 64, "hsaco") + " (the nearest target that upstream Triton has)"


def triton_nvidia():
    return triton_compile("cuda", 90, 32, "cubin").replace("to 90", "to sm_90")


def tool(command, *arguments):
    """Run a command-line tool and return the line of its output that tells the version."""
    if not shutil.which(command):
        raise Missing(f"no {command} on the PATH")
    run = subprocess.run([command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [line.strip() for line in run.stdout.splitlines() if line.strip()] or [f"{command}, which says nothing"]
    if run.returncode:
        raise Missing(f"{command} fails: {lines[-1][:100]}")
    return next((line for line in lines if re.search(r"\d+\.\d+", line)), lines[0])[:100]


def gxx():
    """g++ compiles and links a shared library, as the MUSA lessons do."""
    version = tool("g++", "--version")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "a.cpp"
        source.write_text("#include <vector>\nint f() { return std::vector<int>(3).size(); }\n")
        tool("g++", "-shared", "-fPIC", "-o", f"{folder}/a.so", str(source))
    return version


def intel_gpu():
    return dpctl_device(["level_zero", "opencl"], "gpu")


def ocloc():
    """ocloc compiles an OpenCL kernel for the A770."""
    if not shutil.which("ocloc"):
        raise Missing("no ocloc on the PATH")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "k.cl"
        source.write_text("kernel void k(global float* x) { x[get_global_id(0)] *= 2; }\n")
        command = ["ocloc", "compile", "-file", str(source), "-device", "acm-g10", "-output", "k", "-out_dir", folder]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
        made = [path for path in Path(folder).iterdir() if path.suffix in (".bin", ".ar", ".gen")]
        if run.returncode or not made:
            raise Missing(f"ocloc does not compile for acm-g10: {' '.join(run.stdout.split())[-120:]}")
    return "ocloc, compiling for acm-g10"


def torch_gpu(hip):
    """The GPU that PyTorch drives. hip: whether a HIP build (DCU) is asked for, or a CUDA one."""
    import torch

    build = f"PyTorch {torch.__version__}"
    if hip != bool(torch.version.hip):
        raise Missing(f"{build} is not a {'HIP' if hip else 'CUDA'} build")
    if not torch.cuda.is_available():
        raise Missing(f"{build} sees no GPU")
    properties = torch.cuda.get_device_properties(0)
    if hip and not properties.gcnArchName.startswith("gfx936"):
        raise Missing(f"{properties.name} is {properties.gcnArchName}, not gfx936")
    if float(torch.arange(8, device="cuda").sum()) != 28:
        raise Missing(f"{properties.name} computes a wrong sum")
    return f"{properties.name}, {build}"


def dcu():
    return torch_gpu(hip=True)


def nvidia():
    return torch_gpu(hip=False)


def mcc():
    home = os.environ.get("MUSA_HOME") or os.environ.get("MUSA_PATH") or "/usr/local/musa"
    os.environ["PATH"] += f":{home}/bin"
    return tool("mcc", "--version")


def mtt():
    devices = sorted(path.name for path in Path("/dev").glob("mtgpu*"))
    if not devices:
        raise Missing("no /dev/mtgpu*")
    return tool("mthreads-gmi", "-L")


def nvrtc():
    """NVRTC from its wheel, or nvcc: either shows what a MUSA kernel becomes under CUDA's names."""
    import ctypes
    import glob
    import site

    found = [so for root in site.getsitepackages() for so in glob.glob(f"{root}/nvidia/*/lib/libnvrtc.so.*")]
    if found:
        major, minor = ctypes.c_int(), ctypes.c_int()
        ctypes.CDLL(found[0]).nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
        return f"NVRTC {major.value}.{minor.value}"
    try:
        return f"nvcc: {tool('nvcc', '--version')}"
    except Missing:
        raise Missing("neither the NVRTC wheel nor nvcc") from None


def bubblewrap():
    """bwrap really makes a sandbox; some kernels and containers forbid it."""
    version = tool("bwrap", "--version")
    tool("bwrap", "--ro-bind", "/", "/", "--unshare-net", "true")
    return version


def slurm():
    """A cluster that answers, or the daemons with which the cluster lessons start one of their own."""
    try:
        return tool("sinfo", "--version") + ", configured"
    except Missing:
        os.environ["PATH"] += ":/usr/sbin"
        tool("munged", "--version")
        return tool("slurmctld", "-V")


def chromium():
    for command in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(command):
            return tool(command, "--version")
    raise Missing("no Chromium on the PATH")


# --- what each probe is for ------------------------------------------------------------------------------------------

SETUP = "run `make setup`"
DCU_FIX = "on a DCU node install the DTK builds of torch and triton into this environment"
NVIDIA_FIX = "needs an NVIDIA driver and PyTorch's CUDA build, which is what PyPI serves"
MTT_FIX = "needs the S4000's driver (/dev/mtgpu*) and mthreads-gmi"

# (probe, card, what it gives, needed everywhere, the fix when it is missing)
PROBES = (
    (intel_cpu, "CPU", ("run", "time"), True, SETUP + "; needs an x86-64 CPU with AVX2"),
    (numba_dpex, "CPU", ("run",), True, SETUP),
    (triton_interpreter, "CPU", ("run",), True, SETUP),
    (gxx, "CPU", ("run", "compile", "time"), True, "apt install g++"),
    (intel_gpu, "A770", ("run", "time"), False, "install Intel's GPU driver, join group render; apt install libze1"),
    (ocloc, "A770", ("compile",), False, "apt install intel-opencl-icd; until then recorded counts are shown"),
    (dcu, "gfx936", ("run", "time"), False, DCU_FIX),
    (triton_amd, "gfx936", ("compile",), True, SETUP),
    (mtt, "S4000", ("run", "time"), False, MTT_FIX),
    (mcc, "S4000", ("compile",), False, "install the MUSA SDK and set MUSA_HOME"),
    (nvidia, "NVIDIA", ("run", "time"), False, NVIDIA_FIX),
    (triton_nvidia, "NVIDIA", ("compile",), True, SETUP),
    (nvrtc, "NVIDIA", ("compile",), False, "run `make nvrtc` (244 MB)"),
    (bubblewrap, "tools", ("grading",), False, "apt install bubblewrap"),
    (slurm, "tools", ("cluster",), False, "apt install slurm-wlm munge"),
    (chromium, "tools", ("tests",), False, "apt install chromium"),
)


def ask(probe, limit=LIMIT_S):
    """Run one probe in a process of its own; returns (found, text). Never raises, whatever the driver does."""
    code = f"from course import doctor; doctor.answer({probe.__name__!r})"
    try:
        run = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, errors="replace", timeout=limit
        )
    except subprocess.TimeoutExpired:
        return False, f"no answer within {limit} s"
    for line in run.stdout.splitlines():
        if line.startswith(MARK):
            return tuple(json.loads(line[len(MARK) :]))
    if run.returncode < 0:
        return False, f"the probe crashed (signal {-run.returncode})"
    return False, f"the probe ended with exit code {run.returncode} and no answer"


def answer(name):
    """In the probe's own process: print what the probe called `name` found."""
    try:
        found, text = True, globals()[name]()
    except Missing as missing:
        found, text = False, str(missing)
    except Exception as error:  # whatever a library throws is the answer
        found, text = False, f"{type(error).__name__}: {' '.join(str(error).split())[:160]}"
    print(f"\n{MARK}{json.dumps([found, text])}", flush=True)
    os._exit(0)  # a driver that crashes while it unloads has answered all the same


def examine(probes=PROBES, limit=LIMIT_S):
    """All answers, in the order of `probes`. Two at a time: most of a probe is imports."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda entry: ask(entry[0], limit), probes))
    return [
        Answer(probe.__name__, card, gives, needed, found, text, "" if found else fix)
        for (probe, card, gives, needed, fix), (found, text) in zip(probes, results, strict=True)
    ]


def report(answers):
    """The report as text: a block a card, a line a probe, the fix below what is missing."""
    lines = []
    for card, title in CARDS.items():
        group = [answer for answer in answers if answer.card == card]
        if not group:
            continue
        lines.append(f"{card} ({title})")
        for each in group:
            mark = "yes" if each.found else "NO " if each.needed else "no "
            lines.append(f"  {mark} {', '.join(each.gives):18} {each.name}: {each.text}")
            if not each.found:
                lines.append(f"      {'':18} fix: {each.fix}")
    missing = [each.name for each in answers if each.needed and not each.found]
    lines.append("")
    lines.append(f"Missing and needed: {', '.join(missing)}." if missing else "All that the lessons need is here.")
    return "\n".join(lines)


def add_arguments(parser):
    parser.add_argument("--json", action="store_true", help="the answers as a JSON document")
    parser.add_argument("--limit", type=float, default=LIMIT_S, metavar="S", help="seconds that a probe may take")


def main(args):
    """Print the report; returns 0 or 1, see the head of this file."""
    answers = examine(limit=args.limit)
    ok = all(each.found for each in answers if each.needed)
    if args.json:
        print(json.dumps({"ok": ok, "answers": [asdict(each) for each in answers]}, indent=1))
    else:
        print(report(answers))
    return 0 if ok else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_arguments(parser)
    sys.exit(main(parser.parse_args()))
