import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { JournalEntry, JournalFilter } from "../journal/journal-entry.ts";
import type { EmulatorCoverage } from "./emulator-coverage.ts";
import type { EmulatorSeed } from "./emulator-seed.ts";
import type { EmulatorSnapshot, EmulatorSnapshotData } from "./snapshot.ts";

/** What moves emulated services and shows them. */
export interface EmulatorControls {
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  /** The last requests, from the oldest to the newest. */
  requests(filter?: JournalFilter): JournalEntry[];
  /**
   * Puts another seed in the place of all state, and of what {@link EmulatorControls.reset} returns to. Requests wait
   * for it.
   *
   * @param seed an object, or JSON or YAML as text
   * @throws InvalidSeedError for a seed that is refused, and then nothing has changed
   * @throws StoreError where the store fails, or is closed
   */
  seed(seed: EmulatorSeed | string): Promise<void>;
  /**
   * Returns to the seed, without faults, journal and rate windows. The clock stays where it is, and what the
   * seed has planned is as far ahead again as it was. Coverage is not forgotten. Requests wait for it.
   *
   * @throws StoreError where the store fails, or is closed
   */
  reset(): Promise<void>;
  /** Everything as it is now, but for the clock. */
  snapshot(): Promise<EmulatorSnapshot>;
  /**
   * Puts everything back to what a snapshot holds, all or nothing, its seed included: one of this emulator, of another,
   * or its JSON. The clock stays where it is: what has fallen due since is done before it resolves.
   *
   * @throws InvalidSnapshotError, InvalidSeedError for what is none, and then nothing has changed
   * @throws StoreError where the store fails, or is closed
   */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void>;
  /** What of the contracts was answered so far, and how what they leave open is filled. */
  coverage(): EmulatorCoverage;
  /**
   * Resolves when the seed is in place. Requests wait for it.
   *
   * @throws StoreError where a store cannot be opened, and InvalidSeedError where a service will not have the seed;
   *   then requests are answered with 503
   */
  readonly ready: Promise<void>;
  /** Lets go of the stores. Requests are answered with 503 from then on. Closing twice is harmless. */
  close(): Promise<void>;
}
