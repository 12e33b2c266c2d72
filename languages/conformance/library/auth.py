"""Credentials of requests."""

import threading
from collections.abc import Callable


class ApiKey:
    """A key in a header of its own."""

    def __init__(self, header: str, key: str) -> None:
        self.header = header
        self.key = key

    def headers(self) -> dict[str, str]:
        return {self.header: self.key}

    def renew(self, refused: dict[str, str]) -> bool:
        """Whether there are other credentials than those that the service refused."""
        return False


class Bearer:
    """A bearer token, which a provider gives with the time at which it expires."""

    def __init__(self, provide: Callable[[], tuple[str, float]], now: Callable[[], float]) -> None:
        self._provide = provide
        self._now = now
        self._lock = threading.Lock()
        self._token: tuple[str, float] | None = None

    def headers(self) -> dict[str, str]:
        """Asks for a token if there is none, or it has expired. Calls that wait share the answer."""
        with self._lock:
            if self._token is None or self._now() >= self._token[1]:
                self._token = self._provide()
            return {"Authorization": f"Bearer {self._token[0]}"}

    def renew(self, refused: dict[str, str]) -> bool:
        """Asks for another token, unless another call has done so."""
        with self._lock:
            if self._token and f"Bearer {self._token[0]}" == refused.get("Authorization"):
                self._token = self._provide()
            return self._token is not None and f"Bearer {self._token[0]}" != refused.get("Authorization")
