"""Waits for long-running operations."""

from collections.abc import Callable
from typing import Any

from .decode import NOTHING, part_at
from .errors import ApiError, LibraryError, OperationFailedError, OperationTimeoutError
from .options import Retry
from .retry import retry_after_ms
from .sending import Reply

FIRST_PAUSE_MS = 250
LONGEST_PAUSE_MS = 10_000
PAUSE_GROWTH = 1.5

ABSENCES = 3
"""Number of times a new operation may be missing, because services are eventually consistent."""


def wait(
    long_running: dict[str, Any],
    first: Reply,
    poll: Callable[[], Reply],
    deadline_ms: float | None,
    absences: int,
) -> Any:
    """Polls until the operation is done. Returns its result or raises its error."""
    clock = first.call.parts.clock
    began, pause, last, paused_for = clock.now(), FIRST_PAUSE_MS, first, first.received.headers
    while not _is_done(last, long_running):
        _sleep(first, last, long_running, _pause_after(paused_for, pause, first), began, deadline_ms)
        pause = min(pause * PAUSE_GROWTH, LONGEST_PAUSE_MS)
        try:
            last, paused_for = poll(), {}
            absences = 0
            paused_for = last.received.headers
        except ApiError as error:
            retry = first.call.options.retry or Retry()
            paused_for = {}
            if error.status == 404 and absences > 0:
                absences -= 1
            elif error.retryable and (error.retry_after_ms or 0) > retry.max_retry_after_ms:
                paused_for = {"retry-after": str(int(error.retry_after_ms / 1000))}
            else:
                raise
    return _result_of(first, last, long_running)


def _sleep(
    first: Reply,
    last: Reply,
    long_running: dict[str, Any],
    pause: float,
    began: float,
    deadline_ms: float | None,
) -> None:
    clock = first.call.parts.clock
    left = None if deadline_ms is None else began + deadline_ms - clock.now()
    if left is None or pause < left:
        clock.sleep(pause)
        return
    clock.sleep(left)
    problem = f"did not finish within {deadline_ms} ms"
    state = _state_of(last, long_running)
    raise first.call.error(OperationTimeoutError, problem, deadline_ms=deadline_ms, state=state)


def _pause_after(headers: dict[str, str], pause: float, first: Reply) -> float:
    wanted = retry_after_ms(headers, first.call.parts.clock.now())
    longest = (first.call.options.retry or Retry()).max_retry_after_ms
    return max(FIRST_PAUSE_MS, min(pause if wanted is None else wanted, longest))


def _is_done(reply: Reply, long_running: dict[str, Any]) -> bool:
    reply.part("", dict)
    values = long_running.get("doneValues")
    if values:
        return reply.part(long_running["done"], str, "") in values
    return bool(reply.part(long_running["done"], bool, False))


def _result_of(first: Reply, last: Reply, long_running: dict[str, Any]) -> Any:
    failed = part_at(last.data, long_running["done"]) in long_running.get("failedValues", [])
    error = part_at(last.data, long_running.get("error"))
    if failed or error is not None:
        raise _failure(first, last, long_running, error)
    result = part_at(last.data, long_running.get("response"))
    return NOTHING if result is None else result


def _failure(first: Reply, last: Reply, long_running: dict[str, Any], error: Any) -> LibraryError:
    part = error if isinstance(error, dict) else {"message": error}
    code = part_at(last.data, long_running["done"]) if error is None else part.get("code")
    return first.call.error(
        OperationFailedError,
        f"failed: {code}: {part.get('message')}",
        code=code,
        details=part.get("details"),
        operation_name=part_at(last.data, long_running.get("name")),
    )


def _state_of(last: Reply, long_running: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": part_at(last.data, long_running.get("name")),
        "done": False,
        "metadata": part_at(last.data, long_running.get("metadata")),
        "body": last.data,
    }
