"""Lets `import dpctl` and `import numba_dpex` work in any process and any order, without LD_LIBRARY_PATH.

The wheels' own library search paths are wrong, so their shared libraries are loaded here first, by full path; the
loader then finds them by name when dpctl's extension modules ask. This happens on the first import of dpctl, numba_dpex
or dpnp and not before: `install()` only puts a finder on `sys.meta_path`, which costs a plain `python` nothing.

`course.setup.install` writes a .pth file that calls `install()` at start-up; `course.toolchains.dpex` calls it too.
"""

import os
import sys

PACKAGES = ("dpctl", "numba_dpex", "dpnp")

# In dependency order. dpctl 0.17 and numba-dpex 0.23 were linked against exactly these names (readelf -d).
LIBRARIES = (
    "libintlc.so.5",
    "libirng.so",
    "libimf.so",
    "libsvml.so",
    "libtbb.so.12",
    "libOpenCL.so.1",
    "libsycl.so.7",
)
CPU_DRIVER = "libintelocl.so"
GPU_DRIVER = "libigdrcl.so"
VENDORS = "/etc/OpenCL/vendors"

_loaded = False


def drivers(lib, vendors=VENDORS):
    """Paths of the OpenCL drivers that dpctl may see: Intel's CPU runtime in `lib`, then Intel's GPU driver if present.

    `vendors`: folder of the system's .icd files. Any other platform they name (pocl, say) is left out: dpctl would take
    it for the CPU without a word."""
    found = [os.path.join(lib, CPU_DRIVER)]
    try:
        names = sorted(os.listdir(vendors))
    except OSError:
        names = []
    for name in names:
        try:
            with open(os.path.join(vendors, name)) as icd:
                library = icd.read().strip()
        except (OSError, UnicodeDecodeError):
            continue
        if name.endswith(".icd") and os.path.basename(library).startswith(GPU_DRIVER):
            found.append(library)
    return found


def preload(lib=None):
    """Load this environment's Intel runtime and hide every OpenCL platform but Intel's. A second call does nothing.

    `lib`: folder of the shared libraries, by default `lib` of the running environment.
    Raises ImportError, in one sentence, when the runtime is not there or does not load."""
    global _loaded
    if _loaded:
        return
    import ctypes

    lib = lib or os.path.join(sys.prefix, "lib")
    missing = [name for name in (*LIBRARIES, CPU_DRIVER) if not os.path.exists(os.path.join(lib, name))]
    if missing:
        raise ImportError(f"Intel's CPU runtime is not complete (no {missing[0]} in {lib}): run `make setup`.")
    os.environ["OCL_ICD_FILENAMES"] = os.pathsep.join(drivers(lib))
    os.environ["OCL_ICD_VENDORS"] = "/nonexistent"
    for name in LIBRARIES:
        try:
            ctypes.CDLL(os.path.join(lib, name))
        except OSError as error:
            raise ImportError(f"Intel's CPU runtime does not load ({error}): run `make setup`.") from None
    _loaded = True


class Finder:
    """Preloads the runtime at the first import of one of PACKAGES; `import dpnp` gets the stand-in beside this file."""

    course_intel = True  # this file can be loaded under two names: isinstance would not know the other's finder

    def find_spec(self, name, path=None, target=None):
        if name not in PACKAGES:
            return None
        preload()
        if name == "dpnp":
            from importlib.machinery import PathFinder

            return PathFinder.find_spec(name, [os.path.dirname(os.path.abspath(__file__))])
        return None


def install():
    """Put the finder on `sys.meta_path`, once."""
    if not any(getattr(finder, "course_intel", False) for finder in sys.meta_path):
        sys.meta_path.insert(0, Finder())
