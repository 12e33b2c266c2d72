import type { Comparator, Operand } from "./filter-node.ts";
import { instantOf } from "./instant-of.ts";
import { fitsWildcard } from "./wildcard.ts";

/** Whether one value, not a list, stands to an operand as a comparator says. An absent one, `undefined`, equals null. */
export function compare(value: unknown, comparator: Exclude<Comparator, "!=">, operand: Operand): boolean {
  if (value === undefined || value === null) return comparator === "=" && operand.join("*") === "null";
  if (comparator === ":") return has(value, operand);
  if (comparator === "=") return equals(value, operand);
  const order = orderOf(value, operand.join("*"));
  if (order === undefined) return false;
  return (comparator.startsWith("<") ? order < 0 : order > 0) || (comparator.endsWith("=") && order === 0);
}

function equals(value: unknown, operand: Operand): boolean {
  if (typeof value === "object") return false;
  const [text = ""] = operand;
  if (operand.length > 1) return fitsWildcard(operand, String(value));
  if (typeof value === "number") return Number(text) === value && text.trim() !== "";
  if (typeof value === "boolean") return text.toLowerCase() === String(value);
  return value === text || isSameInstant(String(value), text);
}

function isSameInstant(one: string, other: string): boolean {
  const at = instantOf(one);
  return at !== undefined && at === instantOf(other);
}

/** A field has a text that it contains, whatever the letter case; an object has its keys; `*` is had by all that is there. */
function has(value: unknown, operand: Operand): boolean {
  if (operand.every((part) => part === "")) return operand.length > 1 || value === "";
  if (typeof value === "object")
    return Object.keys(value as object).some((key) => fitsWildcard(operand, key));
  if (typeof value !== "string") return equals(value, operand);
  const lower = operand.map((part) => part.toLowerCase());
  const text = value.toLowerCase();
  return lower.length > 1 ? fitsWildcard(lower, text) : text.includes(lower[0] ?? "");
}

/** Below 0 where the value comes before the operand; `undefined` where neither does. */
function orderOf(value: unknown, text: string): number | undefined {
  const [at, than] = [typeof value === "string" ? instantOf(value) : undefined, instantOf(text)];
  if (at !== undefined && than !== undefined) return at - than;
  if (isNumeral(value) && isNumeral(text)) return orderOfNumbers(String(value), text);
  if (typeof value !== "string" || at !== undefined || isNumeral(value)) return undefined;
  return value < text ? -1 : value > text ? 1 : 0;
}

/** 64-bit integers travel as texts, and a number of the platform cannot hold them all. */
function orderOfNumbers(one: string, other: string): number {
  if (/^-?\d+$/.test(one) && /^-?\d+$/.test(other)) {
    const [first, second] = [BigInt(one), BigInt(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  }
  return Number(one) - Number(other);
}

function isNumeral(value: unknown): boolean {
  if (typeof value === "number") return true;
  return typeof value === "string" && /^-?\d{1,400}(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/.test(value);
}
