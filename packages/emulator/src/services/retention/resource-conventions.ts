import { pageSizeOf, ServiceError } from "@seamline/emulator-kit";
import type { RetentionCollections, RetentionReader, RetentionTransaction } from "./retention-context.ts";

/**
 * The default and maximum page size. It is documented only for some lists, but the emulator uses it for all lists.
 */
export const MAX_PAGE_SIZE = 100;

const DELETION_BATCH_SIZE = 1_000;

/** The id of a new resource, and its position in creation order. */
export interface AllocatedId {
  readonly id: string;
  readonly number: number;
}

/** Allocates an id that is not used in the collection. Skips ids from the seed. */
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

/** The collections of named resources, with a noun for a resource and the member that contains its name. */
const NAMED_COLLECTIONS = {
  holds: { noun: "a hold", member: "name" },
  savedQueries: { noun: "a saved query", member: "displayName" },
  exports: { noun: "an export", member: "name" },
} as const;

/**
 * Checks that the matter does not contain another resource of the same kind with this name. The facts do not state the
 * scope of names. Here, the scope is the matter, because resources are listed by matter. Empty names do not conflict.
 *
 * @throws ServiceError 409
 */
export async function assertUniqueName(
  reader: RetentionReader,
  collection: keyof typeof NAMED_COLLECTIONS,
  matterId: string,
  name: string | undefined,
): Promise<void> {
  if (!name) return;
  const sameNameCount = await reader.count(collection, { index: "byName", equals: [matterId, name] });
  if (sameNameCount === 0) return;
  const { noun, member } = NAMED_COLLECTIONS[collection];
  throw new ServiceError(409, `The matter ${matterId} already has ${noun} with the name ${name}.`, {
    field: `/${member}`,
  });
}

/** Returns the query for a page of a matter's resources, in order of creation. */
interface MatterPageQuery {
  readonly index: "byMatter";
  readonly equals: readonly [matterId: string];
  readonly pageToken?: string;
  readonly pageSize: number;
}

/** @throws ServiceError 400 if the page size is invalid */
export function matterPageQuery(
  matterId: string,
  { pageToken, pageSize }: { readonly pageToken?: string; readonly pageSize?: number },
): MatterPageQuery {
  return { index: "byMatter", equals: [matterId], pageToken, pageSize: pageSizeOf(pageSize, MAX_PAGE_SIZE) };
}

type MatterCollection = "holds" | "savedQueries" | "exports" | "operations";

/**
 * Deletes all resources of one kind in a matter.
 *
 * @param deleteItem deletes one resource and its related data. By default, only the resource is deleted.
 */
export async function deleteMatterContents(
  transaction: RetentionTransaction,
  collection: MatterCollection,
  matterId: string,
  deleteItem: (id: string) => Promise<unknown> = (id) => transaction.delete(collection, id),
): Promise<void> {
  const query = { index: "byMatter", equals: [matterId], limit: DELETION_BATCH_SIZE } as const;
  for (;;) {
    const { items } = await transaction.list(collection, query);
    if (items.length === 0) return;
    for (const { id } of items) await deleteItem(id);
  }
}
