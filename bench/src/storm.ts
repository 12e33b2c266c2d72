/**
 * Thousands of calls to a server that accepts 2000 requests, then responds with 429 for a second, and so on. Counts the
 * lost calls and the requests that are sent although the server has requested a pause, and measures memory.
 *
 *   npm run storm
 *
 * Exits with code 1 if our client loses a call, sends a request in a pause, or leaks memory.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildContestants } from "./build-contestants.ts";
import { type Contestant, ky, redocly, seamline, throttledOctokit } from "./contestants.ts";
import { machine } from "./machine.ts";
import { messageOf } from "./message-of.ts";
import type { Storm, StormReport } from "./storm-calls.ts";
import { printTable } from "./table.ts";

const CALLS = 10_000;
const IN_FLIGHT = 50;
const REQUESTS = 2000;
const PAUSE_SECONDS = 1;
/** Maximum growth of the heap from the middle to the end in bytes: 200 per call in the second half. */
const GROWTH = 1_000_000;

interface Row {
  readonly contestant: Contestant;
  /** Number of callers. Each waits for its previous call to end, which limits clients without a limiter. */
  readonly callers: number;
  readonly report: StormReport;
}

const storms: readonly (readonly [contestant: Contestant, callers: number])[] = [
  [seamline, 10 * IN_FLIGHT],
  [seamline, CALLS],
  [throttledOctokit, 10 * IN_FLIGHT],
  [redocly, IN_FLIGHT],
  [ky, IN_FLIGHT],
];

const folder = await buildContestants();
const rows: Row[] = [];
for (const [contestant, callers] of storms) rows.push(await run(contestant, callers));

console.log(
  `\n${CALLS} calls; after every ${REQUESTS} requests the server responds with 429 for ${PAUSE_SECONDS} s.`,
);
console.log(`Clients with a concurrency limiter have ${IN_FLIGHT} calls in flight. ${machine()}\n`);
printTable(
  [
    "client",
    "callers",
    "lost",
    "requests",
    "429",
    "sent in a pause",
    "heap MB at 10 %",
    "50 %",
    "100 %",
    "s",
  ],
  rows.map(cells),
);
for (const { contestant, report } of rows) {
  if (report.reason) console.log(`\n${contestant.name} loses calls. The first error: ${report.reason}`);
}

const broken = rows.filter(({ contestant }) => contestant === seamline).flatMap(promisesBrokenBy);
for (const promise of broken) console.error(`\n${seamline.name} ${promise}`);
process.exitCode = broken.length === 0 ? 0 : 1;

async function run(contestant: Contestant, callers: number): Promise<Row> {
  const { file, make } = contestant;
  const server = start("throttling-server.ts", [String(REQUESTS), String(PAUSE_SECONDS)]);
  try {
    const storm: Storm = {
      module: join(folder, `${file}.mjs`),
      make,
      baseUrl: `http://127.0.0.1:${await messageOf(server)}`,
      calls: CALLS,
      callers,
      concurrency: IN_FLIGHT,
    };
    const report = await messageOf(start("storm-calls.ts", [JSON.stringify(storm)]));
    return { contestant, callers, report: report as StormReport };
  } finally {
    server.disconnect();
  }
}

function start(script: string, args: readonly string[]): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return fork(path, args, { execArgv: ["--expose-gc"] });
}

function cells({ contestant, callers, report }: Row): string[] {
  const { lost, requests, throttled, sentInPause, heap, seconds } = report;
  const counts = [callers, lost, requests, throttled, sentInPause].map(String);
  const megabytes = heap.map((bytes) => (bytes / 1e6).toFixed(1));
  return [contestant.name, ...counts, ...megabytes, seconds.toFixed(1)];
}

function promisesBrokenBy({ report: { lost, sentInPause, heap } }: Row): string[] {
  const [, middle = 0, end = Number.NaN] = heap;
  const growth = end - middle;
  return [
    ...(lost === 0 ? [] : [`lost ${lost} calls.`]),
    ...(sentInPause === 0 ? [] : [`sent ${sentInPause} requests in a pause.`]),
    ...(growth <= GROWTH ? [] : [`has a heap that is ${growth} bytes larger at the end than in the middle.`]),
  ];
}
