import type { SharedTime } from "../clock/shared-time.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { Seed } from "../framework/seed.ts";
import type { Collections } from "../store/collection.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens a store by name: `emulator`, or the name of a service and the epoch of its state, such as `parcels` and, after
 * a change of the whole state, `parcels.2`. Candidate states are written into stores with new names, so that the
 * current state stays complete until it is replaced.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** Returns the stores of earlier emulators. Absent if stores do not outlive the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a closed store. Does nothing if the store does not exist. */
  readonly discard?: (name: string) => Promise<void>;
  /** Present if several emulators can use the stores at once. Returns the handle of one of them. */
  readonly share?: () => SharedStores;
}

/** Stores of earlier emulators. */
export interface KeptStores {
  readonly folder: string;
  readonly stores: readonly KeptStore[];
}

export interface KeptStore {
  readonly name: string;
  /** Size in bytes. An empty store has lost its content. */
  readonly bytes: number;
}

/** A complete state of all services. */
export interface RecordedState {
  readonly epoch: number;
  readonly seed: Seed;
}

/**
 * A record of the current epoch of the services' stores, and of its seed. One write replaces the state of all services
 * atomically.
 */
export interface StateRecord {
  /** Returns the current state; `"none"` if the first state was not completed, `undefined` if none was started. */
  read(): Promise<RecordedState | "none" | undefined>;
  /** Records that the first state is being written. Stores without this record have lost it. */
  begin(): Promise<void>;
  /** Makes a state current. After a failure, {@link confirm} determines which state is current. */
  switchTo(state: RecordedState): Promise<void>;
  /** Settles the current state after a failed {@link switchTo}. Afterwards, {@link read} returns it. */
  confirm(): Promise<void>;
  /** Removes data of earlier states. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** The state and time that all emulators on the same stores share. */
export interface SharedView {
  /** The epoch of the current state; `undefined` while the first state is being written. */
  readonly epoch: number | undefined;
  /** `undefined` before the first running emulator has set it. */
  readonly time: SharedTime | undefined;
}

/** Store names of an epoch. */
export interface NamedStores {
  readonly epoch: number;
  readonly names: readonly string[];
}

/**
 * The handle of one emulator to stores that several processes use at once. Each emulator checks it before it handles a
 * request, so that all use the same state and time.
 */
export interface SharedStores extends JobClaims {
  readonly stores: StoreFactory;
  /** The record of the shared current state. */
  readonly record: StateRecord;
  view(): Promise<SharedView>;
  /**
   * Checks that the stores of the current state exist.
   *
   * @throws StoreUnavailableError if a store is lost; StoreReplacedError if another state is current
   */
  assertComplete(state: NamedStores): Promise<void>;
  /** Returns an unused epoch. */
  newEpoch(): Promise<number>;
  /** Sets the shared time. @throws StoreError, also if this emulator no longer owns the claim `turn` */
  setTime(time: SharedTime, turn: string): Promise<void>;
  /** Returns the names of open stores that other emulators have changed since the last call. @throws StoreError */
  changedElsewhere(): Promise<readonly string[]>;
  /**
   * Calls `work` about once a second, and signals to the other emulators that this emulator is running. An emulator
   * that does not signal for some seconds is considered dead, and its claims become free.
   *
   * @param lost called if this emulator itself was considered dead, so that others may have taken its claims
   */
  keepAlive(work: () => Promise<void>, lost: () => void): void;
  /** Releases all claims. Repeated calls are harmless. */
  close(): Promise<void>;
}
