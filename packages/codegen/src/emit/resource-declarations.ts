import type ts from "typescript";
import { byCodePoint } from "../identifiers.ts";
import type { LongRunningModel, Model, OperationModel, ResourceNode } from "../model/model.ts";
import { adviceOf, fullerText } from "../model/unshown-features.ts";
import { acceptArguments, typeParametersOf } from "./accept-types.ts";
import { additionalMethods } from "./additional-methods.ts";
import { itemTypeOf } from "./body-types.ts";
import { needsInput } from "./input-declaration.ts";
import { document } from "./js-doc.ts";
import { methodDoc } from "./method-doc.ts";
import { itemType, partType } from "./part-types.ts";
import { dataType } from "./responses-declaration.ts";
import type { SchemaTypes } from "./schema-types.ts";
import {
  interfaceOf,
  literalType,
  method,
  named,
  type ParameterSpec,
  property,
  stringType,
  unionOf,
} from "./syntax.ts";

/** Declares the interfaces of the client and of all resources below it, parents first. */
export function declareResources(model: Model, types: SchemaTypes): ts.Statement[] {
  const methods = additionalMethods(model).map(literalType);
  const more = methods.length > 0 ? [unionOf(methods)] : [];
  const base = named("ServiceClient", named("paths"), stringType(model.title), ...more);
  const resumed = resumableOperations(model);
  const hasOperations = model.tree.children.some(isOperations);
  const ownOperations =
    resumed && !hasOperations ? [property(operationsName, resumed, { readonly: true })] : [];
  const members = [...membersOf(model.tree, model, types), ...ownOperations, readingMethods(model)];
  const client = interfaceOf(model.clientName, members, { extends: base });
  const profile = model.profile === undefined ? undefined : `Profile: ${model.profile}.`;
  const advice = model.fuller && fullerText(model.fuller);
  const isVersioned = model.apiVersion === undefined || model.title.endsWith(` ${model.apiVersion}`);
  const title = `Client of ${isVersioned ? model.title : `${model.title}, ${model.apiVersion}`}.`;
  const below = model.tree.children.flatMap((child) =>
    declareNode(child, child.name, model, types, isOperations(child) ? resumed : undefined),
  );
  const started = resumed ? [declareStartedOperations(model, types)] : [];
  return [document(client, { paragraphs: [title, profile, advice] }), ...below, ...started];
}

/** Read-only HTTP methods. */
const SAFE_METHOD = /^(?:GET|HEAD|OPTIONS|QUERY)$/;

/** Declares the paths of read-only methods, for helpers that repeat calls. Other methods must not be repeated. */
function readingMethods({ operations }: Model): ts.PropertySignature {
  const places = operations.flatMap(({ method, place }) => (SAFE_METHOD.test(method) ? place.join(".") : []));
  const type = unionOf(places.sort(byCodePoint).map(stringType));
  return property("~reads", type, { optional: true, readonly: true });
}

const operationsName = "operations";

function isOperations({ name }: ResourceNode): boolean {
  return name === operationsName;
}

/** Returns the base type that has `resume` and, if an operation can be cancelled by name, `cancel`. */
function resumableOperations({ operations }: Model): ts.TypeReferenceNode | undefined {
  const waitable = operations.flatMap(({ longRunning }) => longRunning ?? []);
  const isCancellable = waitable.some(
    ({ cancel, parameters }) => cancel !== undefined && Object.keys(parameters).length === 1,
  );
  if (waitable.length === 0) return undefined;
  return named(isCancellable ? "CancellableOperations" : "ResumableOperations", named(startedName));
}

/** Name of the interface that maps operationIds to the results of `operations.resume`. */
export const startedName = "StartedOperations";

function declareStartedOperations(model: Model, types: SchemaTypes): ts.Statement {
  const context = { document: model.document, types };
  const members = model.operations.flatMap((operation) =>
    operation.longRunning
      ? property(operation.id, waitingType(operation, operation.longRunning, context))
      : [],
  );
  const paragraphs = [
    "Results of `operations.resume`, by the operationId of the call that started the operation.",
  ];
  return document(interfaceOf(startedName, members), { paragraphs });
}

function waitingType(
  operation: OperationModel,
  { cancel, response, metadata }: LongRunningModel,
  context: Parameters<typeof partType>[2],
  ...rest: ts.TypeNode[]
): ts.TypeReferenceNode {
  const name = cancel === undefined ? "OperationCall" : "CancellableOperationCall";
  return named(name, partType(operation, response, context), partType(operation, metadata, context), ...rest);
}

function declareNode(
  node: ResourceNode,
  place: string,
  model: Model,
  types: SchemaTypes,
  base?: ts.TypeReferenceNode,
): ts.Statement[] {
  const declaration = interfaceOf(node.typeName, membersOf(node, model, types), {
    ...(base && { extends: base }),
  });
  const below = node.children.flatMap((child) => declareNode(child, `${place}.${child.name}`, model, types));
  return [document(declaration, { paragraphs: [`Calls of \`${place}\`.`] }), ...below];
}

function membersOf(node: ResourceNode, model: Model, types: SchemaTypes): ts.TypeElement[] {
  const methods = node.methods.map(({ name, operation }) => {
    const signature = method(
      name,
      callParameters(operation),
      callType(operation, model, types),
      typeParametersOf(operation),
    );
    return document(signature, methodDoc(operation, model));
  });
  const children = node.children.map((child) =>
    property(child.name, named(child.typeName), { readonly: true }),
  );
  return [...methods, ...children];
}

/** Returns the parameters of a call: its input and its options. */
export function callParameters(operation: OperationModel): ParameterSpec[] {
  return [
    {
      name: "input",
      type: named(operation.inputName, ...acceptArguments(operation)),
      optional: !needsInput(operation),
    },
    { name: "options", type: named("CallOptions"), optional: true },
  ];
}

export function callType(operation: OperationModel, model: Model, types: SchemaTypes): ts.TypeNode {
  const data = dataType(operation, types);
  const responses = named(operation.responsesName, ...acceptArguments(operation));
  const { pagination, longRunning } = operation;
  const context = { document: model.document, types };
  const unshown = model.fuller?.features.get(operation.id);
  if (operation.stream !== undefined) return named("StreamCall", itemTypeOf(operation.stream, types));
  if (pagination !== undefined) {
    const { style, next } = pagination.definition;
    const name = style === "link" && next === undefined ? "LinkPageCall" : "PageCall";
    return named(name, data, itemType(operation, context), responses);
  }
  if (longRunning !== undefined) {
    return waitingType(operation, longRunning, context, data, responses);
  }
  if (unshown !== undefined) {
    return named("CallAsShown", data, responses, literalType(adviceOf(unshown)));
  }
  return named("ApiCall", data, responses);
}
