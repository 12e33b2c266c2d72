/**
 * Measures how the build scales. Synthesises services of fifty operations in a copy of the repository, and measures
 * each step from the contract to the site without a cache, with a full cache, and after one edit of one contract.
 *
 * npm run scale -- --services 10,100,500
 * npm run scale -- --services 10 --steps lint,bundle --minutes 10
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { machine } from "./machine.ts";
import { OPERATIONS_PER_SERVICE } from "./scale/synthetic-contract.ts";
import { createWorkspace, type SyntheticWorkspace } from "./scale/synthetic-workspace.ts";
import { OutOfTime, type TimedRun, timedTurbo } from "./scale/timed-turbo.ts";
import { printTable } from "./table.ts";

const contracts = "--filter=@seamline/specs-service-*";
const clients = "--filter=@seamline/service-*";

/** Turbo's arguments for each step. Each step takes the output of the previous steps from the cache. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  lint: ["lint", contracts],
  bundle: ["bundle", contracts, "--filter=@seamline/specs"],
  generate: ["generate", clients, "--filter=@seamline/emulator"],
  build: ["build", clients],
  docs: ["build", "--filter=@seamline/docs"],
};

/** Packages that do not depend on the number of services. They are built before anything is measured. */
const TOOLS: readonly string[] = ["codegen", "edge", "functions", "retention", "ui", "emulator-page"].map(
  (name) => `--filter=@seamline/${name}`,
);

const STATES = ["cold", "warm", "edit"] as const;
type State = (typeof STATES)[number];

interface Figures {
  readonly services: number;
  readonly step: string;
  readonly runs: ReadonlyMap<State, TimedRun>;
}

const { values } = parseArgs({
  options: {
    services: { type: "string", default: "10,100" },
    steps: { type: "string", default: Object.keys(STEPS).join(",") },
    minutes: { type: "string", default: "60" },
  },
});
const sizes = values.services.split(",").map(Number);
const steps = values.steps.split(",");
const minutes = Number(values.minutes);
if (!sizes.every((size) => Number.isInteger(size) && size > 0 && size < 1000))
  throw new RangeError(
    `--services must be numbers from 1 to 999, such as 10,100, but got ${values.services}.`,
  );
const unknown = steps.filter((step) => !Object.hasOwn(STEPS, step));
if (unknown.length > 0)
  throw new RangeError(
    `--steps must be some of ${Object.keys(STEPS).join(",")}, but got ${unknown.join(", ")}.`,
  );
if (!(minutes > 0)) throw new RangeError(`--minutes must be a positive number, but got ${values.minutes}.`);

const path = searchPath();
const figures: Figures[] = [];
console.log(
  `${machine()}. Services of ${OPERATIONS_PER_SERVICE} operations; at most ${minutes} minutes for each size.\n`,
);
for (const size of sizes) await measure(size);
printGrowth();

/** Returns the search path of scripts that pnpm runs in the repository. Turbo runs package scripts with pnpm. */
function searchPath(): string {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const script = "process.stdout.write(process.env.PATH)";
  return execFileSync("npx", ["-y", "pnpm", "exec", "node", "-e", script], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

async function measure(size: number): Promise<void> {
  const deadline = performance.now() + minutes * 60_000;
  using workspace = createWorkspace(size);
  const run = (args: readonly string[]): Promise<TimedRun> =>
    timedTurbo(workspace.folder, args, { path, deadline });
  const measured = steps.map((step) => ({ services: size, step, runs: new Map<State, TimedRun>() }));
  try {
    await run(["build", ...TOOLS]);
    // The site takes much longer, so it is measured after everything else.
    for (const group of [measured.filter((each) => !isSite(each)), measured.filter(isSite)]) {
      for (const state of STATES) {
        if (state === "edit") edit(workspace);
        for (const { step, runs } of group) runs.set(state, await run(STEPS[step] ?? []));
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  } finally {
    figures.push(...measured);
    printSize(size, measured);
  }
}

function isSite({ step }: Figures): boolean {
  return step === "docs";
}

/** Changes a contract in the middle, because the first and the last one could be special cases. */
function edit(workspace: SyntheticWorkspace): void {
  workspace.edit(workspace.services[Math.floor(workspace.services.length / 2)] ?? "");
}

function printSize(size: number, measured: readonly Figures[]): void {
  console.log(`${size} services, ${size * OPERATIONS_PER_SERVICE} operations`);
  const heads = [
    "step",
    "cold s",
    "CPU s",
    "CPU s / service",
    "warm s",
    "edit s",
    "edit CPU s",
    "tasks of the edit",
  ];
  const rows = measured.map(({ step, runs }) => {
    const [cold, warm, edited] = [runs.get("cold"), runs.get("warm"), runs.get("edit")];
    return [
      step,
      decimals(cold?.seconds),
      decimals(cold?.cpuSeconds),
      decimals(cold && cold.cpuSeconds / size, 2),
      decimals(warm?.seconds),
      decimals(edited?.seconds),
      decimals(edited?.cpuSeconds),
      edited === undefined ? "–" : String(edited.executed),
    ];
  });
  printTable(heads, rows);
  const skipped = measured.flatMap(({ step, runs }) =>
    STATES.filter((state) => !runs.has(state)).map((state) => `${step} ${state}`),
  );
  if (skipped.length > 0) console.log(`Skipped after ${minutes} minutes: ${skipped.join(", ")}.`);
  console.log();
}

/** Prints the CPU time per service for every size. It is constant for a step of linear cost. */
function printGrowth(): void {
  if (sizes.length < 2) return;
  console.log("CPU seconds per service without a cache, and the ratio of the largest size to the smallest");
  const rows = steps.map((step) => {
    const perService = sizes.map((size) => {
      const cold = figures.find((each) => each.services === size && each.step === step)?.runs.get("cold");
      return cold && cold.cpuSeconds / size;
    });
    const known = perService.filter((each) => each !== undefined);
    const ratio = known.length < 2 ? undefined : (known.at(-1) as number) / (known[0] as number);
    return [step, ...perService.map((each) => decimals(each, 2)), decimals(ratio, 2)];
  });
  printTable(["step", ...sizes.map(String), "ratio"], rows);
}

function decimals(value: number | undefined, digits = 1): string {
  return value === undefined ? "–" : value.toFixed(digits);
}
