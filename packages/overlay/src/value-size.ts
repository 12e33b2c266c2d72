import { isContainer } from "./json.ts";

/** Size of a value including all nested values. A shared value is counted once per use. */
export interface ValueSize {
  values: number;
  /** Total length of all keys and strings. */
  characters: number;
  /** Number of nested objects and lists. 0 for a primitive value. */
  depth: number;
}

/**
 * Returns the size of a value. Stops counting soon after `most` values, because aliases may expand to billions of
 * values.
 */
export function sizeOf(value: unknown, most: number): ValueSize {
  const size = { values: 0, characters: 0, depth: 0 };
  const open = [{ value, depth: 1 }];
  for (let next = open.pop(); next !== undefined && size.values <= most; next = open.pop()) {
    size.values += 1;
    if (typeof next.value === "string") {
      size.characters += next.value.length;
    } else if (isContainer(next.value)) {
      const { depth } = next;
      size.depth = Math.max(size.depth, depth);
      const isList = Array.isArray(next.value);
      for (const [key, child] of Object.entries(next.value)) {
        size.characters += isList ? 0 : key.length;
        open.push({ value: child, depth: depth + 1 });
      }
    }
  }
  return size;
}
