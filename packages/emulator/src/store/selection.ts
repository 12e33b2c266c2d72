import { type DeclaredCollection, type DeclaredIndex, findIndex } from "./declared-collection.ts";
import { StoreArgumentError } from "./errors/store-argument-error.ts";
import { afterPrefix, writeIdPrefix, writePrefix } from "./index-key.ts";
import type { KeyRange } from "./pairs.ts";
import type { CountQuery, ListQuery } from "./store.ts";

/** Which pairs a query is about. */
export interface Selection {
  readonly collection: DeclaredCollection;
  /** Absent where items are found by id. */
  readonly index: DeclaredIndex | undefined;
  readonly space: string;
  /** What every key begins with. */
  readonly prefix: string;
  readonly range: KeyRange;
}

/** What of a list is asked for, with what was left out filled in. */
export interface PageBounds {
  readonly after: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

const usualLimit = 100;
const maximumLimit = 10_000;

/** @throws StoreArgumentError for an unknown index, or a member of the wrong type */
export function select(collection: DeclaredCollection, query: CountQuery<string>): Selection {
  hold(query.equals === undefined || Array.isArray(query.equals), "equals", "must be an array of key parts");
  hold(query.prefix === undefined || typeof query.prefix === "string", "prefix", "must be a string");
  const index = query.index === undefined ? undefined : findIndex(collection, query.index);
  hold(
    index !== undefined || query.equals === undefined,
    "equals",
    "needs an index; to find an item by its id, get it",
  );
  const prefix =
    index === undefined ? writeIdPrefix(query.prefix ?? "") : writePrefix(query.equals ?? [], query.prefix);
  const range = { from: prefix, to: afterPrefix(prefix) };
  return { collection, index, space: index?.space ?? collection.space, prefix, range };
}

/** @throws StoreArgumentError for a member of the wrong type or out of bounds */
export function pageBounds(query: ListQuery<string>): PageBounds {
  const { after, offset = 0, limit = usualLimit, descending = false } = query;
  hold(after === undefined || typeof after === "string", "after", "must be the `next` of an earlier page");
  hold(Number.isSafeInteger(offset) && offset >= 0, "offset", "must be a whole number from 0");
  hold(
    Number.isSafeInteger(limit) && limit >= 1 && limit <= maximumLimit,
    "limit",
    `must be a whole number from 1 to ${maximumLimit}`,
  );
  hold(typeof descending === "boolean", "descending", "must be true or false");
  hold(after === undefined || offset === 0, "offset", "must be left out where `after` is given");
  return { after, offset, limit, descending };
}

function hold(isRight: boolean, member: string, problem: string): void {
  if (!isRight) throw new StoreArgumentError(`query.${member}`, problem);
}
