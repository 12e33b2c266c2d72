import { formatFragment } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import { pointIds } from "../document/points.ts";
import type { CommonModel, Model, OperationModel, ParameterGroup, ParameterModel } from "../model/model.ts";
import { type Doc, document, schemaDoc } from "./js-doc.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { interfaceOf, keyword, named, property } from "./syntax.ts";

/** Declares the common query parameters, and `interface ListMattersQuery { … }` for every operation. */
export function declareQueries({ operations, commonQuery }: Model, types: SchemaTypes): ts.Statement[] {
  const own = operations.flatMap(({ query, place }) =>
    declareGroup(query, `Query parameters of \`${place.join(".")}\`.`, types, commonQuery),
  );
  return commonQuery === undefined ? own : [declareCommonQuery(commonQuery, types), ...own];
}

/** Declares `interface GetMatterHeaders { … }` and `interface GetMatterCookies { … }`. */
export function declareHeaders(
  { header, cookie, place }: OperationModel,
  types: SchemaTypes,
): ts.Statement[] {
  const method = `\`${place.join(".")}\``;
  return [
    ...declareGroup(header, `Headers of ${method}.`, types),
    ...declareGroup(cookie, `Cookies of ${method}.`, types),
  ];
}

/** Returns the input member for a parameter. */
export function parameterMember(parameter: ParameterModel, types: SchemaTypes): ts.TypeElement {
  const { schema } = parameter;
  const place = formatFragment(["paths", "parameters", parameter.name]);
  const type = schema === undefined ? keyword.string : types.typeOf(schema, place);
  const member = property(parameter.key, type, { optional: !parameter.required });
  return document(member, parameterDoc(parameter));
}

function declareCommonQuery(
  { typeName, members }: CommonModel<ParameterModel>,
  types: SchemaTypes,
): ts.Statement {
  const parameters = members.map((parameter) => parameterMember(parameter, types));
  return document(interfaceOf(typeName, parameters), {
    paragraphs: ["Query parameters that every operation accepts."],
  });
}

function declareGroup(
  { own, typeName }: ParameterGroup,
  text: string,
  types: SchemaTypes,
  common?: CommonModel<ParameterModel>,
): ts.Statement[] {
  if (typeName === undefined || own.length === 0) {
    return [];
  }
  const members = own.map((parameter) => parameterMember(parameter, types));
  const declaration = interfaceOf(typeName, members, common && { extends: named(common.typeName) });
  return [document(declaration, { paragraphs: [text] })];
}

function parameterDoc({ description, deprecated, points, schema = {} }: ParameterModel): Doc {
  return schemaDoc({
    ...schema,
    description: description ?? schema.description,
    deprecated: deprecated ?? schema.deprecated,
    "x-extension-point": [...new Set([...points, ...pointIds(schema)])],
  });
}
