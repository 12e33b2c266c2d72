import type { ServerResponse } from "node:http";
import { type ClientOptions, createClient } from "../../src/index.ts";
import { type AutoAdvanceClock, autoAdvanceClock } from "./clocks.ts";
import { type LibraryClient, library } from "./library.ts";
import { type Answer, json, type LoopbackServer, startServer } from "./loopback-server.ts";

/** An answer, or what is done to the connection instead. */
export type Step = Answer | ((response: ServerResponse) => void);

/** Breaks the connection before there are headers. */
export const reset: Step = (response) => response.destroy();

/** Breaks the connection in the middle of the body. */
export const truncated: Step = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"title":', () => response.destroy());
};

/** Never says anything. */
export const silent: Step = () => undefined;

/** Stops in the middle of the body. */
export const stalled: Step = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"title":');
};

/** A failure with `Retry-After`. */
export function failing(status: number, retryAfter?: string, headers: Record<string, string> = {}): Answer {
  const asked: Record<string, string> = retryAfter === undefined ? {} : { "retry-after": retryAfter };
  return { ...json({ error: { code: "busy" } }, status), headers: { ...headers, ...asked } };
}

export const emma: Answer = json({ title: "Emma" });

/** A library that answers with these steps, one a request, the last one for ever. Its clock skips what is slept. */
export async function startLibrary(
  steps: readonly Step[],
  options: Partial<ClientOptions> = {},
): Promise<{ client: LibraryClient; server: LoopbackServer; clock: AutoAdvanceClock }> {
  let asked = 0;
  const server = await startServer((_, response) => {
    const step = steps[Math.min(asked, steps.length - 1)] ?? emma;
    asked += 1;
    if (typeof step !== "function") return step;
    step(response);
    return undefined;
  });
  const clock = autoAdvanceClock();
  return { client: createClient(library, { baseUrl: server.url, clock, ...options }), server, clock };
}
