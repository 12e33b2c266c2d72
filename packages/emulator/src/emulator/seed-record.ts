import type { Seed } from "../service/seed.ts";
import { type Collection, collection } from "../store/collection.ts";
import type { Store } from "../store/store.ts";
import type { StoreFactory } from "./store-factory.ts";

/** A change under way. Without `seed` it leads back to the one that is planted, which may be long. */
interface Change {
  readonly seed?: Seed;
}

const collections: { readonly seeds: Collection<Seed>; readonly changes: Collection<Change> } = {
  seeds: collection<Seed>(),
  changes: collection<Change>(),
};

/**
 * Which seed the state goes with, kept beside the states of the services. Those change one after the other; if the
 * process dies in between, the record tells the next one which seed to start again from.
 */
export class SeedRecord {
  readonly #store: Store<typeof collections>;

  private constructor(store: Store<typeof collections>) {
    this.#store = store;
  }

  static async open(stores: StoreFactory): Promise<SeedRecord> {
    return new SeedRecord((await stores("emulator", collections)) as unknown as Store<typeof collections>);
  }

  /** `planted`: of the state that is there. `next`: of a change that did not come to its end. */
  read(): Promise<{ readonly planted: Seed | undefined; readonly next: Seed | undefined }> {
    return this.#store.read(async (reader) => {
      const planted = await reader.get("seeds", "planted");
      const change = await reader.get("changes", "current");
      return { planted, next: change && (change.seed ?? planted) };
    });
  }

  /** A change begins. @param seed of the state that it leads to, where it is another than before */
  begin(seed: Seed | undefined): Promise<void> {
    const change = seed === undefined ? {} : { seed };
    return this.#store.transaction((transaction) => transaction.put("changes", "current", change));
  }

  /** The state is whole again. @param seed of it, where it is another than before */
  settle(seed: Seed | undefined): Promise<void> {
    return this.#store.transaction(async (transaction) => {
      if (seed !== undefined) await transaction.put("seeds", "planted", seed);
      await transaction.delete("changes", "current");
    });
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
