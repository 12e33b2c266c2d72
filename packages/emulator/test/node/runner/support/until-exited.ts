import { readFileSync } from "node:fs";
import { vi } from "vitest";

/** Says whether a process runs. One that has ended but was not waited for (a zombie) does not. */
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
  await vi.waitFor(() => {
    if (isRunning(pid)) throw new Error(`Process ${pid} still runs.`);
  }, 20_000);
}
