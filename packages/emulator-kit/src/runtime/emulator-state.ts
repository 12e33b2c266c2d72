import { createQueue } from "../async/scheduling.ts";
import { shareClock } from "../clock/create-clock.ts";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import type { Seed } from "../framework/seed.ts";
import { isStateUnavailable, ServiceError, StateReplacedError } from "../framework/service-error.ts";
import { untilCurrent } from "../framework/until-current.ts";
import { InvalidSeedError } from "../seed/seed-problems.ts";
import type { SeedReader } from "../seed/seed-reader.ts";
import type { Snapshot, SnapshotData } from "../store/store.ts";
import { StoreError } from "../store/store-errors.ts";
import { CurrentState } from "./current-state.ts";
import type { RequestsInFlight } from "./requests-in-flight.ts";
import type { RunningService } from "./running-service.ts";
import { SharedClock } from "./shared-clock.ts";
import {
  type EmulatorSnapshot,
  type EmulatorSnapshotData,
  InvalidSnapshotError,
  readSnapshotData,
  snapshotOfServices,
} from "./snapshot.ts";
import type { SharedStores, StoreFactory } from "./store-backend.ts";
import { storeNameOf } from "./store-names.ts";

interface StateParts {
  readonly services: readonly RunningService[];
  readonly stores: StoreFactory;
  /** Present if other emulators use the same stores. */
  readonly shared: SharedStores | undefined;
  readonly clock: EmulatorClock;
  readonly inFlight: RequestsInFlight;
  readonly seeds: SeedReader;
  /** Adds the extension's resources to a seed. */
  readonly extended: (seed: Seed) => Seed;
  /** Called before each change to the whole state, when no requests are in progress. */
  readonly changing: () => void;
  /** Called after a reset to a seed, before requests are handled again. */
  readonly renewed: () => void;
  /** Called after the whole state has been replaced. */
  readonly replaced: () => void;
  /** Aborts when the emulator closes. This rolls back a change in progress. */
  readonly closing: AbortSignal;
}

/** The state of all services, and the seed. */
interface StateContent {
  readonly seed: Seed;
  readonly services: ReadonlyMap<RunningService, Snapshot | SnapshotData>;
}

/** A state that was created from a seed. */
interface SeededState extends StateContent {
  /** When the state was created, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * How far ahead to schedule other emulators' tasks, in milliseconds. The stores are checked for new tasks every second.
 */
const TASKS_AHEAD_MS = 5_000;

/** The state of all services. It is always replaced as a whole, one change at a time. */
export class EmulatorState {
  readonly #parts: StateParts;
  readonly #services: readonly RunningService[];
  readonly #current: CurrentState;
  readonly #queue = createQueue();
  /** The state that a reset returns to. If absent, a reset creates it from the seed again. */
  #seeded: SeededState | undefined;
  #change: Promise<void> | undefined;
  readonly #sharedClock: SharedClock | undefined;
  #opening: Promise<void> = Promise.resolve();
  #closing: Promise<void> | undefined;

  constructor(parts: StateParts) {
    this.#parts = parts;
    this.#services = parts.services;
    const { services, stores, shared, clock } = parts;
    this.#current = new CurrentState(services, stores, shared);
    const takeTasks = (which: TaskRange): Promise<void> => this.#takeTasks(which);
    this.#sharedClock = shared && new SharedClock({ clock, shared, opened: () => this.#opening, takeTasks });
    if (this.#sharedClock) shareClock(clock, this.#sharedClock);
  }

  get seed(): Seed {
    return this.#current.seed;
  }

  /** The error of all requests while the emulator does not know which state is on disk. */
  get problem(): Error | undefined {
    return this.#current.problem;
  }

  /**
   * Whether requests can be handled immediately. If the stores are shared, this is unknown until they have been
   * checked.
   */
  get isReady(): boolean {
    return this.#isSettled && this.#sharedClock === undefined;
  }

  get #isSettled(): boolean {
    return this.#change === undefined && this.#current.problem === undefined;
  }

