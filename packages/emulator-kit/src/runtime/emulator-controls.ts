import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { Seed } from "../framework/seed.ts";
import type { RequestListener } from "../journal/create-journal.ts";
import type { JournalEntry, JournalFilter } from "../journal/journal-entry.ts";
import type { OutputLine } from "../live/output-line.ts";
import type { EmulatorCoverage } from "./emulator-coverage.ts";
import type { NamedSnapshots } from "./named-snapshots.ts";
import type { EmulatorSnapshot, EmulatorSnapshotData } from "./snapshot.ts";

/**
 * Functions for changing and inspecting an emulator and the state of its services.
 *
 * @typeParam OwnSeed the type of the seed for its services
 */
export interface EmulatorControls<OwnSeed = Seed> {
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  /** Returns the latest requests, oldest first. */
  requests(filter?: JournalFilter): JournalEntry[];
  /** Removes all requests from the journal. Coverage is kept. */
  clearRequests(): void;
  /**
   * Calls a listener with each request to a service once its response is ready. Control requests are not included, as
   * in the journal. The listener must not throw.
   *
   * @returns a function that removes the listener
   */
  onRequest(listener: RequestListener): () => void;
  /**
   * Calls a listener with each line of user code output. The listener must not throw.
   *
   * @returns a function that removes the listener
   */
  onOutput(listener: (line: OutputLine) => void): () => void;
  /**
   * Replaces the whole state with one created from a seed. Later calls to {@link EmulatorControls.reset} return to this
   * seed. Requests wait until the new state is complete.
   *
   * @param seed an object, or a string of JSON or YAML
   * @throws InvalidSeedError if the seed is invalid; in that case, nothing is changed
   * @throws StoreError if the store fails or is closed
   */
  seed(seed: OwnSeed | string): Promise<void>;
  /**
   * Adds resources to all states that are created from a seed, and to the current state. Services define which
   * resources can be added, such as deployed functions. A new extension replaces the previous one, but does not remove
   * its resources from the current state.
   *
   * @throws InvalidSeedError if the seed and the extension are incompatible; SeedExtensionError if a resource is not
   *   supported or cannot be added. In that case, nothing is changed.
   */
  extendSeed(extension: OwnSeed): Promise<void>;
  /**
   * Resets the state to the seed, and clears the faults, the journal and the rate limit windows. The clock does not
   * change. The seed's tasks are postponed, so that they are due after the same delay as before. Coverage is kept.
   * Requests wait until the reset is complete.
   *
   * @throws StoreError if the store fails or is closed
   */
  reset(): Promise<void>;
  /** Returns a snapshot of the whole state, without the clock. */
  snapshot(): Promise<EmulatorSnapshot>;
  /**
   * Restores the whole state from a snapshot, including its seed. The snapshot can come from this emulator or another
   * one, and can also be passed as parsed JSON. The clock does not change. Overdue tasks run before the promise
   * resolves.
   *
   * @throws InvalidSnapshotError, InvalidSeedError if the snapshot is invalid; in that case, nothing is changed
   * @throws StoreError if the store fails or is closed
   */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void>;
  /** Snapshots with names. */
  readonly snapshots: NamedSnapshots;
  /** Returns the observed operations and statuses, and how the emulator fills extension points. */
  coverage(): EmulatorCoverage;
  /**
   * Resolves when the seed has been stored. Requests wait for it.
   *
   * @throws StoreError if a store cannot be opened; InvalidSeedError if a service rejects the seed; in that case, all
   *   requests fail with 503
   */
  readonly ready: Promise<void>;
  /** Closes the stores. Later requests fail with 503. Can be called repeatedly. */
  close(): Promise<void>;
}
