"""Fixtures that run the Seamline emulator for tests in Python."""

from .clock import Clock
from .control import EmulatorError
from .emulator import Emulator
from .faults import Fault, Faults
from .journal import JournalEntry, LogLine
from .process import EmulatorProcess
from .service import Response, Service

__all__ = [
    "Clock",
    "Emulator",
    "EmulatorError",
    "EmulatorProcess",
    "Fault",
    "Faults",
    "JournalEntry",
    "LogLine",
    "Response",
    "Service",
]
