import type { Change, Pairs, ScanRange } from "../../store/pairs.ts";
import type { KeyBlocks } from "./key-blocks.ts";
import { type KeyCounts, keyCountsOver } from "./key-counts.ts";
import { type Prepare, tableOf } from "./statements.ts";

/**
 * Pairs in a database's two tables.
 *
 * @param blocks those of the state that the pairs are of; replaced as that is changed
 */
export function pairsOver(prepare: Prepare, blocks: Map<string, KeyBlocks>): Pairs {
  const counts = keyCountsOver(prepare, blocks);
  return {
    async read(space, keys) {
      const statement = prepare("SELECT value FROM item WHERE space = ? AND key = ?");
      return keys.map((key) => statement.get(space, key)?.value as string | undefined);
    },
    scan: async (space, range) => scan(prepare, counts, space, range),
    count: async (space, { from, to }) => Math.max(0, counts.rank(space, to) - counts.rank(space, from)),
    async write(changes) {
      for (const change of changes) write(prepare, counts, change);
    },
    async clear(space) {
      prepare(`DELETE FROM ${tableOf(space)} WHERE space = ?`).run(space);
      counts.cleared(space);
    },
  };
}

function scan(prepare: Prepare, counts: KeyCounts, space: string, range: ScanRange): readonly string[] {
  const { from, to, descending, offset, limit } = range;
  if (offset > 0) return scanFar(prepare, counts, space, range);
  const order = descending ? "DESC" : "ASC";
  const where = "space = ? AND key >= ? AND key < ?";
  const query = `SELECT key FROM ${tableOf(space)} WHERE ${where} ORDER BY key ${order} LIMIT ?`;
  return prepare(query).all(space, from, to, limit).map(keyOf);
}

/** What is passed over is counted, not read. */
function scanFar(
  prepare: Prepare,
  counts: KeyCounts,
  space: string,
  { from, to, descending, offset, limit }: ScanRange,
): readonly string[] {
  const [first, end] = [counts.rank(space, from), counts.rank(space, to)];
  const start = descending ? Math.max(first, end - offset - limit) : first + offset;
  const stop = descending ? end - offset : Math.min(end, start + limit);
  if (stop <= start) return [];
  const { from: near, skip } = counts.place(space, start);
  const query = `SELECT key FROM ${tableOf(space)} WHERE space = ? AND key >= ? ORDER BY key LIMIT ? OFFSET ?`;
  const keys = prepare(query)
    .all(space, near, stop - start, skip)
    .map(keyOf);
  return descending ? keys.reverse() : keys;
}

function write(prepare: Prepare, counts: KeyCounts, { space, key, value }: Change): void {
  const table = tableOf(space);
  if (value === undefined) {
    const { changes } = prepare(`DELETE FROM ${table} WHERE space = ? AND key = ?`).run(space, key);
    if (changes !== 0) counts.changed(space, key, -1);
  } else if (table === "entry") {
    const query = "INSERT INTO entry (space, key) VALUES (?, ?) ON CONFLICT DO NOTHING";
    if (prepare(query).run(space, key).changes !== 0) counts.changed(space, key, 1);
  } else {
    writeItem(prepare, counts, space, key, value);
  }
}

function writeItem(prepare: Prepare, counts: KeyCounts, space: string, key: string, value: string): void {
  const insert = "INSERT INTO item (space, key, value) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
  if (prepare(insert).run(space, key, value).changes !== 0) counts.changed(space, key, 1);
  else prepare("UPDATE item SET value = ? WHERE space = ? AND key = ?").run(value, space, key);
}

function keyOf(row: Record<string, unknown>): string {
  return row.key as string;
}
