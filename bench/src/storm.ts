/**
 * Thousands of calls through a server that answers 2000 requests, then 429 for a second, and so on: which of them are
 * lost, what is sent although the server has asked for a pause, and how memory fares.
 *
 *   npm run storm
 *
 * Ends with exit code 1 when our client loses a call, sends one in a pause, or keeps memory.
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
/** Most that the heap may grow from the middle to the end, in bytes: 200 for each call. */
const GROWTH = 1_000_000;

interface Row {
  readonly contestant: Contestant;
  /** Each makes its next call when its last one has ended. Where the client has no limit, they are it. */
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
  `\n${CALLS} calls; after every ${REQUESTS} requests the server answers 429 for ${PAUSE_SECONDS} s.`,
);
console.log(`Clients that can keep ${IN_FLIGHT} in flight. ${machine()}\n`);
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
  if (report.reason) console.log(`\n${contestant.name} loses calls by: ${report.reason}`);
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
  const { lost, requests, refused, sentInPause, heap, seconds } = report;
  const counts = [callers, lost, requests, refused, sentInPause].map(String);
  const megabytes = heap.map((bytes) => (bytes / 1e6).toFixed(1));
  return [contestant.name, ...counts, ...megabytes, seconds.toFixed(1)];
}

function promisesBrokenBy({ report: { lost, sentInPause, heap } }: Row): string[] {
  const [, middle = 0, end = Number.NaN] = heap;
  const growth = end - middle;
  return [
    ...(lost === 0 ? [] : [`lost ${lost} calls.`]),
    ...(sentInPause === 0 ? [] : [`sent ${sentInPause} requests in a pause.`]),
    ...(growth <= GROWTH ? [] : [`has ${growth} bytes more at the end than in the middle.`]),
  ];
}
