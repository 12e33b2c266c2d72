/** Runs code that is always busy. Prints its process id and folder as soon as the code is running. */
import { functionRunner } from "../../src/index.ts";
import { asResponse } from "./as-response.ts";
import { ManualClock } from "./manual-clock.ts";
import { zipOfFiles } from "./zip-of-files.ts";

const [, , runtime = "nodejs24"] = process.argv;

const node = `exports.hello = (req, res) => {
  res.send([process.pid, process.cwd()]);
  if (req.query.busy) for (;;);
};`;

const python = `
import json, os, re

def hello(request):
    yield json.dumps([os.getpid(), os.getcwd()])
    while True:
        re.match(r"(a+)+$", "a" * 40 + "b")
`;

const runner = functionRunner()({ clock: new ManualClock() });
const files: Readonly<Record<string, string>> = runtime.startsWith("python")
  ? { "main.py": python }
  : { "index.js": node };
const program = {
  id: "busy",
  runtime,
  archiveId: "busy",
  archive: async () => zipOfFiles(files) as Uint8Array<ArrayBuffer>,
  entryPoint: "hello",
  signature: "http",
  memoryBytes: 256 * 1024 * 1024,
  timeoutMs: 60_000,
  environment: {},
} as const;
const response = await runner.send(program, { method: "GET", target: "/?busy=1", headers: [] });
const reader = asResponse(response).body?.getReader();
console.log(new TextDecoder().decode((await reader?.read())?.value));
setInterval(() => {}, 60_000);
