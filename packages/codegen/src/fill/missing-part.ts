import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver, ValueKind } from "@seamline/openapi/infer-schema";
import { formatPointer, valueAt } from "@seamline/openapi/json-pointer";
import { type ObservedSchemaOptions, observedSchema } from "@seamline/openapi/observed-schema";
import { noteUnknown } from "./note-unknown.ts";

/** Context for comparing examples with a schema. */
export interface Comparison {
  readonly document: object;
  readonly options: ObservedSchemaOptions;
  /** True if new members must not be added to the schema. */
  readonly isForKnownMembers: boolean;
  /** Comments by JSON pointer. */
  readonly comments: Map<string, string>;
  readonly remarks: string[];
}

/** Keywords that contain schemas for nested values. */
const HOLDS_PARTS = ["properties", "items", "additionalProperties"];

const SAYS_WHAT_IT_IS = ["type", "$ref", "enum", "const", "oneOf", "anyOf", "allOf", "properties", "items"];

/**
 * Returns an update with the parts of examples that are missing from a schema; `undefined` if nothing is new. The
 * update does not make any members required, because examples cannot prove that a member is always present.
 *
 * @param at path segments of the schema, from the root of the update
 */
export function missingPart(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): Schema | undefined {
  if (!SAYS_WHAT_IT_IS.some((keyword) => Object.hasOwn(schema, keyword)))
    return wholePart(observer, at, comparison);
  if (schema.$ref !== undefined) {
    remarkOnReference(schema.$ref, observer, at, comparison);
    return undefined;
  }
  remarkOnTypes(schema, observer, at, comparison);
  const part = {
    ...missingMembers(schema, observer, at, comparison),
    ...missingItems(schema, observer, at, comparison),
    ...missingOfText(schema, observer, at, comparison),
  };
  return Object.keys(part).length === 0 ? undefined : part;
}

function wholePart(
  observer: SchemaObserver,
  at: readonly string[],
  { options, comments }: Comparison,
): Schema | undefined {
  const schema = observedSchema(observer, { ...options, name: at.at(-1) ?? "" });
  noteUnknown(schema, observer, at, comments);
  // An empty update is invalid.
  return Object.keys(schema).length === 0 && at.length === 0 ? undefined : schema;
}

function missingMembers(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): Schema {
  const found = [...observer.members].flatMap(([name, member]) => {
    const place = [...at, "properties", name];
    const part = missingMember(schema, name, member, place, comparison);
    return part === undefined ? [] : [[name, withCount(part, member, observer.countOf("object"))] as const];
  });
  const properties = Object.fromEntries(found);
  return {
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(isForObjects(schema) && missingEntries(schema, observer, at, comparison)),
  };
}

function missingMember(
  schema: Schema,
  name: string,
  member: SchemaObserver,
  place: readonly string[],
  comparison: Comparison,
): Schema | undefined {
  const { properties = {} } = schema;
  const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (known !== undefined) return missingPart(known, member, place, comparison);
  const isNew = isForObjects(schema) && !comparison.isForKnownMembers;
  return isNew ? wholePart(member, place, comparison) : undefined;
}

/** Records how many objects contain a part. Does nothing if the examples only add to nested parts. */
export function withCount(part: Schema, { count }: SchemaObserver, of: number): Schema {
  const keywords = Object.keys(part);
  const isOfMembers = keywords.length > 0 && keywords.every((keyword) => HOLDS_PARTS.includes(keyword));
  return isOfMembers ? part : { ...part, "x-observed": { count, of } };
}

/** Returns the schema for an object's additional members, if the document does not restrict them. */
function missingEntries(
  { additionalProperties }: Schema,
  { entries }: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): Schema {
  if (!entries || comparison.isForKnownMembers || typeof additionalProperties === "object") return {};
  const place = [...at, "additionalProperties"];
  comparison.comments.set(formatPointer(place), "Keys that look like data are treated as map entries.");
  return { additionalProperties: wholePart(entries, place, comparison) ?? true };
}

function missingItems(
  schema: Schema,
  { items }: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): Schema {
  if (!items || !typesOf(schema).includes("array")) return {};
  const part = missingPart(schema.items ?? {}, items, [...at, "items"], comparison);
  return part === undefined ? {} : { items: part };
}

/** Returns the format and the enum of a string at the point. Other strings keep their documented types. */
function missingOfText(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  { options }: Comparison,
): Schema {
  const isAtPoint = at.length === 0 || schema["x-extension-point"] !== undefined;
  const isString = typesOf(schema).includes("string") && observer.countOf("string") === observer.count;
  if (!isAtPoint || !isString) return {};
  const { type: _type, ...shown } = observedSchema(observer, { ...options, name: at.at(-1) ?? "" });
  return schema.enum || schema.format ? {} : shown;
}

function remarkOnTypes(
  schema: Schema,
  observer: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): void {
  const types = typesOf(schema);
  if (types.length === 0) return;
  const allowed = [
    ...types,
    ...(schema.nullable ? ["null"] : []),
    ...(types.includes("number") ? ["integer"] : []),
  ];
  const kinds: ValueKind[] = ["null", "boolean", "integer", "number", "string", "array", "object"];
  const wrong = kinds.filter((kind) => observer.countOf(kind) > 0 && !allowed.includes(kind));
  if (wrong.length > 0)
    comparison.remarks.push(
      `${placeName(at)} is ${types.join(" or ")} in the contract and ${wrong.join(" or ")} in examples`,
    );
}

/**
 * Adds a remark for members that are missing from a referenced schema, because other parts may also use this schema.
 */
function remarkOnReference(
  reference: string,
  observer: SchemaObserver,
  at: readonly string[],
  comparison: Comparison,
): void {
  const known = (valueAt(comparison.document, reference) as Schema | undefined)?.properties ?? {};
  const unknown = [...observer.members.keys()].filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    comparison.remarks.push(
      `${placeName(at)} has members that are missing from ${reference} (${unknown.join(", ")}); use --schema to add them`,
    );
}

function isForObjects(schema: Schema): boolean {
  return typesOf(schema).includes("object") || schema.properties !== undefined;
}

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat() as string[];
}

function placeName(at: readonly string[]): string {
  const names = at.filter((segment) => segment !== "properties");
  return names.length === 0 ? "the example" : names.join("/");
}
