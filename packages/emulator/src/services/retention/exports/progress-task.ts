import type { PlannedTask } from "../../../service/tasks.ts";
import type { StoredExport } from "./stored-export.ts";

/** In how many steps an export comes to its end. */
export const STEPS = 4;

/** The kind of the tasks by which an export makes progress. */
export const PROGRESS = "exportProgress";

/** What a step of an export is about. */
export interface ProgressSubject {
  readonly exportId: string;
  /** From 1 to {@link STEPS}. */
  readonly step: number;
}

/** An export has one task at most. */
export function progressTaskId(exportId: string): string {
  return `export ${exportId}`;
}

/** The step of an export in progress, at its time: the steps are equally far from each other. */
export function progressTask({ id, createTime, endsAt = 0 }: StoredExport, step: number): PlannedTask {
  const left = ((endsAt - Date.parse(createTime)) * (STEPS - step)) / STEPS;
  const subject: ProgressSubject = { exportId: id, step };
  return { id: progressTaskId(id), at: Math.round(endsAt - left), kind: PROGRESS, subject };
}
