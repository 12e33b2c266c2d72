import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { exampleSeed } from "../../../packages/emulator/src/generated/example-seed.gen.ts";
import { createEmulator } from "../../../packages/emulator/src/index.ts";
import type { Mutate } from "../../../packages/emulator/test/verify/support/mutant.ts";
import type { TestedService } from "./schemathesis.ts";

const HEADERS = { retention: "Authorization: Bearer ada@example.com", edge: "AccessKey: test-key" };

/** The server's own request. */
interface Environment {
  readonly incoming: { readonly method?: string | undefined };
}

/** A service with a defect, on a port. */
export interface ServedMutant extends TestedService, AsyncDisposable {
  /** Requests so far. */
  readonly requests: number;
}

/**
 * Serves the emulator with its example behind a proxy.
 *
 * @param document `retention/v1` or `edge`
 * @param mutate the proxy's defect; without it, responses are unchanged
 */
export async function serveMutant(document: string, mutate?: Mutate): Promise<ServedMutant> {
  const service = document === "edge" ? "edge" : "retention";
  const emulator = createEmulator({ longRunningMs: 300, seed: exampleSeed });
  const handle = (request: Request) => emulator[service].fetch(request);
  let requests = 0;
  let onLimit: (() => void) | undefined;
  let limit = 0;
  const fetch = async (request: Request, { incoming }: Environment): Promise<Response> => {
    requests += 1;
    if (requests >= limit) onLimit?.();
    // A `Request` cannot have this method, so the server would pass it on as GET.
    if (incoming.method === "TRACE") return new Response(null, { status: 405, headers: { allow: "GET" } });
    return mutate ? mutate(request, handle) : handle(request);
  };
  const server = serve({ fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    header: HEADERS[service],
    contract: fileURLToPath(
      new URL(`../../../specs/dist/${document}/reference/openapi.json`, import.meta.url),
    ),
    get requests() {
      return requests;
    },
    afterRequests(count, stop) {
      limit = requests + count;
      onLimit = stop;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      await emulator.close();
    },
  };
}
