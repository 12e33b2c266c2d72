import { StoreError } from "./errors/store-error.ts";

/** A stored text as a value of the caller's own. */
export function storedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError(
      "unavailable",
      "A stored value is not JSON: the store's files are damaged, and must be replaced by a copy or removed",
      { cause },
    );
  }
}
