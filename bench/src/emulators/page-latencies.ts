import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { quantile } from "../quantile.ts";
import { type Server, startServer } from "./server.ts";
import { cli, requests } from "./servers.ts";

const REPEATS = 200;
const PAGE = 100;

/** Measures the first and a later page on disk for each size of the collection. Each size is one row. */
export async function pageLatencies(sizes: readonly number[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measure(size));
  return rows;
}

async function measure(size: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
  const server = await startServer({
    name: `seamline emulator, ${size} matters`,
    script: cli,
    args: ["--port", "0", "--json", "--data", join(folder, "data")],
    probe: ["retention", requests.retention.path],
  });
  try {
    await fill(server, size);
    const times = await pages(server, size);
    const cells = times.flatMap((each) => [0.5, 0.99].map((part) => quantile(each, part).toFixed(2)));
    return [`${size}`, ...cells];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Replaces the state with the given number of matters, which can exceed the limit of a seed.
 *
 * @returns duration in seconds, which can exceed the timeout of `fetch`
 */
export async function fill({ urls }: Server, matters: number): Promise<number> {
  const control = `${urls.retention}/__emulator`;
  const seeded = await fetch(`${control}/seed`, { method: "POST", body: JSON.stringify(SEED) });
  if (!seeded.ok) throw new Error(`The seed failed with ${seeded.status}: ${await seeded.text()}`);
  const snapshot = (await (await fetch(`${control}/snapshot`)).json()) as Snapshot;
  const start = performance.now();
  const restoring = request(`${control}/snapshot`, { method: "POST" });
  Readable.from(multiplied(snapshot, matters)).pipe(restoring);
  const [response] = (await once(restoring, "response")) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 204)
    throw new Error(`The snapshot failed with ${response.statusCode}: ${body}`);
  return (performance.now() - start) / 1_000;
}

const SEED = {
  retention: { matters: [{ matterId: "case-1", name: "Matter 1", state: "OPEN", owner: "bench" }] },
};

/** The changed part of a snapshot. */
interface Snapshot {
  readonly services: {
    readonly retention: {
      readonly collections: Record<string, unknown>;
      readonly numbers: Record<string, number>;
    };
  };
}

/** Placeholder for the matters in the text of a snapshot. */
const PLACE = "{matters}";

/** Expands a snapshot of one matter to a snapshot of many matters. */
function* multiplied(snapshot: Snapshot, count: number): Generator<string> {
  const { collections, numbers } = snapshot.services.retention;
  const { "case-1": matter } = collections.matters as { "case-1": object };
  collections.matters = PLACE;
  numbers.matters = count;
  const [before, after] = JSON.stringify(snapshot).split(JSON.stringify(PLACE));
  yield `${before}{`;
  for (let number = 1; number <= count; number += 1) {
    const matterId = `case-${number}`;
    const one = JSON.stringify({ ...matter, matterId, name: `Matter ${number}`, number });
    yield `${number === 1 ? "" : ","}"${matterId}":${one}`;
  }
  yield `}${after}`;
}

/** Measures the latency of the first page and of a middle page, in milliseconds. */
export async function pages(server: Server, size: number): Promise<[number[], number[]]> {
  const first = await timed(() => page(server, ""));
  const token = await tokenInTheMiddle(server, size);
  return [first, await timed(() => page(server, token))];
}

/** Measures the latency of creating a matter, in milliseconds. */
export function matterWrites(server: Server): Promise<number[]> {
  const headers = { ...requests.retention.headers, "content-type": "application/json" };
  return timed(async () => {
    const body = JSON.stringify({ name: "One more" });
    await sent(await fetch(`${server.urls.retention}/v1/matters`, { method: "POST", headers, body }));
  });
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

async function tokenInTheMiddle(server: Server, size: number): Promise<string> {
  let token = "";
  for (let count = 0; count < size / PAGE / 2; count += 1) token = (await page(server, token)).nextPageToken;
  return token;
}

async function page(server: Server, pageToken: string): Promise<{ readonly nextPageToken: string }> {
  const query = new URLSearchParams({ pageSize: `${PAGE}`, pageToken });
  const { headers } = requests.retention;
  return sent(await fetch(`${server.urls.retention}/v1/matters?${query}`, { headers }));
}

async function sent<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`The request failed with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
