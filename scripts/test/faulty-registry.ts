import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Outcome of publishing a package: it is stored, it is rejected, or it is stored but the connection breaks before the
 * response.
 */
export type PublishOutcome = "store" | "refuse" | "lose the response";

/** A registry that forwards to another one and interferes with publishing. */
export interface FaultyRegistry extends AsyncDisposable {
  /** URL with a trailing slash. */
  readonly url: string;
  /** Decides the outcome for the package with this npm name. */
  onPublish: (name: string) => PublishOutcome;
  /** The stored packages, in order. A name that appears twice was published twice. */
  readonly stored: readonly string[];
}

/** @param target URL of the registry that stores packages, with a trailing slash */
export async function startFaultyRegistry(target: string): Promise<FaultyRegistry> {
  const stored: string[] = [];
  const registry = { onPublish: (): PublishOutcome => "store" } as Pick<FaultyRegistry, "onPublish">;
  // Requests are handled one after the other, so that an outcome can depend on earlier packages.
  let before: Promise<unknown> = Promise.resolve();
  const server = createServer((incoming, response) => {
    if (incoming.method !== "PUT") return void forward(incoming, response, target);
    before = before.then(() => publish(incoming, response)).catch(() => response.destroy());
  });
  const publish = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = decodeURIComponent(`${incoming.url}`.slice(1));
    const outcome = registry.onPublish(name);
    if (outcome === "refuse") return refuse(incoming, response);
    stored.push(name);
    await forward(incoming, outcome === "store" ? response : undefined, target);
    if (outcome !== "store") incoming.socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(registry, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stored,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  });
}

function refuse(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  response.writeHead(403, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: "Refused by the test." }));
}

/** Forwards a request. Keeps the Host header, so that the registry returns tarball addresses on this server. */
async function forward(
  incoming: IncomingMessage,
  response: ServerResponse | undefined,
  target: string,
): Promise<void> {
  const { method, headers, url = "/" } = incoming;
  const outgoing = request(new URL(url.slice(1), target), { method, headers });
  incoming.pipe(outgoing);
  const [stored] = (await once(outgoing, "response")) as [IncomingMessage];
  if (response === undefined) stored.resume();
  else stored.pipe(response.writeHead(stored.statusCode ?? 500, stored.headers));
  await once(stored, "end");
}
