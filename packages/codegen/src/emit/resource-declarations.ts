import type ts from "typescript";
import type { Model, OperationModel, ResourceNode } from "../model/model.ts";
import { needsInput } from "./input-declaration.ts";
import { document } from "./js-doc.ts";
import { methodDoc } from "./method-doc.ts";
import { itemType, partType } from "./part-types.ts";
import { dataType } from "./responses-declaration.ts";
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
    return document(signature, methodDoc(operation, model));
  });
  const children = node.children.map((child) =>
    property(child.name, named(child.typeName), { readonly: true }),
  );
  return [...methods, ...children];
}

function callType(operation: OperationModel, { document: api }: Model, types: SchemaTypes): ts.TypeNode {
  const data = dataType(operation, types);
  const responses = named(operation.responsesName);
  const { pagination, longRunning } = operation;
  const context = { document: api, types };
  if (pagination !== undefined) {
    return named("PageCall", data, itemType(operation, context), responses);
  }
  if (longRunning !== undefined) {
    const name = longRunning.cancel === undefined ? "OperationCall" : "CancellableOperationCall";
    const result = partType(operation, longRunning.response, context);
    const metadata = partType(operation, longRunning.metadata, context);
    return named(name, result, metadata, data, responses);
  }
  return named("ApiCall", data, responses);
}
