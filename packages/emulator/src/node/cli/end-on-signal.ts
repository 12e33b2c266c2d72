import { constants } from "node:os";

type EndSignal = "SIGINT" | "SIGTERM";

/** How long `end` may take. What it waits for may never come, such as a file system that does not answer. */
const END_WITHIN_MS = 1_900;

/**
 * Has SIGINT and SIGTERM end the process after `end`: with 0, or with 1 where `end` fails. Where it takes longer than
 * about two seconds, which stderr says, and on a second signal the process ends at once, by the signal.
 */
export function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const take = (signal: EndSignal): void => {
    if (isEnding) endBy(signal);
    isEnding = true;
    setTimeout(() => {
      console.error("seamline-emulator: It did not close in time, and was ended.");
      endBy(signal);
    }, END_WITHIN_MS);
    end().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", take).on("SIGTERM", take);
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

/** Waits for no thread, as `process.exit` does. The first process of a container, though, outlives such signals. */
function endBy(signal: EndSignal): never {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(128 + constants.signals[signal]);
}
