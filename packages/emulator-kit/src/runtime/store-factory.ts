import type { Collections } from "../store/collection.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";
import type { SharedStores } from "./shared-stores.ts";

/**
 * Opens the store of a name: `emulator`, or a service and the generation of its state, such as `parcels` and, after a
 * change of the whole state, `parcels.2`. A candidate state is written into stores of new names, so that the current state
 * stays complete until it is replaced.
 */
export interface StoreFactory {
  (name: string, collections: Collections): Store<Collections> | Promise<Store<Collections>>;
  /** The stores that earlier emulators have left. Absent where stores do not outlive the process. */
  readonly kept?: () => Promise<KeptStores>;
  /** Removes a closed store. Nothing happens where there is none. */
  readonly discard?: (name: string) => Promise<void>;
  /** Where several emulators may use the stores at once: makes the part of one of them. */
  readonly share?: () => SharedStores;
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

/** The service and the generation that the store of a service's state belongs to. */
export function generationOf(storeName: string): { readonly service: string; readonly generation: number } {
  const [, service = storeName, generation = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, generation: Number(generation) };
}

/** The name of the store of a service's state, by its generation: 1, 2, 3 and so on. */
export function storeNameOf(service: string, generation: number): string {
  return generation === 1 ? service : `${service}.${generation}`;
}
