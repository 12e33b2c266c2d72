"""Validates path parameters before anything is sent."""

import re
from typing import Any

from .document import Operation
from .errors import InvalidArgumentError


def path_values(operation: Operation, given: dict[str, Any]) -> dict[str, str]:
    """Returns the value of every path parameter.

    Raises InvalidArgumentError for unknown arguments, and for values that would lead to a different operation.
    """
    flat = dict(given)
    values: dict[str, str] = {}
    if operation.name_pattern and operation.name_parameter:
        values = _segments_of(operation, flat.pop(operation.name_parameter, None))
    for name in operation.parameters:
        if name not in values:
            values[name] = _checked(operation, name, flat.pop(name, None))
    if flat:
        raise InvalidArgumentError(f"input.{next(iter(flat))}", "is not an argument of this operation")
    _check_ambiguity(operation, values)
    return values


def _segments_of(operation: Operation, name: Any) -> dict[str, str]:
    """Splits a resource name according to its pattern."""
    argument = operation.name_parameter or ""
    parts = re.split(r"{([^{}]+)}", operation.name_pattern or "")
    expression = "".join(
        re.escape(part) if at % 2 == 0 else _group(operation, part) for at, part in enumerate(parts)
    )
    found = re.fullmatch(expression, name) if isinstance(name, str) else None
    if found is None:
        raise InvalidArgumentError(f"input.{argument}", f"must be of the form {operation.name_pattern}")
    values = found.groupdict()
    for parameter, value in values.items():
        if not _is_safe(operation, parameter, value):
            raise InvalidArgumentError(f"input.{argument}", f"must be of the form {operation.name_pattern}")
    return values


def _group(operation: Operation, parameter: str) -> str:
    return f"(?P<{parameter}>{'.+' if parameter in operation.spans_segments else '[^/]+'})"


def _checked(operation: Operation, name: str, value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise InvalidArgumentError(f"input.{name}", "must be a string or a number")
    text = str(value)
    if not _is_safe(operation, name, text):
        raise InvalidArgumentError(f"input.{name}", "must not be empty, . or ..")
    return text


def _is_safe(operation: Operation, name: str, value: str) -> bool:
    segments = value.split("/") if name in operation.spans_segments else [value]
    return all(segment not in ("", ".", "..") for segment in segments)


def _check_ambiguity(operation: Operation, values: dict[str, str]) -> None:
    """Rejects ambiguous values in a segment: 1-2-3 could be 1-2 and 3, or 1 and 2-3."""
    for segment in operation.path.split("/"):
        parts = re.split(r"{([^{}]+)}", segment)
        if len(parts) <= 3:
            continue
        expression = "(.+)".join(re.escape(part) for part in parts[::2])
        lazily = "(.+?)".join(re.escape(part) for part in parts[::2])
        filled = "".join(part if at % 2 == 0 else values[part] for at, part in enumerate(parts))
        greedy, lazy = re.fullmatch(expression, filled), re.fullmatch(lazily, filled)
        if greedy and lazy and greedy.groups() != lazy.groups():
            raise InvalidArgumentError("path", f"{filled} is ambiguous")
