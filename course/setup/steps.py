"""The steps of `make test`: `python -m course.setup.steps lint unit`, or one step with its own arguments after `--`.

Every step runs even if an earlier one failed; the exit code is 1 if any did. Each prints its seconds, and the last line
counts them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.prefix) / "bin"
PYTEST = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider"]  # -rs: say why a test was skipped
NBVAL = ["--nbval", "--nbval-kernel-name", "gemm-course", "--nbval-cell-timeout", "180",
         "--nbval-sanitize-with", "tests/nbval/sanitize.cfg"]  # fmt: skip

# step: its command, and the path without which there is nothing for it to do
STEPS = {
    "lint": ([BIN / "ruff", "check", "--no-cache", "."], "course"),
    # Two at a time: most of a test is waiting for a worker process.
    "unit": ([*PYTEST, "tests", "-m", "not browser", "-n", "2", "--dist", "worksteal"], "tests"),
    "build-check": ([BIN / "course", "build", "--check"], "course/build.py"),
    # A notebook's cells share a kernel, so they stay together.
    "nbval": ([*PYTEST, *NBVAL, "solutions", "-n", "2", "--dist", "loadscope"], "solutions"),
    "browser": ([*PYTEST, "tests/browser", "-m", "browser"], "tests/browser"),
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def obstacle(name, path):
    """Why the step cannot run: None, or (result, sentence) with result "failed" or "skipped"."""
    if not (ROOT / path).exists():
        return ("failed", f"{path} is missing")
    if name == "browser" and os.environ.get("SKIP_BROWSER") == "1":
        return ("skipped", "SKIP_BROWSER=1 is set")
    if name == "browser" and not any(map(shutil.which, BROWSERS)):
        return ("failed", "it needs Chromium: apt install chromium, or set SKIP_BROWSER=1 to do without this test")
    return None


def run(name, arguments=()):
    """Run one step; returns "passed", "failed" or "skipped"."""
    command, path = STEPS[name]
    blocked = obstacle(name, path)
    if blocked:
        print(f"== {name} {blocked[0]}: {blocked[1]}", flush=True)
        return blocked[0]
    print(f"== {name}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as state:  # what the tests do is not the reader's experiment log
        environment = {**os.environ, "COURSE_STATE": state}
        code = subprocess.run([*map(str, command), *arguments], cwd=ROOT, env=environment).returncode
    result = "failed" if code else "passed"
    print(f"== {name} {result} in {time.monotonic() - start:.1f} s", flush=True)
    return result


def main(argv):
    names, arguments = argv, []
    if "--" in argv:
        names, arguments = argv[: argv.index("--")], argv[argv.index("--") + 1 :]
    if not names or set(names) - set(STEPS):
        print(f"steps are: {' '.join(STEPS)}", file=sys.stderr)
        return 2
    results = [run(name, arguments) for name in names]
    counted = [f"{results.count(result)} {result}" for result in ("passed", "failed", "skipped")]
    print("steps: " + ", ".join(counted[:2] if "skipped" not in results else counted), flush=True)
    return 1 if "failed" in results else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
