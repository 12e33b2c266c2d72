import { InvalidSeedError } from "../seed/invalid-seed-error.ts";
import { Refusal } from "../service/refusal.ts";
import type { Seed } from "../service/seed.ts";
import { StateReplacedError } from "../service/state-replaced-error.ts";
import { StoreError } from "../store/errors/store-error.ts";
import { createQueue } from "../store/queue.ts";
import type { Snapshot, SnapshotData } from "../store/store.ts";
import { type EmulatorSnapshot, type EmulatorSnapshotData, readSnapshotData } from "./emulator-snapshot.ts";
import type { InterruptibleRunner } from "./interruptible-runner.ts";
import { InvalidSnapshotError } from "./invalid-snapshot-error.ts";
import type { RequestsInProgress } from "./requests-in-progress.ts";
import type { RunningService } from "./running-service.ts";
import { SeedRecord } from "./seed-record.ts";
import type { StoreFactory } from "./store-factory.ts";

/** A state together with the seed that it goes with. */
interface Kept {
  readonly seed: Seed;
  readonly services: ReadonlyMap<RunningService, Snapshot | SnapshotData>;
}

export interface StateParts {
  readonly services: readonly RunningService[];
  readonly stores: StoreFactory;
  readonly clock: { now(): number };
  readonly inProgress: RequestsInProgress;
  /** Calls of users' code that are under way: a change of the state ends them, instead of waiting for them. */
  readonly calls: Pick<InterruptibleRunner, "interrupt" | "goOn">;
  /** Told when the state is that of a seed again, before any request sees it. */
  readonly renewed: () => void;
}

/** A seed's own state. */
interface Planted extends Kept {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The state of all services, which changes as a whole, one change at a time. */
export class EmulatorState {
  readonly #services: readonly RunningService[];
  readonly #stores: StoreFactory;
  readonly #clock: { now(): number };
  readonly #inProgress: RequestsInProgress;
  readonly #calls: StateParts["calls"];
  readonly #renewed: () => void;
  readonly #inTurn = createQueue();
  #record: SeedRecord | undefined;
  #seed: Seed = {};
  /** What reset returns to; planted anew where there is none. */
  #planted: Planted | undefined;
  #settled: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor({ services, stores, clock, inProgress, calls, renewed }: StateParts) {
    this.#services = services;
    this.#stores = stores;
    this.#clock = clock;
    this.#inProgress = inProgress;
    this.#calls = calls;
    this.#renewed = renewed;
  }

  get seed(): Seed {
    return this.#seed;
  }

  /** Resolves when no change is under way, also where one failed; `undefined` where none is. */
  get settled(): Promise<void> | undefined {
    return this.#settled;
  }

