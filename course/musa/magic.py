"""`%load_ext course.musa.magic`, then `%%musa name`: the cell's text becomes `name`, a MUSA source."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MusaSource:
    """MUSA C++ text under a name. `.text`: the cell, its magic line empty, so that lines count as in JupyterLab."""

    name: str
    text: str

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"MUSA source {self.name!r}, {len(self.text.splitlines())} lines"


def load_ipython_extension(shell) -> None:
    from IPython.core.error import UsageError

    def musa(line: str, cell: str) -> None:
        name = line.strip()
        if not name.isidentifier():
            raise UsageError(f"%%musa takes one name, as in `%%musa gemm_wmma`; {name!r} is none.")
        shell.user_ns[name] = MusaSource(name, "\n" + cell)

    shell.register_magic_function(musa, "cell", "musa")


def unload_ipython_extension(shell) -> None:
    shell.magics_manager.magics["cell"].pop("musa", None)
