import { createQueue } from "../async/scheduling.ts";
import { type Collections, declareCollections, numbersSpace } from "./collection.ts";
import { createStore } from "./create-store.ts";
import type { Engine, KeyRange, PairChange, Pairs, ScanRange } from "./engine.ts";
import { readId } from "./index-key.ts";
import { type SnapshotRows, snapshotOf } from "./snapshot-data.ts";
import { collectKeys, rankOf, type SortedMap, sizeOf, valueAt, withoutKey, withPair } from "./sorted-map.ts";
import type { Snapshot, Store } from "./store.ts";
import { StoreClosedError } from "./store-errors.ts";

/** The states behind snapshots, for every store of the same collections: what they hold is shared, not copied. */
const snapshotStates = new WeakMap<object, { readonly collections: Collections; readonly spaces: Spaces }>();

/**
 * A store in memory. It is gone with the process. `work` runs once.
 *
 * @throws StoreArgumentError for collections that cannot be
 */
export function createMemoryStore<const All extends Collections>(collections: All): Store<All> {
  const engine = createMemoryEngine();
  const store = createStore(engine, declareCollections(collections));
  let isClosed = false;
  const memoryStore: Store<Collections> = {
    ...store,
    async snapshot() {
      if (isClosed) throw new StoreClosedError("store");
      return takeSnapshot(engine.spaces(), collections);
    },
    async restore(snapshot, signal) {
      const state = snapshotStates.get(snapshot);
      if (isClosed || state?.collections !== collections) return store.restore(snapshot, signal);
      return engine.replace(state.spaces);
    },
    close() {
      isClosed = true;
      return store.close();
    },
  };
  return memoryStore as Store<All>;
}

function takeSnapshot(spaces: Spaces, collections: Collections): Snapshot {
  const snapshot = snapshotOf(() => rowsOf(spaces, Object.keys(collections)));
  snapshotStates.set(snapshot, { collections, spaces });
  return snapshot;
}

function rowsOf(spaces: Spaces, names: readonly string[]): SnapshotRows {
  return {
    collections: new Map(names.map((name) => [name, rows(spaces.get(name))])),
    numbers: rows(spaces.get(numbersSpace)),
  };
}

function rows(map: SortedMap): (readonly [string, string])[] {
  const keys: string[] = [];
  collectKeys(map, 0, sizeOf(map), keys);
  return keys.map((key) => [readId(key), valueAt(map, key) as string]);
}

/** A whole state. Nothing in it ever changes, so that whoever has it has it for good. */
type Spaces = ReadonlyMap<string, SortedMap>;

/** An engine whose states can be had and put back at no cost. */
interface MemoryEngine extends Engine {
  /** The committed state. */
  spaces(): Spaces;
  replace(spaces: Spaces): Promise<void>;
}

function createMemoryEngine(): MemoryEngine {
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
    scan: (space, range) => scanKeys(draft.get(space), range),
    count: (space, range) => countKeys(draft.get(space), range),
    clear(space) {
      draft.delete(space);
    },
    write(changes) {
      for (const change of changes) draft.set(change.space, withChange(draft.get(change.space), change));
    },
  };
}

function withChange(map: SortedMap, { key, value }: PairChange): SortedMap {
  return value === undefined ? withoutKey(map, key) : withPair(map, key, value);
}

/** Positions instead of a walk: what `offset` passes over costs nothing. */
function scanKeys(map: SortedMap, { from, to, descending, offset, limit }: ScanRange): readonly string[] {
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
