import type { PlannedTask } from "../../../service/tasks.ts";
import { settleFunction } from "../deployment/settle-function.ts";
import type { FunctionsTransaction } from "../functions-context.ts";

/** The kind of task that ends an operation. */
export const FINISH_OPERATION = "finishOperation";

interface FinishSubject {
  readonly operationId: string;
}

/** @param at milliseconds since 1970 */
export function finishTask(operationId: string, at: number): PlannedTask {
  const subject: FinishSubject = { operationId };
  return { id: `finish ${operationId}`, at, kind: FINISH_OPERATION, subject };
}

/** Ends an operation with what was found out, and has its function become what that makes of it. Until then it waits. */
export async function finishOperation(
  { operationId }: FinishSubject,
  transaction: FunctionsTransaction,
  at: number,
): Promise<void> {
  const operation = await transaction.get("operations", operationId);
  if (!operation?.found) return;
  const { found, ...rest } = operation;
  const time = new Date(at).toISOString();
  const outcome = await settleFunction(transaction, operation, found, time);
  await transaction.put("operations", operationId, { ...rest, updateTime: time, end: { time, outcome } });
}
