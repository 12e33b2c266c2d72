"""A service of the emulator, as a test reaches it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .transport import send


@dataclass(frozen=True)
class Response:
    """A response of a service."""

    status: int
    text: str

    def json(self) -> Any:
        """Returns the parsed body."""
        return json.loads(self.text)


@dataclass(frozen=True)
class Service:
    """A service, with its URL and the callers that the seed describes."""

    name: str
    url: str
    callers: Mapping[str, Mapping[str, str]] = field(repr=False)

    def headers(self, caller: str | None = None) -> dict[str, str]:
        """Returns the headers with the credentials of a caller.

        :param caller: a caller of the seed; the first one by default
        :raises ValueError: if the seed has no such caller
        """
        name = next(iter(self.callers), None) if caller is None else caller
        if name is None or name not in self.callers:
            raise ValueError(f"unknown caller of {self.name}: {name} (use one of {', '.join(self.callers)})")
        return dict(self.callers[name])

    def call(self, method: str, path: str, body: object | None = None, *, caller: str | None = None) -> Response:
        """Sends a request with JSON, such as one that prepares a test, and returns the response of any status."""
        headers = self.headers(caller)
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        status, text = send(method, self.url + path, data, headers)
        return Response(status, text.decode(errors="replace"))
