"""Sends a call, including all retries."""

import threading
from dataclasses import dataclass
from typing import Any, Protocol

import httpx

from .decode import Received, data_of, json_or_text, part_at, text_at
from .document import Document, Operation
from .errors import ApiError, LibraryError, NetworkError, RedirectError, TimeoutError
from .options import Options
from .retry import back_off_ms, may_repeat, retry_after_ms

REQUEST_IDS = ("x-request-id", "request-id", "x-correlation-id")


class Clock(Protocol):
    """Time of a client in milliseconds. Tests replace the clock."""

    def now(self) -> float: ...

    def sleep(self, ms: float) -> None: ...


class Throttle:
    """Pauses all calls of a client after a 429."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until = 0.0
        self._lock = threading.Lock()

    def pause(self, ms: float) -> None:
        self._until = max(self._until, self._clock.now() + ms)

    def wait(self) -> None:
        with self._lock:
            left = self._until - self._clock.now()
            if left > 0:
                self._clock.sleep(left)


@dataclass(frozen=True)
class Parts:
    """Objects that all calls of a client share."""

    document: Document
    clock: Clock
    http: httpx.Client
    throttle: Throttle


@dataclass
class Call:
    """A call in progress."""

    parts: Parts
    operation: Operation
    options: Options
    request: dict[str, Any]
    began: float = 0
    attempts: int = 0
    failures: int = 0
    is_renewed: bool = False

    def error(self, kind: type[LibraryError], problem: str, **members: Any) -> LibraryError:
        """Returns an error that describes the call."""
        return kind(
            f"{self.operation.id} {problem}",
            operation_id=self.operation.id,
            method=self.operation.method,
            path=self.operation.path,
            attempts=self.attempts,
            **members,
        )


@dataclass(frozen=True)
class Reply:
    """The data and the response of a successful call."""

    call: Call
    received: Received
    data: Any

    def part(self, pointer: str, kind: type | tuple[type, ...], absent: Any = None) -> Any:
        """Returns the value at a pointer in the data. Raises ApiError if it has a different type."""
        value = part_at(self.data, pointer)
        value = absent if value is None else value
        is_number = kind in (int, float) and isinstance(value, bool)
        if isinstance(value, kind) and not is_number:
            return value
        raise self.undocumented(pointer)

    def undocumented(self, pointer: str) -> LibraryError:
        """Returns the error for a success response with an invalid value at a pointer."""
        problem = f"an undocumented body at {pointer or 'the root'}"
        return response_error(self.call, self.received, problem)


def send(call: Call) -> Reply:
    """Sends a call until it succeeds or must not be retried."""
    clock = call.parts.clock
    call.began = clock.now()
    last: LibraryError | None = None
    while True:
        call.parts.throttle.wait()
        credentials = call.options.auth.headers() if call.options.auth else {}
        received, error = _attempt(call, credentials, last)
        if received is not None:
            error = _failure_of(call, received)
            if error is None:
                return _reply(call, received)
            if received.status == 401 and not call.is_renewed and _renew(call, credentials):
                call.is_renewed = True
                continue
        assert error is not None
        delay = _delay_before_retry(call, received, error)
        if delay is None:
            raise error
        call.failures += 1
        last = error
        _pause(call, delay, error)


def _attempt(
    call: Call, credentials: dict[str, str], last: LibraryError | None
) -> tuple[Received | None, LibraryError | None]:
    """Sends a call once and reads the whole response."""
    left = _left_ms(call)
    timeout = call.options.timeout_ms if left is None else min(call.options.timeout_ms, left)
    if timeout <= 0:
        raise _deadline_error(call, last)
    call.attempts += 1
    try:
        return _exchange(call, credentials, timeout), None
    except httpx.TimeoutException:
        if left is not None and timeout == left:
            raise _deadline_error(call, last) from None
        ms = call.options.timeout_ms
        problem = f"took longer than {ms} ms"
        return None, call.error(
            TimeoutError, problem, limit="timeout_ms", ms=ms, retryable=may_repeat(call.operation)
        )
    except httpx.HTTPError as cause:
        is_decoding = isinstance(cause, httpx.DecodingError)
        retryable = may_repeat(call.operation) and not is_decoding
        return None, call.error(NetworkError, f"received no complete response: {cause}", retryable=retryable)


def _exchange(call: Call, credentials: dict[str, str], timeout_ms: float) -> Received:
    request = dict(call.request)
    headers = {**request.pop("headers", {}), **call.options.headers, **credentials}
    headers = {name: str(value) for name, value in headers.items() if value is not None}
    limit = httpx.Timeout(timeout_ms / 1000)
    response = call.parts.http.request(**request, headers=headers, timeout=limit)
    lower = {name.lower(): value for name, value in response.headers.items()}
    return Received(response.status_code, lower, response.content)


def _failure_of(call: Call, received: Received) -> LibraryError | None:
    status = received.status
    if 200 <= status < 300:
        return None
    if 300 <= status < 400 and status != 304:
        location = received.headers.get("location")
        return call.error(
            RedirectError, f"received a redirect to {location}", status=status, location=location, retryable=False
        )
    return response_error(call, received)


def _reply(call: Call, received: Received) -> Reply:
    try:
        return Reply(call, received, data_of(received))
    except ValueError:
        raise response_error(call, received, "a body that is not JSON") from None


def response_error(call: Call, received: Received, problem: str | None = None) -> LibraryError:
    """Returns the error for an error response, or for a success response that cannot be used."""
    pointers = call.parts.document.errors
    text = _without_secrets(call, received.text)
    body = None if problem else json_or_text(text)
    code, message = text_at(body, pointers.get("code")), text_at(body, pointers.get("message"))
    said = ": ".join(filter(None, [str(received.status), problem, code, message or text[:200]]))
    headers = received.headers
    return call.error(
        ApiError,
        f"failed with {said}",
        status=received.status,
        code=code,
        field=text_at(body, pointers.get("field")),
        body=body,
        body_text=text,
        request_id=next((headers[name] for name in REQUEST_IDS if headers.get(name)), None),
        retry_after_ms=retry_after_ms(headers, call.parts.clock.now()),
        retryable=may_repeat(call.operation, received.status),
    )


def _without_secrets(call: Call, text: str) -> str:
    for value in (call.options.auth.headers() if call.options.auth else {}).values():
        text = text.replace(value.removeprefix("Bearer "), "[redacted]")
    return text


def _renew(call: Call, refused: dict[str, str]) -> bool:
    return bool(call.options.auth and call.options.auth.renew(refused))


def _delay_before_retry(call: Call, received: Received | None, error: LibraryError) -> float | None:
    """Returns the pause before the next attempt, or None if there is no next attempt."""
    retry = call.options.retry
    if retry is None or not error.retryable:
        return None
    wanted = retry_after_ms(received.headers, call.parts.clock.now()) if received else None
    if wanted and wanted > retry.max_retry_after_ms:
        return None
    delay = wanted or back_off_ms(retry, call.failures)
    if received and received.status == 429:
        call.parts.throttle.pause(delay)
    return delay if call.failures + 1 < retry.max_attempts else None


def _pause(call: Call, delay: float, error: LibraryError) -> None:
    left = _left_ms(call)
    if left is not None and left < delay:
        call.parts.clock.sleep(left)
        raise _deadline_error(call, error)
    if error.status == 429:
        return  # The throttle pauses all calls, including this one.
    call.parts.clock.sleep(delay)


def _left_ms(call: Call) -> float | None:
    """Returns the time until the deadline, or None without a deadline."""
    deadline = call.options.deadline_ms
    return None if deadline is None else deadline - (call.parts.clock.now() - call.began)


def _deadline_error(call: Call, last: LibraryError | None) -> LibraryError:
    ms = call.options.deadline_ms
    error = call.error(
        TimeoutError, f"did not finish within {ms} ms", limit="deadline_ms", ms=ms, retryable=False
    )
    error.__cause__ = last
    return error


