"""The emulator ends with pytest, however pytest ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_seamline import Emulator, EmulatorError

# Writes the emulator's URL to a file, and then exits or waits.
TEST = """
import os, pathlib, time
def test_it(seamline):
    pathlib.Path("url.part").write_text(seamline["edge"].url)
    os.replace("url.part", "url")
    {end}
"""


def wait_for(file: Path) -> str:
    deadline = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < deadline, "the tests did not start"
        time.sleep(0.02)
    return file.read_text()


def wait_until_ended(url: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            Emulator(url)
        except EmulatorError:
            return
        assert time.monotonic() < deadline, f"the emulator at {url} is still running"
        time.sleep(0.05)


def start_pytest(project: pytest.Pytester, end: str, *args: str) -> subprocess.Popen[bytes]:
    project.makepyfile(TEST.format(end=end))
    return subprocess.Popen([sys.executable, "-m", "pytest", "-q", *args], cwd=project.path, stdout=subprocess.PIPE)


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT], ids=lambda each: each.name)
def test_the_emulator_ends_after_a_signal(project: pytest.Pytester, ending: signal.Signals) -> None:
    with start_pytest(project, "time.sleep(600)") as run:
        url = wait_for(project.path / "url")
        run.send_signal(ending)
        assert run.wait(60) != 0
    wait_until_ended(url)


def test_the_emulator_ends_after_a_test_failed(project: pytest.Pytester) -> None:
    with start_pytest(project, "assert False") as run:
        assert run.wait(60) == pytest.ExitCode.TESTS_FAILED
    wait_until_ended((project.path / "url").read_text())


def test_the_emulator_ends_although_a_forked_process_keeps_its_input_open(project: pytest.Pytester) -> None:
    written = "pathlib.Path('pid.part').write_text(str(pid)); os.replace('pid.part', 'pid')"
    forked = f"pid = os.fork() or time.sleep(600); {written}; time.sleep(600)"
    with start_pytest(project, forked) as run:
        url = wait_for(project.path / "url")
        wait_for(project.path / "pid")
        run.kill()
        try:
            wait_until_ended(url)
        finally:
            subprocess.run(["kill", "-9", (project.path / "pid").read_text()], check=True)


def test_a_shell_between_pytest_and_the_emulator_makes_no_difference(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = os.environ["SEAMLINE_EMULATOR_COMMAND"]
    monkeypatch.setenv("SEAMLINE_EMULATOR_COMMAND", shlex.join(["sh", "-c", f'{command} "$@"; true', "sh"]))
    with start_pytest(project, "time.sleep(600)") as run:
        url = wait_for(project.path / "url")
        run.kill()
        run.wait()
    wait_until_ended(url)


def test_the_environment_cannot_keep_the_emulator_running(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEAMLINE_KEEP_RUNNING", "1")
    monkeypatch.setenv("SEAMLINE_PORT", "1")
    with start_pytest(project, "os._exit(0)") as run:
        run.wait(60)
    wait_until_ended((project.path / "url").read_text())


def test_every_worker_of_xdist_has_its_own_emulator(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pathlib, pytest
        @pytest.mark.parametrize("number", range(2))
        def test_it(seamline, worker_id, number):
            pathlib.Path(f"{worker_id}.url").write_text(seamline["edge"].url)
        """
    )
    result = project.runpytest_subprocess("-n", "2", "--dist", "each")
    result.assert_outcomes(passed=4)
    urls = [file.read_text() for file in project.path.glob("gw*.url")]
    assert len(set(urls)) == 2
    for url in urls:
        wait_until_ended(url)
