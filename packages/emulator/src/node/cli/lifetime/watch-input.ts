import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { isatty } from "node:tty";

/** Size limit of stdin. Reading a long input would take CPU time. */
const MAX_BYTES = 65_536;

/**
 * Calls `onEnd` when stdin closes, if stdin is an open pipe or socket. Ignores a terminal, a file, /dev/null, and a pipe
 * that is already closed, which some CI systems use for their steps. Reading does not keep this process alive.
 *
 * @returns a promise that resolves when it is known whether stdin is open
 */
export async function watchInput(onEnd: () => void): Promise<void> {
  // A background job that reads from a terminal would be stopped by the system.
  if (isatty(0)) return;
  const input: unknown = process.stdin;
  if (!(input instanceof Socket)) return;
  let [wasOpen, bytes] = [false, 0];
  const stop = (): void => {
    input.removeListener("close", close).pause();
  };
  const close = (): void => {
    stop();
    if (wasOpen) onEnd();
  };
  const count = (chunk: Uint8Array): void => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) stop();
  };
  input
    .on("error", () => {})
    .once("close", close)
    .on("data", count)
    .unref();
  // By the second turn of the event loop, a pipe that was closed before has reported that.
  await setImmediate();
  await setImmediate();
  wasOpen = !input.readableEnded && !input.destroyed;
}
