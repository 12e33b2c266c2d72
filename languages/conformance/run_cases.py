"""Runs the conformance cases with a Python client and prints the problems of each case as a line of JSON."""

import base64
import json
import os
import sys
import threading
import urllib.request
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

from check_case import check_outcome, check_pauses, check_requests
from generated_alone import call_alone
from library.auth import ApiKey, Bearer
from library.client import Client, Input
from library.document import read_document
from library.errors import LibraryError

SERVER = os.environ["SEAMLINE_URL"]
RUN = uuid.uuid4().hex

with open(os.environ["SEAMLINE_SPEC"], encoding="utf-8") as file:
    DOCUMENT = read_document(json.load(file))

SETTINGS = {
    "timeoutMs": "timeout_ms",
    "deadlineMs": "deadline_ms",
    "maxAttempts": "max_attempts",
    "baseDelayMs": "base_delay_ms",
    "maxDelayMs": "max_delay_ms",
    "maxRetryAfterMs": "max_retry_after_ms",
}
"""Python names of options."""


class TestClock:
    """A clock that advances immediately instead of sleeping."""

    def __init__(self, start: str) -> None:
        self.began = datetime.fromisoformat(start).timestamp() * 1000
        self._time = self.began
        self._lock = threading.Lock()
        self.slept: list[float] = []

    def now(self) -> float:
        return self._time

    def sleep(self, ms: float) -> None:
        with self._lock:
            self.slept.append(ms)
            self._time += ms


class Provider:
    """Returns the next token of a case on each call, and repeats the last one."""

    def __init__(self, credentials: dict[str, Any], clock: TestClock) -> None:
        self.asked = 0
        self._tokens = credentials.get("tokens", [])
        self._expires_after = credentials.get("expireAfterMs", float("inf"))
        self._clock = clock

    def __call__(self) -> tuple[str, float]:
        self.asked += 1
        token = self._tokens[min(self.asked, len(self._tokens)) - 1]
        return token, self._clock.now() + self._expires_after


def spelled(settings: Any) -> Any:
    """Converts the names of settings to Python names."""
    if not isinstance(settings, dict):
        return settings
    return {
        SETTINGS.get(name, name): value if name == "headers" else spelled(value)
        for name, value in settings.items()
    }


def run_with_layer(case: dict[str, Any], base_url: str) -> list[str]:
    """Runs a case with the layer on top of the generated functions."""
    clock = TestClock(case.get("clock", "2030-01-01T00:00:00Z"))
    settings = dict(case.get("client", {}))
    credentials = settings.pop("auth", {})
    provider = Provider(credentials, clock)
    client = Client("client", DOCUMENT, base_url, clock, auth=_auth(credentials, provider, clock))
    own = spelled(settings)
    calls = [call for call in case["calls"] for _ in range(call.get("times", 1))]

    def perform(call: dict[str, Any]) -> tuple[Any, Exception | None]:
        return outcome_of(call, lambda read: _perform(client, own, call, read))

    outcomes = _all(perform, calls, case.get("together", False))
    asked = case.get("tokensAsked", provider.asked)
    return [
        *_checked(calls, outcomes),
        *check_requests(_journal(case), case),
        *check_pauses(clock.slept, case.get("pausesMs", [])),
        *([] if provider.asked == asked else [f"requested {provider.asked} tokens instead of {asked}"]),
    ]


def run_alone(case: dict[str, Any], base_url: str) -> list[str]:
    """Runs a case with only the generated functions, which read one response per call."""
    calls = [call for call in case["calls"] for _ in range(call.get("times", 1))]

    def perform(call: dict[str, Any]) -> tuple[Any, Exception | None]:
        unknown = {"read", "resume", "from", "stopAfter", "abort"} & call.keys()
        if unknown:
            return None, LibraryError(f"does not support {', '.join(sorted(unknown))}")
        settings = {**case.get("client", {}), **call.get("options", {})}
        return outcome_of(call, lambda read: call_alone(DOCUMENT, base_url, call, settings))

    outcomes = _all(perform, calls, case.get("together", False))
    return [*_checked(calls, outcomes), *check_requests(_journal(case), case)]


def outcome_of(call: dict[str, Any], perform: Callable[[list[Any]], Any]) -> tuple[Any, Exception | None]:
    """Makes a call and returns its data and its error. For a list, the data is everything read before the error."""
    read: list[Any] = []
    is_list = call.get("read") in ("items", "pages")
    try:
        data = perform(read)
        return (read if is_list else data), None
    except Exception as error:  # noqa: BLE001 - the case describes the expected error
        return (read if is_list else None), error


def _perform(client: Client, own: dict[str, Any], call: dict[str, Any], read: list[Any]) -> Any:
    options = {**own, **spelled(call.get("options", {}))}
    if isinstance(own.get("retry"), dict) and isinstance(options.get("retry"), dict):
        options["retry"] = {**own["retry"], **options["retry"]}
    if "abort" in call:
        raise LibraryError("A synchronous call in Python cannot be aborted")
    if "resume" in call:
        return client.resume(call["resume"], **options)
    operation, given = call["operation"], _input(call)
    kind = call.get("read", "data")
    if kind in ("items", "pages"):
        for page, items in client.pages(operation, given, call.get("from"), **options):
            for one in items if kind == "items" else [page]:
                read.append(one)
                if len(read) == call.get("stopAfter"):
                    return None
        return None
    if kind == "result":
        return client.wait(operation, given, call.get("waitMs"), **options)
    if kind == "cancel":
        return client.cancel(operation, given, **options)
    return client.call(operation, given, **options).data


def _input(call: dict[str, Any]) -> Input:
    path = dict(call.get("input", {}))
    query, headers = path.pop("query", None), path.pop("header", None)
    body = call.get("body", {})
    sent = base64.b64decode(body["base64"]) if "base64" in body else body.get("json", body.get("text"))
    return Input(path, query, headers, sent)


def _auth(credentials: dict[str, Any], provider: Provider, clock: TestClock) -> Any:
    if "apiKey" in credentials:
        return ApiKey(credentials["apiKey"]["header"], credentials["apiKey"]["key"])
    if "bearer" in credentials:
        return ApiKey("Authorization", f"Bearer {credentials['bearer']}")
    return Bearer(provider, clock.now) if "tokens" in credentials else None


def _all(perform: Callable[[Any], Any], calls: list[Any], together: bool) -> list[Any]:
    if not together:
        return [perform(call) for call in calls]
    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(perform, calls))


def _checked(calls: list[Any], outcomes: list[Any]) -> list[str]:
    return [
        f"call {at + 1} {problem}"
        for at, (call, (data, error)) in enumerate(zip(calls, outcomes, strict=True))
        for problem in check_outcome(data, error, call["outcome"])
    ]


def _journal(case: dict[str, Any]) -> Any:
    with urllib.request.urlopen(f"{SERVER}/journal/{RUN}/{case['name']}") as response:
        return json.load(response)


def main() -> None:
    """Runs all cases, several at a time."""
    run = {"layer": run_with_layer, "alone": run_alone}[sys.argv[1]]
    with urllib.request.urlopen(f"{SERVER}/cases") as response:
        cases = json.load(response)

    def report(case: dict[str, Any]) -> None:
        try:
            problems = run(case, f"{SERVER}/{RUN}/{case['name']}")
        except Exception as error:  # noqa: BLE001 - a case that cannot be run has failed
            problems = [f"could not be run: {type(error).__name__}: {error}"]
        # Write the whole line at once, because several threads report.
        sys.stdout.write(f"{json.dumps({'case': case['name'], 'problems': problems})}\n")
        sys.stdout.flush()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(report, cases))


main()
