/**
 * Compares what every entry of every published package costs those who import it with its budgets, which are committed
 * in the package's `budgets.json`: the size of its bundle, and the work of the type checker.
 *
 *   pnpm budgets            fails when an entry costs more than its budget, and says by how much
 *   pnpm budgets --write    sets the budgets that are missing, exceeded, or far from what is measured
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
  if (built !== 0) return stop("The packages cannot be built.");
  const { entries, over } = await checkPackages(workspaceFolder, { write });
  const remedy =
    'If that is worth it, run "npx -y pnpm budgets --write", commit the result, and say why in the commit.';
  if (write) console.log([...over, `The budgets of ${entries} entries are set.`].join("\n"));
  else if (over.length > 0) stop([...over, remedy].join("\n"));
  else console.log(`${entries} entries cost no more than their budgets.`);
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
