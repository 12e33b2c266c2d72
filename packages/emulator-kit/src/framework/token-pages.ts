import type { CallFaults } from "../faults/fault.ts";
import type { Collections, IndexOf, ValueOf } from "../store/collection.ts";
import type { IndexKey, KeyPart } from "../store/index-key.ts";
import { type CursorScope, readCursor, writeCursor } from "../store/query.ts";
import type { Item, ListQuery, Reader } from "../store/store.ts";
import { InvalidCursorError } from "../store/store-errors.ts";
import { ServiceError } from "./service-error.ts";

/**
 * The largest number of items of a page. The service chooses it where the caller gives 0 or none.
 *
 * @param requested the size that the caller gives
 * @param most the size that the service chooses, and its maximum
 * @throws ServiceError 400 for a size below 0
 */
export function pageSizeOf(requested: number | undefined, most: number): number {
  if (requested === undefined || requested >= 0) return Math.min(requested || most, most);
  const problem = `pageSize must be 0 or more, and is ${requested}.`;
  throw new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: "/pageSize", rule: "minimum", problem }],
  });
}

/** Which page of a list with page tokens a caller wants. */
interface TokenPageQuery {
  /** Token of the page before; empty means the first page. */
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
 * One page of a list, to which the faults of the call apply.
 *
 * @throws InvalidCursorError for a token of another list, which becomes a 400
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

/** The token that a page ends with, to which the faults of the call apply. */
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

/** Which page of values in memory a caller wants. */
interface KeyPageQuery extends TokenPageQuery {
  /** Identifies the list: its parent, its filter, its order. A token of another list is an error. */
  readonly scope: string;
}

export interface KeyPage<Value> {
  readonly items: readonly Value[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/**
 * One page of values in memory, sorted by their keys, to which the faults of the call apply. A token stands for a key,
 * not for a count: a caller that follows tokens gets each value exactly once that stays and keeps its key.
 *
 * @param keyOf keys are unique and all of one length; parts sort null, false, true, numbers, strings
 * @param descending whether that part of the keys sorts from the largest to the smallest; `false` unless given
 * @throws InvalidCursorError for a token of another list, which becomes a 400
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
