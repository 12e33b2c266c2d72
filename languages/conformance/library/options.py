"""Options of clients and calls: time limits, retries, headers and credentials."""

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any

from .errors import InvalidArgumentError


@dataclass(frozen=True)
class Retry:
    """Options for retries of failed calls."""

    max_attempts: int = 4
    base_delay_ms: float = 200
    max_delay_ms: float = 10_000
    max_retry_after_ms: float = 60_000


@dataclass(frozen=True)
class Options:
    """Options of a client. Calls can override them."""

    timeout_ms: float = 30_000
    deadline_ms: float | None = None
    retry: Retry | None = field(default_factory=Retry)
    headers: dict[str, str] = field(default_factory=dict)
    auth: Any = None

    def overridden(self, given: dict[str, Any]) -> "Options":
        """Returns the options with some of them replaced. Raises InvalidArgumentError for invalid options."""
        known = {each.name for each in fields(self)}
        unknown = next((name for name in given if name not in known), None)
        if unknown:
            raise InvalidArgumentError(f"options.{unknown}", "is not an option of this client")
        values = dict(given)
        for name in ("timeout_ms", "deadline_ms"):
            _check_number(f"options.{name}", values.get(name, 1), name == "timeout_ms")
        if "retry" in values:
            values["retry"] = _retry(self.retry, values["retry"])
        if "headers" in values:
            check_headers("options.headers", values["headers"])
            values["headers"] = {**self.headers, **values["headers"]}
        return replace(self, **values)


def _retry(base: Retry | None, given: Any) -> Retry | None:
    if given is False:
        return None
    known = {each.name for each in fields(Retry)}
    for name, value in given.items():
        if name not in known:
            raise InvalidArgumentError(f"options.retry.{name}", "is not a retry option")
        _check_number(f"options.retry.{name}", value, False)
        if name == "max_attempts" and (value < 1 or value != int(value)):
            raise InvalidArgumentError(f"options.retry.{name}", "must be a positive integer")
    return replace(base or Retry(), **given)


def _check_number(argument: str, value: Any, is_positive: bool) -> None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or value < 0 or (is_positive and value == 0):
        raise InvalidArgumentError(argument, "must be a number of milliseconds")


def check_headers(argument: str, headers: dict[str, Any]) -> None:
    """Rejects invalid names and values of HTTP headers (RFC 9110 section 5)."""
    for name, value in headers.items():
        if not re.fullmatch(r"[!#$%&'*+.^_`|~\w-]+", name, re.ASCII):
            raise InvalidArgumentError(f"{argument}.{name}", f"has the invalid header name {name!r}")
        if value is not None and re.search(r"[\r\n\0]", str(value)):
            raise InvalidArgumentError(f"{argument}.{name}", "must not contain line breaks or null characters")
