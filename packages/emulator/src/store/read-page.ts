import { readCursor, writeCursor } from "./cursor.ts";
import { afterKey, idOfEntry, readId } from "./index-key.ts";
import type { KeyRange, Pairs } from "./pairs.ts";
import type { PageBounds, Selection } from "./selection.ts";
import type { Item, Page } from "./store.ts";
import { storedValue } from "./stored-value.ts";

/** At most how many entries are looked at in one step where some may have to be passed over. */
const longestStride = 256;

interface Found extends Item<unknown> {
  /** Where it was found. */
  readonly key: string;
}

/** One page of a selection. One item more than asked for tells whether there is another page. */
export async function readPage(
  pairs: Pairs,
  selection: Selection,
  bounds: PageBounds,
): Promise<Page<unknown>> {
  const scope = { space: selection.space, prefix: selection.prefix, descending: bounds.descending };
  const range =
    bounds.after === undefined
      ? selection.range
      : beyond(selection.range, readCursor(scope, bounds.after), bounds.descending);
  const find = selection.index?.many ? findFirsts : findAll;
  const found = await find(pairs, selection, range, { ...bounds, limit: bounds.limit + 1 });
  const items = found.slice(0, bounds.limit).map(({ id, value }) => ({ id, value }));
  const last = found[bounds.limit - 1];
  return found.length > bounds.limit && last !== undefined
    ? { items, next: writeCursor(scope, last.key) }
    : { items };
}

/** How many items a selection has. Those that may have several entries have to be told apart, which takes a walk. */
export async function countSelection(pairs: Pairs, selection: Selection): Promise<number> {
  if (!selection.index?.many) return pairs.count(selection.space, selection.range);
  const ids = new Set<string>();
  for await (const keys of strides(pairs, selection.space, selection.range, false, longestStride)) {
    for (const key of keys) ids.add(idOfEntry(key));
  }
  return ids.size;
}

async function findAll(
  pairs: Pairs,
  selection: Selection,
  range: KeyRange,
  { descending, offset, limit }: PageBounds,
): Promise<readonly Found[]> {
  const keys = await pairs.scan(selection.space, { ...range, descending, offset, limit });
  return readFound(pairs, selection, keys);
}

/** Gives an item where its first entry of the selection stands, and passes over its others. */
async function findFirsts(
  pairs: Pairs,
  selection: Selection,
  range: KeyRange,
  { descending, offset, limit }: PageBounds,
): Promise<readonly Found[]> {
  const firsts: Found[] = [];
  const stride = Math.min(offset + limit, longestStride);
  for await (const keys of strides(pairs, selection.space, range, descending, stride)) {
    const found = await readFound(pairs, selection, keys);
    firsts.push(...found.filter((item) => item.key === firstEntry(selection, item, descending)));
    if (firsts.length >= offset + limit) break;
  }
  return firsts.slice(offset, offset + limit);
}

async function* strides(
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
    rest = beyond(rest, last, descending);
  }
}

async function readFound(
  pairs: Pairs,
  selection: Selection,
  keys: readonly string[],
): Promise<readonly Found[]> {
  const itemKeys = selection.index === undefined ? keys : keys.map(idOfEntry);
  const texts = await pairs.read(selection.collection.space, itemKeys);
  return keys.map((key, at) => ({
    key,
    id: readId(itemKeys[at] as string),
    value: storedValue(texts[at] ?? ""),
  }));
}

function firstEntry({ index, prefix }: Selection, item: Found, descending: boolean): string | undefined {
  const entries = index?.entries(item.value, item.id) ?? [];
  const keys = entries.map((entry) => entry.full).filter((key) => key.startsWith(prefix));
  return keys.sort()[descending ? keys.length - 1 : 0];
}

function beyond(range: KeyRange, key: string, descending: boolean): KeyRange {
  return descending ? { ...range, to: key } : { ...range, from: afterKey(key) };
}
