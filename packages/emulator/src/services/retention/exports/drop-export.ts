import type { RetentionTransaction } from "../retention-context.ts";
import { progressTaskId } from "./progress-task.ts";

/** Takes away an export, what it found and what it was still to do. Its files go with it. */
export async function dropExport(transaction: RetentionTransaction, exportId: string): Promise<void> {
  await transaction.drop(progressTaskId(exportId));
  await transaction.delete("exportContents", exportId);
  await transaction.delete("exports", exportId);
}

/** Takes away all exports of a matter: part of its purge. */
export async function dropExports(transaction: RetentionTransaction, matterId: string): Promise<void> {
  for (;;) {
    const query = { index: "byMatter", equals: [matterId] } as const;
    const { items } = await transaction.list("exports", query);
    if (items.length === 0) return;
    for (const { id } of items) await dropExport(transaction, id);
  }
}
