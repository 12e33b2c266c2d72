import type ts from "typescript";
import { byCodePoint } from "../identifiers.ts";
import type { Model } from "../model/model.ts";
import { declareAccept } from "./accept-types.ts";
import { rawBodyName, rawBodyType } from "./body-types.ts";
import { declareInput } from "./input-declaration.ts";
import { document } from "./js-doc.ts";
import { declareHeaders } from "./parameter-declarations.ts";
import { printStatements } from "./print.ts";
import { declareResources } from "./resource-declarations.ts";
import { declareCommonFailures, declareResponses } from "./responses-declaration.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { importTypes, referencedNames, typeAlias } from "./syntax.ts";

const coreTypes: readonly string[] = [
  "ApiCall",
  "BareClient",
  "CallAsShown",
  "CallOptions",
  "CancellableOperationCall",
  "CancellableOperations",
  "LinkPageCall",
  "OperationCall",
  "OperationDefinition",
  "PageCall",
  "PointFill",
  "Resumable",
  "ResumableOperations",
  "ServerSentEvent",
  "ServiceClient",
  "StreamCall",
  "ServiceDefinition",
  "ServiceDescription",
  "Unlisted",
];

/** Emits `client.gen.ts`: the resource tree, and every operation's input and responses. */
export function emitClient(model: Model, types: SchemaTypes, header: string): string {
  const declarations = [
    ...declareResources(model, types),
    ...(model.commonFailures ? [declareCommonFailures(model.commonFailures, types)] : []),
    ...model.operations.flatMap((operation) => [
      declareInput(operation, types),
      ...declareHeaders(operation, types),
      ...declareAccept(operation),
      declareResponses(operation, model, types),
    ]),
  ];
  const names = referencedNames(declarations);
  const helpers = names.has(rawBodyName) ? [declareRawBody()] : [];
  return printStatements(header, [...importsOf(names, model), ...helpers, ...declarations]);
}

/** Returns type imports for the names used in a file, except for names declared in `client.gen.ts`. */
export function importsOf(names: ReadonlySet<string>, model: Model): ts.Statement[] {
  const nameTypes = model.namePatterns.map(({ typeName }) => typeName);
  const generated = [
    ...model.schemas.map(({ typeName }) => typeName),
    ...model.operations.flatMap(({ query }) => query.typeName ?? []),
    ...["ExtensionPoints", "WithRequired", "components", "operations", "paths"],
  ];
  const used = (candidates: readonly string[]): string[] =>
    [...new Set(candidates)].filter((name) => names.has(name)).sort(byCodePoint);
  return [
    ...importTypes(used(coreTypes), "@seamline/client-core"),
    ...importTypes(used(nameTypes), "./names.gen.js"),
    ...importTypes(used(generated), "./types.gen.js"),
  ];
}

function declareRawBody(): ts.Statement {
  return document(typeAlias(rawBodyName, rawBodyType()), {
    paragraphs: ["A body that is sent unchanged. A function must return a new stream for each attempt."],
  });
}
