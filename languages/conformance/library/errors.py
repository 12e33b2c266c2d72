"""Errors of calls. Their members are named as in the conformance cases, but in snake_case."""

from typing import Any


class LibraryError(Exception):
    """Base class of all errors. Missing members are None."""

    def __init__(self, message: str, **members: Any) -> None:
        super().__init__(message)
        self.members = members

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.members.get(name)


class ApiError(LibraryError):
    """An error response, or a response that cannot be read."""


class NetworkError(LibraryError):
    """No complete response was received."""


class TimeoutError(LibraryError):  # noqa: A001
    """The call exceeded a time limit."""


class RedirectError(LibraryError):
    """The service sent a redirect. Redirects are not followed, to protect the credentials."""


class InvalidArgumentError(LibraryError):
    """An invalid argument. Nothing was sent."""

    def __init__(self, argument: str, problem: str) -> None:
        super().__init__(f"{argument} {problem}", argument=argument)


class PaginationLoopError(LibraryError):
    """A page of a list leads to an earlier page."""


class OperationFailedError(LibraryError):
    """A long-running operation failed."""


class OperationTimeoutError(LibraryError):
    """A long-running operation did not finish in time."""
