import { createQueue } from "../async/scheduling.ts";
import { type Collections, declareCollections, NUMBERS_SPACE } from "./collection.ts";
import { createStore } from "./create-store.ts";
import type { Engine, KeyRange, PairChange, Pairs, ScanRange } from "./engine.ts";
import { readId } from "./index-key.ts";
import { type Rows, type SnapshotRows, snapshotOf } from "./snapshot-data.ts";
import { collectKeys, pairsOf, rankOf, type SortedMap, valueAt, withChanges } from "./sorted-map.ts";
import type { Snapshot, Store } from "./store.ts";
import { StoreClosedError } from "./store-errors.ts";
import type { Row } from "./stored-items.ts";

/**
 * Creates a store in memory. Its content is lost when the process exits. Unlike other stores, it calls `work` exactly
 * once.
 *
 * @throws StoreArgumentError if a name or version is invalid
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

/**
 * The states of snapshots. Stores with the same collections can share states, so restoring a snapshot copies nothing.
 */
const snapshotStates = new WeakMap<object, { readonly collections: Collections; readonly spaces: Spaces }>();

function takeSnapshot(spaces: Spaces, collections: Collections): Snapshot {
  const snapshot = snapshotOf(() => rowsOf(spaces, Object.keys(collections)));
  snapshotStates.set(snapshot, { collections, spaces });
  return snapshot;
}

function rowsOf(spaces: Spaces, names: readonly string[]): SnapshotRows {
  return {
    collections: new Map(names.map((name) => [name, rowsIn(spaces.get(name))])),
    numbers: rowsIn(spaces.get(NUMBERS_SPACE)),
  };
}

function rowsIn(map: SortedMap): Rows {
  return { [Symbol.iterator]: () => walkMap(map) };
}

function* walkMap(map: SortedMap): Generator<Row> {
  for (const [key, value] of pairsOf(map)) yield [readId(key), value];
}

/** All contents of a store, keyed by space. They are immutable, so they can be shared. */
type Spaces = ReadonlyMap<string, SortedMap>;

/** An engine whose content can be captured and restored without copying. */
interface MemoryEngine extends Engine {
  /** Returns the content after the last committed change. */
  spaces(): Spaces;
  replace(spaces: Spaces): Promise<void>;
}

function createMemoryEngine(): MemoryEngine {
  let committed: Spaces = new Map();
  let reader = new Draft(committed);
  const commit = (spaces: Spaces): void => {
    committed = spaces;
    reader = new Draft(spaces);
  };
  const inTurn = createQueue();
  return {
    readsFixedStates: true,
    spaces: () => committed,
    replace: (spaces) => inTurn(() => commit(spaces)),
    change: (work) =>
      inTurn(async () => {
        const draft = new Draft(committed);
        const result = await work(draft);
        commit(draft.spaces());
        return result;
      }),
    // Readers cannot write, so they can share a draft.
    read: (work) => work(reader),
    close: () => inTurn(async () => undefined),
  };
}

/**
 * A committed state and changes to it. Changes to a space are collected until its keys are scanned, because sorting
 * many keys at once is faster than inserting each of them.
 */
class Draft implements Pairs {
  readonly #spaces: Map<string, SortedMap>;
  readonly #changes = new Map<string, Map<string, string | undefined>>();

  constructor(committed: Spaces) {
    this.#spaces = new Map(committed);
  }

  /** Returns the changed state. */
  spaces(): Spaces {
    for (const space of this.#changes.keys()) this.#mapOf(space);
    return this.#spaces;
  }

  read(space: string, keys: readonly string[]): readonly (string | undefined)[] {
    const changes = this.#changes.get(space);
    const map = this.#spaces.get(space);
    return keys.map((key) => (changes?.has(key) ? changes.get(key) : valueAt(map, key)));
  }

  scan(space: string, range: ScanRange): readonly string[] {
    return scanKeys(this.#mapOf(space), range);
  }

  count(space: string, range: KeyRange): number {
    return countKeys(this.#mapOf(space), range);
  }

  write(changes: readonly PairChange[]): void {
    for (const { space, key, value } of changes) {
      const known = this.#changes.get(space);
      if (known) known.set(key, value);
      else this.#changes.set(space, new Map([[key, value]]));
    }
  }

  clear(space: string): void {
    this.#changes.delete(space);
    this.#spaces.delete(space);
  }

  /** Returns the map of a space, with its changes. */
  #mapOf(space: string): SortedMap {
    const changes = this.#changes.get(space);
    if (changes) this.#spaces.set(space, withChanges(this.#spaces.get(space), changes));
    this.#changes.delete(space);
    return this.#spaces.get(space);
  }
}

function countKeys(map: SortedMap, { from, to }: KeyRange): number {
  return Math.max(0, rankOf(map, to) - rankOf(map, from));
}

/** Returns keys by position, so skipping `offset` keys costs nothing. */
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
