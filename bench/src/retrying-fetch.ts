import { setTimeout as sleep } from "node:timers/promises";
import { RETRIES, TIMEOUT_MS } from "./contestants/matter-calls.ts";

const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const REPEATABLE = new Set(["GET", "HEAD", "PUT", "DELETE"]);

/**
 * The `fetch` that a careful user passes to a client without retries: each attempt has a time-out, and repeatable
 * requests are retried after the pause that the service requests.
 */
export async function retryingFetch(request: Request): Promise<Response> {
  for (let left = RETRIES; ; left -= 1) {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      // Sending a request consumes its body, so a copy is sent.
      const response = await fetch(request.clone(), { signal });
      if (left === 0 || !mayRepeat(request, response.status)) return response;
      await response.body?.cancel();
      await sleep(pauseMs(response, left), undefined, { signal: request.signal });
    } catch (error) {
      if (left === 0 || request.signal.aborted || !REPEATABLE.has(request.method)) throw error;
      await sleep(backOffMs(left), undefined, { signal: request.signal });
    }
  }
}

function mayRepeat({ method }: Request, status: number): boolean {
  return PASSING.has(status) && (status === 429 || REPEATABLE.has(method));
}

function pauseMs({ headers }: Response, left: number): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isNaN(seconds) ? backOffMs(left) : seconds * 1000;
}

function backOffMs(left: number): number {
  return Math.random() * 200 * 2 ** (RETRIES - left);
}
