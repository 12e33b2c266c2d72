import type ts from "typescript";
import { schemaAt } from "../check/schema-at.ts";
import { formatPointer, type Segments } from "../json-pointer.ts";
import type { OperationModel, ResponseModel } from "../model/model.ts";
import { isJson, resolve } from "../model/operation-entry.ts";
import type { OpenApiDocument, Schema } from "../openapi.ts";
import { receivedType } from "./body-types.ts";
import { document, pointsText } from "./js-doc.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { indexed, interfaceOf, keyword, named, property, stringType, unionOf } from "./syntax.ts";

/** `interface CloseMatterResponses { "2XX": CloseMatterResponse; default: Error }` */
export function declareResponses(operation: OperationModel, types: SchemaTypes): ts.Statement {
  const members = operation.responses.map((response) =>
    document(property(response.status, bodyType(operation, response, types)), {
      paragraphs: [response.description, pointsText(response.points)],
    }),
  );
  const paragraphs = [`Bodies of \`${operation.place.join(".")}\` by status.`];
  return document(interfaceOf(operation.responsesName, members), { paragraphs });
}

function bodyType({ id }: OperationModel, { body, status }: ResponseModel, types: SchemaTypes): ts.TypeNode {
  return receivedType(body, types, formatPointer(["operations", id, "responses", status]));
}

/** What awaiting the call gives: the bodies of its successes, each once. */
export function dataType(operation: OperationModel, types: SchemaTypes): ts.TypeNode {
  const successes = operation.responses.filter(({ isSuccess }) => isSuccess);
  const distinct = new Map(successes.map((response) => [receivedAs(response), response]));
  const bodies = [...distinct.values()].map((response) => bodyType(operation, response, types));
  return bodies.length === 0 ? keyword.unknown : unionOf(bodies);
}

/** Equal for bodies of one type. */
function receivedAs({ body }: ResponseModel): string {
  return JSON.stringify(body && [isJson(body.mediaType) || body.mediaType, body.schema]) ?? "";
}

/** What iterating over the pages of the operation gives. */
export function itemType(
  { responses, pagination }: OperationModel,
  page: ts.TypeNode,
  api: OpenApiDocument,
  types: SchemaTypes,
): ts.TypeNode {
  const segments = pagination?.items ?? [];
  const body = responses.find(({ isSuccess }) => isSuccess)?.body?.schema;
  const list = body === undefined ? undefined : schemaAt(api, body, segments);
  const items = list === undefined ? undefined : resolve<Schema>(api, list).items;
  return items?.$ref === undefined ? elementOf(page, segments) : types.typeOf(items, "#/items");
}

/** `NonNullable<Page["Items"]>[number]` */
function elementOf(page: ts.TypeNode, segments: Segments): ts.TypeNode {
  const list = segments.reduce(
    (type, segment) => named("NonNullable", indexed(type, stringType(segment))),
    page,
  );
  return indexed(list, keyword.number);
}
