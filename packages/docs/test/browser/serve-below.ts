import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

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
    request(inner, { method: incoming.method, headers: incoming.headers, agent: newConnections })
      .on("response", (forwarded) => {
        outgoing.writeHead(forwarded.statusCode ?? 502, forwarded.headers);
        // The browser may cancel the request, for example because the test closes the page.
        pipeline(forwarded, outgoing).catch(() => undefined);
      })
      .on("error", (error) => outgoing.destroy(error))
      .end();
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

/** Opens a connection for each request, because the site may close an idle connection just when it is used again. */
const newConnections = new Agent({ keepAlive: false });
