/**
 * Time that a client needs for a call, with a `fetch` that responds at once.
 *
 *   npm run calls -- [--rounds N]
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildContestants } from "./build-contestants.ts";
import { bareFetch, type Contestant, contestants, seamline, throttledOctokit } from "./contestants.ts";
import { machine } from "./machine.ts";
import { messageOf } from "./message-of.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";
import type { Micros } from "./timed-calls.ts";

/** Limits of the warm-up calls in each process: their number, and their total time in microseconds. */
const WARM_UP = { calls: 20_000, micros: 1_000_000 };
/** The same limits for one round of a process. */
const ROUND = { calls: 4000, micros: 100_000 };
/** Maximum CPU time of {@link seamline}, as a multiple of {@link bareFetch}'s. */
const BOUND = 1.25;

const { values } = parseArgs({ options: { rounds: { type: "string", default: "30" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a positive integer.");

interface Setting {
  readonly title: string;
  readonly kind: "get" | "create";
  readonly stub: "respond" | "request";
}

const settings: readonly Setting[] = [
  { title: "GET with a path parameter", kind: "get", stub: "respond" },
  { title: "POST with a JSON body", kind: "create", stub: "respond" },
  {
    title: "GET; fetch creates a Request from its arguments, as the platform's does",
    kind: "get",
    stub: "request",
  },
  { title: "POST; fetch creates a Request from its arguments", kind: "create", stub: "request" },
];

const folder = await buildContestants();
for (const setting of settings) {
  const runs = await measureAll(setting);
  console.log(`\n${setting.title}: ${rounds} rounds, calls one after the other. ${machine()}\n`);
  printTable(["client", "wall µs", "CPU µs", "middle half", "ratio", "middle half"], rows(runs));
  console.log(decision(runs));
}

/** Each round measures all contestants in turn, so that a busy moment of the machine affects all of them. */
async function measureAll({ kind, stub }: Setting): Promise<Map<Contestant, Micros[]>> {
  // plugin-throttling sends only one writing request per second.
  const measured = contestants.filter((one) => kind === "get" || one !== throttledOctokit);
  const runs = new Map<Contestant, Micros[]>(measured.map((one) => [one, []]));
  const processes: WarmProcess[] = [];
  for (const one of measured) processes.push(await start(one, kind, stub));
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, child, count } of processes) runs.get(one)?.push(await time(child, count));
  }
  for (const { child } of processes) child.disconnect();
  return runs;
}

interface WarmProcess {
  readonly one: Contestant;
  readonly child: ChildProcess;
  /** Calls in a round. */
  readonly count: number;
}

async function start(one: Contestant, kind: string, stub: string): Promise<WarmProcess> {
  const script = fileURLToPath(new URL("timed-calls.ts", import.meta.url));
  const args = [join(folder, `${one.file}.mjs`), one.make, kind, stub];
  const child = fork(script, args);
  await messageOf(child);
  const warming = await time(child, fit(WARM_UP, await time(child, 50)));
  return { one, child, count: fit(ROUND, warming) };
}

/** Returns the number of calls that stays within both limits. */
function fit({ calls, micros }: typeof ROUND, { wall }: Micros): number {
  return Math.ceil(Math.min(calls, micros / wall));
}

async function time(child: ChildProcess, count: number): Promise<Micros> {
  child.send(count);
  return (await messageOf(child)) as Micros;
}

function rows(runs: Map<Contestant, Micros[]>): string[][] {
  return [...runs].map(([one, times]) => [
    one.name,
    quantile(
      times.map(({ wall }) => wall),
      0.5,
    ).toFixed(1),
    ...spread(
      times.map(({ cpu }) => cpu),
      1,
    ),
    ...(one === bareFetch ? ["", ""] : spread(ratios(runs, one), 2)),
  ]);
}

/** Ratios within each round, since its two figures were measured under the same conditions. */
function ratios(runs: Map<Contestant, Micros[]>, one: Contestant): number[] {
  const base = runs.get(bareFetch) ?? [];
  return (runs.get(one) ?? []).map(({ cpu }, round) => cpu / (base[round]?.cpu ?? Number.NaN));
}

function spread(numbers: readonly number[], digits: number): string[] {
  const at = (part: number) => quantile(numbers, part).toFixed(digits);
  return [at(0.5), `${at(0.25)}–${at(0.75)}`];
}

function decision(runs: Map<Contestant, Micros[]>): string {
  const ratio = quantile(ratios(runs, seamline), 0.5);
  return `\n${seamline.name}: ${ratio.toFixed(2)} × ${bareFetch.name}; at most ${BOUND} is ${
    ratio <= BOUND ? "reached" : "not reached"
  }.`;
}
