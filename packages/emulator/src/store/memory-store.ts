import type { Collections } from "./collection.ts";
import { declareCollections, numbersSpace } from "./declared-collection.ts";
import { StoreClosedError } from "./errors/store-closed-error.ts";
import { readId } from "./index-key.ts";
import { createMemoryEngine, type Spaces } from "./memory-engine.ts";
import { type SnapshotRows, snapshotOf } from "./snapshot-data.ts";
import { collectKeys, type SortedMap, sizeOf, valueAt } from "./sorted-map.ts";
import type { Snapshot, Store } from "./store.ts";
import { storeOver } from "./store-over.ts";

/** The states behind snapshots, for every store of the same collections: what they hold is shared, not copied. */
const states = new WeakMap<object, { readonly collections: Collections; readonly spaces: Spaces }>();

/**
 * A store in memory. It is gone with the process. `work` runs once.
 *
 * @throws StoreArgumentError for collections that cannot be
 */
export function createMemoryStore<const All extends Collections>(collections: All): Store<All> {
  const engine = createMemoryEngine();
  const store = storeOver(engine, declareCollections(collections));
  let isClosed = false;
  const memoryStore: Store<Collections> = {
    ...store,
    async snapshot() {
      if (isClosed) throw new StoreClosedError("store");
      return keep(engine.spaces(), collections);
    },
    async restore(snapshot, signal) {
      const state = states.get(snapshot);
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

function keep(spaces: Spaces, collections: Collections): Snapshot {
  const snapshot = snapshotOf(() => rowsOf(spaces, Object.keys(collections)));
  states.set(snapshot, { collections, spaces });
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
