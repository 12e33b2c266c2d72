import type { PlannedTask } from "../../../service/tasks.ts";
import type { StoredFunction } from "../functions/stored-function.ts";

/** The kind of the errand that deploys a function. */
export const DEPLOY = "deploy";

/** What is to be deployed, and what there was before. */
export interface DeploySubject {
  readonly operationId: string;
  /** The function as it was before the operation that updates it. */
  readonly before?: StoredFunction;
  /** The archive that is deployed again; without it, what the function's source names. */
  readonly archiveId?: string;
}

/** @param at milliseconds since 1970 */
export function deployTask(subject: DeploySubject, at: number): PlannedTask {
  return { id: `deploy ${subject.operationId}`, at, kind: DEPLOY, subject };
}
