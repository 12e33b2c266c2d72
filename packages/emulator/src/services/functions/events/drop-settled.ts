import type { FunctionsTransaction } from "../functions-context.ts";

/** How many deliveries are kept that are not tried any more. */
const MOST_SETTLED = 1_000;

/** Forgets the oldest deliveries of those that are not tried any more. */
export async function dropSettled(transaction: FunctionsTransaction): Promise<void> {
  const over = (await transaction.count("deliveries", { index: "settled" })) - MOST_SETTLED;
  if (over <= 0) return;
  const { items } = await transaction.list("deliveries", { index: "settled", limit: over });
  for (const { id } of items) await transaction.delete("deliveries", id);
}
