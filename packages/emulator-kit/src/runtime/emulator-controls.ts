import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { Seed } from "../framework/seed.ts";
import type { RequestListener } from "../journal/create-journal.ts";
import type { JournalEntry, JournalFilter } from "../journal/journal-entry.ts";
import type { OutputLine } from "../live/output-line.ts";
import type { EmulatorCoverage } from "./emulator-coverage.ts";
import type { EmulatorSnapshot, EmulatorSnapshotData } from "./snapshot.ts";

/**
 * The controls of an emulator, which change and show the state of its services.
 *
 * @typeParam OwnSeed the seeds of its services
 */
export interface EmulatorControls<OwnSeed = Seed> {
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  /** The last requests, from the oldest to the newest. */
  requests(filter?: JournalFilter): JournalEntry[];
  /**
   * Calls a listener with each request to a service as soon as it has its response. Control requests are left out, as in
   * the journal. The listener must not throw.
   *
   * @returns a function that ends it
   */
  onRequest(listener: RequestListener): () => void;
  /**
   * Calls a listener with each line that running code writes. The listener must not throw.
   *
   * @returns a function that ends it
   */
  onOutput(listener: (line: OutputLine) => void): () => void;
  /**
   * Replaces the whole state by that of another seed, to which {@link EmulatorControls.reset} then returns. Requests wait
   * for it.
   *
   * @param seed an object, or JSON or YAML as text
   * @throws InvalidSeedError for a seed that is invalid; then nothing has changed
   * @throws StoreError where the store fails, or is closed
   */
  seed(seed: OwnSeed | string): Promise<void>;
  /**
   * Has every state of a seed contain more from now on, and brings the current state up to it. Everything else in it
   * stays. Services say which resources can be added: functions, which are deployed. An extension replaces the one before,
   * but removes nothing from the current state.
   *
   * @throws InvalidSeedError if the seed and the extension conflict, SeedExtensionError if a resource is unknown or
   *   cannot be added; the state is then unchanged
   */
  extendSeed(extension: OwnSeed): Promise<void>;
  /**
   * Returns to the seed, without faults, journal and rate windows. The clock stays where it is, and what the
   * seed has planned is as far ahead again as it was. Coverage stays. Requests wait for it.
   *
   * @throws StoreError where the store fails, or is closed
   */
  reset(): Promise<void>;
  /** The whole state as it is now, without the clock. */
  snapshot(): Promise<EmulatorSnapshot>;
  /**
   * Restores the whole state of a snapshot, its seed included, or nothing of it: one of this emulator, of another, or its
   * JSON. The clock stays where it is, and tasks that have fallen due since are done before it resolves.
   *
   * @throws InvalidSnapshotError, InvalidSeedError for a value that is no snapshot; then nothing has changed
   * @throws StoreError where the store fails, or is closed
   */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void>;
  /** Which operations and statuses were seen so far, and how the extension points of the contracts are filled. */
  coverage(): EmulatorCoverage;
  /**
   * Resolves when the seed is in place. Requests wait for it.
   *
   * @throws StoreError where a store cannot be opened, and InvalidSeedError where a service rejects the seed;
   *   then every response is a 503
   */
  readonly ready: Promise<void>;
  /** Closes the stores. Every response is a 503 from then on. Closing twice is harmless. */
  close(): Promise<void>;
}
