import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What happens to a package that is sent to the registry: it is stored, it is refused, or it is stored and the
 * connection breaks before the response.
 */
export type PublishOutcome = "store" | "refuse" | "lose the response";

/** A registry before another one that damages what is published. */
export interface FaultyRegistry extends AsyncDisposable {
  /** With a slash at its end. */
  readonly url: string;
  /** Decides what happens to a package, which is named as in npm. */
  onPublish: (name: string) => PublishOutcome;
  /** The packages that were stored, in order: a name twice was published twice. */
  readonly stored: readonly string[];
}

/** @param target URL of the registry that stores, with a slash at its end */
export async function startFaultyRegistry(target: string): Promise<FaultyRegistry> {
  const stored: string[] = [];
  const registry = { onPublish: (): PublishOutcome => "store" } as Pick<FaultyRegistry, "onPublish">;
  // One after the other, so that what happens to a package may depend on those before.
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

/** Sends a request on. The host stays, so that the registry states the addresses of tarballs here. */
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
