"""Helpers for all Python stories: environment, output, upload to a signed URL, and polling."""

import json
import os
import time
import urllib.request
from collections.abc import Callable
from typing import Any, TypeVar

URL = os.environ["SEAMLINE_URL"]
CREDENTIAL = os.environ["SEAMLINE_CREDENTIAL"]

Answer = TypeVar("Answer")


def say(step: str, **values: Any) -> None:
    """Prints a step as a line of JSON."""
    print(json.dumps({"step": step, **values}), flush=True)


def upload(url: str, **headers: str) -> int:
    """Uploads the archive of the story with the documented headers and without credentials."""
    with open(os.environ["SEAMLINE_ARCHIVE"], "rb") as archive:
        request = urllib.request.Request(url, archive.read(), headers, method="PUT")
    request.add_header("Content-Type", "application/zip")
    with urllib.request.urlopen(request) as response:
        return int(response.status)


def poll(read: Callable[[], Answer], is_done: Callable[[Answer], bool]) -> Answer:
    """Polls a long-running operation until it is done, for at most a minute."""
    deadline = time.monotonic() + 60
    while True:
        answer = read()
        if is_done(answer):
            return answer
        if time.monotonic() > deadline:
            raise TimeoutError("The operation did not finish within a minute")
        time.sleep(0.05)


def last_segment(name: str) -> str:
    """Returns the last segment of a resource name."""
    return name.rsplit("/", 1)[-1]
