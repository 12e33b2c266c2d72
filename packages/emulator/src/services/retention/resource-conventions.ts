import { ServiceError } from "../../framework/service-error.ts";
import type { RetentionCollections, RetentionReader, RetentionTransaction } from "./retention-context.ts";

/** Most items of a page, and how many it has where nothing else is asked: stated for some lists, and here for all. */
export const MAX_PAGE_SIZE = 100;

/** The id of a new resource, and its place in the order of creation. */
export interface AllocatedId {
  readonly id: string;
  readonly number: number;
}

/** An id that nothing of the collection has: seeds may have taken some of those that the service would give. */
export async function allocateId(
  transaction: RetentionTransaction,
  collection: keyof RetentionCollections & string,
  prefix: string,
): Promise<AllocatedId> {
  const number = await transaction.nextNumber(collection);
  const id = `${prefix}-${number}`;
  const existing = await transaction.get(collection, id);
  return existing ? allocateId(transaction, collection, prefix) : { id, number };
}

/** Where the names are, what a message calls one of them, and the member that holds a name. */
const NAMED_COLLECTIONS = {
  holds: { one: "a hold", member: "name" },
  savedQueries: { one: "a saved query", member: "displayName" },
  exports: { one: "an export", member: "name" },
} as const;

/**
 * Holds a name to those that are there already. The facts do not say where: it is within a matter, as things are told
 * apart there. What has no name is in nobody's way.
 *
 * @throws Refusal 409
 */
export async function requireUniqueName(
  reader: RetentionReader,
  collection: keyof typeof NAMED_COLLECTIONS,
  matterId: string,
  name: string | undefined,
): Promise<void> {
  if (!name) return;
  const sameNameCount = await reader.count(collection, { index: "byName", equals: [matterId, name] });
  if (sameNameCount === 0) return;
  const { one, member } = NAMED_COLLECTIONS[collection];
  throw new ServiceError(409, `The matter ${matterId} has ${one} of the name ${name} already.`, {
    field: `/${member}`,
  });
}
