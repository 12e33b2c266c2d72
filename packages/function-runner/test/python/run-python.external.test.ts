import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type { Program } from "../../src/code-runner/index.ts";
import { functionRunner } from "../../src/index.ts";
import { asResponse } from "../support/as-response.ts";
import { expectEndWithRunner } from "../support/end-with-runner.ts";
import { ManualClock } from "../support/manual-clock.ts";
import { errorOf, openRunner, programOf } from "../support/open-runner.ts";
import { untilExited } from "../support/until-exited.ts";
import { openTestCache, runtime } from "./support/python.ts";

// Starting Python is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const pythonProgram = (
  source: string | Readonly<Record<string, string>>,
  more: Partial<Program> = {},
): Program => programOf(typeof source === "string" ? { "main.py": source } : source, { runtime, ...more });

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A function with several modes. Each request selects a mode, so that tests can share a process. */
const MODES = `
import json, os, sys, time

print("lädt")

def hello(request):
    mode = request.args.get("mode")
    if mode == "all":
        return {"pid": os.getpid(), "cwd": os.getcwd(), "env": dict(os.environ), "prefix": sys.prefix, "path": sys.path}
    if mode == "log":
        print("one\\ntwö")
        print("three", file=sys.stderr)
    if mode == "raise":
        raise ValueError("boom")
    if mode == "_exit":
        print("the last words")
        os._exit(3)
    if mode == "exit":
        sys.exit(5)
    if mode == "kill":
        os.kill(os.getpid(), 9)
        time.sleep(60)
    if mode == "busy":
        while True:
            pass
    if mode == "grow":
        everything = []
        while True:
            everything.append("x" * 1_000_000)
    if mode == "burst":
        bytearray(10 ** 12)
    return str(os.getpid())
`;

const { hasFramework, close } = await openTestCache();
afterAll(close);

/** The runner of all programs with the source above. They share it, so that the environment is only copied once. */
const shared = functionRunner()({ clock: new ManualClock() });
afterAll(() => shared.close());

/** Creates a program with the source above and its own process. */
const modesProgram = (id: string, more: Partial<Program> = {}): Program =>
  pythonProgram(MODES, { ...more, id });

async function call(program: Program, target = "/"): Promise<Response> {
  return asResponse(await shared.send(program, { method: "GET", target, headers: [] }));
}

async function textOf(program: Program, target?: string): Promise<string> {
  return (await call(program, target)).text();
}

const withPython = it.runIf(hasFramework);

withPython("deploys a Python function step by step, with a separate environment and folder", async () => {
  vi.stubEnv("SECRET_OF_THE_EMULATOR", "hush");
  const { deploy, textOf, runner } = openRunner();
  const program = pythonProgram(MODES, { environment: { OWN: "one", FUNCTION_TARGET: "other" } });
  expect(await deploy(program)).toEqual(["unpacked", "examined", "started"]);
  const text = await textOf(program, { target: "/?mode=all" });
  expect(text).not.toContain("hush");
  const { env, cwd, prefix, path } = JSON.parse(text);
  expect(env).toMatchObject({ OWN: "one", FUNCTION_TARGET: "hello", FUNCTION_SIGNATURE_TYPE: "http" });
  expect([env.HOME, env.VIRTUAL_ENV]).toEqual([env.TMPDIR, prefix]);
  expect([prefix.startsWith(dirname(cwd)), path.includes(cwd)]).toEqual([true, true]);
  expect(path.filter((each: string) => existsSync(`${each}/run_function.py`))).toEqual([]);
  await runner.close();
  expect(existsSync(dirname(cwd))).toBe(false);
});

withPython("logs the output of a Python function immediately, with tracebacks of its own code", async () => {
  const program = modesProgram("logs");
  await textOf(program, "/?mode=log");
  expect((await call(program, "/?mode=raise")).status).toBe(500);
  const lines = (): readonly string[] =>
    shared.logs(program.id).map(({ stream, text }) => `${stream} ${text}`);
  const expected = ["stdout lädt", "stdout one", "stdout twö", "stderr three", "stderr ValueError: boom"];
  await expect.poll(lines).toEqual(expect.arrayContaining(expected));
  expect(lines().filter((line) => line.startsWith("runner"))).toHaveLength(1);
});

