import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import { createDirectory, type Directory } from "../framework/directory.ts";
import { postponeTasks, storedTasks, type TaskTime, tasks } from "../framework/scheduled-tasks.ts";
import type { Seed } from "../framework/seed.ts";
import type { AnyService, ServiceContext } from "../framework/service.ts";
import {
  createServiceState,
  type ScheduledState,
  type StateObserver,
  withTasks,
} from "../framework/service-state.ts";
import type { Collections } from "../store/collection.ts";
import { type MonitoredStore, monitorStore } from "../store/monitored-store.ts";
import type { Snapshot, SnapshotData, Transaction } from "../store/store.ts";
import type { StoreFactory } from "./store-backend.ts";
import { storeNameOf } from "./store-names.ts";

interface EpochParts {
  readonly service: AnyService;
  readonly stores: StoreFactory;
  /** Present if other emulators use the same stores. */
  readonly claims: JobClaims | undefined;
  readonly clock: EmulatorClock;
  /** The service's context, which tasks receive. It always refers to the current state. */
  readonly context: ServiceContext<Collections, unknown, unknown>;
  /**
   * The collections of the service, including the collection of its tasks. All states share this object, because memory
   * stores use it to recognize their snapshots.
   */
  readonly collections: Collections;
  readonly observer: StateObserver;
}

/** Returns a service's collections, including the collection of its tasks. */
export function collectionsOf(service: AnyService): Collections {
  return { ...service.collections, tasks };
}

/** A state of a service in a separate store. It is either the current state or about to become current. */
export class ServiceEpoch {
  readonly number: number;
  readonly store: MonitoredStore;
  readonly state: ScheduledState<Collections>;
  readonly #parts: EpochParts;
  #fixtures: unknown;
  #seed: Seed = {};
  #directory: Directory | undefined;
  /** Tasks that were planned while the seed was stored. */
  #tasks: readonly TaskTime[] | undefined;

  private constructor(parts: EpochParts, number: number, store: MonitoredStore) {
    const { service, clock, context, observer, claims } = parts;
    const ownClaims = claims && claimsOf(claims, storeNameOf(service.name, number));
    this.#parts = parts;
    this.number = number;
    this.store = store;
    this.state = createServiceState(store, clock, {
      tasks: service.tasks(context as never),
      backgroundJobs: service.backgroundJobs?.(context as never) ?? {},
      observer,
      describe: async (task, reader) => ({
        service: service.name,
        kind: task.kind,
        ...(await service.view?.describeTask?.(task, reader as never)),
      }),
      claims: ownClaims,
    });
  }

  /** @throws StoreError if the store cannot be opened */
  static async open(parts: EpochParts, number: number): Promise<ServiceEpoch> {
    const { service, stores, collections } = parts;
    const store = await stores(storeNameOf(service.name, number), collections);
    return new ServiceEpoch(parts, number, monitorStore(store));
  }

  /** The part of the seed that operations do not change. It is not stored. */
  get fixtures(): unknown {
    return this.#fixtures;
  }

  /** The accounts and tokens in the seed. Created on first use, because most services create their own directory. */
  get directory(): Directory {
    this.#directory ??= createDirectory(this.#seed);
    return this.#directory;
  }

  get problem(): Error | undefined {
    return this.store.problem;
  }

  /** Reads the seed that the stored content was created from. @throws ServiceError, InvalidSeedError */
  readSeed(seed: Seed): void {
    const { service } = this.#parts;
    this.#fixtures = service.seed.readFixtures(seed[service.name], seed);
    this.#seed = seed;
    this.#directory = undefined;
  }

  /**
   * Fills the store with the resources from a seed.
   *
   * @throws ServiceError, UniqueConflictError if the service rejects the seed; StoreError; the signal's reason
   */
  async fill(seed: Seed, signal: AbortSignal): Promise<void> {
    const { service, clock } = this.#parts;
    this.readSeed(seed);
    const seeding = { fixtures: this.#fixtures, now: clock.now() };
    const planned = new Map<string, TaskTime | undefined>();
    await this.store.load(async () => {
      await this.store.restore({ collections: {}, numbers: {} });
      await this.store.transaction((transaction) => {
        planned.clear();
        const whileOpen = withTasks(untilAborted(transaction, signal), planned, this.state.taskKinds);
        return service.writeSeed(whileOpen as never, seed[service.name] ?? {}, seeding);
      });
    });
    this.#tasks = [...planned.values()].filter((task) => task !== undefined);
  }

  /**
   * Fills the store with the content of a snapshot.
   *
   * @param laterMs how much to postpone its tasks, in milliseconds
   * @throws StoreError; the signal's reason
   */
  async restore(
    snapshot: Snapshot | SnapshotData,
    seed: Seed,
    { signal, laterMs }: { readonly signal: AbortSignal; readonly laterMs: number },
  ): Promise<void> {
    this.readSeed(seed);
    await this.store.load(() => this.store.restore(snapshot, signal));
    if (laterMs > 0) await postponeTasks(this.store, laterMs);
  }

  /** Reads the tasks, unless they are already known. @returns a function that schedules the tasks and never rejects */
  async readTasks(): Promise<() => Promise<void>> {
    const stored = this.#tasks ?? (await storedTasks(this.store));
    return () => this.state.scheduleAll(stored);
  }

  /** Closes the store. Can be called repeatedly. */
  close(): Promise<void> {
    return this.store.close();
  }

  /** Closes and removes the store. If this fails, the store is removed at the next start. */
  async discard(): Promise<void> {
    const { service, stores } = this.#parts;
    try {
      await this.close();
      await stores.discard?.(storeNameOf(service.name, this.number));
    } catch {
      // Ignore the error. The state is not current, so it will never be read again.
    }
  }
}

/** Returns locks for the jobs in one store. Jobs in other stores can have the same names. */
function claimsOf(claims: JobClaims, storeName: string): JobClaims {
  return {
    claim: (name) => claims.claim(`${storeName}: ${name}`),
    release: (name) => claims.release(`${storeName}: ${name}`),
  };
}

/** Wraps a transaction so that `put` rejects once the signal is aborted. */
function untilAborted(transaction: Transaction<Collections>, signal: AbortSignal): Transaction<Collections> {
  return {
    ...transaction,
    async put(...item) {
      signal.throwIfAborted();
      await transaction.put(...item);
    },
  };
}
