import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";

/** Base URLs for the two measured requests. */
export interface Addresses {
  readonly retention: string;
  readonly edge: string;
  /** Only defined for the emulator. */
  readonly functions?: string;
}

/** A server in a separate process. */
export interface Server {
  readonly urls: Addresses;
  /** Milliseconds from the start of the process to its first response. */
  readonly firstResponseMs: number;
  /** Returns the current resident memory of the process. */
  megabytes(): Promise<number>;
  /** Returns how many files and sockets the process has open. */
  descriptors(): Promise<number>;
  /** Returns the CPU time of all threads of the process since its start, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

export interface ServerCommand {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly nodeFlags?: readonly string[];
  /** The server's base URLs. If omitted, the server prints the URLs as JSON in the first line of its output. */
  readonly urls?: Addresses;
  /** A service and one of its paths, which responds once the server is ready. */
  readonly probe: readonly [service: keyof Addresses, path: string];
}

const DEADLINE_MS = 60_000;

export async function startServer(command: ServerCommand): Promise<Server> {
  const { script, args, nodeFlags = [], urls, probe, name } = command;
  const start = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const ready = urls ?? (await firstLine(child.stdout));
  child.stdout.resume();
  const [service, path] = probe;
  await responded(`${ready[service]}${path}`, name);
  return {
    urls: ready,
    firstResponseMs: performance.now() - start,
    megabytes: async () => residentMegabytes(await readFile(`/proc/${child.pid}/status`, "utf8")),
    descriptors: async () => (await readdir(`/proc/${child.pid}/fd`)).length,
    cpuMs: async () => cpuMilliseconds(await readFile(`/proc/${child.pid}/stat`, "utf8")),
    async stop() {
      child.kill();
      await exit;
    },
  };
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<Addresses> {
  for await (const line of createInterface({ input: stream })) return JSON.parse(line) as Addresses;
  throw new Error("The server ended before it printed its address.");
}

async function responded(url: string, name: string): Promise<void> {
  const until = performance.now() + DEADLINE_MS;
  while (performance.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`${name} does not respond at ${url}.`);
}

function residentMegabytes(status: string): number {
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Linux reports CPU time in ticks of 10 ms, regardless of the kernel's clock rate. */
const TICK_MS = 10;

/**
 * The name of the process, in parentheses, can contain spaces. User time and system time are fields 14 and 15
 * (proc(5)).
 */
function cpuMilliseconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns a port that was free a moment ago, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