withPython("fails the running call if a Python function exits, but not the next call", async () => {
  const program = modesProgram("exits");
  for (const [mode, end] of [
    ["_exit", "exited with code 3"],
    ["exit", "exited with code 5"],
    ["kill", "was terminated by SIGKILL"],
  ]) {
    const error = await errorOf(call(program, `/?mode=${mode}`));
    expect([error.problem, error.message]).toEqual(["crashed", `The code ${end} before it responded.`]);
    if (mode === "_exit") expect(error.output).toContain("the last words");
    expect(await textOf(program)).toMatch(/^\d+$/);
  }
});

/** A function that raises a different error in each mode. Some errors cannot be converted to text. */
const RAISING = `
import sys

class NoText(Exception):
    def __str__(self):
        raise ValueError("no text")
    __repr__ = __str__

class NoCode(SystemExit):
    code = property(lambda self: 1 / 0, lambda self, code: None)

def parts(error):
    yield "begin"
    raise error

class Unclosable:
    def __iter__(self):
        return iter([b"fine"])
    def close(self):
        raise NoText()

def hello(request):
    mode = request.args.get("mode")
    if mode == "text":
        raise NoText()
    if mode == "base":
        raise BaseException("base")
    if mode == "no code":
        raise NoCode()
    if mode == "large code":
        sys.exit(10 ** 30)
    if mode == "parts":
        return parts(ValueError("late"))
    if mode == "parts without text":
        return parts(NoText())
    if mode == "exit in parts":
        return parts(SystemExit(7))
    if mode == "unclosable":
        from flask import Response
        return Response(Unclosable())
    return "fine"
`;

withPython(
  "fails the running call for any error that a Python function raises, but not the next call",
  async () => {
    const { call, textOf } = openRunner();
    const program = pythonProgram(RAISING, { timeoutMs: 3_600_000 });
    expect((await call(program, { target: "/?mode=text" })).status).toBe(500);
    expect(await textOf(program, { target: "/?mode=unclosable" })).toBe("fine");
    const cutOff = "The code threw an error after it started its response:";
    for (const [mode, message] of [
      ["base", "The code exited with code 1 before it responded."],
      ["no code", "The code exited with code 1 before it responded."],
      ["large code", "The code exited with code 255 before it responded."],
      ["exit in parts", "The code exited with code 7 before it responded."],
      ["parts", `${cutOff} ValueError: late`],
      ["parts without text", `${cutOff} NoText: (its message cannot be read)`],
    ]) {
      const target = `/?mode=${encodeURIComponent(mode as string)}`;
      const error = await errorOf(call(program, { target }).then((response) => response.text()));
      expect([error.problem, error.message]).toEqual(["crashed", message]);
      expect(await textOf(program)).toBe("fine");
    }
  },
);

withPython("enforces the time limit and the memory limit of a Python function", async () => {
  const program = modesProgram("limits", { timeoutMs: 700, memoryBytes: 128 * 1024 * 1024 });
  const first = Number(await textOf(program));
  const late = await errorOf(call(program, "/?mode=busy"));
  expect([late.problem, late.message]).toEqual(["timeout", "The call exceeded its time limit of 0.7 s."]);
  await untilExited(first);
  const roomy = { ...program, id: "roomy", timeoutMs: 20_000 };
  for (const mode of process.platform === "linux" ? ["grow", "burst"] : []) {
    const full = await errorOf(call(roomy, `/?mode=${mode}`));
    expect([full.problem, full.message]).toEqual([
      "memory",
      "The code exceeded its memory limit of 128 MiB: raise the limit or reduce the memory usage.",
    ]);
  }
});

withPython("concurrent calls share a process of a Python function", async () => {
  const program = modesProgram("concurrent");
  const pids = await Promise.all(Array.from({ length: 50 }, () => textOf(program)));
  expect(new Set(pids).size).toBe(1);
});

withPython("calls Python functions that are asynchronous or registered with the framework", async () => {
  const { textOf } = openRunner();
  const asynchronous = `
import functions_framework.aio

@functions_framework.aio.http
async def hello(request):
    return "async " + request.url.path
`;
  expect(await textOf(pythonProgram(asynchronous), { target: "/a/b" })).toBe("async /a/b");
});

