import { standardBase64 } from "./base64.ts";
import type { Schema } from "./document.ts";
import { camelCase } from "./field-names.ts";
import { isClosable, type PreparedSchemas } from "./prepare-schemas.ts";
import type { QuirkName } from "./quirks.ts";

/** Schemas and quirks for reading values. */
export interface ReadingRules {
  readonly definitions: PreparedSchemas;
  readonly quirks: ReadonlySet<QuirkName>;
}

/** Observations about a value that was read. */
export interface ReadingNotes {
  /** True if an unknown member was removed. */
  hasUnknown: boolean;
}

/**
 * Normalizes a request value according to its schema: removes unknown members and applies the enabled quirks. Invalid
 * values stay unchanged, and validation reports them. Returns a copy and does not modify the value.
 */
export function readValue(
  value: unknown,
  schema: Schema,
  rules: ReadingRules,
  notes?: ReadingNotes,
): unknown {
  const target = followReference(schema, rules.definitions);
  if (Array.isArray(value)) {
    const { items } = target;
    return items ? value.map((each) => readValue(each, items, rules, notes)) : value;
  }
  if (typeof value === "object" && value !== null) return readMembers(value, target, rules, notes);
  return readScalar(value, target, rules.quirks);
}

/** Follows a chain of references to a schema. */
export function followReference(schema: Schema, definitions: PreparedSchemas): Schema {
  let current = schema;
  while (current.$ref?.startsWith("#/$defs/"))
    current = definitions.get(current.$ref.slice("#/$defs/".length)) ?? {};
  return current;
}

function readMembers(
  value: object,
  schema: Schema,
  rules: ReadingRules,
  notes: ReadingNotes | undefined,
): object {
  const { properties = {}, additionalProperties } = schema;
  const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const name = memberName(key, value, properties, rules.quirks);
    const known = Object.hasOwn(properties, name) ? properties[name] : others;
    // A service can neither store nor return members that its contract does not define.
    if (!known) {
      if (!isClosable(schema)) return [[key, member]];
      if (notes) notes.hasUnknown = true;
      return [];
    }
    if (member === null && countsAsAbsent(followReference(known, rules.definitions), rules.quirks)) return [];
    return [[name, readValue(member, known, rules, notes)]];
  });
  // Unlike assignment, `fromEntries` treats `__proto__` as an ordinary key.
  return Object.fromEntries(members);
}

/** Returns the documented name of a member, or the name as sent if the member is unknown. */
export function memberName(
  key: string,
  value: object,
  properties: Readonly<Record<string, Schema>>,
  quirks: ReadonlySet<QuirkName>,
): string {
  if (Object.hasOwn(properties, key)) return key;
  const meant = [
    quirks.has("snake-case-fields") ? camelCase(key) : key,
    quirks.has("any-case-fields") ? nameInAnyCase(key, properties) : key,
  ];
  return meant.find((name) => Object.hasOwn(properties, name) && !Object.hasOwn(value, name)) ?? key;
}

function nameInAnyCase(key: string, properties: Readonly<Record<string, Schema>>): string {
  const lowerCase = key.toLowerCase();
  return Object.keys(properties).find((name) => name.toLowerCase() === lowerCase) ?? key;
}

function countsAsAbsent({ type }: Schema, quirks: ReadonlySet<QuirkName>): boolean {
  return quirks.has("null-members") && type !== undefined && ![type].flat().includes("null");
}

function readScalar(value: unknown, schema: Schema, quirks: ReadonlySet<QuirkName>): unknown {
  if (typeof value === "number") return readNumber(value, schema, quirks);
  if (typeof value !== "string") return value;
  if (schema.type === "integer" && quirks.has("number-forms")) return integerOf(value);
  // The same bytes have several Base64 encodings. Normalize them, so that equal bytes are equal strings.
  if (schema["x-format"] === "byte") return standardBase64(value);
  const isMask = schema["x-format"] === "google-fieldmask" && quirks.has("snake-case-masks");
  return isMask ? camelCase(value) : value;
}

function readNumber(value: number, schema: Schema, quirks: ReadonlySet<QuirkName>): unknown {
  if (schema.type !== "string") return value;
  if (schema.enum) return quirks.has("numeric-enums") ? (numberedName(schema.enum, value) ?? value) : value;
  const isLong = /^u?int64$/.test(schema["x-format"] ?? "");
  return isLong && Number.isSafeInteger(value) && quirks.has("number-forms") ? String(value) : value;
}

/**
 * Returns the enum value for a number. If the first value is the unspecified one, its number is 0, and the other values
 * are numbered in order.
 */
function numberedName(values: readonly unknown[], number: number): unknown {
  return String(values[0]).endsWith("UNSPECIFIED") ? values[number] : undefined;
}

function integerOf(text: string): unknown {
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
}