  /**
   * Opens the stores, and plants the seed where there is no state in them.
   *
   * @throws what opening and planting throw; then every store is closed
   */
  open(seed: Seed): Promise<void> {
    return this.#change(async () => {
      try {
        await this.#open(seed);
      } catch (error) {
        await this.#letGo().catch(() => undefined);
        throw error;
      }
    });
  }

  /** @throws what planting throws; then everything is as it was */
  plant(seed: Seed): Promise<void> {
    return this.#change(async () => {
      await this.#allOrNothing(seed, () => this.#plant(seed));
      this.#renewed();
    });
  }

  reset(): Promise<void> {
    return this.#change(async () => {
      const planted = this.#planted;
      // What the seed has planned is as far ahead again as it was.
      const work = () =>
        planted ? this.#putBack(planted, this.#clock.now() - planted.at) : this.#plant(this.#seed);
      await this.#allOrNothing(planted?.seed ?? this.#seed, work);
      this.#renewed();
    });
  }

  async snapshot(): Promise<EmulatorSnapshot> {
    const kept = await this.#inTurn(() => this.#keep());
    const snapshot: EmulatorSnapshot = {
      toJSON: () => ({
        seed: structuredClone(kept.seed),
        services: Object.fromEntries([...kept.services].map(([{ name }, each]) => [name, dataOf(each)])),
      }),
    };
    snapshots.set(snapshot, kept);
    return snapshot;
  }

  /** @throws InvalidSnapshotError, InvalidSeedError; then everything is as it was */
  restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void> {
    return this.#change(async () => {
      const kept = this.#keptOf(snapshot);
      await this.#allOrNothing(kept.seed, () => this.#putBack(kept)).catch(refuseSnapshot);
      if (kept.seed !== this.#planted?.seed) this.#planted = undefined;
    });
  }

  /** Waits for changes under way. Closing twice is harmless. */
  close(): Promise<void> {
    this.#closing ??= this.#change(() => this.#letGo());
    return this.#closing;
  }

  async #open(seed: Seed): Promise<void> {
    this.#record = await SeedRecord.open(this.#stores);
    for (const service of this.#services) await service.open();
    const { planted, next } = await this.#record.read();
    if (planted === undefined || next !== undefined) return this.#plant(next ?? seed);
    this.#seed = planted;
    for (const service of this.#services) await service.resume(planted);
  }

  async #letGo(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.close()));
    await this.#record?.close();
  }

  /** Requests that are being carried out come first; those that come later wait until it is settled. */
  #change(work: () => Promise<void>): Promise<void> {
    const change = this.#inTurn(async () => {
      this.#calls.interrupt(new StateReplacedError());
      await this.#inProgress.none();
      // What the new state has due already may call code, too.
      this.#calls.goOn();
      await work();
    });
    const settled = change
      .catch(() => undefined)
      .then(() => {
        if (this.#settled === settled) this.#settled = undefined;
      });
    this.#settled = settled;
    return change;
  }

  /** @param seed what the work leads to, and where the next process starts again if this one dies meanwhile */
  async #allOrNothing(seed: Seed, work: () => Promise<void>): Promise<void> {
    const before = await this.#keep();
    await this.#record?.begin(this.#unlessSame(seed));
    try {
      await work();
    } catch (error) {
      // Where even that fails, the store does, and every request is told.
      await this.#putBack(before).catch(() => undefined);
      throw error;
    }
  }

  async #plant(seed: Seed): Promise<void> {
    for (const service of this.#services) {
      await service.plant(seed).catch((error) => refuseSeed(error, service.name));
    }
    await this.#takeSeed(seed);
    this.#planted = { ...(await this.#keep()), at: this.#clock.now() };
  }

  /** Its own snapshots cost nothing to restore; of another emulator's, and of JSON, the data is taken. */
  #keptOf(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Kept {
    const known = snapshots.get(snapshot);
    if (known && this.#services.every((service) => known.services.has(service))) return known;
    const names = this.#services.map(({ name }) => name);
    const { seed, services } = readSnapshotData(snapshot, names);
    const entries = this.#services.map((each) => [each, services[each.name] as SnapshotData] as const);
    return { seed, services: new Map(entries) };
  }

  async #keep(): Promise<Kept> {
    const entries = await Promise.all(
      this.#services.map(async (service) => [service, await service.snapshot()] as const),
    );
    return { seed: this.#seed, services: new Map(entries) };
  }

  async #putBack({ seed, services }: Kept, laterMs?: number): Promise<void> {
    for (const [service, snapshot] of services) await service.restore(snapshot, seed, laterMs);
    await this.#takeSeed(seed);
  }

  async #takeSeed(seed: Seed): Promise<void> {
    await this.#record?.settle(this.#unlessSame(seed));
    this.#seed = seed;
  }

  #unlessSame(seed: Seed): Seed | undefined {
    return seed === this.#seed ? undefined : seed;
  }
}

/** What is behind the snapshots of emulators in this process. */
const snapshots = new WeakMap<object, Kept>();

function dataOf(snapshot: Snapshot | SnapshotData): SnapshotData {
  return "toJSON" in snapshot ? (snapshot as Snapshot).toJSON() : snapshot;
}

/** What a service will not take of a seed, it says of a request, or its store says of two items. */
function refuseSeed(error: unknown, service: string): never {
  const isSeedsFault =
    error instanceof Refusal || (error instanceof StoreError && error.code === "unique-conflict");
  if (!isSeedsFault) throw error;
  throw new InvalidSeedError([{ pointer: `/${service}`, problem: error.message }]);
}

/** Data that a store cannot hold was never that of a snapshot; that the store fails is another matter. */
function refuseSnapshot(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  if (error.code === "closed" || error.code === "unavailable") throw error;
  throw new InvalidSnapshotError(`${error.message}.`, { cause: error });
}
