/**
 * Generates, compiles and runs clients of every document with every generator, and records the results.
 *
 *   npx -y pnpm test:languages [--only <generator id>…] [--document <name>…] [--slice] [--no-run] [--table]
 */
import { parseCommandLine } from "./command-line.ts";
import { CONFORMANCE_GENERATOR, runConformance } from "./conformance.ts";
import { languageDocuments } from "./documents.ts";
import { type NamedGenerator, readGenerators } from "./generators.ts";
import { missingCommand } from "./machine.ts";
import { runMatrix, type Totals } from "./matrix.ts";
import { writeTable } from "./readme.ts";

const wanted = parseCommandLine(process.argv.slice(2));
if (wanted.tableOnly) writeTable();
else process.exitCode = await testLanguages();

async function testLanguages(): Promise<number> {
  const generators = await readGenerators(wanted.only);
  // The conformance cases need little CPU time, so run them while the other generators' tools are built.
  const [totals, conformance] = await Promise.all([
    runMatrix(generators, languageDocuments(), wanted),
    conformanceTotals(generators),
  ]);
  const [passed, failed] = [totals.passed + conformance.passed, totals.failed + conformance.failed];
  if (!wanted.slice) writeTable();
  console.log(`\nTests  ${failed ? `${failed} failed | ` : ""}${passed} passed (${passed + failed})`);
  return failed ? 1 : 0;
}

/** Runs the conformance cases, unless the command line selects documents. */
async function conformanceTotals(generators: readonly NamedGenerator[]): Promise<Totals> {
  const generator = generators.find(({ id }) => id === CONFORMANCE_GENERATOR);
  if (!generator || wanted.documents || !wanted.run || missingCommand(generator.needs))
    return { passed: 0, failed: 0 };
  await generator.install?.();
  const { passed, problems } = await runConformance(generator, { record: !wanted.slice });
  console.log(
    `conformance cases in Python: ${passed} with the expected result, ${problems.length} with problems`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  return { passed, failed: problems.length };
}
