import type { AnyEmulator } from "@seamline/emulator-kit";
import { Log } from "./cli/log/log.ts";

export interface LogOptions {
  /** `text` has a line for each request, `debug` also headers and bodies, `json` an object a line: `text` unless given. */
  readonly format?: "text" | "debug" | "json";
  /** Where the log goes: `stdout` unless given. */
  readonly to?: "stdout" | "stderr";
}

/**
 * Logs the requests to an emulator and the output of its functions, as the command does: with warnings, without secrets,
 * and in colours on a terminal.
 *
 * @example
 * logRequests(emulator, { format: "debug" });
 *
 * @returns a function that ends the log, and resolves when everything is written
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
