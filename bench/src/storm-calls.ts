/**
 * A process that makes many calls of one contestant through a server that throttles, and tells its parent what became
 * of them:
 *
 *   storm-calls.ts <Storm as JSON>
 */
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import type { MakeMatterCalls } from "./contestants/matter-calls.ts";

export interface Storm {
  readonly module: string;
  /** Export of the module. */
  readonly make: string;
  readonly baseUrl: string;
  readonly calls: number;
  /** How many callers there are; each makes its next call when its last one has ended. */
  readonly callers: number;
  /** The client's own limit of requests in flight. */
  readonly concurrency: number;
}

export interface StormReport {
  /** Calls that failed. */
  readonly lost: number;
  /** Why the first of them did. */
  readonly reason: string | undefined;
  readonly requests: number;
  /** Requests that were answered with 429. */
  readonly refused: number;
  /** Requests that were sent while the `Retry-After` of a 429 that had been received was not over. */
  readonly sentInPause: number;
  /** Bytes after garbage collection: when a tenth, half and all of the calls have ended. */
  readonly heap: readonly number[];
  readonly seconds: number;
}

const storm = JSON.parse(process.argv[2] ?? "") as Storm;
const { fetch: platformFetch } = globalThis;
let requests = 0;
let refused = 0;
let sentInPause = 0;
let pauseEnds = 0;
let begun = 0;
let lost = 0;
let reason: string | undefined;
const heap: number[] = [];

// By the clock that timers are set by.
globalThis.fetch = async (input, init) => {
  requests += 1;
  if (Date.now() < pauseEnds) sentInPause += 1;
  const response = await platformFetch(input, init);
  if (response.status === 429) {
    refused += 1;
    const seconds = Number(response.headers.get("retry-after"));
    pauseEnds = Math.max(pauseEnds, Date.now() + seconds * 1000);
  }
  return response;
};

const makers = (await import(pathToFileURL(storm.module).href)) as Record<string, MakeMatterCalls>;
const makeCalls = makers[storm.make];
if (makeCalls === undefined) throw new Error(`${storm.module} exports no ${storm.make}.`);
const { get, bodyOf } = makeCalls(storm.baseUrl, storm.concurrency);

const start = performance.now();
// Every part ends before the next begins, so that nothing but what the client keeps is in the heap between them.
for (const part of [0.1, 0.5, 1]) {
  const last = storm.calls * part;
  await Promise.all(Array.from({ length: storm.callers }, () => callUpTo(last)));
  heap.push(heapAfterCollection());
}
const seconds = (performance.now() - start) / 1000;
process.send?.({ lost, reason, requests, refused, sentInPause, heap, seconds } satisfies StormReport);
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

/** @throws Error when it is answered with another matter, and what the client throws */
async function callOnce(matterId: string): Promise<void> {
  const matter = bodyOf(await get(matterId)) as { matterId?: string };
  if (matter.matterId !== matterId) throw new Error(`Asked for ${matterId}, got ${matter.matterId}.`);
}

function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
