import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { lostPartOf } from "../../faults/connection-loss.ts";

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
