import { formatFragment } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import type { OperationModel, ParameterGroup } from "../model/model.ts";
import { chosenType, typeParametersOf } from "./accept-types.ts";
import { sentType } from "./body-types.ts";
import { fillOf } from "./extension-types.ts";
import { type Doc, document } from "./js-doc.ts";
import { parameterMember } from "./parameter-declarations.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { interfaceOf, intersectionOf, keyword, named, property } from "./syntax.ts";

/** Declares `interface CloseMatterInput { matterId: string; query?: CloseMatterQuery; body?: … }`. */
export function declareInput(operation: OperationModel, types: SchemaTypes): ts.Statement {
  const { inputName, place } = operation;
  const members = [
    ...resourceNameMember(operation),
    ...operation.pathParameters.map((parameter) => parameterMember(parameter, types)),
    ...queryMember(operation),
    ...headerMember(operation),
    ...groupMember("cookie", operation.cookie, [], ["Cookies."]),
    ...acceptMember(operation),
    ...bodyMember(operation, types),
  ];
  return document(
    interfaceOf(inputName, members.length === 0 ? [nothing()] : members, {
      typeParameters: typeParametersOf(operation),
    }),
    {
      paragraphs: [`Input of \`${place.join(".")}\`.`],
    },
  );
}

/** Returns a member that cannot be set, because an interface without members would accept anything. */
function nothing(): ts.TypeElement {
  return property("query", keyword.undefined, { optional: true });
}

export function needsInput(operation: OperationModel): boolean {
  return (
    operation.resourceName?.key !== undefined ||
    operation.pathParameters.length > 0 ||
    [...operation.query.all, ...operation.header.all, ...operation.cookie.all].some(
      ({ required }) => required,
    ) ||
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

function queryMember({ query, openQuery }: OperationModel): ts.TypeElement[] {
  const points = openQuery.map((id) => `\`${id}\``).join(", ");
  const further = openQuery.map((point) => fillOf(point, true));
  return groupMember("query", query, further, [
    "Query parameters.",
    points === "" ? undefined : `Other parameters may exist: extension points ${points}.`,
  ]);
}

function headerMember({ header }: OperationModel): ts.TypeElement[] {
  return groupMember("header", header, [], ["Headers."]);
}

function acceptMember({ acceptName, accept: [first] }: OperationModel): ts.TypeElement[] {
  if (acceptName === undefined) return [];
  const member = property("accept", chosenType(), { optional: true });
  return [document(member, { paragraphs: [`Media type of the response. Default: \`${first}\`.`] })];
}

function groupMember(
  key: "query" | "header" | "cookie",
  { all, typeName }: ParameterGroup,
  further: readonly ts.TypeNode[],
  paragraphs: Doc["paragraphs"],
): ts.TypeElement[] {
  const parts = [...(typeName === undefined ? [] : [named(typeName)]), ...further];
  const optional = !all.some(({ required }) => required);
  const member = property(key, intersectionOf(parts), { optional });
  return parts.length === 0 ? [] : [document(member, { paragraphs })];
}

function bodyMember({ body, id }: OperationModel, types: SchemaTypes): ts.TypeElement[] {
  if (body === undefined) {
    return [];
  }
  const type = sentType(body, types, formatFragment(["operations", id, "requestBody"]));
  const member = property("body", type, { optional: !body.required });
  const media = body.mediaType === "application/json" ? undefined : `Sent as \`${body.mediaType}\`.`;
  return [document(member, { paragraphs: [body.description ?? "Body of the request.", media] })];
}
