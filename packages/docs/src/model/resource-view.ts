import type { Contract, Operation, Resource } from "./contract.ts";
import type { Field } from "./field.ts";
import type { Body, OperationView } from "./operation-view.ts";
import { type SchemaView, schemaView } from "./schema-view.ts";

/** A resource in one profile: the schemas of its items, and what is open at it. */
export interface ResourceView {
  readonly schemas: readonly SchemaView[];
  /** Ids of extension points that are open at its operations, but neither at its fields nor at every resource. */
  readonly open: readonly string[];
}

/** Describes a resource in a profile of its contract. */
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

/** The points that are open at each of several resources: the overview of the contract tells of them. */
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
 * Names of the schemas of a resource's items: what its operations get and list, or, if it has neither, what creating an
 * item returns.
 */
export function itemSchemas({ operations }: Resource): string[] {
  const read = operations.flatMap((operation) => [...gotSchema(operation), ...listedSchema(operation)]);
  const names = read.length > 0 ? read : operations.flatMap(createdSchema);
  return [...new Set(names)];
}

/** What an operation returns that gets one item: its path ends with the item's parameter. */
function gotSchema({ method, path, filled }: Operation): string[] {
  return method === "GET" && path.endsWith("}") ? schemaName(successBody(filled)) : [];
}

/** The items of what a list returns: those of its pages, or of the only array of its response. */
function listedSchema({ method, path, filled }: Operation): string[] {
  if (method !== "GET" || path.endsWith("}") || hasVerb(path)) return [];
  const arrays = (successBody(filled)?.fields ?? []).filter(({ type }) => type.text === "array of");
  const items = filled.pagination?.items?.slice(1);
  const listed = items === undefined ? arrays : arrays.filter(({ name }) => name === items);
  return listed.length === 1 ? schemaName(listed[0]) : [];
}

/** What an operation returns that adds an item to a collection and does not begin an operation. */
function createdSchema({ method, path, filled }: Operation): string[] {
  const adds = (method === "POST" || method === "PUT") && !path.endsWith("}") && !hasVerb(path);
  return adds && filled.waits === undefined ? schemaName(successBody(filled)) : [];
}

/** Whether a path ends with a verb: `/v1/matters/{matterId}:close`. */
function hasVerb(path: string): boolean {
  return path.slice(path.lastIndexOf("/")).includes(":");
}

function successBody({ responses }: OperationView): Body | undefined {
  return responses.find(({ status }) => status.startsWith("2"))?.body;
}

function schemaName(part: Pick<Field, "type"> | undefined): string[] {
  return part?.type.schema === undefined ? [] : [part.type.schema.name];
}
