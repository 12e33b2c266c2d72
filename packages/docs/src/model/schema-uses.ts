import type { OperationObject } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { operationsOf } from "@seamline/openapi/operations";
import { isReference } from "@seamline/openapi/references";
import type { ProfileDocument } from "./profile-document.ts";

/** Direct uses of a schema: operation IDs, and fields of other schemas. */
export interface SchemaUses {
  readonly bodies: readonly string[];
  readonly responses: readonly string[];
  readonly errors: readonly string[];
  readonly parameters: readonly string[];
  readonly schemas: readonly { readonly schema: string; readonly field: string }[];
}

const SCHEMAS = "#/components/schemas/";

/** Returns a function that looks up the uses of a schema by name. */
export function schemaUses({ bundle }: ProfileDocument): (name: string) => SchemaUses {
  const operations = operationsOf(bundle).map(({ operation, item }) => {
    const { operationId = "", parameters = [], requestBody } = operation;
    return {
      operationId,
      parameters: named(bundle, [parameters, item.parameters]),
      bodies: named(bundle, requestBody),
      responses: named(bundle, responseSchemas(operation, true)),
      errors: named(bundle, responseSchemas(operation, false)),
    };
  });
  const fields = Object.entries(bundle.components?.schemas ?? {}).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).map(([field, value]) => ({ schema, field, names: named(bundle, value) })),
  );
  const idsWhere = (part: "parameters" | "bodies" | "responses" | "errors", name: string) =>
    operations.filter((operation) => operation[part].has(name)).map(({ operationId }) => operationId);
  return (name) => ({
    bodies: idsWhere("bodies", name),
    responses: idsWhere("responses", name),
    errors: idsWhere("errors", name),
    parameters: idsWhere("parameters", name),
    schemas: fields.filter(({ names }) => names.has(name)).map(({ schema, field }) => ({ schema, field })),
  });
}

function responseSchemas({ responses = {} }: OperationObject, successful: boolean): unknown[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith("2") === successful)
    .map(([, response]) => response);
}

/** Returns the names of referenced schemas. Follows references to components other than schemas. */
function named(bundle: object, value: unknown): Set<string> {
  if (typeof value !== "object" || value === null) return new Set();
  if (isReference(value)) {
    if (value.$ref.startsWith(SCHEMAS)) return new Set([value.$ref.slice(SCHEMAS.length)]);
    return named(bundle, valueAt(bundle, value.$ref));
  }
  return new Set(Object.values(value).flatMap((child) => [...named(bundle, child)]));
}
