import type { FunctionsTransaction } from "../functions-context.ts";
import { finishTask } from "./finish-operation.ts";
import type { OperationOutcome, StoredOperation } from "./stored-operation.ts";

/**
 * Notes what comes of an operation. It ends, and its function becomes what that makes of it, when its time is over:
 * not before, and at once where it is over already.
 *
 * @param now milliseconds since 1970
 */
export async function concludeOperation(
  transaction: FunctionsTransaction,
  operation: StoredOperation,
  found: OperationOutcome,
  now: number,
): Promise<void> {
  const updateTime = new Date(now).toISOString();
  await transaction.put("operations", operation.id, { ...operation, found, updateTime });
  await transaction.plan(finishTask(operation.id, Math.max(operation.endsAt, now)));
}
