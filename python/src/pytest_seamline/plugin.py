"""The fixtures of the plugin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .emulator import Emulator
from .process import EmulatorProcess
from .settings import add_settings, read_settings


def pytest_addoption(parser: pytest.Parser) -> None:
    add_settings(parser)


@pytest.fixture(scope="session")
def seamline_session(pytestconfig: pytest.Config) -> Iterator[Emulator]:
    """The emulator of this session. Use it in fixtures with a wider scope than a test."""
    settings = read_settings(pytestconfig)
    if settings.url:
        yield Emulator(settings.url)
        return
    process = EmulatorProcess(settings.words(), settings.timeout_s)
    try:
        urls = process.start()
        yield Emulator(next(iter(urls.values())), process.describe_end)
    finally:
        process.stop()


@pytest.fixture
def seamline(seamline_session: Emulator) -> Emulator:
    """The emulator with its first seed, no faults, an empty journal and the time of the system."""
    seamline_session.begin_test()
    return seamline_session
