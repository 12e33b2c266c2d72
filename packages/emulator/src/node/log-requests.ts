import type { AnyEmulator } from "@seamline/emulator-kit";
import { Log } from "./cli/log/log.ts";

export interface LogOptions {
  /**
   * `text` has one line per request, `debug` adds headers and bodies, and `json` has one object per line. The default
   * is `text`.
   */
  readonly format?: "text" | "debug" | "json";
  /** Destination of the log. The default is `stdout`. */
  readonly to?: "stdout" | "stderr";
}

/**
 * Logs an emulator's requests and the output of its functions. The format is the same as in the command: with warnings,
 * without secrets, and with colors on a terminal.
 *
 * @example
 * logRequests(emulator, { format: "debug" });
 *
 * @returns a function that stops logging. Its promise resolves when everything is written.
 */
export function logRequests(
  emulator: AnyEmulator,
  { format = "text", to = "stdout" }: LogOptions = {},
): () => Promise<void> {
  const names = Object.keys(emulator.services);
  const log = new Log({ log: format, services: names }, process[to]);
  const stop = log.follow(emulator);
  return () => {
    stop();
    return log.end();
  };
}
