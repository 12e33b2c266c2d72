import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** Returns whether a process is running. Zombie processes are not running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return process.platform !== "linux";
  }
}

/** Resolves when a process has ended. */
export async function untilExited(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), { message: `Process ${pid} still runs.` }).toBe(false);
}
