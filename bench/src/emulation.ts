/**
 * Requests per second, time to the first response and memory of the emulator compared with bare node:http, a handwritten
 * stub and a mock server; and the latency of list pages in small and in large collections.
 *
 *   npm run emulation
 *   npm run emulation -- --seconds 10
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { pageLatencies } from "./emulators/page-latencies.ts";
import { type Server, type ServerCommand, startServer } from "./emulators/server.ts";
import { bareHttp, emulator, hono, prism, requests } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

const CONNECTIONS = 10;
const STARTS = 5;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "5" } } });
const seconds = Number(values.seconds);

interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

type Service = keyof typeof requests;

interface Row {
  readonly name: string;
  readonly loads: Partial<Record<Service, Load>>;
  readonly firstResponseMs: number;
  readonly megabytes: number;
}

const rows: Row[] = [];
const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
const responses = join(folder, "responses.json");
await writeFile(responses, JSON.stringify(await emulatedResponses()));
for (const command of [bareHttp(responses), hono(responses), emulator]) {
  rows.push(await measure(command, ["retention", "edge"]));
}
for (const service of ["retention", "edge"] as const)
  rows.push(await measure(await prism(service), [service]));
await rm(folder, { recursive: true });

console.log(`\n${CONNECTIONS} connections for ${seconds} s each. ${machine()}\n`);
printTable(
  ["server", ...headsOf("one matter"), ...headsOf("page of 100 zones"), "first response ms", "MB after load"],
  rows.map(cellsOf),
);

console.log(
  "\nPages of 100 matters from disk (SQLite): milliseconds, median and p99 of successive requests:\n",
);
printTable(["matters", "first page", "p99", "middle page", "p99"], await pageLatencies([1_000, 100_000]));

/** Reads the emulator's responses, so that the handwritten servers send the same bytes. */
async function emulatedResponses(): Promise<object> {
  const server = await startServer(emulator);
  const [matter, zonePage] = await Promise.all(
    (["retention", "edge"] as const).map(async (service) => {
      const { path, headers } = requests[service];
      return (await fetch(`${server.urls[service]}${path}`, { headers })).json();
    }),
  );
  await server.stop();
  return { matter, zonePage };
}

async function measure(command: ServerCommand, services: readonly Service[]): Promise<Row> {
  const starts: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const server = await startServer(command);
    starts.push(server.firstResponseMs);
    await server.stop();
  }
  const server = await startServer(command);
  try {
    const loads: Partial<Record<Service, Load>> = {};
    for (const service of services) loads[service] = await load(server, service);
    const firstResponseMs = quantile([...starts, server.firstResponseMs], 0.5);
    return { name: command.name, loads, firstResponseMs, megabytes: await server.megabytes() };
  } finally {
    await server.stop();
  }
}

/** The first seconds are not counted, since the server's code is not yet compiled. */
async function load(server: Server, service: Service): Promise<Load> {
  const { path, headers } = requests[service];
  const options = { url: `${server.urls[service]}${path}`, headers, connections: CONNECTIONS };
  await autocannon({ ...options, duration: Math.max(1, Math.ceil(seconds / 3)) });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${options.url}: ${result.non2xx} responses were not 2xx, and ${result.errors} requests failed.`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

function headsOf(what: string): string[] {
  return [`${what}, requests/s`, "× bare", "p99 ms"];
}

function cellsOf({ name, loads, firstResponseMs, megabytes }: Row): string[] {
  const cells = (["retention", "edge"] as const).flatMap((service) => {
    const measured = loads[service];
    const bare = rows[0]?.loads[service];
    if (!measured || !bare) return ["", "", ""];
    const ratio = measured.perSecond / bare.perSecond;
    return [measured.perSecond.toFixed(0), ratio.toFixed(2), `${measured.p99}`];
  });
  return [name, ...cells, firstResponseMs.toFixed(0), megabytes.toFixed(0)];
}
