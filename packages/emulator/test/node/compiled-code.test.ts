import { readdir, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { startCli } from "./support/run-cli.ts";

/** Starts and stops the command. Returns the file with its compiled code. */
async function codeAfterStart(folder: string): Promise<{ path: string; size: number; changedAt: number }> {
  const run = startCli(["--port", "0", "--json"], [], { NODE_COMPILE_CACHE: folder });
  expect(JSON.parse(await run.firstLine())).toHaveProperty("retention");
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(run.stderr()).toBe("");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes("seamline"));
  expect(files).toHaveLength(1);
  const path = join(folder, files[0] ?? "");
  const { size, mtimeMs } = await stat(path);
  return { path, size, changedAt: mtimeMs };
}

it("the command saves its compiled code once", async () => {
  const folder = await temporaryFolder();
  const first = await codeAfterStart(folder);
  expect(first.size).toBeGreaterThan(100_000);
  expect(await codeAfterStart(folder)).toEqual(first);
});

it("the command replaces compiled code that was damaged", async () => {
  const folder = await temporaryFolder();
  const { path, size } = await codeAfterStart(folder);
  await truncate(path, size / 2);
  expect((await codeAfterStart(folder)).size).toBeGreaterThan(size / 2);
});
