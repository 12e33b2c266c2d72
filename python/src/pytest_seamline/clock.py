"""The clock of the emulator."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

from .control import Control


class Clock:
    """Reads and moves the clock of the emulator."""

    def __init__(self, control: Control) -> None:
        self._control = control
        state = self._state()
        self._initial_mode: str = state["mode"]
        self._initial_ms: int = state["now"]

    def now(self) -> datetime:
        """Returns the time of the emulator."""
        return datetime.fromtimestamp(self._state()["now"] / 1000, timezone.utc)

    def advance(self, by: timedelta) -> datetime:
        """Advances the clock, and returns the new time after all due tasks have run."""
        return self._move({"advance": by // timedelta(milliseconds=1)})

    def set(self, at: datetime) -> datetime:
        """Sets the clock. A time in the past runs no tasks.

        Raises ValueError if the time has no time zone.
        """
        if at.tzinfo is None:
            raise ValueError(f"the time has no time zone: {at} (add tzinfo=timezone.utc)")
        return self._move({"set": at.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")})

    def run_next(self) -> datetime:
        """Advances the clock to the next scheduled task, and runs the task."""
        return self._move({"next": True})

    def freeze(self) -> datetime:
        """Stops the clock."""
        return self._move({"freeze": True})

    def resume(self) -> datetime:
        """Lets the clock run."""
        return self._move({"resume": True})

    def restore(self) -> None:
        """Undoes the moves of earlier tests: restores the system time, or the first time of a frozen clock."""
        state = self._state()
        is_system = self._initial_mode == "system"
        expected = datetime.now(timezone.utc).timestamp() * 1000 if is_system else self._initial_ms
        if state["mode"] == self._initial_mode and abs(state["now"] - expected) < 1000:
            return
        self.set(datetime.fromtimestamp(expected / 1000, timezone.utc))
        self._move({"resume": True} if is_system else {"freeze": True})

    def _move(self, command: dict[str, object]) -> datetime:
        state = self._control.post("/clock", command)
        return datetime.fromtimestamp(state["now"] / 1000, timezone.utc)

    def _state(self) -> Any:
        return self._control.get("/clock")
