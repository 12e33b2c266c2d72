import type { EdgeSection, SeedKey } from "./edge-section.ts";

/** The key of the one account that there is where a seed lists none. */
const DEFAULT_KEYS: readonly SeedKey[] = [{ key: "test-key" }];

/** The keys of all accounts. */
export function seedKeys({ keys = DEFAULT_KEYS }: EdgeSection): readonly SeedKey[] {
  return keys;
}