  /**
   * Waits for pending changes, even if they fail, and then loads other emulators' changes.
   *
   * @throws UnsettledStateError while it is unknown which state is on disk; StoreError
   */
  async whenReady(): Promise<void> {
    while (!this.#isSettled) {
      // The last change closes the stores and waits for pending work, so pending work must not wait for this change.
      this.#parts.closing.throwIfAborted();
      await (this.#change ?? this.#queue(() => this.#current.settle()));
    }
    await this.follow();
  }

  /** Loads the time and state written to the shared stores by other emulators. */
  async follow(): Promise<void> {
    if (!this.#sharedClock) return;
    for (;;) {
      this.#parts.closing.throwIfAborted();
      const { epoch } = await this.#sharedClock.follow();
      if (epoch === undefined || epoch === this.#current.epoch) return;
      this.#parts.closing.throwIfAborted();
      await this.#changing(() => this.#adopt());
    }
  }

  /**
   * Opens the stores. If they are empty, creates the state from the seed.
   *
   * @throws any error from opening and seeding; in that case, all stores are closed
   */
  open(seed: Seed): Promise<void> {
    this.#opening = this.#changing(async () => {
      try {
        await this.#sharedClock?.join();
        if (!(await this.#current.open())) await this.#enterSeed(seed);
      } catch (error) {
        await this.#current.close().catch(() => undefined);
        throw error;
      }
      this.#keepAlive();
    });
    return this.#opening;
  }

  /**
   * Starts checking for tasks and changes from other emulators. This includes tasks from emulators that have exited.
   */
  #keepAlive(): void {
    const { shared, clock, services } = this.#parts;
    shared?.keepAlive(
      async () => {
        await this.#takeTasks({ until: clock.now() + TASKS_AHEAD_MS });
        await this.#reportChanges();
      },
      () => void Promise.all(services.map((service) => service.halt())),
    );
  }

  /** Notifies readers of changes by other emulators. */
  async #reportChanges(): Promise<void> {
    const changed = (await this.#parts.shared?.changedElsewhere()) ?? [];
    const names = this.#services.map(({ name }) => storeNameOf(name, this.#current.epoch));
    for (const [at, service] of this.#services.entries())
      if (changed.includes(names[at] as string)) service.changedElsewhere();
  }

  #takeTasks(which: TaskRange): Promise<void> {
    return untilCurrent(async () => {
      await this.whenReady();
      for (const service of this.#services) await service.takeTasks(which);
    });
  }

  /** Loads state written by another emulator. The next reset recreates the state from that emulator's seed. */
  async #adopt(): Promise<void> {
    const before = this.#current.epoch;
    await this.#current.adopt();
    if (this.#current.epoch === before) return;
    this.#seeded = undefined;
    this.#parts.replaced();
  }

  /**
   * Replaces the whole state with one created from a seed. The seed may still be loading. Changes run in call order.
   *
   * @throws InvalidSeedError, StoreError; in that case, nothing is changed
   */
  replaceBySeed(reading: Promise<Seed>): Promise<void> {
    return this.#changing(async () => {
      await this.#enterSeed(await reading);
      this.#parts.renewed();
      this.#parts.replaced();
    }, reading);
  }

  /** @throws StoreError; in that case, nothing is changed */
  reset(): Promise<void> {
    return this.#changing(async () => {
      if (this.#sharedClock) await this.#adopt();
      const seeded = this.#seeded;
      // Postpone the seed's tasks, so that they are due after the same delay as before.
      if (seeded) await this.#enterContent(seeded, this.#parts.clock.now() - seeded.at);
      else await this.#enterSeed(this.seed);
      this.#parts.renewed();
      this.#parts.replaced();
    });
  }

  /** Must be called when the extension changes. Does not affect the current state. */
  extensionChanged(): void {
    this.#seeded = undefined;
  }