withPython("sends background events and CloudEvents in both modes to Python functions", async () => {
  const { call, runner } = openRunner();
  const source = `
def background(data, context):
    print(data["total"], context.event_id, context.event_type)

def cloud(event):
    print(event["id"], event["type"], event.data)
`;
  const background = pythonProgram(source, { entryPoint: "background", signature: "event" });
  const event = { data: { total: 3 }, context: { eventId: "1", eventType: "thing.done" } };
  const json = [["content-type", "application/json"]] as const;
  await call(background, { method: "POST", headers: json, body: encode(event) });
  const cloud = pythonProgram(source, { entryPoint: "cloud", signature: "cloudevent" });
  const attributes = { specversion: "1.0", id: "7", type: "thing.done", source: "/things" };
  const fields = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value] as const);
  await call(cloud, { method: "POST", headers: [...fields, ...json], body: encode({ of: "binary" }) });
  const structured = [["content-type", "application/cloudevents+json"]] as const;
  const body = encode({ ...attributes, data: { of: "structured" } });
  await call(cloud, { method: "POST", headers: structured, body });
  const lines = (): readonly string[] => runner.logs().map(({ text }) => text);
  const expected = ["3 1 thing.done", "7 thing.done {'of': 'binary'}", "7 thing.done {'of': 'structured'}"];
  await expect.poll(lines).toEqual(expect.arrayContaining(expected));
});

withPython.each<[string, string | Readonly<Record<string, string>>, string, readonly string[]]>([
  ["a syntax error", "a = 1\ndef hello(:\n    pass", "load", ["main.py, line 2: "]],
  [
    "an import that raises",
    { "main.py": "import parts.orders", "parts/orders.py": "\n\nraise KeyError('HOME')" },
    "load",
    ["main.py cannot be loaded: KeyError: 'HOME' (parts/orders.py:3)"],
  ],
  [
    "a syntax error in an imported module",
    { "main.py": "import orders", "orders.py": "\nx = (" },
    "load",
    ["SyntaxError", "(orders.py:2)"],
  ],
  [
    "a missing package",
    "import not_there.at_all",
    "load",
    ["No module named 'not_there'", "requirements.txt", "(main.py:1)"],
  ],
  [
    "an error that cannot be converted to text",
    "class NoText(Exception):\n    def __str__(self):\n        raise KeyError('x')\nraise NoText()",
    "load",
    ["main.py cannot be loaded: NoText: (its message cannot be read) (main.py:4)"],
  ],
  [
    "an exception that is not a subclass of Exception",
    "raise BaseException('base')",
    "load",
    ["BaseException: base (main.py:1)"],
  ],
  ["an exit while loading", "import os\nos._exit(4)", "load", ["exited with code 4 while it was loading"]],
  ["no main.py", { "app.py": "" }, "entry-point", ["no main.py", "Rename app.py to main.py"]],
  ["a folder that contains all files", { "src/main.py": "" }, "entry-point", ['are inside the folder "src"']],
  [
    "a missing entry point",
    "def other(request):\n    pass",
    "entry-point",
    ['does not define "hello"; it defines other.'],
  ],
  [
    "an entry point that is not a function",
    "hello = 5",
    "entry-point",
    ['"hello" in main.py must be a function, but has type int.'],
  ],
])("reports why a Python function cannot be deployed: %s", async (_, source, problem, parts) => {
  const { deploymentError } = openRunner();
  const error = await deploymentError(pythonProgram(source));
  expect([error.name, error.problem]).toEqual(["CodeError", problem]);
  for (const part of parts) expect(error.message).toContain(part);
  expect(`${error.message} ${error.output}`).not.toMatch(/seamline-\w{6}|run_function|functions_framework\//);
});

withPython(
  "runs a Python function with the nearest Python version if its version is missing, and logs this",
  async () => {
    const { textOf, runner } = openRunner();
    const program = pythonProgram(MODES, { runtime: "python399" });
    await textOf(program);
    const [note] = runner.logs(program.id);
    expect(note?.stream).toBe("runner");
    expect(note?.text).toMatch(
      /^Runs with Python 3\.\d+\.\d+, because no Python 3\.99 with venv is on PATH\.$/,
    );
  },
);

withPython("ends a busy Python function when the emulator is killed", () =>
  expectEndWithRunner(runtime, "SIGKILL"),
);
