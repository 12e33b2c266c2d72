import { request } from "node:http";
import { inject } from "vitest";
import { serveLocally } from "../serve-locally.ts";

/**
 * Serves the built site below a path until the end of the test, like GitHub project pages. Other paths return 404.
 *
 * @param path starts and ends with a slash
 * @returns the URL of the path
 */
export async function serveBelow(path: string): Promise<string> {
  const site = inject("siteUrl");
  const origin = await serveLocally((incoming, outgoing) => {
    const target = incoming.url ?? "/";
    if (!target.startsWith(path)) return outgoing.writeHead(404).end();
    const inner = new URL(target.slice(path.length), site);
    request(inner, { method: incoming.method, headers: incoming.headers }, (forwarded) => {
      outgoing.writeHead(forwarded.statusCode ?? 502, forwarded.headers);
      forwarded.pipe(outgoing);
    }).end();
  });
  return `${origin}${path}`;
}
