"""Runs programs one after the other: `python3 run-python.py programs.json`. Prints a line of JSON for each."""

import contextlib
import io
import json
import sys

import requests


def outcome_of(program):
    requests.post(program["url"] + "/__emulator/reset")
    names = {}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(program["text"], program["name"], "exec"), names)
    except Exception as error:
        return {"name": program["name"], "error": repr(error)}
    response = names["response"]
    return {"name": program["name"], "status": response.status_code, "body": response.text}


with open(sys.argv[1], encoding="utf-8") as file:
    for program in json.load(file):
        print(json.dumps(outcome_of(program)), flush=True)
