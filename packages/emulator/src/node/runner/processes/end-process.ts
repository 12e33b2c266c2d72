import type { ChildProcess } from "node:child_process";

/** Sends a signal to a process and to all that it has started, as far as there are any left. */
export function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // Programs of user code lead a group of their own. Windows has no groups.
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // They have ended.
  }
}
