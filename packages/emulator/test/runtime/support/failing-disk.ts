import { memoryStores, type Store } from "../../../src/index.ts";
import { type StoreFactory, StoreUnavailableError } from "../../../src/node/index.ts";

/**
 * How a step fails: before or after it takes effect, or together with all later steps (`for good`). The caller cannot
 * distinguish the first two cases.
 */
export type Failure = "before" | "after" | "for good";

/** Stores that outlive emulators, like stores on disk, and that fail at a given step. */
export class FailingDisk {
  readonly #stores = new Map<string, Store<never>>();
  #step = 0;
  #failAt = Number.POSITIVE_INFINITY;
  #failure: Failure = "before";

  /** Makes the `step`-th step from now fail, starting at 1. */
  failAt(step: number, failure: Failure): void {
    this.#step = 0;
    this.#failAt = step;
    this.#failure = failure;
  }

  mend(): void {
    this.#failAt = Number.POSITIVE_INFINITY;
  }

  /** True if the failing step was reached. */
  get hasFailed(): boolean {
    return this.#step >= this.#failAt;
  }

  /** Sorted names of the existing stores. */
  get names(): string[] {
    return [...this.#stores.keys()].sort();
  }

  readonly stores: StoreFactory = Object.assign(
    (async (name, collections) => {
      const store = await this.#do(async () => {
        const known: Store<typeof collections> = this.#stores.get(name) ?? memoryStores(name, collections);
        this.#stores.set(name, known as Store<never>);
        return known;
      });
      return {
        transaction: (work) => this.#do(() => store.transaction(work)),
        read: (work) => this.#do(() => store.read(work)),
        snapshot: () => this.#do(() => store.snapshot()),
        restore: (snapshot, signal) => this.#do(() => store.restore(snapshot, signal)),
        close: () => this.#do(async () => undefined),
      };
    }) satisfies StoreFactory,
    {
      kept: () =>
        this.#do(async () => ({
          folder: "disk",
          stores: [...this.#stores.keys()].map((name) => ({ name, bytes: 1 })),
        })),
      discard: (name: string) => this.#do(async () => void this.#stores.delete(name)),
    },
  );

  async #do<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#step += 1;
    const isDue = this.#step === this.#failAt;
    const isGone = this.#step > this.#failAt && this.#failure === "for good";
    if (isGone || (isDue && this.#failure !== "after")) throw outOfReach();
    const result = await work();
    if (isDue) throw outOfReach();
    return result;
  }
}

function outOfReach(): StoreUnavailableError {
  return new StoreUnavailableError("inaccessible", "disk", "is out of reach.");
}
