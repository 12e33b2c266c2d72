import type { Collections } from "../store/collection.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";

/** Opens the store of one part of the emulator: a service, or the emulator itself. */
export type StoreFactory = (
  name: string,
  collections: Collections,
) => Store<Collections> | Promise<Store<Collections>>;

/** State that is gone with the process. */
export const memoryStores: StoreFactory = (_, collections) => createMemoryStore(collections);
