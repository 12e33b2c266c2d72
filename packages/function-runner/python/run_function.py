"""Runs the code of a function under the Functions Framework from PyPI.

The runner starts this program in a separate process: run_function.py SOCKET SOURCE MAX_BYTES. It writes messages to
file descriptor 3, one JSON object per line: when the framework is listening (with the id of the process that runs the
code), when that process is ending, when it is out of memory, when a response was cut off, and why the code cannot be
loaded. When the runner ends, the other end of the descriptor closes, and the program kills itself with all its child
processes.
"""

import sys

# The code must not import modules from this program's folder.
del sys.path[0]

import json
import os
import signal
import threading
import traceback

CHANNEL = 3

# The maximum length of a reported error. A message must fit into one line of the channel.
MOST_CHARACTERS = 2000
MOST_NAMES = 50


def main():
    socket_path, source, most_bytes = sys.argv[1:4]
    # The framework passes these arguments if it is configured with environment variables.
    sys.argv = ["functions-framework"]
    os.set_inheritable(CHANNEL, False)
    end_with_runner()
    limit_memory(int(most_bytes))
    app = load(source)
    watch_requests(app)
    serve(app, socket_path)


def report(*message):
    attempt(lambda: os.write(CHANNEL, json.dumps(message).encode() + b"\n"))


def attempt(work, otherwise=None):
    """Returns the result of `work`, or `otherwise` if it raises. Even the methods of an error may raise."""
    try:
        return work()
    except BaseException:
        return otherwise


def text_of(error):
    kind = attempt(lambda: type(error).__name__, "Exception")
    message = error.msg if isinstance(error, SyntaxError) else error
    text = attempt(lambda: str(message), "(its message cannot be read)")
    return (kind + ": " + text)[:MOST_CHARACTERS]


def end_with_runner():
    def wait():
        try:
            while os.read(CHANNEL, 4096):
                pass
        except OSError:
            pass
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, daemon=True).start()


def limit_memory(most_bytes):
    """Limits allocations, because the runner only checks the memory every 100 ms."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))


def load(source):
    """Loads the code. If that fails, reports the reason and ends this process."""
    try:
        import functions_framework

        return functions_framework.create_app(
            os.environ["FUNCTION_TARGET"], source, os.environ["FUNCTION_SIGNATURE_TYPE"]
        )
    except MemoryError:
        report("outOfMemory")
        sys.exit(1)
    except SystemExit:
        raise
    except BaseException as error:
        report("failed", failure(error, source))
        sys.exit(1)


def failure(error, source):
    kind = attempt(lambda: type(error).__name__)
    module = sys.modules.get(os.path.splitext(os.path.basename(source))[0])
    target = os.environ["FUNCTION_TARGET"]
    if kind == "MissingTargetException":
        return {"kind": "noTarget", "names": attempt(lambda: function_names(module), [])}
    if kind == "InvalidTargetTypeException":
        return {"kind": "otherType", "type": type(getattr(module, target, None)).__name__}
    folder = os.path.dirname(source) + os.sep
    attempt(lambda: write_traceback(error, folder))
    return {
        "kind": "error",
        "text": text_of(error),
        "place": attempt(lambda: place_of(error, folder)),
        "missing": attempt(lambda: missing_module(error)),
    }


def missing_module(error):
    is_missing = isinstance(error, ModuleNotFoundError) and error.name is not None
    return str(error.name) if is_missing else None


def function_names(module):
    """Returns the names of the functions that the module itself defines."""
    own = [
        name
        for name, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", None) == module.__name__
    ]
    return own[:MOST_NAMES]


def write_traceback(error, folder):
    """Writes the traceback without the frames of the framework, which come before the code."""
    frame = error.__traceback__
    while frame and not frame.tb_frame.f_code.co_filename.startswith(folder):
        frame = frame.tb_next
    traceback.print_exception(type(error), error.with_traceback(frame), frame)


def place_of(error, folder):
    """Returns the innermost location in the code from a traceback, such as `lib/orders.py:3`."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [(frame.filename, frame.lineno) for frame in frames]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno))
    for file, line in reversed(places):
        if file.startswith(folder):
            return "{}:{}".format(file[len(folder) :], line)
    return None


def watch_requests(app):
    """Reports requests that the process cannot survive.

    By default, the framework sends a response with status 500 if the process is out of memory, and ends at some
    later time if the code calls `sys.exit`.
    """
    from flask import Flask, got_request_exception

    def on_exception(_app, exception, **_more):
        if isinstance(exception, MemoryError):
            report("outOfMemory")

    if isinstance(app, Flask):
        got_request_exception.connect(on_exception, app, weak=False)
        handle = app.wsgi_app
        app.wsgi_app = lambda *request: handle_or_exit(handle, *request)


def handle_or_exit(handle, environ, start_response):
    try:
        parts = handle(environ, start_response)
    except SystemExit as error:
        end_process(error)
    # A file needs no guard, because Gunicorn sends it without running the function's code.
    is_file = isinstance(parts, environ.get("wsgi.file_wrapper", ()))
    return parts if is_file else GuardedBody(parts)


class GuardedBody:
    """A response body. The code that produces its parts may raise after the response has started."""

    def __init__(self, parts):
        self.parts = parts

    def __iter__(self):
        has_begun = False
        try:
            for part in self.parts:
                yield part
                has_begun = True
        except SystemExit as error:
            end_process(error)
        except Exception as error:
            if has_begun:
                report("cutOff", text_of(error))
            raise

    def close(self):
        try:
            getattr(self.parts, "close", lambda: None)()
        except SystemExit as error:
            end_process(error)
        except Exception:
            # Only log the error: the response is complete, and the connection can be used for the next request.
            attempt(traceback.print_exc)


def end_process(error):
    report("ending")
    attempt(sys.stdout.flush)
    code = attempt(lambda: error.code, 1)
    attempt(lambda: os._exit(code if isinstance(code, int) else int(code is not None)))
    # `os._exit` fails if the exit code is too large.
    os._exit(255)


def serve(app, socket_path):
    from functions_framework._http import create_server
    from gunicorn import config

    options = {
        "workers": 1,
        "pre_fork": lambda arbiter, worker: end_with_worker(arbiter),
        "post_worker_init": lambda worker: report("listening", os.getpid()),
        # Only the runner closes connections. Otherwise, the runner could send a request on a closing connection.
        "keepalive": 365 * 24 * 3600,
        # Callers enforce lower limits for header fields.
        "limit_request_fields": 32768,
        "limit_request_field_size": 65536,
    }
    # Newer versions would create an unnecessary control socket in the home folder.
    if "control_socket_disable" in config.make_settings():
        options["control_socket_disable"] = True
    create_server(app, False, **options).run("unix", socket_path)


def end_with_worker(arbiter):
    """Ends this process with the exit status of its worker.

    Gunicorn would start another worker, but the runner must see the exit to report the failed calls.
    """
    waitpid = os.waitpid

    def wait(pid, options):
        ended, status = waitpid(pid, options)
        if ended in arbiter.WORKERS:
            report("ending")
            end_like(status)
        return ended, status

    os.waitpid = wait


def end_like(status):
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)


main()
