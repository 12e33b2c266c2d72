import { standardBase64 } from "../text/base64.ts";
import { camelCase } from "../text/field-names.ts";
import type { LeniencyName } from "./leniencies.ts";
import type { Schema } from "./openapi.ts";
import { type Definitions, isClosable } from "./prepare-schemas.ts";

/** What values are read by. */
export interface LenientRules {
  readonly definitions: Definitions;
  readonly leniencies: ReadonlySet<LeniencyName>;
}

/** Notes of reading a value. */
export interface ReadingNotes {
  /** Whether a member was left out that the contract does not know. */
  hasUnknown: boolean;
}

/**
 * Reads a value of a request as its schema means it, where a leniency in force knows how; leaves out members that it
 * does not know, and everything else as it is, for validation to refuse. The value itself is never changed.
 */
export function readLeniently(
  value: unknown,
  schema: Schema,
  rules: LenientRules,
  notes?: ReadingNotes,
): unknown {
  const target = followReference(schema, rules.definitions);
  if (Array.isArray(value)) {
    const { items } = target;
    return items ? value.map((each) => readLeniently(each, items, rules, notes)) : value;
  }
  if (typeof value === "object" && value !== null) return readMembers(value, target, rules, notes);
  return readScalar(value, target, rules.leniencies);
}

/** The schema that a chain of references leads to. */
export function followReference(schema: Schema, definitions: Definitions): Schema {
  let current = schema;
  while (current.$ref?.startsWith("#/$defs/"))
    current = definitions[current.$ref.slice("#/$defs/".length)] ?? {};
  return current;
}

function readMembers(
  value: object,
  schema: Schema,
  rules: LenientRules,
  notes: ReadingNotes | undefined,
): object {
  const { properties = {}, additionalProperties } = schema;
  const others = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const name = memberName(key, value, properties, rules.leniencies);
    const known = Object.hasOwn(properties, name) ? properties[name] : others;
    // What the contract does not know is nothing that a service could keep, or answer with.
    if (!known) {
      if (!isClosable(schema)) return [[key, member]];
      if (notes) notes.hasUnknown = true;
      return [];
    }
    if (member === null && countsAsAbsent(followReference(known, rules.definitions), rules.leniencies))
      return [];
    return [[name, readLeniently(member, known, rules, notes)]];
  });
  // Unlike assignment, this makes `__proto__` a member like any other.
  return Object.fromEntries(members);
}

/** The name by which a schema knows a member, where it knows it. */
export function memberName(
  key: string,
  value: object,
  properties: Readonly<Record<string, Schema>>,
  leniencies: ReadonlySet<LeniencyName>,
): string {
  if (Object.hasOwn(properties, key)) return key;
  const meant = [
    leniencies.has("snake-case-fields") ? camelCase(key) : key,
    leniencies.has("any-case-fields") ? nameInAnyCase(key, properties) : key,
  ];
  return meant.find((name) => Object.hasOwn(properties, name) && !Object.hasOwn(value, name)) ?? key;
}

function nameInAnyCase(key: string, properties: Readonly<Record<string, Schema>>): string {
  const asked = key.toLowerCase();
  return Object.keys(properties).find((name) => name.toLowerCase() === asked) ?? key;
}

function countsAsAbsent({ type }: Schema, leniencies: ReadonlySet<LeniencyName>): boolean {
  return leniencies.has("null-members") && type !== undefined && ![type].flat().includes("null");
}

function readScalar(value: unknown, schema: Schema, leniencies: ReadonlySet<LeniencyName>): unknown {
  if (typeof value === "number") return readNumber(value, schema, leniencies);
  if (typeof value !== "string") return value;
  if (schema.type === "integer" && leniencies.has("number-forms")) return integerOf(value);
  // Bytes have several texts. From here on they have one, so that whoever compares texts compares bytes.
  if (schema["x-format"] === "byte") return standardBase64(value);
  const isMask = schema["x-format"] === "google-fieldmask" && leniencies.has("snake-case-masks");
  return isMask ? camelCase(value) : value;
}

function readNumber(value: number, schema: Schema, leniencies: ReadonlySet<LeniencyName>): unknown {
  if (schema.type !== "string") return value;
  if (schema.enum)
    return leniencies.has("numeric-enums") ? (numberedName(schema.enum, value) ?? value) : value;
  const isLong = /^u?int64$/.test(schema["x-format"] ?? "");
  return isLong && Number.isSafeInteger(value) && leniencies.has("number-forms") ? String(value) : value;
}

/** Values are listed in the order of their numbers where the first is the unspecified one, which is 0. */
function numberedName(values: readonly unknown[], number: number): unknown {
  return String(values[0]).endsWith("UNSPECIFIED") ? values[number] : undefined;
}

function integerOf(text: string): unknown {
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
}
