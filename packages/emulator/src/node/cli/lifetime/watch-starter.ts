import type { ParentLink } from "./parent-links.ts";
import { watchInput } from "./watch-input.ts";
import { watchParents } from "./watch-parents.ts";

/**
 * The parents and stdin of this process. When a parent has exited or stdin is closed, this process is no longer needed.
 */
export interface Starter {
  /** This process and its launchers, with their parents. */
  readonly links: Promise<readonly ParentLink[]>;
  /** Whether stdin belongs to this process, rather than to a command that it runs. */
  readonly ownsInput: boolean;
}

/**
 * Calls `onEnd` once, with the reason, when the process that started this one exits or closes stdin.
 *
 * @returns a promise that resolves when stdin is being watched; await it before reporting that this process is ready
 */
export async function watchStarter(
  { links, ownsInput }: Starter,
  onEnd: (reason: string) => void,
): Promise<void> {
  let hasEnded = false;
  const endOnce = (reason: string): void => {
    if (!hasEnded) onEnd(`${reason} (use --keep-running to prevent this)`);
    hasEnded = true;
  };
  const parentEnded = "Shutting down because the process that started this one has exited";
  void links.then((found) => watchParents(found, () => endOnce(parentEnded)));
  if (ownsInput) await watchInput(() => endOnce("Shutting down because stdin was closed"));
}
