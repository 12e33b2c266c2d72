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
  const totals = await runMatrix(generators, languageDocuments(), wanted);
  const { passed, failed } = await withConformance(generators, totals);
  if (!wanted.slice) writeTable();
  console.log(`\nTests  ${failed ? `${failed} failed | ` : ""}${passed} passed (${passed + failed})`);
  return failed ? 1 : 0;
}

/** Adds the conformance results, unless the command line selects documents. */
async function withConformance(generators: readonly NamedGenerator[], totals: Totals): Promise<Totals> {
  const generator = generators.find(({ id }) => id === CONFORMANCE_GENERATOR);
  if (!generator || wanted.documents || !wanted.run || missingCommand(generator.needs)) return totals;
  const { passed, problems } = await runConformance(generator, { record: !wanted.slice });
  console.log(
    `conformance cases in Python: ${passed} with the expected result, ${problems.length} with problems`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  return { passed: totals.passed + passed, failed: totals.failed + problems.length };
}
