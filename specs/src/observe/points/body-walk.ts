import type { OpenApiDocument, Reference, Schema } from "@seamline/openapi/document";
import { childPointer } from "@seamline/openapi/json-pointer";
import { isClosable } from "@seamline/openapi/prepare-schemas";
import { resolveReference } from "@seamline/openapi/references";
import { memberLabel, OTHER_NAME } from "../safe-names.ts";

/**
 * Receives the parts of a body that its schema does not describe. Pointers are relative to the body, with `*` for items
 * and map keys.
 */
export interface BodyVisitor {
  /** Called for an object whose schema allows additional members, with these members. */
  openObject(schema: Schema, members: ReadonlyMap<string, unknown>): void;
  /** Called for a value whose schema has no type. */
  untyped(schema: Schema, value: unknown): void;
  /** Called for a member that the schema does not allow. */
  undocumented(pointer: string): void;
  /** Called for a value that an open enum does not list. */
  beyondEnum(schema: Schema, pointer: string): void;
}

/** Walks a body together with its schema, and reports the parts that the schema does not describe. */
export function walkBody(
  document: OpenApiDocument,
  schema: Schema,
  body: unknown,
  visitor: BodyVisitor,
): void {
  walk(schema, body, "");

  function walk(written: Schema, value: unknown, pointer: string): void {
    const target = resolveReference<Schema>(document, written as Schema | Reference);
    if (isUntyped(target)) visitor.untyped(target, value);
    else if (Array.isArray(value)) walkItems(target.items ?? {}, value, childPointer(pointer, OTHER_NAME));
    else if (typeof value === "object" && value !== null) walkMembers(target, value, pointer);
    else if (isBeyondEnum(target, value)) visitor.beyondEnum(target, pointer);
  }

  function walkItems(items: Schema, values: readonly unknown[], pointer: string): void {
    for (const value of values) walk(items, value, pointer);
  }

  function walkMembers(target: Schema, value: object, pointer: string): void {
    const { properties = {} } = target;
    const others = new Map<string, unknown>();
    for (const [name, member] of Object.entries(value)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (known) walk(known, member, childPointer(pointer, name));
      else others.set(name, member);
    }
    walkOthers(target, others, pointer);
  }

  function walkOthers(target: Schema, others: ReadonlyMap<string, unknown>, pointer: string): void {
    const { additionalProperties } = target;
    if (typeof additionalProperties === "object")
      walkItems(additionalProperties, [...others.values()], childPointer(pointer, OTHER_NAME));
    else if (isClosable(target))
      for (const name of others.keys()) visitor.undocumented(childPointer(pointer, memberLabel(name)));
    else visitor.openObject(target, others);
  }
}

function isBeyondEnum({ enum: values, "x-open-enum": isOpen }: Schema, value: unknown): boolean {
  return isOpen === true && values !== undefined && value !== null && !values.includes(value);
}

const TYPING = ["type", "properties", "items", "enum", "allOf", "anyOf", "oneOf", "const"];

function isUntyped(schema: Schema): boolean {
  return !TYPING.some((keyword) => keyword in schema);
}
