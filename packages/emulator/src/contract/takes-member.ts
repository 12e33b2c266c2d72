import type { ContractOperation } from "./contract-operation.ts";
import type { OpenApiDocument, Schema } from "./openapi.ts";
import { resolveReference } from "./resolve-reference.ts";

/** Whether the body of a request has a place for a member of that name, at any depth. */
export function takesMember(document: OpenApiDocument, operation: ContractOperation, name: string): boolean {
  const contents = operation.requestBody?.content ?? [];
  return contents.some(({ schema }) => schema && hasMember(document, schema, name, new Set()));
}

/** @param seen schemas may lead back to themselves */
function hasMember(document: OpenApiDocument, schema: Schema, name: string, seen: Set<object>): boolean {
  const resolved = resolveReference<Schema>(document, schema as Schema & { readonly $ref: string });
  if (seen.has(resolved)) return false;
  seen.add(resolved);
  if (resolved.properties && Object.hasOwn(resolved.properties, name)) return true;
  return subschemas(resolved).some((each) => hasMember(document, each, name, seen));
}

/** Those that apply to the members and items of a value, and to the value itself (JSON Schema 2020-12, section 10). */
function subschemas({ properties = {}, additionalProperties, items, ...rest }: Schema): Schema[] {
  const combined = [rest.allOf, rest.anyOf, rest.oneOf].flatMap((each) => (each ?? []) as Schema[]);
  const ofOthers = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.values(properties), ...ofOthers, ...(items ? [items] : []), ...combined];
}
