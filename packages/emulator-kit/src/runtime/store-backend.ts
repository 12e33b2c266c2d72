import type { SharedTime } from "../clock/shared-time.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { Seed } from "../framework/seed.ts";
import type { Collections } from "../store/collection.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens the store of a name: `emulator`, or a service and the epoch of its state, such as `parcels` and, after a
 * change of the whole state, `parcels.2`. A candidate state is written into stores of new names, so that the current
 * state
 * stays complete until it is replaced.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** The stores that earlier emulators have left. Absent where stores do not outlive the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a closed store, if it exists. */
  readonly discard?: (name: string) => Promise<void>;
  /** Where several emulators may use the stores at once: makes the part of one of them. */
  readonly share?: () => SharedStores;
}

/** Stores that outlived the emulator which wrote them. */
export interface KeptStores {
  /** The folder that contains them. */
  readonly folder: string;
  readonly stores: readonly KeptStore[];
}

export interface KeptStore {
  /** The name that it was opened by. */
  readonly name: string;
  /** Its size. An empty one has lost its content. */
  readonly bytes: number;
}

/** A complete state of all services. */
export interface RecordedState {
  /** The epoch of the stores that contain it. */
  readonly epoch: number;
  readonly seed: Seed;
}

/**
 * Names the current epoch of the services' stores, and the seed that belongs to it. One write of it replaces the
 * state of all services at once.
 */
export interface StateRecord {
  /** The current state; `"none"` where the first was never completed, `undefined` where none was ever begun. */
  read(): Promise<RecordedState | "none" | undefined>;
  /** Notes that the first state is being written. Stores without this note have lost their record. */
  begin(): Promise<void>;
  /** Makes a state the current one. After a failure, {@link confirm} settles which one that is. */
  switchTo(state: RecordedState): Promise<void>;
  /** Makes sure which state is the current one, since it is unknown after a failure what has been written. */
  confirm(): Promise<void>;
  /** Removes what belongs to earlier states alone. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** What all emulators on the same stores have in common at one moment. */
export interface SharedView {
  /** The current state. `undefined` while the first is being written. */
  readonly epoch: number | undefined;
  /** `undefined` before any of those at work has said it. */
  readonly time: SharedTime | undefined;
}

/** The stores of a state. */
export interface NamedStores {
  readonly epoch: number;
  readonly names: readonly string[];
}

/**
 * The part of one emulator in stores that several emulators use at once, in as many processes. Each of them looks here
 * before it handles a request, so that all serve one state at one time.
 */
export interface SharedStores extends JobClaims {
  readonly stores: StoreFactory;
  /** Names the current state for all of them. */
  readonly record: StateRecord;
  view(): Promise<SharedView>;
  /**
   * Makes sure that the stores of the current state are there.
   *
   * @throws StoreUnavailableError if a store is lost; StoreReplacedError if another state is current
   */
  assertComplete(state: NamedStores): Promise<void>;
  /** Returns a number that no state has had. */
  newEpoch(): Promise<number>;
  /** Sets the time for all. @throws StoreError; where this emulator no longer has the claim `turn` as well */
  setTime(time: SharedTime, turn: string): Promise<void>;
  /** The names of the open stores that other emulators have changed since the last call. @throws StoreError */
  changedElsewhere(): Promise<readonly string[]>;
  /**
   * Calls `work` about once a second, and lets the others know that this emulator is at work. One that does not for
   * some
   * seconds has died: its claims are free then.
   *
   * @param lost is called where this emulator itself was taken for dead, so that others may do what it had claimed
   */
  keepAlive(work: () => Promise<void>, lost: () => void): void;
  /** Gives up all claims. Closing twice is harmless. */
  close(): Promise<void>;
}
