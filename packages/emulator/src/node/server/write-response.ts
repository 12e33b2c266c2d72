import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { lostPartOf } from "../../faults/connection-loss.ts";
import type { ServiceResponse } from "../../pipeline/service-response.ts";

/** Statuses whose answers have no content, and no Content-Length either (RFC 9110 section 8.6). */
const WITHOUT_CONTENT = new Set([204, 304]);

/** Writes an answer as a whole; to HEAD without its body, whose length it says. */
export function sendAnswer(response: ServerResponse, answer: ServiceResponse): void {
  const { body } = answer;
  writeHead(response, answer);
  if (body === undefined || response.req.method === "HEAD") response.end();
  else response.end(body);
}

/** Writes an answer, of which the connection is the last, and leaves it open for the sender to finish. */
export function sendLastAnswer(response: ServerResponse, answer: ServiceResponse): void {
  const { body } = answer;
  response.shouldKeepAlive = false;
  writeHead(response, answer);
  if (body !== undefined && response.req.method !== "HEAD") response.write(body);
}

function writeHead(response: ServerResponse, { status, headers, body, bytes }: ServiceResponse): void {
  const fields: string[] = [];
  for (const name in headers) fields.push(name, headers[name] as string);
  if (!WITHOUT_CONTENT.has(status) && headers["content-length"] === undefined) {
    fields.push("content-length", `${bytes ?? (body === undefined ? 0 : Buffer.byteLength(body))}`);
  }
  response.writeHead(status, fields);
}

/** Writes an answer that a fault had a hand in. What it loses is lost with the connection. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  if (lostPartOf(answer) === "answer") return void response.socket?.resetAndDestroy();
  response.writeHead(answer.status, [...answer.headers].flat());
  response.flushHeaders();
  try {
    for await (const chunk of answer.body ?? []) await write(response, chunk);
    response.end();
  } catch {
    // What was written goes out; then the connection ends before the body does.
    response.socket?.destroySoon();
  }
}

async function write(response: ServerResponse, chunk: Uint8Array): Promise<void> {
  if (response.closed) throw new Error("The receiver is gone.");
  if (!response.write(chunk)) await firstOf(response, "drain", "close");
}

/** Leaves no listeners behind: a long answer waits often. */
async function firstOf(response: ServerResponse, ...events: readonly string[]): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race(events.map((event) => once(response, event, { signal })));
  } finally {
    waiting.abort();
  }
}
