import type { CallFaults } from "../faults/fault.ts";
import { type CursorScope, readCursor, writeCursor } from "../store/cursor.ts";
import { InvalidCursorError } from "../store/errors/invalid-cursor-error.ts";
import type { IndexKey, KeyPart } from "../store/index-key.ts";
import { nextToken, type TokenPageQuery } from "./list-page.ts";

/** What a caller asks of values that are at hand. */
export interface KeyPageQuery extends TokenPageQuery {
  /** Which list it is: its parent, its filter, its order. A token of another one is refused. */
  readonly scope: string;
}

export interface KeyPage<Value> {
  readonly items: readonly Value[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/**
 * One page of values that are at hand, sorted by their keys, as the faults of the call have it. A token stands after a
 * key, not after a count: who follows tokens gets each value once that is there all the time and keeps its key.
 *
 * @param keyOf keys are unique and all of one length; parts sort null, false, true, numbers, strings
 * @param descending whether that part of the keys sorts from the largest to the smallest; `false` unless given
 * @throws InvalidCursorError for a token of another list; the endpoint refuses it
 */
export function keyPage<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => IndexKey,
  asked: KeyPageQuery,
  faults: CallFaults,
  descending: readonly boolean[] = [],
): KeyPage<Value> {
  const { pageToken, pageSize, scope } = asked;
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
  const key = parsed(readCursor(list, token));
  if (!Array.isArray(key) || !key.every(isPart)) throw new InvalidCursorError();
  return key;
}

function parsed(text: string): unknown {
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
