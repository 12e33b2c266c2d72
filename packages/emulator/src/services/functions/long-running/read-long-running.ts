import {
  allItems,
  type KeyPage,
  keyPage,
  pageSizeOf,
  readFilter,
  ServiceError,
} from "@seamline/emulator-kit";
import type {
  ListOperationsResponse as ListOperationsResponseV1,
  Operation as OperationV1,
} from "../../../generated/functions-v1.types.gen.ts";
import type {
  ListOperationsResponse as ListOperationsResponseV2,
  Operation as OperationV2,
} from "../../../generated/functions-v2.types.gen.ts";
import { isVisibleIn, MAX_PAGE_SIZE } from "../api-versions.ts";
import type { FunctionsCall, FunctionsReader, V1Call, V2Call } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { longRunningRepresentationV1, longRunningRepresentationV2 } from "./long-running-representation.ts";
import type { StoredLongRunning } from "./stored-long-running.ts";
import { v1LongRunningSelector } from "./v1-long-running-filter.ts";

export async function getOperationV1(call: V1Call<"getOperation">): Promise<OperationV1> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => requireLongRunning(reader, path, resourceName));
  return longRunningRepresentationV1(operation, request.origin);
}

export async function getOperationV2(call: V2Call<"getOperation">): Promise<OperationV2> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => requireLongRunning(reader, path, resourceName));
  return longRunningRepresentationV2(operation, request.origin);
}

/** The parts of an operation name. Names in v1 contain neither a project nor a location. */
interface LongRunningPath {
  readonly operation: string;
  readonly project?: string;
  readonly location?: string;
}

/**
 * Returns the long-running operation with the given name. In v1, its function must be visible in v1. In the v2 family,
 * it must belong to the project and location in the path.
 *
 * @param name the name from the request
 * @throws ServiceError 404
 */
async function requireLongRunning(
  reader: FunctionsReader,
  path: LongRunningPath,
  name: string | undefined,
): Promise<StoredLongRunning> {
  const stored = await reader.get("operations", path.operation);
  if (stored && isAtPath(stored, path)) return stored;
  throw new ServiceError(404, `There is no operation ${name ?? path.operation}.`, { field: name });
}

function isAtPath(stored: StoredLongRunning, { project, location }: LongRunningPath): boolean {
  if (project === undefined) return isVisibleIn("v1", stored);
  return stored.project === project && stored.location === location;
}

/**
 * Lists the long-running operations on functions that are visible in v1. The path in v1 does not contain a project, so
 * the list includes all projects unless the filter selects one.
 *
 * @throws ServiceError 400
 */
export async function listOperationsV1(call: V1Call<"listOperations">): Promise<ListOperationsResponseV1> {
  const select = v1LongRunningSelector(call.query.filter);
  const { items, ...rest } = await listLongRunning(call, {
    query: call.query,
    place: [],
    select: (operations) => select(operations.filter((each) => isVisibleIn("v1", each))),
    represent: (operation) => longRunningRepresentationV1(operation, call.request.origin),
  });
  return { operations: [...items], ...rest };
}

/**
 * Lists a project's long-running operations in a location, or in all locations (`-`). The filter is applied to the
 * representations.
 */
export async function listOperationsV2(call: V2Call<"listOperations">): Promise<ListOperationsResponseV2> {
  const { context, path, query, request } = call;
  const filter = readFilter(query.filter);
  const isEverywhere = path.location === "-";
  if (!isEverywhere) requireLocation(context.fixtures, path.location);
  const { items, ...rest } = await listLongRunning(call, {
    query,
    place: isEverywhere ? [path.project] : [path.project, path.location],
    represent: (operation) => longRunningRepresentationV2(operation, request.origin),
    matches: (operation) => filter.matches(operation),
  });
  return { operations: [...items], ...rest, ...(isEverywhere && { unreachable: [] }) };
}

interface LongRunningListQuery {
  readonly filter?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** Defines which long-running operations a list contains, and how they are represented. */
interface LongRunningList<Representation> {
  readonly query: LongRunningListQuery;
  /** A project and location, only a project, or neither. */
  readonly place: readonly string[];
  /** Selects operations in the location. By default, all operations are selected. */
  select?(operations: readonly StoredLongRunning[]): readonly StoredLongRunning[];
  represent(operation: StoredLongRunning): Representation;
  /** Filters by representation. By default, every operation matches. */
  matches?(representation: Representation): boolean;
}

/** Returns a page of long-running operations, sorted by start time. */
async function listLongRunning<Representation extends OperationV1 | OperationV2>(
  call: Pick<FunctionsCall, "context" | "faults">,
  { query, place, select = (all) => all, represent, matches = () => true }: LongRunningList<Representation>,
): Promise<KeyPage<Representation>> {
  const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
  const scope = JSON.stringify(["operations", ...place, query.filter ?? ""]);
  const rows = select(await findLongRunning(call, place))
    .map((operation) => ({ number: operation.number, operation: represent(operation) }))
    .filter(({ operation }) => matches(operation));
  const pageQuery = { pageToken: query.pageToken, pageSize, scope };
  const { items, ...rest } = keyPage(rows, ({ number }) => [number], pageQuery, call.faults);
  return { items: items.map(({ operation }) => operation), ...rest };
}

function findLongRunning(
  { context }: Pick<FunctionsCall, "context">,
  place: readonly string[],
): Promise<StoredLongRunning[]> {
  return context.state.read(async (reader) => {
    const items = await allItems(reader, "operations", { index: "byPlace", equals: place });
    return items.map(({ value }) => value);
  });
}
