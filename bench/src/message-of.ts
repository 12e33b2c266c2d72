import type { ChildProcess } from "node:child_process";

/**
 * Returns the next message of a process.
 *
 * @throws Error if the process ends before it sends one
 */
export function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`${child.spawnargs.slice(1).join(" ")} has ended.`));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(message);
    });
  });
}
