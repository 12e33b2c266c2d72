"""Checks the outcome, the requests and the pauses of a case."""

import base64
import json
import re
from typing import Any

from library.decode import NOTHING


def check_outcome(data: Any, error: Exception | None, expected: dict[str, Any]) -> list[str]:
    """Returns the problems with the result or error of a call."""
    wanted = expected.get("error")
    if wanted is None:
        return [f"failed: {type(error).__name__}: {error}"] if error else _check_data(data, expected)
    if error is None:
        return [f"returned {data!r} instead of failing with {wanted['kind']}"]
    return [*_check_error(error, wanted), *(_check_data(data, expected) if "data" in expected else [])]


def _check_data(data: Any, expected: dict[str, Any]) -> list[str]:
    if expected.get("nothing"):
        return [] if data is NOTHING else [f"returned {data!r} instead of no data"]
    if "base64" in expected:
        data = base64.b64encode(data).decode() if isinstance(data, bytes) else data
        return [] if data == expected["base64"] else [f"returned {data!r} instead of the expected bytes"]
    return [] if _same(data, expected.get("data")) else [f"returned {data!r} instead of {expected.get('data')!r}"]


def _check_error(error: BaseException, wanted: dict[str, Any]) -> list[str]:
    members = dict(wanted)
    kind, says, withholds = members.pop("kind"), members.pop("says", []), members.pop("withholds", [])
    cause = members.pop("cause", None)
    if type(error).__name__ != kind:
        return [f"failed with {type(error).__name__} instead of {kind}: {error}"]
    text = f"{error} {vars(error)}"
    problems = [f"has a message without {part}" for part in says if part not in str(error)]
    problems += [f"reveals {secret}" for secret in withholds if secret in text]
    for name, value in members.items():
        actual = getattr(error, _snake(name), None)
        if name in ("argument", "limit"):
            actual, value = _snake(str(actual)), _snake(value)
        if not _same(actual, value):
            problems.append(f"{kind} has {name} {actual!r} instead of {value!r}")
    if cause:
        actual_cause = error.__cause__ or Exception("nothing")
        problems += [f"its cause {problem}" for problem in _check_error(actual_cause, cause)]
    return problems


def check_requests(journal: list[dict[str, Any]], case: dict[str, Any]) -> list[str]:
    """Returns the problems with the received requests."""
    expected = [request for request in case["requests"] for _ in range(request.get("times", 1))]
    if len(journal) != len(expected):
        return [f"received {len(journal)} requests instead of {len(expected)}"]
    if case.get("anyOrder"):
        journal = _in_order(journal, expected)
    return [
        f"request {at + 1}: {problem}"
        for at, (arrived, wanted) in enumerate(zip(journal, expected, strict=True))
        for problem in _check_request(arrived, wanted)
    ]


def _in_order(journal: list[Any], expected: list[Any]) -> list[Any]:
    left = list(journal)
    found = []
    for wanted in expected:
        fitting = [at for at, arrived in enumerate(left) if not _check_request(arrived, wanted)]
        found.append(left.pop(fitting[0] if fitting else 0))
    return found


def _check_request(arrived: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    problems = [
        f"{name} {arrived[name]} instead of {wanted[name]}"
        for name in ("method", "path")
        if arrived[name] != wanted[name]
    ]
    pairs = [
        [name, each]
        for name, value in wanted.get("query", {}).items()
        for each in (value if isinstance(value, list) else [value])
    ]
    if sorted(arrived["query"], key=lambda pair: pair[0]) != sorted(pairs, key=lambda pair: pair[0]):
        problems.append(f"query {arrived['query']} instead of {pairs}")
    for name, value in wanted.get("headers", {}).items():
        if arrived["headers"].get(name) != value:
            problems.append(f"{name} {arrived['headers'].get(name)} instead of {value}")
    return problems + _check_body(base64.b64decode(arrived["body"]), wanted.get("body", {}))


def _check_body(arrived: bytes, wanted: dict[str, Any]) -> list[str]:
    if "json" in wanted:
        return [] if arrived and _same(json.loads(arrived), wanted["json"]) else [f"body {arrived!r}"]
    content = base64.b64decode(wanted["base64"]) if "base64" in wanted else wanted.get("text", "").encode()
    return [] if arrived == content else [f"body {arrived!r} instead of {content!r}"]


def check_pauses(slept: list[float], expected: Any) -> list[str]:
    """Returns the problems with the recorded sleeps of the clock."""
    if expected == "any":
        return []
    fits = len(slept) == len(expected) and all(
        pause["min"] <= ms <= pause["max"] if isinstance(pause, dict) else ms == pause
        for ms, pause in zip(slept, expected, strict=False)
    )
    return [] if fits else [f"paused {slept} ms instead of {expected}"]


def _same(actual: Any, expected: Any) -> bool:
    """Returns whether two JSON values are equal. Unlike in Python, a boolean is not a number."""
    return json.dumps(actual, sort_keys=True, default=repr) == json.dumps(expected, sort_keys=True) or (
        type(actual) in (int, float) and type(expected) in (int, float) and actual == expected
    )


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])([A-Z])", lambda found: f"_{found[1].lower()}", name)
