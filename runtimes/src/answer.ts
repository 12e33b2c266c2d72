import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request of the suite. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
