import type { OpenApiDocument, OperationObject } from "@seamline/openapi/document";
import { nearestName } from "@seamline/openapi/field-names";
import { operationsOf } from "@seamline/openapi/operations";
import type { CollectionDefinitions } from "./collection-definitions.ts";
import { documentSecurity } from "./defaults/document-security.ts";
import { documentIdOf } from "./defaults/documents.ts";
import { successOf } from "./documented-success.ts";
import { notImplemented } from "./handlers.ts";
import type { DefinitionProblem } from "./invalid-service-error.ts";
import type { AnyDefinition, AnyDocumentDefinition } from "./service-definition.ts";
import { serviceNameProblem } from "./service-name.ts";

/** Returns the problems in a definition that TypeScript cannot detect. */
export function definitionProblems(definition: AnyDefinition): DefinitionProblem[] {
  const { documents, collections } = definition;
  return [
    ...nameProblems(definition),
    ...documents.flatMap((document, index) => documentProblems(document, `documents[${index}]`)),
    ...duplicateIdProblems(definition),
    ...collectionProblems(collections, documents[0]),
    ...seedProblems(definition),
    ...securityProblems(definition),
  ];
}

/** Members that every seed has. Services cannot use these names for their sections. */
const RESERVED_NAMES: readonly string[] = ["accounts", "tokens"];

function nameProblems({ name }: AnyDefinition): DefinitionProblem[] {
  const invalid = serviceNameProblem(name);
  if (invalid !== undefined) return [{ member: "name", problem: invalid }];
  if (!RESERVED_NAMES.includes(name)) return [];
  return [
    { member: "name", problem: `"${name}" is reserved, because all seeds have a member with this name.` },
  ];
}

function documentProblems(
  { document, handlers }: AnyDocumentDefinition,
  member: string,
): DefinitionProblem[] {
  const contract = document as OpenApiDocument;
  if (!/^3\.[12]\./.test(contract.openapi ?? "") || !contract.paths)
    return [
      {
        member: `${member}.document`,
        problem: `must be an OpenAPI 3.1 or 3.2 document with paths${versionOf(document)}.`,
      },
    ];
  const operations = operationsOf(contract);
  const ids = operations.flatMap(({ operation }) => operation.operationId ?? []);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const unnamed = operations.filter(({ operation }) => !operation.operationId);
  return [
    ...unnamed.map(({ method, path }) => ({
      member: `${member}.document`,
      problem: `${method.toUpperCase()} ${path} must have an operationId.`,
    })),
    ...[...repeated].map((id) => ({
      member: `${member}.document`,
      problem: `two operations have the operationId "${id}".`,
    })),
    ...operations
      .filter(({ operation }) => isWithoutSuccess(operation, handlers))
      .map(({ method, path }) => ({
        member: `${member}.document`,
        problem: `${method.toUpperCase()} ${path} has a handler, so it must document a 2XX or default response.`,
      })),
    ...Object.keys(handlers)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        member: `${member}.handlers.${id}`,
        problem: `the document has no operation "${id}"${suggestion(id, ids)}.`,
      })),
  ];
}

function versionOf(document: object): string {
  const { openapi, swagger } = document as { readonly openapi?: unknown; readonly swagger?: unknown };
  const version = openapi ?? swagger;
  if (version === undefined || /^3\.[12]\./.test(`${version}`)) return "";
  return `, but is ${openapi === undefined ? "Swagger" : "OpenAPI"} ${version}`;
}

function isWithoutSuccess(
  { operationId = "", responses = {} }: OperationObject,
  handlers: AnyDocumentDefinition["handlers"],
): boolean {
  const handler = Object.hasOwn(handlers, operationId) ? handlers[operationId] : notImplemented;
  return handler !== notImplemented && successOf(Object.keys(responses)) === undefined;
}

function duplicateIdProblems({ name, documents }: AnyDefinition): DefinitionProblem[] {
  const ids = documents.map((document) => documentIdOf(name, document));
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (first === index) return [];
    return [
      { member: `documents[${index}].id`, problem: `"${id}" is already the id of documents[${first}].` },
    ];
  });
}

/** Reserved collection for the tasks of a service. */
const TASKS = "tasks";

function collectionProblems(
  collections: CollectionDefinitions,
  document: AnyDocumentDefinition | undefined,
): DefinitionProblem[] {
  const schemas = Object.keys((document?.document as OpenApiDocument | undefined)?.components?.schemas ?? {});
  return Object.entries(collections).flatMap(([name, { schema }]) => {
    const member = `collections.${name}`;
    if (name === TASKS) return [{ member, problem: `"${TASKS}" is reserved for the service's tasks.` }];
    if (schema === undefined || schemas.includes(schema)) return [];
    const problem = `the document has no component schema "${schema}"${suggestion(schema, schemas)}.`;
    return [{ member: `${member}.schema`, problem }];
  });
}

/** Checks that a custom `seed` has a custom `writeSeed`, because the default stores only the default section. */
function seedProblems({ seed, writeSeed }: AnyDefinition): DefinitionProblem[] {
  if (!seed || writeSeed) return [];
  return [{ member: "writeSeed", problem: "is required if the definition has `seed`." }];
}

function securityProblems({ documents, authenticate }: AnyDefinition): DefinitionProblem[] {
  if (authenticate) return [];
  return documentSecurity(documents).unsupported.map(({ operationId, schemes }) => ({
    member: "authenticate",
    problem: `is required: ${operationId} requires the security scheme ${schemes}, but only bearer tokens have a default.`,
  }));
}

function suggestion(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? "" : ` (did you mean "${nearest}"?)`;
}
