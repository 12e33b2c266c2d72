"""An emulator that is running."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any, cast

from .clock import Clock
from .control import Control, EmulatorError
from .faults import Faults
from .journal import JournalEntry, LogLine
from .service import Service


class Emulator:
    """Controls a running emulator.

    :param url: URL of any of its services
    :param state: returns what is known about its process, for errors
    """

    def __init__(self, url: str, state: Callable[[], str] = lambda: "") -> None:
        self._control = Control(url, state)
        self.clock = Clock(self._control)
        self.faults = Faults(self._control)
        self._first_seed = self._control.get("/seed")
        self._has_other_seed = False

    @property
    def services(self) -> dict[str, Service]:
        """The services by name, with the callers of the current seed."""
        return {
            each["name"]: Service(
                name=each["name"],
                url=each["url"],
                callers={caller["name"]: caller["headers"] for caller in each["callers"]},
            )
            for each in self._control.get("/services")["services"]
            # A service that is not running has no URL.
            if "url" in each
        }

    def __getitem__(self, name: str) -> Service:
        """Returns a service by its name.

        Raises EmulatorError if the emulator does not run the service.
        """
        services = self.services
        if name not in services:
            raise EmulatorError(f"unknown service: {name} (use one of {', '.join(services)})")
        return services[name]

    def environment(self) -> dict[str, str]:
        """Returns the variables that clients read, such as SEAMLINE_RETENTION_URL and SEAMLINE_RETENTION_TOKEN."""
        variables: dict[str, str] = {}
        for service in self.services.values():
            prefix = f"SEAMLINE_{service.name.upper().replace('-', '_')}"
            variables[f"{prefix}_URL"] = service.url
            for header, value in service.headers().items():
                kind = "TOKEN" if header == "authorization" else "KEY"
                variables[f"{prefix}_{kind}"] = value.removeprefix("Bearer ")
        return variables

    def reset(self) -> None:
        """Restores the seed, and clears the faults and the journal. Does not change the clock."""
        self._control.request("POST", "/reset")

    def seed(self, seed: Mapping[str, Any] | str) -> None:
        """Replaces the state with a seed: an object, or a text in JSON or YAML. The next test restores the first seed.

        Raises EmulatorError if the seed is invalid; the state does not change.
        """
        self._has_other_seed = True
        self._control.post("/seed", seed if isinstance(seed, str) else json.dumps(seed))

    def requests(
        self,
        operation_id: str | None = None,
        *,
        service: str | None = None,
        document: str | None = None,
        caller: str | None = None,
        method: str | None = None,
        status: int | str | None = None,
        limit: int | None = None,
    ) -> list[JournalEntry]:
        """Returns the latest requests that match all arguments, oldest first. A status can be a class like ``4xx``."""
        query = {
            "operationId": operation_id,
            "service": service,
            "document": document,
            "caller": caller,
            "method": method,
            "status": status,
            "limit": limit,
        }
        return cast("list[JournalEntry]", self._control.get("/requests", query)["requests"])

    def logs(self, function: str | None = None, *, limit: int | None = None) -> list[LogLine]:
        """Returns the latest output of all functions, or of the function with this full name, oldest first."""
        query = {"function": function, "limit": limit}
        return cast("list[LogLine]", self._control.get("/functions/logs", query)["lines"])

    def wait_for_log(self, text: str, function: str | None = None, *, timeout_s: float = 10) -> LogLine:
        """Waits for a line that contains a text, because a line can arrive after the response of the function.

        Raises EmulatorError with the other lines if there is no such line.
        """
        deadline = time.monotonic() + timeout_s
        while True:
            lines = self.logs(function)
            for line in lines:
                if text in line["text"]:
                    return line
            if time.monotonic() > deadline:
                texts = [line["text"] for line in lines]
                raise EmulatorError(f"no line contains `{text}` after {timeout_s:g} seconds: {texts}")
            time.sleep(0.02)

    def begin_test(self) -> None:
        """Undoes everything that earlier tests have changed. The fixture ``seamline`` calls this method."""
        self.clock.restore()
        if self._has_other_seed:
            self._control.post("/seed", self._first_seed)
            self._has_other_seed = False
        self.reset()
