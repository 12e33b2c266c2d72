import type ts from "typescript";
import { isForm, isMultipartForm } from "../document/operation-entry.ts";
import { inComment, key, literal } from "../literal.ts";
import { type FunctionNames, functionNames } from "../model/function-names.ts";
import type { Model, OperationModel } from "../model/model.ts";
import { typeParametersOf } from "./accept-types.ts";
import { importsOf } from "./client-file.ts";
import { document } from "./js-doc.ts";
import { methodDoc } from "./method-doc.ts";
import { operationData } from "./operation-data.ts";
import { joinParts, printAll } from "./print.ts";
import { callParameters, callType, startedName } from "./resource-declarations.ts";
import type { SchemaTypes } from "./schema-types.ts";
import {
  constant,
  functionType,
  importTypes,
  indexed,
  intersectionOf,
  named,
  referencedNames,
  stringType,
} from "./syntax.ts";

const core = "@seamline/client-core";

/**
 * Emits `operations.gen.ts`. The file contains a constant with the runtime data of each operation, a function that
 * calls each operation, and the client definition, which uses the same constants.
 */
export function emitOperations(model: Model, types: SchemaTypes, header: string): string {
  const { clientName, operations } = model;
  const names = functionNames(model);
  const title = inComment(model.title);
  const ids = operations.map(({ id }) => `\n  | ${JSON.stringify(id)}`).join("");
  const functions = operations.map((operation) => declareFunction(operation, { model, types, names }));
  return joinParts([
    header,
    importLines(model, functions),
    `/** Every operation of ${title}. */
export type OperationId =${ids === "" ? " never" : ids};`,
    ...operations.map((operation) => dataConstant(operation, model, names)),
    ...(model.errors === undefined ? [] : [`const errors = ${literal(model.errors)};`]),
    `/** Facts that all operations share. Pass them to \`createBareClient\` to create a client for the functions below. */
export const service: ServiceDescription<${JSON.stringify(model.title)}> = {
  title: ${JSON.stringify(model.title)},
${errorsMember(model)}};`,
    `/** Client that the functions below accept: the result of \`createBareClient\`, or a {@link ${clientName}}. */
export type OperationsClient = BareClient<${JSON.stringify(model.title)}>;`,
    ...printAll(functions),
    definition(model, names),
  ]);
}

function importLines(model: Model, functions: readonly ts.Statement[]): string {
  const { operations, clientName } = model;
  const features = featuresOf(model);
  const used = referencedNames(functions);
  const encoders = operations.flatMap((operation) => Object.values(writersOf(operation)));
  const define = operations.length > 0 ? ["defineOperation"] : [];
  const steps = operations.flatMap((operation) => stepsOf(operation, model));
  const values = [...new Set([...features, ...encoders, ...define, ...steps])].sort();
  const ownTypes = [
    clientName,
    startedName,
    ...operations.flatMap(({ inputName, responsesName, acceptName = inputName }) => [
      inputName,
      responsesName,
      acceptName,
    ]),
  ];
  const own = ownTypes.filter((name) => name === clientName || used.has(name));
  const always = ["BareClient", "ServiceDefinition", "ServiceDescription"];
  const needed = new Set([...used, ...always, ...(operations.length > 0 ? ["OperationDefinition"] : [])]);
  const [fromCore = "", ...others] = printAll(importsOf(needed, model));
  return [
    ...(values.length > 0 ? [`import { ${values.join(", ")} } from "${core}";`] : []),
    fromCore,
    ...printAll(importTypes([...new Set(own)].sort(), "./client.gen.js")),
    ...others,
  ].join("\n");
}

/** Returns the runtime exports that the operations need. Bundlers omit all others. */
function featuresOf(model: Model): string[] {
  // `requestBody` is not needed, because the resource tree always accepts bodies.
  const used = new Set(model.operations.map((operation) => featureOf(operation, model)));
  return ["asShown", "linkPages", "longRunning", "pages", "streams"].filter((feature) => used.has(feature));
}

function featureOf(
  { id, longRunning, pagination, stream }: OperationModel,
  { fuller }: Model,
): string | undefined {
  if (fuller?.features.has(id)) return "asShown";
  const paged = pagination && (pagination.definition.style === "link" ? "linkPages" : "pages");
  return (longRunning && "longRunning") ?? paged ?? (stream && "streams");
}

