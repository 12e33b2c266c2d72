import type { OpenApiDocument } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { followReferences, isReference } from "@seamline/openapi/references";
import { successOf } from "@seamline/ui/code/called-operation";
import { type StateMachine, stateMachines } from "@seamline/ui/states/state-machine";
import { control } from "../live/control-client.ts";
import { type Resource, type ResourceOperation, resourcesOf } from "./resource-tree.ts";

/** A loaded contract, with its resources and state machines. */
export interface OpenDocument {
  readonly id: string;
  readonly bundle: OpenApiDocument;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly machines: readonly StateMachine[];
  operation(operationId: string): ResourceOperation | undefined;
}

const opened = new Map<string, Promise<OpenDocument>>();

/** Loads a document and caches it. @throws ControlFailure */
export function openDocument(id: string): Promise<OpenDocument> {
  const known = opened.get(id) ?? load(id);
  opened.set(id, known);
  // Do not cache failures.
  known.catch(() => opened.delete(id));
  return known;
}

async function load(id: string): Promise<OpenDocument> {
  const bundle = await control<OpenApiDocument>("GET", `/documents/${encodeURIComponent(id)}`);
  const resources = resourcesOf(bundle);
  const operations = new Map(
    [...resources.values()].flatMap(operationsIn).map((operation) => [operation.operationId, operation]),
  );
  return {
    id,
    bundle,
    resources,
    machines: stateMachines(bundle),
    operation: (operationId) => operations.get(operationId),
  };
}

function operationsIn({
  list,
  create,
  get,
  update,
  delete: remove,
  ...others
}: Resource): ResourceOperation[] {
  const own = [list, create, get, update, remove].filter((operation) => operation !== undefined);
  return [...own, ...others.actions, ...others.collectionActions];
}

/** Returns the name of the schema that describes a resource's items. */
export function itemSchemaName({ bundle }: OpenDocument, resource: Resource): string | undefined {
  const { get, list, create } = resource;
  const single = get ?? (list ? undefined : create);
  if (single) return schemaName(responseSchema(bundle, single));
  const items = list?.placed.operation["x-pagination"]?.items;
  const listed = list && followReferences<object>(bundle, (responseSchema(bundle, list) ?? {}) as object);
  const property = items && valueAt(listed ?? {}, `/properties${items}/items`);
  return schemaName(property);
}

function responseSchema(bundle: OpenApiDocument, { placed }: ResourceOperation): unknown {
  const { content = {} } = successOf(bundle, placed.operation);
  return Object.values(content)[0]?.schema;
}

function schemaName(schema: unknown): string | undefined {
  return isReference(schema) ? schema.$ref.split("/").at(-1) : undefined;
}

/** Returns the state machine for a resource's items, and the member that contains the state. */
export function machineOf(
  document: OpenDocument,
  resource: Resource,
): { readonly machine: StateMachine; readonly field: string } | undefined {
  const name = itemSchemaName(document, resource);
  for (const machine of document.machines) {
    const found = machine.fields.find(({ schema }) => schema === name);
    if (found) return { machine, field: found.field };
  }
  return undefined;
}
