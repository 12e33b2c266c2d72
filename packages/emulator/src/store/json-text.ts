import { pointerTo } from "../text/json-pointer.ts";
import { StoreArgumentError } from "./errors/store-argument-error.ts";

/** Deeper values are refused: nothing real is, and recursion must end before the stack does. */
const maximumDepth = 1_000;

/**
 * `value` as JSON text, which is what a store keeps: a later change of `value` cannot reach it.
 *
 * @throws StoreArgumentError with a JSON pointer (RFC 6901) to what JSON cannot say
 */
export function jsonText(value: unknown, argument = "value"): string {
  const fault = faultIn(value, 0);
  if (fault) throw notJson(argument, fault);
  return JSON.stringify(value);
}

/** What JSON cannot say, with the keys that lead to it, from the innermost to the outermost. */
interface Fault {
  readonly problem: string;
  readonly keys: (string | number)[];
}

/** The way to a fault is put together where there is one: most values have none. */
function faultIn(value: unknown, depth: number): Fault | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number" && Number.isFinite(value)) return undefined;
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return { problem: `is ${nameOf(value)}`, keys: [] };
  if (depth === maximumDepth) {
    return { problem: `is nested deeper than ${maximumDepth} levels, or holds itself`, keys: [] };
  }
  return isList ? faultInList(value, depth) : faultInMembers(value, depth);
}

function faultInList(items: readonly unknown[], depth: number): Fault | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const fault = faultIn(items[index], depth + 1);
    if (fault) return within(fault, index);
  }
  return undefined;
}

function faultInMembers(value: object, depth: number): Fault | undefined {
  for (const [name, member] of Object.entries(value)) {
    const fault = faultIn(member, depth + 1);
    if (fault) return within(fault, name);
  }
  return undefined;
}

function within(fault: Fault, key: string | number): Fault {
  fault.keys.push(key);
  return fault;
}

/** Objects of other realms are plain too: their prototype is the end of its chain. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  if (value === undefined || typeof value === "number") return String(value);
  if (typeof value === "object") return `a ${(value as object).constructor?.name ?? "class instance"}`;
  return `a ${typeof value}`;
}

/** Of a way without end, its beginning says enough. */
const LONGEST_POINTER = 100;

function notJson(argument: string, { problem, keys }: Fault): StoreArgumentError {
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
