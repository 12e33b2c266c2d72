import pytest

from pytest_seamline import Emulator, EmulatorError

SEED = """
functions:
  functions:
    - name: projects/demo/locations/us-central1/functions/hello
      buildConfig: { runtime: nodejs24, entryPoint: hello }
      files:
        index.js: 'exports.hello = (request, response) => { console.log("called"); response.send("Hello!"); };'
"""


def test_reads_the_output_of_a_function(seamline: Emulator) -> None:
    seamline.seed(SEED)
    functions = seamline["functions"]

    assert functions.call("GET", "/run/demo/us-central1/hello").text == "Hello!"

    name = "projects/demo/locations/us-central1/functions/hello"
    assert seamline.wait_for_log("called", name)["stream"] == "stdout"
    assert "called" in [line["text"] for line in seamline.logs(name)]


def test_a_missing_line_is_an_error_with_the_other_lines(seamline: Emulator) -> None:
    with pytest.raises(EmulatorError, match=r"no line contains `called` after 0.1 seconds: \[\]"):
        seamline.wait_for_log("called", timeout_s=0.1)
