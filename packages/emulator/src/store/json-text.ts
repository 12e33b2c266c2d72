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
  hold(value, argument, 0);
  return JSON.stringify(value);
}

function hold(value: unknown, at: string, depth: number): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (typeof value !== "object") throw notJson(at, `is ${nameOf(value)}`);
  if (depth === maximumDepth) {
    throw notJson(at.slice(0, 100), `is nested deeper than ${maximumDepth} levels, or holds itself`);
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) hold(value[index], `${at}/${index}`, depth + 1);
    return;
  }
  if (!isPlain(value)) throw notJson(at, `is ${nameOf(value)}`);
  for (const [name, member] of Object.entries(value)) hold(member, `${at}${pointerTo(name)}`, depth + 1);
}

/** Objects of other realms are plain too: their prototype is the end of its chain. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  if (value === undefined || typeof value === "number") return String(value);
  if (typeof value === "object") return `a ${(value as object).constructor?.name ?? "class instance"}`;
  return `a ${typeof value}`;
}

function notJson(at: string, problem: string): StoreArgumentError {
  return new StoreArgumentError(
    at,
    `${problem}: it must be JSON (null, boolean, finite number, string, array or plain object); leave members out that have no value`,
  );
}
