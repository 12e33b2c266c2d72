import type { RegisteredPoint } from "@seamline/specs/provenance";
import type { Contract, Operation } from "../model/contract.ts";
import { openPoints } from "../model/profile-document.ts";
import type { InventoryRow } from "./inventory.ts";

/** Where a statement of a source went: a page, or words for what has none. */
export interface RowPlace {
  readonly label: string;
  readonly url?: string;
  /** The point, where the statement is that something is not shown. */
  readonly point?: RegisteredPoint;
}

type Finder = (contract: Contract, row: InventoryRow) => RowPlace[];

const FINDERS: Readonly<Record<string, Finder>> = {
  operations: ({ operations }, { operationId }) =>
    operations.filter((each) => each.operationId === operationId).map(operationPlace),
  resources: resourcePlaces,
  fields: fieldPlaces,
  parameters: ({ operations }, { name }) =>
    operations.filter((operation) => parameterNames(operation).includes(String(name))).map(operationPlace),
  statuses: ({ operations }, { status }) =>
    operations
      .filter(({ filled }) => filled.responses.some((response) => response.status === String(status)))
      .map(operationPlace),
  rules: factPlaces,
  notShown: ({ points, urls }, { points: ids }) =>
    points
      .filter(({ id }) => (ids as readonly string[]).includes(id))
      .map((point) => ({ label: point.id, url: urls.point(point.id), point })),
  inferred: inferredPlaces,
};

/** Where a row of an inventory went in a contract; empty where it went nowhere, which a test forbids. */
export function rowPlaces(section: string, contract: Contract, row: InventoryRow): RowPlace[] {
  return FINDERS[section]?.(contract, row) ?? [];
}

function operationPlace({ title, url }: Operation): RowPlace {
  return { label: title, url };
}

/** A resource has a path or a place in the tree of the client; of one without either, the row says where it is met. */
function resourcePlaces(
  { operations, resources }: Contract,
  { resource, path, about }: InventoryRow,
): RowPlace[] {
  const collection = String(path ?? "").replace(/\/\*\*$/, "");
  const own = operations.filter((operation) =>
    path === undefined ? operation.place.startsWith(`${resource}.`) : operation.path === collection,
  );
  const tags = new Set(own.map(({ tag }) => tag));
  const places = resources
    .filter(({ tag }) => tags.has(tag))
    .map(({ title, url }) => ({ label: title, url }));
  return places.length > 0 || about === undefined ? places : [{ label: about }];
}

interface NamedFields {
  readonly properties?: object;
  readonly "x-named-fields"?: object;
}

/** The schemas that have a field, of the resource that the row names if a schema says whose it is. */
function fieldPlaces({ shown, urls, points }: Contract, row: InventoryRow): RowPlace[] {
  const field = String(row.field);
  const resource = String(row.resource).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const owner = String(row.point ?? `${resource}.fields`);
  const hasOwner = points.some(({ id }) => id === owner);
  return Object.entries(shown.bundle.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const named: object = {
      ...(schema as NamedFields).properties,
      ...(schema as NamedFields)["x-named-fields"],
    };
    const isOfOwner = !hasOwner || openPoints(schema as Parameters<typeof openPoints>[0]).includes(owner);
    return field in named && isOfOwner ? [{ label: `${name}.${field}`, url: urls.schema(name) }] : [];
  });
}

function parameterNames({ filled, path }: Operation): string[] {
  const { pathParameters, parameters, standardParameters, resourceName } = filled;
  const fields = [...pathParameters, ...parameters].map(({ name }) => name);
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return [...fields, ...standardParameters, ...inPath, ...(resourceName ? [resourceName.parameter] : [])];
}

/** What OpenAPI has no place for is kept as a fact or as an access rule. */
function factPlaces({ shown }: Contract, { id }: InventoryRow): RowPlace[] {
  return ["x-facts", "x-access-rules"].flatMap((keyword) => {
    const statements = (shown.bundle[keyword] ?? {}) as Readonly<Record<string, { says: string }>>;
    const statement = statements[String(id)];
    return statement === undefined ? [] : [{ label: statement.says }];
  });
}

function inferredPlaces({ shown }: Contract, { reason }: InventoryRow): RowPlace[] {
  const reasons = (shown.bundle["x-inferred-reasons"] ?? {}) as Readonly<Record<string, { reason: string }>>;
  const stated = reasons[String(reason)];
  return stated === undefined ? [] : [{ label: stated.reason }];
}
