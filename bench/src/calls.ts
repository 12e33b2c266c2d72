/**
 * Time that a client takes for a call, over a `fetch` that answers at once.
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

/** Most calls of a process before it is measured, and longest time that they take in microseconds. */
const WARM_UP = { calls: 20_000, micros: 1_000_000 };
/** The same of a process in one round. */
const ROUND = { calls: 4000, micros: 100_000 };
/** To be reached by {@link seamline}: its time as a multiple of {@link bareFetch}'s. */
const BOUND = 1.25;

const { values } = parseArgs({ options: { rounds: { type: "string", default: "30" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number above 0.");

interface Setting {
  readonly title: string;
  readonly kind: "get" | "create";
  readonly stub: "answer" | "request";
}

const settings: readonly Setting[] = [
  { title: "GET with a path parameter", kind: "get", stub: "answer" },
  { title: "POST with a JSON body", kind: "create", stub: "answer" },
  {
    title: "GET; fetch makes a Request of what it is given, as the platform's does",
    kind: "get",
    stub: "request",
  },
  { title: "POST; fetch makes a Request of what it is given", kind: "create", stub: "request" },
];

const folder = await buildContestants();
for (const setting of settings) {
  const runs = await measureAll(setting);
  console.log(`\n${setting.title}: ${rounds} rounds, calls one after the other. ${machine()}\n`);
  printTable(["client", "wall µs", "CPU µs", "middle half", "ratio", "middle half"], rows(runs));
  console.log(decision(runs));
}

/** Rounds run all contestants in turn, so that a busy moment of the machine meets all of them. */
async function measureAll({ kind, stub }: Setting): Promise<Map<Contestant, Micros[]>> {
  // plugin-throttling sends one request a second that writes.
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

/** How many calls may be made. */
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

/** Of each round, since its two figures were taken side by side. */
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
