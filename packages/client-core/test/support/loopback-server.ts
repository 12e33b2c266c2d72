import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

export interface LoopbackServer {
  readonly url: string;
  readonly received: Received[];
}

type Responder = (received: Received, response: ServerResponse) => Reply | undefined;

/** A JSON response of a service. */
export function json(value: unknown, status = 200): Reply {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

/**
 * Starts a real HTTP server for the duration of one test.
 *
 * @param reply returns the response, or writes it and returns `undefined`
 */
export async function startServer(reply: Responder = () => json({})): Promise<LoopbackServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks) };
      received.push(one);
      const passed = reply(one, response);
      if (passed) response.writeHead(passed.status ?? 200, passed.headers).end(passed.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
