"""The parts of an OpenAPI document that the layer needs."""

import re
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Operation:
    """An operation with the metadata from extensions."""

    id: str
    tag: str
    method: str
    path: str
    body_type: str | None
    joined: frozenset[str]
    spans_segments: frozenset[str]
    name_pattern: str | None
    name_parameter: str | None
    is_idempotent: bool
    pagination: dict[str, Any] | None
    long_running: dict[str, Any] | None
    parameters: tuple[str, ...]


@dataclass(frozen=True)
class Document:
    """All operations by id, and pointers to the fields of an error."""

    operations: dict[str, Operation]
    errors: dict[str, str]


def read_document(openapi: dict[str, Any]) -> Document:
    """Reads a bundled OpenAPI document."""
    operations = {}
    for path, item in openapi["paths"].items():
        for method in ("get", "put", "post", "delete", "patch"):
            if method in item:
                operation = _operation(path, method, item, openapi)
                operations[operation.id] = operation
    return Document(operations, openapi.get("x-errors", {}))


def _operation(path: str, method: str, item: dict[str, Any], openapi: dict[str, Any]) -> Operation:
    stated = item[method]
    parameters = [
        _resolved(each, openapi) for each in [*item.get("parameters", []), *stated.get("parameters", [])]
    ]
    name = stated.get("x-resource-name", item.get("x-resource-name", {}))
    return Operation(
        id=stated["operationId"],
        tag=stated["tags"][0],
        method=method.upper(),
        path=path,
        body_type=next(iter(stated.get("requestBody", {}).get("content", {})), None),
        joined=frozenset(each["name"] for each in parameters if each.get("explode") is False),
        spans_segments=frozenset(each["name"] for each in parameters if each.get("x-multi-segment")),
        name_pattern=name.get("pattern"),
        name_parameter=name.get("parameter"),
        is_idempotent=stated["x-idempotent"],
        pagination=stated.get("x-pagination"),
        long_running=stated.get("x-operation"),
        parameters=tuple(re.findall(r"{([^{}]+)}", path)),
    )


def _resolved(value: dict[str, Any], openapi: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in value:
        return value
    found: Any = openapi
    for key in value["$ref"].split("/")[1:]:
        found = found[key]
    return dict(found)
