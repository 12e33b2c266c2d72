/** Keys that stand together: from one key up to the next block's first. */
export interface KeyBlock {
  readonly from: string;
  readonly size: number;
}

/**
 * The keys of a space, cut into blocks, in order; the first begins before every key. SQLite's trees do not know how
 * many keys they hold: with these, counting a range or passing over its beginning reads two blocks at most.
 */
export type KeyBlocks = readonly KeyBlock[];

/** Size of a block that was just cut; one of twice the size is cut in two. */
export const blockSize = 512;

/** Blocks of a space by the keys at which it is to be cut, every `blockSize`-th from the first on. */
export function cutBlocks(cuts: readonly string[], total: number): KeyBlocks {
  if (cuts.length === 0) return [{ from: "", size: 0 }];
  return cuts.map((cut, at) => ({
    from: at === 0 ? "" : cut,
    size: Math.min(blockSize, total - at * blockSize),
  }));
}

/** Which block `key` belongs to. */
export function blockOf(blocks: KeyBlocks, key: string): number {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle] as KeyBlock).from <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many keys stand before a block. */
export function sizeBefore(blocks: KeyBlocks, at: number): number {
  return blocks.slice(0, at).reduce((total, block) => total + block.size, 0);
}

/** The block that has the key at a position, and how many of its keys stand before that. */
export function findPosition(blocks: KeyBlocks, position: number): { from: string; skip: number } {
  let skip = position;
  for (const { from, size } of blocks) {
    if (skip < size) return { from, skip };
    skip -= size;
  }
  const last = blocks[blocks.length - 1] as KeyBlock;
  return { from: last.from, skip: skip + last.size };
}

/** The same blocks, one of which has other size; one without keys goes into the block before it. */
export function resized(blocks: KeyBlocks, at: number, by: number): KeyBlocks {
  const { from, size } = blocks[at] as KeyBlock;
  const isGone = size + by === 0 && at > 0;
  const block = isGone ? [] : [{ from, size: size + by }];
  return [...blocks.slice(0, at), ...block, ...blocks.slice(at + 1)];
}

/** The same blocks, one of them cut where its keys up to the `blockSize`-th end. */
export function cutBlock(blocks: KeyBlocks, at: number, cut: string): KeyBlocks {
  const { from, size } = blocks[at] as KeyBlock;
  const halves = [
    { from, size: blockSize },
    { from: cut, size: size - blockSize },
  ];
  return [...blocks.slice(0, at), ...halves, ...blocks.slice(at + 1)];
}
