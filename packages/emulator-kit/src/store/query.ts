import { type DeclaredCollection, type DeclaredIndex, findIndex } from "./collection.ts";
import type { KeyRange, Pairs } from "./engine.ts";
import { afterKey, afterPrefix, idOfEntry, readId, writeIdPrefix, writePrefix } from "./index-key.ts";
import type { CountQuery, Item, ListQuery, Page } from "./store.ts";
import { InvalidCursorError, StoreArgumentError } from "./store-errors.ts";
import { storedValue } from "./stored-json.ts";

/** The key-value pairs that a query selects. */
interface Selection {
  readonly collection: DeclaredCollection;
  /** Absent if items are selected by id. */
  readonly index: DeclaredIndex | undefined;
  readonly space: string;
  /** The common prefix of the keys. */
  readonly prefix: string;
  readonly range: KeyRange;
}

/** @throws StoreArgumentError if the index is unknown or a member has the wrong type */
export function selectionOf(collection: DeclaredCollection, query: CountQuery<string>): Selection {
  assertQuery(
    query.equals === undefined || Array.isArray(query.equals),
    "equals",
    "must be an array of key parts",
  );
  assertQuery(query.prefix === undefined || typeof query.prefix === "string", "prefix", "must be a string");
  const index = query.index === undefined ? undefined : findIndex(collection, query.index);
  assertQuery(
    index !== undefined || query.equals === undefined,
    "equals",
    "requires an index; use get to read an item by its id",
  );
  const prefix =
    index === undefined ? writeIdPrefix(query.prefix ?? "") : writePrefix(query.equals ?? [], query.prefix);
  const range = { from: prefix, to: afterPrefix(prefix) };
  return { collection, index, space: index?.space ?? collection.space, prefix, range };
}

