import { camelCase } from "../text/camel-case.ts";
import { compare } from "./compare.ts";
import type { FilterNode, Operand } from "./filter-node.ts";
import { readFilter } from "./read-filter.ts";

/** Says which values are meant. */
export interface Filter {
  /** Whether a JSON value is among those that are meant. */
  matches(value: unknown): boolean;
}

/**
 * Reads a filter in the syntax that is common for list operations (AIP-160).
 *
 * - Comparisons: a field, `=` `!=` `<` `<=` `>` `>=` or `:`, and a value: `done = true`, `metadata.count >= 3`,
 *   `labels."my key" = a`, `createTime < 2026-03-04T05:06:07Z`. `:` means that a text contains the value whatever its
 *   letter case, that a list has it, that an object has it as a key; `field:*` that the field is there. `!=` holds
 *   wherever `=` does not. In a list it is enough that one element fits.
 * - Names of fields are in camelCase or in snake_case.
 * - A value with spaces, parentheses or quotation marks stands between `"` or `'`, where `\` takes the meaning from the
 *   next sign. `*` stands for any text in what `=`, `!=` and `:` compare with.
 * - Times (RFC 3339) are compared as times, numbers as numbers, also where they travel as texts.
 * - A value by itself is looked for in all fields.
 * - `AND`, or nothing, between comparisons; `OR`, which binds closer than AND; `NOT` or `-` before one; parentheses.
 *
 * An empty filter means everything.
 *
 * @throws InvalidFilterError for text that is no filter, is longer than 10,000 characters or nested deeper than 50
 */
export function parseFilter(text: string): Filter {
  const node = readFilter(text);
  return { matches: (value) => node === undefined || holds(node, value) };
}

/** As deep as the filter's parentheses are. */
function holds(node: FilterNode, value: unknown): boolean {
  switch (node.kind) {
    case "and":
      return node.of.every((each) => holds(each, value));
    case "or":
      return node.of.some((each) => holds(each, value));
    case "not":
      return !holds(node.of, value);
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

/** What a path leads to. Lists on the way, and at its end, are gone through. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce(
    (values, key) => values.flatMap((each) => elementsOf(memberOf(each, key))),
    elementsOf(value),
  );
}

function elementsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value.flat(Number.POSITIVE_INFINITY) as unknown[]) : [value];
}

/** What is there under the very name comes first: keys of maps may hold an underscore. */
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const name = Object.hasOwn(value, key) ? key : camelCase(key);
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isAnywhere(value: unknown, operand: Operand): boolean {
  const values = new Set([value]);
  // A set goes on over what is added to it meanwhile.
  for (const each of values) {
    if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) values.add(inner);
    else if (compare(each, ":", operand)) return true;
  }
  return false;
}
