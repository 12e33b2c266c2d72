import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { postponeTasks, storedTasks, type TaskTime, tasks } from "../framework/scheduled-tasks.ts";
import type { Seed } from "../framework/seed.ts";
import type { AnyService, ServiceContext } from "../framework/service.ts";
import { createServiceState, type ScheduledState, withTasks } from "../framework/service-state.ts";
import type { Collections } from "../store/collection.ts";
import { type MonitoredStore, monitorStore } from "../store/monitored-store.ts";
import type { Snapshot, SnapshotData, Transaction } from "../store/store.ts";
import { type StoreFactory, storeNameOf } from "./store-factory.ts";

/** What the states of a service are opened with. */
export interface GenerationParts {
  readonly service: AnyService;
  readonly stores: StoreFactory;
  readonly clock: EmulatorClock;
  /** That of the service, whichever state is in force: tasks run with it. */
  readonly context: ServiceContext<Collections, unknown>;
  /** Those of the service with its tasks: the same object for every state, by which stores in memory know their own. */
  readonly collections: Collections;
}

/** The collections of a service, and that of its tasks. */
export function collectionsOf(service: AnyService): Collections {
  return { ...service.collections, tasks };
}

/** A state of a service, in a store of its own, which may or may not be in force. */
export class ServiceGeneration {
  readonly number: number;
  readonly store: MonitoredStore;
  readonly state: ScheduledState<Collections>;
  readonly #parts: GenerationParts;
  #world: unknown;
  /** What a seed has planned. */
  #tasks: readonly TaskTime[] | undefined;

  private constructor(parts: GenerationParts, number: number, store: MonitoredStore) {
    const { service, clock, context } = parts;
    this.#parts = parts;
    this.number = number;
    this.store = store;
    this.state = createServiceState(store, clock, {
      tasks: service.tasks(context as never),
      backgroundJobs: service.backgroundJobs?.(context as never) ?? {},
    });
  }

  /** @throws StoreError where the store cannot be opened */
  static async open(parts: GenerationParts, number: number): Promise<ServiceGeneration> {
    const { service, stores, collections } = parts;
    const store = await stores(storeNameOf(service.name, number), collections);
    return new ServiceGeneration(parts, number, monitorStore(store));
  }

  /** What the seed says beside the store. */
  get world(): unknown {
    return this.#world;
  }

  get problem(): Error | undefined {
    return this.store.problem;
  }

  /** Takes the seed that goes with what the store holds. @throws Refusal, InvalidSeedError */
  takeSeed(seed: Seed): void {
    const { service } = this.#parts;
    this.#world = service.seed.readWorld(seed[service.name], seed);
  }

  /**
   * Fills the store with what a seed says.
   *
   * @throws Refusal, UniqueConflictError for what the service does not take; StoreError; the signal's reason
   */
  async fill(seed: Seed, signal: AbortSignal): Promise<void> {
    const { service, clock } = this.#parts;
    this.takeSeed(seed);
    const planting = { world: this.#world, now: clock.now() };
    const planned = new Map<string, TaskTime | undefined>();
    await this.store.load(async () => {
      await this.store.restore({ collections: {}, numbers: {} });
      await this.store.transaction((transaction) => {
        planned.clear();
        const whileOpen = withTasks(untilAborted(transaction, signal), planned);
        return service.writeSeed(whileOpen as never, seed[service.name] ?? {}, planting);
      });
    });
    this.#tasks = [...planned.values()].filter((task) => task !== undefined);
  }

  /**
   * Fills the store with what a snapshot holds.
   *
   * @param laterMs puts off by so many milliseconds what it has planned
   * @throws StoreError; the signal's reason
   */
  async restore(
    snapshot: Snapshot | SnapshotData,
    seed: Seed,
    { signal, laterMs }: { readonly signal: AbortSignal; readonly laterMs: number },
  ): Promise<void> {
    this.takeSeed(seed);
    await this.store.load(() => this.store.restore(snapshot, signal));
    if (laterMs > 0) await postponeTasks(this.store, laterMs);
  }

  /** Reads what is to go on the clock, where that is not known. @returns puts it there, and never fails */
  async readTasks(): Promise<() => Promise<void>> {
    const stored = this.#tasks ?? (await storedTasks(this.store));
    return () => this.state.scheduleAll(stored);
  }

  /** Closes the store. Closing twice is harmless. */
  close(): Promise<void> {
    return this.store.close();
  }

  /** Closes the store and removes what it held. What is left where that fails, the next start removes. */
  async discard(): Promise<void> {
    const { service, stores } = this.#parts;
    try {
      await this.close();
      await stores.discard?.(storeNameOf(service.name, this.number));
    } catch {
      // It is not in force, and whether it is there makes no difference to anybody.
    }
  }
}

/** A transaction that ends with the signal's reason at the next item that is put. */
function untilAborted(transaction: Transaction<Collections>, signal: AbortSignal): Transaction<Collections> {
  return {
    ...transaction,
    async put(...item) {
      signal.throwIfAborted();
      await transaction.put(...item);
    },
  };
}
