import { StoreError } from "./errors/store-error.ts";

/** Values by their texts: what is read often is parsed once. */
const values = new Map<string, unknown>();

/** How many characters of text the values above may have, all together. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
let characters = 0;

/** A stored text as a value that nobody can change, since others may get the same. */
export function storedValue(text: string): unknown {
  const known = values.get(text);
  if (known !== undefined) return known;
  const value = frozen(parsed(text));
  if (text.length > MOST_CHARACTERS) return value;
  if (characters + text.length > MOST_CHARACTERS) {
    values.clear();
    characters = 0;
  }
  characters += text.length;
  values.set(text, value);
  return value;
}

function parsed(text: string): unknown {
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

function frozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
