import type { ServerResponse } from "node:http";
import type { Answer } from "../../http/answer.ts";

/** Statuses whose answers have no content, and no Content-Length either (RFC 9110 section 8.6). */
const WITHOUT_CONTENT = new Set([204, 304]);

/** Writes an answer as a whole; to HEAD without its body, whose length it says. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const { body } = answer;
  writeHead(response, answer);
  if (body === undefined || response.req.method === "HEAD") response.end();
  else response.end(body);
}

/** Writes an answer, of which the connection is the last, and leaves it open for the sender to finish. */
export function sendLastAnswer(response: ServerResponse, answer: Answer): void {
  const { body } = answer;
  response.shouldKeepAlive = false;
  writeHead(response, answer);
  if (body !== undefined && response.req.method !== "HEAD") response.write(body);
}

function writeHead(response: ServerResponse, { status, headers, body, bytes }: Answer): void {
  const fields: string[] = [];
  for (const name in headers) fields.push(name, headers[name] as string);
  if (!WITHOUT_CONTENT.has(status) && headers["content-length"] === undefined) {
    fields.push("content-length", `${bytes ?? (body === undefined ? 0 : Buffer.byteLength(body))}`);
  }
  response.writeHead(status, fields);
}
