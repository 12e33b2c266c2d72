import type { SharedTime } from "../clock/shared-time.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { Seed } from "../framework/seed.ts";
import type { Collections } from "../store/collection.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens a store by name. The name is `emulator`, or consists of the name of a service and the epoch of its state, such
 * as `parcels` and `parcels.2`. New states are written to stores with new names, so that the current state stays
 * complete until it is replaced.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** Returns the stores created by earlier emulators. Absent if stores do not outlive the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a closed store. Has no effect if the store does not exist. */
  readonly discard?: (name: string) => Promise<void>;
  /** Present if several emulators can use the stores at the same time. Returns a handle for one emulator. */
  readonly share?: () => SharedStores;
}

/** Stores created by earlier emulators. */
export interface KeptStores {
  readonly folder: string;
  readonly stores: readonly KeptStore[];
}

export interface KeptStore {
  readonly name: string;
  /** Size in bytes. If it is 0, the store has lost its content. */
  readonly bytes: number;
}

/** A complete state of all services. */
export interface RecordedState {
  readonly epoch: number;
  readonly seed: Seed;
}

/**
 * A record of the current epoch and its seed. The state of all services is replaced atomically by a single write to
 * this record.
 */
export interface StateRecord {
  /**
   * Returns the current state, `"none"` if the first state was never completed, or `undefined` if no state was ever
   * started.
   */
  read(): Promise<RecordedState | "none" | undefined>;
  /** Records that the first state is being written. If stores exist without this entry, the record was lost. */
  begin(): Promise<void>;
  /** Makes a state current. If this fails, {@link confirm} determines which state is current. */
  switchTo(state: RecordedState): Promise<void>;
  /** Determines the current state after {@link switchTo} has failed. Afterwards, {@link read} returns it. */
  confirm(): Promise<void>;
  /** Removes the data of earlier states. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** The state and time shared by emulators with the same stores. */
export interface SharedView {
  /** The epoch of the current state, or `undefined` while the first state is being written. */
  readonly epoch: number | undefined;
  /** The shared time, or `undefined` until the first emulator sets it. */
  readonly time: SharedTime | undefined;
}

/** Store names of one epoch. */
export interface NamedStores {
  readonly epoch: number;
  readonly names: readonly string[];
}

/**
 * One emulator's handle to stores that several processes use at the same time. Emulators check the shared state before
 * each request, so that all emulators use the same state and time.
 */
export interface SharedStores extends JobClaims {
  readonly stores: StoreFactory;
  /** Record of the shared current state. */
  readonly record: StateRecord;
  view(): Promise<SharedView>;
  /**
   * Checks that the stores of the current state exist.
   *
   * @throws StoreUnavailableError if a store is missing; StoreReplacedError if another state is current
   */
  assertComplete(state: NamedStores): Promise<void>;
  /** Returns an epoch that has not been used. */
  newEpoch(): Promise<number>;
  /** Sets the shared time. @throws StoreError, also if this emulator no longer holds the lock `turn` */
  setTime(time: SharedTime, turn: string): Promise<void>;
  /** Returns the names of the open stores changed by other emulators since the last call. @throws StoreError */
  changedElsewhere(): Promise<readonly string[]>;
  /**
   * Calls `work` about once a second, and signals to other emulators that this emulator is running. If an emulator has
   * not signaled for several seconds, it is considered dead and its locks are released.
   *
   * @param lost called if this emulator was considered dead, so that others may have acquired its locks
   */
  keepAlive(work: () => Promise<void>, lost: () => void): void;
  /** Releases all locks. Can be called repeatedly. */
  close(): Promise<void>;
}
