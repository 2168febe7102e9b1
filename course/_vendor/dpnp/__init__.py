"""A stand-in for dpnp, which numba-dpex 0.23 imports but no kernel of the course uses (they take dpctl.tensor arrays).

The real one brings MKL and more than 1 GB. Every public name exists, so that numba-dpex can register it; calling one
raises NotImplementedError.
"""

import numpy as _np

from .dpnp_array import dpnp_array as ndarray  # noqa: F401


class _Operation:
    def __init__(self, name):
        self.__name__ = self.__qualname__ = name
        self.__module__ = "dpnp"

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"dpnp.{self.__name__} is not part of the course: use dpctl.tensor.")


_operations = {}


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    numpys = getattr(_np, name, None)
    if isinstance(numpys, type):  # a dtype such as dpnp.float32
        return numpys
    return _operations.setdefault(name, _Operation(name))
