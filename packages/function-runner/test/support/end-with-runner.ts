import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { untilExited } from "./until-exited.ts";

const BUSY_RUNNER = fileURLToPath(new URL("busy-runner.ts", import.meta.url));

/** Sends a signal to the process of a runner. Expects its busy code to end and its files to be removed. */
export async function expectEndWithRunner(runtime: string, signal: NodeJS.Signals): Promise<void> {
  const child = spawn(process.execPath, [BUSY_RUNNER, runtime], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const [pid, folder] = JSON.parse(String(line));
  expect(existsSync(folder)).toBe(true);
  child.kill(signal);
  await untilExited(pid);
  await expect.poll(() => existsSync(dirname(folder))).toBe(false);
}
