import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection on which a test writes what it likes. */
export interface Wire {
  readonly socket: Socket;
  /** Everything that came so far, a byte per character. */
  received(): string;
  /** Resolves when what came fits, and with it. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves when the other side has closed the connection, with all that came. */
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
  // Closed in any way: a reset is one.
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

/** Sends bytes, and gives all that comes until the connection is closed. */
export async function exchangeBytes(url: string, bytes: string | Uint8Array): Promise<string> {
  const wire = await openWire(url);
  wire.socket.write(bytes);
  return wire.closed;
}
