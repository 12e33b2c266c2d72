from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from pytest_seamline.settings import read_settings


@pytest.fixture
def project(pytester: pytest.Pytester, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project whose tests start the same emulator as this suite."""
    monkeypatch.setenv("SEAMLINE_EMULATOR_COMMAND", shlex.join(read_settings(pytestconfig).words()))
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    return pytester


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """A path for the program that replaces the emulator."""
    return tmp_path / "program.py"
