import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";

/**
 * Serves the built site below a path, as hosts of project pages do. Addresses outside of the path get a 404.
 *
 * @param path begins and ends with a slash
 */
export async function serveBelow(path: string): Promise<{ url: string; close(): Promise<void> }> {
  const site = inject("siteUrl");
  const server = createServer((incoming, outgoing) => {
    const target = incoming.url ?? "/";
    if (!target.startsWith(path)) return outgoing.writeHead(404).end();
    const inner = new URL(target.slice(path.length), site);
    request(inner, { method: incoming.method, headers: incoming.headers }, (forwarded) => {
      outgoing.writeHead(forwarded.statusCode ?? 502, forwarded.headers);
      forwarded.pipe(outgoing);
    }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