/** The page of a selection that a query requests. */
interface PageBounds {
  readonly after: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 10_000;

/** @throws StoreArgumentError if a member has the wrong type or is out of bounds */
export function pageBounds(query: ListQuery<string>): PageBounds {
  const { after, offset = 0, limit = DEFAULT_LIMIT, descending = false } = query;
  assertQuery(
    after === undefined || typeof after === "string",
    "after",
    "must be the `next` from an earlier page",
  );
  assertQuery(Number.isSafeInteger(offset) && offset >= 0, "offset", "must be a non-negative integer");
  assertQuery(
    Number.isSafeInteger(limit) && limit >= 1 && limit <= MAX_LIMIT,
    "limit",
    `must be an integer from 1 to ${MAX_LIMIT}`,
  );
  assertQuery(typeof descending === "boolean", "descending", "must be true or false");
  assertQuery(after === undefined || offset === 0, "offset", "must not be combined with `after`");
  return { after, offset, limit, descending };
}

function assertQuery(isValid: boolean, member: string, problem: string): void {
  if (!isValid) throw new StoreArgumentError(`query.${member}`, problem);
}

interface FoundItem extends Item<unknown> {
  /** Key of the item within the selection. */
  readonly key: string;
}

/** Reads one page of a selection. Reads one additional item to find out whether there is another page. */
export async function readPage(
  pairs: Pairs,
  selection: Selection,
  bounds: PageBounds,
): Promise<Page<unknown>> {
  const scope = { space: selection.space, prefix: selection.prefix, descending: bounds.descending };
  const range =
    bounds.after === undefined
      ? selection.range
      : rangeAfter(selection.range, readCursor(scope, bounds.after), bounds.descending);
  const find = selection.index?.many ? findFirstEntries : findAll;
  const found = await find(pairs, selection, range, { ...bounds, limit: bounds.limit + 1 });
  const items = found.slice(0, bounds.limit).map(({ id, value }) => ({ id, value }));
  const last = found[bounds.limit - 1];
  return found.length > bounds.limit && last !== undefined
    ? { items, next: writeCursor(scope, last.key) }
    : { items };
}

/** Maximum batch size for reading an index in which items can have several entries. */
const MAX_BATCH = 256;

/**
 * Counts the items of a selection. If items can have several entries, all entries are read, to count each item only
 * once.
 */
export async function countSelection(pairs: Pairs, selection: Selection): Promise<number> {
  if (!selection.index?.many) return pairs.count(selection.space, selection.range);
  const ids = new Set<string>();
  for await (const keys of scanBatches(pairs, selection.space, selection.range, false, MAX_BATCH)) {
    for (const key of keys) ids.add(idOfEntry(key));
  }
  return ids.size;
}

async function findAll(
  pairs: Pairs,
  selection: Selection,
  range: KeyRange,
  { descending, offset, limit }: PageBounds,
): Promise<readonly FoundItem[]> {
  const keys = await pairs.scan(selection.space, { ...range, descending, offset, limit });
  return readFound(pairs, selection, keys);
}

/** Reads an index in which items can have several entries. Skips all entries of an item except the first one. */
async function findFirstEntries(
  pairs: Pairs,
  selection: Selection,
  range: KeyRange,
  { descending, offset, limit }: PageBounds,
): Promise<readonly FoundItem[]> {
  const firsts: FoundItem[] = [];
  const stride = Math.min(offset + limit, MAX_BATCH);
  for await (const keys of scanBatches(pairs, selection.space, range, descending, stride)) {
    const found = await readFound(pairs, selection, keys);
    firsts.push(...found.filter((item) => item.key === firstEntry(selection, item, descending)));
    if (firsts.length >= offset + limit) break;
  }
  return firsts.slice(offset, offset + limit);
}

async function* scanBatches(
  pairs: Pairs,
  space: string,
  range: KeyRange,
  descending: boolean,
  stride: number,
): AsyncGenerator<readonly string[]> {
  let rest = range;
  for (;;) {
    const keys = await pairs.scan(space, { ...rest, descending, offset: 0, limit: stride });
    yield keys;
    const last = keys[stride - 1];
    if (last === undefined) return;
    rest = rangeAfter(rest, last, descending);
  }
}

async function readFound(
  pairs: Pairs,
  selection: Selection,
  keys: readonly string[],
): Promise<readonly FoundItem[]> {
  const itemKeys = selection.index === undefined ? keys : keys.map(idOfEntry);
  const texts = await pairs.read(selection.collection.space, itemKeys);
  return keys.map((key, at) => ({
    key,
    id: readId(itemKeys[at] as string),
    value: storedValue(texts[at] ?? ""),
  }));
}

/** Returns the key of the item's entry that comes first in the selection. */
function firstEntry({ index, prefix }: Selection, item: FoundItem, descending: boolean): string | undefined {
  const entries = index?.entries(item.value, item.id) ?? [];
  const keys = entries.map((entry) => entry.full).filter((key) => key.startsWith(prefix));
  return keys.sort()[descending ? keys.length - 1 : 0];
}

function rangeAfter(range: KeyRange, key: string, descending: boolean): KeyRange {
  return descending ? { ...range, to: key } : { ...range, from: afterKey(key) };
}

export interface CursorScope {
  readonly space: string;
  /** The common prefix of the keys in the list. */
  readonly prefix: string;
  readonly descending: boolean;
}

/** Length of the checksum at the start of a cursor. */
const CHECKSUM_LENGTH = 7;

/**
 * Creates an opaque, URL-safe cursor for the end of a page. The cursor contains a key instead of an offset, so changes
 * to earlier items do not affect it.
 */
export function writeCursor(scope: CursorScope, key: string): string {
  const place = key.slice(scope.prefix.length);
  return checksumOf(scope, place) + toBase64Url(place);
}

/**
 * Returns the key that the next page starts after.
 *
 * @throws InvalidCursorError if the cursor is malformed or belongs to another list
 */
export function readCursor(scope: CursorScope, cursor: string): string {
  const place = fromBase64Url(cursor.slice(CHECKSUM_LENGTH));
  if (place === undefined || checksumOf(scope, place) + toBase64Url(place) !== cursor) {
    throw new InvalidCursorError();
  }
  return scope.prefix + place;
}

/**
 * Computes the FNV-1a hash of the list and the position in it. The hash only detects mistakes. It does not need to be
 * secure, because a cursor grants no access.
 */
function checksumOf(scope: CursorScope, place: string): string {
  const text = JSON.stringify([scope.space, scope.prefix, scope.descending, place]);
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return (hash >>> 0).toString(36).padStart(CHECKSUM_LENGTH, "0");
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(written: string): string | undefined {
  try {
    const bytes = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
