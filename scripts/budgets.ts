/**
 * Compares the cost of importing each entry of every published package with the budgets in the package's
 * `budgets.json`. The cost consists of the size of the entry's bundle and the type checker's work.
 *
 * pnpm budgets            fails if an entry exceeds its budget, and prints by how much
 * pnpm budgets --write    sets the budgets that are missing, exceeded, or far above the measured cost
 */
import { parseArgs } from "node:util";
import { checkPackages } from "./budgets/check-packages.ts";
import { publicPackages, workspaceFolder } from "./release/packages.ts";
import { runTurbo } from "./start/run-turbo.ts";

try {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  await compare(values.write);
} catch (error) {
  if (!String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS")) throw error;
  stop((error as Error).message);
}

async function compare(write: boolean): Promise<void> {
  const members = await publicPackages();
  const built = await runTurbo(["build", ...members.map(({ name }) => `--filter=${name}`)]);
  if (built !== 0) return stop("The packages failed to build.");
  const { entries, over } = await checkPackages(workspaceFolder, { write });
  const remedy =
    'If the cost is justified, run "npx -y pnpm budgets --write", commit the result, and explain the increase in the commit message.';
  if (write) console.log([...over, `Set the budgets of ${entries} entries.`].join("\n"));
  else if (over.length > 0) stop([...over, remedy].join("\n"));
  else console.log(`All ${entries} entries are within their budgets.`);
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
