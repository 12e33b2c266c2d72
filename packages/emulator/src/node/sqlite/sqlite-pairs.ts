import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { PairChange, Pairs, ScanRange } from "@seamline/emulator-kit/host";

/**
 * Gives access to the pairs in the two tables of a database.
 *
 * @param blocks the key blocks of the current state, keyed by space; updated on changes
 */
export function createSqlitePairs(prepare: Prepare, blocks: Map<string, KeyBlocks>): Pairs {
  const counts = createKeyCounts(prepare, blocks);
  return {
    async read(space, keys) {
      const statement = prepare("SELECT value FROM item WHERE space = ? AND key = ?");
      return keys.map((key) => statement.get(space, key)?.value as string | undefined);
    },
    scan: async (space, range) => scanKeys(prepare, counts, space, range),
    count: async (space, { from, to }) => Math.max(0, counts.rank(space, to) - counts.rank(space, from)),
    async write(changes) {
      for (const change of changes) writeChange(prepare, counts, change);
    },
    async clear(space) {
      prepare(`DELETE FROM ${tableOf(space)} WHERE space = ?`).run(space);
      counts.cleared(space);
    },
  };
}

/** Returns a prepared statement for a query. */
export type Prepare = (query: string) => StatementSync;

export function cachedStatements(database: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (query) => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
}

function scanKeys(prepare: Prepare, counts: KeyCounts, space: string, range: ScanRange): readonly string[] {
  const { from, to, descending, offset, limit } = range;
  if (offset > 0) return scanWithOffset(prepare, counts, space, range);
  const order = descending ? "DESC" : "ASC";
  const where = "space = ? AND key >= ? AND key < ?";
  const query = `SELECT key FROM ${tableOf(space)} WHERE ${where} ORDER BY key ${order} LIMIT ?`;
  return prepare(query).all(space, from, to, limit).map(keyOf);
}

/** Skips whole blocks of keys without reading them. */
function scanWithOffset(
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

function writeChange(prepare: Prepare, counts: KeyCounts, { space, key, value }: PairChange): void {
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

/** Consecutive keys, from one key to the first key of the next block. */
interface KeyBlock {
  readonly from: string;
  readonly size: number;
}

/**
 * The keys of a space, divided into blocks. The first block begins before every key. SQLite's trees do not store the
 * number of keys. With blocks, counting a range or skipping its beginning reads at most two blocks.
 */
export type KeyBlocks = readonly KeyBlock[];

/** The size of a new block. A block of twice this size is split. */
const BLOCK_SIZE = 512;

/** Counts keys using blocks. The blocks of a space are read on first use, and updated from then on. */
interface KeyCounts {
  /** Returns how many keys in a space are less than `key`. */
  rank(space: string, key: string): number;
  /** Returns a key near `position`, and the number of keys to skip from that key. */
  place(space: string, position: number): { from: string; skip: number };
  /** Call this after adding (1) or removing (-1) a key. */
  changed(space: string, key: string, by: 1 | -1): void;
  cleared(space: string): void;
}

/** @param known the key blocks of the current state, keyed by space; updated on changes */
function createKeyCounts(prepare: Prepare, known: Map<string, KeyBlocks>): KeyCounts {
  const blocksOf = (space: string): KeyBlocks => {
    const blocks = known.get(space) ?? readBlocks(prepare, space);
    known.set(space, blocks);
    return blocks;
  };
  return {
    rank(space, key) {
      const blocks = blocksOf(space);
      const at = blockOf(blocks, key);
      const query = `SELECT count(*) AS total FROM ${tableOf(space)} WHERE space = ? AND key >= ? AND key < ?`;
      const within = prepare(query).get(space, (blocks[at] as KeyBlock).from, key)?.total as number;
      return sizeBefore(blocks, at) + within;
    },
    place: (space, position) => findPosition(blocksOf(space), position),
    changed(space, key, by) {
      const blocks = known.get(space);
      if (blocks === undefined) return;
      const at = blockOf(blocks, key);
      const now = resized(blocks, at, by);
      known.set(space, (now[at]?.size ?? 0) < 2 * BLOCK_SIZE ? now : splitBlock(prepare, space, now, at));
    },
    cleared: (space) => known.delete(space),
  };
}

function readBlocks(prepare: Prepare, space: string): KeyBlocks {
  const table = tableOf(space);
  const row = prepare(`SELECT count(*) AS total FROM ${table} WHERE space = ?`).get(space);
  const numbered = `SELECT key, row_number() OVER (ORDER BY key) - 1 AS at FROM ${table} WHERE space = ?`;
  const cuts = prepare(`SELECT key FROM (${numbered}) WHERE at % ? = 0 ORDER BY at`).all(space, BLOCK_SIZE);
  return cutBlocks(
    cuts.map((cut) => cut.key as string),
    row?.total as number,
  );
}

function splitBlock(prepare: Prepare, space: string, blocks: KeyBlocks, at: number): KeyBlocks {
  const query = `SELECT key FROM ${tableOf(space)} WHERE space = ? AND key >= ? ORDER BY key LIMIT 1 OFFSET ?`;
  const cut = prepare(query).get(space, (blocks[at] as KeyBlock).from, BLOCK_SIZE);
  return cutBlock(blocks, at, cut?.key as string);
}

/** Returns blocks that begin at every `BLOCK_SIZE`-th key of a space, starting with the first. */
function cutBlocks(cuts: readonly string[], total: number): KeyBlocks {
  if (cuts.length === 0) return [{ from: "", size: 0 }];
  return cuts.map((cut, at) => ({
    from: at === 0 ? "" : cut,
    size: Math.min(BLOCK_SIZE, total - at * BLOCK_SIZE),
  }));
}

function blockOf(blocks: KeyBlocks, key: string): number {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle] as KeyBlock).from <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

function sizeBefore(blocks: KeyBlocks, at: number): number {
  return blocks.slice(0, at).reduce((total, block) => total + block.size, 0);
}

/**
 * Returns the first key of the block that contains a position, and the number of keys before the position in that
 * block.
 */
function findPosition(blocks: KeyBlocks, position: number): { from: string; skip: number } {
  let skip = position;
  for (const { from, size } of blocks) {
    if (skip < size) return { from, skip };
    skip -= size;
  }
  const last = blocks[blocks.length - 1] as KeyBlock;
  return { from: last.from, skip: skip + last.size };
}

/** Changes the size of a block. Merges an empty block into the previous block. */
function resized(blocks: KeyBlocks, at: number, by: number): KeyBlocks {
  const { from, size } = blocks[at] as KeyBlock;
  const isEmpty = size + by === 0 && at > 0;
  const block = isEmpty ? [] : [{ from, size: size + by }];
  return [...blocks.slice(0, at), ...block, ...blocks.slice(at + 1)];
}

/** Splits a block after `BLOCK_SIZE` keys; `cut` is the first key of the second block. */
function cutBlock(blocks: KeyBlocks, at: number, cut: string): KeyBlocks {
  const { from, size } = blocks[at] as KeyBlock;
  const halves = [
    { from, size: BLOCK_SIZE },
    { from: cut, size: size - BLOCK_SIZE },
  ];
  return [...blocks.slice(0, at), ...halves, ...blocks.slice(at + 1)];
}

function tableOf(space: string): "entry" | "item" {
  return space.includes("/") ? "entry" : "item";
}
