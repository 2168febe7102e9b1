"""A real JupyterLab and a headless Chromium on it, for tests: all state in one folder, nothing outside this machine."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip
FOLDERS = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")


def chromium() -> str | None:
    """$CHROMIUM, or the first browser on PATH; None where there is none."""
    wanted = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else BROWSERS
    return next(filter(None, map(shutil.which, wanted)), None)


class Lab:
    """JupyterLab serving `folder` on a free port of 127.0.0.1, no token; `.url`. Use as a context manager."""

    def __init__(self, folder: Path):
        self.folder, self.log = folder, folder / "lab.log"

    def __enter__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        own = self.folder / ".jupyter"
        settings = own / "settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        quiet = {"fetchNews": "false", "checkForUpdates": False}  # no toast, no request to the network
        (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet))
        env = {
            **os.environ,
            **{f"JUPYTER_{name}": str(own / name.lower()) for name in FOLDERS},
            "JUPYTERLAB_SETTINGS_DIR": str(own / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(own / "workspaces"),
            "IPYTHONDIR": str(own / "ipython"),
            "MPLCONFIGDIR": str(own / "matplotlib"),
            "COURSE_STATE": str(self.folder / "state"),
        }
        options = [
            "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}", "--IdentityProvider.token=",
            f"--ServerApp.root_dir={self.folder}", "--LabApp.extension_manager=readonly",
        ]  # fmt: skip
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [Path(sys.prefix) / "bin" / "jupyter-lab", *options],
                stdout=log, stderr=log, env=env, start_new_session=True,
            )  # fmt: skip
        self._wait(lambda: self.get("/api/status"), 30, "JupyterLab did not start")
        return self

    def __exit__(self, *_):
        self.process.terminate()  # ends its kernels, and they their workers
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)

    def get(self, path: str):
        """JSON of the server's API, or None while it does not answer."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=2) as reply:
                return json.load(reply)
        except OSError:
            return None

    def wait_for_kernel(self) -> None:
        """Until a notebook's kernel is idle and connected; before that, Run All asks which kernel to take."""

        def idle():
            return any(
                s["kernel"]["execution_state"] == "idle" and s["kernel"]["connections"]
                for s in self.get("/api/sessions") or []
            )

        self._wait(idle, 60, "The notebook's kernel did not become idle")

    def _wait(self, condition, limit_s: float, complaint: str) -> None:
        ends = time.monotonic() + limit_s
        while not condition():
            if time.monotonic() > ends or self.process.poll() is not None:
                raise RuntimeError(f"{complaint}: {self.log.read_text()[-1500:]}")
            time.sleep(0.1)
