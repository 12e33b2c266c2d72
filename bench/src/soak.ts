/**
 * Uses all services of the emulator for a long time, with resets and snapshots, and reports whether its heap and its
 * open descriptors stay flat. Exits with code 1 if they do not, or if a request fails.
 *
 * npm run soak
 * npm run soak -- --minutes 5
 * npm run soak -- --zones 20000 --rare-collections
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort, startServer } from "./emulators/server.ts";
import { emulator } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { Caller, Interrupted } from "./soak/caller.ts";
import {
  type Cycle,
  controlCycle,
  functionCycle,
  matterCycle,
  resetCycle,
  zoneCycle,
} from "./soak/cycles.ts";
import { Heap, type Memory } from "./soak/heap.ts";
import { type Sample, trendOf } from "./soak/trend.ts";
import { printTable } from "./table.ts";

/** The cycles, the number of concurrent workers for each, and the pause between two cycles in milliseconds. */
const WORKERS: readonly {
  readonly name: string;
  readonly cycle: Cycle;
  readonly count: number;
  readonly pauseMs: number;
}[] = [
  { name: "matters", cycle: matterCycle, count: 2, pauseMs: 50 },
  { name: "zones", cycle: zoneCycle, count: 2, pauseMs: 50 },
  { name: "functions", cycle: functionCycle, count: 1, pauseMs: 1_000 },
  { name: "control", cycle: controlCycle, count: 1, pauseMs: 500 },
  { name: "snapshot and reset", cycle: resetCycle, count: 1, pauseMs: 15_000 },
];

const SAMPLE_MS = 10_000;
const SAMPLES_PER_LINE = 6;
/** Fraction of the run that is ignored, because code is being compiled and the journal fills. */
const WARM_UP = 0.2;
/**
 * A flat heap rises by at most this fraction of its mean. The store's cache of parsed values grows to some megabytes
 * before it is emptied, so the regression line depends on its fill level at both ends.
 */
