import { formatFragment, parsePointer, type Segments } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import { schemaAt, writtenSchemaAt } from "../check/schema-at.ts";
import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import type { OperationModel } from "../model/model.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { indexed, keyword, named, stringType } from "./syntax.ts";

/** Context for the types of body parts. */
export interface PartContext {
  readonly document: OpenApiDocument;
  readonly types: SchemaTypes;
}

export function itemType(operation: OperationModel, { document, types }: PartContext): ts.TypeNode {
  const segments = operation.pagination?.items ?? [];
  const body = bodyWith(segments, operation, document);
  const { items } = schemaAt(document, body, segments) ?? {};
  return items?.$ref === undefined
    ? indexed(partOf(body, segments, types), keyword.number)
    : types.typeOf(items, formatFragment(segments));
}

/** Returns the type of the response part at a pointer, by name if it has one; `undefined` without a pointer. */
export function partType(
  operation: OperationModel,
  pointer: string | undefined,
  { document, types }: PartContext,
): ts.TypeNode {
  if (pointer === undefined) {
    return keyword.undefined;
  }
  const segments = parsePointer(pointer);
  const body = bodyWith(segments, operation, document);
  const part = writtenSchemaAt(document, body, segments) ?? {};
  const hasName = part.$ref !== undefined || part["x-extension-point"] !== undefined;
  return hasName ? types.typeOf(part, formatFragment(segments)) : partOf(body, segments, types);
}

/** Returns the success body that contains the part. The pointer has already been checked. */
function bodyWith(segments: Segments, { responses }: OperationModel, document: OpenApiDocument): Schema {
  const bodies = responses.flatMap(({ isSuccess, body }) => (isSuccess && body?.schema ? [body.schema] : []));
  return bodies.find((body) => writtenSchemaAt(document, body, segments) !== undefined) ?? {};
}

/** Returns `NonNullable<Page["Items"]>`. */
function partOf(body: Schema, segments: Segments, types: SchemaTypes): ts.TypeNode {
  return segments.reduce(
    (type, segment) => named("NonNullable", indexed(type, stringType(segment))),
    types.typeOf(body, "#"),
  );
}
