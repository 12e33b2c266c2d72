import { pointerTo } from "@seamline/openapi/json-pointer";
import { StoreArgumentError, StoreError } from "./store-errors.ts";

/** Deeper values are refused: nothing real is, and recursion must end before the stack does. */
const maximumDepth = 1_000;

/**
 * `value` as JSON text, which is what a store keeps: a later change of `value` cannot reach it.
 *
 * @throws StoreArgumentError with a JSON pointer (RFC 6901) to what JSON cannot say
 */
export function jsonText(value: unknown, argument = "value"): string {
  const fault = problemIn(value, 0);
  if (fault) throw notJsonError(argument, fault);
  return JSON.stringify(value);
}

/** What JSON cannot say, with the keys that lead to it, from the innermost to the outermost. */
interface JsonProblem {
  readonly problem: string;
  readonly keys: (string | number)[];
}

/** The way to a fault is put together where there is one: most values have none. */
function problemIn(value: unknown, depth: number): JsonProblem | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number" && Number.isFinite(value)) return undefined;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return { problem: `is ${typeName(value)}`, keys: [] };
  if (depth === maximumDepth) {
    return { problem: `is nested deeper than ${maximumDepth} levels, or holds itself`, keys: [] };
  }
  return isList ? problemInList(value, depth) : problemInMembers(value, depth);
}

function problemInList(items: readonly unknown[], depth: number): JsonProblem | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const fault = problemIn(items[index], depth + 1);
    if (fault) return withKey(fault, index);
  }
  return undefined;
}

function problemInMembers(value: object, depth: number): JsonProblem | undefined {
  for (const [name, member] of Object.entries(value)) {
    const fault = problemIn(member, depth + 1);
    if (fault) return withKey(fault, name);
  }
  return undefined;
}

function withKey(fault: JsonProblem, key: string | number): JsonProblem {
  fault.keys.push(key);
  return fault;
}

/** Objects of other realms are plain too: their prototype is the end of its chain. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function typeName(value: unknown): string {
  if (value === undefined || typeof value === "number") return String(value);
  if (typeof value === "object") return `a ${(value as object).constructor?.name ?? "class instance"}`;
  return `a ${typeof value}`;
}

/** Of a way without end, its beginning says enough. */
const LONGEST_POINTER = 100;

function notJsonError(argument: string, { problem, keys }: JsonProblem): StoreArgumentError {
  const pointer = keys
    .reverse()
    .slice(0, LONGEST_POINTER)
    .map((key) => pointerTo(`${key}`))
    .join("");
  const isLong = keys.length > LONGEST_POINTER;
  return new StoreArgumentError(
    isLong ? `${argument}${pointer}`.slice(0, LONGEST_POINTER) : argument + pointer,
    `${problem}: it must be JSON (null, boolean, finite number, string, array or plain object); leave members out that have no value`,
  );
}

/** Values by their texts: what is read often is parsed once. */
const cachedValues = new Map<string, unknown>();

/** How many characters of text the values above may have, all together. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
let cachedCharacters = 0;

/** A stored text as a value that nobody can change, since others may get the same. */
export function storedValue(text: string): unknown {
  const known = cachedValues.get(text);
  if (known !== undefined) return known;
  const value = deepFreeze(parseStored(text));
  if (text.length > MOST_CHARACTERS) return value;
  if (cachedCharacters + text.length > MOST_CHARACTERS) {
    cachedValues.clear();
    cachedCharacters = 0;
  }
  cachedCharacters += text.length;
  cachedValues.set(text, value);
  return value;
}

function parseStored(text: string): unknown {
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

function deepFreeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
