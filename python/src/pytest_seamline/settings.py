"""Settings of the plugin: options of the command line, variables and the configuration of pytest."""

from __future__ import annotations

import os
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from .control import EmulatorError


@dataclass(frozen=True)
class Settings:
    """How to reach or start the emulator."""

    url: str | None
    command: str | None
    args: tuple[str, ...]
    timeout_s: float
    root: Path

    def words(self) -> list[str]:
        """Returns the command of the emulator and its arguments.

        Raises EmulatorError if there is no emulator.
        """
        command = shlex.split(self.command, posix=os.name != "nt") if self.command else [_installed(self.root)]
        return [*command, *self.args]


def add_settings(parser: pytest.Parser) -> None:
    """Adds the options, and the settings with the same names."""
    group = parser.getgroup("seamline", "emulator of Seamline")
    for name, text in _TEXTS.items():
        group.addoption(f"--seamline-{name}", metavar=name.upper(), help=f"{text} (also {_variable(name)})")
        parser.addini(f"seamline_{name}", text)
    parser.addini("seamline_args", "arguments for the emulator, such as --example", type="args")


def read_settings(config: pytest.Config) -> Settings:
    """Returns the settings. Options override variables, and variables override the configuration.

    Raises UsageError for invalid or conflicting settings.
    """
    url, command, timeout = (_setting(config, name) for name in ("url", "command", "timeout"))
    if url and command:
        raise pytest.UsageError("seamline: url and command exclude each other (remove one of them)")
    if url and os.environ.get("PYTEST_XDIST_WORKER"):
        raise pytest.UsageError(
            "seamline: the workers of pytest-xdist cannot share the emulator of a url, because each test resets it"
            " (remove url: then each worker starts its own emulator)"
        )
    try:
        timeout_s = float(timeout or "60")
    except ValueError:
        raise pytest.UsageError(f"seamline: timeout must be a number of seconds: {timeout}") from None
    args = tuple(config.getini("seamline_args"))
    return Settings(url=url, command=command, args=args, timeout_s=timeout_s, root=config.rootpath)


_TEXTS = {
    "url": "URL of a service of a running emulator, which the tests reset",
    "command": "command that starts the emulator; by default, seamline-emulator of node_modules or PATH",
    "timeout": "number of seconds that the emulator may take to start; 60 by default",
}


def _variable(name: str) -> str:
    return f"SEAMLINE_EMULATOR_{name.upper()}"


def _setting(config: pytest.Config, name: str) -> str | None:
    given = config.getoption(f"--seamline-{name}") or os.environ.get(_variable(name))
    return str(given or config.getini(f"seamline_{name}") or "") or None


def _installed(root: Path) -> str:
    """Returns the path of the program: of the nearest node_modules above the tests, or on PATH."""
    folders = [str(folder / "node_modules" / ".bin") for folder in (root, *root.parents)]
    found = shutil.which("seamline-emulator", path=os.pathsep.join(folders)) or shutil.which("seamline-emulator")
    if found is None:
        raise EmulatorError(
            "cannot find seamline-emulator in node_modules or on PATH"
            " (run `npm install --save-dev @seamline/emulator`, or set --seamline-command)"
        )
    return found
