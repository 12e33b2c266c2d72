import type ts from "typescript";
import { isIdentifier } from "../identifiers.ts";
import type { Model, OperationModel, ParameterModel, ResourceNode } from "../model/model.ts";
import { needsInput } from "./input-declaration.ts";
import { type Doc, document, oneLine, pointsText } from "./js-doc.ts";
import { dataType, itemType } from "./responses-declaration.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { interfaceOf, method, named, property } from "./syntax.ts";

/** The interface of the client and of every resource below it, parents first. */
export function declareResources(model: Model, types: SchemaTypes): ts.Statement[] {
  const base = named("ServiceClient", named("paths"));
  const client = interfaceOf(model.clientName, membersOf(model.tree, model, types), { extends: base });
  const profile = model.profile === undefined ? undefined : `Profile: ${model.profile}.`;
  // OpenAPI demands a version even where there is none to tell: one without a digit says nothing.
  const version = /\d/.test(model.version) ? model.version : undefined;
  const title = `Client of ${[model.title, version].filter(Boolean).join(", ")}.`;
  const below = model.tree.children.flatMap((child) => declareNode(child, child.name, model, types));
  return [document(client, { paragraphs: [title, profile] }), ...below];
}

function declareNode(node: ResourceNode, place: string, model: Model, types: SchemaTypes): ts.Statement[] {
  const declaration = interfaceOf(node.typeName, membersOf(node, model, types));
  const below = node.children.flatMap((child) => declareNode(child, `${place}.${child.name}`, model, types));
  return [document(declaration, { paragraphs: [`Calls of \`${place}\`.`] }), ...below];
}

function membersOf(node: ResourceNode, model: Model, types: SchemaTypes): ts.TypeElement[] {
  const methods = node.methods.map(({ name, operation }) => {
    const input = { name: "input", type: named(operation.inputName), optional: !needsInput(operation) };
    const options = { name: "options", type: named("CallOptions"), optional: true };
    const signature = method(name, [input, options], callType(operation, model, types));
    return document(signature, methodDoc(operation));
  });
  const children = node.children.map((child) =>
    property(child.name, named(child.typeName), { readonly: true }),
  );
  return [...methods, ...children];
}

function callType(operation: OperationModel, model: Model, types: SchemaTypes): ts.TypeNode {
  const data = dataType(operation, types);
  const responses = named(operation.responsesName);
  return operation.pagination === undefined
    ? named("ApiCall", data, responses)
    : named("PageCall", data, itemType(operation, data, model.document, types), responses);
}

/** Purpose, parameters, answers and errors, for whoever hovers over the call. */
function methodDoc(operation: OperationModel): Doc {
  return {
    paragraphs: [
      sentence(operation.summary),
      operation.description,
      `\`${operation.method} ${operation.path}\``,
      pointsText(operation.points),
    ],
    tags: [
      ...parameterTags(operation),
      ...answerTags(operation),
      ...(operation.deprecated ? ["@deprecated"] : []),
    ],
  };
}

function parameterTags({ resourceName, pathParameters, query, header, body }: OperationModel): string[] {
  const name = resourceName?.key === undefined ? [] : [`input.${resourceName.key}`];
  return [
    ...name.map((key) => tag(`@param ${key}`, `Resource name of the form \`${resourceName?.pattern}\`.`)),
    ...pathParameters.map((parameter) => parameterTag("input", parameter)),
    ...query.map((parameter) => parameterTag("input.query", parameter)),
    ...header.map((parameter) => parameterTag("input.header", parameter)),
    ...(body === undefined ? [] : [tag("@param input.body", body.description)]),
  ];
}

/** A tag can only name what could stand in code. */
function parameterTag(holder: string, { key, description }: ParameterModel): string {
  return isIdentifier(key)
    ? tag(`@param ${holder}.${key}`, description)
    : tag(`@param ${holder}`, `\`${key}\` ${description ?? ""}`);
}

function answerTags({ responses }: OperationModel): string[] {
  const successes = responses.filter(({ isSuccess }) => isSuccess);
  const failures = responses.filter(({ isSuccess }) => !isSuccess);
  const texts = successes.map(({ status, description }) => `\`${status}\`: ${oneLine(description)}`);
  return [
    ...(texts.length === 0 ? [] : [`@returns ${texts.join("; ")}`]),
    ...failures.map(({ status, description }) => `@throws {ApiError} \`${status}\`: ${oneLine(description)}`),
  ];
}

function tag(name: string, text: string | undefined): string {
  const said = oneLine(text);
  return said === "" ? name : `${name} - ${said}`;
}

function sentence(text: string | undefined): string | undefined {
  const said = text?.trim();
  return said === undefined || said === "" || /[.!?]$/.test(said) ? said : `${said}.`;
}
