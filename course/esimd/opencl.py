"""Run compiled kernels on an OpenCL device through dpctl: Intel's CPU runtime with a software DPAS, or an A770.

dpctl 0.17 loses the build log, so a failed build is repeated through OpenCL's C interface, which has it.
"""

import ctypes
import functools
import os
import sys

import numpy as np

from course._vendor import intel_runtime
from course.esimd.compiler import Compiled, compile_kernel
from course.esimd.interpreter import check_launch, flat_bytes, nd_range
from course.esimd.kernel import Kernel
from course.esimd.lanes import LANES
from course.esimd.types import PointerType, static
from course.toolchains.base import KernelError

ALIGNMENT = 64  # bytes; every array starts on such an address on the device
OPTIONS = {"cpu": "", "gpu": "-DDG2 -gline-tables-only"}


@functools.cache
def queue_of(lane: str):
    """The dpctl queue of a lane, "cpu" or "gpu". Raises KernelError when there is no such device."""
    intel_runtime.install()
    try:
        import dpctl

        return dpctl.SyclQueue(f"opencl:{lane}", property=("in_order", "enable_profiling"))
    except Exception as error:
        raise KernelError(
            f"There is no {lane} for compiled ESIMD kernels here: `course doctor` says what is missing.",
            None,
            "refused",
            str(error),
        ) from error


class DeviceArray:
    """One array on the device, with all of the buffer around it (the checker's canaries), from an aligned address on.

    `pointer` is what a kernel gets: the memory from the array's first element to the end of the buffer."""

    def __init__(self, array: np.ndarray, queue, owners: list[np.ndarray]):
        import dpctl.memory as dpmem

        self.host, self.writable = _owner(array, owners), array.flags.writeable
        offset = _address(array) - _address(self.host)
        self.shift = -offset % ALIGNMENT
        size = self.host.nbytes
        whole = dpmem.MemoryUSMDevice(self.shift + size, alignment=ALIGNMENT, queue=queue)
        self.memory = _part(whole, self.shift, size, queue)
        self.pointer = _part(whole, self.shift + offset, size - offset, queue)
        self.memory.copy_from_host(self.host.view(np.uint8))

    def read_back(self) -> None:
        """Copy the device's bytes into the host buffer."""
        if self.writable:
            self.memory.copy_to_host(self.host.view(np.uint8))


def _address(array: np.ndarray) -> int:
    return array.__array_interface__["data"][0]


def _owner(array: np.ndarray, owners: list[np.ndarray]) -> np.ndarray:
    """The flat buffer that the array lies in; without one, its own span."""
    for owner in owners:
        if _address(owner) <= _address(array) < _address(owner) + owner.nbytes:
            return owner
    return flat_bytes(array)


class _Window:
    """A part of USM memory, in the form that dpctl takes for memory of its own."""

    def __init__(self, whole, offset: int, size: int, queue):
        self.whole = whole  # keeps it alive
        self.__sycl_usm_array_interface__ = {
            "data": (whole._pointer + offset, False),
            "shape": (size,),
            "strides": None,
            "typestr": "|u1",
            "version": 1,
            "syclobj": queue,
            "offset": 0,
        }


def _part(whole, offset: int, size: int, queue):
    import dpctl.memory as dpmem

    return dpmem.MemoryUSMDevice(_Window(whole, offset, size, queue))


@functools.lru_cache(64)
def build(source: str, name: str, lane: str):
    """The built kernel (dpctl.program.SyclKernel). Raises KernelError with the compiler's log."""
    import dpctl.program

    queue = queue_of(lane)
    try:
        return dpctl.program.create_program_from_source(queue, source, OPTIONS[lane]).get_sycl_kernel(name)
    except dpctl.program.SyclProgramCompilationError as error:
        log = build_log(source, OPTIONS[lane], queue.sycl_device.is_cpu)
        first = next((line.strip() for line in log.splitlines() if "error" in line), "it gives no reason")
        raise KernelError(f"The OpenCL C of {name} does not build: {first}.", None, "compile", log) from error


