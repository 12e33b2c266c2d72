/** Runs code that never rests, and says its process and its folder once it does not. */
import { zipSync } from "fflate";
import { createClock } from "../../../../src/index.ts";
import { functionRunner } from "../../../../src/node/index.ts";
import { asResponse } from "./as-response.ts";

const code = `exports.hello = (req, res) => {
  res.send([process.pid, process.cwd()]);
  if (req.query.busy) for (;;);
};`;

const runner = functionRunner()({ clock: createClock({ mode: "system" }) });
const files = { "index.js": new TextEncoder().encode(code) };
const program = {
  id: "busy",
  runtime: "nodejs24",
  archiveId: "busy",
  archive: async () => zipSync(files) as Uint8Array<ArrayBuffer>,
  entryPoint: "hello",
  signature: "http",
  memoryBytes: 256 * 1024 * 1024,
  timeoutMs: 60_000,
  environment: {},
} as const;
const response = await runner.send(program, { method: "GET", target: "/?busy=1", headers: [] });
console.log(await asResponse(response).text());
setInterval(() => {}, 60_000);
