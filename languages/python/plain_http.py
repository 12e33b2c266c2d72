"""A plain HTTP client for generators that write models and no calls."""

import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel

from story import URL

Model = TypeVar("Model", bound=BaseModel)


class Client:
    """Sends models and parses what comes back with them."""

    def __init__(self, **headers: str) -> None:
        self.headers = headers

    def call(
        self,
        answer: type[Model],
        method: str,
        path: str,
        body: BaseModel | None = None,
        query: Mapping[str, Any] | None = None,
    ) -> tuple[int, Model]:
        """Makes a call, and returns its status and its body."""
        known = {name: value for name, value in (query or {}).items() if value is not None}
        url = f"{URL}{path}" + (f"?{urllib.parse.urlencode(known)}" if known else "")
        data = body.model_dump_json(by_alias=True, exclude_none=True).encode() if body else None
        request = urllib.request.Request(url, data, self.headers, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as response:
                return response.status, answer.model_validate(json.load(response))
        except urllib.error.HTTPError as error:
            return error.code, answer.model_validate(json.load(error))

    def get(self, answer: type[Model], path: str, **query: Any) -> Model:
        """Returns the body of a GET that succeeds."""
        status, body = self.call(answer, "GET", path, query=query)
        assert status == 200, status
        return body

    def send(self, answer: type[Model], method: str, path: str, body: BaseModel) -> Model:
        """Returns the body of a call that has a body and succeeds."""
        status, answered = self.call(answer, method, path, body)
        assert status in (200, 201), status
        return answered
