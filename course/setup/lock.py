"""Writes requirements.lock and environment.yml: what pyproject.toml asks for and all that it needs, pinned.

    make lock

pip resolves in an empty environment, without installing. Two packages are locked without their declared needs, which
would bring dpnp, MKL and a compiler (more than 1 GB) that the course never loads: see UNDECLARED.
The lock is installed with --no-deps, so a single file does.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNDECLARED = ("numba-dpex", "dpctl")  # need dpnp and dpcpp-cpp-rt on paper only: course/_vendor/dpnp stands in
OLDEST = "3.11.2"  # Debian 12's: some releases want a later 3.11

LOCK_HEAD = """\
# Every package of the course's environment. Written by `make lock`; installed with `pip install --no-deps`.
"""
CONDA_HEAD = """\
# The conda route to the pins of requirements.lock. Written by `make lock`.
#   PIP_NO_DEPS=1 conda env create -f environment.yml
#   conda activate gemm-course
#   python course/setup/install.py --here
name: gemm-course
channels:
  - conda-forge
dependencies:
  - python=3.11
  - pip
  - pip:
"""


def declared():
    """The requirements of pyproject.toml, extras included, and pip itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return ["pip", *project["dependencies"]] + [r for extra in project["optional-dependencies"].values() for r in extra]


def resolve(requirements):
    """pip's choice for `requirements` and all they need: {name: version}, local version labels dropped."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-q", "--upgrade", "pip"], check=True)
        report = Path(folder) / "report.json"
        oldest = ["--target", folder, "--only-binary", ":all:", "--python-version", OLDEST]
        subprocess.run([*pip, "install", "-q", "--dry-run", "--report", report, *oldest, *requirements], check=True)
        chosen = [item["metadata"] for item in json.loads(report.read_text())["install"]]
    return {canonical(item["name"]): item["version"].partition("+")[0] for item in chosen}


def canonical(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def main():
    """Resolve and write both files."""
    alone = {canonical(r.partition("==")[0]): r.partition("==")[2] for r in declared() if r.startswith(UNDECLARED)}
    pins = resolve([r for r in declared() if not r.startswith(UNDECLARED)])
    # A CUDA build of torch pins its own libraries, and a CPU build must not get them: install.py leaves both to torch.
    pins = {name: version for name, version in pins.items() if not name.startswith(("nvidia-", "cuda-"))} | alone
    lines = [f"{name}=={version}" for name, version in sorted(pins.items())]
    (ROOT / "requirements.lock").write_text(LOCK_HEAD + "\n".join(lines) + "\n")
    (ROOT / "environment.yml").write_text(CONDA_HEAD + "".join(f"      - {line}\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
