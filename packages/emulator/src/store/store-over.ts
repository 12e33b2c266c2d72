import type { Collections } from "./collection.ts";
import type { Declared } from "./declared-collection.ts";
import { StoreClosedError } from "./errors/store-closed-error.ts";
import type { Engine } from "./pairs.ts";
import { runRead, runTransaction } from "./run-transaction.ts";
import { readRestoration, readSnapshot, snapshotOf, writeRestoration } from "./snapshot-data.ts";
import type { Store } from "./store.ts";
import { TimeSlices } from "./time-slices.ts";

/** A store on an engine. */
export function storeOver(engine: Engine, declared: Declared): Store<Collections> {
  let closing: Promise<void> | undefined;
  const holdOpen = (): void => {
    if (closing !== undefined) throw new StoreClosedError("store");
  };
  return {
    async transaction(work) {
      holdOpen();
      return engine.change((pairs) => runTransaction(pairs, declared, work));
    },
    read(work) {
      if (closing !== undefined) return Promise.reject(new StoreClosedError("store"));
      return engine.read((pairs) => runRead(pairs, declared, engine.readsFixedStates, work));
    },
    async snapshot() {
      holdOpen();
      const rows = await engine.read((pairs) => readSnapshot(pairs, declared, new TimeSlices()));
      return snapshotOf(() => rows);
    },
    async restore(snapshot, signal) {
      holdOpen();
      const slices = new TimeSlices(signal);
      const restoration = await readRestoration(declared, snapshot, slices);
      holdOpen();
      await engine.change((pairs) => writeRestoration(pairs, declared, restoration, slices));
    },
    load: (work) => (engine.load ? engine.load(work) : work()),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
