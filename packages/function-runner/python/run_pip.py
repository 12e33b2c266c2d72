"""Runs pip in a restricted way: without other programs, and only with files that the runner has checked.

The runner starts this program as run_pip.py PIP FOLDER WHEELS ARGUMENTS. PIP contains only the package `pip`.
FOLDER is the only folder that pip writes to, apart from its cache of downloads. WHEELS is a JSON list of the wheels
that requirements may refer to by URL. All other requirements with a URL fail, including requirements in the
metadata of packages.

The pip option to install only wheels does not apply to packages that another package requires by URL. Without other
programs, pip cannot build such a package, which would run its code, or fetch it from version control.
"""

import json
import os
import runpy
import sys
from urllib.parse import unquote, urlsplit

# Redirects stderr to stdout, to keep their lines in order.
os.dup2(1, 2)

# pip's folder is shared and already contains compiled files.
sys.dont_write_bytecode = True

# Audit events that start a program (PEP 578).
STARTS = {"os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system", "subprocess.Popen"}

# Audit events that create or replace a file or folder, with the index of the path in the arguments.
CREATIONS = {"os.mkdir": 0, "os.rename": 1, "os.link": 1, "os.symlink": 1}

# Optional programs that pip runs to describe this machine to an index.
OPTIONAL = {"lsb_release", "rustc", "uname"}


def error(message):
    from pip._internal.exceptions import InstallationError

    return InstallationError(message)


def prevent_programs(event, arguments):
    if event not in STARTS:
        return
    program = os.path.basename(str(arguments[0]))
    if program in OPTIONAL:
        raise FileNotFoundError(program)
    if event == "subprocess.Popen" and is_probe(program, arguments[1]):
        return
    raise error(
        "this package must be built or fetched with a program such as git, but pip cannot run programs here: "
        "only wheels can be installed"
    )


def is_probe(program, words):
    """Returns whether pip runs the program to detect the wheels that this machine supports."""
    # pip runs the musl loader to get its version, and Python to get the macOS version.
    return program.startswith("ld-musl-") or list(words)[1:3] == ["-sS", "-c"]


def prevent_writes_outside(folder):
    """Makes pip fail if a package writes outside of a folder."""

    def check(event, arguments):
        path = written_path(event, arguments)
        if path is None or isinstance(path, int):
            return
        target = os.path.realpath(os.fsdecode(path))
        if target != os.devnull and os.path.commonpath([folder, target]) != folder:
            raise error("this package would be installed outside of its environment, at " + target)

    sys.addaudithook(check)


def written_path(event, arguments):
    """Returns the path that an event creates or writes, or None if it only reads a file."""
    if event in CREATIONS:
        return arguments[CREATIONS[event]]
    if event != "open":
        return None
    path, mode, flags = arguments
    writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) if mode is None else set(mode) & set("wax+")
    return path if writes else None


def require_known_urls(wheels):
    """Rejects every requirement with a URL, except the URLs of the wheels."""
    from pip._vendor.packaging.requirements import Requirement

    initialize = Requirement.__init__

    def initialize_known(self, *arguments, **options):
        initialize(self, *arguments, **options)
        if self.url and path_of(self.url) not in wheels:
            raise error(
                "a package requires {}: packages must come from an index or the archive, not from a URL".format(self)
            )

    Requirement.__init__ = initialize_known


def path_of(url):
    scheme, host, path, _query, _fragment = urlsplit(url)
    return unquote(path) if scheme == "file" and host == "" else None


def main():
    pip, folder, wheels = sys.argv[1:4]
    del sys.argv[1:4]
    sys.path.insert(0, pip)
    require_known_urls(set(json.loads(wheels)))
    sys.addaudithook(prevent_programs)
    if "install" in sys.argv:
        prevent_writes_outside(os.path.realpath(folder))
    runpy.run_module("pip", run_name="__main__", alter_sys=True)


main()
