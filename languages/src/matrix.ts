import type { Wanted } from "./command-line.ts";
import { isNamed, type LanguageDocument } from "./documents.ts";
import { execute } from "./execute.ts";
import type { NamedGenerator } from "./generators.ts";
import { JobSlots } from "./job-slots.ts";
import { missingCommand } from "./machine.ts";
import { unexpected, writeResults } from "./record-results.ts";
import { type Endings, readResults } from "./results.ts";
import { tableOf } from "./table.ts";

/** Counts of stages with expected and with unexpected results. */
export interface Totals {
  passed: number;
  failed: number;
}

/**
 * Runs generators on documents, prints the result of every document, and records all results. Installs tools while other
 * generators are already running, because installations mostly wait for downloads.
 */
export async function runMatrix(
  generators: readonly NamedGenerator[],
  documents: readonly LanguageDocument[],
  wanted: Wanted,
): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0 };
  const slots = new JobSlots();
  const runs = generators.map(async (generator) => {
    const chosen = documents.filter(({ name }) => isWanted(generator, name, wanted));
    if (chosen.length > 0) await runGenerator(generator, chosen, wanted, totals, slots);
  });
  await Promise.all(runs);
  const recorded = generators.flatMap(({ id }) => readResults(id) ?? []);
  if (!wanted.slice) console.log(`\n${tableOf(recorded)}`);
  return totals;
}

function isWanted({ slice = [] }: NamedGenerator, document: string, wanted: Wanted): boolean {
  if (wanted.slice && !slice.includes(document)) return false;
  return !wanted.documents || isNamed(document, wanted.documents);
}

async function runGenerator(
  generator: NamedGenerator,
  documents: readonly LanguageDocument[],
  wanted: Wanted,
  totals: Totals,
  slots: JobSlots,
): Promise<void> {
  const { id, needs } = generator;
  const missing = missingCommand(needs);
  if (missing) {
    const isRequired = process.env.SEAMLINE_REQUIRE === "all";
    if (isRequired) totals.failed += 1;
    console.log(
      `${id}: ${isRequired ? "failed" : "skipped"}: the command ${missing} is missing on this machine`,
    );
    return;
  }
  const problem = await installProblem(generator);
  if (problem) {
    totals.failed += 1;
    console.log(`${id}: cannot be installed: ${problem}`);
    return;
  }
  const executed: Record<string, Endings> = {};
  const runs = documents.map((document) =>
    slots.run(async () => {
      executed[document.name] = await runDocument(generator, document, wanted, totals);
    }),
  );
  await Promise.all(runs);
  // A run without stories must not overwrite results that include stories.
  if (!wanted.slice && wanted.run) writeResults(generator, executed);
}

async function installProblem(generator: NamedGenerator): Promise<string | undefined> {
  try {
    await generator.install?.();
    return undefined;
  } catch (error) {
    const output = error instanceof Error && "output" in error ? `\n${error.output}` : "";
    return `${error}${output}`;
  }
}

/** Executes a job, prints a line about it, and counts its stages. */
async function runDocument(
  generator: NamedGenerator,
  document: LanguageDocument,
  wanted: Wanted,
  totals: Totals,
): Promise<Endings> {
  const began = performance.now();
  const endings: Record<string, Endings[keyof Endings]> = {};
  await execute(generator, document, wanted, (stage, ending) => {
    endings[stage] = ending;
  });
  const problems = unexpected(generator, document.name, endings);
  totals.failed += problems.length;
  totals.passed += Object.keys(endings).length - problems.length;
  const words = Object.entries(endings).map(([stage, ending]) => (ending === "ok" ? stage : `not ${stage}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${generator.id} ${document.name}: ${words.join(", ")} in ${seconds} s`);
  for (const problem of problems) console.log(`  ${problem.replaceAll("\n", "\n    ")}`);
  return endings;
}
