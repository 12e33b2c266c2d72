import type { Seed } from "../framework/seed.ts";
import { type Collection, collection } from "../store/collection.ts";
import type { Store } from "../store/store.ts";
import { StoreError } from "../store/store-errors.ts";
import type { RecordedState, StateRecord, StoreFactory } from "./store-backend.ts";

/** A pointer to the current state. `none` while the first state is being written. */
type Pointer = { readonly none: true } | { readonly epoch: number; readonly seedId: string };

const collections: { readonly seeds: Collection<Seed>; readonly states: Collection<Pointer> } = {
  seeds: collection<Seed>(),
  states: collection<Pointer>(),
};

/** The record's store name. */
export const RECORD = "emulator";

const CURRENT = "current";

/** A record in a separate store, for emulators that do not share their stores. */
export class StoredRecord implements StateRecord {
  readonly #store: Store<typeof collections>;
  #pointer: Pointer | undefined;
  #seed: Seed | undefined;

  private constructor(store: Store<typeof collections>) {
    this.#store = store;
  }

  static async open(stores: StoreFactory): Promise<StoredRecord> {
    const store = await stores(RECORD, collections);
    return new StoredRecord(store as unknown as Store<typeof collections>);
  }

  read(): Promise<RecordedState | "none" | undefined> {
    return this.#store.read(async (reader) => {
      this.#pointer = await reader.get("states", CURRENT);
      if (this.#pointer === undefined) return undefined;
      if ("none" in this.#pointer) return "none";
      this.#seed = await reader.get("seeds", this.#pointer.seedId);
      if (!this.#seed) throw invalidRecordError("its seed is missing");
      return { epoch: this.#pointer.epoch, seed: this.#seed };
    });
  }

  async begin(): Promise<void> {
    await this.#point({ none: true });
  }

  async switchTo({ epoch, seed }: RecordedState): Promise<void> {
    const known = seed === this.#seed ? this.#seedId : undefined;
    const seedId = known ?? `${epoch}`;
    await this.#store.transaction(async (transaction) => {
      if (known === undefined) await transaction.put("seeds", seedId, seed);
      await transaction.put("states", CURRENT, { epoch, seedId });
    });
    this.#pointer = { epoch, seedId };
    this.#seed = seed;
  }

  /** Restores the pointer from before the failure. */
  confirm(): Promise<void> {
    return this.#point(this.#pointer ?? { none: true });
  }

  async tidy(): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      const { items } = await transaction.list("seeds");
      for (const { id } of items) if (id !== this.#seedId) await transaction.delete("seeds", id);
    });
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  get #seedId(): string | undefined {
    return this.#pointer && "seedId" in this.#pointer ? this.#pointer.seedId : undefined;
  }

  async #point(pointer: Pointer): Promise<void> {
    await this.#store.transaction((transaction) => transaction.put("states", CURRENT, pointer));
    this.#pointer = pointer;
  }
}

/** Creates the error for an unusable record. */
export function invalidRecordError(why: string, cause?: unknown): StoreError {
  const advice = "restore the whole state from a copy, or use another store";
  return new StoreError("unavailable", `The current state record is invalid (${why}): ${advice}`, {
    cause,
  });
}

/**
 * Thrown if writing the record of the current state has failed twice, so that either the old or the new state may be on
 * disk. Requests fail until this is resolved, because their effects could be lost.
 */
export class UnsettledStateError extends StoreError {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      "unavailable",
      `Replacing the state failed, and it is unknown whether the old or the new state is on disk. Requests fail until the state can be written again. ${why}`,
      { cause },
    );
    this.name = "UnsettledStateError";
  }
}
