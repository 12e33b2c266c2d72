import { camelCase } from "@seamline/openapi/field-names";
import { parseInstant } from "../clock/times.ts";
import { type Comparator, type FilterNode, type Operand, parseSyntax } from "./filter-syntax.ts";

export interface Filter {
  /** Returns whether a JSON value matches the filter. */
  matches(value: unknown): boolean;
}

/**
 * Parses a filter in the standard syntax for list operations (AIP-160).
 *
 * - A comparison is a field, `=` `!=` `<` `<=` `>` `>=` or `:`, and a value: `done = true`, `metadata.count >= 3`,
 *   `labels."my key" = a`, `createTime < 2026-03-04T05:06:07Z`. `:` means that a string contains the value
 *   (case-insensitive), that a list contains it, or that an object has it as a key. `field:*` means that the field is
 *   present. `!=` is the negation of `=`. A list matches if one of its elements does.
 * - Field names can be in camelCase or snake_case.
 * - A value with spaces, parentheses or quotation marks must be enclosed in `"` or `'`, where `\` escapes the next
 *   character. In the operand of `=`, `!=` and `:`, `*` matches any sequence of characters.
 * - Times (RFC 3339) are compared as times, and numbers as numbers, even if they are JSON strings.
 * - A bare value is searched for in all fields.
 * - Comparisons are joined by `OR`, and by `AND`, which can be omitted. `OR` binds more tightly than `AND`. `NOT` or
 *   `-` negates a comparison. Parentheses group comparisons.
 *
 * An empty filter matches everything.
 *
 * @throws InvalidFilterError if the text is not a valid filter, is longer than 10,000 characters or is nested deeper
 * than 50 levels
 */
export function parseFilter(text: string): Filter {
  const node = parseSyntax(text);
  return { matches: (value) => node === undefined || matchesNode(node, value) };
}

/** Returns whether a value matches a node. Recursion is safe, because the parser limits the nesting depth. */
function matchesNode(node: FilterNode, value: unknown): boolean {
  switch (node.kind) {
    case "and":
      return node.of.every((each) => matchesNode(each, value));
    case "or":
      return node.of.some((each) => matchesNode(each, value));
    case "not":
      return !matchesNode(node.of, value);
    case "anywhere":
      return isAnywhere(value, node.operand);
    case "comparison": {
      const { path, comparator, operand } = node;
      const found = valuesAt(value, path);
      return comparator === "!="
        ? !found.some((each) => compare(each, "=", operand))
        : found.some((each) => compare(each, comparator, operand));
    }
  }
}

/** Returns the values at a path. Lists along the path and at its end are replaced by their elements. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce(
    (values, key) => values.flatMap((each) => elementsOf(memberOf(each, key))),
    elementsOf(value),
  );
}

function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value.flat(Number.POSITIVE_INFINITY) as unknown[]) : [value];
}

/** Tries the exact name first, because map keys may contain underscores. */
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const name = Object.hasOwn(value, key) ? key : camelCase(key);
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isAnywhere(value: unknown, operand: Operand): boolean {
  const values = new Set([value]);
  // The iteration includes values that are added during the loop.
  for (const each of values) {
    if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) values.add(inner);
    else if (compare(each, ":", operand)) return true;
  }
  return false;
}

/** Compares a value that is not a list with an operand. A missing value (`undefined`) is equal to null. */
function compare(value: unknown, comparator: Exclude<Comparator, "!=">, operand: Operand): boolean {
  if (value === undefined || value === null) return comparator === "=" && operand.join("*") === "null";
  if (comparator === ":") return contains(value, operand);
  if (comparator === "=") return equals(value, operand);
  const order = compareOrder(value, operand.join("*"));
  if (order === undefined) return false;
  return (comparator.startsWith("<") ? order < 0 : order > 0) || (comparator.endsWith("=") && order === 0);
}

function equals(value: unknown, operand: Operand): boolean {
  if (typeof value === "object") return false;
  const [text = ""] = operand;
  if (operand.length > 1) return matchesWildcard(operand, String(value));
  if (typeof value === "number") return Number(text) === value && text.trim() !== "";
  if (typeof value === "boolean") return text.toLowerCase() === String(value);
  return value === text || isSameInstant(String(value), text);
}

function isSameInstant(one: string, other: string): boolean {
  const at = parseInstant(one);
  return at !== undefined && at === parseInstant(other);
}

/**
 * Returns whether a string contains the operand (case-insensitive), or an object has it as a key. `*` matches any value
 * that is present.
 */
function contains(value: unknown, operand: Operand): boolean {
  if (operand.every((part) => part === "")) return operand.length > 1 || value === "";
  if (typeof value === "object")
    return Object.keys(value as object).some((key) => matchesWildcard(operand, key));
  if (typeof value !== "string") return equals(value, operand);
  const lower = operand.map((part) => part.toLowerCase());
  const text = value.toLowerCase();
  return lower.length > 1 ? matchesWildcard(lower, text) : text.includes(lower[0] ?? "");
}

/** Returns a negative number if the value sorts before the operand, or `undefined` if the two cannot be compared. */
function compareOrder(value: unknown, text: string): number | undefined {
  const [at, than] = [typeof value === "string" ? parseInstant(value) : undefined, parseInstant(text)];
  if (at !== undefined && than !== undefined) return at - than;
  if (isNumeral(value) && isNumeral(text)) return compareNumbers(String(value), text);
  if (typeof value !== "string" || at !== undefined || isNumeral(value)) return undefined;
  return value < text ? -1 : value > text ? 1 : 0;
}

/** Compares integers as BigInt values, because 64-bit integers can exceed the precision of JavaScript numbers. */
function compareNumbers(one: string, other: string): number {
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

/** Returns whether a string matches a pattern that was split at its asterisks. Runs in linear time. */
export function matchesWildcard(parts: readonly string[], text: string): boolean {
  const first = parts[0] ?? "";
  const last = parts[parts.length - 1] ?? "";
  if (parts.length < 2) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false;
  const end = text.length - last.length;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}