class CompiledQueue:
    """Launches compiled kernels. owners: flat buffers that arguments may lie in.

    With `record`, parallel_for only prepares a launch and keeps it in `launches`, to be submitted again and again."""

    def __init__(self, lane: str = "cpu", owners: list[np.ndarray] = (), record: bool = False):
        self.lane, self.queue = lane, queue_of(lane)
        self.owners, self.record, self.launches, self.launched = list(owners), record, [], 0

    def parallel_for(self, ndrange: nd_range, kernel: Kernel, *args) -> None:
        """Compile, upload, run, wait, read back."""
        launch = self.prepare(ndrange, kernel, args)
        self.launched += 1
        if self.record:
            self.launches.append(launch)
            return
        self.submit(launch)
        self.queue.wait()
        for array in launch[3]:
            array.read_back()

    def prepare(self, ndrange: nd_range, kernel: Kernel, args):
        """(built kernel, arguments, nd_range, device arrays) of a launch."""
        check_launch(ndrange, kernel, args)
        compiled = compile_kernel(kernel, ndrange.group, kernel.statics(args))
        built = build(compiled.source(), compiled.name, self.lane)
        self.check_slm(compiled)
        arrays, values = [], []
        for mark, value in zip(list(kernel.parameters.values())[1:], args, strict=True):
            if isinstance(mark, PointerType):
                arrays.append(DeviceArray(value, self.queue, self.owners))
                values.append(arrays[-1].pointer)
            elif mark is not static:
                values.append({"u32": ctypes.c_uint32, "i32": ctypes.c_int32, "f32": ctypes.c_float}[mark.name](value))
        return built, values, ndrange, arrays

    def check_slm(self, compiled: Compiled) -> None:
        has = self.queue.sycl_device.local_mem_size
        if compiled.slm_bytes > has:
            raise KernelError(
                f"{compiled.name} reserves {compiled.slm_bytes} bytes of SLM; {self.queue.sycl_device.name.strip()} "
                f"offers {has}. On the CPU set CL_CONFIG_CPU_FORCE_LOCAL_MEM_SIZE=64KB before the start.",
                None,
                "refused",
            )

    def submit(self, launch):
        """Start a prepared launch; its event."""
        built, values, ndrange, _ = launch
        return self.queue.submit(built, values, [ndrange.total * LANES], [ndrange.group * LANES])


def device_name(lane: str) -> str:
    """e.g. "Intel OpenCL CPU runtime on AMD EPYC 7763"."""
    device = queue_of(lane).sycl_device
    return f"Intel OpenCL CPU runtime on {device.name.strip()}" if device.is_cpu else device.name.strip()


# ---- the build log, through OpenCL's C interface -------------------------------------------------------------------

_CL_DEVICE_TYPE_CPU, _CL_DEVICE_TYPE_GPU, _CL_PROGRAM_BUILD_LOG = 1 << 1, 1 << 2, 0x1183


def build_log(source: str, options: str, cpu: bool) -> str:
    """What the device's OpenCL compiler says about `source`; "" when OpenCL cannot be asked."""
    try:
        cl = ctypes.CDLL(os.path.join(sys.prefix, "lib", "libOpenCL.so.1"))
    except OSError:
        return ""
    for function in ("clCreateContext", "clCreateProgramWithSource"):
        getattr(cl, function).restype = ctypes.c_void_p
    device = _first_device(cl, _CL_DEVICE_TYPE_CPU if cpu else _CL_DEVICE_TYPE_GPU)
    if device is None:
        return ""
    status = ctypes.c_int()
    devices = (ctypes.c_void_p * 1)(device)
    context = ctypes.c_void_p(cl.clCreateContext(None, 1, devices, None, None, ctypes.byref(status)))
    text = source.encode()
    program = ctypes.c_void_p(
        cl.clCreateProgramWithSource(
            context, 1, (ctypes.c_char_p * 1)(text), (ctypes.c_size_t * 1)(len(text)), ctypes.byref(status)
        )
    )
    cl.clBuildProgram(program, 1, devices, options.encode(), None, None)
    size = ctypes.c_size_t()
    cl.clGetProgramBuildInfo(
        program, ctypes.c_void_p(device), _CL_PROGRAM_BUILD_LOG, ctypes.c_size_t(0), None, ctypes.byref(size)
    )
    log = ctypes.create_string_buffer(size.value + 1)
    cl.clGetProgramBuildInfo(program, ctypes.c_void_p(device), _CL_PROGRAM_BUILD_LOG, size, log, None)
    cl.clReleaseProgram(program)
    cl.clReleaseContext(context)
    return log.value.decode(errors="replace")


def _first_device(cl, kind: int):
    count = ctypes.c_uint()
    if cl.clGetPlatformIDs(0, None, ctypes.byref(count)) or not count.value:
        return None
    platforms = (ctypes.c_void_p * count.value)()
    cl.clGetPlatformIDs(count.value, platforms, None)
    for platform in platforms:
        device = ctypes.c_void_p()
        if cl.clGetDeviceIDs(ctypes.c_void_p(platform), ctypes.c_ulong(kind), 1, ctypes.byref(device), None) == 0:
            return device.value
    return None