  async snapshot(): Promise<EmulatorSnapshot> {
    const content = await untilCurrent(async () => {
      await this.follow();
      return this.#queue(() => this.#content());
    });
    const services = new Map([...content.services].map(([{ name }, each]) => [name, each]));
    const snapshot = snapshotOfServices(content.seed, services);
    contents.set(snapshot, content);
    return snapshot;
  }

  /** @throws InvalidSnapshotError, InvalidSeedError, StoreError; in that case, nothing is changed */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void> {
    return this.#changing(async () => {
      const content = await this.#contentOf(snapshot);
      await this.#enterContent(content, 0).catch(throwInvalidSnapshot);
      if (content.seed !== this.#seeded?.seed) this.#seeded = undefined;
      this.#parts.replaced();
    });
  }

  /** Ends a pending change and closes the stores. Can be called repeatedly. */
  close(): Promise<void> {
    this.#closing ??= this.#changing(() => this.#current.close());
    return this.#closing;
  }

  /**
   * Changes the whole state. Requests in progress finish first. Later requests wait until the change is complete.
   *
   * @param needed a promise that the change waits for; if it rejects, the change does not start
   */
  #changing(work: () => Promise<void>, needed?: Promise<unknown>): Promise<void> {
    const change = this.#queue(async () => {
      await needed;
      // Requests may be waiting for work outside the stores, such as user code, which can take minutes.
      for (const service of this.#services) service.interrupt(new StateReplacedError());
      await this.#parts.inFlight.none();
      this.#parts.changing();
      // Overdue tasks of the new state may also need the attachments.
      for (const service of this.#services) service.resume();
      await work();
    });
    const over = change
      .catch(() => undefined)
      .then(() => {
        if (this.#change === over) this.#change = undefined;
      });
    this.#change = over;
    return change;
  }

  async #enterSeed(seed: Seed): Promise<void> {
    const { closing, clock } = this.#parts;
    await this.#current.replace(seed, (staged, service) =>
      staged
        .fill(this.#parts.extended(seed), closing)
        .catch((error) => throwInvalidSeed(error, service.name)),
    );
    // If this fails, a reset creates the state from the seed again.
    const content = await this.#content().catch(() => undefined);
    this.#seeded = content && { ...content, at: clock.now() };
  }

  #enterContent({ seed, services }: StateContent, laterMs: number): Promise<void> {
    const { closing: signal } = this.#parts;
    return this.#current.replace(seed, (staged, service) =>
      staged.restore(services.get(service) as Snapshot | SnapshotData, seed, { signal, laterMs }),
    );
  }

  /**
   * Returns a snapshot's content. This emulator's snapshots are in memory. Other snapshots are parsed from their data.
   */
  async #contentOf(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<StateContent> {
    const known = contents.get(snapshot);
    if (known && this.#services.every((service) => known.services.has(service))) return known;
    const names = this.#services.map(({ name }) => name);
    const { seed, services } = await readSnapshotData(snapshot, names, this.#parts.seeds);
    const entries = this.#services.map((each) => [each, services[each.name] as SnapshotData] as const);
    return { seed, services: new Map(entries) };
  }

  async #content(): Promise<StateContent> {
    const entries = await Promise.all(
      this.#services.map(async (service) => [service, await service.snapshot()] as const),
    );
    return { seed: this.seed, services: new Map(entries) };
  }
}

/** Maps snapshots that were created in this process to their content. */
const contents = new WeakMap<object, StateContent>();

/** Throws an InvalidSeedError if a service rejects the seed, or if two items have the same unique key. */
function throwInvalidSeed(error: unknown, service: string): never {
  const isInvalidSeed =
    error instanceof ServiceError || (error instanceof StoreError && error.code === "unique-conflict");
  if (!isInvalidSeed) throw error;
  throw new InvalidSeedError([{ pointer: `/${service}`, problem: error.message }]);
}

/** Throws an InvalidSnapshotError for any store error, unless the store itself has failed. */
function throwInvalidSnapshot(error: unknown): never {
  if (!(error instanceof StoreError) || isStateUnavailable(error)) throw error;
  throw new InvalidSnapshotError(`${error.message}.`, { cause: error });
}
