import type { ErrandWork } from "../../../service/errand-work.ts";
import type { PlannedTask } from "../../../service/tasks.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { archiveReader } from "../running/archive-reader.ts";
import { programOf } from "../running/program-of.ts";

/** The kind of the errand that ends a program which nothing calls any more. */
export const RETIRE = "retire";

interface RetireSubject {
  readonly stored: Pick<StoredFunction, "name" | "environment">;
  readonly version: DeployedVersion;
}

/** @param at milliseconds since 1970 */
export function retireTask(
  { name, environment }: StoredFunction,
  version: DeployedVersion,
  at: number,
): PlannedTask {
  const subject: RetireSubject = { stored: { name, environment }, version };
  return { id: `retire ${name} ${version.versionId}`, at, kind: RETIRE, subject };
}

/** Ends a program as soon as its calls have ended. */
export function retireErrand(context: FunctionsContext): ErrandWork {
  return async ({ stored, version }: RetireSubject) => {
    context.runner?.retire(programOf(stored, version, archiveReader(context)).id);
  };
}
