import type { Collections } from "../store/collection.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";

/**
 * Opens the store of a name: `emulator`, or a service and the generation of its state, such as `edge` and, after a
 * change of the whole state, `edge.2`. A new state is written into stores of new names before it is in force, so that
 * the one before it stays whole.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** The stores that earlier emulators have left. Not there where nothing outlives the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a store that is closed. Nothing happens where there is none. */
  readonly discard?: (name: string) => Promise<void>;
}

/** Stores that outlived the emulator which wrote them. */
export interface KeptStores {
  /** Where they are. */
  readonly folder: string;
  readonly stores: readonly KeptStore[];
}

export interface KeptStore {
  /** The one that it was opened by. */
  readonly name: string;
  /** Its size. One without any has lost what it held. */
  readonly bytes: number;
}

/** State that is gone with the process. */
export function memoryStores(_name: string, collections: Collections): Store<Collections> {
  return createMemoryStore(collections);
}

/** The name of the store that holds a service's state of a generation: 1, 2, 3 and so on. */
export function storeNameOf(service: string, generation: number): string {
  return generation === 1 ? service : `${service}.${generation}`;
}
