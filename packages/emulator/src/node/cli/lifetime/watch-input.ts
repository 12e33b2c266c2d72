import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { isatty } from "node:tty";

/** Maximum number of bytes to read from stdin, because reading long input takes CPU time. */
const MAX_BYTES = 65_536;

/**
 * Calls `onEnd` when stdin closes, if it is an open pipe or socket. Ignores terminals, files, /dev/null, and pipes that
 * are already closed, as in the steps of some CI systems. Reading does not keep this process alive.
 *
 * @returns a promise that resolves once it is known whether stdin is open
 */
export async function watchInput(onEnd: () => void): Promise<void> {
  // The system would stop a background job that reads from a terminal.
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
  // If the pipe was already closed, the stream ends by the second turn of the event loop.
  await setImmediate();
  await setImmediate();
  wasOpen = !input.readableEnded && !input.destroyed;
}
