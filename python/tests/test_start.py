"""Starts that fail, and other settings."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from pytest_seamline import Emulator, EmulatorError, EmulatorProcess


def program(file: Path, text: str) -> list[str]:
    file.write_text(text)
    return [sys.executable, str(file)]


def test_an_exit_is_an_error_with_the_output(script: Path) -> None:
    process = EmulatorProcess(program(script, "import sys; print('no'); print('{}', file=sys.stderr); sys.exit(3)"))
    # Lines from the two streams can arrive in any order.
    with pytest.raises(EmulatorError, match=r"(?s)the emulator exited with code 3: .*program\.py.*\nno\b"):
        process.start()


def test_the_flags_of_the_real_emulator_are_checked(project: pytest.Pytester) -> None:
    project.makeini("[pytest]\nseamline_args = --exmaple")
    project.makepyfile("def test_it(seamline): pass")
    result = project.runpytest_subprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*EmulatorError: the emulator exited with code*", "*--exmaple*"])


def test_a_start_that_takes_too_long_is_an_error_and_leaves_no_process(script: Path) -> None:
    text = "import os, sys, time; print(os.getpid(), flush=True); sys.stdin.read()"
    process = EmulatorProcess(program(script, text), timeout_s=1)
    with pytest.raises(EmulatorError, match="was not ready after 1 seconds") as raised:
        process.start()
    pid = str(raised.value).splitlines()[-1]
    assert not Path(f"/proc/{pid}").exists()


def test_a_process_that_ignores_the_end_of_its_input_is_killed(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pytest_seamline.process._PATIENCE_S", 0.2)
    text = """
import json, os, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print(json.dumps({"edge": "http://127.0.0.1:1", "pid": f"http://{os.getpid()}"}), flush=True)
time.sleep(600)
"""
    process = EmulatorProcess(program(script, text))
    pid = process.start()["pid"].removeprefix("http://")
    process.stop()
    assert not Path(f"/proc/{pid}").exists()
    assert "exit code -9" in process.describe_end()


def test_a_command_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(EmulatorError, match="cannot start the emulator with .*missing"):
        EmulatorProcess([str(tmp_path / "missing")]).start()


def test_keep_running_is_refused() -> None:
    with pytest.raises(EmulatorError, match="outlive the tests"):
        EmulatorProcess(["seamline-emulator", "--keep-running"])


def test_a_crash_during_the_tests_is_an_error_with_the_output(script: Path) -> None:
    text = """
import json, sys
print(json.dumps({"edge": "http://127.0.0.1:9"}), flush=True)
print("out of memory", flush=True)
sys.exit(134)
"""
    process = EmulatorProcess(program(script, text))
    url = process.start()["edge"]
    assert process._process is not None
    process._process.wait(10)
    with pytest.raises(EmulatorError, match=r"(?s)cannot reach the emulator at .*exit code 134.*out of memory"):
        Emulator(url, process.describe_end)


def test_a_project_without_an_emulator_gets_advice(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SEAMLINE_EMULATOR_COMMAND", raising=False)
    monkeypatch.setenv("PATH", "")
    pytester.makepyfile("def test_it(seamline): pass")
    result = pytester.runpytest_inprocess()
    result.stdout.fnmatch_lines(["*cannot find seamline-emulator*npm install --save-dev @seamline/emulator*"])


def test_the_program_of_node_modules_is_started(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    bin_folder = project.mkdir("node_modules") / ".bin"
    bin_folder.mkdir()
    shim = bin_folder / "seamline-emulator"
    shim.write_text(f'#!/bin/sh\nexec {os.environ["SEAMLINE_EMULATOR_COMMAND"]} "$@"\n')
    shim.chmod(0o755)
    monkeypatch.delenv("SEAMLINE_EMULATOR_COMMAND")
    project.makeini("[pytest]\nseamline_args = --services edge --example")
    project.makepyfile("def test_it(seamline): assert list(seamline.services) == ['edge']")
    project.runpytest_inprocess().assert_outcomes(passed=1)


def test_a_running_emulator_is_used_by_its_url_and_stays(
    project: pytest.Pytester, seamline: Emulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SEAMLINE_EMULATOR_COMMAND")
    url = seamline["edge"].url
    project.makepyfile(f"def test_it(seamline): assert seamline['edge'].url == {url!r}")
    project.runpytest_inprocess("--seamline-url", url).assert_outcomes(passed=1)
    assert seamline.clock.now()


@pytest.mark.parametrize(
    ("args", "variables", "message"),
    [
        (["--seamline-url", "http://127.0.0.1:1", "--seamline-command", "x"], {}, "exclude each other"),
        (["--seamline-url", "http://127.0.0.1:1"], {"PYTEST_XDIST_WORKER": "gw0"}, "cannot share the emulator"),
        (["--seamline-timeout", "soon"], {}, "must be a number of seconds: soon"),
        (["--seamline-url", "edge.example"], {}, "invalid URL of the emulator: edge.example"),
        (["--seamline-url", "http://127.0.0.1:1"], {}, "cannot reach the emulator at http://127.0.0.1:1"),
    ],
)
def test_settings_are_checked(
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    variables: dict[str, str],
    message: str,
) -> None:
    monkeypatch.delenv("SEAMLINE_EMULATOR_COMMAND", raising=False)
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    pytester.makepyfile("def test_it(seamline): pass")
    result = pytester.runpytest_inprocess(*args)
    result.stdout.fnmatch_lines([f"*{message}*"])
