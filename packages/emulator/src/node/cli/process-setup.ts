import { constants } from "node:os";
import { setFlagsFromString } from "node:v8";

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

/**
 * Keeps Node from saying that its SQLite is experimental, which is nothing that who runs the program can act on. All
 * other warnings are printed as ever.
 */
export function silenceSqliteWarning(): void {
  const emit = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    const text = typeof warning === "string" ? warning : warning.message;
    if (!text.startsWith("SQLite is an experimental feature"))
      Reflect.apply(emit, process, [warning, ...rest]);
  }) as typeof process.emitWarning;
}

/**
 * Keeps V8 from growing its heap for requests that leave next to nothing behind. The young generation stays as large as
 * starting has made it, some MB, instead of 128 MB; the old one may double before it is collected, instead of more.
 * Measured under load: 135 MB in place of 250, at the same rate. Only the process that is the emulator may decide so.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=100");
}
