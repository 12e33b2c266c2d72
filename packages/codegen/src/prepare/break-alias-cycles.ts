import { parsePointer } from "@seamline/openapi/json-pointer";
import type { OpenApiDocument, Schema } from "../document/editable-document.ts";

const compositions = ["allOf", "anyOf", "oneOf"] as const;

/**
 * Breaks, in place, cycles of type aliases, which TypeScript rejects. A cycle occurs if a base's `oneOf` lists schemas
 * that refer back to the base in their `allOf`. The reference that closes the cycle is replaced by the properties of
 * its target.
 */
export function breakAliasCycles(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  const done = new Set<string>();
  for (const name of Object.keys(schemas)) {
    visit(name, schemas, new Set(), done);
  }
}

function visit(name: string, schemas: Record<string, Schema>, open: Set<string>, done: Set<string>): void {
  const schema = schemas[name];
  if (done.has(name) || schema === undefined || typeof schema !== "object") {
    return;
  }
  open.add(name);
  schemas[name] = replaceOpen(schema, schemas, open, done);
  open.delete(name);
  done.add(name);
}

function replaceOpen(
  schema: Schema,
  schemas: Record<string, Schema>,
  open: Set<string>,
  done: Set<string>,
): Schema {
  const target = schema.$ref === undefined ? undefined : parsePointer(schema.$ref).at(-1);
  if (target !== undefined) {
    if (open.has(target)) {
      return withoutComposition(schemas[target] ?? {});
    }
    visit(target, schemas, open, done);
    return schema;
  }
  const changed: Schema = { ...schema };
  for (const keyword of compositions) {
    const members = schema[keyword];
    if (Array.isArray(members)) {
      changed[keyword] = members.map((member) => replaceOpen(member, schemas, open, done));
    }
  }
  return changed;
}

function withoutComposition(schema: Schema): Schema {
  const { $ref: _, allOf: _a, anyOf: _b, oneOf: _c, discriminator: _d, ...rest } = schema;
  return rest;
}