/** Returns the runtime exports that add steps to the requests of a standalone operation. */
function stepsOf(operation: OperationModel, { operations }: Model): string[] {
  const called = operations.filter(({ id }) => calledBy(operation).includes(id));
  const needs = {
    acceptInput: operation.acceptName !== undefined,
    idempotencyKeys: called.some(({ idempotent, idempotencyHeader }) => !idempotent || idempotencyHeader),
    queryStyles: called.some((each) => Object.keys(each.queryStyles).length > 0),
    requestBody: operation.body !== undefined,
    resourceNameInput: called.some((each) => each.resourceName),
  };
  return Object.entries(needs).flatMap(([step, isNeeded]) => (isNeeded ? [step] : []));
}

/** Returns the ids of an operation and, if it is long-running, of the operations that read and cancel it. */
function calledBy({ id, longRunning }: OperationModel): string[] {
  const others = [longRunning?.get, longRunning?.cancel].filter((other) => other !== undefined);
  return [...new Set([id, ...others])];
}

/** Returns the runtime exports that serialize parts of a request, keyed by member of the operation's data. */
function writersOf(operation: OperationModel): Readonly<Record<string, string>> {
  const encode = encoderOf(operation);
  return { ...(encode && { encode }), ...(operation.cookie.all.length > 0 && { cookies: "writeCookies" }) };
}

/** Returns the runtime export that serializes an operation's form. */
function encoderOf({ body }: OperationModel): string | undefined {
  if (body === undefined || !isForm(body.mediaType)) return undefined;
  return isMultipartForm(body.mediaType) ? "multipartBody" : "formBody";
}

type Names = ReadonlyMap<string, FunctionNames>;

function dataConstant(operation: OperationModel, model: Model, names: Names): string {
  const data = operationData(operation, model.fuller?.features.get(operation.id));
  // References to runtime functions.
  const writers = Object.entries(writersOf(operation)).map(([name, writer]) => `, ${name}: ${writer}`);
  const text = literal(data).replace(/ \}$/, `${writers.join("")} }`);
  return `const ${names.get(operation.id)?.data} = ${text} satisfies OperationDefinition;`;
}

interface FunctionContext {
  readonly model: Model;
  readonly types: SchemaTypes;
  readonly names: Names;
}

/** Declares the function of an operation, with the data of all operations that it calls. */
function declareFunction(
  operation: OperationModel,
  { model, types, names }: FunctionContext,
): ts.VariableStatement {
  const { id } = operation;
  const table = calledBy(operation)
    .map((each) => `${key(each)}: ${names.get(each)?.data}`)
    .join(", ");
  const features = [...stepsOf(operation, model), featureOf(operation, model)];
  const rest = [JSON.stringify(id), `{ ${table} }`, ...features].filter(Boolean).join(", ");
  const { call = "" } = names.get(id) ?? {};
  const code = `/* @__PURE__ */ defineOperation(service, ${rest})`;
  const doc = methodDoc(operation, model, `${call}(client, input)`);
  return document(constant(call, functionTypeOf(operation, model, types), code), doc);
}

function functionTypeOf(operation: OperationModel, model: Model, types: SchemaTypes): ts.TypeNode {
  const client = named("OperationsClient");
  const parameters = [{ name: "client", type: client, optional: false }, ...callParameters(operation)];
  const call = functionType(parameters, callType(operation, model, types), typeParametersOf(operation));
  if (operation.longRunning === undefined) return call;
  const resumed = indexed(named(startedName), stringType(operation.id));
  return intersectionOf([call, named("Resumable", client, resumed)]);
}

function errorsMember({ errors }: Model): string {
  return errors === undefined ? "" : "  errors,\n";
}

function definition(model: Model, names: Names): string {
  const { clientName, operations } = model;
  const rows = operations.map(({ id }) => `    ${key(id)}: ${names.get(id)?.data},\n`);
  return `/** Pass this definition to \`createClient\` to create a {@link ${clientName}}. */
export const definition: ServiceDefinition<${clientName}> = {
  title: ${JSON.stringify(model.title)},
  operations: {${rows.length > 0 ? "\n" : ""}${rows.join("")}${rows.length > 0 ? "  " : ""}},
  features: [${featuresOf(model).join(", ")}],
${errorsMember(model)}};`;
}
