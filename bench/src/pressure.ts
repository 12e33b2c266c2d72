/**
 * Measures how long a health request to the emulator waits, and how much memory the emulator needs, while a large state
 * changes and while clients send requests without reading the responses.
 *
 * npm run pressure
 * npm run pressure -- --zones 60000
 */
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Server, startServer } from "./emulators/server.ts";
import { emulator, requests } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { printTable } from "./table.ts";

/** Pause between two health requests, in milliseconds. */
const PAUSE_MS = 5;
const SOCKETS = 10;
const REQUESTS = 400;
/** Time during which the clients read nothing, in milliseconds. */
const UNREAD_MS = 5_000;

const { values } = parseArgs({ options: { zones: { type: "string", default: "20000" } } });
const zones = Number(values.zones);

const rows = [...(await changes("memory")), ...(await changes("SQLite")), await unread()];
console.log(`\n${zones} zones; ${SOCKETS} sockets with ${REQUESTS} requests each. ${machine()}\n`);
printTable(["meanwhile", "takes ms", "longest health wait ms", "peak MB"], rows);

/** Measures how long other requests wait while the whole state changes. */
async function changes(engine: "memory" | "SQLite"): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
  const args = ["--port", "0", "--json", ...(engine === "SQLite" ? ["--data", folder] : [])];
  const server = await startServer({ ...emulator, args, probe: ["edge", "/__emulator/health"] });
  const seed = JSON.stringify({ edge: { zones: [{ Domain: "zone-{n}.example", repeat: zones }] } });
  const rows = [await measured(`${engine}: seed`, server, () => post(server, "/seed", seed))];
  let snapshot = "";
  rows.push(
    await measured(`${engine}: snapshot`, server, async () => {
      snapshot = await (await fetch(`${server.urls.edge}/__emulator/snapshot`)).text();
    }),
    await measured(`${engine}: restore`, server, () => post(server, "/snapshot", snapshot)),
    await measured(`${engine}: reset`, server, () => post(server, "/reset")),
  );
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
}

/** Measures clients that send many requests and read no responses. */
async function unread(): Promise<string[]> {
  const server = await startServer(emulator);
  await post(
    server,
    "/seed",
    JSON.stringify({ edge: { zones: [{ Domain: "zone-{n}.example", repeat: 1_000 }] } }),
  );
  const { host, port, hostname } = new URL(server.urls.edge);
  const { path, headers } = requests.edge;
  const request = `GET ${path}0 HTTP/1.1\r\nHost: ${host}\r\nAccessKey: ${headers.accesskey}\r\n\r\n`;
  const sockets: Socket[] = [];
  const row = await measured("unread responses", server, async () => {
    for (let count = 0; count < SOCKETS; count += 1) {
      const socket = connect(Number(port), hostname).pause();
      socket.on("error", () => undefined).write(request.repeat(REQUESTS));
      sockets.push(socket);
    }
    await after(UNREAD_MS);
  });
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return row;
}

async function post({ urls }: Server, path: string, body?: string): Promise<void> {
  const response = await fetch(`${urls.edge}/__emulator${path}`, { method: "POST", body: body ?? null });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Sends health requests repeatedly until `work` ends. */
async function measured(name: string, server: Server, work: () => Promise<unknown>): Promise<string[]> {
  const start = performance.now();
  const working = { isOver: false };
  const over = work().finally(() => {
    working.isOver = true;
  });
  let longest = 0;
  let megabytes = 0;
  while (!working.isOver) {
    const sent = performance.now();
    await (await fetch(`${server.urls.edge}/__emulator/health`)).text();
    longest = Math.max(longest, performance.now() - sent);
    megabytes = Math.max(megabytes, await server.megabytes());
    await after(PAUSE_MS);
  }
  await over;
  return [name, (performance.now() - start).toFixed(0), longest.toFixed(0), megabytes.toFixed(0)];
}
