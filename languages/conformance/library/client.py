"""A client that can call every operation of a document."""

import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import httpx

from . import operations, pages
from .document import Document, Operation
from .errors import InvalidArgumentError
from .options import Options, check_headers
from .paths import path_values
from .sending import Call, Clock, Parts, Reply, Throttle, send


@dataclass(frozen=True)
class Input:
    """Input of a call: path parameters or a resource name, query, headers of the operation, and body."""

    path: dict[str, Any]
    query: Any = None
    headers: Any = None
    body: Any = None


class Client:
    """A client that uses the generated functions of a package."""

    def __init__(
        self, package: str, document: Document, base_url: str, clock: Clock, **options: Any
    ) -> None:
        self._package = package
        self._document = document
        self._options = Options().overridden(options)
        self._parts = Parts(document, clock, httpx.Client(base_url=base_url), Throttle(clock))

    def call(self, operation_id: str, given: Input, **options: Any) -> Reply:
        """Makes a call and returns its data."""
        return self._send(operation_id, given, self._options.overridden(options))

    def pages(
        self, operation_id: str, given: Input, start: Any = None, **options: Any
    ) -> Iterator[tuple[Any, list[Any]]]:
        """Yields the data and the items of every page of a list."""
        own = self._options.overridden(options)
        pagination = self._document.operations[operation_id].pagination or {}
        pages.check_start(pagination["style"], start)
        query = dict(given.query or {})
        key = pagination["parameter"]
        first = start if start is not None else query.get(key) or None

        def request(page: pages.PageKey | None) -> Reply:
            asked = query if page is None else {**query, key: page}
            return self._send(operation_id, replace(given, query=asked), own)

        return pages.walk_pages(pagination, request, first)

    def wait(
        self, operation_id: str, given: Input, deadline_ms: float | None = None, **options: Any
    ) -> Any:
        """Starts a long-running operation, waits for it and returns its result."""
        first = self.call(operation_id, given, **options)
        return self._wait(operation_id, first, None, deadline_ms, options)

    def cancel(self, operation_id: str, given: Input, **options: Any) -> Any:
        """Starts a long-running operation and cancels it."""
        first = self.call(operation_id, given, **options)
        long_running = self._document.operations[operation_id].long_running or {}
        return self.call(long_running["cancel"], Input(self._reference(operation_id, first)), **options).data

    def resume(self, reference: Any, **options: Any) -> Any:
        """Waits for an operation that was started earlier, by its name or its parameters."""
        operation_id, given = self._resumed(reference)
        long_running = self._document.operations[operation_id].long_running or {}
        first = self.call(long_running["get"], Input(given), **options)
        return self._wait(operation_id, first, given, None, options)

    def _wait(
        self,
        operation_id: str,
        first: Reply,
        known: dict[str, Any] | None,
        deadline_ms: float | None,
        options: dict[str, Any],
    ) -> Any:
        long_running = self._document.operations[operation_id].long_running or {}

        def poll() -> Reply:
            given = known or self._reference(operation_id, first)
            return self.call(long_running["get"], Input(given), **options)

        def checked_poll() -> Reply:
            try:
                return poll()
            except InvalidArgumentError:
                raise first.undocumented(long_running.get("name", "")) from None

        absences = 0 if known else operations.ABSENCES
        if known is None and first.data is not None:
            self._check_reference(operation_id, first)
        return operations.wait(long_running, first, checked_poll, deadline_ms, absences)

    def _check_reference(self, operation_id: str, first: Reply) -> None:
        """Raises ApiError before the first pause if the operation cannot be polled."""
        long_running = self._document.operations[operation_id].long_running or {}
        if first.part(long_running["done"], (bool, str), False) is True:
            return
        self._reference(operation_id, first)

    def _reference(self, operation_id: str, first: Reply) -> dict[str, Any]:
        """Returns the identifiers of an operation: its name, or parameters from its first response."""
        long_running = self._document.operations[operation_id].long_running or {}
        read = self._document.operations[long_running["get"]]
        pointers = long_running.get("parameters") or {read.name_parameter: long_running["name"]}
        return {name: first.part(pointer, str) for name, pointer in pointers.items()}

    def _resumed(self, reference: Any) -> tuple[str, dict[str, Any]]:
        starters = {each.id: each for each in self._document.operations.values() if each.long_running}
        if isinstance(reference, str):
            named = next(each for each in starters.values() if "name" in (each.long_running or {}))
            read = self._document.operations[(named.long_running or {})["get"]]
            return named.id, {f"{read.name_parameter}": reference}
        operation_id = reference.get("operationId")
        if operation_id not in starters:
            raise InvalidArgumentError("reference.operationId", f"must be one of {', '.join(starters)}")
        return operation_id, reference["input"]

    def _send(self, operation_id: str, given: Input, options: Options) -> Reply:
        operation = self._document.operations[operation_id]
        request = self._request(operation, given)
        return send(Call(self._parts, operation, options, request))

    def _request(self, operation: Operation, given: Input) -> dict[str, Any]:
        """Builds the request with the generated function."""
        values = path_values(operation, given.path)
        if given.headers:
            check_headers("header", given.headers)
        module = importlib.import_module(f"{self._package}.api.{operation.tag}.{_snake(operation.id)}")
        request: dict[str, Any] = module._get_kwargs(*values.values())
        if operation.spans_segments:
            request["url"] = request["url"].replace("%2F", "/")
        request["params"] = _query(operation, given.query)
        if given.body is not None:
            name = "content" if isinstance(given.body, bytes) else "json"
            request[name] = given.body
            request["headers"] = {**request.get("headers", {}), "Content-Type": operation.body_type}
        else:
            request.pop("headers", None)
        request["headers"] = {**request.get("headers", {}), **(given.headers or {})}
        return request


def _query(operation: Operation, query: Any) -> dict[str, Any]:
    """Rejects values that a query cannot contain, and omits missing values."""
    if query is None:
        return {}
    if not isinstance(query, dict):
        raise InvalidArgumentError("query", "must be an object")
    for name, value in query.items():
        if any(isinstance(each, (dict, list)) for each in (value if isinstance(value, list) else [value])):
            raise InvalidArgumentError(f"query.{name}", "must be a string, a number, or a list of strings or numbers")
    return {
        name: ",".join(map(str, value)) if name in operation.joined and isinstance(value, list) else value
        for name, value in query.items()
        if value is not None and value != []
    }


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
