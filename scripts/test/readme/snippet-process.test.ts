import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSnippetProcess, type SnippetProcess } from "./snippet-process.ts";

let folder: string;
let page: SnippetProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-snippets-"));
  page = createSnippetProcess(folder);
});

afterAll(async () => {
  await page[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Runs a snippet in the process that all snippets in this file share. */
async function run(code: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, code);
  return page.run(file);
}

test("returns all output of a snippet, including asynchronous output", async () => {
  expect(await run('console.log("first"); setTimeout(() => console.log("last"), 20);')).toBe("first\nlast\n");
  expect(await run("console.log(process.cwd(), process.pid);")).toMatch(`${folder} `);
  expect(await run("")).toBe("");
});

test("snippets of a page share a process until one of them fails", async () => {
  const pid = "console.log(process.pid);";
  const first = await run(pid);
  expect(await run(pid)).toBe(first);
  await expect(run("process.exit();")).rejects.toThrow("ended its process");
  expect(await run(pid)).not.toBe(first);
});

test.each([
  ["that throws", 'throw new Error("no matter");', "Error: no matter"],
  ["that throws later", 'setTimeout(() => { throw new Error("no matter"); });', "Error: no matter"],
  ["with a rejected promise", 'Promise.reject(new Error("no matter"));', "Error: no matter"],
  ["that writes to stderr", 'console.warn("slow");', "The snippet wrote to stderr: slow"],
  ["with an exit code", "process.exitCode = 3;", "The snippet set the exit code 3."],
  ["that never ends its await", "await new Promise(() => {});", "await of the snippet was never settled"],
  ["with an invalid import", 'import "./missing.mjs";', "ERR_MODULE_NOT_FOUND"],
])("a snippet %s fails with the reason", async (_, code, reason) => {
  await expect(run(code)).rejects.toThrow(reason);
});
