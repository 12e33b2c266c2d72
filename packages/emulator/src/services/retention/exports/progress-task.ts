import type { PlannedTask } from "../../../service/tasks.ts";

/** In how many steps an export comes to its end. */
export const STEPS = 4;

/** The kind of the tasks by which an export makes progress. */
export const PROGRESS = "exportProgress";

/** What a step of an export is about. */
export interface ProgressSubject {
  readonly exportId: string;
  /** From 1 to {@link STEPS}. */
  readonly step: number;
  /** From this step to the end, in milliseconds. */
  readonly leftMs: number;
}

/** An export has one task at most. */
export function progressTaskId(exportId: string): string {
  return `export ${exportId}`;
}

/**
 * The next step of an export in progress: what is left is divided among the steps that are left.
 *
 * @param from when the step begins, in milliseconds since 1970
 * @param leftMs milliseconds from then until the export is to end
 */
export function progressTask(exportId: string, step: number, from: number, leftMs: number): PlannedTask {
  const stepMs = Math.round(leftMs / (STEPS - step + 1));
  const subject: ProgressSubject = { exportId, step, leftMs: leftMs - stepMs };
  return { id: progressTaskId(exportId), at: from + stepMs, kind: PROGRESS, subject };
}
