import type { RegisteredPoint } from "@seamline/specs/provenance";
import type { Contract, Operation } from "../model/contract.ts";
import { openPoints } from "../model/profile-document.ts";
import type { InventoryRow } from "./inventory.ts";

/** The place of a source statement in the contract: a page, or a description for parts without a page. */
export interface RowPlace {
  readonly label: string;
  readonly url?: string;
  /** Extension point, if the statement is about something that the source does not show. */
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

/** Returns the places of an inventory row in a contract. A test fails for rows without a place. */
export function rowPlaces(section: string, contract: Contract, row: InventoryRow): RowPlace[] {
  return FINDERS[section]?.(contract, row) ?? [];
}

function operationPlace({ title, url }: Operation): RowPlace {
  return { label: title, url };
}

/** Finds a resource by its path or client path. If no resource matches, returns the row's description. */
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

/**
 * Returns the schemas that contain a field. If an extension point covers the field, excludes schemas without this
 * point.
 */
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

/** Finds statements that OpenAPI cannot express, which are stored as facts or access rules. */
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
