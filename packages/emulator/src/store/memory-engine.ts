import type { Change, Engine, KeyRange, Pairs, ScanRange } from "./pairs.ts";
import { createQueue } from "./queue.ts";
import { collectKeys, rankOf, type SortedMap, valueAt, withoutKey, withPair } from "./sorted-map.ts";

/** A whole state. Nothing in it ever changes, so that whoever has it has it for good. */
export type Spaces = ReadonlyMap<string, SortedMap>;

/** An engine whose states can be had and put back at no cost. */
export interface MemoryEngine extends Engine {
  /** The committed state. */
  spaces(): Spaces;
  replace(spaces: Spaces): Promise<void>;
}

export function createMemoryEngine(): MemoryEngine {
  let committed: Spaces = new Map();
  let readable = pairsIn(new Map());
  const commit = (spaces: Spaces): void => {
    committed = spaces;
    readable = pairsIn(new Map(spaces));
  };
  const inTurn = createQueue();
  return {
    readsFixedStates: true,
    spaces: () => committed,
    replace: (spaces) => inTurn(async () => commit(spaces)),
    change: (work) =>
      inTurn(async () => {
        const draft = new Map(committed);
        const result = await work(pairsIn(draft));
        commit(draft);
        return result;
      }),
    read: (work) => work(readable),
    close: () => inTurn(async () => undefined),
  };
}

/** Pairs of a state that may be changed until it is committed, by putting other maps in their places. */
function pairsIn(draft: Map<string, SortedMap>): Pairs {
  return {
    read(space, keys) {
      const map = draft.get(space);
      return keys.map((key) => valueAt(map, key));
    },
    scan: (space, range) => scan(draft.get(space), range),
    count: (space, range) => countKeys(draft.get(space), range),
    clear(space) {
      draft.delete(space);
    },
    write(changes) {
      for (const change of changes) draft.set(change.space, changed(draft.get(change.space), change));
    },
  };
}

function changed(map: SortedMap, { key, value }: Change): SortedMap {
  return value === undefined ? withoutKey(map, key) : withPair(map, key, value);
}

/** Positions instead of a walk: what `offset` passes over costs nothing. */
function scan(map: SortedMap, { from, to, descending, offset, limit }: ScanRange): readonly string[] {
  const first = rankOf(map, from);
  const end = rankOf(map, to);
  const keys: string[] = [];
  if (!descending) {
    collectKeys(map, first + offset, Math.min(end, first + offset + limit), keys);
    return keys;
  }
  collectKeys(map, Math.max(first, end - offset - limit), Math.max(first, end - offset), keys);
  return keys.reverse();
}

function countKeys(map: SortedMap, { from, to }: KeyRange): number {
  return Math.max(0, rankOf(map, to) - rankOf(map, from));
}
