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
  /** Where other emulators use the stores as well. */
  readonly shared: SharedStores | undefined;
  readonly clock: EmulatorClock;
  readonly inFlight: RequestsInFlight;
  readonly seeds: SeedReader;
  /** Adds to a seed what every state of a seed contains. */
  readonly extended: (seed: Seed) => Seed;
  /** Called before each change of the whole state, when no request is handled any more. */
  readonly changing: () => void;
  /** Called when the state is that of a seed again, before any request sees it. */
  readonly renewed: () => void;
  /** Called when another state is the current one. */
  readonly replaced: () => void;
  /** Aborts when the emulator closes, which ends a change with the old state. */
  readonly closing: AbortSignal;
}

/** The state of every service, with the seed that belongs to it. */
interface StateContent {
  readonly seed: Seed;
  readonly services: ReadonlyMap<RunningService, Snapshot | SnapshotData>;
}

/** The state that a seed describes, and when it was made. */
interface SeededState extends StateContent {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How far ahead the tasks of other emulators are put on the clock, in milliseconds. They are looked for every second. */
const TASKS_AHEAD_MS = 5_000;

/** The state of all services, which changes as a whole, one change at a time. */
export class EmulatorState {
  readonly #parts: StateParts;
  readonly #services: readonly RunningService[];
  readonly #current: CurrentState;
  readonly #queue = createQueue();
  /** The state that a reset returns to. Without it, a reset makes the state from the seed again. */
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

  /** Why no request can be handled, where it is unknown which state is on the disk. */
  get problem(): Error | undefined {
    return this.#current.problem;
  }

  /** Whether requests may be handled at once. Where others may have changed the state, nobody knows before looking. */
  get isReady(): boolean {
    return this.#isSettled && this.#sharedClock === undefined;
  }

  get #isSettled(): boolean {
    return this.#change === undefined && this.#current.problem === undefined;
  }

  /**
   * Waits for pending changes, however they end, and takes over those of other emulators.
   *
   * @throws UnsettledStateError while it is unknown which state is on the disk; StoreError
   */
  async whenReady(): Promise<void> {
    while (!this.#isSettled) {
      // The last change closes the stores, and waits for work that may wait here.
      this.#parts.closing.throwIfAborted();
      await (this.#change ?? this.#queue(() => this.#current.settle()));
    }
    await this.follow();
  }

  /** Takes over the time and the state of the emulators on the same stores, where another one has changed them. */
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
   * Opens the stores, and makes the state of the seed where they have none.
   *
   * @throws what opening and seeding throw; then every store is closed
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

  /** From here on this emulator does what others have left behind. */
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

  /** Has those who watch look for what other emulators have changed. */
  async #reportChanges(): Promise<void> {
    const changed = (await this.#parts.shared?.changedElsewhere()) ?? [];
    const names = this.#services.map(({ name }) => storeNameOf(name, this.#current.epoch));
    for (const [at, service] of this.#services.entries())
      if (changed.includes(names[at] as string)) service.changedElsewhere();
  }

  /** Puts the tasks on the clock that other emulators have planned. */
  #takeTasks(which: TaskRange): Promise<void> {
    return untilCurrent(async () => {
      await this.whenReady();
      for (const service of this.#services) await service.takeTasks(which);
    });
  }

  /** Takes over the state of another emulator. A reset makes it from its seed again. */
  async #adopt(): Promise<void> {
    const before = this.#current.epoch;
    await this.#current.adopt();
    if (this.#current.epoch === before) return;
    this.#seeded = undefined;
    this.#parts.replaced();
  }

  /**
   * Replaces the whole state by that of a seed, which may still be being read: changes happen in the order of their calls.
   *
   * @throws InvalidSeedError, StoreError; then everything is as it was
   */
  replaceBySeed(reading: Promise<Seed>): Promise<void> {
    return this.#changing(async () => {
      await this.#enterSeed(await reading);
      this.#parts.renewed();
      this.#parts.replaced();
    }, reading);
  }

  /** @throws StoreError; then everything is as it was */
  reset(): Promise<void> {
    return this.#changing(async () => {
      if (this.#sharedClock) await this.#adopt();
      const seeded = this.#seeded;
      // The tasks that the seed planned are as far ahead as they were at first.
      if (seeded) await this.#enterContent(seeded, this.#parts.clock.now() - seeded.at);
      else await this.#enterSeed(this.seed);
      this.#parts.renewed();
      this.#parts.replaced();
    });
  }

  /** Notes that states of a seed contain something else from now on. The current state stays as it is. */
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

  /** @throws InvalidSnapshotError, InvalidSeedError, StoreError; then everything is as it was */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void> {
    return this.#changing(async () => {
      const content = await this.#contentOf(snapshot);
      await this.#enterContent(content, 0).catch(throwInvalidSnapshot);
      if (content.seed !== this.#seeded?.seed) this.#seeded = undefined;
      this.#parts.replaced();
    });
  }

  /** Ends a pending change and closes the stores. Closing twice is harmless. */
  close(): Promise<void> {
    this.#closing ??= this.#changing(() => this.#current.close());
    return this.#closing;
  }

  /**
   * Changes the whole state. Requests in flight end first; later ones wait until the change is over.
   *
   * @param needed what the change waits for. If it fails, the change does not begin.
   */
  #changing(work: () => Promise<void>, needed?: Promise<unknown>): Promise<void> {
    const change = this.#queue(async () => {
      await needed;
      // Requests may wait for what is outside of the stores, such as code of users, which may take minutes.
      for (const service of this.#services) service.interrupt(new StateReplacedError());
      await this.#parts.inFlight.none();
      this.#parts.changing();
      // Tasks of the new state that are due already may need it as well.
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
    // Without the copy, a reset makes the state from the seed again.
    const content = await this.#content().catch(() => undefined);
    this.#seeded = content && { ...content, at: clock.now() };
  }

  #enterContent({ seed, services }: StateContent, laterMs: number): Promise<void> {
    const { closing: signal } = this.#parts;
    return this.#current.replace(seed, (staged, service) =>
      staged.restore(services.get(service) as Snapshot | SnapshotData, seed, { signal, laterMs }),
    );
  }

  /** A snapshot of this emulator is at hand. One of another emulator, or of JSON, is read from its data. */
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

/** The states behind the snapshots that emulators of this process have made. */
const contents = new WeakMap<object, StateContent>();

/** A seed is invalid where a service rejects a part of it, or its store finds two items with one unique key. */
function throwInvalidSeed(error: unknown, service: string): never {
  const isInvalidSeed =
    error instanceof ServiceError || (error instanceof StoreError && error.code === "unique-conflict");
  if (!isInvalidSeed) throw error;
  throw new InvalidSeedError([{ pointer: `/${service}`, problem: error.message }]);
}

/** A snapshot is invalid where a store cannot take its data, unless the store itself has failed. */
function throwInvalidSnapshot(error: unknown): never {
  if (!(error instanceof StoreError) || isStateUnavailable(error)) throw error;
  throw new InvalidSnapshotError(`${error.message}.`, { cause: error });
}
