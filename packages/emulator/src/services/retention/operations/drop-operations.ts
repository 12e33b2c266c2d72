import type { RetentionTransaction } from "../retention-context.ts";
import { finishTaskId } from "./finish-operation.ts";

/** Takes away an operation, and what it was still to do. */
export async function dropOperation(transaction: RetentionTransaction, name: string): Promise<void> {
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
