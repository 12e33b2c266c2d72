"""Decides whether and when a failed call is retried."""

import random
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from .document import Operation
from .options import Retry

PASSING = {408, 429, 500, 502, 503, 504}
"""Statuses of transient failures (RFC 9110 section 15, RFC 6585 section 4)."""


def may_repeat(operation: Operation, status: int = 500) -> bool:
    """Returns whether a retry may succeed and is safe. A call that was rejected with 429 had no effect."""
    return status == 429 or (operation.is_idempotent and status in PASSING)


def back_off_ms(retry: Retry, failures: int) -> float:
    """Returns the exponential back-off with full jitter."""
    return random.random() * min(retry.max_delay_ms, retry.base_delay_ms * 2**failures)


def retry_after_ms(headers: Mapping[str, str], now: float) -> float | None:
    """Returns the wait time from `Retry-After`, in seconds or as a date (RFC 9110 section 10.2.3)."""
    value = headers.get("retry-after", "")
    if value.lstrip("-").isdecimal() and value.count("-") <= 1:
        return max(0, int(value) * 1000)
    date = _date_ms(value)
    shown = _date_ms(headers.get("date", ""))
    return None if date is None else max(0, date - (now if shown is None else shown))


def _date_ms(value: str) -> float | None:
    if not value.endswith("GMT"):
        return None
    try:
        return parsedate_to_datetime(value).timestamp() * 1000
    except ValueError:
        return None
