"""Credentials of requests."""

import threading
from collections.abc import Callable


class ApiKey:
    """A key that is sent in a separate header."""

    def __init__(self, header: str, key: str) -> None:
        self.header = header
        self.key = key

    def headers(self) -> dict[str, str]:
        return {self.header: self.key}

    def renew(self, refused: dict[str, str]) -> bool:
        """Returns whether there are credentials other than the rejected ones."""
        return False


class Bearer:
    """A bearer token. A provider returns the token and the time when it expires."""

    def __init__(self, provide: Callable[[], tuple[str, float]], now: Callable[[], float]) -> None:
        self._provide = provide
        self._now = now
        self._lock = threading.Lock()
        self._token: tuple[str, float] | None = None

    def headers(self) -> dict[str, str]:
        """Requests a token if there is no token or if it has expired. Concurrent calls share the token."""
        with self._lock:
            if self._token is None or self._now() >= self._token[1]:
                self._token = self._provide()
            return {"Authorization": f"Bearer {self._token[0]}"}

    def renew(self, refused: dict[str, str]) -> bool:
        """Requests a new token, unless another call has already done so."""
        with self._lock:
            if self._token and f"Bearer {self._token[0]}" == refused.get("Authorization"):
                self._token = self._provide()
            return self._token is not None and f"Bearer {self._token[0]}" != refused.get("Authorization")
