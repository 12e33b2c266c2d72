import { readSeed } from "../seed/read-seed.ts";
import type { Seed } from "../service/seed.ts";
import { type Collection, collection } from "../store/collection.ts";
import type { Snapshot, SnapshotData, Store } from "../store/store.ts";
import type { RunningService } from "./running-service.ts";
import type { StoreFactory } from "./store-factory.ts";

/** Everything that an emulator holds: its seed, and the state of each service by name. */
export interface EmulatorSnapshot {
  toJSON(): EmulatorSnapshotData;
}

export interface EmulatorSnapshotData {
  readonly seed: Seed;
  readonly services: Readonly<Record<string, SnapshotData>>;
}

const collections: { readonly seeds: Collection<Seed> } = { seeds: collection<Seed>() };

/** A state together with the seed that it goes with. */
interface Kept {
  readonly seed: Seed;
  readonly services: ReadonlyMap<RunningService, Snapshot | SnapshotData>;
}

/** The state of all services, which changes as a whole. */
export class EmulatorState {
  readonly #services: readonly RunningService[];
  readonly #stores: StoreFactory;
  #own: Store<typeof collections> | undefined;
  #seed: Seed = {};
  /** What reset returns to; planted anew where the process found its state on disk. */
  #planted: Kept | undefined;

  constructor(services: readonly RunningService[], stores: StoreFactory) {
    this.#services = services;
    this.#stores = stores;
  }

  get seed(): Seed {
    return this.#seed;
  }

  /** Opens the stores, and plants the seed where there is no state in them. */
  async open(seed: Seed): Promise<void> {
    this.#own = (await this.#stores("emulator", collections)) as unknown as Store<typeof collections>;
    for (const service of this.#services) await service.open();
    const found = await this.#own.read((reader) => reader.get("seeds", "planted"));
    if (found === undefined) return this.plant(seed);
    this.#seed = found;
    for (const service of this.#services) service.takeWorld(found);
    for (const service of this.#services) await service.schedule();
  }

  /** @throws what planting throws; then everything is as it was */
  async plant(seed: Seed): Promise<void> {
    const before = this.#own && this.#seed;
    const kept = await this.#keep();
    try {
      for (const service of this.#services) await service.plant(seed);
      await this.#takeSeed(seed);
    } catch (error) {
      if (before) await this.#putBack(kept);
      throw error;
    }
    this.#planted = await this.#keep();
  }

  async reset(): Promise<void> {
    if (this.#planted) await this.#putBack(this.#planted);
    else await this.plant(this.#seed);
  }

  async snapshot(): Promise<EmulatorSnapshot> {
    const kept = await this.#keep();
    const snapshot: EmulatorSnapshot = {
      toJSON: () => ({
        seed: kept.seed,
        services: Object.fromEntries([...kept.services].map(([{ name }, each]) => [name, dataOf(each)])),
      }),
    };
    snapshots.set(snapshot, kept);
    return snapshot;
  }

  async restore(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Promise<void> {
    const before = await this.#keep();
    try {
      await this.#putBack(this.#keptOf(snapshot));
    } catch (error) {
      await this.#putBack(before);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.close()));
    await this.#own?.close();
  }

  /** Its own snapshots cost nothing to restore; of another emulator's, and of JSON, the data is taken. */
  #keptOf(snapshot: EmulatorSnapshot | EmulatorSnapshotData): Kept {
    const known = snapshots.get(snapshot);
    if (known && this.#services.every((service) => known.services.has(service))) return known;
    const data = "toJSON" in snapshot ? snapshot.toJSON() : snapshot;
    const seed = readSeed(data.seed);
    const empty: SnapshotData = { collections: {}, numbers: {} };
    return {
      seed,
      services: new Map(this.#services.map((service) => [service, data.services[service.name] ?? empty])),
    };
  }

  async #keep(): Promise<Kept> {
    const entries = await Promise.all(
      this.#services.map(async (service) => [service, await service.snapshot()] as const),
    );
    return { seed: this.#seed, services: new Map(entries) };
  }

  async #putBack({ seed, services }: Kept): Promise<void> {
    for (const [service, snapshot] of services) {
      service.takeWorld(seed);
      await service.restore(snapshot);
    }
    await this.#takeSeed(seed);
  }

  async #takeSeed(seed: Seed): Promise<void> {
    if (seed !== this.#seed || !this.#planted)
      await this.#own?.transaction((transaction) => transaction.put("seeds", "planted", seed));
    this.#seed = seed;
  }
}

/** What is behind the snapshots of emulators in this process. */
const snapshots = new WeakMap<object, Kept>();

function dataOf(snapshot: Snapshot | SnapshotData): SnapshotData {
  return "toJSON" in snapshot ? (snapshot as Snapshot).toJSON() : snapshot;
}
