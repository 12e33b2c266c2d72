/**
 * Compares the emulator with bare node:http, a handwritten stub and a mock server: requests per second, CPU time per
 * request, time to the first response and memory. Also measures the latency of list pages in small and large
 * collections.
 *
 * npm run emulation
 * npm run emulation -- --seconds 10
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { buildServers } from "./emulators/build-servers.ts";
import { pageLatencies } from "./emulators/page-latencies.ts";
import { type Server, type ServerCommand, startServer } from "./emulators/server.ts";
import { emulator, emulatorWithoutSeed, handwritten, prism, requests } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

const CONNECTIONS = 10;
const STARTS = 7;
const ROUNDS = 3;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "5" } } });
const seconds = Number(values.seconds);

interface Load {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p99: number;
  /** CPU time of the server per request, including garbage collection, in microseconds. */
  readonly cpu: number;
}

/** Time to the first response in milliseconds: wall-clock time and CPU time. */
interface Start {
  readonly wall: number;
  readonly cpu: number;
}

type Service = keyof typeof requests;

interface Row {
  readonly name: string;
  readonly loads: Partial<Record<Service, Load>>;
  readonly firstResponse: Start;
  /** `undefined` if there was no load. */
  readonly megabytes: number | undefined;
}

const rows: Row[] = [];
const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
const responses = join(folder, "responses.json");
await writeFile(responses, JSON.stringify(await emulatedResponses()));
const servers = [...handwritten(await buildServers(), responses), emulator];
rows.push(...(await measure(servers, ["retention", "edge"], [emulatorWithoutSeed])));
for (const service of ["retention", "edge"] as const)
  rows.push(...(await measure([await prism(service)], [service])));
await rm(folder, { recursive: true });

console.log(`\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s each. ${machine()}\n`);
printTable(
  [
    ...["server", ...headsOf("one matter"), ...headsOf("page of 100 zones")],
    ...["first response ms", "× bare", "CPU ms", "× bare", "MB after load", "× bare"],
  ],
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

/**
 * Measures servers in turn, so that other work on the machine slows down all of them, and takes the medians.
 *
 * @param onlyStarted servers for which only the start is measured
 */
async function measure(
  commands: readonly ServerCommand[],
  services: readonly Service[],
  onlyStarted: readonly ServerCommand[] = [],
): Promise<Row[]> {
  const all = [...commands, ...onlyStarted];
  const starts = await measureStarts(all);
  const servers: Server[] = [];
  try {
    for (const command of commands) servers.push(await startServer(command));
    const loads = await loadsOf(servers, services);
    const megabytes = await Promise.all(servers.map((server) => server.megabytes()));
    return all.map(({ name }, at) => ({
      name,
      loads: loads[at] ?? {},
      firstResponse: starts[at] as Start,
      megabytes: megabytes[at],
    }));
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Starts all servers in turn, and stops each one after its first response. */
async function measureStarts(commands: readonly ServerCommand[]): Promise<Start[]> {
  const starts: Start[][] = commands.map(() => []);
  for (let start = 0; start < STARTS; start += 1) {
    for (const [at, command] of commands.entries()) {
      const server = await startServer(command);
      starts[at]?.push({ wall: server.firstResponseMs, cpu: await server.cpuMs() });
      await server.stop();
    }
  }
  const median = (each: readonly Start[], name: keyof Start): number =>
    quantile(
      each.map((start) => start[name]),
      0.5,
    );
  return starts.map((each) => ({ wall: median(each, "wall"), cpu: median(each, "cpu") }));
}

/** The first seconds are not counted, since the servers' code is not yet compiled. */
async function loadsOf(servers: readonly Server[], services: readonly Service[]): Promise<Row["loads"][]> {
  const loads: Partial<Record<Service, Load>>[] = servers.map(() => ({}));
  for (const service of services) {
    const measured: Load[][] = servers.map(() => []);
    for (const server of servers) await load(server, service, Math.max(1, Math.ceil(seconds / 3)));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, server] of servers.entries()) measured[at]?.push(await load(server, service, seconds));
    for (const [at, each] of measured.entries())
      Object.assign(loads[at] ?? {}, { [service]: medianOf(each) });
  }
  return loads;
}

function medianOf(loads: readonly Load[]): Load {
  const median = (name: keyof Load): number =>
    quantile(
      loads.map((each) => each[name]),
      0.5,
    );
  return { perSecond: median("perSecond"), p99: median("p99"), cpu: median("cpu") };
}

async function load(server: Server, service: Service, duration: number): Promise<Load> {
  const { path, headers } = requests[service];
  const options = { url: `${server.urls[service]}${path}`, headers, connections: CONNECTIONS, duration };
  const cpuBefore = await server.cpuMs();
  const result = await autocannon(options);
  const cpuMs = (await server.cpuMs()) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${options.url}: ${result.non2xx} responses were not 2xx, and ${result.errors} requests failed.`,
    );
  const cpu = (cpuMs * 1000) / result.requests.total;
  return { perSecond: result.requests.average, p99: result.latency.p99, cpu };
}

function headsOf(what: string): string[] {
  return [`${what}, requests/s`, "× bare", "p99 ms", "CPU µs", "× bare"];
}

function cellsOf({ name, loads, firstResponse, megabytes }: Row): string[] {
  const cells = (["retention", "edge"] as const).flatMap((service) => {
    const measured = loads[service];
    const bare = rows[0]?.loads[service];
    if (!measured || !bare) return ["", "", "", "", ""];
    const { perSecond, p99, cpu } = measured;
    const ratio = (perSecond / bare.perSecond).toFixed(2);
    return [perSecond.toFixed(0), ratio, p99.toFixed(0), cpu.toFixed(1), (cpu / bare.cpu).toFixed(2)];
  });
  const [bare] = rows;
  const start = [
    ...cellsOfPart(firstResponse.wall, bare?.firstResponse.wall),
    ...cellsOfPart(firstResponse.cpu, bare?.firstResponse.cpu),
  ];
  return [name, ...cells, ...start, ...cellsOfPart(megabytes, bare?.megabytes)];
}

/** Returns a figure and its ratio to the bare server's figure. */
function cellsOfPart(figure: number | undefined, bare: number | undefined): [string, string] {
  return figure === undefined || !bare ? ["", ""] : [figure.toFixed(0), (figure / bare).toFixed(2)];
}
