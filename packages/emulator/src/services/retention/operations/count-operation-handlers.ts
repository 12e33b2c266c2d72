import type { PlannedTask } from "../../../framework/scheduled-tasks.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type {
  CancelOperationResponse,
  DeleteOperationResponse,
  Operation,
} from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter } from "../access/access-control.ts";
import type {
  AccessCall,
  RetentionCall,
  RetentionReader,
  RetentionTransaction,
} from "../retention-context.ts";
import { operationRepresentation, type StoredOperation } from "./stored-count-operation.ts";

export async function getOperation(call: RetentionCall<"getOperation">): Promise<Operation> {
  return operationRepresentation(await call.context.state.read((reader) => requireOperation(reader, call)));
}

/** Ends an operation at once. One that has ended stays as it is, and that is no failure: cancelling always comes too late for some. */
export async function cancelOperation(
  call: RetentionCall<"cancelOperation">,
): Promise<CancelOperationResponse> {
  const { state, clock } = call.context;
  const time = new Date(clock.now()).toISOString();
  await state.change(async (transaction) => {
    const operation = await requireOperation(transaction, call);
    if (operation.end) return;
    const end = { how: "cancelled", time } as const;
    await transaction.drop(finishTaskId(operation.name));
    await transaction.put("operations", operation.name, { ...operation, end });
  });
  return {};
}

/** Takes away an operation, be it done or not: nobody can ask for what it would have found. */
export async function deleteOperation(
  call: RetentionCall<"deleteOperation">,
): Promise<DeleteOperationResponse> {
  await call.context.state.change(async (transaction) => {
    const { name } = await requireOperation(transaction, call);
    await dropOperation(transaction, name);
  });
  return {};
}

/** A call that names an operation. */
type OperationCall = AccessCall & { readonly path: { readonly operation: string } };

/**
 * The operation that a call names, of a matter that the caller has access to.
 *
 * @throws Refusal 404, 403
 */
async function requireOperation(reader: RetentionReader, call: OperationCall): Promise<StoredOperation> {
  const name = `operations/${call.path.operation}`;
  const operation = await reader.get("operations", name);
  if (!operation) throw new ServiceError(404, `There is no operation ${name}.`);
  await readableMatter(reader, call, operation.matterId);
  return operation;
}

/** Takes away an operation, and what it was still to do. */
async function dropOperation(transaction: RetentionTransaction, name: string): Promise<void> {
  await transaction.drop(finishTaskId(name));
  await transaction.delete("operations", name);
}

/** Takes away all operations of a matter: part of its purge. */
export async function dropOperations(transaction: RetentionTransaction, matterId: string): Promise<void> {
  for (;;) {
    const { items } = await transaction.list("operations", { index: "byMatter", equals: [matterId] });
    if (items.length === 0) return;
    for (const { id } of items) await dropOperation(transaction, id);
  }
}

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

function finishTaskId(name: string): string {
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
