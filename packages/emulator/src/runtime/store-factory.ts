import type { Collections } from "../store/collection.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens the store of a name: `emulator`, or a service and the generation of its state, such as `edge` and, after a
 * change of the whole state, `edge.2`. A candidate state is written into stores of new names, so that the current state
 * stays complete until it is replaced.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** The stores that earlier emulators have left. Absent where stores do not outlive the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a closed store. Nothing happens where there is none. */
  readonly discard?: (name: string) => Promise<void>;
}

/** Stores that outlived the emulator which wrote them. */
export interface KeptStores {
  /** The folder that contains them. */
  readonly folder: string;
  readonly stores: readonly KeptStore[];
}

export interface KeptStore {
  /** The name that it was opened by. */
  readonly name: string;
  /** Its size. An empty one has lost its content. */
  readonly bytes: number;
}

/** Opens stores in memory: their state ends with the process. */
export function memoryStores(_name: string, collections: Collections): Store<Collections> {
  return createMemoryStore(collections);
}

/** The name of the store of a service's state, by its generation: 1, 2, 3 and so on. */
export function storeNameOf(service: string, generation: number): string {
  return generation === 1 ? service : `${service}.${generation}`;
}
