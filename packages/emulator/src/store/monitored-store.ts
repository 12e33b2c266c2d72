import type { Collections } from "./collection.ts";
import type { Store } from "./store.ts";
import { StoreError, StoreUnavailableError } from "./store-errors.ts";

/** A store that says whether it can be used. */
export interface MonitoredStore extends Store<Collections> {
  load<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What it failed with last: until it works again, or for good where its files are damaged. */
  readonly problem: StoreError | undefined;
}

/** The same store, watched from now on. */
export function monitorStore(store: Store<Collections>): MonitoredStore {
  let problem: StoreError | undefined;
  const watch = async <Result>(using: Promise<Result>): Promise<Result> => {
    try {
      const result = await using;
      if (problem && !isPermanent(problem)) problem = undefined;
      return result;
    } catch (error) {
      if (error instanceof StoreError && error.code === "unavailable") problem = error;
      throw error;
    }
  };
  return {
    get problem() {
      return problem;
    },
    transaction: (work) => watch(store.transaction(work)),
    read: (work) => watch(store.read(work)),
    snapshot: () => watch(store.snapshot()),
    restore: (snapshot, signal) => watch(store.restore(snapshot, signal)),
    load: (work) => (store.load ? store.load(work) : work()),
    close: () => store.close(),
  };
}

/** Parts of a damaged store may still be read, which says nothing of the rest. */
function isPermanent(problem: StoreError): boolean {
  return !(problem instanceof StoreUnavailableError) || problem.reason === "damaged";
}
