import { isContainer } from "./json.ts";

/** Size of a value with everything inside it. A shared value counts once per use. */
export interface ValueSize {
  values: number;
  /** Characters of keys and strings. */
  characters: number;
  /** Levels of objects and lists; 0 for a single value. */
  depth: number;
}

/** Returns the size of a value. Stops soon after `most` values, because shared values may expand to billions. */
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
