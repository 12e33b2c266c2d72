/**
 * A process that makes many calls of one contestant to a server that throttles, and reports the results to its
 * parent:
 *
 *   storm-calls.ts <Storm as JSON>
 */
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import type { MakeMatterCalls } from "./contestants/matter-calls.ts";

export interface Storm {
  readonly module: string;
  /** Name of the module's export that creates the calls. */
  readonly make: string;
  readonly baseUrl: string;
  readonly calls: number;
  /** Number of callers. Each makes its next call when its last one has ended. */
  readonly callers: number;
  /** Maximum of requests in flight, for the client's own concurrency limiter. */
  readonly concurrency: number;
}

export interface StormReport {
  /** Number of calls that failed. */
  readonly lost: number;
  /** Error of the first call that failed. */
  readonly reason: string | undefined;
  readonly requests: number;
  /** Number of requests whose response was a 429. */
  readonly throttled: number;
  /** Number of requests that were sent before the `Retry-After` of a received 429 was over. */
  readonly sentInPause: number;
  /** Bytes after garbage collection, when a tenth, half and all of the calls have ended. */
  readonly heap: readonly number[];
  readonly seconds: number;
}

const storm = JSON.parse(process.argv[2] ?? "") as Storm;
const { fetch: platformFetch } = globalThis;
let requests = 0;
let throttled = 0;
let sentInPause = 0;
let pauseEnds = 0;
let begun = 0;
let lost = 0;
let reason: string | undefined;
const heap: number[] = [];

// Uses wall-clock time, as the timers of the clients do.
globalThis.fetch = async (input, init) => {
  requests += 1;
  if (Date.now() < pauseEnds) sentInPause += 1;
  const response = await platformFetch(input, init);
  if (response.status === 429) {
    throttled += 1;
    const seconds = Number(response.headers.get("retry-after"));
    pauseEnds = Math.max(pauseEnds, Date.now() + seconds * 1000);
  }
  return response;
};

const makers = (await import(pathToFileURL(storm.module).href)) as Record<string, MakeMatterCalls>;
const makeCalls = makers[storm.make];
if (makeCalls === undefined) throw new Error(`${storm.module} does not export ${storm.make}.`);
const { get, bodyOf } = makeCalls(storm.baseUrl, storm.concurrency);

const start = performance.now();
// Each part ends before the next begins, so that the heap between them contains only what the client keeps.
for (const part of [0.1, 0.5, 1]) {
  const last = storm.calls * part;
  await Promise.all(Array.from({ length: storm.callers }, () => callUpTo(last)));
  heap.push(heapAfterCollection());
}
const seconds = (performance.now() - start) / 1000;
process.send?.({ lost, reason, requests, throttled, sentInPause, heap, seconds } satisfies StormReport);
process.disconnect();

async function callUpTo(last: number): Promise<void> {
  while (begun < last) {
    begun += 1;
    await callOnce(`${begun}`).catch((error: unknown) => {
      lost += 1;
      reason ??= String(error);
    });
  }
}

/** @throws Error if the response contains another matter, and any error of the client */
async function callOnce(matterId: string): Promise<void> {
  const matter = bodyOf(await get(matterId)) as { matterId?: string };
  if (matter.matterId !== matterId) throw new Error(`Requested ${matterId}, but got ${matter.matterId}.`);
}

function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
