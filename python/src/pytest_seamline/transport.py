"""HTTP requests to the emulator with the standard library."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Mapping

# Moving the clock can take longer, because it runs all tasks that become due.
TIMEOUT_S = 120

# A proxy cannot reach this machine's loopback address.
_OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def send(method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> tuple[int, bytes]:
    """Returns the status and the body of a response, whatever the status is.

    Raises OSError if there is no response.
    """
    request = urllib.request.Request(url, data=body, headers=dict(headers), method=method)
    try:
        with _OPENER.open(request, timeout=TIMEOUT_S) as response:
            return response.status, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()
