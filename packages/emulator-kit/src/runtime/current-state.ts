import type { Seed } from "../framework/seed.ts";
import { isReplaced } from "../store/store-errors.ts";
import { KeptState } from "./kept-state.ts";
import type { RunningService } from "./running-service.ts";
import type { ServiceEpoch } from "./service-epoch.ts";
import { invalidRecordError, StoredRecord, UnsettledStateError } from "./state-record.ts";
import type { RecordedState, SharedStores, StateRecord, StoreFactory } from "./store-backend.ts";
import { storeNameOf } from "./store-names.ts";

/** The new state of each service. It has been written but is not current yet. */
type Staged = ReadonlyMap<RunningService, ServiceEpoch>;

/** Writes one service's state to a new store. */
type WriteState = (staged: ServiceEpoch, service: RunningService) => Promise<void>;

type Schedule = () => Promise<void>;

/**
 * The current state of all services. A new state is written to separate stores, and becomes current by a single write
 * to the record. After any failure or crash, either the old or the new state is complete.
 */
export class CurrentState {
  readonly #services: readonly RunningService[];
  readonly #stores: StoreFactory;
  readonly #shared: SharedStores | undefined;
  #record: StateRecord | undefined;
  #seed: Seed = {};
  /** The highest epoch so far. The next state uses a higher one. */
  #latest = 0;
  #epoch = 0;
  /** A new state that may be current on disk, because writing the record failed. Includes the cause of the failure. */
  #unsettled: { readonly staged: Staged; readonly cause: unknown } | undefined;

  /** @param shared present if other emulators use the same stores */
  constructor(services: readonly RunningService[], stores: StoreFactory, shared?: SharedStores) {
    this.#services = services;
    this.#stores = stores;
    this.#shared = shared;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get seed(): Seed {
    return this.#seed;
  }

  /** The error of all requests while the emulator does not know which state is on disk. */
  get problem(): UnsettledStateError | undefined {
    return this.#unsettled && new UnsettledStateError(this.#unsettled.cause);
  }

  /**
   * Opens the record and the current state.
   *
   * @returns whether there is a current state
   * @throws StoreUnavailableError if a store cannot be opened or is missing
   */
  async open(): Promise<boolean> {
    const names = this.#services.map(({ name }) => name);
    const kept = new KeptState(await this.#stores.kept?.(), names);
    if (!kept.hasRecord) kept.checkUnrecorded();
    this.#record = this.#shared?.record ?? (await StoredRecord.open(this.#stores));
    if (this.#shared) return this.#openShared(this.#record);
    const recorded = await this.#record.read();
    if (recorded === undefined) kept.checkUnrecorded();
    const state = typeof recorded === "object" ? recorded : undefined;
    if (state) kept.checkRecorded(state.epoch);
    this.#latest = Math.max(kept.latest, state?.epoch ?? 0);
    for (const name of kept.stale(state?.epoch)) await this.#stores.discard?.(name).catch(() => undefined);
    await (state ? this.#resume(state) : this.#record.begin());
    return state !== undefined;
  }

  /**
   * Replaces the current state with a new one created by `write`.
   *
   * @throws any error from `write`; StoreError; in that case, nothing is changed
   */
  async replace(seed: Seed, write: WriteState): Promise<void> {
    await this.settle();
    const epoch = (await this.#shared?.newEpoch()) ?? this.#latest + 1;
    this.#latest = epoch;
    const { staged, schedules } = await this.#stage(epoch, write);
    await this.#switchTo({ epoch, seed }, staged);
    this.#seed = seed;
    this.#epoch = epoch;
    await this.#enter(staged, schedules);
    await this.#record?.tidy().catch(() => undefined);
  }

  /** Loads the current state written by another emulator. @throws StoreError */
  async adopt(): Promise<void> {
    if (this.#record) await this.#openShared(this.#record);
  }

  /** @returns whether there is a current state */
  async #openShared(record: StateRecord): Promise<boolean> {
    for (;;) {
      const recorded = await record.read();
      if (typeof recorded !== "object") return false;
      if (recorded.epoch === this.#epoch) return true;
      try {
        await this.#resume(recorded);
        return true;
      } catch (error) {
        // Another emulator has replaced the state in the meantime.
        if (!isReplaced(error)) throw error;
      }
    }
  }

  /**
   * Determines which state is on disk, if this is unknown.
   *
   * @throws UnsettledStateError if it cannot be determined
   */
  async settle(): Promise<void> {
    const unsettled = this.#unsettled;
    if (!unsettled) return;
    try {
      await this.#record?.confirm();
    } catch (cause) {
      throw new UnsettledStateError(cause);
    }
    this.#unsettled = undefined;
    await discardAll(unsettled.staged.values());
  }

  async close(): Promise<void> {
    // Keep a new state that may be current on disk. The next start reads the record.
    const staged = [...(this.#unsettled?.staged.values() ?? [])];
    await Promise.all([...this.#services, ...staged].map((each) => each.close()));
    await this.#record?.close();
    await this.#shared?.close();
  }

  async #resume({ epoch, seed }: RecordedState): Promise<void> {
    const names = this.#services.map(({ name }) => storeNameOf(name, epoch));
    await this.#shared?.assertComplete({ epoch, names });
    const { staged, schedules } = await this.#stage(
      epoch,
      async (each) => readRecordedSeed(each, seed),
      "keep",
    );
    this.#seed = seed;
    this.#epoch = epoch;
    await this.#enter(staged, schedules);
  }

  /**
   * Opens the stores of an epoch and writes a state to them.
   *
   * @param onFailure whether to discard or keep the opened stores if one fails
   */
  async #stage(
    epoch: number,
    write: WriteState,
    onFailure: "discard" | "keep" = "discard",
  ): Promise<{ staged: Staged; schedules: readonly Schedule[] }> {
    const staged = new Map<RunningService, ServiceEpoch>();
    const schedules: Schedule[] = [];
    try {
      for (const service of this.#services) staged.set(service, await service.stage(epoch));
      for (const [service, each] of staged) {
        await write(each, service);
        schedules.push(await each.readTasks());
      }
      return { staged, schedules };
    } catch (error) {
      if (onFailure === "discard") await discardAll(staged.values());
      else await Promise.allSettled([...staged.values()].map((each) => each.close()));
      throw error;
    }
  }

  async #switchTo(state: RecordedState, staged: Staged): Promise<void> {
    try {
      await this.#record?.switchTo(state);
    } catch (cause) {
      this.#unsettled = { staged, cause };
      // If this fails too, requests fail with 503, and each request tries again.
      await this.settle().catch(() => undefined);
      throw cause;
    }
  }

  /** Makes a new state current in this process. Never rejects, because the state is already current in the record. */
  async #enter(staged: Staged, schedules: readonly Schedule[]): Promise<void> {
    await Promise.all(this.#services.map((service) => service.halt()));
    const before = [...staged].map(([service, each]) => service.enter(each));
    for (const schedule of schedules) await schedule();
    await discardAll(before.filter((each) => each !== undefined));
  }
}

/** @throws StoreError if another program has changed the seed */
function readRecordedSeed(epoch: ServiceEpoch, seed: Seed): void {
  try {
    epoch.readSeed(seed);
  } catch (cause) {
    throw invalidRecordError(`its seed: ${String((cause as Error).message).split("\n", 1)[0]}`, cause);
  }
}

async function discardAll(epochs: Iterable<ServiceEpoch>): Promise<void> {
  await Promise.all([...epochs].map((each) => each.discard()));
}
