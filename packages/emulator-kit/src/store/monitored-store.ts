import type { Collections } from "./collection.ts";
import type { Store } from "./store.ts";
import { StoreError, StoreUnavailableError } from "./store-errors.ts";

/** A store that tracks whether it is usable. */
export interface MonitoredStore extends Store<Collections> {
  load<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The last failure. It is cleared when the store works again, unless the store's files are damaged. */
  readonly problem: StoreError | undefined;
}

/** Wraps a store to track its failures. */
export function monitorStore(store: Store<Collections>): MonitoredStore {
  let problem: StoreError | undefined;
  // Shared by all calls, to avoid allocations.
  const onSuccess = <Result>(result: Result): Result => {
    if (problem && !isPermanent(problem)) problem = undefined;
    return result;
  };
  const onFailure = (error: unknown): never => {
    if (error instanceof StoreError && error.code === "unavailable") problem = error;
    throw error;
  };
  const watch = <Result>(call: Promise<Result>): Promise<Result> => call.then(onSuccess, onFailure);
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

/** Parts of a damaged store may still be readable, so a successful read does not prove that the store is intact. */
function isPermanent(problem: StoreError): boolean {
  return !(problem instanceof StoreUnavailableError) || problem.reason === "damaged";
}
