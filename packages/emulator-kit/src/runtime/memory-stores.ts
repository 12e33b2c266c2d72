import type { Collections } from "../store/collection.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { Store } from "../store/store.ts";

/** Opens stores in memory. Their content is lost when the process exits. */
export function memoryStores(_name: string, collections: Collections): Store<Collections> {
  return createMemoryStore(collections);
}
