import type { CallFaults } from "../faults/fault.ts";
import type { Collections, IndexOf, ValueOf } from "../store/collection.ts";
import type { IndexKey, KeyPart } from "../store/index-key.ts";
import { type CursorScope, readCursor, writeCursor } from "../store/query.ts";
import type { Item, ListQuery, Reader } from "../store/store.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Returns the maximum number of items on a page. If the caller requests 0 or does not specify a size, the default size
 * is used.
 *
 * @param requested the page size that the caller requests
 * @param most the default and maximum page size
 * @throws ServiceError with status 400 if the size is negative
 */
export function pageSizeOf(requested: number | undefined, most: number): number {
  if (requested === undefined || requested >= 0) return Math.min(requested || most, most);
  const problem = `pageSize must not be negative, but is ${requested}.`;
  throw new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: "/pageSize", rule: "minimum", problem }],
  });
}

interface TokenPageQuery {
  /** Token from the previous page. Empty or absent for the first page. */
  readonly pageToken?: string | undefined;
  /** The maximum number of items. The default is 100. */
  readonly pageSize?: number | undefined;
}

const DEFAULT_PAGE_SIZE = 100;

interface TokenPage<Value> {
  readonly items: readonly Item<Value>[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/**
 * Reads one page of a list. Applies the call's faults.
 *
 * @throws InvalidCursorError if the token belongs to another list; in that case, the request fails with 400
 */
export async function listPage<All extends Collections, Name extends keyof All & string>(
  reader: Reader<All>,
  collection: Name,
  query: TokenPageQuery & Omit<ListQuery<IndexOf<All, Name>>, "after" | "limit" | "offset">,
  faults: CallFaults,
): Promise<TokenPage<ValueOf<All, Name>>> {
  const { pageToken, pageSize = DEFAULT_PAGE_SIZE, ...selection } = query;
  const limit = Math.min(pageSize, faults.pageSize ?? pageSize);
  const after = pageToken === "" ? undefined : pageToken;
  const page = await reader.list(collection, { ...selection, after, limit } as ListQuery<IndexOf<All, Name>>);
  const nextPageToken = nextToken(faults, { after, pageSize, next: page.next });
  return { items: page.items, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** Returns the token for the next page. Applies the call's faults. */
export function nextToken(
  faults: CallFaults,
  page: { readonly after: string | undefined; readonly pageSize: number; readonly next: string | undefined },
): string | undefined {
  const { after, pageSize, next } = page;
  if (faults.pageSize !== undefined && faults.pageSize < pageSize && next !== undefined)
    faults.onEffect?.("pageSize");
  if (!faults.repeatToken || after === undefined) return next;
  faults.onEffect?.("repeatToken");
  return after;
}

interface KeyPageQuery extends TokenPageQuery {
  /** Identifies the list by its parent, filter and order. Tokens from other lists are rejected. */
  readonly scope: string;
}

export interface KeyPage<Value> {
  readonly items: readonly Value[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/**
 * Returns one page of values in memory, sorted by key. Applies the call's faults. A token contains a key instead of an
 * offset, so callers that follow the tokens get each value exactly once, provided that it is not removed and its key
 * does not change.
 *
 * @param keyOf returns a unique key; all keys must have the same length, and parts are sorted in the order null, false,
 * true, numbers, strings
 * @param descending whether each part of the key is sorted in descending order; the default is `false`
 * @throws InvalidCursorError if the token belongs to another list; in that case, the request fails with 400
 */
export function keyPage<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => IndexKey,
  query: KeyPageQuery,
  faults: CallFaults,
  descending: readonly boolean[] = [],
): KeyPage<Value> {
  const { pageToken, pageSize = DEFAULT_PAGE_SIZE, scope } = query;
  const list: CursorScope = { space: `${scope} ${descending.join()}`, prefix: "", descending: false };
  const after = pageToken === undefined || pageToken === "" ? undefined : readKey(list, pageToken);
  const rows = values
    .map((value) => ({ value, key: keyOf(value) }))
    .filter(({ key }) => after === undefined || compareKeys(key, after, descending) > 0)
    .sort((one, other) => compareKeys(one.key, other.key, descending));
  const page = rows.slice(0, Math.min(pageSize, faults.pageSize ?? pageSize));
  const last = page.length < rows.length ? page[page.length - 1] : undefined;
  const next = last && writeCursor(list, JSON.stringify(last.key));
  const nextPageToken = nextToken(faults, { after: after && pageToken, pageSize, next });
  return { items: page.map(({ value }) => value), ...(nextPageToken !== undefined && { nextPageToken }) };
}

function readKey(list: CursorScope, token: string): IndexKey {
  const key = parseKey(readCursor(list, token));
  if (!Array.isArray(key) || !key.every(isPart)) throw new InvalidCursorError();
  return key;
}

function parseKey(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidCursorError();
  }
}

function isPart(value: unknown): value is KeyPart {
  return value === null || typeof value !== "object";
}

function compareKeys(one: IndexKey, other: IndexKey, descending: readonly boolean[]): number {
  for (const [at, part] of one.entries()) {
    const order = compareParts(part, other[at] ?? null);
    if (order !== 0) return descending[at] ? -order : order;
  }
  return 0;
}

function compareParts(one: KeyPart, other: KeyPart): number {
  const order = rankOf(one) - rankOf(other);
  if (order !== 0 || one === null || other === null) return order;
  return one < other ? -1 : one > other ? 1 : 0;
}

function rankOf(part: KeyPart): number {
  return part === null ? 0 : ["boolean", "number", "string"].indexOf(typeof part) + 1;
}
