import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { json, startServer } from "./support/loopback-server.ts";

const program = fileURLToPath(new URL("support/resuming-program.ts", import.meta.url));

async function run(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words]);
  return stdout;
}

test("resumes an operation in another process", async () => {
  let reads = 0;
  const server = await startServer(({ method }) => {
    if (method === "GET") reads += 1;
    return json(reads < 2 ? { name: "jobs/7" } : { name: "jobs/7", done: true, response: { copies: 3 } });
  });
  const text = await run("start", server.url);
  expect(text).toBe('{"operationId":"printBook","input":{"name":"jobs/7"}}');
  expect(JSON.parse(await run("resume", server.url, text))).toEqual({ copies: 3 });
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /v1/books/emma:print",
    "GET /v1/jobs/7",
    "GET /v1/jobs/7",
  ]);
});
