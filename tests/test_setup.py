"""Set-up and the steps of `make test`: what goes wrong is one sentence, and a failure is never a green run."""

import os
import subprocess
import sys

import pytest

from course.setup import install, steps


def set_up(folder, **environment):
    """Run the set-up program for an environment at `folder`, with no way to a package index."""
    offline = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
        "PIP_RETRIES": "1",
        "PIP_NO_CACHE_DIR": "1",
    }
    return subprocess.run(
        [sys.executable, install.__file__, "--venv", folder],
        env=os.environ | offline | environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_no_network_is_one_sentence_and_the_next_run_starts_afresh(tmp_path):
    folder = tmp_path / "with space" / "env"
    first = set_up(folder)
    assert first.returncode == 1
    assert first.stderr.count("\n") == 1 and "package index cannot be reached" in first.stderr
    assert not install.Environment(folder).ready()
    (folder / "cut-short").touch()
    assert set_up(folder).returncode == 1
    assert not (folder / "cut-short").exists(), "a half-made environment was built upon"


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()
    run = set_up(tmp_path / "file" / "env")
    assert run.returncode == 1 and run.stderr.count("\n") == 1 and "Set-up stopped" in run.stderr


def test_the_wrong_python_is_told_which_one_to_bring():
    install.check_python((3, 11, 2))
    for version in ((3, 8, 0), (3, 12, 1), (3, 14, 0)):
        with pytest.raises(install.Stop, match=r"needs Python 3\.11, and this is 3\.\d+: install .*PYTHON="):
            install.check_python(version)


def test_a_python_without_venv_is_told_the_package(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(install.Stop, match="apt install python3.11-venv"):
        install.Environment(tmp_path / "env").create()


def test_too_little_room_is_told_before_anything_is_made(tmp_path):
    with pytest.raises(install.Stop, match=r"0\.5 GiB free and 5 are needed"):
        install.check_disk(tmp_path, free=2**29)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "the disk is full"),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError: Temporary failure in name resolution'\n"
            "ERROR: No matching distribution found for torch==2.13.0",
            "the package index cannot be reached",
        ),
        ("(from versions: none)\nERROR: No matching distribution found for pip==26.3", "cannot be reached"),
        ("(from versions: 2.9)\nERROR: No matching distribution found for torch==2.13.0", "has no torch==2.13.0 for"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "THESE PACKAGES DO NOT MATCH THE HASHES"),
        ("Killed", "pip failed"),
    ],
)
def test_pips_failures_become_a_sentence(output, sentence):
    said = install.explain(output, "/env", "/env/log")
    assert sentence in said and "\n" not in said


def test_a_stamp_holds_until_what_it_was_made_from_changes(tmp_path, monkeypatch, capsys):
    lock = tmp_path / "requirements.lock"
    lock.write_text("pip==26.3\n")
    monkeypatch.setattr(install, "LOCK", lock)
    environment = install.Environment(tmp_path)
    environment.python.parent.mkdir()
    environment.python.touch()
    environment.stamp.write_text(install.stamp())
    assert environment.ready()
    install.install(environment)
    assert capsys.readouterr().out == ""
    lock.write_text("pip==26.4\n")
    assert not environment.ready()


def test_copies_become_links_to_one_file(tmp_path):
    lib = tmp_path / "lib"
    lib.mkdir()
    for name, byte in {"libx.so": b"x", "libx.so.1": b"x", "liby.so": b"y"}.items():
        (lib / name).write_bytes(byte * 2**20)
    install.Environment(tmp_path).link_copies()
    assert (lib / "libx.so").samefile(lib / "libx.so.1")
    assert (lib / "liby.so").read_bytes() == b"y" * 2**20 and len(list(lib.iterdir())) == 3


def command(code):
    return [sys.executable, "-c", f"raise SystemExit({code})"]


def test_a_failed_step_fails_the_run_and_the_others_still_run(monkeypatch, capfd):
    monkeypatch.setattr(steps, "STEPS", {"lint": (command(0), "course"), "unit": (command(5), "tests")})
    assert steps.main(["unit", "lint"]) == 1
    out = capfd.readouterr().out
    assert "== unit failed in" in out and "== lint passed in" in out
    assert out.splitlines()[-1] == "steps: 1 passed, 1 failed"
    assert steps.main(["lint"]) == 0


def test_a_step_without_its_input_fails(monkeypatch, capfd):
    monkeypatch.setattr(steps, "STEPS", {"nbval": (command(0), "no-such-folder")})
    assert steps.main(["nbval"]) == 1
    assert "no-such-folder is missing" in capfd.readouterr().out


def test_the_browser_test_is_skipped_only_when_asked(monkeypatch, capfd):
    monkeypatch.setattr(steps, "STEPS", {"browser": (command(0), "tests")})
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.delenv("SKIP_BROWSER", raising=False)
    assert steps.main(["browser"]) == 1
    assert "apt install chromium" in capfd.readouterr().out
    monkeypatch.setenv("SKIP_BROWSER", "1")
    assert steps.main(["browser"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "steps: 0 passed, 0 failed, 1 skipped"


def test_a_step_gets_its_own_arguments(monkeypatch, tmp_path):
    script = "import sys, pathlib; pathlib.Path(sys.argv[1]).touch()"
    monkeypatch.setattr(steps, "STEPS", {"unit": ([sys.executable, "-c", script], "tests")})
    assert steps.main(["unit", "--", str(tmp_path / "seen")]) == 0
    assert (tmp_path / "seen").exists()
