/**
 * Measures the latency of list pages and of writes in each kind of store, with few and with many matters.
 *
 * npm run stores -- --store postgres://user@host/database
 * npm run stores -- --store postgres://user@host/database --sizes 1000,100000,1000000
 *
 * The state in that database is replaced.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fill, matterWrites, pages } from "./emulators/page-latencies.ts";
import { startServer } from "./emulators/server.ts";
import { cli, requests } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { store: { type: "string" }, sizes: { type: "string", default: "1000,100000,1000000" } },
});
if (values.store === undefined) throw new Error("Name a database: --store postgres://user@host/database");

const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
const places = { SQLite: ["--data", join(folder, "data")], PostgreSQL: ["--store", values.store] };
const rows: string[][] = [];
for (const size of values.sizes.split(",").map(Number))
  for (const [place, args] of Object.entries(places)) rows.push(await measure(place, size, args));
await rm(folder, { recursive: true, force: true });

console.log(`\nMilliseconds, median and p99 of successive requests; pages of 100 matters. ${machine()}\n`);
printTable(["matters", "fill s", "first page", "p99", "middle page", "p99", "create a matter", "p99"], rows);

async function measure(place: string, size: number, args: readonly string[]): Promise<string[]> {
  const server = await startServer({
    name: `seamline emulator, ${place}`,
    script: cli,
    args: ["--port", "0", "--json", "--no-code", ...args],
    probe: ["retention", requests.retention.path],
  });
  try {
    const seconds = await fill(server, size);
    const times = [...(await pages(server, size)), await matterWrites(server)];
    const cells = times.flatMap((each) => [0.5, 0.99].map((part) => quantile(each, part).toFixed(2)));
    return [`${size} in ${place}`, seconds.toFixed(1), ...cells];
  } finally {
    await server.stop();
  }
}
