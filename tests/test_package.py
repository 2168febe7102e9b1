"""What a wheel of the package holds."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = {"__pycache__", ".pytest_cache", ".ruff_cache", ".ipynb_checkpoints"}


def test_files_that_are_not_python_go_into_the_wheel():
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    patterns = tools["package-data"]["*"]
    files = [p for p in (ROOT / "course").rglob("*") if p.is_file() and not MADE & set(p.parts)]
    others = [p for p in files if p.suffix != ".py"]
    assert {".cpp", ".h", ".json", ".mu"} <= {p.suffix for p in others}
    left_out = [str(p.relative_to(ROOT)) for p in others if not any(fnmatch(p.name, x) for x in patterns)]
    assert left_out == []