const MAX_RISE = 0.1;
/** Flat descriptors rise by at most this number, because connections open and close. */
const MAX_DESCRIPTORS = 3;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    zones: { type: "string", default: "0" },
    "rare-collections": { type: "boolean", default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new RangeError(`--minutes must be a positive number: ${values.minutes}`);
const zones = Number(values.zones);
if (!(Number.isInteger(zones) && zones >= 0))
  throw new RangeError(`--zones must be a non-negative integer: ${values.zones}`);
/** Whether garbage is collected with each sample. Otherwise the resident memory grows as it does for users. */
const collectsOften = !values["rare-collections"];

const inspectorPort = await freePort();
const server = await startServer({ ...emulator, nodeFlags: [`--inspect=127.0.0.1:${inspectorPort}`] });
const heap = await Heap.of(inspectorPort);
const caller = new Caller(server.urls);
const start = performance.now();
const endAt = start + minutes * 60_000;
const completed = new Map(WORKERS.map(({ name }) => [name, 0]));
const memories: (Memory & { readonly moment: string; readonly before: number })[] = [];
const inUse: Sample[] = [];
const resident: Sample[] = [];
const descriptors: Sample[] = [];

await measureMemory("start");
if (zones > 0) await caller.control("POST /seed", largeSeed(zones));
const working = WORKERS.flatMap(({ count, ...worker }) => Array.from({ length: count }, () => work(worker)));
await Promise.all([...working, sample(), measureMiddle()]);
await measureMemory("end");
await caller.control("POST /seed", largeSeed(0));
await measureMemory("empty state");
heap.close();
await server.stop();
report();

/** Runs one cycle after the other until the time is over. */
async function work({ name, cycle, pauseMs }: Omit<(typeof WORKERS)[number], "count">): Promise<void> {
  while (performance.now() < endAt) {
    await pause(Math.min(pauseMs, Math.max(0, endAt - performance.now())));
    const number = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    try {
      await cycle(caller, number);
      completed.set(name, (completed.get(name) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Interrupted)) caller.failures.push(`${name}: ${error}`);
    }
  }
}

async function measureMiddle(): Promise<void> {
  await pause((minutes * 60_000) / 2);
  await measureMemory("middle");
}

async function measureMemory(moment: string): Promise<void> {
  const before = await server.megabytes();
  memories.push({ moment, before, ...(await heap.memory()) });
}

/** Returns the JSON of a seed with a number of zones, in addition to the zones that the cycles create. */
function largeSeed(count: number): string {
  const many = count === 0 ? [] : [{ Domain: "large-{n}.example", repeat: count }];
  return JSON.stringify({ edge: { zones: many } });
}

async function sample(): Promise<void> {
  while (performance.now() < endAt) {
    await pause(SAMPLE_MS);
    const atMs = performance.now() - start;
    resident.push({ atMs, value: await server.megabytes() });
    if (collectsOften) inUse.push({ atMs, value: await heap.megabytesInUse() });
    descriptors.push({ atMs, value: await server.descriptors() });
    if (resident.length % SAMPLES_PER_LINE === 0) reportProgress(atMs);
  }
}

/** Writes the last samples to stderr, to show trends during the run. */
function reportProgress(atMs: number): void {
  const lastOf = (samples: readonly Sample[]): string => (samples.at(-1)?.value ?? 0).toFixed(0);
  const minute = (atMs / 60_000).toFixed(1);
  console.error(
    `${minute} min: ${collectsOften ? `${lastOf(inUse)} MB in use, ` : ""}${lastOf(resident)} MB resident, ${lastOf(descriptors)} descriptors`,
  );
}

function report(): void {
  console.log(`\n${minutes} minutes, ${caller.requests} requests. ${machine()}\n`);
  console.log([...completed].map(([name, count]) => `${name}: ${count} complete`).join("; "), "\n");
  const rows = [
    collectsOften ? rowOf("heap in use, MB", inUse, (mean) => mean * MAX_RISE) : heapSinceMiddle(),
    rowOf("descriptors", descriptors, () => MAX_DESCRIPTORS),
    // Not judged, because V8 keeps garbage as long as there is room.
    rowOf("resident, MB", resident),
  ];
  printTable(
    ["", "mean", "rise", "at most", "flat"],
    rows.map(({ cells }) => cells),
  );
  console.log();
  printTable(
    ["MB", "resident", "collected: heap used", "external", "resident"],
    memories.map(({ moment, before, heapUsed, external, resident }) => [
      moment,
      ...[before, heapUsed, external, resident].map((megabytes) => megabytes.toFixed(1)),
    ]),
  );
  for (const failure of caller.failures.slice(0, 10)) console.error(failure);
  for (const [name, count] of completed) if (count === 0) console.error(`No cycle of ${name} was completed.`);
  const isWell = caller.failures.length === 0 && [...completed.values()].every((count) => count > 0);
  if (!isWell || !rows.every(({ isFlat }) => isFlat)) process.exitCode = 1;
}

/** Compares the heap in the middle with the heap at the end. */
function heapSinceMiddle() {
  const used = (wanted: string): number => memories.find(({ moment }) => moment === wanted)?.heapUsed ?? 0;
  const [mean, rise] = [(used("middle") + used("end")) / 2, used("end") - used("middle")];
  const max = mean * MAX_RISE;
  const cells = ["heap used, MB", mean, rise, max].map((cell) =>
    typeof cell === "number" ? cell.toFixed(1) : cell,
  );
  return { isFlat: rise <= max, cells: [...cells, rise <= max ? "yes" : "no"] };
}

/** @param maxOf maximum rise of a flat figure; if omitted, the figure is shown but not judged */
function rowOf(name: string, samples: readonly Sample[], maxOf?: (mean: number) => number) {
  const { mean, rise } = trendOf(samples.filter(({ atMs }) => atMs > minutes * 60_000 * WARM_UP));
  const max = maxOf?.(mean) ?? Number.POSITIVE_INFINITY;
  const isFlat = rise <= max;
  const judged = maxOf ? [max.toFixed(1), isFlat ? "yes" : "no"] : ["–", "–"];
  return { isFlat, cells: [name, mean.toFixed(1), rise.toFixed(1), ...judged] };
}
