"""What the emulator records: requests, and the output of functions."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class JournalEntry(TypedDict, total=False):
    """A request and its response."""

    id: int
    at: int
    service: str
    document: str
    operationId: str
    method: str
    target: str
    caller: str
    status: int
    durationMs: float
    request: dict[str, Any]
    response: dict[str, Any]
    faults: list[str]
    warnings: list[dict[str, Any]]
    violations: dict[str, list[dict[str, Any]]]


class _DeployedLine(TypedDict, total=False):
    version: str


class LogLine(_DeployedLine):
    """A line that a function has printed, or that the emulator has written about it."""

    time: str
    function: str
    stream: Literal["stdout", "stderr", "runner"]
    text: str
