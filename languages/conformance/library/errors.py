"""The errors of a call. Each has the members that the conformance cases name, in Python's spelling."""

from typing import Any


class LibraryError(Exception):
    """The root of all errors. What is not given to an error is absent: reading it gives None."""

    def __init__(self, message: str, **members: Any) -> None:
        super().__init__(message)
        self.members = members

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self.members.get(name)


class ApiError(LibraryError):
    """A response that is no success, or that cannot be read."""


class NetworkError(LibraryError):
    """No complete response came."""


class TimeoutError(LibraryError):  # noqa: A001
    """A time limit ended the call."""


class RedirectError(LibraryError):
    """The service redirects; credentials must not follow."""


class InvalidArgumentError(LibraryError):
    """An argument that would be sent wrongly. Nothing has been sent."""

    def __init__(self, argument: str, problem: str) -> None:
        super().__init__(f"{argument} {problem}", argument=argument)


class PaginationLoopError(LibraryError):
    """A list that does not advance."""


class OperationFailedError(LibraryError):
    """A long-running operation that has failed."""


class OperationTimeoutError(LibraryError):
    """A long-running operation that was not done in time."""
