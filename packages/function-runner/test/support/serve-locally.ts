import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Serves on a free local port until the test has ended.
 *
 * @param listener handles requests; by default requests receive no response
 * @returns the URL, without a slash at its end
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

/** Returns a port that is in use until the test has ended. */
export async function takenPort(): Promise<number> {
  return Number(new URL(await serveLocally()).port);
}
