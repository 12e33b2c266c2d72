import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a server on a free local port, and closes it when the test ends.
 *
 * @param listener handles requests. By default, requests receive no response.
 * @returns the URL without a trailing slash
 */
export async function serveLocally(listener?: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns a port that is in use until the test ends. */
export async function takenPort(): Promise<number> {
  return Number(new URL(await serveLocally()).port);
}
