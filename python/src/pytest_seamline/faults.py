"""Faults of the emulator: failures that it causes on purpose."""

from __future__ import annotations

import re
from typing import Any, Literal, TypedDict, cast
from urllib.parse import quote

from .control import Control


class Fault(TypedDict, total=False):
    """A fault, with the members of the control route."""

    id: str
    operationId: str
    document: str
    status: int
    hits: int
    requests: int


class Faults:
    """Adds, lists and removes faults."""

    def __init__(self, control: Control) -> None:
        self._control = control

    def add(
        self,
        operation_id: str = "*",
        *,
        document: str | None = None,
        times: int | None = None,
        after: int | None = None,
        status: int | None = None,
        body: object | None = None,
        retry_after: int | str | None = None,
        latency_ms: int | None = None,
        reset: Literal["before", "after", True] | None = None,
        truncate: int | None = None,
        malformed: bool | None = None,
        content_type: str | None = None,
        clamp_pages: bool | None = None,
        page_size: int | None = None,
        repeat_token: bool | None = None,
        stale_etag: bool | None = None,
    ) -> str:
        """Adds a fault and returns its id. The guide "Testing with the emulator" describes the parameters.

        Raises EmulatorError if the fault is invalid, or cannot take effect on the operation.
        """
        given: dict[str, Any] = {name: value for name, value in locals().items() if name != "self"}
        fault = {_camel_case(name): value for name, value in given.items() if value is not None}
        return str(self._control.post("/faults", fault)["id"])

    def list(self) -> list[Fault]:
        """Returns the faults in the order in which they were added."""
        return cast("list[Fault]", self._control.get("/faults")["faults"])

    def hits(self, fault_id: str) -> int:
        """Returns the number of requests that a fault has changed."""
        return int(self._control.get(f"/faults/{quote(fault_id, safe='')}")["hits"])

    def remove(self, fault_id: str) -> None:
        """Removes a fault."""
        self._control.request("DELETE", f"/faults/{quote(fault_id, safe='')}")

    def clear(self) -> None:
        """Removes all faults."""
        self._control.request("DELETE", "/faults")


def _camel_case(name: str) -> str:
    return re.sub(r"_(\w)", lambda match: match[1].upper(), name)
