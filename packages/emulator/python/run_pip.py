"""Runs pip in a way in which it starts no other program.

The emulator starts this program as run_pip.py FOLDER ARGUMENTS, where FOLDER contains nothing but the package `pip`. The
option of pip for installing wheels only has no effect on a package that a wheel requires by a URL. Without other
programs, pip can neither build such a package, which would run its code, nor fetch it from version control.
"""

import os
import runpy
import sys

# Lines come in the order in which they are written.
os.dup2(1, 2)

# Events of the interpreter that start a program (PEP 578).
STARTS = {"os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system", "subprocess.Popen"}

# Programs by which pip finds out what it says of this machine to an index. It goes on without them.
OPTIONAL = {"lsb_release", "rustc", "uname"}


def prevent_programs(event, arguments):
    if event not in STARTS:
        return
    program = os.path.basename(str(arguments[0]))
    if program in OPTIONAL:
        raise FileNotFoundError(program)
    if event == "subprocess.Popen" and is_probe(program, arguments[1]):
        return
    from pip._internal.exceptions import InstallationError

    raise InstallationError(
        "this package must be built, or fetched by a program such as git, and pip runs no programs here: "
        "only wheels are installed"
    )


def is_probe(program, words):
    """Says whether pip finds out in this way which wheels are made for this machine."""
    # The loader of musl says its version, and Python itself says that of macOS.
    return program.startswith("ld-musl-") or list(words)[1:3] == ["-sS", "-c"]


sys.addaudithook(prevent_programs)
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("pip", run_name="__main__", alter_sys=True)
