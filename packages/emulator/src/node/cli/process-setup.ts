import { constants } from "node:os";
import { setFlagsFromString } from "node:v8";

/** The signals that end the process. A terminal that is closed sends SIGHUP. */
const END_SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

type EndSignal = (typeof END_SIGNALS)[number];

/**
 * How long `end` may take, in milliseconds. It could wait for ever, for example for a file system that does not
 * respond.
 */
const END_WITHIN_MS = 1_900;

/**
 * Makes SIGHUP, SIGINT and SIGTERM end the process after `end`, with the exit code 0, or 1 if `end` fails. On a second
 * signal, or if `end` takes longer than about two seconds, the signal ends the process at once. The latter is reported
 * on stderr.
 *
 * @returns a function that ends the process without a signal
 * @param ignoresHangUp whether SIGHUP is ignored. `nohup` alone cannot do that: Node resets the signal when it starts
 */
export function endOnSignal(end: () => Promise<void>, ignoresHangUp = false): () => void {
  let [isEnding, hasSignal] = [false, false];
  const begin = (signal: EndSignal): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      console.error("seamline-emulator: It did not close in time, and was ended.");
      killBy(signal);
    }, END_WITHIN_MS);
    end().then(() => process.exit(0), fail);
  };
  const onSignal = (signal: EndSignal): void => {
    if (hasSignal) killBy(signal);
    hasSignal = true;
    begin(signal);
  };
  for (const signal of END_SIGNALS)
    process.on(signal, signal === "SIGHUP" && ignoresHangUp ? () => {} : onSignal);
  return () => begin("SIGTERM");
}

/**
 * Waits for `end`, but not longer than about two seconds.
 *
 * @throws what `end` throws
 */
export async function endWithin(end: () => Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, END_WITHIN_MS).unref());
  await Promise.race([end(), limit]);
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

/**
 * Ends the process without waiting for threads, which `process.exit` does. The first process of a container survives
 * such signals, so that it needs `process.exit` too.
 */
function killBy(signal: EndSignal): never {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(128 + constants.signals[signal]);
}

/**
 * Suppresses Node's warning that its SQLite is experimental, since the user can do nothing about it. All other warnings
 * are still printed.
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
 * Keeps V8 from growing its heap for requests that leave almost nothing behind. The young generation stays at the few
 * MB that it has after the start, instead of growing to 128 MB. The old generation may double before it is collected,
 * instead of growing further. Under load this takes up to 165 MB instead of 250 MB, at the same rate of requests.
 *
 * One thread collects the young generation: so little survives that waking another one costs more than its help is
 * worth. This saves 7 % of the CPU time of a request. All of it applies to the whole process, so only the command may
 * call it.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=100");
  setFlagsFromString("--no-parallel-scavenge");
}
