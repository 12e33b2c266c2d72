import type { RetentionCollections, RetentionTransaction } from "./retention-context.ts";

/** The id of a new resource, and its place in the order of creation. */
export interface FreshId {
  readonly id: string;
  readonly number: number;
}

/** An id that nothing of the collection has: seeds may have taken some of those that the service would give. */
export async function freshId(
  transaction: RetentionTransaction,
  collection: keyof RetentionCollections & string,
  prefix: string,
): Promise<FreshId> {
  const number = await transaction.nextNumber(collection);
  const id = `${prefix}-${number}`;
  const taken = await transaction.get(collection, id);
  return taken ? freshId(transaction, collection, prefix) : { id, number };
}
