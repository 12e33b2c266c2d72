import { formatFragment } from "@seamline/openapi/json-pointer";
import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { OpenApiDocument, Schema } from "../document/editable-document.ts";
import { resolve } from "../document/operation-entry.ts";
import type { Model, OperationModel, ParameterGroup, ParameterModel } from "../model/model.ts";
import { receivedType } from "./body-types.ts";
import { headerOf } from "./header.ts";
import { document } from "./js-doc.ts";
import { declareQueries, parameterMember } from "./parameter-declarations.ts";
import { printStatements } from "./print.ts";
import { dataType } from "./responses-declaration.ts";
import { declareSchema } from "./schema-declarations.ts";
import { SchemaTypes } from "./schema-types.ts";
import { interfaceOf, named, property } from "./syntax.ts";

export interface ContractTypesFileOptions {
  readonly command: string;
  readonly typeName: string;
}

/** Emits the schemas by name, the parsed queries, and each operation's parsed requests and responses. */
export function emitContractTypes(model: Model, { command, typeName }: ContractTypesFileOptions): string {
  const types = SchemaTypes.of(model, "anything");
  const schemas = model.schemas.flatMap((schema) => declareSchema(schema, types));
  const queries = declareQueries(withDefaults(model), types);
  const members = model.operations.map((operation) => operationMember(operation, types));
  const operations = document(interfaceOf(typeName, members), {
    paragraphs: [`Parsed requests and responses of all operations of ${model.title}.`],
  });
  // Helper types that openapi-typescript requires for the types above.
  const helpers = types.context.injectFooter.map((helper) => types.shape(helper));
  return printStatements(headerOf(command), [...helpers, ...schemas, ...queries, operations]);
}

function operationMember(operation: OperationModel, types: SchemaTypes): ts.TypeElement {
  const { id, method, path, summary, segments, body } = operation;
  const parts = literalOf([
    property("path", literalOf(segments.map((parameter) => parameterMember(parameter, types)))),
    property("query", queryType(operation.query)),
    property("body", receivedType(body, types, formatFragment(["operations", id, "requestBody"]))),
    property("response", dataType(operation, types)),
  ]);
  return document(property(id, parts), { paragraphs: [summary, `\`${method} ${path}\``] });
}

function queryType({ all, typeName }: ParameterGroup): ts.TypeNode {
  return typeName === undefined || all.length === 0 ? literalOf([]) : named(typeName);
}

function literalOf(members: readonly ts.TypeElement[]): ts.TypeNode {
  return compiler.factory.createTypeLiteralNode(members);
}

/** Makes query parameters with defaults required, because parsed requests contain the defaults. */
function withDefaults({ operations, commonQuery, ...model }: Model): Model {
  const filled = (parameters: readonly ParameterModel[]): ParameterModel[] =>
    parameters.map((parameter) => ({
      ...parameter,
      required: parameter.required || hasDefault(parameter.schema, model.document),
    }));
  return {
    ...model,
    operations: operations.map(({ query, ...operation }) => ({
      ...operation,
      query: { ...query, all: filled(query.all), own: filled(query.own) },
    })),
    ...(commonQuery && { commonQuery: { ...commonQuery, members: filled(commonQuery.members) } }),
  };
}

function hasDefault(schema: Schema | undefined, api: OpenApiDocument): boolean {
  return typeof schema === "object" && resolve<Schema>(api, schema).default !== undefined;
}
