import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { startCli, startProgram } from "./support/run-cli.ts";

const endNever = fileURLToPath(new URL("support/end-never.ts", import.meta.url));
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

it.each(SIGNALS)("the command reports that closing timed out, and ends with %s", async (signal) => {
  const { child, ended, firstLine, stderr } = startProgram(endNever, []);
  await firstLine();
  child.kill(signal);
  expect(await ended).toBe(signal);
  expect(stderr()).toBe("seamline-emulator: did not shut down in time and was terminated\n");
});

it("a second signal ends the command immediately", async () => {
  const { child, ended, firstLine, stderr } = startProgram(endNever, []);
  await firstLine();
  child.kill("SIGINT");
  child.kill("SIGTERM");
  // The system can deliver two pending signals in any order.
  expect(SIGNALS).toContain(await ended);
  expect(stderr()).toBe("");
});

it.each(SIGNALS)("the command exits on %s while it reads its seed", async (signal) => {
  const seed = join(await temporaryFolder(), "seed.yaml");
  await promisify(execFile)("mkfifo", [seed]);
  const { child, ended, stdout, stderr } = startCli(["--port", "0", "--seed", seed]);
  // Opening succeeds once the program reads its seed. The pipe stays open, so the program never reads to the end.
  const pipe = await open(seed, "w");
  child.kill(signal);
  expect(await ended).toBe(signal);
  await pipe.close();
  expect([stdout(), stderr()]).toEqual(["", ""]);
});
