/**
 * Adds an operation: every file that it takes, and nothing that its source does not show.
 *
 *   pnpm new-operation retention archiveMatter --method post --path '/v1/matters/{matterId}:archive' \
 *     --source 'Endpoints > Matters' [--tag matters] [--place matters.archive]
 *
 * With --dry-run, it lists the files and writes none.
 */
import { parseArgs } from "node:util";
import { workspaceFolder } from "./release/packages.ts";
import { formatFiles } from "./scaffold/format-files.ts";
import { readOperationRequest } from "./scaffold/operation/operation-request.ts";
import { planOperation } from "./scaffold/operation/plan-operation.ts";
import { ScaffoldError } from "./scaffold/scaffold-error.ts";

const NEXT = `
Generate what follows from them, and look at it:

  npx -y pnpm generate
  npx -y pnpm api:report
  npx -y pnpm test`;

const text = { type: "string" } as const;
const options = {
  method: text,
  path: text,
  source: text,
  tag: text,
  place: text,
  "dry-run": { type: "boolean", default: false },
} as const;

try {
  const { positionals, values } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
  const plan = planOperation(workspaceFolder, readOperationRequest(positionals, values));
  const isDry = values["dry-run"];
  if (!isDry) {
    plan.write();
    formatFiles(workspaceFolder, plan.paths());
  }
  console.log(plan.lines().join("\n"));
  console.log(isDry ? "\nNothing was written." : NEXT);
} catch (error) {
  const isForPeople =
    error instanceof ScaffoldError ||
    String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
  if (!isForPeople) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
