import { pointerTo } from "@seamline/openapi/json-pointer";
import { StoreArgumentError, StoreError } from "./store-errors.ts";

/** Maximum nesting depth, to prevent stack overflows. Real values do not reach it. */
const MAX_DEPTH = 1_000;

/**
 * Serializes `value` for a store. Later changes to `value` do not affect the store.
 *
 * @throws StoreArgumentError if `value` is not JSON; contains a JSON pointer (RFC 6901) to the invalid part
 */
export function jsonText(value: unknown, argument = "value"): string {
  const problem = problemIn(value, 0);
  if (problem) throw notJsonError(argument, problem);
  return JSON.stringify(value);
}

/** A value that is not JSON, and the keys that lead to it, innermost first. */
interface JsonProblem {
  readonly problem: string;
  readonly keys: (string | number)[];
}

/** Finds a value that is not JSON. Its keys are collected only after it is found, because most values are valid. */
function problemIn(value: unknown, depth: number): JsonProblem | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number" && Number.isFinite(value)) return undefined;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return { problem: `is ${typeName(value)}`, keys: [] };
  if (depth === MAX_DEPTH) {
    return { problem: `is circular or nested more than ${MAX_DEPTH} levels deep`, keys: [] };
  }
  return isList ? problemInList(value, depth) : problemInMembers(value, depth);
}

function problemInList(items: readonly unknown[], depth: number): JsonProblem | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const problem = problemIn(items[index], depth + 1);
    if (problem) return withKey(problem, index);
  }
  return undefined;
}

function problemInMembers(value: object, depth: number): JsonProblem | undefined {
  for (const name of Object.keys(value)) {
    const problem = problemIn((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (problem) return withKey(problem, name);
  }
  return undefined;
}

function withKey(problem: JsonProblem, key: string | number): JsonProblem {
  problem.keys.push(key);
  return problem;
}

/** Does not compare with `Object.prototype`, because plain objects from other realms have a different prototype. */
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

/** Maximum number of keys, and of characters, in a pointer. The pointer to a circular value would have 1,000 keys. */
const MAX_POINTER_LENGTH = 100;

function notJsonError(argument: string, { problem, keys }: JsonProblem): StoreArgumentError {
  const pointer = keys
    .reverse()
    .slice(0, MAX_POINTER_LENGTH)
    .map((key) => pointerTo(`${key}`))
    .join("");
  const isLong = keys.length > MAX_POINTER_LENGTH;
  return new StoreArgumentError(
    isLong ? `${argument}${pointer}`.slice(0, MAX_POINTER_LENGTH) : argument + pointer,
    `${problem}: it must be JSON (null, boolean, finite number, string, array or plain object); omit undefined members`,
  );
}

/** Caches parsed values by text, because some values are read repeatedly. */
const cachedValues = new Map<string, unknown>();

/** Maximum total length of the cached text, in characters. */
const MAX_CACHED_CHARACTERS = 2 * 1024 * 1024;
let cachedCharacters = 0;

/** Parses stored text. The value is frozen, because callers share it. */
export function storedValue(text: string): unknown {
  const cached = cachedValues.get(text);
  if (cached !== undefined) return cached;
  const value = deepFreeze(parseStored(text));
  if (text.length > MAX_CACHED_CHARACTERS) return value;
  if (cachedCharacters + text.length > MAX_CACHED_CHARACTERS) {
    cachedValues.clear();
    cachedCharacters = 0;
  }
  cachedCharacters += text.length;
  cachedValues.set(text, value);
  return value;
}

/** Parses stored text into a new value. @throws StoreError if the text is not JSON */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoreError(
      "unavailable",
      "A stored value is not JSON: the files of the store are damaged; restore them from a copy or remove them",
      { cause },
    );
  }
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
