"""`course doctor`: its report and exit codes hold whatever a driver does."""

import json
import subprocess
import sys

import pytest

from course import cli, doctor


def crashing():
    import ctypes

    ctypes.string_at(0)


def hanging():
    import time

    time.sleep(60)


def raising():
    raise RuntimeError("the driver\nis confused")


def exiting():
    import os

    os._exit(3)


def noisy():
    print("driver banner", flush=True)
    return "found"


@pytest.fixture
def ask(monkeypatch):
    """Ask a probe of this file, in a process of its own as ever."""
    import os

    monkeypatch.setenv("PYTHONPATH", os.path.dirname(__file__))

    def asked(probe, limit=30):
        setup = f"import test_doctor; doctor.{probe.__name__} = test_doctor.{probe.__name__}; "
        real = subprocess.run

        def run(command, **options):
            return real([*command[:2], command[2].replace("doctor.answer", setup + "doctor.answer")], **options)

        monkeypatch.setattr(doctor.subprocess, "run", run)
        return doctor.ask(probe, limit)

    return asked


def test_a_crash_a_hang_and_an_exception_are_answers(ask):
    assert ask(noisy) == (True, "found")
    assert ask(crashing) == (False, "the probe crashed (signal 11)")
    assert ask(raising) == (False, "RuntimeError: the driver is confused")
    assert ask(exiting) == (False, "the probe ended with exit code 3 and no answer")
    assert ask(hanging, limit=3) == (False, "no answer within 3 s")


def test_the_report_on_this_machine():
    run = subprocess.run([sys.executable, "-m", "course.cli", "doctor", "--json"], capture_output=True, text=True)
    report = json.loads(run.stdout)
    answers = {answer["name"]: answer for answer in report["answers"]}
    assert len(answers) == len(doctor.PROBES)
    assert answers["intel_cpu"]["found"] and "Intel" in answers["intel_cpu"]["text"]
    assert answers["numba_dpex"]["found"] and answers["triton_interpreter"]["found"] and answers["triton_amd"]["found"]
    assert report["ok"] and run.returncode == 0
    for answer in report["answers"]:
        assert bool(answer["fix"]) != answer["found"], "a fix for what is missing, and only for that"


@pytest.mark.parametrize(("needed", "code"), [(True, 1), (False, 0)])
def test_only_what_is_needed_counts(monkeypatch, capsys, needed, code):
    broken = doctor.Answer("broken", "CPU", ("run",), needed, False, "no such thing", "apt install it")
    monkeypatch.setattr(doctor, "examine", lambda limit: [broken])
    assert cli.main(["doctor"]) == code
    text = capsys.readouterr().out
    assert "no such thing" in text and "fix: apt install it" in text


def test_every_card_has_a_line_and_every_probe_a_card():
    assert {card for _, card, *_ in doctor.PROBES} == set(doctor.CARDS)


def test_wrong_use_is_told_and_is_exit_code_2(capsys):
    assert cli.main([]) == 2
    assert cli.main(["dctor"]) == 2
    assert "there is no verb 'dctor'" in capsys.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        cli.main(["doctor", "--jsn"])
    assert stopped.value.code == 2


def test_help_documents_the_exit_codes(capsys):
    with pytest.raises(SystemExit):
        cli.main(["doctor", "--help"])
    assert "exit codes: 0" in capsys.readouterr().out
