import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection for raw bytes. */
export interface Wire {
  readonly socket: Socket;
  /** Everything received so far, with one character per byte. */
  received(): string;
  /** Resolves with everything received once it matches the pattern. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything received once the other side has closed the connection. */
  readonly closed: Promise<string>;
}

export async function openWire(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  let check = (): void => {};
  socket.on("data", (chunk: string) => {
    text += chunk;
    check();
  });
  // A reset is treated as a close.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  await new Promise((resolve) => socket.once("connect", resolve));
  return {
    socket,
    received: () => text,
    closed,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        check = () => pattern.test(text) && resolve(text);
        void closed.then(() => reject(new Error(`The connection closed after: ${text.slice(0, 500)}`)));
        check();
      }),
  };
}

/** Sends bytes, and returns everything received until the connection is closed. */
export async function exchangeBytes(url: string, bytes: string | Uint8Array): Promise<string> {
  const wire = await openWire(url);
  wire.socket.write(bytes);
  return wire.closed;
}
