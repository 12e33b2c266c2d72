import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { quantile } from "../quantile.ts";
import { type Server, startServer } from "./server.ts";
import { cli, requests } from "./servers.ts";

const REPEATS = 200;
const PAGE = 100;

/** Measures the first and a later page for each size of the collection. Each size is one row. */
export async function pageLatencies(sizes: readonly number[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measure(size));
  return rows;
}

async function measure(size: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
  const seed = join(folder, "seed.yaml");
  await writeFile(seed, seedOf(size));
  const server = await startServer({
    name: `seamline emulator, ${size} matters`,
    script: cli,
    args: ["--port", "0", "--json", "--seed", seed, "--data", join(folder, "data")],
    probe: ["retention", requests.retention.path],
  });
  try {
    const first = await timed(server, "");
    const middle = await timed(server, await tokenInTheMiddle(server, size));
    return [
      `${size}`,
      ...[first, middle].flatMap((times) => [0.5, 0.99].map((part) => quantile(times, part).toFixed(2))),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function seedOf(matters: number): string {
  return JSON.stringify({
    retention: {
      matters: [{ repeat: matters, matterId: "case-{n}", name: "Matter {n}", state: "OPEN", owner: "bench" }],
    },
  });
}

async function timed(server: Server, pageToken: string): Promise<number[]> {
  await page(server, pageToken);
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await page(server, pageToken);
    times.push(performance.now() - start);
  }
  return times;
}

async function tokenInTheMiddle(server: Server, size: number): Promise<string> {
  let token = "";
  for (let pages = 0; pages < size / PAGE / 2; pages += 1) token = (await page(server, token)).nextPageToken;
  return token;
}

async function page(server: Server, pageToken: string): Promise<{ readonly nextPageToken: string }> {
  const query = new URLSearchParams({ pageSize: `${PAGE}`, pageToken });
  const { headers } = requests.retention;
  const response = await fetch(`${server.urls.retention}/v1/matters?${query}`, { headers });
  if (!response.ok)
    throw new Error(`The list request failed with ${response.status}: ${await response.text()}`);
  return (await response.json()) as { readonly nextPageToken: string };
}
