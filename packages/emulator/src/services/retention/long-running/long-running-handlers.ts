import type { PlannedTask } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type {
  CancelOperationResponse,
  DeleteOperationResponse,
  Operation,
} from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/access-control.ts";
import { deleteMatterContents } from "../resource-conventions.ts";
import type {
  AccessCall,
  RetentionCall,
  RetentionReader,
  RetentionTransaction,
} from "../retention-context.ts";
import { longRunningRepresentation, type StoredLongRunning } from "./stored-long-running.ts";

export const FINISH_LONG_RUNNING = "finishOperation";

/** Input of a task that finishes an operation. */
interface FinishSubject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export async function getOperation(call: RetentionCall<"getOperation">): Promise<Operation> {
  return longRunningRepresentation(
    await call.context.state.read((reader) => requireLongRunning(reader, call)),
  );
}

/** Cancels an operation immediately. If the operation has ended, the call succeeds without changing it. */
export async function cancelOperation(
  call: RetentionCall<"cancelOperation">,
): Promise<CancelOperationResponse> {
  const { state, clock } = call.context;
  const time = new Date(clock.now()).toISOString();
  await state.change(async (transaction) => {
    const operation = await requireLongRunning(transaction, call);
    if (operation.end) return;
    const end = { how: "cancelled", time } as const;
    await transaction.drop(finishTaskId(operation.name));
    await transaction.put("operations", operation.name, { ...operation, end });
  });
  return {};
}

/** Deletes an operation, even if it is running. */
export async function deleteOperation(
  call: RetentionCall<"deleteOperation">,
): Promise<DeleteOperationResponse> {
  await call.context.state.change(async (transaction) => {
    const { name } = await requireLongRunning(transaction, call);
    await deleteWithTask(transaction, name);
  });
  return {};
}

/** Deletes all long-running operations of a matter that is being purged. */
export async function deleteLongRunning(transaction: RetentionTransaction, matterId: string): Promise<void> {
  await deleteMatterContents(transaction, "operations", matterId, (name) =>
    deleteWithTask(transaction, name),
  );
}

/** Creates the task that finishes a long-running operation. @param at milliseconds since 1970 */
export function finishTask(name: string, at: number): PlannedTask {
  const subject: FinishSubject = { name, at };
  return { id: finishTaskId(name), at, kind: FINISH_LONG_RUNNING, subject };
}

/** Finishes an operation with its result. If the operation is cancelled or deleted, this task is removed. */
export async function finishLongRunning(
  { name, at }: FinishSubject,
  transaction: RetentionTransaction,
): Promise<void> {
  const operation = await transaction.get("operations", name);
  if (!operation) return;
  const end = { how: "finished", time: new Date(at).toISOString() } as const;
  await transaction.put("operations", name, { ...operation, end });
}

/** A call that names a long-running operation in its path. */
type LongRunningCall = AccessCall & { readonly path: { readonly operation: string } };

/**
 * Returns the long-running operation that a call names. The caller must have access to its matter.
 *
 * @throws ServiceError 404, 403
 */
async function requireLongRunning(
  reader: RetentionReader,
  call: LongRunningCall,
): Promise<StoredLongRunning> {
  const name = `operations/${call.path.operation}`;
  const operation = await reader.get("operations", name);
  if (!operation) throw new ServiceError(404, `There is no operation ${name}.`);
  await readableMatter(reader, call, operation.matterId);
  return operation;
}

/** Deletes an operation and the task that would finish it. */
async function deleteWithTask(transaction: RetentionTransaction, name: string): Promise<void> {
  await transaction.drop(finishTaskId(name));
  await transaction.delete("operations", name);
}

function finishTaskId(name: string): string {
  return `finish ${name}`;
}
