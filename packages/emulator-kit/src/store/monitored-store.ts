import type { Collections } from "./collection.ts";
import type { Store } from "./store.ts";
import { StoreError, StoreUnavailableError } from "./store-errors.ts";

/** A store that reports whether it can be used. */
export interface MonitoredStore extends Store<Collections> {
  load<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The last failure. It is cleared when the store works again, but never where its files are damaged. */
  readonly problem: StoreError | undefined;
}

/** Wraps a store so that its failures are remembered. */
export function monitorStore(store: Store<Collections>): MonitoredStore {
  let problem: StoreError | undefined;
  // They are two functions for all operations, so that none is made for each.
  const onSuccess = <Result>(result: Result): Result => {
    if (problem && !isPermanent(problem)) problem = undefined;
    return result;
  };
  const onFailure = (error: unknown): never => {
    if (error instanceof StoreError && error.code === "unavailable") problem = error;
    throw error;
  };
  const watch = <Result>(operation: Promise<Result>): Promise<Result> => operation.then(onSuccess, onFailure);
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

/** Parts of a damaged store may still be readable, so that a successful read does not mean that the rest is sound. */
function isPermanent(problem: StoreError): boolean {
  return !(problem instanceof StoreUnavailableError) || problem.reason === "damaged";
}
