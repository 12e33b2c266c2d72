"""Decodes the data and the errors of responses."""

import json
import re
from dataclasses import dataclass
from typing import Any

NOTHING = object()
"""Data of a response without content."""


@dataclass(frozen=True)
class Received:
    """A complete response."""

    status: int
    headers: dict[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode("utf-8-sig", "replace")


def data_of(received: Received) -> Any:
    """Returns JSON, text or bytes. Raises ValueError for invalid JSON."""
    content_type = received.headers.get("content-type", "").lower()
    is_json = re.search(r"[/+]json\b", content_type) is not None
    is_data = not content_type or is_json or "html" in content_type
    if not is_data and content_type.startswith("text") and received.status != 204:
        return received.text
    if not received.content:
        return NOTHING
    return json.loads(received.text) if is_data else received.content


def json_or_text(text: str) -> Any:
    """Returns the body of an error as JSON if possible, otherwise as text. Returns None if it is empty."""
    try:
        return json.loads(text)
    except ValueError:
        return text or None


def part_at(value: Any, pointer: str | None, absent: Any = None) -> Any:
    """Returns the value at a JSON pointer (RFC 6901)."""
    if pointer is None:
        return absent
    found = value
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if not isinstance(found, dict) or key not in found:
            return absent
        found = found[key]
    return found


def text_at(value: Any, pointer: str | None) -> str | None:
    """Returns the string or the number at a pointer, as a string."""
    found = part_at(value, pointer)
    is_text = isinstance(found, (str, int, float)) and not isinstance(found, bool)
    return str(found) if is_text else None
