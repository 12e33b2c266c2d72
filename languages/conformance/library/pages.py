"""Reads lists page by page."""

from collections.abc import Callable, Iterator
from typing import Any

from .errors import InvalidArgumentError, LibraryError, PaginationLoopError
from .sending import Reply

PageKey = int | str


def check_start(style: str, start: Any) -> None:
    """Rejects a start page that does not fit the pagination style."""
    is_number = isinstance(start, int) and not isinstance(start, bool)
    fits = is_number if style == "page" else isinstance(start, str) and start != ""
    if start is not None and not fits:
        raise InvalidArgumentError("options.from", "must be a page number or a token")


def walk_pages(
    pagination: dict[str, Any],
    request: Callable[[PageKey | None], Reply],
    start: PageKey | None,
) -> Iterator[tuple[Any, list[Any]]]:
    """Yields the data and the items of every page. Raises PaginationLoopError if a page leads to an earlier one."""
    expected = start
    requested = {expected}
    while True:
        reply = request(expected)
        items = reply.part(pagination["items"], list, [])
        number, following = _envelope(reply, pagination)
        if number is not None and expected is not None and number != expected:
            raise _loop(reply, f"requested page {expected}, but got page {number}")
        yield reply.data, items
        if following is None:
            return
        if following in requested:
            raise _loop(reply, "returned a page that leads to an earlier page")
        requested.add(following)
        expected = following


def _envelope(reply: Reply, pagination: dict[str, Any]) -> tuple[PageKey | None, PageKey | None]:
    """Returns the page number, if the page has one, and the key of the next page, if there is one."""
    if pagination["style"] == "token":
        reply.part("", dict)
        return None, reply.part(pagination["next"], str, "") or None
    has_more = reply.part(pagination["more"], bool)
    number = reply.part(pagination["current"], int)
    return number, number + 1 if has_more else None


def _loop(reply: Reply, problem: str) -> LibraryError:
    return reply.call.error(PaginationLoopError, problem)
