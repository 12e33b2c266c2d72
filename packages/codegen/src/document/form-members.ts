import type { OpenApiDocument, Schema } from "./editable-document.ts";
import { resolve } from "./operation-entry.ts";

/** A property of an object that is sent as a form or as a query string. */
export interface FormMember {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Returns the properties of an object, including the members of `allOf`; `undefined` if they are not listed. */
export function formMembers(document: OpenApiDocument, schema: Schema | undefined): FormMember[] | undefined {
  const members = new Map<string, FormMember>();
  const required = new Set<string>();
  const collect = (written: Schema, depth: number): void => {
    const { properties = {}, allOf = [], required: names = [] } = resolve<Schema>(document, written);
    for (const name of names) required.add(name);
    for (const [name, member] of Object.entries(properties)) {
      members.set(name, { name, schema: member, required: false });
    }
    // A schema that includes itself has no valid values.
    if (depth < 20) for (const part of allOf) collect(part, depth + 1);
  };
  if (typeof schema === "object") collect(schema, 0);
  const found = [...members.values()].map((member) => ({ ...member, required: required.has(member.name) }));
  return found.length === 0 ? undefined : found;
}

/** Returns whether a value may be an object, or a list of objects, which forms encode as JSON by default. */
export function mayBeObject(document: OpenApiDocument, schema: Schema): boolean {
  if (typeof schema !== "object") return true;
  const { type, properties, items, allOf, anyOf, oneOf } = resolve<Schema>(document, schema);
  const types = [type ?? []].flat();
  if (types.includes("array")) return typeof items === "object" && mayBeObject(document, items);
  if (types.length > 0) return types.includes("object");
  const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])];
  return properties !== undefined || parts.some((part) => mayBeObject(document, part));
}
