/**
 * Writes the declarations of every entry of every published package to the package's `api` folder. The reports are
 * committed, so that reviewers see each change to the public surface, and `pnpm changeset:check` can rate it.
 *
 * pnpm api:report            builds the packages and writes their reports
 * pnpm api:report --check    fails if a committed report is out of date, and shows the difference
 */
import { parseArgs } from "node:util";
import { ApiReportError } from "./api-report/api-report-error.ts";
import { reportPackages } from "./api-report/report-packages.ts";
import { publicPackages, workspaceFolder } from "./release/packages.ts";
import { runTurbo } from "./start/run-turbo.ts";

try {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  await report(values.check);
} catch (error) {
  const isForPeople =
    error instanceof ApiReportError ||
    String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
  if (!isForPeople) throw error;
  stop((error as Error).message);
}

async function report(isCheck: boolean): Promise<void> {
  const members = await publicPackages();
  const built = await runTurbo(["build", ...members.map(({ name }) => `--filter=${name}`)]);
  if (built !== 0) return stop("The packages failed to build.");
  const { entries, stale } = await reportPackages(workspaceFolder, { write: !isCheck });
  if (stale.length === 0) console.log(`All ${entries} reports are up to date.`);
  else if (isCheck) stop([...stale, 'Run "npx -y pnpm api:report" and commit the result.'].join("\n\n"));
  else console.log([...stale, `Wrote ${stale.length} of ${entries} reports.`].join("\n\n"));
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
