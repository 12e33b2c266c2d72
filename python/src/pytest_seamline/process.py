"""The process of an emulator. It ends with the process that started it, however that process ends."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence

from .control import EmulatorError

# Maximum number of output lines in an error.
_KEPT_LINES = 200

# Seconds between the steps that end the process: closing its input, SIGTERM, SIGKILL.
_PATIENCE_S = 5.0

# Seconds to wait for the process to end after SIGKILL. A busy machine needs longer than an idle one.
_KILLED_S = 60.0

# These variables would let the emulator outlive the tests, or choose its ports.
_REMOVED_VARIABLES = ("SEAMLINE_KEEP_RUNNING", "SEAMLINE_PORT")


class EmulatorProcess:
    """Starts an emulator on free ports, and ends it.

    The emulator ends when its input closes. The system closes the input when this process ends, also after SIGKILL.

    :param command: program and arguments, such as ``["npx", "@seamline/emulator", "--example"]``
    :param timeout_s: seconds that the start may take
    """

    def __init__(self, command: Sequence[str], timeout_s: float = 60) -> None:
        if any(word.split("=")[0] == "--keep-running" for word in command):
            raise EmulatorError("--keep-running lets the emulator outlive the tests (remove it from seamline_args)")
        self._command = [*command, "--port", "0", "--json"]
        self._timeout_s = timeout_s
        self._lines: deque[str] = deque(maxlen=_KEPT_LINES)
        self._ready = threading.Event()
        self._urls: dict[str, str] = {}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> dict[str, str]:
        """Starts the emulator, and returns the URLs of its services.

        Raises EmulatorError with the output of the emulator if it does not start.
        """
        environment = {name: value for name, value in os.environ.items() if name not in _REMOVED_VARIABLES}
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                env=environment,
            )
        except OSError as error:
            raise EmulatorError(f"cannot start the emulator with {shlex.join(self._command)}: {error}") from error
        try:
            threading.Thread(target=self._read, args=[self._process], daemon=True).start()
            self._await_ready(self._process)
        except BaseException:
            # Also after Ctrl-C.
            self.stop()
            raise
        return self._urls

    def stop(self) -> None:
        """Ends the emulator, and waits until it has ended."""
        process = self._process
        if process is None:
            return
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        for end in (process.terminate, process.kill):
            try:
                process.wait(_PATIENCE_S)
                return
            except subprocess.TimeoutExpired:
                end()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_KILLED_S)

    def describe_end(self) -> str:
        """Returns the exit code and the output if the emulator has ended, for errors."""
        if self._process is None or self._process.poll() is None:
            return ""
        return f"\nThe emulator has ended with the exit code {self._process.returncode}.{self._output()}"

    def _await_ready(self, process: subprocess.Popen[str]) -> None:
        deadline = time.monotonic() + self._timeout_s
        while not self._ready.wait(0.02):
            if process.poll() is not None:
                # The thread may still be reading the last lines.
                self._ready.wait(0.5)
                if not self._urls:
                    problem = f"exited with code {process.returncode}"
                    break
            if time.monotonic() > deadline:
                problem = f"was not ready after {self._timeout_s:g} seconds"
                break
        else:
            return
        raise EmulatorError(f"the emulator {problem}: {shlex.join(self._command)}{self._output()}")

    def _read(self, process: subprocess.Popen[str]) -> None:
        """Reads all output, because a full pipe would block the emulator."""
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self._lines.append(line.rstrip("\n"))
                if not self._urls:
                    self._urls = _urls_in(line)
                    if self._urls:
                        self._ready.set()

    def _output(self) -> str:
        lines = "\n".join(self._lines)
        return f"\nIts output:\n{lines}" if lines else "\nIt printed nothing."


def _urls_in(line: str) -> dict[str, str]:
    """Returns the URLs of the services if the line is the one that the emulator prints when it is ready."""
    try:
        urls = json.loads(line)
    except ValueError:
        return {}
    is_ready = isinstance(urls, dict) and all(str(url).startswith("http") for url in urls.values())
    return urls if is_ready else {}
