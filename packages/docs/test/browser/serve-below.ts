import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that forwards requests to the built site. */
interface ServedBelow {
  /** URL of the path. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site below a path, like GitHub project pages. Other paths return 404.
 *
 * @param path starts and ends with a slash
 * @param site URL of the server that serves the built site
 */
export async function serveBelow(path: string, site: string): Promise<ServedBelow> {
  const server = createServer((incoming, outgoing) => {
    const target = incoming.url ?? "/";
    if (!target.startsWith(path)) return outgoing.writeHead(404).end();
    const inner = new URL(target.slice(path.length), site);
    request(inner, { method: incoming.method, headers: incoming.headers }, (forwarded) => {
      outgoing.writeHead(forwarded.statusCode ?? 502, forwarded.headers);
      forwarded.pipe(outgoing);
    }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}${path}`, close };
}
