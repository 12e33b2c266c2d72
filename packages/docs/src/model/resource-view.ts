import type { Contract, Operation, Resource } from "./contract.ts";
import type { Field } from "./field.ts";
import type { Body, OperationView } from "./operation-view.ts";
import { type SchemaView, schemaView } from "./schema-view.ts";

/** A resource in a profile: the schemas of its items and its open points. */
export interface ResourceView {
  readonly schemas: readonly SchemaView[];
  /** IDs of the operations' open points, except those listed for fields or for the whole contract. */
  readonly open: readonly string[];
}

export function resourceView(
  contract: Contract,
  resource: Resource,
  profile: "shown" | "filled",
): ResourceView {
  const schemas = itemSchemas(resource).flatMap((name) => schemaView(contract[profile], name) ?? []);
  const everywhere = openEverywhere(contract, profile);
  const told = [...everywhere, ...openIn(schemas)];
  const open = openAt(resource, profile).filter((id) => !told.includes(id));
  return { schemas, open: [...new Set(open)] };
}

/** Returns the IDs of points that are open for every resource. The contract's overview lists them. */
export function openEverywhere({ resources }: Contract, profile: "shown" | "filled"): string[] {
  const used = resources.filter(({ operations }) => operations.some((operation) => operation[profile]));
  if (used.length < 2) return [];
  const [first = [], ...others] = used.map((resource) => openAt(resource, profile));
  return [...new Set(first)].filter((id) => others.every((open) => open.includes(id)));
}

function openAt({ operations }: Resource, profile: "shown" | "filled"): string[] {
  return operations.flatMap((operation) => openAtOperation(operation[profile]));
}

function openAtOperation(view: OperationView | undefined): string[] {
  if (view === undefined) return [];
  const { open, pathParameters, parameters, body, responses } = view;
  return [
    ...open,
    ...openIn([...pathParameters, ...parameters]),
    ...openInBody(body),
    ...responses.flatMap((response) => [...response.open, ...openInBody(response.body)]),
  ];
}

function openInBody(body: Body | undefined): string[] {
  return body === undefined ? [] : [...body.open, ...openIn(body.fields)];
}

function openIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ open, fields: below }) => [...open, ...openIn(below)]);
}

/**
 * Returns the names of a resource's item schemas: the results of its get and list operations, or else of its create
 * operation.
 */
export function itemSchemas({ operations }: Resource): string[] {
  const read = operations.flatMap((operation) => [...gotSchema(operation), ...listedSchema(operation)]);
  const names = read.length > 0 ? read : operations.flatMap(createdSchema);
  return [...new Set(names)];
}

/**
 * Returns the result schema of an operation that gets a single item, which means that its path ends with a parameter.
 */
function gotSchema({ method, path, filled }: Operation): string[] {
  return method === "GET" && path.endsWith("}") ? schemaName(successBody(filled)) : [];
}

/** Returns the item schema of a list operation: the page items, or the items of the only array in the response. */
function listedSchema({ method, path, filled }: Operation): string[] {
  if (method !== "GET" || path.endsWith("}") || hasVerb(path)) return [];
  const arrays = (successBody(filled)?.fields ?? []).filter(({ type }) => type.text === "array of");
  const items = filled.pagination?.items?.slice(1);
  const listed = items === undefined ? arrays : arrays.filter(({ name }) => name === items);
  return listed.length === 1 ? schemaName(listed[0]) : [];
}

/** Returns the result schema of an operation that creates an item immediately. */
function createdSchema({ method, path, filled }: Operation): string[] {
  const adds = (method === "POST" || method === "PUT") && !path.endsWith("}") && !hasVerb(path);
  return adds && filled.waits === undefined ? schemaName(successBody(filled)) : [];
}

/** Returns whether a path ends with a verb, for example `/v1/matters/{matterId}:close`. */
function hasVerb(path: string): boolean {
  return path.slice(path.lastIndexOf("/")).includes(":");
}

function successBody({ responses }: OperationView): Body | undefined {
  return responses.find(({ status }) => status.startsWith("2"))?.body;
}

function schemaName(part: Pick<Field, "type"> | undefined): string[] {
  return part?.type.schema === undefined ? [] : [part.type.schema.name];
}
