/**
 * Generates, compiles and runs clients of every document with every generator, and records what happened.
 *
 *   npx -y pnpm test:languages [--only <generator id>…] [--document <name>…] [--slice] [--no-run] [--table]
 */
import { parseCommandLine } from "./command-line.ts";
import { languageDocuments } from "./documents.ts";
import { readGenerators } from "./generators.ts";
import { runMatrix } from "./matrix.ts";
import { writeTable } from "./readme.ts";

const wanted = parseCommandLine(process.argv.slice(2));
if (wanted.tableOnly) writeTable();
else process.exitCode = await testLanguages();

async function testLanguages(): Promise<number> {
  const generators = await readGenerators(wanted.only);
  const { passed, failed } = await runMatrix(generators, languageDocuments(), wanted);
  if (!wanted.slice) writeTable();
  console.log(`\nTests  ${failed ? `${failed} failed | ` : ""}${passed} passed (${passed + failed})`);
  return failed ? 1 : 0;
}
