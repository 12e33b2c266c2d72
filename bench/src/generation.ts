/**
 * Time and peak memory of generating clients. Each generator runs in its own processes, one after the other.
 *
 *   npm run generation -- [--rounds N]
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Generator, generators, openapiTypescript } from "./generators.ts";
import { type Measured, measureProcess } from "./measure-process.ts";
import { quantile } from "./quantile.ts";
import { type SpecSet, specSets } from "./spec-sets.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a positive integer.");

for (const set of await specSets()) {
  const runs = await measureAll(set);
  console.log(`\nGeneration from ${set.name}: median of ${rounds} rounds\n`);
  printTable(["generator", "seconds", "ratio", "peak MB", "ratio"], rows(runs));
}

/** Each round runs all generators in turn, so that a busy moment of the machine affects all of them. */
async function measureAll(set: SpecSet): Promise<Map<Generator, Measured[]>> {
  const runs = new Map<Generator, Measured[]>(generators.map((generator) => [generator, []]));
  for (let round = 0; round < rounds; round++) {
    for (const generator of generators) runs.get(generator)?.push(await measureSet(generator, set));
  }
  return runs;
}

/** Measures a single run of the generator for all documents of the set. */
async function measureSet(generator: Generator, { files }: SpecSet): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-bench-out-"));
  try {
    const [only = ""] = files;
    const isRun = files.length > 1;
    const args = isRun ? await generator.argsOfRun(files, folder) : generator.args(only, folder);
    const measured = await measureProcess(generator.script, args, folder);
    if (isRun) await assertAll(generator, files.length, join(folder, "out"));
    return measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks that no document was left out, which would make a generator look fast. */
async function assertAll(generator: Generator, expected: number, folder: string): Promise<void> {
  const { length } = await readdir(folder);
  if (length !== expected) {
    throw new Error(`${generator.name} generated output for ${length} of ${expected} documents.`);
  }
}

function rows(runs: Map<Generator, Measured[]>): string[][] {
  const medians = new Map([...runs].map(([generator, measured]) => [generator, medianOf(measured)]));
  const base = medians.get(openapiTypescript);
  return [...medians].map(([{ name }, { seconds, megabytes }]) => [
    name,
    seconds.toFixed(2),
    (seconds / (base?.seconds ?? Number.NaN)).toFixed(2),
    megabytes.toFixed(0),
    (megabytes / (base?.megabytes ?? Number.NaN)).toFixed(2),
  ]);
}

function medianOf(measured: readonly Measured[]): Measured {
  return {
    seconds: quantile(
      measured.map(({ seconds }) => seconds),
      0.5,
    ),
    megabytes: quantile(
      measured.map(({ megabytes }) => megabytes),
      0.5,
    ),
  };
}
