"""Calls the generated functions directly, without the layer on top of them."""

import importlib
import re
from typing import Any

import httpx
from client import AuthenticatedClient, Client
from library.decode import NOTHING
from library.document import Document
from library.errors import ApiError, LibraryError, NetworkError, TimeoutError


def call_alone(document: Document, base_url: str, call: dict[str, Any], settings: dict[str, Any]) -> Any:
    """Makes a call as shown in the README of the generator. Converts errors to the errors of the cases."""
    operation = document.operations[call["operation"]]
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", operation.id).lower()
    function = importlib.import_module(f"client.api.{operation.tag}.{name}")
    given = dict(call.get("input", {}))
    query, headers = given.pop("query", {}), given.pop("header", {})
    arguments = {**query, **{_snake(each): value for each, value in headers.items()}}
    if call.get("body"):
        arguments["body"] = _body(function, call["body"])
    try:
        response = function.sync_detailed(*given.values(), client=_client(base_url, settings), **arguments)
    except httpx.TimeoutException as error:
        raise TimeoutError(str(error)) from error
    except httpx.HTTPError as error:
        raise NetworkError(str(error)) from error
    if not 200 <= response.status_code < 300:
        raise ApiError(f"status {response.status_code}", status=int(response.status_code))
    return response.parsed.to_dict() if hasattr(response.parsed, "to_dict") else NOTHING


def _client(base_url: str, settings: dict[str, Any]) -> AuthenticatedClient | Client:
    auth = settings.get("auth", {})
    timeout = httpx.Timeout(settings.get("timeoutMs", 30_000) / 1000)
    if "apiKey" in auth:
        key, header = auth["apiKey"]["key"], auth["apiKey"]["header"]
        return AuthenticatedClient(base_url, key, "", header, timeout=timeout)
    token = auth.get("bearer") or next(iter(auth.get("tokens", [])), None)
    return AuthenticatedClient(base_url, token, timeout=timeout) if token else Client(base_url, timeout=timeout)


def _body(function: Any, body: dict[str, Any]) -> Any:
    if "json" not in body:
        raise LibraryError("The generated function accepts a model, but no bytes")
    return function.Book.from_dict(body["json"])


def _snake(header: str) -> str:
    return header.replace("-", "_").lower()
