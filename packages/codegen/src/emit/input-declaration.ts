import type ts from "typescript";
import { pointIds } from "../check/points.ts";
import { compiler } from "../compiler.ts";
import { formatPointer } from "../json-pointer.ts";
import type { OperationModel, ParameterModel } from "../model/model.ts";
import { sentType } from "./body-types.ts";
import { fillOf } from "./extension-types.ts";
import { type Doc, document, schemaDoc } from "./js-doc.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { interfaceOf, intersectionOf, keyword, named, property, typeAlias } from "./syntax.ts";

/** `interface CloseMatterInput { matterId: string; query?: …; body?: … }` */
export function declareInput(operation: OperationModel, types: SchemaTypes): ts.Statement {
  const { inputName } = operation;
  const members = [
    ...resourceNameMember(operation),
    ...operation.pathParameters.map((parameter) => parameterMember(parameter, types)),
    ...groupMember("query", operation.query, operation.openQuery, types),
    ...groupMember("header", operation.header, [], types),
    ...bodyMember(operation, types),
  ];
  // An interface without members would take anything.
  const declaration =
    members.length === 0
      ? typeAlias(inputName, named("Record", keyword.string, keyword.never))
      : interfaceOf(inputName, members);
  return document(declaration, { paragraphs: [`Input of \`${operation.place.join(".")}\`.`] });
}

/** Whether a call must have an input. */
export function needsInput(operation: OperationModel): boolean {
  return (
    operation.resourceName?.key !== undefined ||
    operation.pathParameters.length > 0 ||
    [...operation.query, ...operation.header].some(({ required }) => required) ||
    operation.body?.required === true
  );
}

function resourceNameMember({ resourceName }: OperationModel): ts.TypeElement[] {
  if (resourceName?.key === undefined || resourceName.typeName === undefined) {
    return [];
  }
  const member = property(resourceName.key, named(resourceName.typeName));
  return [document(member, { paragraphs: [`Resource name, of the form \`${resourceName.pattern}\`.`] })];
}

function parameterMember(parameter: ParameterModel, types: SchemaTypes): ts.TypeElement {
  const { schema } = parameter;
  const type = schema === undefined ? keyword.string : types.typeOf(schema, formatPointer(["paths"]));
  const member = property(parameter.key, type, { optional: !parameter.required });
  return document(member, parameterDoc(parameter));
}

function parameterDoc({ description, deprecated, points, schema = {} }: ParameterModel): Doc {
  return schemaDoc({
    ...schema,
    description: description ?? schema.description,
    deprecated: deprecated ?? schema.deprecated,
    "x-extension-point": [...new Set([...points, ...pointIds(schema)])],
  });
}

function groupMember(
  key: "query" | "header",
  parameters: readonly ParameterModel[],
  openPoints: readonly string[],
  types: SchemaTypes,
): ts.TypeElement[] {
  if (parameters.length === 0 && openPoints.length === 0) {
    return [];
  }
  const members = parameters.map((parameter) => parameterMember(parameter, types));
  const literal = members.length === 0 ? [] : [compiler.factory.createTypeLiteralNode(members)];
  const type = intersectionOf([...literal, ...openPoints.map(fillOf)]);
  const optional = !parameters.some(({ required }) => required);
  const points = openPoints.map((id) => `\`${id}\``).join(", ");
  return [
    document(property(key, type, { optional }), {
      paragraphs: [
        key === "query" ? "Query parameters." : "Headers.",
        points === "" ? undefined : `Further parameters may exist: extension points ${points}.`,
      ],
    }),
  ];
}

function bodyMember({ body, id }: OperationModel, types: SchemaTypes): ts.TypeElement[] {
  if (body === undefined) {
    return [];
  }
  const type = sentType(body, types, formatPointer(["operations", id, "requestBody"]));
  const member = property("body", type, { optional: !body.required });
  const media = body.mediaType === "application/json" ? undefined : `Sent as \`${body.mediaType}\`.`;
  return [document(member, { paragraphs: [body.description ?? "Body of the request.", media] })];
}
