import type { PlannedTask } from "../../../service/tasks.ts";
import type { RetentionTransaction } from "../retention-context.ts";

/** The kind of task that ends an operation. */
export const FINISH_OPERATION = "finishOperation";

interface FinishSubject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** @param at milliseconds since 1970 */
export function finishTask(name: string, at: number): PlannedTask {
  const subject: FinishSubject = { name, at };
  return { id: finishTaskId(name), at, kind: FINISH_OPERATION, subject };
}

export function finishTaskId(name: string): string {
  return `finish ${name}`;
}

/** Ends an operation with what it was to find out. Cancelling and deleting drop the task, so that neither meets it. */
export async function finishOperation(
  { name, at }: FinishSubject,
  transaction: RetentionTransaction,
): Promise<void> {
  const operation = await transaction.get("operations", name);
  if (!operation) return;
  const end = { how: "finished", time: new Date(at).toISOString() } as const;
  await transaction.put("operations", name, { ...operation, end });
}
