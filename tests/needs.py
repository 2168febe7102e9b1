"""Marks of tests that need more than Python: each says what is missing, and how it is installed."""

import shutil

import pytest

from course import isa
from course.toolchains import esimd

gxx = pytest.mark.skipif(not shutil.which("g++"), reason="no g++: apt-get install g++")
ocloc = pytest.mark.skipif(bool(isa.ocloc_missing()), reason=isa.ocloc_missing())
intel_cpu = pytest.mark.skipif("cpu" not in esimd.available(), reason="no Intel OpenCL CPU runtime: make setup")
