import type { SharedTime } from "../clock/shared-time.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { StateRecord } from "./state-record.ts";
import type { StoreFactory } from "./store-factory.ts";

/** What all emulators on the same stores have in common at one moment. */
export interface SharedView {
  /** The current state. `undefined` while the first is being written. */
  readonly generation: number | undefined;
  /** `undefined` before any of those at work has said it. */
  readonly time: SharedTime | undefined;
}

/** The stores of a state. */
export interface NamedStores {
  readonly generation: number;
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
  newGeneration(): Promise<number>;
  /** Sets the time for all. @throws StoreError; where this emulator no longer has the claim `turn` as well */
  setTime(time: SharedTime, turn: string): Promise<void>;
  /** The names of the open stores that other emulators have changed since the last call. @throws StoreError */
  changedElsewhere(): Promise<readonly string[]>;
  /**
   * Calls `work` about once a second, and lets the others know that this emulator is at work. One that does not for some
   * seconds has died: its claims are free then.
   *
   * @param lost is called where this emulator itself was taken for dead, so that others may do what it had claimed
   */
  keepAlive(work: () => Promise<void>, lost: () => void): void;
  /** Gives up all claims. Closing twice is harmless. */
  close(): Promise<void>;
}
