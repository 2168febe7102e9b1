"""`course update`: fetch the newest course with git; notebooks that you edited stay exactly as they are.

git refuses to update files that were changed here. So edited notebooks step aside, git updates, and they come back.
Where a lesson has changed upstream, `course reset NN` gives you the new one and keeps yours aside.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from course import build


def add_arguments(parser) -> None:
    parser.add_argument("--remote", default="origin", help="git remote (default: origin)")


def git(*words) -> subprocess.CompletedProcess:
    return subprocess.run(["git", "-C", str(build.ROOT), *words], capture_output=True, text=True)


def main(args) -> int:
    if git("remote", "get-url", args.remote).returncode:
        print(f"This folder has no git remote {args.remote!r} to update from.", file=sys.stderr)
        return 2
    changed = [Path(line) for line in git("diff", "--name-only", "--", "notebooks").stdout.splitlines()]
    with tempfile.TemporaryDirectory(dir=build.ROOT, prefix=".update-") as away:
        for path in changed:  # a copy: killed at any moment, nothing of the reader's is lost
            shutil.copy2(build.ROOT / path, Path(away) / path.name)
        git("checkout", "--", "notebooks")
        pulled = git("pull", "--ff-only", args.remote)
        for path in changed:
            shutil.copy2(Path(away) / path.name, build.ROOT / path)
    if pulled.returncode:
        print(
            "git could not update: " + (pulled.stderr.strip().splitlines() or ["no reason given"])[-1], file=sys.stderr
        )
        return 1
    print(f"Updated. {len(changed)} notebook(s) with your work were left as they are.")
    for path in changed:
        if build.edited(build.ROOT / path):
            print(f"  {path}: `course reset {path.name[:2]}` takes the new version and keeps yours")
    return 0
