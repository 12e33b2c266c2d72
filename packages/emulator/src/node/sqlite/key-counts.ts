import {
  blockOf,
  blockSize,
  cutBlock,
  cutBlocks,
  findPosition,
  type KeyBlock,
  type KeyBlocks,
  resized,
  sizeBefore,
} from "./key-blocks.ts";
import { type Prepare, tableOf } from "./statements.ts";

/** Where keys stand in their spaces. The blocks of a space are read when they are first asked for, and then kept up. */
export interface KeyCounts {
  /** How many keys of a space are below `key`. */
  rank(space: string, key: string): number;
  /** A key from which one comes to the key at `position` by passing over `skip` keys. */
  place(space: string, position: number): { from: string; skip: number };
  /** To be told after a key was added (1) or removed (-1). */
  changed(space: string, key: string, by: 1 | -1): void;
  cleared(space: string): void;
}

/** @param known the blocks of a state of the database, replaced as it changes */
export function keyCountsOver(prepare: Prepare, known: Map<string, KeyBlocks>): KeyCounts {
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
      known.set(space, (now[at]?.size ?? 0) < 2 * blockSize ? now : halved(prepare, space, now, at));
    },
    cleared: (space) => known.delete(space),
  };
}

function readBlocks(prepare: Prepare, space: string): KeyBlocks {
  const table = tableOf(space);
  const row = prepare(`SELECT count(*) AS total FROM ${table} WHERE space = ?`).get(space);
  const numbered = `SELECT key, row_number() OVER (ORDER BY key) - 1 AS at FROM ${table} WHERE space = ?`;
  const cuts = prepare(`SELECT key FROM (${numbered}) WHERE at % ? = 0 ORDER BY at`).all(space, blockSize);
  return cutBlocks(
    cuts.map((cut) => cut.key as string),
    row?.total as number,
  );
}

function halved(prepare: Prepare, space: string, blocks: KeyBlocks, at: number): KeyBlocks {
  const query = `SELECT key FROM ${tableOf(space)} WHERE space = ? AND key >= ? ORDER BY key LIMIT 1 OFFSET ?`;
  const cut = prepare(query).get(space, (blocks[at] as KeyBlock).from, blockSize);
  return cutBlock(blocks, at, cut?.key as string);
}
