import type { ServerResponse } from "node:http";
import { type ClientOptions, createClient } from "../../src/index.ts";
import { type AutoAdvanceClock, autoAdvanceClock } from "./clocks.ts";
import { type LibraryClient, library } from "./library.ts";
import { json, type LoopbackServer, type Reply, startServer } from "./loopback-server.ts";

/** A reply, or an action on the connection. */
export type Step = Reply | ((response: ServerResponse) => void);

/** Breaks the connection before the headers. */
export const reset: Step = (response) => response.destroy();

/** Breaks the connection in the middle of the body. */
export const truncated: Step = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"title":', () => response.destroy());
};

/** Never responds. */
export const silent: Step = () => undefined;

/** Stalls in the middle of the body. */
export const stalled: Step = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"title":');
};

/** A failure, optionally with `Retry-After`. */
export function failing(status: number, retryAfter?: string, headers: Record<string, string> = {}): Reply {
  const requested: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": retryAfter };
  return { ...json({ error: { code: "busy" } }, status), headers: { ...headers, ...requested } };
}

export const emma: Reply = json({ title: "Emma" });

/**
 * Starts a library that executes one step per request, and repeats the last step. Sleeps advance the time of its clock.
 */
export async function startLibrary(
  steps: readonly Step[],
  options: Partial<ClientOptions> = {},
): Promise<{ client: LibraryClient; server: LoopbackServer; clock: AutoAdvanceClock }> {
  let requested = 0;
  const server = await startServer((_, response) => {
    const step = steps[Math.min(requested, steps.length - 1)] ?? emma;
    requested += 1;
    if (typeof step !== "function") return step;
    step(response);
    return undefined;
  });
  const clock = autoAdvanceClock();
  return { client: createClient(library, { baseUrl: server.url, clock, ...options }), server, clock };
}
