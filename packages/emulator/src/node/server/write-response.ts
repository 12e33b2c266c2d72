import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { ServiceResponse } from "@seamline/emulator-kit";
import { hasBody, isStream } from "@seamline/emulator-kit/host";

/** Statuses of responses that have neither content nor Content-Length (RFC 9110 section 8.6). */
const WITHOUT_CONTENT: ReadonlySet<number> = new Set([204, 304]);

/**
 * Writes a response, including faults that break the connection. Streams are written as they arrive, and other bodies
 * as a whole.
 *
 * @param closing aborts when the server closes; from then on, streams do not wait for slow receivers
 */
export function writeResponse(
  outgoing: ServerResponse,
  response: ServiceResponse,
  closing?: AbortSignal,
): Promise<void> | undefined {
  if (response.connectionLoss === "response") {
    outgoing.socket?.resetAndDestroy();
    return undefined;
  }
  writeHead(outgoing, response);
  const { body } = response;
  if (isStream(body)) return writeStream(outgoing, response, body, closing);
  if (!isBodySent(outgoing, response)) outgoing.end();
  else if (response.connectionLoss === "body") loseRest(outgoing, body as Uint8Array);
  else outgoing.end(body);
  return undefined;
}

/** Writes the last response of a connection. Waits for `sent` before it ends the connection. */
export async function writeLastResponse(
  outgoing: ServerResponse,
  response: ServiceResponse,
  sent: () => Promise<void>,
): Promise<void> {
  outgoing.shouldKeepAlive = false;
  const { body, connectionLoss } = response;
  if (connectionLoss !== undefined || isStream(body)) {
    await writeResponse(outgoing, response);
    return;
  }
  writeHead(outgoing, response);
  if (isBodySent(outgoing, response)) outgoing.write(body);
  await sent();
  outgoing.end();
}

/** Writes the status and header fields. No other function sets `Content-Length`. Streams are sent without it. */
function writeHead(outgoing: ServerResponse, { status, headers, body, bytes }: ServiceResponse): void {
  const fields: string[] = [];
  for (const name in headers) {
    const value = headers[name] ?? [];
    if (typeof value === "string") fields.push(name, value);
    else for (const each of value) fields.push(name, each);
  }
  const isLengthDue = !WITHOUT_CONTENT.has(status) && headers["content-length"] === undefined;
  if (isLengthDue && !isStream(body)) {
    fields.push("content-length", `${bytes ?? (body === undefined ? 0 : Buffer.byteLength(body))}`);
  }
  outgoing.writeHead(status, fields);
}

/** Returns whether to send the body. Responses to HEAD have only header fields. */
function isBodySent(outgoing: ServerResponse, response: ServiceResponse): boolean {
  return hasBody(response) && outgoing.req.method !== "HEAD";
}

/** Sends the start of a body, then closes the connection. */
function loseRest(outgoing: ServerResponse, start: Uint8Array): void {
  outgoing.flushHeaders();
  if (start.length > 0) outgoing.write(start);
  outgoing.socket?.destroySoon();
}

async function writeStream(
  outgoing: ServerResponse,
  response: ServiceResponse,
  body: ReadableStream<Uint8Array>,
  closing: AbortSignal | undefined,
): Promise<void> {
  if (!isBodySent(outgoing, response)) {
    body.cancel().catch(() => undefined);
    return void outgoing.end();
  }
  outgoing.flushHeaders();
  const abandon = (): void => {
    if (outgoing.writableNeedDrain) outgoing.socket?.destroy();
  };
  closing?.addEventListener("abort", abandon);
  outgoing.once("close", () => closing?.removeEventListener("abort", abandon));
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) await write(outgoing, chunk);
    outgoing.end();
  } catch {
    outgoing.socket?.destroySoon();
  }
}

async function write(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  if (outgoing.closed) throw new Error("The client has disconnected.");
  if (!outgoing.write(chunk)) await firstOf(outgoing, "drain", "close");
}

/** Waits for the first of several events. Removes its listeners, which would accumulate during a long response. */
async function firstOf(outgoing: ServerResponse, ...events: readonly string[]): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race(events.map((event) => once(outgoing, event, { signal })));
  } finally {
    waiting.abort();
  }
}
