import { setTimeout } from "node:timers/promises";
import type { ParentLink } from "./parent-links.ts";
import { readProcess, readsAreCheap } from "./process-info.ts";

/** Polling interval in milliseconds. */
const CHECK_MS = 500;

/** Only every n-th check includes the launchers. */
const LAUNCHER_CHECKS = readsAreCheap ? 1 : 10;

/**
 * Calls `onEnd` when a process gets a new parent, which means that its old parent has exited. Also detects killed
 * parents and zombies. The checks do not keep this process alive.
 */
export async function watchParents(links: readonly ParentLink[], onEnd: () => void): Promise<void> {
  const [own, ...launchers] = links;
  if (own === undefined) return;
  for (let check = 0; ; check += 1) {
    if (hasLostParent(own)) return onEnd();
    if (check % LAUNCHER_CHECKS === 0 && (await haveLostParent(launchers))) return onEnd();
    await setTimeout(CHECK_MS, undefined, { ref: false });
  }
}

/** Checks whether the parent has exited. On Windows, a process keeps the id of its parent. */
function hasLostParent({ parent }: ParentLink): boolean {
  return process.ppid !== parent || (process.platform === "win32" && !exists(parent));
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function haveLostParent(launchers: readonly ParentLink[]): Promise<boolean> {
  try {
    for (const { pid, parent } of launchers) if ((await readProcess(pid))?.parent !== parent) return true;
    return false;
  } catch {
    // Too many open files, for example. The next check tries again.
    return false;
  }
}
