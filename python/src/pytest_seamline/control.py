"""Calls of the control routes, which are below ``/__emulator``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode, urlsplit

from .transport import send


class EmulatorError(Exception):
    """The emulator did not start, is not reachable, or rejected a control request."""


class Control:
    """Sends control requests to an emulator.

    :param url: URL of any service of the emulator
    :param state: returns what is known about the process, for errors
    """

    def __init__(self, url: str, state: Callable[[], str] = lambda: "") -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise EmulatorError(f"invalid URL of the emulator: {url} (use a URL such as http://127.0.0.1:4010)")
        self._base = f"{parts.scheme}://{parts.netloc}/__emulator"
        self._state = state

    def get(self, path: str, query: Mapping[str, object | None] | None = None) -> Any:
        """Returns the parsed JSON of a route. Omits the parameters that are None."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        return self.request("GET", f"{path}?{urlencode(given)}" if given else path)

    def post(self, path: str, body: object) -> Any:
        """Sends JSON and returns the parsed JSON of the response. A string is sent unchanged."""
        return self.request("POST", path, body if isinstance(body, str) else json.dumps(body))

    def request(self, method: str, path: str, body: str | None = None) -> Any:
        data = None if body is None else body.encode()
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            status, text = send(method, self._base + path, data, headers)
        except OSError as error:
            raise EmulatorError(f"cannot reach the emulator at {self._base}: {error}{self._state()}") from error
        if status >= 400:
            raise EmulatorError(f"{method} /__emulator{path} failed with {status}: {_message(text)}")
        return json.loads(text) if text else None


def _message(text: bytes) -> str:
    try:
        return str(json.loads(text)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return text[:500].decode(errors="replace")
