import type { ContentObject, OpenApiDocument, Schema } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";

/** A field of a body. `types` is empty if the schema does not specify a type. */
export interface Field {
  readonly types: ReadonlySet<string>;
  /** Whether the object can have additional members, or is a map. */
  readonly isOpen: boolean;
  readonly isObserved: boolean;
}

/**
 * Returns the fields of all bodies in a document by location: `createMatter response /matterPermissions/0/role`.
 *
 * @param operationIds ids of the operations to include
 */
export function bodyFields(document: OpenApiDocument, operationIds: ReadonlySet<string>): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const { operation } of operationsOf(document)) {
    if (!operationIds.has(operation.operationId ?? "")) continue;
    const { operationId, requestBody, responses = {} } = operation;
    const read = (message: string, content: ContentObject = {}): void => {
      for (const { schema } of Object.values(content))
        if (schema) collect(document, schema, `${operationId} ${message} `, fields, []);
    };
    if (requestBody) read("request", followReferences(document, requestBody).content);
    for (const [status, response] of Object.entries(responses))
      read(/^2/.test(status) ? "response" : "error", followReferences(document, response).content);
  }
  return fields;
}

function collect(
  document: OpenApiDocument,
  written: Schema,
  place: string,
  fields: Map<string, Field>,
  within: readonly Schema[],
): void {
  const schema = followReferences<Schema>(document, written as Schema);
  if (within.includes(schema)) return;
  fields.set(place, { ...fieldOf(schema), isObserved: "x-observed" in written });
  const below = [...within, schema];
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    collect(document, member, `${place}/${name}`, fields, below);
  if (schema.items) collect(document, schema.items, `${place}/0`, fields, below);
  for (const variant of schema.oneOf ?? []) collect(document, variant, place, fields, below);
}

function fieldOf({
  type,
  additionalProperties,
  oneOf = [],
  $ref: _,
  ...rest
}: Schema): Omit<Field, "isObserved"> {
  const types = new Set([type ?? [], ...oneOf.map((each) => each.type ?? [])].flat(2) as string[]);
  const isUntyped = types.size === 0 && rest.properties === undefined;
  const isOpen = isUntyped || (additionalProperties !== undefined && additionalProperties !== false);
  return { types, isOpen };
}
